"""The page at home: SimCord's preview, in which time passes and the view follows the news."""

import asyncio
import json
import logging
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from io import BytesIO
from typing import Any, TypeAlias

import simcord
from PIL import Image

from bot.client import Quarterdeck
from bot.home.server import Front, Server
from bot.home.world import World

log = logging.getLogger(__name__)

PACE_SECONDS = 1.0
"""Seconds from one step of time to the next."""

LONGEST_STEP_SECONDS = 60.0
"""Longest step of time, in seconds: after a computer has slept, time does not catch up."""

CAPABILITY = "home"
"""A fixed value by which the server recognises requests of its own page."""

StartGame: TypeAlias = Callable[[Mapping[str, Any]], Awaitable[str | None]]
"""Function that begins the requested game; returns the reason if it cannot, else None."""

_SIZE = (1280, 860)
_PICTURES = ("image/jpeg", "image/png")


class Page(simcord.Preview):
    """Shows the channel of *world* to its person, at a *port* of this computer.

    Taps and steps of time take turns, because the simulated world can do one thing at a time.
    """

    def __init__(
        self,
        env: simcord.Env,
        world: World,
        front: Front,
        *,
        port: int,
        start_game: StartGame,
    ) -> None:
        width, height = _SIZE
        super().__init__(
            env,
            world.channel,
            (world.person,),
            layout="channel",
            display="responsive",
            width=width,
            height=height,
            locale=world.locale,
            timezone="UTC",
            presentation_time=None,
            assets=None,
            port=port,
        )
        # The value stays the same, so that a browser may keep it. It need not be secret: requests
        # of other sites are refused, as they can neither send this header nor hide their origin.
        self.capability = CAPABILITY
        self._server = Server(self, front, port, open_game=self._open_game)
        self._world, self._front, self._start_game = world, front, start_game
        self._turn = asyncio.Lock()
        self._newest: dict[tuple[str, int], int | None] = {}
        self._rows: dict[str, list[list[float]]] = {}
        self._news = False

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._server.port}/"

    def listen_to(self, bot: Quarterdeck) -> None:
        """Watch for messages that *bot* posts unasked, to show them before the next tap."""

        async def notice(_: object) -> None:
            self._news = True

        for event in ("on_message", "on_raw_message_edit", "on_raw_message_delete"):
            bot.add_listener(notice, event)

    @asynccontextmanager
    async def time_passing(self) -> AsyncGenerator[None]:
        """Let time in the simulated world pass as fast as real time, inside the context."""
        passing = asyncio.create_task(self._keep_time())
        try:
            yield
        finally:
            # Cancelling a step halfway would leave the bot's work unfinished.
            async with self._turn:
                passing.cancel()
            await asyncio.gather(passing, return_exceptions=True)

    async def show_news(self) -> None:
        """Refresh the page if something was posted since the last refresh."""
        async with self._turn:
            if self._news:
                self._news = False
                await self.refresh()

    async def _keep_time(self) -> None:
        clock = asyncio.get_running_loop()
        before = clock.time()
        while True:
            await asyncio.sleep(PACE_SECONDS)
            before, passed = clock.time(), clock.time() - before
            try:
                async with self._turn:
                    await self.env.advance_time(min(passed, LONGEST_STEP_SECONDS))
                await self.show_news()
            # Time goes on after any error: the next step lets unfinished work go on.
            except Exception:
                log.exception("a step of time failed")

    async def _action(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        """Carry out an action that the browser asks for, once the world is free.

        A tap is accepted even if something was posted since the page was drawn: the bot itself
        decides whether the button is still valid.
        """
        async with self._turn:
            if body.get("kind") == "start_game":
                return await self._start(body)
            page = self._get_page(context_id)
            if isinstance(body.get("published_revision"), int):
                body = {**body, "published_revision": page.revision}
            return await super()._action(context_id, body)

    async def _start(self, body: Mapping[str, Any]) -> dict[str, Any]:
        """Begin the game chosen on the first screen; ``refusal`` says why if it cannot."""
        refusal = await self._start_game(body)
        await self._show_game()
        return {"refusal": refusal}

    async def _open_game(self, table: str) -> bool:
        """Open the game of *table*; returns whether there is anything to show of it."""
        async with self._turn:
            opened = await self._front.open_game(table)
            await self._show_game()
        return opened

    async def _show_game(self) -> None:
        """Show the channel that is played in.

        Pages that show another are closed; their browsers then load the page again.
        """
        self.locale, self._news = self._world.locale, False
        if self.channel.id != self._world.channel.id:
            self.channel = self._world.channel
            for page in tuple(self._pages.values()):
                if page is self._python:
                    page.channel_id = self.channel.id
                else:
                    self._close_page(page.id)
        await self.refresh()

    def _publish(self, page: Any, *, reason: Any = "action") -> None:
        """Send the page its present content, scrolled to the end if there is a new message."""
        newest, seen = self._initial_target(page.viewer, page.channel_id), (page.id, page.viewer.id)
        if newest != self._newest.get(seen):
            self._newest[seen], page.target_id, page.window_end_id = newest, None, None
        self._advance_presentation_time()
        super()._publish(page, reason=reason)
        self._measure_pictures(page)

    def _page_payload(self, page: Any) -> dict[str, Any]:
        """The content of the page, with the rows that matter most in each picture."""
        payload = super()._page_payload(page)
        for asset_id, asset in payload["assets"].items():
            asset["rows"] = self._rows.get(page.assets[asset_id].digest, [])
        return payload

    def _measure_pictures(self, page: Any) -> None:
        """Tell the page the size of each picture, so that it leaves room for it.

        Our own pictures are safe. The preview would check each in a separate process, as if it came
        from a stranger, which would take too long.
        """
        for asset in page.assets.values():
            blob = None if asset.validated else self._blobs.get(asset.digest)
            if blob is not None and asset.contentType in _PICTURES:
                with Image.open(BytesIO(blob.data)) as picture:
                    asset.width, asset.height = picture.size
                    self._rows[asset.digest] = json.loads(picture.info.get("comment", b"[]"))
                asset.displayContentType, asset.validated = asset.contentType, True
                blob.normalized = blob.data
            if asset.id in page.snapshot["assets"]:
                page.snapshot["assets"][asset.id].update(asset.to_wire())
