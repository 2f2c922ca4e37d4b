"""The words of every scenario, by its name."""

from collections.abc import Mapping
from typing import Final

from engine.games.fleet_commander.model.cards import ScenarioName
from engine.games.fleet_commander.model.state import Open
from engine.games.fleet_commander.words.scenarios.asteroid_belt import AsteroidBeltWords
from engine.games.fleet_commander.words.scenarios.capture import CaptureWords
from engine.games.fleet_commander.words.scenarios.control import ControlWords
from engine.games.fleet_commander.words.scenarios.passage import PassageWords
from engine.games.fleet_commander.words.scenarios.pitched_battle import PitchedBattleWords
from engine.games.fleet_commander.words.scenarios.rescue import RescueWords
from engine.games.fleet_commander.words.scenarios.scenario_words import ScenarioWords
from engine.games.fleet_commander.words.scenarios.trap import TrapWords

SCENARIO_WORDS: Final[Mapping[ScenarioName, ScenarioWords]] = {
    "pitched_battle": PitchedBattleWords("pitched_battle"),
    "asteroid_belt": AsteroidBeltWords("asteroid_belt"),
    "trap": TrapWords("trap"),
    "rescue": RescueWords("rescue"),
    "passage": PassageWords("passage"),
    "capture": CaptureWords("capture"),
    "control": ControlWords("control"),
}


def words_of(battle: Open) -> ScenarioWords:
    """The words of the scenario that *battle* is fought by."""
    return SCENARIO_WORDS[battle.options.scenario]
