"""Serves the page at home: the first screen, and the preview's page made that of a game."""

import json
from typing import TYPE_CHECKING, Protocol

from aiohttp import web

# The preview makes its server itself, and offers no other way to change what it serves.
from simcord.preview._server import PreviewServer

from bot.home.command_names import localise
from bot.home.game_page import game_page
from bot.home.page_words import reworded
from bot.home.static_files import read_static

if TYPE_CHECKING:
    from bot.home.page import Page

FIRST_SCREEN, GAME_PAGE = "/new", "/"

_OURS = {
    "/game.css": "text/css",
    "/game.js": "application/javascript",
    "/first_screen.css": "text/css",
    "/first_screen.js": "application/javascript",
    "/icon.svg": "image/svg+xml",
}


class Front(Protocol):
    """What the page shows besides the channel."""

    @property
    def playing(self) -> bool:
        """Whether there is a game to show."""

    @property
    def language(self) -> str: ...

    @property
    def title(self) -> str:
        """What is played."""

    @property
    def captains(self) -> str:
        """Who plays."""

    def first_screen(self, asked: dict[str, str], accepted: str) -> str:
        """The page on which a game is chosen, as far as *asked*, in a language *accepted*."""


class Server(PreviewServer):
    """The preview's server with pages, words and looks of our own."""

    _STATIC_FILES = PreviewServer._STATIC_FILES | {
        FIRST_SCREEN: "index.html",
        **{path: path.removeprefix("/") for path in _OURS},
    }

    def __init__(self, page: "Page", front: Front, port: int) -> None:
        super().__init__(page, port)
        self._front = front

    async def _static(self, request: web.Request) -> web.Response:
        """Whatever stands at a fixed address; nothing while the page begins or ends.

        A page that waits for the next start must not take the last breath of this one for it.
        """
        path = request.path
        if request.headers.get("Host", "") not in self._allowed_hosts():
            raise web.HTTPForbidden
        if not self.preview._active:
            raise web.HTTPServiceUnavailable
        if path in _OURS:
            return self._response(read_static(path.removeprefix("/")), _OURS[path])
        if path == FIRST_SCREEN or (path == GAME_PAGE and not self._front.playing):
            accepted = request.headers.get("Accept-Language", "")
            shown = self._front.first_screen(dict(request.query), accepted)
            return self._response(shown, "text/html")
        response: web.Response = await super()._static(request)
        file = self._STATIC_FILES[path]
        if file.endswith((".html", ".js")) and response.text is not None:
            response.text = reworded(file, response.text, self._front.language)
            if path == GAME_PAGE:
                response.text = game_page(response.text, self._front)
        return response

    async def _commands(self, request: web.Request) -> web.Response:
        """The commands that can be typed, in the language of the game."""
        response: web.Response = await super()._commands(request)
        catalog = json.loads(response.text or "{}")
        page = self.preview._get_page(request.headers.get("X-Simcord-Context"))
        known = self.preview.env.backend.visible_commands(
            user_id=page.viewer.id, channel_id=page.channel_id
        )
        localise(catalog.get("entries", ()), known, self.preview.locale)
        response.text = json.dumps(catalog)
        return response

    def _response(self, text: str, content_type: str) -> web.Response:
        headers = self._SECURITY_HEADERS
        return web.Response(text=text, content_type=content_type, headers=headers)
