"""The flight that wins a passage or a capture: one ship leaves through an exit."""

from abc import abstractmethod
from collections.abc import Collection, Iterator
from typing import ClassVar

from engine.core.errors import RuleViolation
from engine.core.records import Seat
from engine.core.referee import Referee
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.results import COST
from engine.games.fleet_commander.model.state import FleetState, FleetView, Open, Ship
from engine.games.fleet_commander.rules.bridge import spend
from engine.games.fleet_commander.rules.move import check_dice, directional
from engine.games.fleet_commander.rules.scenarios.scenario import Scenario, leave
from engine.space.grid import Cell


class Flight(Scenario):
    """A scenario in which a blue directional result lets one ship flee from one of its exits."""

    flight_rule: ClassVar[str]

    @abstractmethod
    def runner(self, battle: Open) -> Ship:
        """The ship that has to flee."""

    @abstractmethod
    def exits(self, battle: Open) -> Collection[Cell]:
        """The sectors from which the runner may flee."""

    def refuses_flight(self, battle: Open) -> RuleViolation | None:
        """The reason why the runner may not flee yet, wherever it is; None if it may."""
        del battle
        return None

    def suggest(self, view: FleetView) -> Iterator[a.Order]:
        battle = view.open
        runner = self.runner(battle)
        dice = directional(view, "B")
        if not dice or runner.owner != view.seat or self.refuses_flight(battle):
            return
        if runner.at in self.exits(battle):
            _, die = min(dice, key=lambda one: len(COST[one[1]]))
            yield a.Escape(die=die, ship=runner.id)

    def check(self, view: FleetView, action: a.ScenarioOrder) -> None:
        """FC-SCEN-PASSAGE-07, -08, FC-SCEN-CAPTURE-09: check that the ship that has to flee may do
        so from an exit.
        """
        if not isinstance(action, a.Escape):
            super().check(view, action)
            return
        battle = view.open
        runner = self.runner(battle)
        if action.ship != runner.id or runner.owner != view.seat:
            raise RuleViolation(self.flight_rule, "no-such-ship")
        check_dice(view, (action.die,), "B", self.flight_rule)
        if (refused := self.refuses_flight(battle)) is not None:
            raise refused
        if runner.at not in self.exits(battle):
            raise RuleViolation(self.flight_rule, "no-way-out")

    def apply(
        self, state: FleetState, seat: Seat, action: a.ScenarioOrder, referee: Referee
    ) -> None:
        """Takes the runner off the board; its commander has won."""
        assert isinstance(action, a.Escape)
        battle = state.open
        at = battle.ships[action.ship].at
        assert at is not None
        spend(battle.commanders[seat], COST[action.die])
        leave(battle, (action.ship,))
        battle.accomplished = seat
        referee.announce(e.Escaped(seat=seat, ship=action.ship, at=at))
