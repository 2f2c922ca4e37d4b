"""Special sectors that commanders set aside, and the places where they lay them."""

from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import Final

from engine.core.agenda import ask
from engine.core.errors import RuleViolation
from engine.core.questions import Question
from engine.core.records import Seat
from engine.core.referee import Referee
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import decisions as d
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model import tasks as t
from engine.games.fleet_commander.model.battlefield import board, is_undiscovered, portal_at
from engine.games.fleet_commander.model.cards import Special
from engine.games.fleet_commander.model.state import FleetState, FleetView, Open
from engine.games.fleet_commander.rules.scenarios import scenario_of
from engine.space.grid import Cell


def ask_tiles(state: FleetState, seat: Seat) -> None:
    ask(state, d.TilesDecision(id=state.asked + 1, seat=seat))


def suggest_tiles(view: FleetView, decision: int) -> Iterator[a.SetTilesAside]:
    """FC-SETUP-09, -21: choices to offer: any kinds, equal or different; then none at all."""
    for tiles in combinations_with_replacement(Special, view.open.options.special_sectors):
        yield a.SetTilesAside(decision=decision, tiles=tiles)
    yield a.SetTilesAside(decision=decision, tiles=())


def check_tiles(view: FleetView, action: a.SetTilesAside) -> None:
    """FC-SETUP-09: as many special sectors are set aside as agreed on, or none.

    # Ruling FC-SETUP-10: a commander who will pass in every round may set none aside.
    """
    count = view.open.options.special_sectors
    if len(action.tiles) not in {0, count}:
        raise RuleViolation("FC-SETUP-09", "so-many-tiles", tiles=count)


def set_tiles_aside(
    state: FleetState, seat: Seat, action: a.SetTilesAside, referee: Referee
) -> None:
    state.open.commanders[seat].tiles = [*action.tiles]
    referee.announce(e.TilesSetAside(seat=seat, tiles=action.tiles))


TILES: Final = Question[FleetState, FleetView, d.TilesDecision, a.SetTilesAside](
    decision=d.TilesDecision,
    answers=(a.SetTilesAside,),
    check=lambda view, _, action: check_tiles(view, action),
    suggest=lambda view, asked: suggest_tiles(view, asked.id),
    resolve=lambda state, asked, action, referee: set_tiles_aside(
        state, asked.seat, action, referee
    ),
)


def ask_place(state: FleetState, seat: Seat) -> None:
    """FC-SETUP-10: asks *seat* for a place, if it has special sectors left."""
    if state.open.commanders[seat].tiles:
        ask(state, d.PlaceDecision(id=state.asked + 1, seat=seat))


def free_sectors(battle: Open, tile: Special) -> list[Cell]:
    """FC-SETUP-10, -11: neutral sectors that the scenario does not bar.

    Undiscovered sectors count too, where a scenario gives out special sectors in the fog; those
    laid there are known (FC-FOG-14).
    """
    barred = scenario_of(battle).barred(battle, tile)
    return [
        cell
        for cell in board(battle).cells
        if cell not in barred
        and (battle.sectors[cell] is None or is_undiscovered(battle, cell))
        and portal_at(battle, cell) is None
    ]


def suggest_places(view: FleetView, decision: int) -> Iterator[a.PlaceSector]:
    battle = view.open
    for tile in dict.fromkeys(battle.commanders[view.seat].tiles):
        for cell in free_sectors(battle, tile):
            yield a.PlaceSector(decision=decision, tile=tile, at=cell)
    if _may_pass(battle):
        yield a.PlaceSector(decision=decision)
        if is_asked_again(view):
            yield a.PlaceSector(decision=decision, never=True)


def is_asked_again(view: FleetView) -> bool:
    """FC-SETUP-12: whether the view's seat may place a special sector in a round to come."""
    return any(isinstance(one, t.PlaceTile) and one.seat == view.seat for one in view.agenda)


def default_place(view: FleetView, decision: int) -> a.PlaceSector:
    """The place that the clock chooses: none, or the first possible one if it may not pass."""
    if _may_pass(view.open):
        return a.PlaceSector(decision=decision)
    return next(suggest_places(view, decision))


def check_place(view: FleetView, action: a.PlaceSector) -> None:
    battle = view.open
    if action.tile is None:
        if not _may_pass(battle):
            raise RuleViolation("FC-SCEN-BELT-02", "must-place")
        if action.at:
            raise RuleViolation("FC-SETUP-10", "no-such-tile")
        return
    if action.never:
        raise RuleViolation("FC-SETUP-10", "place-or-pass")
    if action.tile not in battle.commanders[view.seat].tiles:
        raise RuleViolation("FC-SETUP-10", "no-such-tile")
    if action.at in scenario_of(battle).barred(battle, action.tile):
        zones = {cell for edge in battle.edges.values() for cell in edge}
        why = "in-deployment-zone" if action.at in zones else "kept-free"
        raise RuleViolation("FC-SETUP-11", why)
    if action.at not in free_sectors(battle, action.tile):
        raise RuleViolation("FC-SETUP-10", "not-neutral")


def _may_pass(battle: Open) -> bool:
    """FC-SETUP-10, FC-SCEN-BELT-02: whether a commander may place nothing.

    Special sectors that a scenario gives out must be placed as long as there is room.
    """
    return not any(free_sectors(battle, tile) for tile in scenario_of(battle).tiles)


def place_sector(state: FleetState, seat: Seat, action: a.PlaceSector, referee: Referee) -> None:
    battle = state.open
    if action.tile is not None:
        battle.commanders[seat].tiles.remove(action.tile)
        if action.tile in battle.backs:  # FC-FOG-02: out of the pool
            battle.backs.remove(action.tile)
        battle.sectors[action.at] = action.tile
    if action.never:  # Ruling FC-SETUP-10: all later rounds are passed too.
        battle.commanders[seat].tiles.clear()
    placed = e.SectorPlaced(seat=seat, tile=action.tile, at=action.at, never=action.never)
    referee.announce(placed)


PLACE: Final = Question[FleetState, FleetView, d.PlaceDecision, a.PlaceSector](
    decision=d.PlaceDecision,
    answers=(a.PlaceSector,),
    check=lambda view, _, action: check_place(view, action),
    suggest=lambda view, asked: suggest_places(view, asked.id),
    resolve=lambda state, asked, action, referee: place_sector(state, asked.seat, action, referee),
)
