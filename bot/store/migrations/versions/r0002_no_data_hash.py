"""Tables no longer name their data set, which their state names.

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
