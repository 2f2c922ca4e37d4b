"""The words of the beacon."""

from collections.abc import Iterator, Mapping

from engine.core.words import Fact, Listing, Person, Text
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.state import FleetView, Open
from engine.games.fleet_commander.rules.scenarios import Brought
from engine.games.fleet_commander.words import things
from engine.games.fleet_commander.words.scenarios.flight import FlightWords
from tests.fleet_commander.added_scenario.rules import BeaconReached, beacon, nearest


class BeaconWords(FlightWords):
    def goal(self, facts: Mapping[str, Fact]) -> Text:
        del facts
        return Text.of("beacon-goal")

    def terms(self) -> Iterator[Text]:
        yield Text.of("beacon-terms")

    def objective(self, battle: Open) -> Text:
        scores = tuple(
            Text.of("score", commander=Person(seat=seat), points=nearest(battle, seat))
            for seat in battle.order
        )
        return Text.of("beacon-objective", scores=Listing(items=scores))

    def map_lines(self, battle: Open) -> Iterator[Text]:
        yield Text.of("beacon-map", sector=things.sector_name(battle, beacon(battle)))

    def aim(self, view: FleetView) -> Text:
        return Text.of("beacon-aim", sector=things.sector_name(view.open, beacon(view.open)))

    def brought(self, brought: Brought) -> Text:
        if isinstance(brought, BeaconReached):
            return Text.of("beacon-brings")
        return super().brought(brought)

    def ended(self, battle: Open, event: e.BattleEnded) -> Text:
        del battle
        winners = Listing(items=tuple(Person(seat=seat) for seat in event.winners))
        return Text.of("beacon-ended", winners=winners)
