"""Preferences for hints and confirmations, and the lessons that people have learnt at a table."""

import sqlalchemy as sa
from alembic import op


revision = "r0007"
down_revision = "r0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for name in ("hints", "confirms"):
        op.add_column(
            "preference", sa.Column(name, sa.Boolean(), nullable=False, server_default=sa.true())
        )
    op.create_table(
        "lessons_done",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
        ),
        sa.PrimaryKeyConstraint("table_id", "user_id", "key"),
    )
