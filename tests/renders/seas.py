"""The data sets of the kept moments, by names that outlive their hashes."""

from dataclasses import replace
from functools import cache

from engine.games.captains_log.model import data_set
from engine.games.captains_log.model.cards import WindCard
from engine.games.captains_log.model.components import DataSet


def sea_called(name: str) -> DataSet:
    return {"standard": data_set.standard, "calm": _calm}[name]()


def known_as(data: str) -> str:
    """The name of the data set *data*, by its hash."""
    return next(name for name in ("standard", "calm") if sea_called(name).hash == data)


@cache
def _calm() -> DataSet:
    """Our data set, without wind."""
    data = data_set.standard()
    still = WindCard(id="still", modifiers=(0, 0, 0, 0, 0, 0))
    again = WindCard(id="still again", modifiers=(0, 0, 0, 0, 0, 0))
    winds = {card.id: card for card in (still, again)}
    return data_set.register(replace(data, winds=winds, hash=f"calm {data.hash}"))
