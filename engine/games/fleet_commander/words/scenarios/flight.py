"""Words of scenarios in which a ship tries to escape through an exit."""

from collections.abc import Iterator
from typing import ClassVar

from engine.core.lessons import Lesson
from engine.core.words import Person, Text
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.state import FleetView, Open, Ship
from engine.games.fleet_commander.words import things
from engine.games.fleet_commander.words.hinted import agreeing
from engine.games.fleet_commander.words.lesson_moments import (
    begins_with_scenario_order,
    if_allowed,
    in_action,
)
from engine.games.fleet_commander.words.scenarios.scenario_words import ScenarioWords


class FlightWords(ScenarioWords):
    heads: ClassVar[tuple[type[e.Mission], ...]] = (e.Escaped,)
    decisive: ClassVar[tuple[type[e.Mission], ...]] = (e.Escaped,)

    def lessons(self, view: FleetView) -> Iterator[Lesson]:
        del view
        escape = in_action("escape", if_allowed(a.Escape, "lesson-escape"), e.Escaped)
        yield agreeing(escape, begins_with_scenario_order)

    def label(self, battle: Open, order: a.ScenarioOrder) -> tuple[Text, ...]:
        if not isinstance(order, a.Escape) or order.ship >= len(battle.ships):
            return super().label(battle, order)
        ship = things.the_ship(battle, order.ship)
        leaf = Text.of("label-escape", ship=ship, die=things.die(order.die))
        return Text.of("menu-escape"), leaf

    def about(self, view: FleetView, order: a.ScenarioOrder) -> Text:
        if isinstance(order, a.Escape):
            return Text.of("about-escape")
        return super().about(view, order)

    def news(self, battle: Open, event: e.Mission) -> Text:
        if not isinstance(event, e.Escaped):
            return super().news(battle, event)
        return Text.of(
            "event-escaped",
            ship=things.the_ship(battle, event.ship),
            commander=Person(seat=event.seat),
            sector=things.sector_name(battle, event.at),
        )


def over(key: str, ship: Ship | None) -> Text:
    """Tell what became of *ship*, which is not on the board: escaped, destroyed, or (none) still to
    come.
    """
    if ship is not None and ship.gone:
        return Text.of(key, state="escaped", commander=Person(seat=ship.owner))
    state = "none" if ship is None or ship.hull else "lost"
    return Text.of(key, state=state, commander="")
