"""The data sets that tables play by: ours, the host's laid over it, and all earlier ones."""

import logging
from collections.abc import Iterable, Mapping
from pathlib import Path

from bot.settings import Settings
from engine.core.game import AnyGame
from engine.games import GAMES

log = logging.getLogger(__name__)


def games_of(settings: Settings, games: Iterable[AnyGame] = GAMES) -> Mapping[str, AnyGame]:
    """*games* by slug, each with the files of the host's ``QUARTERDECK_DATA`` laid over ours.

    Each data set ever offered is kept beside the database, so that a table goes on with the
    cards it began with, whatever the host or a release changes since. The log names those that
    cannot be read: tables that play by one are quarantined, all others go on.

    :raises BadData: naming the host's file and key that is wrong.
    """
    return {game.slug: _with_data(game, settings) for game in games}


def folder_of(settings: Settings) -> Path:
    """The folder of all data sets; those of a game are in a folder named by its slug."""
    return settings.database.parent / "sets"


def _with_data(game: AnyGame, settings: Settings) -> AnyGame:
    if game.with_data is None:
        return game
    kept = folder_of(settings) / game.slug
    played, data = game.with_data(settings.data / game.slug if settings.data else None, kept)
    for fault in data.left_out:
        log.error("a data set of %s is left out: %s", game.slug, fault)
    _keep(kept / f"{data.name}.json", data.raw)
    return played


def _keep(path: Path, raw: bytes) -> None:
    """Write *raw* to *path*, whole or not at all, unless the file exists."""
    if not path.exists() or path.read_bytes() != raw:
        path.parent.mkdir(parents=True, exist_ok=True)
        part = path.with_suffix(".part")
        part.write_bytes(raw)
        part.replace(path)
