"""Scans: red results that reveal signals, and shields that foil them."""

from collections.abc import Iterator
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
    has,
    pointed,
    ships_at,
)
from engine.games.fleet_commander.model.cards import Ability, SignalSort
from engine.games.fleet_commander.model.decisions import ScanDecision
from engine.games.fleet_commander.model.results import AS_PLAYED, COST, Played
from engine.games.fleet_commander.model.state import FleetState, FleetView, Open, Ship
from engine.games.fleet_commander.rules.attack import check_way
from engine.games.fleet_commander.rules.bridge import has_all, on_bridge, spend
from engine.games.fleet_commander.rules.move import check_dice
from engine.games.fleet_commander.rules.reveal import reveal
from engine.space.grid import Cell


def signals_at(battle: Open, at: Cell) -> list[Ship]:
    return [ship for ship in battle.ships if ship.hidden and ship.at == at]


def may_scan(ships: list[Ship], seat: Seat) -> bool:
    """Ruling FC-HIDDEN-08: ships and signals of *seat* may scan, but decoys alone may not."""
    return any(ship.owner == seat and ship.sort is not SignalSort.DECOY for ship in ships)


def check_scan(view: FleetView, action: a.Scan) -> None:
    """FC-HIDDEN-08, -09: a scan goes like an attack, to a sector with signals of an enemy.

    # Ruling FC-HIDDEN-08: a scan is no attack, so asteroid fields and gas clouds change nothing.
    """
    battle, seat = view.open, view.seat
    if action.at not in board(battle).cells:
        raise RuleViolation("FC-HIDDEN-08", "not-that-way")
    if not may_scan(ships_at(battle, action.at), seat):
        raise RuleViolation("FC-TURN-05", "not-your-ship")
    check_dice(view, action.dice, "R", "FC-HIDDEN-08")
    if len(action.dice) != len(action.way):
        raise RuleViolation("FC-RANGE-01", "one-die-a-step")
    check_way(battle, action.at, action.way, action.dice)
    there = signals_at(battle, action.way[-1])
    if not there or not are_enemies(battle, seat, there[0].owner):
        raise RuleViolation("FC-HIDDEN-08", "no-signal")


def scan(state: FleetState, seat: Seat, action: a.Scan, referee: Referee) -> None:
    """FC-HIDDEN-10, -11, -17: a scan does no damage, and only a shield can answer it.

    The scanning ships stay hidden.
    """
    battle, at = state.open, action.way[-1]
    spend(battle.commanders[seat], [result for die in action.dice for result in COST[die]])
    referee.announce(e.Scanned(seat=seat, origin=action.at, way=action.way, dice=action.dice))
    owner = signals_at(battle, at)[0].owner
    asked = ScanDecision(
        id=state.asked + 1,
        seat=owner,
        scanner=seat,
        at=at,
        against=(action.at, *action.way)[-2],
    )
    if [*foils(battle, asked)]:
        ask(state, asked)
    else:
        reveal(battle, [ship.id for ship in signals_at(battle, at)], referee)


def foils(battle: Open, asked: ScanDecision) -> Iterator[Played]:
    """FC-HIDDEN-12: shields of the bridge that can foil the scan.

    They point at the sector that it comes from; beside a revealed cruiser any shield will do.
    """
    field, held = board(battle), on_bridge(battle.commanders[asked.seat])
    any_way = any(
        not ship.hidden and has(battle, ship, Ability.DEPOLARISED_SHIELDS)
        for ship in ships_at(battle, asked.at)
    )
    for face, ways in AS_PLAYED["G"].items():
        if any_way or asked.against in pointed(field, asked.at, face):
            for way in ways:
                if has_all(held, COST[way]) and not (any_way and len(COST[way]) > 1):
                    yield way


def check_foil(battle: Open, asked: ScanDecision, action: a.ScanReply) -> None:
    if isinstance(action, a.FoilScan) and action.die not in foils(battle, asked):
        raise RuleViolation("FC-HIDDEN-12", "shield-does-not-fit")


def suggest_foils(battle: Open, asked: ScanDecision) -> Iterator[a.ScanReply]:
    """Answers to offer: each shield that fits, then none."""
    for die in foils(battle, asked):
        yield a.FoilScan(decision=asked.id, die=die)
    yield a.AllowScan(decision=asked.id)


def answer_scan(
    state: FleetState, asked: ScanDecision, action: a.ScanReply, referee: Referee
) -> None:
    """FC-HIDDEN-08, -11: reveals all signals of the sector, unless a shield foils the scan."""
    battle = state.open
    if isinstance(action, a.FoilScan):
        spend(battle.commanders[asked.seat], COST[action.die])
        referee.announce(e.ScanFoiled(seat=asked.seat, at=asked.at, die=action.die))
    else:
        reveal(battle, [ship.id for ship in signals_at(battle, asked.at)], referee)


SCAN: Final = Question[FleetState, FleetView, ScanDecision, a.ScanReply](
    decision=ScanDecision,
    answers=(a.FoilScan, a.AllowScan),
    check=lambda view, asked, action: check_foil(view.open, asked, action),
    suggest=lambda view, asked: suggest_foils(view.open, asked),
    resolve=answer_scan,
)
