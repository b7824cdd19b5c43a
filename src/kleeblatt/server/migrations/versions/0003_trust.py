"""Dice made together, what all dice showed, and when a table was last used."""

import sqlalchemy as sql
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Tables that were there before count as used when they were made."""
    op.add_column("tables", sql.Column("mixing", sql.Text))
    op.add_column("tables", sql.Column("used", sql.String))
    op.execute("update tables set used = created")
    op.create_index("tables_used", "tables", ["used"])
    op.create_table(
        "dice",
        sql.Column("game", sql.String, primary_key=True),
        sql.Column("tally", sql.Text, nullable=False),
    )
