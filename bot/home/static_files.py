"""The files of our own that the page at home is made of."""

from pathlib import Path

_FOLDER = Path(__file__).parent / "static"


def read_static(name: str) -> str:
    return (_FOLDER / name).read_text("utf-8")
