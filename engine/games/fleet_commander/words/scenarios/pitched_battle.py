"""Words of the pitched battle, in which only ships count."""

from collections.abc import Iterator, Mapping

from engine.core.words import Fact, Text
from engine.games.fleet_commander.words.scenarios.scenario_words import ScenarioWords


class PitchedBattleWords(ScenarioWords):
    def goal(self, facts: Mapping[str, Fact]) -> Text:
        return Text.of("goal-win", **facts)

    def terms(self) -> Iterator[Text]:
        return iter(())
