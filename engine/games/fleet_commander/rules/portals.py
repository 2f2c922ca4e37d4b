"""Portals: pairs that the sides lay out so that every zone can be reached."""

from collections.abc import Iterator
from typing import Final

from engine.core.agenda import ask
from engine.core.errors import RuleViolation
from engine.core.questions import Question
from engine.core.referee import Referee
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.battlefield import (
    board,
    is_undiscovered,
    portal_at,
    printed,
)
from engine.games.fleet_commander.model.cards import PortalLetter
from engine.games.fleet_commander.model.decisions import PortalDecision
from engine.games.fleet_commander.model.state import FleetState, FleetView, Open, Portal
from engine.space.grid import Cell

LETTERS: Final[tuple[PortalLetter, ...]] = ("X", "Y", "Z")


def pairs_in_use(battle: Open) -> int:
    """FC-PORTAL-13, -14: the number of pairs of portals that the sides lay out."""
    zones = len(battle.zones)
    if zones == 1:
        return battle.options.portals
    pairs = printed(battle).rulings.portal_pairs
    return pairs[min(zones - 2, len(pairs) - 1)]


def exit_of(battle: Open, at: Cell) -> Cell | None:
    """FC-PORTAL-01: the sector that the portal *at* a sector leads to; None if there is none."""
    here = portal_at(battle, at)
    if here is None:
        return None
    letter = here.letter
    return next((one.at for one in battle.portals if one.letter == letter and one.at != at), None)


def ask_portal(state: FleetState, number: int) -> None:
    """FC-PORTAL-02, -03: asks for the portal of *number*, from 0; the seats take turns."""
    battle = state.open
    seat = battle.order[number % len(battle.order)]
    letter = LETTERS[number // 2]
    ask(state, PortalDecision(id=state.asked + 1, seat=seat, letter=letter))


def check_portal(view: FleetView, asked: PortalDecision, action: a.PlacePortal) -> None:
    """FC-PORTAL-03, -04, -14: a portal lies in a neutral sector, and lets all zones be linked."""
    battle = view.open
    field = board(battle)
    if action.at not in field.cells or not _is_neutral(battle, action.at):
        raise RuleViolation("FC-PORTAL-03", "no-room-for-portal")
    zone, twin = field.zone[action.at], _twin(battle, asked.letter)
    if len(battle.zones) > 1 and twin is not None and field.zone[twin.at] == zone:
        raise RuleViolation("FC-PORTAL-04", "other-zone")
    if not _links_all(battle, asked.letter, zone):
        raise RuleViolation("FC-PORTAL-14", "zone-left-out")


def suggest_portals(view: FleetView, asked: PortalDecision) -> Iterator[a.PlacePortal]:
    battle, field = view.open, board(view.open)
    twin = _twin(battle, asked.letter)
    barred = field.zone[twin.at] if twin is not None and len(battle.zones) > 1 else None
    for cell in field.cells:
        zone = field.zone[cell]
        if zone != barred and _is_neutral(battle, cell) and _links_all(battle, asked.letter, zone):
            yield a.PlacePortal(decision=asked.id, at=cell)


def default_portal(view: FleetView, asked: PortalDecision) -> a.PlacePortal:
    """The portal that the clock places: outside the deployment zones, if possible."""
    edges = {cell for edge in view.open.edges.values() for cell in edge}
    return min(suggest_portals(view, asked), key=lambda one: (one.at in edges, one.at))


def place_portal(
    state: FleetState, asked: PortalDecision, action: a.PlacePortal, referee: Referee
) -> None:
    state.open.sectors[action.at] = None  # FC-FOG-14
    state.open.portals.append(Portal(letter=asked.letter, at=action.at))
    referee.announce(e.PortalPlaced(seat=asked.seat, letter=asked.letter, at=action.at))


PORTAL: Final = Question[FleetState, FleetView, PortalDecision, a.PlacePortal](
    decision=PortalDecision,
    answers=(a.PlacePortal,),
    check=check_portal,
    suggest=suggest_portals,
    resolve=place_portal,
)


def _is_neutral(battle: Open, at: Cell) -> bool:
    neutral = battle.sectors[at] is None or is_undiscovered(battle, at)
    return neutral and portal_at(battle, at) is None


def _twin(battle: Open, letter: PortalLetter) -> Portal | None:
    return next((one for one in battle.portals if one.letter == letter), None)


def _links_all(battle: Open, letter: PortalLetter, zone: int) -> bool:
    """FC-PORTAL-05, -14: whether all zones can still be linked once a portal lies in *zone*.

    A pair links two zones at most; one of these may hold the other portal of the pair already.
    """
    field = board(battle)
    linked = {field.zone[one.at] for one in battle.portals} | {zone}
    left = len(battle.zones) - len(linked)
    if _twin(battle, letter) is None:
        left -= 1
    return left <= 2 * (pairs_in_use(battle) - LETTERS.index(letter) - 1)
