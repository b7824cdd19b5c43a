"""Tables where play begins at a position."""

import sqlalchemy as sql
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Every table that was there before began at the start."""
    op.add_column("tables", sql.Column("position", sql.Text))
