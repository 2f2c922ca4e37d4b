"""Stops: what calls an admiral back to a turn planned ahead, read from what the seat sees."""

from collections.abc import Sequence

from engine.core.stops import Stop, counted
from engine.core.words import Text
from engine.games.man_o_war.model.lengths import units
from engine.games.man_o_war.model.names import SIDES
from engine.games.man_o_war.model.state import WarView
from engine.games.man_o_war.rules.ground import apart
from engine.games.man_o_war.rules.measuring import as_known
from engine.games.man_o_war.rules.squadrons import can_act, foes, ships_of

NEAR_CM = 25
"""Distance in cm at which an enemy calls an admiral back: guns reach that far next turn."""


def stops(view: WarView) -> Sequence[Stop]:
    """Stops of the admiral of *view*; none for a seat without a side."""
    battle, side = as_known(view), SIDES.get(view.seat)
    if side is None:
        return ()
    mine = [number for number, one in enumerate(battle.ships) if one.side == side]
    hits = sum(battle.ships[one].waterline + sum(battle.ships[one].hits.values()) for one in mine)
    lost = [f"ship:{one:03}" for one in mine if not can_act(battle, one)]
    near = {
        f"ship:{foe:03}"
        for foe in foes(battle, side)
        for one in ships_of(battle, side)
        if apart(battle, one, battle.ships[one].at, foe) <= units(NEAR_CM)
    }
    return (
        Stop(key="near", label=Text.of("stop-near", length=NEAR_CM), watch=tuple(sorted(near))),
        Stop(key="hit", label=Text.of("stop-hit"), watch=counted("hit", hits)),
        Stop(key="lost", label=Text.of("stop-lost"), watch=tuple(lost)),
    )
