"""The bundled fonts: where their files lie."""

from pathlib import Path
from typing import Final, Literal, TypeAlias

Face: TypeAlias = Literal["title", "data"]

FONTS: Final = Path(__file__).parent / "assets" / "fonts"
FILES: Final[dict[Face, Path]] = {
    "title": FONTS / "CaptainsCaps.otf",
    "data": FONTS / "DejaVuSans-Bold.ttf",
}
