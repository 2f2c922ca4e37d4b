"""A captain's standing with the nations: what the columns of the reputation board bring."""

import functools

from engine.games.captains_log.model.cards import ColumnEffect, Nation
from engine.games.captains_log.model.data_set import find
from engine.games.captains_log.model.state import Captain, Open


def effects(sea: Open, captain: Captain, nation: Nation) -> frozenset[ColumnEffect]:
    """CL-REP-15: effects add up from column 0 outwards to the captain's own column."""
    return effects_at(sea.data, nation, captain.reputation[nation])


def effects_at(data: str, nation: Nation, column: int) -> frozenset[ColumnEffect]:
    """CL-REP-15: the same for whoever stands in *column* with *nation*."""
    return _reached(data, nation, column)[0]


def access_level(sea: Open, captain: Captain, nation: Nation) -> int:
    """CL-REP-25: how far *nation*'s taverns and shipyards are open to *captain*."""
    return _reached(sea.data, nation, captain.reputation[nation])[1]


@functools.lru_cache(maxsize=64)
def column_of_access(data: str, nation: Nation, level: int) -> int | None:
    """CL-REP-25: the first column in which *nation* gives access *level*, if there is one."""
    columns = sorted(column for column, _ in find(data).reputation[nation].columns if column > 0)
    return next((column for column in columns if _reached(data, nation, column)[1] >= level), None)


@functools.lru_cache(maxsize=1024)
def _reached(data: str, nation: Nation, standing: int) -> tuple[frozenset[ColumnEffect], int]:
    """The effects of the columns up to *standing*, and how many of them raise the access."""
    reached: list[ColumnEffect] = [
        effect
        for column, effects in find(data).reputation[nation].columns
        if 0 < column <= standing or standing <= column < 0
        for effect in effects
    ]
    return frozenset(reached), reached.count("access")
