"""Reminders, messages that are deleted later, and more facts of a seat's clock."""

import sqlalchemy as sa
from alembic import op


revision = "r0013"
down_revision = "r0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reminders",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("seat", sa.String(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("cause", sa.String(), nullable=False),
        sa.Column("asked_seq", sa.Integer(), nullable=False),
        sa.Column("due_at", sa.DateTime(), nullable=True),
        sa.Column("times", sa.Integer(), nullable=False),
        sa.Column("outbox_id", sa.Integer(), nullable=True),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("channel_id", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", "user_id", "cause"),
    )
    op.create_index(
        "reminders_due",
        "reminders",
        ["due_at"],
        sqlite_where=sa.text("due_at IS NOT NULL"),
        postgresql_where=sa.text("due_at IS NOT NULL"),
    )
    op.add_column(
        "seat_clocks",
        sa.Column("day_given", sa.Boolean(), nullable=False, server_default=sa.false()),
    )
    op.add_column(
        "seat_clocks", sa.Column("asked_with", sa.Integer(), nullable=False, server_default="1")
    )
    op.add_column(
        "boards", sa.Column("deleted", sa.Boolean(), nullable=False, server_default=sa.false())
    )
