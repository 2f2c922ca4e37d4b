"""Dice worth rolling, and specials worth rolling again."""

from collections.abc import Mapping
from typing import Final

from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.battlefield import are_enemies, board
from engine.games.fleet_commander.model.results import Colour
from engine.games.fleet_commander.model.state import FleetView
from engine.games.fleet_commander.rules import special, turn
from engine.games.fleet_commander.rules.bridge import on_bridge, usable
from engine.games.fleet_commander.rules.scenarios import scenario_of

NEAR: Final = 2
"""Sectors within which enemies are near."""

SPARE: Final = 2
"""Specials that a captain without a battleship keeps."""


def best_rolls(view: FleetView) -> list[a.RollDice]:
    """The dice worth rolling, the best first."""
    wanted = scenario_of(view.open).dice_wanted(view.open, view.seat) or _dice_to_fight(view)

    def off(roll: a.RollDice) -> int:
        counts: dict[Colour, int] = {"R": roll.red, "B": roll.blue, "G": roll.green}
        return sum(abs(count - wanted.get(colour, 0)) for colour, count in counts.items())

    rolls = [one for one in turn.suggest_rolls(view) if isinstance(one, a.RollDice)]
    return sorted(rolls, key=off)


def reroll(view: FleetView) -> a.Reroll | None:
    """Specials that no battleship needs, but for one to retreat or to strike back with."""
    specials = sum(one[2] == "S" for one in usable(view.open.commanders[view.seat]))
    rerolls = [one for one in special.suggest_specials(view) if isinstance(one, a.Reroll)]
    return rerolls[-1] if rerolls and specials > SPARE else None


def _dice_to_fight(view: FleetView) -> Mapping[Colour, int]:
    """Where enemies are near more red dice, else more blue ones.

    A green one is among them while enemies are near and the bridge has no shield.
    """
    near = _nearest(view)
    shields = sum(one[0] == "G" for one in on_bridge(view.open.commanders[view.seat]))
    if near > NEAR:
        return {"R": 1, "B": 2}
    if shields:
        return {"R": 2, "B": 1}
    return {"R": 2, "G": 1} if near <= 1 else {"R": 1, "B": 1, "G": 1}


def _nearest(view: FleetView) -> int:
    """Sectors between the two ships of both sides that are nearest to each other."""
    battle, field = view.open, board(view.open)
    mine = [s.at for s in battle.ships if s.owner == view.seat and s.at is not None]
    foes = [
        s.at for s in battle.ships if s.at is not None and are_enemies(battle, view.seat, s.owner)
    ]
    return min((field.distances[one][other] for one in mine for other in foes), default=9)
