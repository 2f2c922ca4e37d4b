"""Support of an attack by other commanders: allies, or anybody where all fight all."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from engine.core.agenda import ask
from engine.core.errors import RuleViolation
from engine.core.questions import Question
from engine.core.records import Seat
from engine.core.referee import Referee
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model import tasks as t
from engine.games.fleet_commander.model.battlefield import (
    SHELTERS,
    are_enemies,
    board,
    figures,
    firepower_of,
)
from engine.games.fleet_commander.model.cards import SignalSort, Special
from engine.games.fleet_commander.model.concealment import as_all_see
from engine.games.fleet_commander.model.decisions import Strike, SupportDecision
from engine.games.fleet_commander.model.state import FleetState, FleetView, Open, Ship, ShipId
from engine.games.fleet_commander.rules import react
from engine.games.fleet_commander.rules.reveal import reveal
from engine.space.grid import Cell


def able_to_support(battle: Open, at: Cell, target: Cell) -> list[Ship]:
    """FC-SUPPORT-01, -02: ships of anybody beside *target* that may join an attack from *at*.

    A signal of unknown sort counts as able to.
    """
    if battle.sectors[at] is Special.GAS_CLOUD:  # FC-SECTOR-16
        return []
    beside, power = board(battle).beside[target], figures(battle.data).firepower
    return [
        ship
        for ship in battle.ships
        if ship.at in beside
        and ship.at != at
        and battle.sectors[ship.at] not in SHELTERS  # FC-SECTOR-05, -17
        and (ship.sort is SignalSort.SIGNAL or power[ship.sort])
    ]


def helpers(battle: Open, strike: Strike) -> dict[Seat, list[Ship]]:
    """FC-TEAM-10, FC-FFA-03: other commanders who may support, each with their able ships.

    They are all commanders but the attacker who are enemies of the target's commander.
    """
    found: dict[Seat, list[Ship]] = {}
    if len(battle.commanders) == 2 or strike.ranged or strike.pair:
        return found
    attacked = battle.ships[strike.target].owner
    for ship in able_to_support(battle, strike.at, strike.way[-1]):
        if ship.owner != strike.attacker and are_enemies(battle, ship.owner, attacked):
            found.setdefault(ship.owner, []).append(ship)
    return found


def ask_support(state: FleetState, strike: Strike) -> None:
    """FC-FFA-04, FC-TEAM-12: asks all who may support, anew for each attack and all at once.

    # Ruling FC-FFA-03: nobody is asked if the target is destroyed without support, and nothing can
    # answer the attack.
    """
    battle = state.open
    state.agenda.append(t.AskReaction(strike=strike))
    found = helpers(as_all_see(battle), strike)
    if not found or _is_lost(battle, strike):
        return
    decisions = [
        SupportDecision(
            id=state.asked + number,
            seat=seat,
            strike=strike,
            ships=tuple(ship.id for ship in found[seat]),
        )
        for number, seat in enumerate((one for one in battle.order if one in found), 1)
    ]
    ask(state, *decisions)


def ships_of(battle: Open, asked: SupportDecision) -> tuple[ShipId, ...]:
    """The ships of *asked* that can give support: decoys cannot, as their commander alone knows."""
    return tuple(ship for ship in asked.ships if battle.ships[ship].sort is not SignalSort.DECOY)


def shown_ships(battle: Open, asked: SupportDecision) -> tuple[ShipId, ...]:
    """The ships of the question that are not signals.

    Neither standing orders nor the clock reveal a signal.
    """
    return tuple(ship for ship in asked.ships if not battle.ships[ship].hidden)


def check_support(battle: Open, asked: SupportDecision, action: a.Support) -> None:
    ships = action.ships
    if len(set(ships)) < len(ships) or not set(ships) <= set(ships_of(battle, asked)):
        raise RuleViolation("FC-FFA-03", "cannot-support")


def suggest_support(battle: Open, asked: SupportDecision) -> Iterator[a.Support]:
    """Answers to offer: support by all ships, by each alone, and none."""
    ships = ships_of(battle, asked)
    if len(ships) > 1:
        yield a.Support(decision=asked.id, ships=ships)
    yield from (a.Support(decision=asked.id, ships=(ship,)) for ship in ships)
    yield a.Support(decision=asked.id)


def default_support(battle: Open, asked: SupportDecision) -> a.Support:
    """FC-DEC-10, -11: an ally supports by default, a third party does not."""
    helps = not are_enemies(battle, asked.seat, asked.strike.attacker)
    return a.Support(decision=asked.id, ships=shown_ships(battle, asked) if helps else ())


def support(state: FleetState, asked: SupportDecision, action: a.Support, referee: Referee) -> None:
    """Adds the ships of *action* to the attack that waits for a reaction."""
    if not action.ships:
        return
    battle = state.open
    waiting = next(n for n, one in enumerate(state.agenda) if isinstance(one, t.AskReaction))
    task = state.agenda[waiting]
    assert isinstance(task, t.AskReaction)
    joined = replace(task.strike, supports=(*task.strike.supports, *action.ships))
    state.agenda[waiting] = t.AskReaction(strike=joined)
    power = firepower_of(battle, [battle.ships[ship] for ship in action.ships])
    referee.announce(e.Supported(seat=asked.seat, ships=action.ships, firepower=power))
    reveal(battle, action.ships, referee)  # FC-HIDDEN-14


SUPPORT: Final = Question[FleetState, FleetView, SupportDecision, a.Support](
    decision=SupportDecision,
    answers=(a.Support,),
    check=lambda view, asked, action: check_support(view.open, asked, action),
    suggest=lambda view, asked: suggest_support(view.open, asked),
    resolve=support,
)


def with_all_support(battle: Open, strike: Strike) -> Strike:
    """*strike* with the support of all commanders and ships that could give it."""
    joining = [ship.id for ships in helpers(battle, strike).values() for ship in ships]
    return replace(strike, supports=tuple(dict.fromkeys((*strike.supports, *joining))))


def _is_lost(battle: Open, strike: Strike) -> bool:
    """Whether the target is destroyed by the damage so far, and nothing can answer it."""
    coming = sum(react.damage_by_sector(battle, strike).values())
    if battle.ships[strike.target].hull > coming:
        return False
    return (
        not react.may_roll(battle, strike) and not react.reactions(as_all_see(battle), strike).any
    )
