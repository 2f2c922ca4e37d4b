"""Absences of people, who are away from their tables for a while."""

import sqlalchemy as sa
from alembic import op


revision = "r0012"
down_revision = "r0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "away",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("from_at", sa.DateTime(), nullable=False),
        sa.Column("until_at", sa.DateTime(), nullable=False),
        sa.Column("meanwhile", sa.String(), nullable=False),
        sa.Column("rests_until", sa.DateTime(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_away_user_id", "away", ["user_id"])
    for name in ("away_until", "rests_until", "away_due_at"):
        op.add_column("holder", sa.Column(name, sa.DateTime(), nullable=True))
    op.create_index(
        "come_or_go",
        "holder",
        ["away_due_at"],
        sqlite_where=sa.text("away_due_at IS NOT NULL"),
        postgresql_where=sa.text("away_due_at IS NOT NULL"),
    )
    op.add_column("seat_clocks", sa.Column("rests_until", sa.DateTime(), nullable=True))
