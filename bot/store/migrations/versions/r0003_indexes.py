"""Indexes of rows that are due, unsent, settled or over; deletes checkpoints of undone rows."""

import sqlalchemy as sa
from alembic import op


revision = "r0003"
down_revision = "r0002"
branch_labels = None
depends_on = None

TO_SEND = sa.text("status = 'queued'")
UNSENT = sa.text("status IN ('gathering', 'queued', 'blocked')")
SETTLED = sa.text("status IN ('sent', 'parked')")
IS_OPEN = sa.text("status = 'open'")
IS_FINISHED = sa.text("status = 'finished'")


def upgrade() -> None:
    for table, name in (
        ("outbox", "to_send"),
        ("outbox", "ix_outbox_table_id"),
        ("tables", "ix_tables_due_at"),
        ("tables", "ix_tables_status"),
    ):
        op.drop_index(name, table_name=table)
    for table, name, columns, where in (
        ("outbox", "to_send", ["due_at", "lane"], TO_SEND),
        ("outbox", "unsent_by_lane", ["lane", "id"], UNSENT),
        ("outbox", "unsent_by_table", ["table_id"], UNSENT),
        ("outbox", "settled", ["due_at"], SETTLED),
        ("tables", "tables_due", ["due_at"], IS_OPEN),
        ("tables", "tables_over", ["updated_at"], IS_FINISHED),
    ):
        op.create_index(name, table, columns, sqlite_where=where, postgresql_where=where)
    op.execute(
        """
        DELETE FROM checkpoint WHERE EXISTS (
            SELECT 1 FROM log
            WHERE log.table_id = checkpoint.table_id
            AND log.undo_to < checkpoint.seq AND checkpoint.seq < log.seq
        )
        """
    )
