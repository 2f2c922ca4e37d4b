"""The fog of war: undiscovered sectors, and how blue results discover them."""

from collections.abc import Iterator

from engine.core.errors import RuleViolation
from engine.core.records import Seat
from engine.core.referee import Referee
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.battlefield import (
    board,
    is_undiscovered,
    pointed,
    printed,
    ships_by_sector,
)
from engine.games.fleet_commander.model.cards import Fog, SignalSort, Special
from engine.games.fleet_commander.model.results import COST, FACE_OF, Played
from engine.games.fleet_commander.model.state import FleetState, FleetView, Open, Ship
from engine.games.fleet_commander.rules.bridge import spend
from engine.games.fleet_commander.rules.move import check_dice, directional
from engine.games.fleet_commander.rules.sectors import discover
from engine.space.grid import Cell


def spread(battle: Open) -> None:
    """FC-FOG-01..03, -13, -14: makes sectors undiscovered, and sets up the pool of tile backs.

    Deployment zones, special sectors, portals and sectors with containers are known from the start;
    every other sector is undiscovered. The pool has one back for each sector of the board, all
    kinds as equal in number as possible, less the special sectors that are known. A back is drawn
    only when a sector is discovered; nobody ever sees those left over.
    """
    known: set[Cell | None] = {cell for edge in battle.edges.values() for cell in edge}
    known |= {portal.at for portal in battle.portals} | {one.at for one in battle.containers}
    kinds = printed(battle).rulings.tile_backs
    cells = board(battle).cells
    battle.backs = [kinds[number % len(kinds)] for number in range(len(cells))]
    for cell in cells:
        special = battle.sectors[cell]
        if isinstance(special, Special):
            if special in battle.backs:
                battle.backs.remove(special)
        elif cell not in known:
            battle.sectors[cell] = Fog.UNDISCOVERED


def check_scan_fog(view: FleetView, action: a.ScanFog) -> None:
    """FC-FOG-04, -09, -10: a scan needs one's own ship, a blue result and sectors to discover."""
    battle = view.open
    here = [ship for ship in battle.ships if ship.at == action.at]
    if not _may_scan(here, view.seat):
        raise RuleViolation("FC-FOG-10", "not-your-ship")
    check_dice(view, (action.die,), "B", "FC-FOG-04")
    if not _unknown(battle, action.at, action.die):
        raise RuleViolation("FC-FOG-09", "nothing-to-discover")


def scan_fog(state: FleetState, seat: Seat, action: a.ScanFog, referee: Referee) -> None:
    """FC-FOG-04, -05: rolls a die for each undiscovered sector that the result points at."""
    battle = state.open
    spend(battle.commanders[seat], COST[action.die])
    referee.announce(e.FogScanned(seat=seat, at=action.at, die=action.die))
    for cell in _unknown(battle, action.at, action.die):
        discover(battle, cell, referee)


def suggest_scans_of_fog(view: FleetView) -> Iterator[a.Order]:
    """Scans to offer: from each sector with each face that would discover something."""
    battle = view.open
    if not battle.options.fog_of_war or not (dice := directional(view, "B")):
        return
    for at, ships in ships_by_sector(battle).items():
        if _may_scan(ships, view.seat):
            for _, die in dice:
                if _unknown(battle, at, die):
                    yield a.ScanFog(die=die, at=at)


def _may_scan(ships: list[Ship], seat: Seat) -> bool:
    """Ruling FC-FOG-10: a decoy is no ship, so it does not scan."""
    return any(ship.owner == seat and ship.sort is not SignalSort.DECOY for ship in ships)


def _unknown(battle: Open, at: Cell, die: Played) -> list[Cell]:
    around = pointed(board(battle), at, FACE_OF[die])
    return [cell for cell in around if is_undiscovered(battle, cell)]
