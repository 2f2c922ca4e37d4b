"""The words of the scenarios, one object each."""

from engine.games.fleet_commander.words.scenarios.registry import SCENARIO_WORDS, words_of
from engine.games.fleet_commander.words.scenarios.scenario_words import ScenarioWords

__all__ = ["SCENARIO_WORDS", "ScenarioWords", "words_of"]
