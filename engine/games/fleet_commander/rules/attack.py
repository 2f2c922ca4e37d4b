"""Attacks near and far: their targets, the dice that they take, and the ships that take part."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from engine.core.agenda import ask
from engine.core.errors import RuleViolation
from engine.core.questions import Question
from engine.core.records import Seat
from engine.core.referee import Referee
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.battlefield import (
    are_enemies,
    board,
    containers_at,
    figures,
    firepower_of,
    has,
    is_clear,
    may_target,
    pointed,
    ships_at,
)
from engine.games.fleet_commander.model.cards import Ability, Special
from engine.games.fleet_commander.model.concealment import as_all_see
from engine.games.fleet_commander.model.decisions import RedirectDecision, Strike
from engine.games.fleet_commander.model.results import COST, FACE_OF, Played
from engine.games.fleet_commander.model.state import (
    Again,
    FleetState,
    FleetView,
    Open,
    Ship,
    ShipId,
)
from engine.games.fleet_commander.rules.bridge import spend
from engine.games.fleet_commander.rules.move import check_dice
from engine.games.fleet_commander.rules.reveal import reveal
from engine.games.fleet_commander.rules.support import able_to_support, ask_support
from engine.space.grid import Cell


def check_attack(view: FleetView, action: a.Attack) -> None:
    """FC-ATTACK-01..04, FC-RANGE-01..12, FC-ABILITY-10..17: the conditions of an attack."""
    battle, seat = view.open, view.seat
    if action.at not in board(battle).cells:
        raise RuleViolation("FC-ATTACK-01", "not-that-way")
    here = ships_at(battle, action.at)
    if not here or here[0].owner != seat:
        raise RuleViolation("FC-TURN-05", "not-your-ship")
    if battle.sectors[action.at] is Special.ASTEROID_FIELD:
        raise RuleViolation("FC-SECTOR-04", "in-asteroids")
    check_dice(view, action.dice, "R", "FC-ATTACK-01")
    _check_plays(battle, here, action)
    check_way(battle, action.at, action.way, action.dice * (1 + action.twice))
    check_target(battle, seat, action.way[-1], action.target)
    _check_held(battle, seat, action)
    if action.twice and len(action.way) == 1 and len(targets_at(battle, action.way[0])) == 1:
        raise RuleViolation("FC-ABILITY-14", "one-target-only")


def check_attack_again(view: FleetView, action: a.AttackAgain) -> None:
    """FC-ABILITY-13, -14: the second attack of a pair, at another ship of the same sector."""
    battle, again = view.open, view.open.turn.again
    if again is None or again.foes is None or not _stands(battle, again):
        raise RuleViolation("FC-ABILITY-13", "no-second-play")
    check_target(battle, view.seat, again.foes, action.target)
    if action.target == again.struck:
        raise RuleViolation("FC-ABILITY-14", "same-target")


def check_target(battle: Open, seat: Seat, at: Cell, target: ShipId) -> None:
    """FC-ATTACK-10, FC-SECTOR-06: *target* is an enemy in sector *at*, and no asteroids hide it."""
    if target >= len(battle.ships) or battle.ships[target].at != at:
        raise RuleViolation("FC-ATTACK-01", "not-there")
    if not are_enemies(battle, seat, battle.ships[target].owner):
        raise RuleViolation("FC-ATTACK-10", "no-enemy")
    if battle.ships[target].hidden:
        raise RuleViolation("FC-HIDDEN-06", "a-signal")
    if battle.sectors[at] is Special.ASTEROID_FIELD:
        raise RuleViolation("FC-SECTOR-06", "hidden-by-asteroids")
    if not may_target(battle.ships[target]):
        raise RuleViolation("FC-SCEN-CAPTURE-04", "no-target")


def targets_at(battle: Open, at: Cell) -> list[Ship]:
    """FC-HIDDEN-06, FC-SCEN-CAPTURE-04: ships that may be aimed at: no signals, no shuttles."""
    return [ship for ship in ships_at(battle, at) if not ship.hidden and may_target(ship)]


def check_way(battle: Open, at: Cell, way: Sequence[Cell], dice: Sequence[Played]) -> None:
    """FC-RANGE-02..05, -09: each step goes as its die points, and crosses only empty sectors."""
    field = board(battle)
    before = at
    for number, (step, die) in enumerate(zip(way, dice, strict=False)):
        if step not in pointed(field, before, FACE_OF[die]):
            raise RuleViolation("FC-RANGE-02" if number else "FC-ATTACK-01", "not-that-way")
        if number < len(way) - 1 and not is_clear(battle, step):
            raise RuleViolation("FC-RANGE-04", "way-blocked")
        before = step
    if len(way) > 1 and field.distances[at][way[-1]] < 2:
        raise RuleViolation("FC-RANGE-09", "too-near")


def strike_of(battle: Open, seat: Seat, action: a.Attack | a.AttackAgain) -> Strike:
    """The attack that *action* makes, with all ships that take part.

    # Ruling FC-ATTACK-04: ships without firepower take no part, so nobody strikes back at them.
    """
    if isinstance(action, a.AttackAgain):
        return _second_strike(battle, seat, action.target)
    near = len(action.way) == 1
    ships = tuple(one.id for one in _firing(battle, action))
    supports: tuple[ShipId, ...] = ()
    if near and not action.twice:
        helping = supporters(battle, seat, action.at, action.way[0])
        supports = tuple(one.id for one in helping if one.id not in action.held)
    return Strike(
        attacker=seat,
        at=action.at,
        way=action.way,
        target=action.target,
        ships=ships,
        supports=supports,
        pair=near and action.twice,
    )


def attack(state: FleetState, seat: Seat, action: a.Attack, referee: Referee) -> None:
    battle = state.open
    strike = strike_of(battle, seat, action)
    if strike.pair:
        battle.turn.again = Again(
            die=action.dice[0],
            at=action.at,
            ships=strike.ships,
            foes=action.way[0],
            struck=action.target,
        )
    spend(battle.commanders[seat], [result for die in action.dice for result in COST[die]])
    _launch(state, strike, action.dice, referee)


def attack_again(state: FleetState, seat: Seat, action: a.AttackAgain, referee: Referee) -> None:
    strike, first = strike_of(state.open, seat, action), state.open.turn.again
    state.open.turn.again = None
    _launch(state, strike, (), referee, first)


def supporters(battle: Open, seat: Seat, at: Cell, target: Cell) -> list[Ship]:
    """FC-SUPPORT-01, -02: ships of *seat* beside *target* that may join an attack from *at*."""
    return [ship for ship in able_to_support(battle, at, target) if ship.owner == seat]


def redirects(battle: Open, strike: Strike, first: Again | None = None) -> list[Ship]:
    """FC-ABILITY-08, -09: cruisers that may take the place of the target, as far as is known.

    *first* is the memory of the first attack, if this is the second attack of a pair.
    """
    if first is not None and first.redirected:
        return []
    there = ships_at(battle, strike.way[-1])
    return [
        ship
        for ship in there
        if ship.id != strike.target
        and has(battle, ship, Ability.DEPOLARISED_SHIELDS)
        and (first is None or ship.id != first.struck)
    ]


def cruisers_of(battle: Open, asked: RedirectDecision) -> tuple[ShipId, ...]:
    """The ships of the question that are cruisers; only their commander knows which signals are."""
    return tuple(
        ship for ship in asked.ships if has(battle, battle.ships[ship], Ability.DEPOLARISED_SHIELDS)
    )


def check_redirect(battle: Open, asked: RedirectDecision, action: a.ReplyRedirect) -> None:
    if action.ship is not None and action.ship not in cruisers_of(battle, asked):
        raise RuleViolation("FC-ABILITY-08", "no-such-cruiser")


def suggest_redirects(battle: Open, asked: RedirectDecision) -> Iterator[a.ReplyRedirect]:
    """Answers to offer: no cruiser, then each one that can take the hit."""
    for ship in (None, *cruisers_of(battle, asked)):
        yield a.ReplyRedirect(decision=asked.id, ship=ship)


def redirect(
    state: FleetState, asked: RedirectDecision, action: a.ReplyRedirect, referee: Referee
) -> None:
    strike = asked.strike
    if action.ship is not None:
        again = state.open.turn.again
        if strike.pair and again is not None:
            state.open.turn.again = replace(again, struck=action.ship, redirected=True)
        reveal(state.open, (action.ship,), referee)  # FC-HIDDEN-15
        referee.announce(e.Redirected(seat=asked.seat, target=strike.target, ship=action.ship))
        strike = replace(strike, target=action.ship)
    ask_support(state, strike)


REDIRECT: Final = Question[FleetState, FleetView, RedirectDecision, a.ReplyRedirect](
    decision=RedirectDecision,
    answers=(a.ReplyRedirect,),
    check=lambda view, asked, action: check_redirect(view.open, asked, action),
    suggest=lambda view, asked: suggest_redirects(view.open, asked),
    resolve=redirect,
)


def suggest_again(view: FleetView) -> Iterator[a.Order]:
    """Second attacks of a pair to offer."""
    battle, again = view.open, view.open.turn.again
    if again is None or again.foes is None or not _stands(battle, again):
        return
    for ship in targets_at(battle, again.foes):
        if ship.id != again.struck and are_enemies(battle, view.seat, ship.owner):
            yield a.AttackAgain(target=ship.id)


def _second_strike(battle: Open, seat: Seat, target: ShipId) -> Strike:
    """FC-ABILITY-13: the second attack of a pair, by the destroyer that made the first."""
    again = battle.turn.again
    assert again is not None
    assert again.foes is not None
    return Strike(
        attacker=seat,
        at=again.at,
        way=(again.foes,),
        target=target,
        ships=again.ships,
        pair=True,
    )


def _launch(
    state: FleetState,
    strike: Strike,
    dice: Sequence[Played],
    referee: Referee,
    first: Again | None = None,
) -> None:
    """FC-REACT-05: announces the attack, then asks whether a cruiser takes the target's place.

    # Ruling FC-REACT-05: the order to attack names the ships that take part; a cruiser that takes
    # the target's place lies in the same sector, so the same ships can fire at it.
    """
    battle = state.open
    power = firepower_of(battle, [battle.ships[one] for one in (*strike.ships, *strike.supports)])
    referee.announce(e.Attacked(strike=strike, dice=tuple(dice), firepower=power))
    reveal(battle, (*strike.ships, *strike.supports), referee)  # FC-HIDDEN-14
    cruisers = redirects(as_all_see(battle), strike, first)
    if not cruisers:
        ask_support(state, strike)
        return
    ask(
        state,
        RedirectDecision(
            id=state.asked + 1,
            seat=cruisers[0].owner,
            strike=strike,
            ships=tuple(ship.id for ship in cruisers),
        ),
    )


def _check_plays(battle: Open, here: Sequence[Ship], action: a.Attack) -> None:
    """FC-RANGE-01, FC-ABILITY-10, -17: check that each step of the way has a die, or that a lone
    destroyer plays one die twice.
    """
    if not action.twice:
        if len(action.dice) != len(action.way):
            raise RuleViolation("FC-RANGE-01", "one-die-a-step")
        return
    if containers_at(battle, action.at):
        raise RuleViolation("FC-SCEN-RESCUE-05", "container-here")
    if len(here) != 1 or not has(battle, here[0], Ability.MULTIPOINT):
        raise RuleViolation("FC-ABILITY-10", "not-alone")
    if len(action.dice) != 1 or len(action.way) > 2:
        raise RuleViolation("FC-ABILITY-17", "one-die-twice")


def _check_held(battle: Open, seat: Seat, action: a.Attack) -> None:
    """FC-ATTACK-04, FC-SUPPORT-04: ships may hold fire, as long as one with firepower fires.

    Only ships in the attacking sector, or able to support, may hold fire, and each is named once.
    """
    if action.held:
        there = ships_at(battle, action.at)
        joining = {one.id for one in (*there, *supporters(battle, seat, action.at, action.way[-1]))}
        if len(set(action.held)) < len(action.held) or not set(action.held) <= joining:
            raise RuleViolation("FC-ATTACK-04", "no-such-ship")
    if not _firing(battle, action):
        raise RuleViolation("FC-ATTACK-04", "nobody-fires")


def _firing(battle: Open, action: a.Attack) -> list[Ship]:
    """The ships that fire from the sector of the attack: all with firepower but those held."""
    power = figures(battle.data).firepower
    there = ships_at(battle, action.at)
    return [ship for ship in there if ship.id not in action.held and power[ship.sort]]


def _stands(battle: Open, again: Again) -> bool:
    """Whether the destroyer of a pair of attacks is still alone in its sector."""
    return [ship.id for ship in ships_at(battle, again.at)] == [*again.ships]
