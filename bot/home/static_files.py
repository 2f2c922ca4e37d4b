"""Files of our own for the page at home: styles, scripts and icons."""

from pathlib import Path

_FOLDER = Path(__file__).parent / "static"


def read_static(name: str) -> str:
    return (_FOLDER / name).read_text("utf-8")
