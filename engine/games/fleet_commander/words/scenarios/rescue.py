"""Words of the rescue: containers on the board, carried by ships, and evacuated."""

from collections.abc import Iterator

from engine.core.lessons import Lesson
from engine.core.words import Listing, Person, Text
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.battlefield import board, containers_at, fleet_of
from engine.games.fleet_commander.model.state import FleetView, Open
from engine.games.fleet_commander.rules.scenarios import Brought
from engine.games.fleet_commander.rules.scenarios.rescue import Carried, PickedUp, at_home, wanted
from engine.games.fleet_commander.words import things
from engine.games.fleet_commander.words.scenarios.rescue_lessons import rescue_lessons
from engine.games.fleet_commander.words.scenarios.scenario_words import ScenarioWords
from engine.games.fleet_commander.words.sector_labels import menu_from
from engine.space.grid import Cell


class RescueWords(ScenarioWords):
    heads = (e.Evacuated,)
    decisive = (e.Evacuated,)

    def goal_in_short(self, battle: Open) -> Text:
        return Text.of("picture-goal", scenario=self.name, mode="duel", wanted=wanted(battle))

    def objective(self, battle: Open) -> Text:
        scores = tuple(
            Text.of("score", commander=Person(seat=seat), points=battle.evacuated[seat])
            for seat in battle.order
        )
        return Text.of("objective-rescue", wanted=wanted(battle), scores=Listing(items=scores))

    def map_lines(self, battle: Open) -> Iterator[Text]:
        """One line with all sectors that have containers."""
        lying = [cell for cell in board(battle).cells if containers_at(battle, cell)]
        if lying:
            piles = tuple(_pile(battle, cell) for cell in lying)
            yield Text.of("map-containers", sectors=Listing(items=piles))

    def hand_lines(self, view: FleetView) -> Iterator[Text]:
        """FC-SCEN-RESCUE-06, -10: containers brought home, and containers in sectors of
        own ships.
        """
        battle = view.open
        if not battle.containers:
            return
        mine = {ship.at for ship in fleet_of(battle, view.seat)}
        cells = sorted(at for at in mine if at is not None)
        beside = tuple(_pile(battle, at) for at in cells if containers_at(battle, at))
        yield Text.of(
            "hand-containers",
            home=at_home(battle, view.seat),
            wanted=wanted(battle),
            count=len(beside),
            beside=Listing(items=beside),
        )

    def aim(self, view: FleetView) -> Text:
        return Text.of("lesson-aim-rescue", wanted=wanted(view.open))

    def score(self, view: FleetView) -> Text | None:
        battle = view.open
        mine = at_home(battle, view.seat)
        theirs = sum(battle.evacuated.values()) - mine
        if not mine + theirs:
            return None
        return Text.of("lesson-score-rescue", mine=mine, theirs=theirs, wanted=wanted(battle))

    def lessons(self, view: FleetView) -> Iterator[Lesson]:
        return rescue_lessons(view)

    def brought(self, brought: Brought) -> Text:
        match brought:
            case Carried(containers=containers, far=far):
                return Text.of(
                    "brings-container",
                    containers=containers,
                    far=far,
                    wanted=brought.wanted,
                    drive="lost" if brought.stop else "kept",
                )
            case PickedUp(count=count):
                return Text.of("brings-pick-up", count=count)
            case _:
                return super().brought(brought)

    def label(self, battle: Open, order: a.ScenarioOrder) -> tuple[Text, ...]:
        if not isinstance(order, a.Evacuate):
            return super().label(battle, order)
        ships = order.ships
        if any(ship >= len(battle.ships) for ship in ships):
            return super().label(battle, order)
        moved, die = things.moved(battle, ships), things.die(order.die)
        leaf = Text.of("label-evacuate", ships=moved, count=len(ships), die=die)
        return Text.of("menu-evacuate"), menu_from(battle, battle.ships[ships[0]].at), leaf

    def plan_label(self, battle: Open, order: a.ScenarioOrder) -> Text:
        if not isinstance(order, a.Evacuate):
            return super().plan_label(battle, order)
        return Text.of(
            "plan-evacuate",
            ships=things.the_moved(battle, order.ships),
            count=len(order.ships),
            origin=things.short_name(battle, battle.ships[order.ships[0]].at or 0),
        )

    def about(self, view: FleetView, order: a.ScenarioOrder) -> Text:
        """Tell how many containers are home after an evacuation, and how many win."""
        if not isinstance(order, a.Evacuate):
            return super().about(view, order)
        count, home = len(order.ships), at_home(view.open, view.seat)
        return Text.of("about-evacuate", count=count, total=home + count, wanted=wanted(view.open))

    def news(self, battle: Open, event: e.Mission) -> Text:
        if not isinstance(event, e.Evacuated):
            return super().news(battle, event)
        return Text.of(
            "event-evacuated",
            ships=things.the_ships(battle, event.ships),
            count=len(event.ships),
            total=event.total,
            commander=Person(seat=event.seat),
            sector=things.sector_name(battle, event.at),
        )


def _pile(battle: Open, at: Cell) -> Text:
    sector = things.sector_name(battle, at)
    return Text.of("pile", sector=sector, count=containers_at(battle, at))
