"""Clocks: the pace of a table, the clock of each seat, and when the bot was last connected."""

import sqlalchemy as sa
from alembic import op


revision = "r0009"
down_revision = "r0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("pace", sa.Text(), nullable=True))
    op.add_column("lease", sa.Column("seen_at", sa.DateTime(), nullable=True))
    op.create_table(
        "seat_clocks",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("seat", sa.String(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("asked_seq", sa.Integer(), nullable=False),
        sa.Column("brief", sa.Boolean(), nullable=False),
        sa.Column("left_s", sa.Float(), nullable=False),
        sa.Column("reserve_s", sa.Float(), nullable=False),
        sa.Column("since", sa.DateTime(), nullable=True),
        sa.Column("due_at", sa.DateTime(), nullable=True),
        sa.Column("acted", sa.Boolean(), nullable=False),
        sa.Column("missed", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
        ),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index(
        "clocks_due",
        "seat_clocks",
        ["due_at"],
        sqlite_where=sa.text("due_at IS NOT NULL"),
        postgresql_where=sa.text("due_at IS NOT NULL"),
    )
