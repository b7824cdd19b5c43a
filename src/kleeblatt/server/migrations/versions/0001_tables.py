"""Tables, seats, events."""

import sqlalchemy as sql
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """From nothing."""
    op.create_table(
        "tables",
        sql.Column("id", sql.String, primary_key=True),
        sql.Column("created", sql.String, nullable=False),
        sql.Column("game", sql.String, nullable=False),
        sql.Column("options", sql.Text, nullable=False),
        sql.Column("header", sql.Text),
        sql.Column("secret", sql.String, nullable=False),
        sql.Column("host", sql.String, nullable=False),
        sql.Column("invite", sql.String, nullable=False),
        sql.Column("rematch", sql.String),
    )
    op.create_table(
        "seats",
        sql.Column("table_id", sql.String, sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("number", sql.Integer, primary_key=True),
        sql.Column("kind", sql.String, nullable=False),
        sql.Column("name", sql.String, nullable=False),
        sql.Column("bot", sql.String),
        sql.Column("token", sql.String),
    )
    op.create_table(
        "events",
        sql.Column("table_id", sql.String, sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("number", sql.Integer, primary_key=True),
        sql.Column("body", sql.Text, nullable=False),
        sql.Column("message", sql.String),
    )
