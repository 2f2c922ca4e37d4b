"""The page at home: SimCord's preview, with time that passes and a view that follows the news."""

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
"""Seconds between two steps of time."""

LONGEST_STEP_SECONDS = 60.0
"""Seconds of one step: a night with the lid shut is not made up for."""

CAPABILITY = "home"
"""What the page shows the server that it is ours."""

StartGame: TypeAlias = Callable[[Mapping[str, Any]], Awaitable[str | None]]
"""Begins the game that is asked for; why not, if it cannot."""

_SIZE = (1280, 860)
_PICTURES = ("image/jpeg", "image/png")


class Page(simcord.Preview):
    """Shows the channel of a *world* to the person before it, on a loopback *port*.

    Taps and time take turns, for the world does one thing at a time.
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
        # The address stays the same, so that a browser may keep it. Who can reach this port is at
        # home; other sites are refused, for they can neither send this header nor hide their name.
        self.capability = CAPABILITY
        self._server = Server(self, front, port)
        self._world, self._start_game = world, start_game
        self._turn = asyncio.Lock()
        self._newest: dict[tuple[str, int], int | None] = {}
        self._rows: dict[str, list[list[float]]] = {}
        self._news = False

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._server.port}/"

    def listen_to(self, bot: Quarterdeck) -> None:
        """Notice what *bot* posts by itself, so that it is shown before the next tap."""

        async def notice(_: object) -> None:
            self._news = True

        for event in ("on_message", "on_raw_message_edit", "on_raw_message_delete"):
            bot.add_listener(notice, event)

    @asynccontextmanager
    async def time_passing(self) -> AsyncGenerator[None]:
        """Let time pass in the world as it does outside."""
        passing = asyncio.create_task(self._keep_time())
        try:
            yield
        finally:
            # A step that was cut short would leave what the bot was doing hanging.
            async with self._turn:
                passing.cancel()
            await asyncio.gather(passing, return_exceptions=True)

    async def show_news(self) -> None:
        """Show what was posted since the last time, if anything was."""
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
            # Time goes on whatever fails: what the bot could not end gets more of it.
            except Exception:
                log.exception("a step of time failed")

    async def _action(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        """Do what a browser asks, when it is its turn.

        A tap counts on the buttons it saw: whether they are stale is for the bot to say, which
        knows more than that something was posted since.
        """
        async with self._turn:
            if body.get("kind") == "start_game":
                return await self._start(body)
            page = self._get_page(context_id)
            if isinstance(body.get("published_revision"), int):
                body = {**body, "published_revision": page.revision}
            return await super()._action(context_id, body)

    async def _start(self, body: Mapping[str, Any]) -> dict[str, Any]:
        """Begin the game that the first screen asks for; or say why not."""
        refusal = await self._start_game(body)
        self.locale, self._news = self._world.locale, False
        await self.refresh()
        return {"refusal": refusal}

    def _publish(self, page: Any, *, reason: Any = "action") -> None:
        """Show the page the end of the channel whenever something is new there."""
        newest, seen = self._initial_target(page.viewer, page.channel_id), (page.id, page.viewer.id)
        if newest != self._newest.get(seen):
            self._newest[seen], page.target_id, page.window_end_id = newest, None, None
        self._advance_presentation_time()
        super()._publish(page, reason=reason)
        self._measure_pictures(page)

    def _page_payload(self, page: Any) -> dict[str, Any]:
        """All that the page shows, with the rows of each picture that matter most."""
        payload = super()._page_payload(page)
        for asset_id, asset in payload["assets"].items():
            asset["rows"] = self._rows.get(page.assets[asset_id].digest, [])
        return payload

    def _measure_pictures(self, page: Any) -> None:
        """Tell the page how large pictures are, so that it leaves room for them.

        They are our own and fit to be shown: to have each checked by a process of its own, as the
        preview does with whatever anybody posts, would keep people waiting.
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
