"""The asteroid belt: everybody places two asteroid fields, and one drifts as each turn begins."""

from typing import ClassVar, Final

from engine.core.agenda import ask
from engine.core.errors import RuleViolation
from engine.core.questions import Question
from engine.core.records import Seat
from engine.core.referee import Referee
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.battlefield import board, pointed, portal_at
from engine.games.fleet_commander.model.cards import Mode, Special
from engine.games.fleet_commander.model.decisions import DriftDecision, FieldDecision
from engine.games.fleet_commander.model.state import FleetState, FleetView, Open
from engine.games.fleet_commander.rules.scenarios.scenario import Scenario
from engine.games.fleet_commander.rules.sectors import roll_face, test_field
from engine.space.grid import Cell


class AsteroidBelt(Scenario):
    """FC-SCEN-BELT-01, -08: a pitched battle of two, of three alone, or of four in teams."""

    modes: ClassVar[tuple[Mode, ...]] = ("duel", "free_for_all", "teams_of_four")
    most_for_all = 3
    tiles = (Special.ASTEROID_FIELD, Special.ASTEROID_FIELD)  # FC-SCEN-BELT-02
    acts_at_start = True

    def begin_turn(self, state: FleetState, seat: Seat, referee: Referee) -> None:
        """FC-SCEN-BELT-03: the active player picks a field to drift, unless there is only one."""
        fields = _fields(state.open)
        if len(fields) > 1:
            ask(state, FieldDecision(id=state.asked + 1, seat=seat, fields=fields))
        elif fields:
            _roll(state, seat, fields[0], referee)


def check_pick(asked: FieldDecision, action: a.PickField) -> None:
    if action.at not in asked.fields:
        raise RuleViolation("FC-SCEN-BELT-03", "no-such-field")


def pick(state: FleetState, asked: FieldDecision, action: a.PickField, referee: Referee) -> None:
    _roll(state, asked.seat, action.at, referee)


FIELD: Final = Question[FleetState, FleetView, FieldDecision, a.PickField](
    decision=FieldDecision,
    answers=(a.PickField,),
    check=lambda _, asked, action: check_pick(asked, action),
    suggest=lambda _, asked: (a.PickField(decision=asked.id, at=cell) for cell in asked.fields),
    resolve=pick,
)


def check_drift(asked: DriftDecision, action: a.DriftField) -> None:
    if action.to not in asked.ways:
        raise RuleViolation("FC-SCEN-BELT-04", "field-cannot-go")


def drift(state: FleetState, asked: DriftDecision, action: a.DriftField, referee: Referee) -> None:
    _move(state, asked.seat, asked.at, action.to, referee)


DRIFT: Final = Question[FleetState, FleetView, DriftDecision, a.DriftField](
    decision=DriftDecision,
    answers=(a.DriftField,),
    check=lambda _, asked, action: check_drift(asked, action),
    suggest=lambda _, asked: (a.DriftField(decision=asked.id, to=cell) for cell in asked.ways),
    resolve=drift,
)


def _fields(battle: Open) -> tuple[Cell, ...]:
    return tuple(
        at for at, special in enumerate(battle.sectors) if special is Special.ASTEROID_FIELD
    )


def _roll(state: FleetState, seat: Seat, at: Cell, referee: Referee) -> None:
    """FC-SCEN-BELT-04, -07: a die says where the field drifts; it stays if no sector is free."""
    battle = state.open
    face = roll_face(battle, "FC-SCEN-BELT-03", referee)
    ways = tuple(
        cell
        for cell in pointed(board(battle), at, face)
        if battle.sectors[cell] is None and portal_at(battle, cell) is None
    )
    if len(ways) > 1:
        ask(state, DriftDecision(id=state.asked + 1, seat=seat, at=at, face=face, ways=ways))
    else:
        _move(state, seat, at, ways[0] if ways else at, referee)


def _move(state: FleetState, seat: Seat, at: Cell, to: Cell, referee: Referee) -> None:
    """FC-SCEN-BELT-05, -07: two sectors change places; ships stay, and the field tests them."""
    battle = state.open
    battle.sectors[at], battle.sectors[to] = battle.sectors[to], battle.sectors[at]
    referee.announce(e.FieldDrifted(seat=seat, origin=at, at=to))
    if to != at:
        test_field(state, to, "FC-SCEN-BELT-05", referee)
