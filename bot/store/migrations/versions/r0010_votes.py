"""Votes and their ballots, resigned seats, and tables that are asked whether they go on."""

import sqlalchemy as sa
from alembic import op


revision = "r0010"
down_revision = "r0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("voting", sa.String(), nullable=True))
    no = sa.text("0")
    op.add_column(
        "tables", sa.Column("silence_asked", sa.Boolean(), nullable=False, server_default=no)
    )
    op.add_column("tables", sa.Column("silence_at", sa.DateTime(), nullable=True))
    op.create_index(
        "tables_silent",
        "tables",
        ["waiting_since"],
        sqlite_where=sa.text("status = 'open'"),
        postgresql_where=sa.text("status = 'open'"),
    )
    op.add_column("holder", sa.Column("resigned", sa.Boolean(), nullable=False, server_default=no))
    op.add_column("admission", sa.Column("asked_at", sa.DateTime(), nullable=True))
    op.create_table(
        "votes",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("seat", sa.String(), nullable=False),
        sa.Column("about", sa.String(), nullable=True),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("to_seq", sa.Integer(), nullable=True),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("since", sa.DateTime(), nullable=True),
        sa.Column("due_at", sa.DateTime(), nullable=True),
        sa.Column("notice_id", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
        ),
        sa.PrimaryKeyConstraint("id"),
    )
    is_open = sa.text("status = 'open'")
    op.create_index(
        "one_open_vote_a_table",
        "votes",
        ["table_id"],
        unique=True,
        sqlite_where=is_open,
        postgresql_where=is_open,
    )
    runs_out = sa.text("due_at IS NOT NULL")
    op.create_index(
        "votes_due", "votes", ["due_at"], sqlite_where=runs_out, postgresql_where=runs_out
    )
    op.create_index("votes_by_table", "votes", ["table_id"])
    op.create_table(
        "ballots",
        sa.Column("vote_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.String(), nullable=False),
        sa.Column("yes", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["vote_id"],
            ["votes.id"],
        ),
        sa.PrimaryKeyConstraint("vote_id", "seat"),
    )
