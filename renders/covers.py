"""The cover of each game: a picture of it as it is played, which is shown before it begins.

Nothing here draws: covers are drawn once, by the drawers of the games, and kept.
"""

from pathlib import Path
from typing import Final

COVERS: Final = Path(__file__).parent / "assets" / "covers"
"""Folder of the covers; that of a game is named by its slug."""

SUFFIX: Final = ".webp"


def cover_of(game: str) -> Path | None:
    """The cover of the game with this slug; None if it has none."""
    return next((path for path in COVERS.glob(f"*{SUFFIX}") if path.stem == game), None)
