"""Quiet hours and ways to call a person, and messages that go to a person or wait for a moment."""

import sqlalchemy as sa
from alembic import op


revision = "r0011"
down_revision = "r0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for column in (
        sa.Column("zone", sa.String(), nullable=True),
        sa.Column("quiet_from", sa.Integer(), nullable=True),
        sa.Column("quiet_until", sa.Integer(), nullable=True),
        sa.Column("reminders", sa.String(), nullable=False, server_default="normal"),
        sa.Column("calls", sa.String(), nullable=False, server_default="mention"),
        sa.Column("direct", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("direct_refused_at", sa.DateTime(), nullable=True),
        sa.Column("private_news", sa.Boolean(), nullable=False, server_default=sa.false()),
    ):
        op.add_column("preference", column)
    op.add_column("outbox", sa.Column("user_id", sa.BigInteger(), nullable=True))
    op.add_column(
        "outbox", sa.Column("private", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.create_index(
        "held_by_table",
        "outbox",
        ["table_id"],
        sqlite_where=sa.text("status = 'held'"),
        postgresql_where=sa.text("status = 'held'"),
    )
    op.create_index(
        "held",
        "outbox",
        ["due_at"],
        sqlite_where=sa.text("status = 'held'"),
        postgresql_where=sa.text("status = 'held'"),
    )
