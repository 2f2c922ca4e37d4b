"""Hooks through which a scenario's words differ from those of the pitched battle."""

from collections.abc import Iterator, Mapping
from typing import ClassVar

from engine.core.lessons import Lesson
from engine.core.words import Fact, Listing, Person, Text
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import decisions as d
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.cards import DataSet, ScenarioName
from engine.games.fleet_commander.model.options import Options
from engine.games.fleet_commander.model.state import Faction, FleetView, Open
from engine.games.fleet_commander.rules.end import points_by_side, starting_points, threshold
from engine.games.fleet_commander.rules.scenarios import SCENARIOS, Brought, scenario_of
from engine.games.fleet_commander.rules.scenarios.scenario import side_of
from engine.games.fleet_commander.rules.sides import TEAMS, mode_of


class ScenarioWords:
    """Words of a scenario.

    By default class points decide, and only the goal has lines of its own; a scenario overrides the
    rest. Each hook gets the battle as it stands when the hook is called.
    """

    heads: ClassVar[tuple[type[e.Mission], ...]] = ()
    """Event types of the scenario that begin a sentence of their own."""
    decisive: ClassVar[tuple[type[e.Mission], ...]] = ()
    """Event types that decide who wins, and so are told before all others."""
    great: ClassVar[tuple[type[e.Mission], ...]] = ()
    """Types of other important events."""

    def __init__(self, name: ScenarioName) -> None:
        self.name: ScenarioName = name

    def goal(self, facts: Mapping[str, Fact]) -> Text:
        """Explain how to win; *facts* name the opponents and the class points."""
        return Text.of("goal-scenario", scenario=self.name, **facts)

    def goal_in_short(self, battle: Open) -> Text:
        """Name the scenario and how to win it, in a line of a picture."""
        mode = mode_of(battle.options)
        return Text.of(
            "picture-goal", scenario=self.name, mode="teams" if mode in TEAMS else mode, wanted=0
        )

    def terms(self) -> Iterator[Text]:
        """Name the scenario's subject for players who agree on a battle."""
        yield Text.of("terms-scenario", scenario=self.name)

    def fleets(self, data: DataSet, options: Options) -> Text:
        """Name the class points of a fleet for players who agree on a battle."""
        del data
        return Text.of("terms-fleets", how=options.fleets, points=options.points)

    def role(self, faction: Faction) -> Text:
        """Name the side of a commander who is asked to prepare; no words if sides are alike."""
        differ = SCENARIOS[self.name].sides_differ
        return Text.of("role", scenario=self.name if differ else "pitched_battle", faction=faction)

    def side(self, faction: Faction) -> Iterator[Text]:
        """Name a commander's side and its task; nothing if sides are alike."""
        if SCENARIOS[self.name].sides_differ:
            yield Text.of("how-side", scenario=self.name, faction=faction)

    def objective(self, battle: Open) -> Text | None:
        """The score by the scenario's own measure; None if class points tell it."""
        del battle
        return None

    def map_lines(self, battle: Open) -> Iterator[Text]:
        """List what the scenario has laid on the board."""
        del battle
        return iter(())

    def hand_lines(self, view: FleetView) -> Iterator[Text]:
        """List what the view's commander has of the scenario's things."""
        del view
        return iter(())

    def aim(self, view: FleetView) -> Text | None:
        """Hint on the scenario's aim; None where class points in plain sight decide."""
        hidden = view.open.options.hidden_deployment
        return Text.of("lesson-aim-hidden") if hidden else None

    def score(self, view: FleetView) -> Text | None:
        """Hint on the score; None as long as nothing has changed since the start."""
        return _points(view) if scenario_of(view.open).by_points else None

    def lessons(self, view: FleetView) -> Iterator[Lesson]:
        """Further lessons of the scenario, each shown once it matters."""
        del view
        return iter(())

    def brought(self, brought: Brought) -> Text:
        """Tell what a move brings towards the scenario's aim."""
        raise AssertionError(f"{brought} is not of {self.name}")

    def label(self, battle: Open, order: a.ScenarioOrder) -> tuple[Text, ...]:
        """Menu entries of an order that only the scenario has."""
        del battle, order
        return (Text.of("label-nowhere"),)

    def plan_label(self, battle: Open, order: a.ScenarioOrder) -> Text:
        """Label of a plan with an order that only the scenario has."""
        return self.label(battle, order)[-1]

    def about(self, view: FleetView, order: a.ScenarioOrder) -> Text:
        """Tell the result of an order that only the scenario has and that leads to no sector."""
        del view
        raise AssertionError(f"{order} is not of {self.name}")

    def ask(self, battle: Open, asked: d.ScenarioQuestion) -> Text:
        """Word a question that only the scenario asks."""
        del battle
        raise AssertionError(f"{asked} is not of {self.name}")

    def reply_label(self, battle: Open, reply: a.ScenarioReply) -> Text:
        """Label of an answer to a question that only the scenario asks."""
        del battle, reply
        return Text.of("label-nowhere")

    def news(self, battle: Open, event: e.Mission) -> Text:
        """Tell an event of the scenario in a clause."""
        del battle
        raise AssertionError(f"{event} is not of {self.name}")

    def ended(self, battle: Open, event: e.BattleEnded) -> Text:
        """Tell who has won, and why."""
        winners = Listing(items=tuple(Person(seat=seat) for seat in event.winners))
        count = len(event.winners)
        if scenario_of(battle).by_points:
            return Text.of("event-battle-ended", why=event.why, count=count, winners=winners)
        return Text.of(
            "event-objective-ended",
            why=event.why,
            scenario=self.name,
            count=count,
            winners=winners,
        )


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
