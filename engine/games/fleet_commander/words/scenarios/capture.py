"""Words of the capture: who owns the shuttle, and what happens to it."""

from collections.abc import Iterator

from engine.core.lessons import Lesson
from engine.core.words import Person, Text
from engine.games.fleet_commander.judgement.reckoning import Intent
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.battlefield import board, ships_at
from engine.games.fleet_commander.model.cards import DataSet, ShipSort
from engine.games.fleet_commander.model.options import Options
from engine.games.fleet_commander.model.state import FleetView, Open
from engine.games.fleet_commander.rules import orders
from engine.games.fleet_commander.rules.scenarios import Brought
from engine.games.fleet_commander.rules.scenarios.capture import (
    ShuttleMoved,
    ShuttleTaken,
    corners,
    shuttle_of,
)
from engine.games.fleet_commander.rules.scenarios.scenario import first_game_points
from engine.games.fleet_commander.words import things
from engine.games.fleet_commander.words.hinted import agreeing
from engine.games.fleet_commander.words.lesson_moments import in_action
from engine.games.fleet_commander.words.scenarios.flight import FlightWords, over


class CaptureWords(FlightWords):
    decisive = (*FlightWords.decisive, e.ShuttleCaptured)

    def fleets(self, data: DataSet, options: Options) -> Text:
        """FC-SCEN-CAPTURE-01: the class points of each side's fleet, which differ."""
        points = options.points if options.fleets == "chosen" else first_game_points(data)
        return Text.of("terms-escort", escort=data.rulings.escort_points, points=points)

    def objective(self, battle: Open) -> Text:
        shuttle = next((one for one in battle.ships if one.sort is ShipSort.SHUTTLE), None)
        if shuttle is None or shuttle.at is None:
            return over("objective-capture-none", shuttle)
        far = board(battle).distances[shuttle.at]
        return Text.of(
            "objective-capture",
            commander=Person(seat=shuttle.owner),
            sector=things.sector_name(battle, shuttle.at),
            hull=shuttle.hull,
            far=min(far[corner] for corner in corners(battle)),
        )

    def aim(self, view: FleetView) -> Text:
        return _told_of_shuttle("lesson-aim-capture", view)

    def score(self, view: FleetView) -> Text | None:
        shuttle = shuttle_of(view.open)
        if shuttle.at is None or view.open.commanders[shuttle.owner].faction == "phebe":
            return None
        return _told_of_shuttle("lesson-score-capture", view)

    def lessons(self, view: FleetView) -> Iterator[Lesson]:
        yield agreeing(in_action("shuttle", _shuttle, e.ShuttleCaptured), _leads_onto_shuttle)
        yield in_action("guard", _guard)
        yield from super().lessons(view)

    def brought(self, brought: Brought) -> Text:
        match brought:
            case ShuttleMoved(far=far):
                return Text.of("brings-shuttle", far=far)
            case ShuttleTaken():
                return Text.of("brings-capture")
            case _:
                return super().brought(brought)

    def news(self, battle: Open, event: e.Mission) -> Text:
        if not isinstance(event, e.ShuttleCaptured):
            return super().news(battle, event)
        return Text.of(
            "event-shuttle-captured",
            loser=Person(seat=event.loser),
            commander=Person(seat=event.seat),
            sector=things.sector_name(battle, event.at),
        )


def _told_of_shuttle(key: str, view: FleetView) -> Text:
    faction = view.open.commanders[view.seat].faction
    sector = things.sector_of(view.open, shuttle_of(view.open))
    return Text.of(key, faction=faction, sector=sector)


def _shuttle(view: FleetView) -> Text | None:
    """Hint that a blue die leads onto another commander's shuttle; None if none does."""
    shuttle = shuttle_of(view.open)
    moves = (one for one in orders.suggest(view) if isinstance(one, a.Move | a.MoveAgain))
    if shuttle.owner == view.seat or all(one.to != shuttle.at for one in moves):
        return None
    return Text.of("lesson-shuttle", sector=things.sector_of(view.open, shuttle))


def _leads_onto_shuttle(view: FleetView, first: Intent) -> bool:
    (move, *_) = first.actions
    if not isinstance(move, a.Move | a.MoveAgain | a.UsePortal):
        return False
    return move.to == shuttle_of(view.open).at


def _guard(view: FleetView) -> Text | None:
    shuttle = shuttle_of(view.open)
    if shuttle.owner != view.seat or shuttle.at is None:
        return None
    if len(ships_at(view.open, shuttle.at)) > 1:
        return None
    return Text.of("lesson-guard", sector=things.sector_of(view.open, shuttle))
