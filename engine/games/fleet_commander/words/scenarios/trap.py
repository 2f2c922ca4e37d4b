"""The words of the trap."""

from engine.core.words import Text
from engine.games.fleet_commander.model.state import FleetView
from engine.games.fleet_commander.words.scenarios.scenario_words import ScenarioWords


class TrapWords(ScenarioWords):
    def aim(self, view: FleetView) -> Text:
        return Text.of("lesson-aim-trap", faction=view.open.commanders[view.seat].faction)
