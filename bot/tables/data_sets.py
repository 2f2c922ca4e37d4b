"""The data sets that tables play by: ours, the host's laid over it, and all that were before."""

from collections.abc import Mapping
from pathlib import Path

from bot.settings import Settings
from engine.core.game import AnyGame
from engine.games import GAMES
from engine.games.captains_log import data_set
from engine.games.captains_log.game import CaptainsLog


def games_of(settings: Settings) -> Mapping[str, AnyGame]:
    """Every game by slug, with the files of the host's ``QUARTERDECK_DATA`` laid over ours.

    Each data set ever offered is kept beside the database, so that a table goes on with the
    cards it began with, whatever the host or a release changes since.

    :raises BadData: naming the host's file and key that is wrong.
    """
    folder = folder_of(settings)
    data_set.restore_all(folder)
    overlay = settings.data / CaptainsLog.slug if settings.data else None
    data = data_set.load(overlay)
    _keep(folder / f"{data.hash}.json", data_set.dump(data))
    return {game.slug: game for game in GAMES} | {CaptainsLog.slug: CaptainsLog(data)}


def folder_of(settings: Settings) -> Path:
    """Where data sets are kept: beside the database."""
    return settings.database.parent / "sets"


def _keep(path: Path, raw: bytes) -> None:
    """Write *raw* once, whole or not at all."""
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        part = path.with_suffix(".part")
        part.write_bytes(raw)
        part.replace(path)
