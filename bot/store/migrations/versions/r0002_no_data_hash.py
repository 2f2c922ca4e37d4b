"""Drops the name of the data set from tables, because their states hold it.

Revision ID: r0002
Revises: r0001
"""

from collections.abc import Sequence

from alembic import op

revision = "r0002"
down_revision = "r0001"
branch_labels: str | Sequence[str] | None = None
depends_on: str | Sequence[str] | None = None


def upgrade() -> None:
    op.drop_column("tables", "data_hash")
