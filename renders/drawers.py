"""The drawer of each game: `DRAWER` of the module `drawer` in the game's package of `renders`."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Final

import renders
from renders.names import with_drawable_names
from renders.picture import Drawer


def _games() -> Iterator[str]:
    """The slugs of all games with a drawer: the packages that hold one, none of them imported."""
    for room in map(Path, renders.__path__):
        for found in iter_modules([str(room)]):
            modules = iter_modules([str(room / found.name)]) if found.ispkg else ()
            if any(module.name == "drawer" for module in modules):
                yield found.name


def _drawer_of(game: str) -> Drawer:
    drawer = import_module(f"{renders.__name__}.{game}.drawer").DRAWER
    assert isinstance(drawer, Drawer), f"the drawer of {game} is none"
    return with_drawable_names(drawer)


DRAWERS: Final[Mapping[str, Drawer]] = {game: _drawer_of(game) for game in _games()}
"""The drawer of each game, by its slug; a game without one is played in words alone."""
