"""Worth of dice before they are rolled, where the aim is to fight."""

from collections.abc import Mapping, Sequence
from typing import Final

from engine.games.fleet_commander.judgement.prospects import Hand, Prospects
from engine.games.fleet_commander.judgement.worth import (
    GATHERED,
    GATHERING_STEP,
    ROUNDS_TO_DOUBLE_EAGERNESS,
)
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.battlefield import (
    are_enemies,
    board,
    firepower_of,
    ships_by_sector,
)
from engine.games.fleet_commander.model.state import FleetView
from engine.games.fleet_commander.rules.bridge import on_bridge, usable

VOLLEY_NOW: Final = 1.0
"""Part of the worth of a volley in this turn that counts."""

VOLLEY_NEXT: Final = 0.4
"""Part of the worth of the enemy's next volley that counts, which shields may lessen."""

KEPT: Final = {"R": 2.5, "B": 1.0, "G": 1.5}
"""Worth of a result of each colour that may be kept for later, in points of hull."""

KEPT_EACH: Final = 2
"""Most results of a colour that are worth keeping."""

DIRECTIONAL: Final = 5 / 6
"""The chance that a die shows no special."""


def worth_of_rolls(view: FleetView, rolls: Sequence[a.RollDice]) -> Mapping[a.RollDice, float]:
    """The worth of each of *rolls*: of a volley now, of shields and moves, and of dice kept."""
    battle, seat = view.open, view.seat
    seen, held = Prospects(battle), Hand.of(on_bridge(battle.commanders[seat]))
    foes = {
        foe: Hand.of(usable(one))
        for foe, one in battle.commanders.items()
        if are_enemies(battle, seat, foe)
    }
    shields = {foe: hand.green for foe, hand in foes.items()}
    threats: dict[int, float] = {}
    far = _powers_to_bring_near(view)
    eager = GATHERING_STEP * (1 + battle.round / ROUNDS_TO_DOUBLE_EAGERNESS)
    found: dict[a.RollDice, float] = {}
    for roll in rolls:
        hand = held.rolled(roll.red, roll.blue, roll.green)
        if roll.green not in threats:
            ours = {seat: hand.green}
            coming = (seen.of(foe, one.next, ours) for foe, one in foes.items())
            threats[roll.green] = max(coming, default=0.0)
        total = VOLLEY_NOW * seen.of(seat, hand, shields) - VOLLEY_NEXT * threats[roll.green]
        total += eager * _nearer(far, hand.blue)
        found[roll] = total + _kept(held, roll)
    return found


def _powers_to_bring_near(view: FleetView) -> list[int]:
    """The firepower of each group that lies further off than where it may gather to strike."""
    battle, far = view.open, board(view.open).distances
    foes = [
        one.at
        for one in battle.ships
        if one.at is not None and are_enemies(battle, view.seat, one.owner)
    ]
    powers = [
        firepower_of(battle, ships)
        for at, ships in ships_by_sector(battle).items()
        if ships[0].owner == view.seat and min((far[at][foe] for foe in foes), default=0) > GATHERED
    ]
    return sorted(powers, reverse=True)


def _nearer(powers: Sequence[int], moves: float) -> float:
    """The firepower that so many *moves* bring nearer, the strongest groups first."""
    total = 0.0
    for number, power in enumerate(powers):
        total += power * max(0.0, min(1.0, moves - number))
    return total


def _kept(held: Hand, roll: a.RollDice) -> float:
    """The worth of the results that are held once *roll* has been rolled, up to a few each."""
    return (
        KEPT["R"] * min(KEPT_EACH, held.red + DIRECTIONAL * roll.red)
        + KEPT["B"] * min(KEPT_EACH, held.blue + DIRECTIONAL * roll.blue)
        + KEPT["G"] * min(KEPT_EACH, held.green + DIRECTIONAL * roll.green)
    )
