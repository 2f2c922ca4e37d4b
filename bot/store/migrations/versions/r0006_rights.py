"""Rights to sit down at a table, and a mark on tables that have lost their channel."""

import sqlalchemy as sa
from alembic import op


revision = "r0006"
down_revision = "r0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "admission",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("seat", sa.String(), nullable=True),
        sa.Column("name", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
        ),
        sa.PrimaryKeyConstraint("table_id", "user_id"),
    )
    op.add_column(
        "tables",
        sa.Column("channel_gone", sa.Boolean(), nullable=False, server_default=sa.false()),
    )
    op.create_index("ix_tables_host_id", "tables", ["host_id"])
