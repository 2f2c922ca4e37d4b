"""Lists without states, status boards, servers that are left, threads, and lobbies that close."""

import sqlalchemy as sa
from alembic import op


revision = "r0015"
down_revision = "r0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for name in ("asked_at", "sleeps_at", "thread_closes_at"):
        op.add_column("tables", sa.Column(name, sa.DateTime(), nullable=True))
    op.add_column("tables", sa.Column("waits", sa.String(), nullable=True))
    op.add_column(
        "tables",
        sa.Column("in_thread", sa.Boolean(), nullable=False, server_default=sa.false()),
    )
    op.execute("UPDATE tables SET waits = '' WHERE status IN ('lobby', 'finished')")
    op.execute(
        "UPDATE tables SET sleeps_at = datetime('now', '+14 days') || '.000000'"
        " WHERE status = 'lobby'"
    )
    for index, column in (("lobbies_asleep", "sleeps_at"), ("threads_to_close", "thread_closes_at")):
        some = sa.text(f"{column} IS NOT NULL")
        op.create_index(index, "tables", [column], sqlite_where=some, postgresql_where=some)
    op.create_index("tables_of_server", "tables", ["guild_id"])
    for name in ("gone_at", "board_posted_at", "board_shown_at"):
        op.add_column("server", sa.Column(name, sa.DateTime(), nullable=True))
    for name in ("board_channel_id", "board_id", "board_key"):
        op.add_column("server", sa.Column(name, sa.BigInteger(), nullable=True))
    op.add_column("server", sa.Column("board_digest", sa.String(), nullable=True))
