"""Serves the page of the preview, with a style of our own added to its own."""

from pathlib import Path
from typing import Any

# The preview makes its server itself, and offers no other way to change what it serves.
from simcord.preview._server import PreviewServer

_SHEET = "/preview.css"
_OURS = Path(__file__).with_name("page.css")


class Server(PreviewServer):
    async def _static(self, request: Any) -> Any:
        response = await super()._static(request)
        if request.path == _SHEET:
            response.text += _OURS.read_text("utf-8")
        return response
