"""The rows of servers: what was chosen for each, its status board, and whether the bot is there."""

from datetime import datetime

from sqlalchemy import BigInteger
from sqlmodel import Field, SQLModel

from bot.store.models import Moment


class Server(SQLModel, table=True):
    """The settings of a Discord server; row 0 is for the bot itself."""

    guild_id: int = Field(primary_key=True, sa_type=BigInteger)
    language: str | None = None
    commands_hash: str | None = None
    """Hash of the application and the command tree last synced there."""
    gone_at: datetime | None = Field(default=None, sa_type=Moment)
    """The moment at which the bot was found to have left it; None while the bot is there."""
    board_channel_id: int | None = Field(default=None, sa_type=BigInteger)
    """The channel of its status board; None if it has none."""
    board_id: int | None = Field(default=None, sa_type=BigInteger)
    """The message of its status board; None until it is posted, also after it was deleted."""
    board_key: int | None = Field(default=None, sa_type=BigInteger)
    """A number that is new for each message to be posted, for its nonce."""
    board_digest: str | None = None
    """Digest of what the status board shows."""
    board_posted_at: datetime | None = Field(default=None, sa_type=Moment)
    """The moment at which its message was posted, or first tried while it has no *board_id*."""
    board_shown_at: datetime | None = Field(default=None, sa_type=Moment)
    """The moment at which it was last posted or edited."""
