"""The server of the page at home: serves the first screen, and a game in the preview's page."""

import json
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import asdict
from typing import Any, Protocol, TypeAlias

import simcord
from aiohttp import web

# SimCord's preview makes its own web server; to serve our pages, that one has to be replaced.
from simcord.preview._server import PreviewServer

from bot.home.command_names import localise
from bot.home.game_page import game_page
from bot.home.page_words import reworded
from bot.home.preview_changes import changed
from bot.home.static_files import read_static
from bot.home.whose_turn import Turn
from bot.home.world import Shown
from renders.covers import cover_of
from renders.fonts import FILES

FIRST_SCREEN, GAME_PAGE, TURN = "/new", "/", "/turn.json"
BOARD, COVER, TITLE_FONT = "/board", "/covers/{game}", "/title.otf"

KEPT_SECONDS = 7 * 24 * 60 * 60
"""Seconds for which a browser keeps covers and the font, which hardly ever change."""

_OURS = {
    "/game.css": "text/css",
    "/game.js": "application/javascript",
    "/pictures.js": "application/javascript",
    "/turn.js": "application/javascript",
    "/menus.js": "application/javascript",
    "/typing.js": "application/javascript",
    "/first_screen.css": "text/css",
    "/start.js": "application/javascript",
    "/game_setup.js": "application/javascript",
    "/icon.svg": "image/svg+xml",
}


OpenGame: TypeAlias = Callable[[str], Awaitable[bool]]
"""Function that opens the game of a table; returns whether there is anything to show of it."""


class Front(Protocol):
    """The parts of the page that lie outside the channel."""

    @property
    def is_open(self) -> bool:
        """Whether the page can be used: False while it starts and while it ends."""
        ...

    @property
    def language(self) -> str: ...

    @property
    def locale(self) -> str:
        """Discord's code for the language."""
        ...

    @property
    def game(self) -> str:
        """The game being played."""
        ...

    @property
    def title(self) -> str:
        """The name of the game being played."""
        ...

    @property
    def players(self) -> str:
        """The names of the people who play."""
        ...

    async def turn(self) -> Turn:
        """The header's line on whose turn it is."""
        ...

    def commands(self) -> Sequence[Mapping[str, Any]]:
        """The commands in Discord's form, those that are played first at the front."""
        ...

    async def is_under_way(self) -> bool:
        """Whether a game is under way in the channel that is played in."""
        ...

    async def open_game(self, table: str) -> bool:
        """Play at *table* from now on; returns whether there is anything to show of it."""
        ...

    async def board(self, table: str) -> Shown | None:
        """The latest picture of the board of *table*; None if there is none."""
        ...

    async def first_screen(self, asked: dict[str, str], accepted: str) -> str:
        """The page on which a game is begun, in a language *accepted* by the browser.

        *asked* holds the game and language chosen so far.
        """
        ...


class Server(PreviewServer):
    """The preview's server, with our own pages, words and styles."""

    _STATIC_FILES = PreviewServer._STATIC_FILES | {
        FIRST_SCREEN: "index.html",
        **dict.fromkeys((TURN, BOARD, COVER, TITLE_FONT), "index.html"),
        **{path: path.removeprefix("/") for path in _OURS},
    }

    def __init__(
        self, preview: simcord.Preview, front: Front, port: int, *, open_game: OpenGame
    ) -> None:
        super().__init__(preview, port)
        self._front, self._open_game = front, open_game

    async def _static(self, request: web.Request) -> web.Response:
        """Serve a file or page at a fixed address; answers 503 while the bot starts or ends.

        A page that waits for a restart must not take the ending process for the new one.
        """
        path = request.path
        if request.headers.get("Host", "") not in self._allowed_hosts():
            raise web.HTTPForbidden
        if not self._front.is_open:
            raise web.HTTPServiceUnavailable
        if path in (BOARD, TITLE_FONT) or "game" in request.match_info:
            return await self._picture_or_font(request)
        if path in _OURS:
            return self._response(read_static(path.removeprefix("/")), _OURS[path])
        if path == TURN:
            turn = json.dumps(asdict(await self._front.turn()))
            return self._response(turn, "application/json")
        if path == FIRST_SCREEN or (path == GAME_PAGE and not await self._has_game(request)):
            accepted = request.headers.get("Accept-Language", "")
            shown = await self._front.first_screen(dict(request.query), accepted)
            return self._response(shown, "text/html")
        response: web.Response = await super()._static(request)
        file = self._STATIC_FILES[path]
        if file.endswith((".html", ".js")):
            text = reworded(file, changed(file, response.text or ""), self._front.language)
            response.text = game_page(text, self._front) if path == GAME_PAGE else text
        return response

    async def _commands(self, request: web.Request) -> web.Response:
        """The commands that can be typed now, in the language of the game."""
        response: web.Response = await super()._commands(request)
        catalog = json.loads(response.text or "{}")
        commands = self._front.commands()
        known = {str(command["id"]) for command in commands}
        catalog["entries"] = [one for one in catalog["entries"] if one["commandId"] in known]
        localise(catalog["entries"], commands, self._front.locale)
        response.text = json.dumps(catalog)
        return response

    async def _has_game(self, request: web.Request) -> bool:
        """Whether there is a game to show: the one asked for, or else one that is under way."""
        table = request.query.get("table")
        if table is None:
            return await self._front.is_under_way()
        return await self._open_game(table)

    async def _picture_or_font(self, request: web.Request) -> web.Response:
        """The latest board of a table, the cover of a game, or the font of titles.

        Boards are not kept by the browser, because each is soon followed by another.
        """
        if request.path == BOARD:
            if (board := await self._front.board(request.query.get("table", ""))) is None:
                raise web.HTTPNotFound
            headers = self._SECURITY_HEADERS
            return web.Response(body=board.data, content_type=board.content_type, headers=headers)
        game = request.match_info.get("game")
        file = FILES["title"] if game is None else cover_of(game)
        if file is None:
            raise web.HTTPNotFound
        headers = {
            **self._SECURITY_HEADERS,
            "Cache-Control": f"public, max-age={KEPT_SECONDS}",
            "Content-Type": "font/otf" if game is None else "image/webp",
        }
        del headers["Pragma"]
        return web.Response(body=file.read_bytes(), headers=headers)

    def _response(self, text: str, content_type: str) -> web.Response:
        headers = self._SECURITY_HEADERS
        return web.Response(text=text, content_type=content_type, headers=headers)
