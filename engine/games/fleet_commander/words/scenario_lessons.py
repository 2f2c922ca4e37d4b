"""Hints on what a battle is about: its aim at first, and the score once it has changed."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from engine.core.lessons import Lesson
from engine.core.words import Text
from engine.games.fleet_commander.model.battlefield import board
from engine.games.fleet_commander.model.cards import ScenarioName
from engine.games.fleet_commander.model.state import FleetView
from engine.games.fleet_commander.rules.end import points_by_side, starting_points, threshold
from engine.games.fleet_commander.rules.scenarios import scenario_of
from engine.games.fleet_commander.rules.scenarios.capture import shuttle_of
from engine.games.fleet_commander.rules.scenarios.control import home
from engine.games.fleet_commander.rules.scenarios.passage import ENTRY, EXIT, cruiser_of
from engine.games.fleet_commander.rules.scenarios.rescue import wanted
from engine.games.fleet_commander.rules.scenarios.scenario import afloat, portal, side_of
from engine.games.fleet_commander.words import things
from engine.games.fleet_commander.words.lesson_moments import (
    Hint,
    as_it_begins,
)

FIRST_ROUND: Final = 1


def scenario_lessons() -> Iterator[Lesson]:
    """What the battle is about, and how it stands once the score has changed."""
    yield as_it_begins("aim", _aim)
    yield as_it_begins("score", _score)


def _aim(view: FleetView) -> Text | None:
    """What the battle is about, in the first turn; who fights for points in plain sight knows."""
    battle = view.open
    told = _AIMS.get(battle.options.scenario)
    if battle.round > FIRST_ROUND:
        return None
    if told is not None:
        return told(view)
    return Text.of("lesson-aim-hidden") if battle.options.hidden_deployment else None


def _trap_aim(view: FleetView) -> Text:
    return Text.of("lesson-aim-trap", faction=_faction(view))


def _belt_aim(view: FleetView) -> Text:
    del view
    return Text.of("lesson-aim-belt")


def _rescue_aim(view: FleetView) -> Text:
    return Text.of("lesson-aim-rescue", wanted=wanted(view.open))


def _passage_aim(view: FleetView) -> Text:
    battle = view.open
    return Text.of(
        "lesson-aim-passage",
        faction=_faction(view),
        entry=things.sector_name(battle, portal(battle, ENTRY)),
        exit=things.sector_name(battle, portal(battle, EXIT)),
    )


def _capture_aim(view: FleetView) -> Text:
    shuttle = shuttle_of(view.open)
    return Text.of(
        "lesson-aim-capture", faction=_faction(view), sector=things.sector_of(view.open, shuttle)
    )


def _control_aim(view: FleetView) -> Text:
    battle = view.open
    own = home(battle, view.seat)
    (other,) = (one.at for one in battle.portals if one.at != own)
    return Text.of(
        "lesson-aim-control",
        sector=things.sector_name(battle, own),
        other=things.sector_name(battle, other),
    )


def _score(view: FleetView) -> Text | None:
    """How it stands, once it is no more as it was at first."""
    told = _SCORES.get(view.open.options.scenario)
    if told is not None:
        return told(view)
    return _points(view) if scenario_of(view.open).by_points else None


def _points(view: FleetView) -> Text | None:
    battle = view.open
    left, start = points_by_side(battle), starting_points(battle)
    if left == start:
        return None
    side = battle.commanders[view.seat].side
    return Text.of(
        "lesson-score-points",
        left=left.get(side, 0),
        start=start[side],
        lost=threshold(start[side]),
        whose="mine" if left.get(side, 0) < start[side] else "theirs",
        mode="side" if len(side_of(battle, view.seat)) > 1 else "alone",
    )


def _containers_home(view: FleetView) -> Text | None:
    battle = view.open
    mine = sum(battle.evacuated[seat] for seat in side_of(battle, view.seat))
    theirs = sum(battle.evacuated.values()) - mine
    if not mine + theirs:
        return None
    return Text.of("lesson-score-rescue", mine=mine, theirs=theirs, wanted=wanted(battle))


def _cruiser_there(view: FleetView) -> Text | None:
    battle = view.open
    cruiser = cruiser_of(battle)
    if cruiser.at is None:
        return None
    return Text.of(
        "lesson-score-passage",
        faction=_faction(view),
        hull=cruiser.hull,
        sector=things.sector_of(view.open, cruiser),
        far=board(battle).distances[cruiser.at][portal(battle, EXIT)],
    )


def _shuttle_taken(view: FleetView) -> Text | None:
    shuttle = shuttle_of(view.open)
    if shuttle.at is None or view.open.commanders[shuttle.owner].faction == "phebe":
        return None
    return Text.of(
        "lesson-score-capture", faction=_faction(view), sector=things.sector_of(view.open, shuttle)
    )


def _portals_held(view: FleetView) -> Text | None:
    battle = view.open
    at = {one.at for one in battle.portals}
    mine = len(at & {ship.at for ship in afloat(battle, (view.seat,))})
    others = [seat for seat in battle.order if seat != view.seat]
    theirs = len(at & {ship.at for ship in afloat(battle, others)})
    if not mine + theirs:
        return None
    return Text.of("lesson-score-control", mine=mine, theirs=theirs)


def _faction(view: FleetView) -> str:
    return view.open.commanders[view.seat].faction


_AIMS: Final[Mapping[ScenarioName, Callable[[FleetView], Text]]] = {
    "asteroid_belt": _belt_aim,
    "trap": _trap_aim,
    "rescue": _rescue_aim,
    "passage": _passage_aim,
    "capture": _capture_aim,
    "control": _control_aim,
}

_SCORES: Final[Mapping[ScenarioName, Hint]] = {
    "rescue": _containers_home,
    "passage": _cruiser_there,
    "capture": _shuttle_taken,
    "control": _portals_held,
}
