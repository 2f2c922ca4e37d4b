"""What a scenario is about, in words: how far everybody is, what lies on the board, what to do."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from engine.core.records import Seat
from engine.core.words import Listing, Person, Text
from engine.games.fleet_commander.model.battlefield import (
    board,
    containers_at,
    figures,
    waiting_ships,
)
from engine.games.fleet_commander.model.cards import ScenarioName, ShipSort
from engine.games.fleet_commander.model.state import Open, Ship
from engine.games.fleet_commander.rules.scenarios.capture import corners
from engine.games.fleet_commander.rules.scenarios.passage import EXIT
from engine.games.fleet_commander.rules.scenarios.rescue import wanted
from engine.games.fleet_commander.rules.scenarios.scenario import afloat, portal
from engine.games.fleet_commander.words import things
from engine.space.grid import Cell


def objective(battle: Open) -> Text | None:
    """How far everybody is with what the scenario is about; None if class points decide it."""
    told = _OBJECTIVES.get(battle.options.scenario)
    return None if told is None else told(battle)


def portals(battle: Open) -> Iterator[Text]:
    """A line for each portal that leads nowhere on the board."""
    letters = [one.letter for one in battle.portals]
    for one in battle.portals:
        if letters.count(one.letter) == 1:
            name = things.sector_name(battle, one.at)
            yield Text.of("map-lone-portal", sector=name, letter=one.letter)


def containers(battle: Open) -> Iterator[Text]:
    """A line for all sectors with containers."""
    lying = [cell for cell in board(battle).cells if containers_at(battle, cell)]
    if lying:
        yield Text.of(
            "map-containers", sectors=Listing(items=tuple(_pile(battle, c) for c in lying))
        )


def _pile(battle: Open, at: Cell) -> Text:
    sector = things.sector_name(battle, at)
    return Text.of("pile", sector=sector, count=containers_at(battle, at))


def _rescue(battle: Open) -> Text:
    scores = tuple(
        Text.of("score", commander=Person(seat=seat), points=battle.evacuated[seat])
        for seat in battle.order
    )
    return Text.of("objective-rescue", wanted=wanted(battle), scores=Listing(items=scores))


def _passage(battle: Open) -> Text:
    cruiser = _find(battle, ShipSort.DAMAGED_CRUISER)
    if cruiser is None or cruiser.at is None:
        return _over("objective-passage-none", cruiser)
    exit_ = portal(battle, EXIT)
    return Text.of(
        "objective-passage",
        sector=things.sector_name(battle, cruiser.at),
        hull=cruiser.hull,
        most=figures(battle.data).hull[cruiser.sort],
        exit=things.sector_name(battle, exit_),
        far=board(battle).distances[cruiser.at][exit_],
    )


def _capture(battle: Open) -> Text:
    shuttle = _find(battle, ShipSort.SHUTTLE)
    if shuttle is None or shuttle.at is None:
        return _over("objective-capture-none", shuttle)
    far = board(battle).distances[shuttle.at]
    return Text.of(
        "objective-capture",
        commander=Person(seat=shuttle.owner),
        sector=things.sector_name(battle, shuttle.at),
        hull=shuttle.hull,
        far=min(far[corner] for corner in corners(battle)),
    )


def _over(key: str, ship: Ship | None) -> Text:
    """What became of *ship*, which is not on the board: escaped, lost, or still to come."""
    if ship is not None and ship.gone:
        return Text.of(key, state="escaped", commander=Person(seat=ship.owner))
    state = "none" if ship is None or ship.hull else "lost"
    return Text.of(key, state=state, commander="")


def _control(battle: Open) -> Text:
    return Text.of(
        "objective-control",
        portals=Listing(items=tuple(_holder(battle, one.at) for one in battle.portals)),
        waiting=Listing(items=tuple(_arrivals(battle, seat) for seat in battle.order)),
    )


def _holder(battle: Open, at: Cell) -> Text:
    holders = [seat for seat in battle.order if at in {s.at for s in afloat(battle, (seat,))}]
    name = things.sector_name(battle, at)
    if not holders:
        return Text.of("portal-free", sector=name)
    return Text.of("portal-held", sector=name, commander=Person(seat=holders[0]))


def _arrivals(battle: Open, seat: Seat) -> Text:
    count = len(waiting_ships(battle, seat))
    return Text.of("score", commander=Person(seat=seat), points=count)


def _find(battle: Open, sort: ShipSort) -> Ship | None:
    return next((ship for ship in battle.ships if ship.sort is sort), None)


_OBJECTIVES: Final[Mapping[ScenarioName, Callable[[Open], Text]]] = {
    "rescue": _rescue,
    "passage": _passage,
    "capture": _capture,
    "control": _control,
}
