"""Short constructors for events at sea, and the sentences that tell events."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any

from engine.games.captains_log import words
from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.state import Ammo, Hex, LogView
from tests.captains_log.sentences import said

RAIDER, MERCHANT = 10, 1
"""Cards: Black Petrel, a pirate, and Gouden Reiger, Dutch."""


def told(code: str, view: LogView, events: Sequence[e.Told]) -> list[str]:
    return [said(code, one.text) for one in words.tell_all(view, events)]


def way(ship: str, *hexes: Hex) -> list[e.Told]:
    return [e.Sailed(ship=ship, start=start, at=at, heading=0) for start, at in pairwise(hexes)]


def shot(ship: str, target: str, **what: Any) -> e.Shot:
    fired = e.Shot(
        ship=ship,
        target=target,
        at=0,
        target_at=1,
        ammo=Ammo.NORMAL,
        faces=(7, 12),
        bonuses=(0, 2),
        defence=10,
        damage=2,
    )
    return replace(fired, **what)
