"""Courses: moves that go on the same way, a sector a turn."""

from engine.core.records import value
from engine.core.words import Text
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.battlefield import board
from engine.games.fleet_commander.model.state import Open
from engine.games.fleet_commander.words import things
from engine.space.grid import OUTSIDE


@value
class Course:
    """A move of some ships one way; *key* names both, *label* too.

    *lasts* is whether they can still go that way after the move.
    """

    key: str
    label: Text
    lasts: bool


def course_of(battle: Open, actions: tuple[a.Order, ...]) -> Course | None:
    """The course of *actions*; None unless they are a single move to the next sector."""
    match actions:
        case (a.Move(ships=ships, to=to, containers=0),):
            origin = battle.ships[ships[0]].at
        case _:
            return None
    neighbours = board(battle).neighbours
    if origin is None or to not in neighbours[origin]:
        return None
    way = neighbours[origin].index(to)
    label = Text.of(
        "plan-course",
        ships=things.group(battle, ships),
        count=len(ships),
        origin=things.short_name(battle, to),
        way=way,
    )
    numbers = ",".join(map(str, sorted(ships)))
    return Course(key=f"course:{way}:{numbers}", label=label, lasts=neighbours[to][way] != OUTSIDE)
