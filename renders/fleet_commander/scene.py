"""Fleet Commander as a scene: all that a seat may see of a battle, and the latest events."""

from collections.abc import Iterable, Sequence
from itertools import zip_longest
from typing import Final
from zlib import crc32

from engine.core.agenda import waiting
from engine.core.records import Seat
from engine.games.fleet_commander.model.battlefield import board as grid_of
from engine.games.fleet_commander.model.battlefield import is_undiscovered, printed
from engine.games.fleet_commander.model.cards import ShipSort, SignalSort, Special
from engine.games.fleet_commander.model.decisions import (
    ReactDecision,
    RedirectDecision,
    Strike,
    SupportDecision,
)
from engine.games.fleet_commander.model.events import Told
from engine.games.fleet_commander.model.results import Result
from engine.games.fleet_commander.model.state import FleetView, Open
from engine.games.fleet_commander.rules.end import points_left, threshold
from engine.games.fleet_commander.rules.scenarios.registry import scenario_of
from engine.space.grid import Cell
from renders.fleet_commander.happenings import happened
from renders.fleet_commander.places import place_of, seat_number
from renders.fleet_commander.reach import reach_of
from renders.fleet_commander.scenarios import SCENARIO_PICTURES
from renders.fleet_commander.ships import muster_of, ship_at
from renders.fleet_commander.weapons import DRAWINGS
from renders.picture import Words
from renders.space import scene as s
from renders.space.scene import Scene

_HAZARDS: Final[dict[Special, s.Hazard]] = {
    Special.ASTEROID_FIELD: "asteroids",
    Special.GRAVITY_FIELD: "gravity",
    Special.GAS_CLOUD: "gas",
}
_COLOURS: Final[dict[str, s.Colour]] = {"R": "red", "B": "blue", "G": "green"}
_FACES: Final[dict[str, s.Face]] = {
    "O": "orthogonal",
    "D": "diagonal",
    "M": "multi",
    "S": "special",
}


def scene_of(
    view: FleetView,
    words: Words,
    *,
    before: Iterable[Told] = (),
    told: Iterable[Told] = (),
    planned: bool = False,
    board: str = "",
) -> Scene:
    """The battle as the view's seat may see it.

    *told* are the latest events, drawn as moves, fire and losses, and so are those *before* them,
    whose questions they answer. An attack that waits for an answer is always drawn. With *planned*
    the events are a plan's: the view shows its result, and the seat that plans stays lit. Each
    *board* keeps one sky.
    """
    battle = view.open
    news = tuple(told)
    waits = _strike(view)
    drawn = happened(battle, (*before, *news), waits)
    lit = [view.seat] if planned else [asked.seat for asked in waiting(view.agenda)]
    seats = _beside_allies(battle)
    afloat = [(ship, ship.at) for ship in battle.ships if ship.hull]
    target = None if waits is None else waits.way[-1]
    return Scene(
        zones=battle.zones,
        title=words.title,
        caption=words.caption,
        reason=words.reason,
        mark=words.mark,
        sky=crc32(board.encode()),
        hazards=_hazards(battle),
        portals=tuple(s.Portal(place_of(battle, one.at), one.letter) for one in battle.portals),
        fleets=tuple(_fleet(battle, seat, words, lit or [battle.turn.seat]) for seat in seats),
        fog=tuple(place_of(battle, at) for at in _undiscovered(battle)),
        ships=tuple(
            ship_at(battle, ship, at)
            for ship, at in afloat
            if at is not None and isinstance(ship.sort, ShipSort)
        ),
        lost=drawn.lost,
        signs=_signs(battle),
        moves=drawn.moves,
        shots=drawn.shots,
        harms=drawn.harms,
        blasts=drawn.blasts,
        shields=drawn.shields,
        reach=tuple(place_of(battle, at) for at in reach_of(view, news)) if planned else (),
        target=place_of(battle, target) if target is not None else drawn.target,
        planned=planned,
        focus=_focus(view, target, drawn.places),
    )


def _beside_allies(battle: Open) -> list[Seat]:
    """The seats by their letters; those of two sides alternate, so that each side gets a column."""
    seats = sorted(battle.commanders, key=seat_number)
    sides = sorted({battle.commanders[seat].side for seat in seats})
    if len(sides) != 2 or len(seats) == 2:
        return seats
    first, second = (
        [seat for seat in seats if battle.commanders[seat].side == one] for one in sides
    )
    pairs = zip_longest(first, second)
    return [seat for pair in pairs for seat in pair if seat is not None]


def _hazards(battle: Open) -> tuple[tuple[s.Place, s.Hazard], ...]:
    return tuple(
        (place_of(battle, at), _HAZARDS[special])
        for at, special in enumerate(battle.sectors)
        if isinstance(special, Special)
    )


def _undiscovered(battle: Open) -> list[Cell]:
    return [at for at in grid_of(battle).cells if is_undiscovered(battle, at)]


def _fleet(battle: Open, seat: Seat, words: Words, lit: Sequence[Seat]) -> s.Fleet:
    commander = battle.commanders[seat]
    points, start = _score(battle, seat)
    over = battle.winners is not None
    acting = not over and battle.turn.phase != "setup" and seat == battle.turn.seat
    red, blue, green = commander.reserve
    return s.Fleet(
        seat=seat_number(seat),
        name=words.names.get(seat, seat),
        team=_team(battle, seat),
        muster=muster_of(battle, seat),
        points=points,
        start=start,
        threshold=threshold(start) if _falls_alone(battle) else 0,
        left=_slots(commander.left, battle.options.left_wing),
        right=_slots(commander.right, printed(battle).rulings.right_wing),
        rolled=tuple(_die(result) for result in commander.rolled),
        stock=(red, blue, green) if acting and battle.turn.phase == "energy" else None,
        facing=_facing(battle, seat),
        edge=tuple(place_of(battle, at) for at in battle.edges[seat]),
        acting=acting,
        lit=not over and seat in lit,
        out=commander.eliminated,
    )


def _score(battle: Open, seat: Seat) -> tuple[int, int]:
    """The scenario's score and the score that wins; or class points left, and at the beginning."""
    if (tally := scenario_of(battle).tally(battle, seat)) is not None:
        return tally
    start = battle.commanders[seat].points
    if not start:
        return battle.options.points, battle.options.points
    return points_left(battle)[seat], start


def _falls_alone(battle: Open) -> bool:
    """Whether class points decide and each commander fights without allies."""
    sides = [one.side for one in battle.commanders.values()]
    return scenario_of(battle).by_points and len({*sides}) == len(sides)


def _team(battle: Open, seat: Seat) -> str:
    """Roman numeral of the side of *seat*; empty if every commander is a side."""
    sides = [one.side for one in battle.commanders.values()]
    if len({*sides}) == len(sides):
        return ""
    return ("I", "II", "III", "IV", "V", "VI")[battle.commanders[seat].side % 6]


def _slots(kept: Sequence[Result], room: int) -> tuple[s.Die | None, ...]:
    """The dice in a wing of *room* slots, and None for each free slot."""
    free = max(0, room - len(kept))
    return (*(_die(result) for result in kept), *(None for _ in range(free)))


def _die(result: Result) -> s.Die:
    return s.Die(_COLOURS[result[0]], _FACES[result[2]])


def _facing(battle: Open, seat: Seat) -> s.Facing:
    """Heading of a fleet's ships: away from the board's edge nearest to its deployment sectors."""
    grid, edge = grid_of(battle), battle.edges[seat]
    if not edge:
        return 180 if battle.commanders[seat].side else 0
    gaps: dict[s.Facing, int] = {0: 0, 180: 0, 90: 0, 270: 0}
    for at in edge:
        rows, columns = battle.zones[grid.zone[at]]
        gaps[0] += rows - 1 - grid.row[at]
        gaps[180] += grid.row[at]
        gaps[90] += grid.column[at]
        gaps[270] += columns - 1 - grid.column[at]
    return min(gaps, key=gaps.__getitem__)


def _signs(battle: Open) -> tuple[s.Sign, ...]:
    """Signs on sectors: the scenario's own, signals, and weapons' tokens not on ships."""
    signals = tuple(
        s.Sign("signal", place_of(battle, ship.at), str(ship.number), seat_number(ship.owner))
        for ship in battle.ships
        if isinstance(ship.sort, SignalSort) and ship.at is not None
    )
    tokens = (
        s.Sign(
            "interdictor",
            place_of(battle, token.at),
            DRAWINGS[token.weapon].letter,
            seat_number(battle.ships[token.launcher].owner),
        )
        for token in battle.tokens
        if token.at is not None
    )
    return (*SCENARIO_PICTURES[battle.options.scenario].signs(battle), *signals, *tokens)


def _strike(view: FleetView) -> Strike | None:
    """The attack that waits for an answer."""
    for decision in waiting(view.agenda):
        if isinstance(decision, ReactDecision | RedirectDecision | SupportDecision):
            return decision.strike
    return None


def _focus(view: FleetView, target: Cell | None, places: Sequence[s.Place]) -> s.Place | None:
    """The sector to show: under fire, or of the last event, or of a ship whose turn it is."""
    battle = view.open
    if target is not None:
        return place_of(battle, target)
    if places:
        return places[-1]
    own = [ship.at for ship in battle.ships if ship.owner == battle.turn.seat and ship.hull]
    return next((place_of(battle, at) for at in own if at is not None), None)
