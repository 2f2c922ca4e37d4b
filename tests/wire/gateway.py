"""The gateway: one session a connection, replay on RESUME, events by intent, and its faults."""

import asyncio
import contextlib
import json
import secrets
from dataclasses import dataclass, field

from aiohttp import WSMsgType, web

from tests.wire.event_waits import EventWaits
from tests.wire.refusals import Json
from tests.wire.things import Guild
from tests.wire.world import World

DISPATCH, BEAT, IDENTIFY, RESUME, INVALID, HELLO, ACK = 0, 1, 2, 6, 9, 10, 11
BEAT_MS = 41250

_GUILD_MESSAGES, _DIRECT_MESSAGES, _CONTENT = 1 << 9, 1 << 12, 1 << 15


@dataclass(eq=False)
class Session:
    """A session begun by one IDENTIFY; its events are kept for a RESUME."""

    shard: tuple[int, int]
    intents: int
    id: str = field(default_factory=lambda: secrets.token_hex(8))
    sent: list[str] = field(default_factory=list)
    line: "asyncio.Queue[str] | None" = None  # events to send to the bot, while it is connected
    transport: asyncio.WriteTransport | None = None

    def dispatch(self, event: str, data: Json) -> None:
        seq = len(self.sent) + 1
        self.sent.append(json.dumps({"op": DISPATCH, "t": event, "s": seq, "d": data}))
        if self.line:
            self.line.put_nowait(self.sent[-1])


class Gateway:
    """Sends the events of the world to the bot."""

    def __init__(self, world: World, token: str, pulse: EventWaits) -> None:
        self.world, self.token, self.pulse = world, token, pulse
        self.sessions: list[Session] = []
        self.identified = self.resumed = 0
        self.refusing = False  # refuses connections, as in an outage
        world.emit = self.emit

    @property
    def live(self) -> list[Session]:
        return [session for session in self.sessions if session.line]

    def emit(self, event: str, data: Json, guild: Guild | None) -> None:
        """Send an event to the guild's shard, if that session's intents ask for it.

        Direct messages go to the first shard.
        """
        for session in self.sessions:
            index, count = session.shard
            if index == (guild.id >> 22) % count if guild else index == 0:
                wanted = _GUILD_MESSAGES if guild else _DIRECT_MESSAGES
                if not event.startswith("MESSAGE_") or session.intents & wanted:
                    session.dispatch(event, self._readable(session, data, event))
        self.pulse.beat()

    def cut(self, *, forget: bool = False) -> None:
        """Cut every connection; with *forget*, the next RESUME is refused as an invalid session."""
        for session in self.live:
            if session.transport:
                session.transport.abort()
        if forget:
            self.sessions.clear()

    async def handle(self, request: web.Request) -> web.StreamResponse:
        if self.refusing:
            return web.Response(status=503)
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        line: asyncio.Queue[str] = asyncio.Queue()
        writer = asyncio.create_task(_write(socket, line))
        line.put_nowait(json.dumps({"op": HELLO, "d": {"heartbeat_interval": BEAT_MS}}))
        session: Session | None = None
        try:
            async for message in socket:
                if message.type is WSMsgType.TEXT:
                    session = self._receive(json.loads(message.data), line) or session
                    if session and isinstance(request.transport, asyncio.WriteTransport):
                        session.transport = request.transport
                self.pulse.beat()
        finally:
            writer.cancel()
            if session and session.line is line:
                session.line = None
            self.pulse.beat()
        return socket

    def _receive(self, told: Json, line: "asyncio.Queue[str]") -> Session | None:
        if told["op"] == BEAT:
            line.put_nowait(json.dumps({"op": ACK}))
        if told["op"] == IDENTIFY and told["d"]["token"] == self.token:
            return self._identify(told["d"], line)
        if told["op"] == RESUME:
            return self._resume(told["d"], line)
        return None

    def _identify(self, asked: Json, line: "asyncio.Queue[str]") -> Session:
        index, count = asked.get("shard") or (0, 1)
        self.sessions = [one for one in self.sessions if one.line]
        session = Session((index, count), asked["intents"], line=line)
        self.sessions.append(session)
        mine = [one for one in self.world.guilds if (one.id >> 22) % count == index]
        url = self.world.base_url.replace("http", "ws", 1) + "/gateway"
        ready: Json = {
            "v": 10,
            "user": self.world.bot.json(),
            "guilds": [{"id": str(one.id), "unavailable": True} for one in mine],
            "session_id": session.id,
            "resume_gateway_url": url,
            "shard": [index, count],
            "application": {"id": str(self.world.bot.id), "flags": 0},
        }
        session.dispatch("READY", ready)
        for guild in mine:
            session.dispatch("GUILD_CREATE", guild.json())
        self.identified += 1
        return session

    def _resume(self, asked: Json, line: "asyncio.Queue[str]") -> Session | None:
        for session in self.sessions:
            if session.id == asked["session_id"]:
                session.line = line
                for missed in session.sent[asked["seq"] or 0 :]:
                    line.put_nowait(missed)
                session.dispatch("RESUMED", {})
                self.resumed += 1
                return session
        line.put_nowait(json.dumps({"op": INVALID, "d": False}))
        return None

    def _readable(self, session: Session, data: Json, event: str) -> Json:
        """The event with other people's texts left blank, if the intent to read them is missing."""
        if event not in ("MESSAGE_CREATE", "MESSAGE_UPDATE") or session.intents & _CONTENT:
            return data
        if "guild_id" not in data or data["author"]["id"] == str(self.world.bot.id):
            return data
        return data | {"content": "", "embeds": [], "components": [], "attachments": []}


async def _write(socket: web.WebSocketResponse, line: "asyncio.Queue[str]") -> None:
    with contextlib.suppress(ConnectionError):  # the reader will notice that the bot is gone
        while True:
            await socket.send_str(await line.get())
