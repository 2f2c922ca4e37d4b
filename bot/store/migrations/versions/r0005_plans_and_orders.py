"""Adds standing orders, columns for plan and person to logs, and for row and rest to drafts."""

import sqlalchemy as sa
from alembic import op


revision = "r0005"
down_revision = "r0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("log", schema=None) as batch_op:
        batch_op.add_column(sa.Column("plan", sa.Integer(), nullable=False, server_default="0"))
        batch_op.add_column(sa.Column("user_id", sa.BigInteger(), nullable=True))
    op.execute("UPDATE log SET plan = seq")
    with op.batch_alter_table("draft", schema=None) as batch_op:
        batch_op.add_column(sa.Column("seq", sa.Integer(), nullable=False, server_default="0"))
        batch_op.add_column(sa.Column("rest", sa.Text(), nullable=False, server_default="[]"))
        batch_op.drop_column("version")
    op.create_table(
        "standing_orders",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("seat", sa.String(), nullable=False),
        sa.Column("orders", sa.Text(), nullable=False),
        sa.Column("updated_at", sa.DateTime(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
        ),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
