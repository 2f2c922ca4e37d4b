"""Effects of a captain's columns on the reputation board."""

import functools

from engine.games.captains_log.model.cards import ColumnEffect, Nation
from engine.games.captains_log.model.companies import company
from engine.games.captains_log.model.data_set import find
from engine.games.captains_log.model.state import Captain, Open


def effects(sea: Open, captain: Captain, nation: Nation) -> frozenset[ColumnEffect]:
    """CL-REP-15: effects of all columns from column 0 to the captain's own."""
    return effects_at(sea.data, nation, company(sea, captain).reputation[nation])


def effects_at(data: str, nation: Nation, column: int) -> frozenset[ColumnEffect]:
    """CL-REP-15: effects of all columns of *nation* from column 0 to *column*."""
    return _reached(data, nation, column)[0]


def access_level(sea: Open, captain: Captain, nation: Nation) -> int:
    """CL-REP-25: level of access to *nation*'s taverns and shipyards that *captain*
    has, from 0 up.
    """
    return _reached(sea.data, nation, company(sea, captain).reputation[nation])[1]


@functools.lru_cache(maxsize=64)
def column_of_access(data: str, nation: Nation, level: int) -> int | None:
    """CL-REP-25: the lowest column in which *nation* gives access *level*; None if none does."""
    columns = sorted(column for column, _ in find(data).reputation[nation].columns if column > 0)
    return next((column for column in columns if _reached(data, nation, column)[1] >= level), None)


@functools.lru_cache(maxsize=1024)
def _reached(data: str, nation: Nation, standing: int) -> tuple[frozenset[ColumnEffect], int]:
    """Effects of the columns from 0 to *standing*, and the number of them that raise the access
    level.
    """
    reached: list[ColumnEffect] = [
        effect
        for column, effects in find(data).reputation[nation].columns
        if 0 < column <= standing or standing <= column < 0
        for effect in effects
    ]
    return frozenset(reached), reached.count("access")
