"""Dice worth rolling, and specials worth rolling again."""

from collections.abc import Iterator, Mapping
from typing import Final, Literal, TypeAlias

from engine.core.records import value
from engine.games.fleet_commander.judgement.odds import (
    RollOdds,
    may_attack,
    may_move,
    mission_ahead,
    roll_odds,
)
from engine.games.fleet_commander.judgement.outcomes import distance_to_fire
from engine.games.fleet_commander.judgement.roll_worths import worth_of_rolls
from engine.games.fleet_commander.judgement.volley_odds import LikelyDamage, VolleyOdds
from engine.games.fleet_commander.judgement.worth import is_concerted
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.battlefield import are_enemies, board
from engine.games.fleet_commander.model.results import Colour
from engine.games.fleet_commander.model.state import FleetView
from engine.games.fleet_commander.rules import special, turn
from engine.games.fleet_commander.rules.bridge import on_bridge, usable
from engine.games.fleet_commander.rules.scenarios import scenario_of

NEAR_SECTORS: Final = 2
"""Distance in sectors up to which enemies are near."""

CLOSE: Final = 2
"""Distance in sectors from which one blue die brings a ship beside an enemy."""

NOWHERE: Final = 99
"""A distance greater than that of any enemy."""

SPARE: Final = 2
"""Number of specials that a captain without a battleship keeps."""


Aim: TypeAlias = Literal["nearer", "move", "later"]
"""Use of dice that is told without a chance, or "move", told with the chance of a move."""


@value
class RollAims:
    """What the dice of a roll are for: the *odds* of their uses, and *aims* besides.

    *damage* is the likely damage of a volley in this turn; None if there can be none. *mission* is
    the kind of an order of the scenario that blue dice may give; None if there is none. An aim is
    "nearer" (to come nearer to an enemy), "move" (left out beside damage and shields), or "later"
    (to fire in a later turn).
    """

    odds: RollOdds
    damage: LikelyDamage | None
    mission: str | None
    aims: tuple[Aim, ...]


def aims_of(view: FleetView, dice: a.RollDice) -> RollAims:
    """What *dice*, to be rolled in the turn of the view's commander, are for."""
    odds = roll_odds(view, dice)
    damage = VolleyOdds(view).of(dice)
    mission = mission_ahead(view) if dice.blue and odds.mission else None
    far = _nearest_to_fire(view)
    aims: list[Aim] = []
    if dice.blue and odds.move and mission is None:
        if far <= 1 and not (damage and dice.green):
            aims.append("move")
        elif damage is None:
            aims.append("nearer")
    if dice.red and damage is None:
        aims.append("later")
    return RollAims(odds=odds, damage=damage, mission=mission, aims=tuple(aims))


def best_rolls(view: FleetView) -> Iterator[a.RollDice]:
    """The dice worth rolling, the best first.

    Useless choices are left out; if all are useless the best of them is the only one.
    """
    rolls = [one for one in turn.suggest_rolls(view) if isinstance(one, a.RollDice)]
    wanted = scenario_of(view.open).dice_wanted(view.open, view.seat)
    if wanted is None and is_concerted(view.open, view.seat):
        worths = worth_of_rolls(view, rolls)
        rolls.sort(key=lambda roll: -worths[roll])
    else:
        dice = wanted or _dice_to_fight(view)
        rolls.sort(key=lambda roll: _off(roll, dice))
    far, useful = _nearest_to_fire(view), False
    for roll in rolls:
        if _is_useful(view, roll, far):
            useful = True
            yield roll
    if not useful:
        yield rolls[0]


def reroll(view: FleetView) -> a.Reroll | None:
    """The reroll of two specials, if more are held than a captain keeps to retreat or strike back.

    None if a battleship may fire its weapon with them, or if too few are held.
    """
    specials = sum(one[2] == "S" for one in usable(view.open.commanders[view.seat]))
    rerolls = [one for one in special.suggest_specials(view) if isinstance(one, a.Reroll)]
    return rerolls[-1] if rerolls and specials > SPARE else None


def _off(roll: a.RollDice, wanted: Mapping[Colour, int]) -> int:
    """By how many dice *roll* differs from those *wanted*."""
    counts: dict[Colour, int] = {"R": roll.red, "B": roll.blue, "G": roll.green}
    return sum(abs(count - wanted.get(colour, 0)) for colour, count in counts.items())


def _is_useful(view: FleetView, roll: a.RollDice, far: int) -> bool:
    """Whether each colour of *roll* is useful, with the nearest enemy *far* sectors away.

    Red dice that cannot be played this turn are kept for the next: one is enough, and only beside a
    blue one that brings ships near.
    """
    if roll.red > 1 or (roll.red and not roll.blue):
        comes_near = roll.blue and far <= CLOSE
        if not comes_near and not may_attack(view, roll):
            return False
    return not roll.blue or may_move(view, roll)


def _nearest_to_fire(view: FleetView) -> int:
    """Sectors between the ships of the view's seat and the nearest enemy to fire at."""
    mine = (one.at for one in view.open.ships if one.owner == view.seat and one.at is not None)
    found = (distance_to_fire(view, at) for at in {*mine})
    return min((far for far in found if far is not None), default=NOWHERE)


def _dice_to_fight(view: FleetView) -> Mapping[Colour, int]:
    """The dice to fight with: more red ones where enemies are near, else more blue ones.

    A green one is among them where enemies are near and the bridge has no shield.
    """
    near = _nearest(view)
    shields = sum(one[0] == "G" for one in on_bridge(view.open.commanders[view.seat]))
    if near > NEAR_SECTORS:
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
