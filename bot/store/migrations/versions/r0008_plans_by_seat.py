"""Stores one plan for each seat instead of each person; of several the last is kept."""

import sqlalchemy as sa
from alembic import op


revision = "r0008"
down_revision = "r0007"
branch_labels = None
depends_on = None

COPY = """
    INSERT INTO draft_of_seat (table_id, seat, user_id, seq, actions, rest, updated_at)
    SELECT table_id, seat, user_id, seq, actions, rest, updated_at FROM draft AS one
    WHERE NOT EXISTS (
        SELECT 1 FROM draft AS other
        WHERE other.table_id = one.table_id AND other.seat = one.seat
        AND (other.updated_at > one.updated_at
             OR (other.updated_at = one.updated_at AND other.user_id < one.user_id))
    )
"""


def upgrade() -> None:
    op.create_table(
        "draft_of_seat",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("seat", sa.String(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("actions", sa.Text(), nullable=False),
        sa.Column("rest", sa.Text(), nullable=False, server_default="[]"),
        sa.Column("updated_at", sa.DateTime(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
        ),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.execute(COPY)
    op.drop_table("draft")
    op.rename_table("draft_of_seat", "draft")
