"""The driver of a test: a service on the loopback, the bot in its process, people who act."""

import signal
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar

from aiohttp import web
from discord import Permissions

from tests.wire import app_routes, channel_routes, interaction_routes, people, posting
from tests.wire.delivery import QUIET, Delivery
from tests.wire.event_waits import UNTIL_SECONDS, EventWaits
from tests.wire.gateway import Gateway
from tests.wire.outcome import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL, Outcome
from tests.wire.process import BotDied, BotProcess
from tests.wire.refusals import Json
from tests.wire.service import Fault, Service
from tests.wire.things import Channel, Message, User
from tests.wire.world import World, named

T = TypeVar("T")

GUILDS = {"Port Royal": ("harbour", "lagoon")}
USERS = {"alice": "en-US", "bob": "fr", "carol": "en-US", "dave": "fr"}
ROUTERS = (app_routes, channel_routes, interaction_routes)  # imported to register their routes


class Sim:
    """A Discord of one test; `async with Sim() as sim: await sim.start_bot(...)`."""

    def __init__(
        self,
        guilds: Mapping[str, Iterable[str]] | None = None,
        users: Mapping[str, str] | None = None,
    ) -> None:
        self.pulse = EventWaits()
        self.world = World(dict(guilds or GUILDS), dict(users or USERS))
        self.token = "MTIz.wire." + "x" * 38
        self.service = Service(self.world, self.token, self.pulse)
        self.gateway = Gateway(self.world, self.token, self.pulse)
        self.bot: BotProcess | None = None
        self._delivery = Delivery(self.service, self.pulse, lambda: not self._process.alive)
        self._runner: web.AppRunner | None = None

    async def __aenter__(self) -> Self:
        app = web.Application(client_max_size=64 << 20)
        app.router.add_get("/gateway", self.gateway.handle)
        app.router.add_get("/gateway/", self.gateway.handle)
        self.service.install(app)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.2)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        self.world.base_url = f"http://127.0.0.1:{self._runner.addresses[0][1]}"
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        if self.bot:
            await self.bot.close()
        if self._runner:
            await self._runner.cleanup()

    # The bot's process

    async def start_bot(
        self,
        argv: Sequence[str],
        cwd: Path | str = ".",
        env: Mapping[str, str] | None = None,
        kind: type[BotProcess] = BotProcess,
    ) -> None:
        """Start the bot and wait until it is ready; its token is DISCORD_TOKEN, or `sim.token`."""
        told = {"DISCORD_TOKEN": self.token} | dict(env or {})
        self.bot = kind(argv, Path(cwd), told, self.world.base_url, self.pulse)
        self.service.kill_bot = self.bot.strike
        await self._start()

    async def kill(self, number: int = signal.SIGKILL) -> int | None:
        """Signal the bot and wait until it is gone; returns its exit status."""
        status = await self._process.end(number)
        await self.until(lambda: not self.gateway.live, what="the gateway to notice")
        return status

    async def restart(self, number: int = signal.SIGKILL) -> None:
        """Kill the bot, if it still lives, and start it again as before."""
        await self.kill(number)
        await self._start()

    async def _start(self) -> None:
        before = self.gateway.identified
        await self._process.start()
        await self.until(
            lambda: (
                (self.gateway.identified > before and any(self.world.commands.values()))
                or not self._process.alive
            ),
            what="the bot to connect and register its commands",
        )
        if not self._process.alive:
            raise BotDied("\n".join([f"status {self._process.exit_status}", *self.bot_log[-40:]]))
        await self.settle()

    @property
    def _process(self) -> BotProcess:
        assert self.bot is not None, "start_bot first"
        return self.bot

    @property
    def bot_log(self) -> list[str]:
        return self._process.log

    # What people do

    async def slash(
        self,
        user: str,
        channel: str | Channel,
        path: str,
        options: Mapping[str, Any] | None = None,
        /,
        **more: Any,
    ) -> Outcome:
        """Type "table new" with these options; user and channel options by name."""
        who, where = self.user(user), self.channel(channel)
        command, chain, declared = people.find_command(self.world, who, where, path)
        resolved: Json = {}
        values = dict(options or {}) | more
        given = people.typed(self.world, where, declared, values, resolved)
        data = people.command_data(command, chain, given, resolved)
        return await self._delivery.interact(COMMAND, who, where, data)

    async def autocomplete(
        self, user: str, channel: str | Channel, path: str, option: str, text: str, /, **more: Any
    ) -> Outcome:
        """Type `text` into an option, the others given; read `outcome.choices`."""
        who, where = self.user(user), self.channel(channel)
        command, chain, declared = people.find_command(self.world, who, where, path)
        asked = next((one for one in declared if one["name"] == option), None)
        if asked is None or not asked.get("autocomplete"):
            raise people.NotOffered(f"{option} has no autocomplete")
        known = [one | {"required": False} for one in declared if one["name"] in more]
        given = people.typed(self.world, where, known, more, {})
        given.append({"name": option, "type": asked["type"], "value": text, "focused": True})
        data = people.command_data(command, chain, given, {})
        return await self._delivery.interact(
            AUTOCOMPLETE, who, where, data, option_kind=asked["type"]
        )

    async def click(self, user: str, on: Message | Outcome, key: str | None = None) -> Outcome:
        """Press the button of this label or custom id; None for the only one."""
        who, message = self.user(user), _message(on)
        data = people.press(who, message, key)
        return await self._delivery.interact(COMPONENT, who, message.channel, data, message=message)

    async def select(
        self, user: str, on: Message | Outcome, *values: str, key: str | None = None
    ) -> Outcome:
        """Choose these labels or values in the select of this placeholder or custom id."""
        who, message = self.user(user), _message(on)
        data = people.choose(who, message, list(values), key)
        return await self._delivery.interact(COMPONENT, who, message.channel, data, message=message)

    async def modal(
        self, opened: Outcome, values: Mapping[str, str] | None = None, /, **more: str
    ) -> Outcome:
        """Send the modal that an outcome opened, its fields by label or custom id."""
        if opened.modal is None:
            raise people.NotOffered("no modal was opened")
        data = people.fill(opened.modal, dict(values or {}) | more)
        was = opened.interaction
        return await self._delivery.interact(
            MODAL, was.user, was.channel, data, message=was.message
        )

    async def redeliver(self, outcome: Outcome) -> Outcome:
        """Deliver the same interaction once more, as the service does when in doubt."""
        return await self._delivery.again(outcome)

    def say(self, user: str, channel: str | Channel, text: str) -> Message:
        """Write an ordinary message."""
        return posting.post(
            self.world, self.channel(channel), self.user(user), {"content": text}, {}
        )

    def delete_message(self, on: Message | Outcome) -> None:
        posting.delete(self.world, _message(on))

    def delete_channel(self, channel: str | Channel) -> None:
        self.world.drop_channel(self.channel(channel))

    def add_thread(self, channel: str | Channel, name: str) -> Channel:
        parent = self.channel(channel)
        assert parent.guild is not None, "threads live in guilds"
        return self.world.add_channel(parent.guild, name, parent)

    def remove_permission(self, channel: str | Channel, *names: str) -> None:
        """Take a permission, such as "send_messages", from the bot in this channel."""
        where = self.channel(channel)
        self._deny(where, where.denied | Permissions(**dict.fromkeys(names, True)).value)

    def restore_permissions(self, channel: str | Channel) -> None:
        self._deny(self.channel(channel), 0)

    def permit(self, user: str, *names: str) -> None:
        """Give a person more permissions, such as "manage_guild"."""
        self.user(user).permissions |= Permissions(**dict.fromkeys(names, True)).value

    # Faults of the service

    def fault(self, match: str, **how: Any) -> Fault:
        """Cause a fault from now on, until `lift()` or its `times` are used up; see `Fault`."""
        fault = Fault(match, **how)
        self.service.faults.append(fault)
        return fault

    @contextmanager
    def outage(self) -> Iterator[None]:
        """Cut the gateway and all requests, inside the context."""
        fault = self.fault("*", drop="before")
        self.gateway.refusing = True
        self.gateway.cut()
        try:
            yield
        finally:
            self.gateway.refusing = False
            fault.lift()

    @contextmanager
    def doubled(self) -> Iterator[None]:
        """Deliver every interaction twice at once, inside the context."""
        self._delivery.copies = 2
        try:
            yield
        finally:
            self._delivery.copies = 1

    def advance(self, seconds: float) -> None:
        """Advance the service's clock (acknowledgements, tokens, nonces), but not the bot's."""
        self.world.ahead += seconds

    # What a test reads

    def user(self, name: str | User) -> User:
        return name if isinstance(name, User) else named(self.world.users, name)

    def channel(self, name: str | Channel) -> Channel:
        """The channel called *name*; "@alice" is her direct messages with the bot."""
        return name if isinstance(name, Channel) else named(self.world.channels.values(), name)

    async def until(
        self, reached: Callable[[], T], within: float = UNTIL_SECONDS, what: str = ""
    ) -> T:
        return await self.pulse.until(reached, within, what)

    async def wait_message(
        self,
        channel: str | Channel,
        wanted: Callable[[Message], bool] = lambda message: True,
        within: float = UNTIL_SECONDS,
    ) -> Message:
        """Wait for the bot's first message there for which *wanted* is true."""
        where = self.channel(channel)

        def found() -> Message | None:
            mine = (one for one in where.messages if one.author is self.world.bot)
            return next((one for one in mine if wanted(one)), None)

        message = await self.until(found, within, f"a message in {where.name}")
        assert message is not None
        return message

    async def settle(self, seconds: float = QUIET) -> None:
        """Wait until the bot has requested and logged nothing for so many seconds."""
        await self._delivery.settle(seconds)

    def problems(self, *expected: str) -> list[str]:
        """Faults of a run, empty if it was clean; lines with an expected text are left out."""
        service = self.service
        refused = [call.error for call in service.calls if call.error]
        crashes = [f"crash of the service: {one}" for one in service.crashes]
        found = [*refused, *crashes, *self.world.warnings, *self._process.trouble]
        return [one for one in found if not any(text in one for text in expected)]

    def _deny(self, channel: Channel, denied: int) -> None:
        channel.denied = denied
        self.world.emit("CHANNEL_UPDATE", channel.json(self.world.bot), channel.guild)


def _message(on: Message | Outcome) -> Message:
    message = on.message if isinstance(on, Outcome) else on
    assert message is not None, f"no message in {on!r}"
    return message
