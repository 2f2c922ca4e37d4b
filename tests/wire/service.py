"""The front of the service: routing, the bot's token, bodies, refusals, and the faults injected."""

import asyncio
import json
import traceback
from collections.abc import Callable
from dataclasses import dataclass, field
from fnmatch import fnmatch
from typing import Any, Literal

from aiohttp import web

from tests.wire.event_waits import EventWaits
from tests.wire.posting import Files
from tests.wire.refusals import Json, Refusal
from tests.wire.world import World

Handler = Callable[..., Any]
ROUTES: list[tuple[str, str, Handler]] = []

_API = "/api/v10"
_CUT = 0  # the status of an answer that never arrives


def route(method: str, path: str) -> Callable[[Handler], Handler]:
    """Serve `handler(world, call, **ids)`; it gives the JSON of the answer, bytes, or None."""

    def register(handler: Handler) -> Handler:
        ROUTES.append((method, path, handler))
        return handler

    return register


@dataclass
class Call:
    """One request of the bot, and how it was answered."""

    method: str
    path: str
    query: dict[str, str]
    body: Any = None
    files: Files = field(default_factory=dict)
    status: int = _CUT
    error: str = ""
    injected: bool = False
    outcome: Any = None  # the outcome of its interaction

    @property
    def line(self) -> str:
        return f"{self.method} {self.path}"


@dataclass
class Fault:
    """The fault of all requests that match, such as "POST /channels/*/messages".

    `status`, with Discord's `code`, is answered instead of serving, or after serving if `applied`.
    `drop` cuts the connection before or after serving; `kill` kills the bot at that moment too.
    """

    match: str
    status: int = 0
    code: int = 0
    applied: bool = False
    drop: Literal["", "before", "after"] = ""
    kill: bool = False
    delay: float = 0.0
    retry_after: float = 0.1
    times: int = 1_000_000
    hits: int = 0

    def lift(self) -> None:
        self.times = 0

    def takes(self, line: str) -> bool:
        taken = self.hits < self.times and fnmatch(line, self.match)
        self.hits += taken
        return taken

    def answer(self) -> tuple[int, Json]:
        words = {"message": f"{self.status}: injected", "code": self.code}
        if self.status == 429 and not self.code:
            words = {"message": "limited", "retry_after": self.retry_after, "global": False}
        return self.status, words


class Service:
    """Serves the routes over HTTP, and remembers every call."""

    def __init__(self, world: World, token: str, pulse: EventWaits) -> None:
        self.world, self.token, self.pulse = world, token, pulse
        self.calls: list[Call] = []
        self.faults: list[Fault] = []
        self.unknown: list[str] = []
        self.crashes: list[str] = []
        self.in_flight = 0
        self.kill_bot: Callable[[], None] = lambda: None

    def install(self, app: web.Application) -> None:
        for method, path, handler in ROUTES:
            prefix = "" if path.startswith("/cdn") else _API
            app.router.add_route(method, prefix + path, self._serve_with(handler))
        app.router.add_route("*", "/{tail:.*}", self._serve_with(None))

    def _serve_with(self, handler: Handler | None) -> Callable[[web.Request], Any]:
        async def serve(request: web.Request) -> web.StreamResponse:
            path = request.path.removeprefix(_API)
            call = Call(request.method, path, dict(request.query))
            self.calls.append(call)
            self.in_flight += 1
            try:
                call.status, answer = await self._answer(request, call, handler)
            finally:
                self.in_flight -= 1
                self.pulse.beat()
            return _response(request, call.status, answer)

        return serve

    async def _answer(
        self, request: web.Request, call: Call, handler: Handler | None
    ) -> tuple[int, Any]:
        fault = next((one for one in self.faults if one.takes(call.line)), None)
        if fault is None:
            return await self._serve(request, call, handler)
        call.injected = True
        self.pulse.beat()
        if fault.delay:
            call.body, call.files = await _read(request)  # its sender may be gone afterwards
            await asyncio.sleep(fault.delay)
        served: tuple[int, Any] = (_CUT, None)
        if fault.applied or fault.drop == "after" or not (fault.status or fault.drop):
            served = await self._serve(request, call, handler)
        if fault.kill:
            self.kill_bot()
        if fault.drop or fault.kill:
            return _CUT, None
        return fault.answer() if fault.status else served

    async def _serve(
        self, request: web.Request, call: Call, handler: Handler | None
    ) -> tuple[int, Any]:
        ids = {name: _id(name, value) for name, value in request.match_info.items()}
        try:
            if handler is None:
                self.unknown.append(call.line)
                raise Refusal(0)
            self._authorize(request, ids)
            if call.body is None:
                call.body, call.files = await _read(request)
            answer = handler(self.world, call, **ids)
        except Refusal as refusal:
            call.error = f"{call.line}: {refusal}"
            if call.outcome:
                call.outcome.refused.append(call.error)
            return refusal.status, refusal.body()
        except ConnectionError:
            return _CUT, None  # the bot died before it had sent the whole request
        except Exception:
            self.crashes.append(traceback.format_exc())
            return 500, {"message": "500: Internal Server Error", "code": 0}
        return (204 if answer is None else 200), answer

    def _authorize(self, request: web.Request, ids: dict[str, Any]) -> None:
        """A webhook and an interaction are authorized by the token in their path."""
        open_to_all = "token" in ids or request.path.startswith("/cdn")
        if not open_to_all and request.headers.get("Authorization") != f"Bot {self.token}":
            raise Refusal(40001)


def _response(request: web.Request, status: int, answer: Any) -> web.StreamResponse:
    headers = {"Via": "1.1 wire"}
    if status == _CUT:
        if request.transport:
            request.transport.abort()
        return web.Response(status=500)
    if isinstance(answer, bytes):
        return web.Response(body=answer, status=status, headers=headers)
    if answer is None:
        return web.Response(status=status, headers=headers)
    # As bytes, because discord.py reads JSON only if its content type names no charset.
    body, kind = json.dumps(answer).encode(), "application/json"
    return web.Response(body=body, status=status, headers=headers, content_type=kind)


def _id(name: str, value: str) -> int | str:
    return int(value) if name.endswith("id") and value.isdigit() else value


async def _read(request: web.Request) -> tuple[Any, Files]:
    files: Files = {}
    body: Any = {}
    if request.content_type.startswith("multipart/"):
        for name, value in (await request.post()).items():
            if isinstance(value, web.FileField):
                files[int(name.removeprefix("files[").removesuffix("]"))] = (
                    value.filename,
                    value.file.read(),
                )
            elif name == "payload_json":
                body = json.loads(str(value))
    elif request.can_read_body:
        body = json.loads(await request.text() or "{}")
    return body, files
