"""Exact odds of dice before they are rolled, counted over every face."""

import functools
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import combinations_with_replacement, product

from engine.core.records import value
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.battlefield import printed
from engine.games.fleet_commander.model.decisions import Strike
from engine.games.fleet_commander.model.results import SPECIALS, Colour, Face, Result
from engine.games.fleet_commander.model.state import Commander, FleetView, Open
from engine.games.fleet_commander.rules import react
from engine.games.fleet_commander.rules.bridge import on_bridge
from engine.games.fleet_commander.rules.move import suggest_moves
from engine.games.fleet_commander.rules.scenarios import scenario_of
from engine.games.fleet_commander.rules.targets import suggest_attacks
from engine.games.fleet_commander.rules.weapons import suggest_weapons

PRICE = 2
"""FC-SPECIAL-02: specials that a weapon takes."""


@value
class RollOdds:
    """Chances, from 0 to 1, of what rolled dice and those of the bridge will allow.

    *move*, *mission* (an order of the scenario) and *weapon* are for orders at once, from where the
    ships lie; *weapon* is None if no weapon could aim at anything. The rest are for answers to
    attacks later: a shield against *straight* or *diagonal* fire, *retreat* and *counter*.
    """

    move: Fraction
    mission: Fraction
    straight: Fraction
    diagonal: Fraction
    retreat: Fraction
    counter: Fraction
    weapon: Fraction | None


def roll_odds(view: FleetView, roll: a.RollDice) -> RollOdds:
    """FC-TURN-03: the odds of rolling the dice of *roll* now."""
    battle = view.open
    faces = printed(battle).rulings.faces
    bridge = on_bridge(battle.commanders[view.seat])
    ready = sum(one in SPECIALS for one in bridge)
    dice = roll.red + roll.blue + roll.green

    def chance(colour: Colour, count: int, does: Callable[[Sequence[Result]], bool]) -> Fraction:
        found = (odds for shown, odds in outcomes(faces, colour, count) if does([*bridge, *shown]))
        return sum(found, Fraction(0))

    return RollOdds(
        move=chance("B", roll.blue, lambda held: _opens(view, held, suggest_moves)),
        mission=chance("B", roll.blue, lambda held: _opens(view, held, _missions)),
        straight=chance("G", roll.green, lambda held: _shields(held, "O")),
        diagonal=chance("G", roll.green, lambda held: _shields(held, "D")),
        retreat=chance("B", roll.blue, lambda held: "B:S" in held),
        counter=chance("R", roll.red, lambda held: "R:S" in held),
        weapon=specials(battle, dice, PRICE - ready) if _can_aim(view) else None,
    )


def may_attack(view: FleetView, roll: a.RollDice) -> bool:
    """Whether a standard attack may be possible once those dice are rolled."""
    return _may(view, "R", roll.red, suggest_attacks)


def may_move(view: FleetView, roll: a.RollDice) -> bool:
    """Whether a move or an order of the scenario may be possible once those dice are rolled."""
    return _may(view, "B", roll.blue, suggest_moves) or _may(view, "B", roll.blue, _missions)


def mission_ahead(view: FleetView) -> str | None:
    """The kind of order that blue dice of the next roll may give for the scenario; None if none."""
    return next((one.kind for one in _missions(_holding(view, ("B:M", "B:S")))), None)


def _missions(view: FleetView) -> Iterator[a.Order]:
    return iter(scenario_of(view.open).suggest(view))


def specials(battle: Open, dice: int, least: int) -> Fraction:
    """The chance that *dice* dice of any colour show *least* specials or more."""
    faces = printed(battle).rulings.faces
    return sum(
        (
            odds
            for shown, odds in outcomes(faces, "R", dice)
            if sum(one in SPECIALS for one in shown) >= least
        ),
        Fraction(0),
    )


def arming(view: FleetView, keep: Sequence[Result]) -> Fraction | None:
    """The chance that the next roll pays for a weapon with the specials of *keep*.

    None where no weapon could aim at anything as things are, or where it is paid already.
    """
    ready = sum(one in SPECIALS for one in keep)
    if ready >= PRICE or not _can_aim(view):
        return None
    battle = view.open
    return specials(battle, printed(battle).rulings.dice_rolled, PRICE - ready)


def cloud(battle: Open, strike: Strike) -> Fraction:
    """FC-SECTOR-19: the chance that the die rolled for the gas cloud stops anything of *strike*."""
    faces = printed(battle).rulings.faces
    return Fraction(sum(react.fits_cloud(battle, strike, face) for face in faces), len(faces))


@functools.lru_cache(maxsize=64)
def outcomes(
    faces: tuple[Face, ...], colour: Colour, count: int
) -> tuple[tuple[tuple[Result, ...], Fraction], ...]:
    """The results that *count* dice may show, in any order, each set with its chance."""
    ways: Counter[tuple[Face, ...]] = Counter(
        tuple(sorted(rolled)) for rolled in product(faces, repeat=count)
    )
    return tuple(
        (tuple(_result(colour, face) for face in rolled), Fraction(ways_, len(faces) ** count))
        for rolled, ways_ in ways.items()
    )


def _result(colour: Colour, face: Face) -> Result:
    result: Result = f"{colour}:{face}"  # type: ignore[assignment]  # a die shows a face
    return result


def _opens(
    view: FleetView, held: Sequence[Result], suggest: Callable[[FleetView], Iterator[a.Order]]
) -> bool:
    """Whether *suggest* finds an order for a commander who holds just the results *held*."""
    return next(suggest(_holding(view, held)), None) is not None


def _may(
    view: FleetView, colour: Colour, dice: int, suggest: Callable[[FleetView], Iterator[a.Order]]
) -> bool:
    """Whether *dice* dice of *colour* may show results with which *suggest* finds an order.

    Only multi-directional results and specials are tried: they allow most.
    """
    bridge = on_bridge(view.open.commanders[view.seat])
    best: tuple[Face, ...] = ("M", "S")
    return any(
        _opens(view, [*bridge, *(_result(colour, face) for face in shown)], suggest)
        for shown in combinations_with_replacement(best, dice)
    )


def _can_aim(view: FleetView) -> bool:
    """Whether a weapon would have a target, if it were paid for."""
    paid: tuple[Result, Result] = ("G:S", "G:S")
    return any(isinstance(one, a.FireWeapon) for one in suggest_weapons(_holding(view, paid)))


def _holding(view: FleetView, held: Sequence[Result]) -> FleetView:
    """*view*, its commander holding the results *held*."""
    battle = view.open
    commander: Commander = replace(battle.commanders[view.seat], rolled=[*held], left=[], right=[])
    commanders = {**battle.commanders, view.seat: commander}
    return replace(view, open=replace(battle, commanders=commanders))


def _shields(held: Sequence[Result], way: Face) -> bool:
    """FC-SHIELD-02, -03: whether a green result of *held* points as *way* does.

    FC-SPECIAL-06: a green special turns one that does not.
    """
    green = [one for one in held if one[0] == "G"]
    shields = [one for one in green if one not in SPECIALS]
    return any(one[2] in {way, "M"} for one in shields) or len(green) > len(shields) > 0
