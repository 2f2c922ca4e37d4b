"""A player who follows only the hints, and does each errand by the obvious actions."""

from collections.abc import Sequence
from typing import Any

from engine.core.agenda import waiting
from engine.core.game import look
from engine.core.words import Text
from engine.games.captains_log.game import CAPTAINS_LOG
from engine.games.captains_log.model import actions as a
from engine.games.captains_log.model.cards import Good
from engine.games.captains_log.model.chart import chart
from engine.games.captains_log.model.state import Hex, LogState, LogView
from engine.games.captains_log.rules import move, orders
from engine.games.captains_log.words.places import exactly
from engine.space.hexes import Heading


def hint_for(view: LogView) -> Text | None:
    """The hint of the first lesson that has one now."""
    lessons = CAPTAINS_LOG.words.lessons(view)
    return next((hint for lesson in lessons if (hint := lesson.hint(view))), None)


def follow(state: LogState, seat: str) -> a.Action:
    """The action of a player on *seat* who knows only the hint and the menus."""
    view = look(CAPTAINS_LOG, state, seat)
    suggested = list(CAPTAINS_LOG.suggest(view))
    errand = hint_for(view)
    if errand is not None and errand.key == "lesson-first":
        (errand,) = (
            fact for name, fact in errand.facts if name == "hint" and isinstance(fact, Text)
        )
    if errand is None or errand.key == "lesson-next-turn":
        return idle(view)
    facts: dict[str, Any] = dict(errand.facts)
    if errand.key == "lesson-start":
        return next(
            o for o in suggested if isinstance(o, a.ChooseStart) and o.tile == facts["tile"]
        )
    deed = _deed(errand.key, facts, suggested)
    if deed is not None:
        return deed
    way = _way(view, _goals(view, facts), spare=errand.key == "lesson-barrel")
    step = a.Sail(heading=way[0]) if way else None
    return step if step in suggested else idle(view)


def idle(view: LogView) -> a.Action:
    """The action of a player who does nothing in a turn, and gives safe answers to questions."""
    return CAPTAINS_LOG.default(view) if waiting(view.agenda) else orders.default(view)


def _deed(key: str, facts: dict[str, Any], suggested: Sequence[a.Action]) -> a.Action | None:
    """The suggested action that the hint names, if it is possible here."""
    for option in suggested:
        match option:
            case a.Sell(good=good, count=count) if key == "lesson-sell":
                if not facts["steps"] and good == Good(facts["good"]) and count == facts["count"]:
                    return option
            case a.Buy(row=row, count=count) if key == "lesson-buy":
                if not facts["steps"] and row == facts["row"] and count == facts["count"]:
                    return option
            case a.PickUp(what="barrel") if key == "lesson-barrel":
                return option
            case a.Explore() if key == "lesson-explore":
                return option
            case _:
                pass
    return None


def _goals(view: LogView, facts: dict[str, Any]) -> list[Hex]:
    """The hexes that the hint names: anchorages of a port, or all hexes called by that name."""
    sheet = chart(view.open)
    if "port" in facts:
        ports = (port for port in sheet.ports.values() if port.card.name == facts["port"])
        return [at for port in ports for at in port.anchorages]
    here = [at for at, known in enumerate(sheet.revealed) if known]
    return [at for at in here if exactly(view, at) == facts["place"]]


def _way(view: LogView, goals: Sequence[Hex], *, spare: bool) -> Sequence[Heading]:
    """The way to the hex in reach nearest to *goals*; *spare* leaves a movement point over."""
    captain = view.open.captains[view.seat]
    ways, steps = move.routes(view), _steps_to(view, goals)
    if spare:
        ways = {at: way for at, way in ways.items() if steps[at] or len(way) < _points(view, way)}
    assert captain.at is not None
    best = min(ways, key=lambda at: (steps[at], len(ways[at]), at), default=None)
    if best is None or (steps[best] >= steps[captain.at] and move.may_rest(view)):
        return ()
    return ways[best]


def _points(view: LogView, way: Sequence[Heading]) -> int:
    """The movement points available for *way*."""
    sea = view.open
    if sea.turn.points is not None:
        return sea.turn.points
    return move.movement(sea, sea.captains[view.seat], way[0])


def _steps_to(view: LogView, goals: Sequence[Hex]) -> list[int]:
    """The number of steps by water from every hex to the nearest of *goals*."""
    sheet = chart(view.open)
    steps = [999] * len(sheet.depth)
    queue = list(goals)
    for goal in goals:
        steps[goal] = 0
    for at in queue:
        for to in sheet.exits[at]:
            if to >= 0 and steps[to] == 999:
                steps[to] = steps[at] + 1
                queue.append(to)
    return steps
