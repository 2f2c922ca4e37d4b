"""The scenarios: what each lays out, adds to a turn, and how it is won."""

from engine.games.fleet_commander.rules.scenarios.registry import SCENARIOS, scenario_of
from engine.games.fleet_commander.rules.scenarios.scenario import Scenario, Verdict

__all__ = ["SCENARIOS", "Scenario", "Verdict", "scenario_of"]
