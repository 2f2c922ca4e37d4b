"""Serves the page of the preview, with a little of our own added to its style and its script."""

from pathlib import Path
from typing import Any

# The preview makes its server itself, and offers no other way to change what it serves.
from simcord.preview._server import PreviewServer

_ADDED = {"/preview.css": "page.css", "/app.js": "page.js"}
_HERE = Path(__file__).parent


class Server(PreviewServer):
    async def _static(self, request: Any) -> Any:
        response = await super()._static(request)
        if ours := _ADDED.get(request.path):
            response.text += (_HERE / ours).read_text("utf-8")
        return response
