"""Tables with real dice."""

import sqlalchemy as sql
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Until now all dice were the server's."""
    op.add_column("tables", sql.Column("dice", sql.String, nullable=False, server_default="server"))
