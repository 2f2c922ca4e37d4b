"""The hooks by which the words of a scenario differ from those of the pitched battle."""

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


class ScenarioWords:
    """A scenario whose goal has lines of its own, and in which class points decide.

    A scenario overrides what it says otherwise. Hooks are called with the battle as it is then.
    """

    heads: ClassVar[tuple[type[e.Mission], ...]] = ()
    """Events of its own that open a sentence."""
    decisive: ClassVar[tuple[str, ...]] = ()
    """Keys of sentences that are told before all else, for they decide who wins."""
    great: ClassVar[tuple[str, ...]] = ()
    """Keys of further sentences that nobody wants to miss."""

    def __init__(self, name: ScenarioName) -> None:
        self.name: ScenarioName = name

    def goal(self, facts: Mapping[str, Fact]) -> Text:
        """How one wins; *facts* are who fights whom, and the class points."""
        return Text.of("goal-scenario", scenario=self.name, **facts)

    def terms(self) -> Iterator[Text]:
        """A few words on what the battle is about, for who agrees on it."""
        yield Text.of("terms-scenario", scenario=self.name)

    def fleets(self, data: DataSet, options: Options) -> Text:
        """The class points of a fleet, for who agrees on them."""
        del data
        return Text.of("terms-fleets", how=options.fleets, points=options.points)

    def role(self, faction: Faction) -> Text:
        """Which side somebody commands who is asked to prepare; nothing where sides are alike."""
        differ = SCENARIOS[self.name].sides_differ
        return Text.of("role", scenario=self.name if differ else "pitched_battle", faction=faction)

    def side(self, faction: Faction) -> Iterator[Text]:
        """Which side somebody commands, and what it has to do, where sides are not alike."""
        if SCENARIOS[self.name].sides_differ:
            yield Text.of("how-side", scenario=self.name, faction=faction)

    def objective(self, battle: Open) -> Text | None:
        """How far everybody is with what the scenario is about; None where class points tell it."""
        del battle
        return None

    def map_lines(self, battle: Open) -> Iterator[Text]:
        """What the scenario has laid on the board."""
        del battle
        return iter(())

    def hand_lines(self, view: FleetView) -> Iterator[Text]:
        """What the view's commander has of what the scenario is about."""
        del view
        return iter(())

    def aim(self, view: FleetView) -> Text | None:
        """A hint on what the battle is about; who fights for points in plain sight knows."""
        hidden = view.open.options.hidden_deployment
        return Text.of("lesson-aim-hidden") if hidden else None

    def score(self, view: FleetView) -> Text | None:
        """A hint on how it stands, once it is no more as it was at first."""
        return _points(view) if scenario_of(view.open).by_points else None

    def lessons(self, view: FleetView) -> Iterator[Lesson]:
        """Further hints, each told once it matters."""
        del view
        return iter(())

    def brought(self, brought: Brought) -> Text:
        """How far a move brings what the scenario is about."""
        raise AssertionError(f"{brought} is not of {self.name}")

    def label(self, battle: Open, order: a.ScenarioOrder) -> tuple[Text, ...]:
        """The way through the menus to an order of its own."""
        del battle, order
        return (Text.of("label-nowhere"),)

    def plan_label(self, battle: Open, order: a.ScenarioOrder) -> Text:
        """What a plan of an order of its own is called."""
        return self.label(battle, order)[-1]

    def about(self, view: FleetView, order: a.ScenarioOrder) -> Text:
        """What an order of its own brings, which leads to no sector of the board."""
        del view
        raise AssertionError(f"{order} is not of {self.name}")

    def ask(self, battle: Open, asked: d.ScenarioQuestion) -> Text:
        """A question of its own."""
        del battle
        raise AssertionError(f"{asked} is not of {self.name}")

    def reply_label(self, battle: Open, reply: a.ScenarioReply) -> Text:
        """An answer to a question of its own, in a menu."""
        del battle, reply
        return Text.of("label-nowhere")

    def news(self, battle: Open, event: e.Mission) -> Text:
        """An event of its own, in a clause."""
        del battle
        raise AssertionError(f"{event} is not of {self.name}")

    def ended(self, battle: Open, event: e.BattleEnded) -> Text:
        """Who has won, and why."""
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
