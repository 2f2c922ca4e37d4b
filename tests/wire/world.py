"""Everything the service knows, and the ids it gives."""

import time
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from discord import Permissions

from tests.wire.refusals import Json, Refusal
from tests.wire.things import DIRECT, TEXT, THREAD, Attachment, Channel, Guild, Message, User

if TYPE_CHECKING:
    from tests.wire.outcome import Interaction

_EPOCH_MS = 1420070400000
_FIRST_MS = 189_388_800_000


class World:
    """The whole world of the service; ids are the same in each run, so databases stay valid."""

    def __init__(self, guilds: dict[str, Iterable[str]], users: dict[str, str]) -> None:
        self.base_url = ""
        self.ahead = 0.0  # seconds the service's clock runs ahead of the real one
        self.emit: Callable[[str, Json, Guild | None], None] = lambda event, data, guild: None
        self.commands: dict[int | None, list[Json]] = {}
        self.interactions: dict[str, Interaction] = {}
        self.uploads: dict[int, Attachment] = {}
        self.warnings: list[str] = []
        self._fixed = self._last = 0
        self.bot = User(self._fixed_id(), "quarterdeck", bot=True)
        self.owner = User(self._fixed_id(), "owner", permissions=Permissions.all().value)
        people = [User(self._fixed_id(), name, locale) for name, locale in users.items()]
        self.users = [self.bot, self.owner, *people]
        self.guilds = [Guild(self._fixed_id(), n, self.owner, list(self.users)) for n in guilds]
        self.channels = {one.id: one for one in (self._direct(user) for user in self.users[1:])}
        for guild, names in zip(self.guilds, guilds.values(), strict=True):
            for name in names:
                self.add_channel(guild, name)

    def now(self) -> float:
        return time.time() + self.ahead

    def new_id(self) -> int:
        """A fresh snowflake, later than all before it."""
        self._last = max((int(self.now() * 1000) - _EPOCH_MS) << 22, self._last + 1)
        return self._last

    def add_channel(
        self, guild: Guild, name: str, parent: Channel | None = None, id_: int | None = None
    ) -> Channel:
        kind = THREAD if parent else TEXT
        channel = Channel(id_ or self._fixed_id(), kind, name, guild.members, guild, parent)
        guild.channels.append(channel)
        self.channels[channel.id] = channel
        event = "THREAD_CREATE" if parent else "CHANNEL_CREATE"
        self.emit(event, channel.json(self.bot), guild)
        return channel

    def drop_channel(self, channel: Channel) -> None:
        """Delete *channel*, after its threads."""
        for thread in [one for one in self.channels.values() if one.parent is channel]:
            self.drop_channel(thread)
        del self.channels[channel.id]
        if channel.guild:
            channel.guild.channels.remove(channel)
            event = "THREAD_DELETE" if channel.parent else "CHANNEL_DELETE"
            self.emit(event, channel.json(self.bot), channel.guild)

    def tell(self, event: str, message: Message, data: Json | None = None) -> None:
        """Announce a message to the bot, if the bot may see it."""
        guild, channel = message.channel.guild, message.channel
        if message.ephemeral or not Permissions(channel.allowed(self.bot)).view_channel:
            return
        where: Json = {"guild_id": str(guild.id)} if guild else {}
        self.emit(event, (data or message.json()) | where, guild)

    def channel(self, channel_id: int, *needs: str) -> Channel:
        if channel_id not in self.channels:
            raise Refusal(10003)
        channel = self.channels[channel_id]
        if channel.guild:
            channel.need(self.bot, *needs)
        return channel

    def message(self, channel: Channel, message_id: int) -> Message:
        found = channel.store.get(message_id)
        if found is None or found.deleted or found.ephemeral:
            raise Refusal(10008)
        return found

    def user(self, user_id: int) -> User:
        for user in self.users:
            if user.id == user_id:
                return user
        raise Refusal(10013)

    def guild(self, guild_id: int) -> Guild:
        for guild in self.guilds:
            if guild.id == guild_id:
                return guild
        raise Refusal(10004)

    def _fixed_id(self) -> int:
        self._fixed += 1
        return (_FIRST_MS + self._fixed) << 22

    def _direct(self, user: User) -> Channel:
        return Channel(self._fixed_id(), DIRECT, f"@{user.name}", [self.bot, user])


def named(things: Iterable[Any], name: str) -> Any:
    """The one thing of that name, or a LookupError that lists the names there are."""
    pool = list(things)
    for thing in pool:
        if thing.name == name:
            return thing
    raise LookupError(f"no {name!r} among {[thing.name for thing in pool]}")
