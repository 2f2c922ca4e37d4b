"""Secret special weapons: drawn at random, one kept for each battleship, face down."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from engine.core.agenda import ask
from engine.core.errors import RuleViolation
from engine.core.questions import Question
from engine.core.records import Seat, only
from engine.core.referee import Referee
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.battlefield import printed
from engine.games.fleet_commander.model.cards import ShipSort, Weapon
from engine.games.fleet_commander.model.decisions import WeaponsDecision
from engine.games.fleet_commander.model.state import FleetState, FleetView, Open, Ship


def draw_weapons(state: FleetState, referee: Referee) -> None:
    """FC-SECRET-01, -05: draws weapons for everybody, and asks all at once.

    # Ruling FC-SECRET-01: with hidden deployment a commander without a battleship is asked too, and
    # answers that nothing is kept, so that nobody learns who has one.
    """
    battle = state.open
    asked: list[Seat] = []
    for seat in battle.order:
        ships = battleships(battle, seat)
        state.own[seat].draws = [
            _drawn(battle, seat, number, referee) for number in range(len(ships))
        ]
        if ships or battle.options.hidden_deployment:
            asked.append(seat)
    if asked:
        numbered = enumerate(asked, state.asked + 1)
        ask(state, *(WeaponsDecision(id=number, seat=seat) for number, seat in numbered))


def battleships(battle: Open, seat: Seat) -> list[Ship]:
    """The battleships of *seat*, in the order in which weapons are drawn for them."""
    return [
        ship for ship in battle.ships if ship.owner == seat and ship.sort is ShipSort.BATTLESHIP
    ]


def offers(battle: Open, drawn: Sequence[Weapon], kept: Sequence[Weapon]) -> list[Weapon]:
    """FC-SECRET-05: the weapons that a battleship chooses from, without those *kept* for others.

    For each battleship one more is drawn than for the one before it, to make up for those kept.
    """
    most = printed(battle).rulings.weapons_drawn
    return [weapon for weapon in drawn if weapon not in kept][:most]


def check_weapons(view: FleetView, action: a.KeepWeapons) -> None:
    battle = view.open
    draws = view.own.draws if view.own is not None else []
    if len(action.weapons) != len(draws):
        raise RuleViolation("FC-SECRET-01", "one-weapon-each")
    for number, (weapon, drawn) in enumerate(zip(action.weapons, draws, strict=True)):
        if weapon not in offers(battle, drawn, action.weapons[:number]):
            raise RuleViolation("FC-SECRET-01", "not-drawn")


def suggest_weapons_to_keep(view: FleetView, decision: int) -> Iterator[a.KeepWeapons]:
    """Every possible choice, in the order of ``Weapon``."""
    draws = view.own.draws if view.own is not None else []
    for weapons in _choices(view.open, draws, ()):
        yield a.KeepWeapons(decision=decision, weapons=weapons)


def keep_weapons(state: FleetState, seat: Seat, action: a.KeepWeapons, referee: Referee) -> None:
    """FC-SECRET-02, -03: lays the weapons kept face down; the others go back unseen."""
    battle = state.open
    for ship, weapon in zip(battleships(battle, seat), action.weapons, strict=True):
        battle.ships[ship.id] = replace(ship, weapon=weapon)
    state.own[seat].draws = []
    referee.announce(e.WeaponsKept(seat=seat))


WEAPONS: Final = Question[FleetState, FleetView, WeaponsDecision, a.KeepWeapons](
    decision=WeaponsDecision,
    answers=(a.KeepWeapons,),
    check=lambda view, _, action: check_weapons(view, action),
    suggest=lambda view, asked: suggest_weapons_to_keep(view, asked.id),
    resolve=lambda state, asked, action, referee: keep_weapons(state, asked.seat, action, referee),
)


def _drawn(battle: Open, seat: Seat, before: int, referee: Referee) -> tuple[Weapon, ...]:
    pile, found = [*Weapon], list[Weapon]()
    for _ in range(min(printed(battle).rulings.weapons_drawn + before, len(pile))):
        weapon = Weapon(referee.draw(pile, "FC-SECRET-01", only(seat)))
        pile.remove(weapon)
        found.append(weapon)
    return tuple(found)


def _choices(
    battle: Open, draws: Sequence[Sequence[Weapon]], kept: tuple[Weapon, ...]
) -> Iterator[tuple[Weapon, ...]]:
    if len(kept) == len(draws):
        yield kept
        return
    order = [*Weapon]
    for weapon in sorted(offers(battle, draws[len(kept)], kept), key=order.index):
        yield from _choices(battle, draws, (*kept, weapon))
