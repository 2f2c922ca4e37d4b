"""Messages that ask for something, and what becomes of them once that is done."""

import sqlalchemy as sa
from alembic import op


revision = "r0016"
down_revision = "r0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("boards", sa.Column("notice", sa.Text(), nullable=True))
    op.add_column("boards", sa.Column("user_id", sa.BigInteger(), nullable=True))
    op.execute(
        "INSERT INTO boards (message_id, table_id, channel_id, status, read_seq, to_seq, called,"
        " posted_at, shown_at, due_at, attempts, deleted, notice)"
        " SELECT reminders.message_id, reminders.table_id, reminders.channel_id, 'asking', 0, 0,"
        " '', outbox.due_at, outbox.due_at, outbox.due_at, 0, TRUE, outbox.notice"
        " FROM reminders JOIN outbox ON outbox.id = reminders.outbox_id"
        " WHERE reminders.message_id IS NOT NULL"
    )
    op.drop_column("reminders", "message_id")
    op.drop_column("reminders", "channel_id")
