"""Travel: ships that go through a portal, onto the other one of its letter or beside it."""

from collections.abc import Iterator

from engine.core.errors import RuleViolation
from engine.core.records import Seat
from engine.core.referee import Referee
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.battlefield import (
    board,
    can_hold,
    have_only,
    pointed,
    ships_at,
    ships_by_sector,
)
from engine.games.fleet_commander.model.cards import Ability
from engine.games.fleet_commander.model.results import COST, FACE_OF
from engine.games.fleet_commander.model.state import Again, FleetState, FleetView, Open
from engine.games.fleet_commander.rules.bridge import has_all, spend, usable
from engine.games.fleet_commander.rules.move import (
    check_dice,
    directional,
    groups_of,
    prey_of,
    rooms_of,
    sector_of,
)
from engine.games.fleet_commander.rules.portals import exit_of
from engine.games.fleet_commander.rules.reveal import reveal
from engine.games.fleet_commander.rules.sectors import carry
from engine.space.grid import Cell


def check_travel(view: FleetView, action: a.UsePortal) -> None:
    """FC-PORTAL-06..09: ships of a portal's sector go beside the other portal, or onto it."""
    battle, again = view.open, view.open.turn.again
    at = sector_of(battle, view.seat, action.ships)
    if exit_of(battle, at) is None:
        raise RuleViolation("FC-PORTAL-06", "no-portal")
    if action.die is None:
        if again is None or again.foes is not None:
            raise RuleViolation("FC-ABILITY-01", "no-second-play")
        if at != again.at or not set(action.ships) <= set(again.ships):
            raise RuleViolation("FC-ABILITY-05", "did-not-move")
    elif action.die == "B:S":
        if not has_all(usable(battle.commanders[view.seat]), ("B:S",)):
            raise RuleViolation("FC-PORTAL-09", "no-such-die")
    else:
        check_dice(view, (action.die,), "B", "FC-PORTAL-07")
    if action.to not in _exits(battle, at, action.die):
        raise RuleViolation("FC-PORTAL-07", "not-that-way")
    group = [battle.ships[ship] for ship in action.ships]
    if not can_hold(battle, view.seat, group, action.to):
        raise RuleViolation("FC-PORTAL-08", "no-room")


def travel(state: FleetState, seat: Seat, action: a.UsePortal, referee: Referee) -> None:
    """FC-PORTAL-10, -11: ships go through a portal; the exit acts at once, and they may go on."""
    battle = state.open
    at = battle.ships[action.ships[0]].at
    assert at is not None
    if action.die is None:
        battle.turn.again = None
        reveal(battle, action.ships, referee)  # FC-HIDDEN-15
    elif action.die == "B:S":
        spend(battle.commanders[seat], ("B:S",))
    else:
        # Ruling FC-ABILITY-01: a portal takes a result as a move does, ion drive included.
        if have_only(battle, ships_at(battle, at), Ability.ION_DRIVE):
            battle.turn.again = Again(die=action.die, at=action.to, ships=action.ships)
        spend(battle.commanders[seat], COST[action.die])
    carry(state, seat, action.ships, action.to, referee, how="portal")


def suggest_travels(view: FleetView) -> Iterator[a.Order]:
    """Travels to offer: all ships of a portal's sector, or some, by each blue result."""
    battle, seat = view.open, view.seat
    if not battle.portals:
        return
    again = battle.turn.again
    dice: list[a.PortalDie] = [die for _, die in directional(view, "B")]
    if "B:S" in usable(battle.commanders[seat]):
        dice.append("B:S")
    by_sector = ships_by_sector(battle)
    rooms, prey = rooms_of(battle, seat, by_sector), prey_of(battle, seat)
    for portal in battle.portals:
        ships = by_sector.get(portal.at)
        if ships is None or ships[0].owner != seat:
            continue
        groups = groups_of(battle, ships)
        for die in dice:
            for to in _exits(battle, portal.at, die):
                for points, group in groups:
                    if points <= rooms[to] and (points or to != prey):
                        yield a.UsePortal(die=die, ships=group, to=to)
        if again is not None and again.foes is None and again.at == portal.at:
            left = groups_of(battle, [ship for ship in ships if ship.id in again.ships])
            for to in _exits(battle, portal.at, None):
                for points, group in left:
                    if points <= rooms[to]:
                        yield a.UsePortal(ships=group, to=to)


def _exits(battle: Open, at: Cell, die: a.PortalDie | None) -> tuple[Cell, ...]:
    """FC-PORTAL-07, -09, -12: sectors that *die* leads to from the portal *at* a sector.

    *die* is None for ships that go on by their ion drive, with the result of their first move.
    """
    end = exit_of(battle, at)
    if end is None:
        return ()
    if die == "B:S":
        return (end,)
    again = battle.turn.again
    played = again.die if die is None and again is not None else die
    return () if played is None else pointed(board(battle), end, FACE_OF[played])
