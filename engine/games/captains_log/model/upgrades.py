"""Upgrades of raw states from older versions of the rules to the next version."""

from collections.abc import Mapping
from typing import Any, Final

from engine.core.game import Upgrade


def _to_version_2(raw: dict[str, Any]) -> dict[str, Any]:
    """Move standing orders out of the state, and sort cargo thrown overboard by its hex."""
    sea = raw["open"]
    turn = sea["turn"]
    at = sea["captains"][turn["seat"]]["at"]
    thrown = {str(at): turn["jettisoned"]} if turn["jettisoned"] and at is not None else {}
    turn = turn | {"jettisoned": thrown, "lookout": None}
    return raw | {"open": sea | {"turn": turn}, "own": {seat: {} for seat in raw["own"]}}


UPGRADES: Final[Mapping[int, Upgrade]] = {1: _to_version_2}
"""Functions from the JSON of a state to the JSON of one of the next version, by the
older version.
"""
