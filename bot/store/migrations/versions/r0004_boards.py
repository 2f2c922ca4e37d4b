"""Boards that are edited, and log entries once their turn has passed; no private messages."""

import sqlalchemy as sa
from alembic import op


revision = "r0004"
down_revision = "r0003"
branch_labels = None
depends_on = None

_PASSED = sa.text("status = 'passed'")
_BLOCKED = sa.text("status = 'blocked'")

_STAND = """
    INSERT INTO boards (message_id, table_id, channel_id, status, from_seq, read_seq, to_seq,
                        called, posted_at, shown_at, due_at, attempts)
    SELECT card_id, id, channel_id, 'standing', CASE WHEN status = 'lobby' THEN NULL ELSE seq END,
           seq, seq, '', '2000-01-01 00:00:00.000000', updated_at, updated_at, 0
      FROM tables WHERE card_id IS NOT NULL AND status IN ('lobby', 'open', 'paused')
"""
"""Makes boards of the existing messages, too old to be edited: the next change posts a new one."""


def upgrade() -> None:
    op.create_table(
        "boards",
        sa.Column("message_id", sa.BigInteger(), nullable=False),
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("from_seq", sa.Integer(), nullable=True),
        sa.Column("read_seq", sa.Integer(), nullable=False),
        sa.Column("to_seq", sa.Integer(), nullable=False),
        sa.Column("called", sa.String(), nullable=False),
        sa.Column("posted_at", sa.DateTime(), nullable=False),
        sa.Column("shown_at", sa.DateTime(), nullable=False),
        sa.Column("due_at", sa.DateTime(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("message_id"),
    )
    with op.batch_alter_table("boards", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_boards_table_id"), ["table_id"], unique=False)
        batch_op.create_index(
            "to_finish",
            ["due_at"],
            unique=False,
            sqlite_where=_PASSED,
            postgresql_where=_PASSED,
        )
    op.execute("DELETE FROM outbox WHERE kind = 'private'")
    op.execute("ALTER TABLE outbox DROP COLUMN kind")
    op.execute("ALTER TABLE outbox DROP COLUMN seat")
    op.execute("ALTER TABLE outbox ADD COLUMN shows_board BOOLEAN NOT NULL DEFAULT 0")
    op.execute(_STAND)
    op.create_index(
        "blocked", "outbox", ["due_at"], sqlite_where=_BLOCKED, postgresql_where=_BLOCKED
    )
