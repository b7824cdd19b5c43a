"""Practice tables."""

import sqlalchemy as sql
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """No table that was there before is one."""
    practice = sql.Column("practice", sql.Boolean, nullable=False, server_default=sql.false())
    op.add_column("tables", practice)
