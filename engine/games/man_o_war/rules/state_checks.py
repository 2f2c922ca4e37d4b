"""Checks that the parts of a loaded state fit each other, so that the rules can play it on."""

from collections.abc import Iterator
from typing import Final

from engine.core.agenda import tasks_and_questions
from engine.core.errors import BadData
from engine.games.man_o_war.model.cards import DataSet
from engine.games.man_o_war.model.data_set import find
from engine.games.man_o_war.model.magic import Card
from engine.games.man_o_war.model.names import SEATS, SIDES, ShipId
from engine.games.man_o_war.model.state import Open, Ship, WarState
from engine.games.man_o_war.rules.ground import lies, piece_of
from engine.games.man_o_war.rules.measuring import is_by_eye, sighting
from engine.games.man_o_war.rules.squadrons import squadrons_of
from engine.space.plane import Pose, bounds, clearance

OVERLAPS: Final = 100
"""Units by which a hull may seem to lie on land, as places are rounded."""


def faults(state: WarState) -> Iterator[str]:
    """Contradictions of *state* with itself or its data set, in words for the host."""
    battle = state.open
    try:
        data = find(battle.data)
    except BadData as error:
        yield f"data: {error}"
        return
    if {*state.own} != {*SIDES} or {*state.sides} != {*SEATS}:
        yield "own: not the seats of both sides"
        return
    for number, ship in enumerate(battle.ships):
        yield from (f"ships {number} {fault}" for fault in _ship(battle, number, ship, data))
    for number, squadron in enumerate(battle.squadrons):
        if squadron.leader not in squadron.ships or not _are_there(battle, squadron.ships):
            yield f"squadrons {number}: its ships are not there, or its leader is none of them"
    for side, fleet in state.sides.items():
        if {*fleet.signals} != {*squadrons_of(battle, side)}:
            yield f"sides {side}: not a signal for each of its squadrons"
        if any(
            ship not in battle.squadrons[number].ships
            for number, signal in fleet.signals.items()
            if number < len(battle.squadrons)
            for ship, _ in signal.orders
        ):
            yield f"sides {side}: orders a ship that is not of the squadron"
        if not _are_there(battle, fleet.scuttle):
            yield f"sides {side}: scuttles a ship that is not there"
    if not _are_there(battle, battle.to_act) or len({*battle.to_act}) < len(battle.to_act):
        yield "to_act: not ships of the battle, each once"
    yield from _terrain(state, data)
    if any(act.ship >= len(battle.ships) for act in battle.acts):
        yield "acts: of a ship that is not there"
    yield from _sightings(state)
    yield from _magic(state)
    yield from _phase(state)


def _magic(state: WarState) -> Iterator[str]:
    """Faults unless each card is in one place, and wizards are aboard ships."""
    battle = state.open
    hands = [card for fleet in state.sides.values() for card in fleet.hand]
    cards = [*hands, *state.hidden.deck, *battle.discards]
    if sorted(cards) != (sorted(Card) if battle.wizards else []):
        yield "deck: not each card once"
    for side, wizard in battle.wizards.items():
        if wizard.ship >= len(battle.ships):
            yield f"wizards {side}: his ship is not there"
        if side not in state.sides or wizard.hand != len(state.sides[side].hand):
            yield f"wizards {side}: not so many cards on hand"
    for spell in battle.spells:
        if spell.ship is not None and spell.ship >= len(battle.ships):
            yield "spells: on a ship that is not there"


def _ship(battle: Open, number: ShipId, ship: Ship, data: DataSet) -> Iterator[str]:
    card = data.ships[ship.sort]
    if ship.squadron >= len(battle.squadrons):
        yield "squadron: there is no such squadron"
    elif number not in battle.squadrons[ship.squadron].ships:
        yield "squadron: it is not one of its ships"
    elif battle.squadrons[ship.squadron].side != ship.side:
        yield "side: not that of its squadron"
    if ship.crew > card.crew:
        yield f"crew: {ship.crew} of {card.crew}"
    if ship.captor == ship.side:
        yield "captor: no side captures its own ship"
    if (ship.captor is None) != (ship.manned_from is None):
        yield "manned_from: a prize, and nothing else, has a crew from another ship"
    elif ship.manned_from is not None and ship.manned_from >= len(battle.ships):
        yield "manned_from: there is no such ship"
    for area, filled in ship.hits.items():
        if area not in card.areas or filled > card.areas[area].boxes:
            yield f"hits {area}: more than its boxes"
    for area, fires in ship.burning.items():
        if not 0 < fires <= ship.hits.get(area, 0):
            yield f"burning {area}: more than its boxes that are hit"
    holed = ship.waterline >= card.waterline.boxes
    if (ship.lot == "afloat") == (holed or ship.scuttled):
        yield "waterline: a ship sinks once all boxes are filled"
    if ship.aground is not None and (
        ship.lot != "afloat" or ship.aground.piece >= len(battle.terrain)
    ):
        yield "aground: it is not afloat, or there is no such land"
    if not _is_on_table(battle, ship.at):
        yield "at: off the table"


def _sightings(state: WarState) -> Iterator[str]:
    """MOW-RANGE-02: the sides know just those poses of which everybody else has a sighting."""
    battle = state.open
    if not all(_are_there(battle, [*fleet.poses]) for fleet in state.sides.values()):
        yield "sides: the pose of a ship that is not there"
        return
    for number, ship in enumerate(battle.ships):
        known = {side for side, fleet in state.sides.items() if number in fleet.poses}
        if known != ({ship.flag} if ship.sighted else set()):
            yield f"ships {number} sighted: its pose is not known to its own side alone"
        elif ship.sighted:
            at = state.sides[ship.flag].poses[number]
            if sighting(battle, at) != ship.at or not _is_on_table(battle, at):
                yield f"ships {number} at: no sighting of its pose"
    if not is_by_eye(battle) and any(ship.sighted for ship in battle.ships):
        yield "ships: sighted, though lengths may be measured"
    exact = state.hidden.acts if is_by_eye(battle) else battle.acts
    if [act.ship for act in exact] != [act.ship for act in battle.acts]:
        yield "hidden: not the acts of this turn"


def _is_on_table(battle: Open, at: Pose) -> bool:
    return 0 <= at.x <= battle.width and 0 <= at.y <= battle.height


def _terrain(state: WarState, data: DataSet) -> Iterator[str]:
    """MOW-GEO-20: faults unless all pieces lie on the table, and no ship lies on one."""
    battle = state.open
    exact = {n: at for fleet in state.sides.values() for n, at in fleet.poses.items()}
    for number, piece in enumerate(battle.terrain):
        if piece.kind not in data.terrain:
            yield f"terrain {number}: there is no such sort"
            continue
        here = piece_of(battle, number)
        west, south, east, north = bounds(here.outline)
        if west < 0 or south < 0 or east > battle.width or north > battle.height:
            yield f"terrain {number}: off the table"
        for ship, one in enumerate(battle.ships):
            hull = lies(battle, ship, exact.get(ship, one.at))
            if one.lot == "afloat" and clearance(hull, here) < -OVERLAPS:
                yield f"ships {ship} at: it lies on land"


def _phase(state: WarState) -> Iterator[str]:
    battle = state.open
    asked = bool(state.agenda)
    if any(
        one.seat not in SIDES for one in tasks_and_questions(state.agenda) if hasattr(one, "seat")
    ):
        yield "agenda: a question is put to nobody who signals"
    casting = battle.in_magic and battle.phase == "acting"
    if (battle.phase == "signals") != asked and not casting:
        yield "agenda: signals are asked for if, and only if, it is time for them"


def _are_there(battle: Open, ships: tuple[ShipId, ...] | list[ShipId]) -> bool:
    return all(ship < len(battle.ships) for ship in ships)
