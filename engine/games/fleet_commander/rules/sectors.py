"""Special sectors: their effects on ships that enter them, or begin a turn in them."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from engine.core.agenda import ask
from engine.core.errors import RuleViolation
from engine.core.questions import Question
from engine.core.records import Seat
from engine.core.referee import Referee
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model import tasks as t
from engine.games.fleet_commander.model.actions import LeaveField
from engine.games.fleet_commander.model.battlefield import (
    board,
    can_hold,
    is_undiscovered,
    pointed,
    printed,
    ships_at,
)
from engine.games.fleet_commander.model.cards import Special
from engine.games.fleet_commander.model.concealment import as_all_see
from engine.games.fleet_commander.model.decisions import ExitDecision
from engine.games.fleet_commander.model.results import Face, Played
from engine.games.fleet_commander.model.state import Container, FleetState, FleetView, Open, ShipId
from engine.games.fleet_commander.rules.damage import (
    end_tokens_left_behind,
    hurt,
    hurt_by_class,
    remove_destroyed,
)
from engine.space.grid import Cell


def roll_face(battle: Open, rule: str, referee: Referee) -> Face:
    """FC-DICE-10: the face that a die rolled by no commander shows."""
    faces = printed(battle).rulings.faces
    return faces[referee.roll(1, len(faces), rule)[0] - 1]


def discover(battle: Open, at: Cell, referee: Referee) -> None:
    """FC-FOG-05: discovers *at*: a special on the die draws its kind, else it is neutral."""
    special: Special | None = None
    if roll_face(battle, "FC-FOG-05", referee) == "S" and battle.backs:
        special = Special(referee.draw(battle.backs, "FC-FOG-05"))
        battle.backs.remove(special)
    battle.sectors[at] = special
    referee.announce(e.Discovered(at=at, special=special))


def carry(
    state: FleetState,
    mover: Seat,
    ships: Sequence[ShipId],
    at: Cell,
    referee: Referee,
    *,
    how: e.Way,
    die: Played | None = None,
    entries: int = 0,
    start: Cell | None = None,
    containers: Sequence[int] = (),
) -> None:
    """Bring *ships* and *containers* to *at*, where the sector acts on them.

    *start* is the sector where a way through gravity fields began, if it is not the one the ships
    leave now; *entries* counts the fields so far.
    """
    battle = state.open
    origin = battle.ships[ships[0]].at
    assert origin is not None, "ships move from a sector"
    put(battle, ships, at)
    _lay(battle, containers, at)
    referee.announce(
        e.Moved(
            seat=mover,
            ships=tuple(ships),
            origin=origin,
            at=at,
            die=die,
            how=how,
            containers=len(containers),
        )
    )
    end_tokens_left_behind(battle, ships, referee)
    task = t.EnterSector(
        mover=mover,
        ships=tuple(ships),
        at=at,
        origin=origin if start is None else start,
        entries=entries,
        containers=tuple(containers),
    )
    come(state, task, referee)


def come(state: FleetState, task: t.EnterSector, referee: Referee) -> None:
    """As ships come into a sector: seize a shuttle there, discover the sector, and let it take
    effect.
    """
    battle = state.open
    _seize(battle, task.ships, task.at, referee)
    if is_undiscovered(battle, task.at):  # FC-FOG-06
        discover(battle, task.at, referee)
    if battle.sectors[task.at] in (Special.ASTEROID_FIELD, Special.GRAVITY_FIELD):
        state.agenda.append(task)


def _seize(battle: Open, ships: Sequence[ShipId], at: Cell, referee: Referee) -> None:
    """FC-SCEN-CAPTURE-07, -08: a shuttle of an opponent now belongs to the owner of *ships*."""
    captor = battle.ships[ships[0]].owner
    for one in ships_at(battle, at):
        if one.owner != captor:
            battle.ships[one.id] = replace(one, owner=captor)
            referee.announce(e.ShuttleCaptured(seat=captor, ship=one.id, at=at, loser=one.owner))


def _lay(battle: Open, containers: Sequence[int], at: Cell) -> None:
    for container in containers:
        battle.containers[container] = Container(at=at)


def put(battle: Open, ships: Iterable[ShipId], at: Cell) -> None:
    for ship in ships:
        battle.ships[ship] = replace(battle.ships[ship], at=at)


def enter_sector(state: FleetState, task: t.EnterSector, referee: Referee) -> None:
    """FC-SECTOR-02, -09: an asteroid field may damage ships that enter, a gravity field throws them
    out.
    """
    if state.open.sectors[task.at] is Special.ASTEROID_FIELD:
        test_field(state, task.at, "FC-SECTOR-02", referee)
    else:
        _enter_gravity(state, task, referee)


def test_field(state: FleetState, at: Cell, rule: str, referee: Referee) -> None:
    """FC-SECTOR-02, -03, -08: rolls a die; on a special every ship in the field takes damage equal
    to its class.
    """
    battle = state.open
    there = tuple(ship.id for ship in ships_at(battle, at))
    if not there:
        return
    face = roll_face(battle, rule, referee)
    referee.announce(e.FieldTested(at=at, face=face, ships=there))
    if face == "S":
        hurt_by_class(battle, there, "asteroid_field", referee)
        remove_destroyed(state, referee)


def _enter_gravity(state: FleetState, task: t.EnterSector, referee: Referee) -> None:
    """FC-SECTOR-09..15: a die says where the gravity field throws the ships."""
    battle = state.open
    if task.entries >= printed(battle).rulings.chain:  # FC-SECTOR-27
        return
    face = roll_face(battle, "FC-SECTOR-09", referee)
    referee.announce(e.GravityRolled(at=task.at, face=face, ships=task.ships))
    if face == "S":
        for ship in [one.id for one in ships_at(battle, task.at)]:
            hurt(battle, ship, 1, "gravity_field", referee)
        remove_destroyed(state, referee)
        _send_back(state, task, referee)
        return
    pointing = pointed(board(battle), task.at, face)
    exits = _open_to(battle, task.ships, pointing)
    seeming = _open_to(as_all_see(battle), task.ships, pointing)
    if not exits:
        _send_back(state, task, referee)
    elif len(seeming) == 1:
        _leave(state, task, exits[0], referee)
    else:
        ask(
            state,
            ExitDecision(
                id=state.asked + 1,
                seat=task.mover,
                at=task.at,
                ships=task.ships,
                exits=seeming,
                origin=task.origin,
                entries=task.entries,
                containers=task.containers,
            ),
        )


def exits_of(battle: Open, asked: ExitDecision) -> tuple[Cell, ...]:
    """The exits of the question that have room for the ships, as far as *battle* shows.

    All exits of the question if none seems to have room.
    """
    return _open_to(battle, asked.ships, asked.exits) or asked.exits


def check_leave(battle: Open, asked: ExitDecision, action: LeaveField) -> None:
    if action.to not in exits_of(battle, asked):
        raise RuleViolation("FC-SECTOR-11", "no-exit")


def leave_field(
    state: FleetState, asked: ExitDecision, action: LeaveField, referee: Referee
) -> None:
    task = t.EnterSector(
        mover=asked.seat,
        ships=asked.ships,
        at=asked.at,
        origin=asked.origin,
        entries=asked.entries,
        containers=asked.containers,
    )
    if _open_to(state.open, asked.ships, (action.to,)):
        _leave(state, task, action.to, referee)
    else:  # Signals at the exit take more room than the mover could know.
        _send_back(state, task, referee)


EXIT: Final = Question[FleetState, FleetView, ExitDecision, LeaveField](
    decision=ExitDecision,
    answers=(LeaveField,),
    check=lambda view, asked, action: check_leave(view.open, asked, action),
    suggest=lambda view, asked: (
        LeaveField(decision=asked.id, to=cell) for cell in exits_of(view.open, asked)
    ),
    resolve=leave_field,
)


def _open_to(battle: Open, ships: Sequence[ShipId], cells: Iterable[Cell]) -> tuple[Cell, ...]:
    """The sectors of *cells* that have room for all of *ships*."""
    group = [battle.ships[ship] for ship in ships]
    return tuple(cell for cell in cells if can_hold(battle, group[0].owner, group, cell))


def _leave(state: FleetState, task: t.EnterSector, to: Cell, referee: Referee) -> None:
    """FC-SECTOR-14, -15: the group leaves together, and the sector at the exit acts on it."""
    carry(
        state,
        task.mover,
        task.ships,
        to,
        referee,
        how="exit",
        entries=task.entries + 1,
        start=task.origin,
        containers=task.containers,
    )
    again = state.open.turn.again
    if again and again.foes is None:  # FC-ABILITY-18: it goes on from its exit
        state.open.turn.again = replace(again, at=to)


def _send_back(state: FleetState, task: t.EnterSector, referee: Referee) -> None:
    """FC-SECTOR-10, -12, -27: ships go back to where they came from, or as near as possible.

    # Ruling FC-SECTOR-10: ships return to where the move began, through however many fields and
    # portals they came, and the sector does not act on them again.
    """
    battle = state.open
    if battle.turn.again and battle.turn.again.foes is None:
        battle.turn.again = None
    group = [battle.ships[ship] for ship in task.ships if battle.ships[ship].hull]
    if not group:
        return
    field = board(battle)
    near = sorted(
        (cell for cell in field.cells if field.zone[cell] == field.zone[task.origin]),
        key=lambda cell: (field.distances[task.origin][cell], cell),
    )
    for cell in near:
        if battle.sectors[cell] is Special.GRAVITY_FIELD or is_undiscovered(battle, cell):
            continue
        if can_hold(battle, group[0].owner, group, cell):
            ships = tuple(ship.id for ship in group)
            # FC-SCEN-RESCUE-16, -18: a container goes back with its ship, if that is not lost.
            containers = task.containers[: len(ships)]
            put(battle, ships, cell)
            _lay(battle, containers, cell)
            referee.announce(
                e.Moved(
                    seat=task.mover,
                    ships=ships,
                    origin=task.at,
                    at=cell,
                    die=None,
                    how="sent_back",
                    containers=len(containers),
                )
            )
            end_tokens_left_behind(battle, ships, referee)
            _seize(battle, ships, cell, referee)
            return
