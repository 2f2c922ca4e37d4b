"""Formations in which a fleet deploys by itself: in line, at random, or mirroring another."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from engine.core.questions import Question
from engine.core.records import Seat, only
from engine.core.referee import Referee
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model import tasks as t
from engine.games.fleet_commander.model.battlefield import board, points_of, ships_at
from engine.games.fleet_commander.model.cards import Formation, ShipSort
from engine.games.fleet_commander.model.decisions import DeployDecision
from engine.games.fleet_commander.model.state import FleetState, FleetView, Open, Ship, ShipId
from engine.games.fleet_commander.rules.deploy import (
    check_deployment,
    deploy,
    in_hand,
    pass_on,
    place_ship,
    suggest_deployments,
    takes,
)
from engine.games.fleet_commander.rules.layout import mirrored
from engine.space.grid import Cell


def deploy_fleet(state: FleetState, seat: Seat, action: a.DeployFleet, referee: Referee) -> None:
    """House rule: from now on the fleet deploys by itself, one ship at each of its turns."""
    state.open.commanders[seat].formation = action.formation
    left = len(in_hand(state.open, seat))
    referee.announce(e.FormationChosen(seat=seat, formation=action.formation, count=left))
    state.agenda.append(t.DeployInFormation(seat=seat))


def _deploy(
    state: FleetState,
    asked: DeployDecision,
    action: a.Deploy | a.DeployFleet,
    referee: Referee,
) -> None:
    if isinstance(action, a.Deploy):
        deploy(state, asked.seat, action, referee)
    else:
        deploy_fleet(state, asked.seat, action, referee)


DEPLOYMENT: Final = Question[FleetState, FleetView, DeployDecision, a.Deploy | a.DeployFleet](
    decision=DeployDecision,
    answers=(a.Deploy, a.DeployFleet),
    check=lambda view, _, action: check_deployment(view, action),
    suggest=lambda view, asked: suggest_deployments(view, asked.id),
    resolve=_deploy,
)


def deploy_in_formation(state: FleetState, seat: Seat, referee: Referee) -> None:
    """FC-DEPLOY-03: deploys the next ship of a fleet that deploys by itself."""
    battle = state.open
    commander = battle.commanders[seat]
    assert commander.formation is not None, "nobody has chosen a formation"
    _deploy_one(battle, seat, commander.formation, referee)
    if not in_hand(battle, seat):
        commander.formation = None
    pass_on(state, seat)


def deploy_at_once(battle: Open, referee: Referee) -> None:
    """House option: deploys all fleets before the first turn, in the formation agreed on.

    # Ruling FC-DEPLOY-03: fleets that cannot be mirrored stand at random.
    """
    zones = {seat: battle.edges[seat] for seat in battle.order}
    match battle.options.deployment:
        case "by_hand" | "arranged":
            return
        case "mirrored" if mirrors := mirrored(battle.options, battle.zones, zones):
            _deploy_mirrored(battle, mirrors, referee)
        case "in_line":
            for seat in battle.order:
                _deploy_all(battle, seat, "in_line", referee)
        case "random" | "mirrored":
            for seat in battle.order:
                _deploy_all(battle, seat, "random", referee)


def _deploy_one(battle: Open, seat: Seat, formation: Formation, referee: Referee) -> None:
    """Puts the next ship of *seat* where *formation* has its place."""
    ship, at = _next_place(battle, seat, formation, referee)
    place_ship(battle, ship, at, referee)


def formed(
    battle: Open, seat: Seat, formation: Formation, referee: Referee
) -> tuple[tuple[ShipId, Cell], ...]:
    """The sector of each ship that *seat* still has to deploy, in *formation*, in the order of ship
    ids.
    """
    draft, found = replace(battle, ships=[*battle.ships]), list[tuple[ShipId, Cell]]()
    while in_hand(draft, seat):
        ship, at = _next_place(draft, seat, formation, referee)
        draft.ships[ship] = replace(draft.ships[ship], at=at)
        found.append((ship, at))
    return tuple(sorted(found))


def _next_place(
    battle: Open, seat: Seat, formation: Formation, referee: Referee
) -> tuple[ShipId, Cell]:
    """The next ship of *seat* to be deployed, and its sector in *formation*.

    # Ruling FC-HIDDEN-01: signals are drawn at random, each with the same chance, because their
    # order and the middle of a line would tell what they are.
    """
    waiting = in_hand(battle, seat)
    ship = waiting[0]
    if battle.options.hidden_deployment:
        drawn = referee.draw([one.id for one in waiting], "FC-HIDDEN-01", only(seat))
        ship = battle.ships[drawn]
    if formation == "in_line" and not battle.options.hidden_deployment:
        return ship.id, _in_line(battle, ship)
    return ship.id, _at_random(battle, ship, referee)


def _deploy_all(battle: Open, seat: Seat, formation: Formation, referee: Referee) -> None:
    while in_hand(battle, seat):
        _deploy_one(battle, seat, formation, referee)


def _at_random(battle: Open, ship: Ship, referee: Referee) -> Cell:
    """A random sector that takes *ship*.

    If places are secret only the ship's commander sees the draws, which would tell about the ship.
    """
    options = battle.options
    unseen = options.hidden_deployment or options.deployment == "arranged"
    to = only(ship.owner) if unseen else None
    waiting, left = in_hand(battle, ship.owner), [*battle.edges[ship.owner]]
    while not takes(battle, waiting, ship, at := referee.draw(left, "FC-DEPLOY-03", to)):
        left.remove(at)
    return at


def _in_line(battle: Open, ship: Ship) -> Cell:
    """The sector in the zone of *ship* where an unguarded shuttle lies.

    Without one, the sector with the fewest class points; of several the one nearest the middle of
    the zone. Only sectors that take *ship* count.
    """
    field = board(battle)
    edge = battle.edges[ship.owner]
    middle = (
        sum(field.column[at] for at in edge) / len(edge),
        sum(field.row[at] for at in edge) / len(edge),
    )

    def worth(at: Cell) -> tuple[bool, int, float, Cell]:
        aside = abs(field.column[at] - middle[0]) + abs(field.row[at] - middle[1])
        alone = _wants_guard(battle, ship.owner, at)
        return not alone, points_of(battle, ships_at(battle, at)), aside, at

    waiting = in_hand(battle, ship.owner)
    return next(at for at in sorted(edge, key=worth) if takes(battle, waiting, ship, at))


def _wants_guard(battle: Open, seat: Seat, at: Cell) -> bool:
    """FC-SCEN-CAPTURE-07: whether a shuttle of *seat* is alone there, and could be captured."""
    there = ships_at(battle, at)
    return len(there) == 1 and there[0].sort is ShipSort.SHUTTLE and there[0].owner == seat


def _deploy_mirrored(
    battle: Open, mirrors: Mapping[Seat, Mapping[Cell, Cell]], referee: Referee
) -> None:
    """Deploys the first fleet at random, and the others as its mirror images.

    Each ship stands opposite one of its sort in the first fleet, or in line if that is not
    possible.
    """
    first = battle.order[0]
    _deploy_all(battle, first, "random", referee)
    for seat, mirror in mirrors.items():
        likes = [ship for ship in battle.ships if ship.owner == first and ship.at is not None]
        while waiting := in_hand(battle, seat):
            ship = waiting[0]
            like = next((one for one in likes if one.sort == ship.sort), None)
            at = _in_line(battle, ship)
            if like is not None and like.at is not None:
                likes.remove(like)
                if takes(battle, waiting, ship, mirror[like.at]):
                    at = mirror[like.at]
            place_ship(battle, ship.id, at, referee)
