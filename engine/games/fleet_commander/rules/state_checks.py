"""Checks that the parts of a loaded state fit each other, so that the rules can play it on."""

from collections import Counter
from collections.abc import Iterator

from engine.core.agenda import named, tasks_and_questions, waiting
from engine.core.errors import BadData
from engine.games.fleet_commander.model.battlefield import (
    board,
    figures,
    points_of,
    ships_by_sector,
)
from engine.games.fleet_commander.model.cards import DataSet
from engine.games.fleet_commander.model.data_set import find
from engine.games.fleet_commander.model.decisions import SupportDecision
from engine.games.fleet_commander.model.results import COLOUR_NUMBER, EACH, SPECIALS
from engine.games.fleet_commander.model.state import Commander, FleetState, Open
from engine.games.fleet_commander.model.tasks import AskReaction
from engine.games.fleet_commander.rules.bridge import usable

_CELLS = ("at", "to", "origin", "foes", "way", "exits", "fields", "ways", "cells")
_SHIPS = ("ship", "target", "launcher", "on", "struck", "ships", "supports", "launchers")
_SEATS = ("seat", "mover", "attacker", "after")
"""Fields that name sectors, ships or commanders, in tasks, questions and tokens."""


def faults(state: FleetState) -> Iterator[str]:
    """Contradictions of *state* with itself or its data set, in words for the host."""
    battle = state.open
    try:
        data = find(battle.data)
    except BadData as error:
        yield f"data: {error}"
        return
    seats = {*battle.commanders}
    if {*battle.order} != seats or {*state.own} != seats or {*battle.edges} != seats:
        yield "order: not the commanders, each once"
        return
    if battle.turn.seat not in seats or not {*(battle.winners or ())} <= seats:
        yield "turn: of nobody who commands"
    if len(battle.sectors) != len(board(battle).cells):
        yield "sectors: not those of the zones"
        return
    yield from _portals(battle)
    asked = any(isinstance(one, SupportDecision) for one in waiting(state.agenda))
    if asked and not any(isinstance(task, AskReaction) for task in state.agenda):
        yield "agenda: support is asked for an attack that is not there"
    for seat, commander in battle.commanders.items():
        yield from (f"commanders {seat} {fault}" for fault in _dice(battle, commander, data))
    wrong = [*_ships(battle, data), *_names(state), *_places(state)]
    yield from wrong
    if not wrong:
        yield from _crowds(battle, data)
    if battle.winners is None and battle.turn.phase == "setup" and not state.agenda:
        yield "agenda: nothing is left to do before the first turn"


def _dice(battle: Open, commander: Commander, data: DataSet) -> Iterator[str]:
    """FC-DICE-09, FC-BRIDGE-02, -03: nine dice, three of each colour, and slots for those kept."""
    if len(commander.reserve) != EACH:
        yield "reserve: not of three colours"
        return
    shown = Counter(COLOUR_NUMBER[result] for result in usable(commander))
    if any(commander.reserve[number] + shown[number] != EACH for number in range(EACH)):
        yield "dice: not three of each colour"
    if len(commander.right) > data.rulings.right_wing or {*commander.right} - {*SPECIALS}:
        yield "right: more than it takes, or no special"
    if len(commander.left) > battle.options.left_wing:
        yield "left: more than it takes"


def _ships(battle: Open, data: DataSet) -> Iterator[str]:
    cells = board(battle).cells
    hulls = figures(data.hash).hull
    for number, ship in enumerate(battle.ships):
        if ship.id != number:
            yield f"ships {number}: it has the number of another"
        if ship.owner not in battle.commanders:
            yield f"ships {number}: nobody commands it"
        if ship.hull > hulls[ship.sort]:
            yield f"ships {number} hull: {ship.hull} of {hulls[ship.sort]}"
        if ship.at is not None and (ship.at not in cells or not ship.hull):
            yield f"ships {number} at: not in a sector, or destroyed"
    if any(cell not in cells for edge in battle.edges.values() for cell in edge):
        yield "edges: outside the zones"


def _portals(battle: Open) -> Iterator[str]:
    """FC-PORTAL-01, -03: two of a letter at most, each in a neutral sector of its own."""
    cells = board(battle).cells
    letters = Counter(one.letter for one in battle.portals)
    if any(count > 2 for count in letters.values()):
        yield "portals: more than two of a letter"
    if len({one.at for one in battle.portals}) < len(battle.portals):
        yield "portals: two in one sector"
    if any(one.at not in cells or battle.sectors[one.at] is not None for one in battle.portals):
        yield "portals: not in a neutral sector"


def _names(state: FleetState) -> Iterator[str]:
    """Names of ships, sectors and commanders that do not exist."""
    battle = state.open
    cells, count = board(battle).cells, len(battle.ships)
    asked = [*tasks_and_questions(state.agenda)]
    strikes = [strike for one in asked for strike in named(one, ("strike",))]
    again = [battle.turn.again] if battle.turn.again else []
    for one in (*asked, *strikes, *again, *battle.tokens, *battle.containers):
        if any(cell not in cells for cell in named(one, _CELLS)):
            yield f"{type(one).__name__}: a sector is unknown"
        if any(ship >= count for ship in named(one, _SHIPS)):
            yield f"{type(one).__name__}: a ship is unknown"
        for field in _SEATS:
            if any(seat not in battle.commanders for seat in named(one, (field,))):
                yield f"{type(one).__name__} {field}: nobody commands"


def _places(state: FleetState) -> Iterator[str]:
    """Faults of secret places: ships of another commander, and sectors off the board."""
    battle = state.open
    for seat, own in state.own.items():
        for ship, at in own.places:
            if ship >= len(battle.ships) or battle.ships[ship].owner != seat:
                yield f"own {seat} places: a ship that is not theirs"
            if at not in board(battle).cells:
                yield f"own {seat} places: a sector is unknown"


def _crowds(battle: Open, data: DataSet) -> Iterator[str]:
    """FC-DEPLOY-01, -02: sectors that hold ships of two fleets, or too many class points."""
    for at, ships in ships_by_sector(battle).items():
        if len({ship.owner for ship in ships}) > 1:
            yield f"ships: those of two commanders in sector {at}"
        if points_of(battle, ships) > data.rulings.most_in_sector:
            yield f"ships: too many in sector {at}"
