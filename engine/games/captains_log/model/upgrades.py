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


def _to_version_3(raw: dict[str, Any]) -> dict[str, Any]:
    """Give each captain a company, which has the fame, reputation and memberships, and no mission:
    games under way go on without any.
    """
    sea = raw["open"]
    companies = {
        seat: {key: captain[key] for key in _OF_COMPANIES}
        for seat, captain in sea["captains"].items()
    }
    captains: dict[str, Any] = {
        seat: {key: of for key, of in captain.items() if key not in _OF_COMPANIES}
        | {"side": seat, "missions": [], "completed": []}
        for seat, captain in sea["captains"].items()
    }
    sea = sea | {"companies": companies, "captains": captains}
    sea["options"] = sea["options"] | {"missions": False}
    own: dict[str, Any] = {seat: {"missions": [], "drawn": []} for seat in raw["own"]}
    hidden = raw["hidden"] | {"missions": [], "discarded_missions": []}
    return raw | {"open": sea, "own": own, "hidden": hidden}


_OF_COMPANIES = ("fame", "reputation", "rewarded", "joined")


UPGRADES: Final[Mapping[int, Upgrade]] = {1: _to_version_2, 2: _to_version_3}
"""Functions from the JSON of a state to the JSON of one of the next version, by the
older version.
"""
