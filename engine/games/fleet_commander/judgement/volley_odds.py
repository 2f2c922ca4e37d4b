"""Odds of the damage that dice may do in a turn before they are rolled, over every face."""

import functools
from collections.abc import Sequence
from fractions import Fraction
from itertools import product
from typing import Final, Literal

from engine.core.records import value
from engine.games.fleet_commander.judgement.known_dice import ANY
from engine.games.fleet_commander.judgement.odds import outcomes
from engine.games.fleet_commander.judgement.shots import Dice, Groups
from engine.games.fleet_commander.judgement.threats import targets
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.battlefield import has, printed, ships_at
from engine.games.fleet_commander.model.cards import Ability
from engine.games.fleet_commander.model.results import (
    FACE_OF,
    FACES,
    SPECIALS,
    Colour,
    Face,
    Result,
)
from engine.games.fleet_commander.model.state import FleetView, Ship, ShipId
from engine.games.fleet_commander.rules.bridge import on_bridge

SINKING: Final = 2
"""How many times as much damage is worth that destroys its target."""


@value
class LikelyDamage:
    """The *chance*, from 0 to 1, of at least *points* of damage in a turn to the ship *target*.

    No more *points* count than its *hull*. If *shield* is "counted", they pass the shields on the
    bridge of its commander; if it is "stops", these may stop all of the volley; other answers are
    left out of account.
    """

    target: ShipId
    points: int
    hull: int
    chance: Fraction
    shield: Literal["none", "counted", "stops"] = "none"

    @property
    def worth(self) -> Fraction:
        return self.chance * self.points * (SINKING if self.points == self.hull else 1)


class VolleyOdds:
    """The odds of volleys of the view's commander, who has dice to roll.

    The dice on the bridge count too. Blue dice bring groups beside a target, as ``Groups`` has it.
    """

    def __init__(self, view: FleetView) -> None:
        battle = view.open
        self._faces = printed(battle).rulings.faces
        self._bridge = on_bridge(battle.commanders[view.seat])
        self._groups = Groups(battle, view.seat)
        self._power = functools.cache(self._groups.strongest)
        foes = [one for one in targets(view) if one.at is not None]
        self._weakest: dict[int, Ship] = {}
        for one in sorted(foes, key=lambda foe: -foe.hull):
            assert one.at is not None, "only ships on the board are targets"
            self._weakest[one.at] = one

    def of(self, roll: a.RollDice) -> LikelyDamage | None:
        """The likely damage most worth having of a roll; None if it can do none.

        Of each sector the ship with the least hull is taken. What passes all shields comes first.
        """
        falls, ships = self._falls(roll), self._weakest.values()
        for stops in (False, True):
            found = (one for ship in ships for one in self._at(ship, falls, stops=stops))
            best = max(found, key=lambda one: (one.worth, one.chance), default=None)
            if best is not None:
                return best
        return None

    def _falls(self, roll: a.RollDice) -> dict[Dice, Fraction]:
        """The dice that may be held once *roll* is rolled, each with its chance."""
        falls: dict[Dice, Fraction] = {}
        reds = outcomes(self._faces, "R", roll.red)
        blues = outcomes(self._faces, "B", roll.blue)
        for (red, its), (blue, other) in product(reds, blues):
            dice = _dice((*self._bridge, *red, *blue))
            falls[dice] = falls.get(dice, Fraction(0)) + its * other
        return falls

    def _at(self, ship: Ship, falls: dict[Dice, Fraction], *, stops: bool) -> list[LikelyDamage]:
        """The chance of each damage that *falls* may do to *ship*, as if its side had no shields
        if these *stops* all.
        """
        assert ship.at is not None, "only ships on the board are targets"
        shields = self._shields(ship)
        chances: dict[int, Fraction] = {}
        for dice, chance in falls.items():
            points = self._power(ship.at, dice).passing(() if stops else shields)
            points = min(ship.hull, points)
            chances[points] = chances.get(points, Fraction(0)) + chance
        return [
            LikelyDamage(
                target=ship.id,
                points=points,
                hull=ship.hull,
                chance=sum((one for more, one in chances.items() if more >= points), Fraction(0)),
                shield="none" if not shields else "stops" if stops else "counted",
            )
            for points in chances
            if points
        ]

    def _shields(self, ship: Ship) -> tuple[Face, ...]:
        """The faces of the shields that *ship* may have.

        FC-ABILITY-06: those of a sector with a cruiser face every way. FC-SPECIAL-06: so does one
        that a special may turn.
        """
        battle = self._groups.battle
        assert ship.at is not None, "only ships on the board are targets"
        held = on_bridge(battle.commanders[ship.owner])
        found = _faces(held, "G")
        depolarised = any(
            has(battle, one, Ability.DEPOLARISED_SHIELDS) for one in ships_at(battle, ship.at)
        )
        if depolarised or "G:S" in held:
            return ANY * len(found)
        return found


def _dice(held: tuple[Result, ...]) -> Dice:
    """The red and blue results of *held*.

    FC-SPECIAL-06: a blue special turns a blue result, which then points either way.
    """
    found = _faces(held, "B")
    fixed: list[Face] = [face for face in found if face != "M"]
    turned = min(len(fixed), held.count("B:S"))
    free = ANY * (len(found) - len(fixed) + turned)
    blue = (*fixed[turned:], *free)
    return Dice(red=_faces(held, "R"), blue=blue, turn=held.count("R:S"))


def _faces(held: Sequence[Result], colour: Colour) -> tuple[Face, ...]:
    """The directional faces of *colour*, in the order of ``FACES``."""
    mine: list[Face] = [FACE_OF[one] for one in held if one[0] == colour and one not in SPECIALS]
    return tuple(face for face in FACES for one in mine if one == face)
