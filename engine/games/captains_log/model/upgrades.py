"""Raw states of older versions of the rules, made into states of the next."""

from collections.abc import Mapping
from typing import Any, Final

from engine.core.game import Upgrade


def _to_version_2(raw: dict[str, Any]) -> dict[str, Any]:
    """Standing orders lie beside the table; cargo thrown overboard is known by its hex."""
    sea = raw["open"]
    turn = sea["turn"]
    at = sea["captains"][turn["seat"]]["at"]
    thrown = {str(at): turn["jettisoned"]} if turn["jettisoned"] and at is not None else {}
    turn = turn | {"jettisoned": thrown, "lookout": None}
    return raw | {"open": sea | {"turn": turn}, "own": {seat: {} for seat in raw["own"]}}


UPGRADES: Final[Mapping[int, Upgrade]] = {1: _to_version_2}
"""By version: what makes the JSON of a state of that version one of the next."""
