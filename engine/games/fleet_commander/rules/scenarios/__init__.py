"""The rules of the scenarios, one object each."""

from engine.games.fleet_commander.rules.scenarios.registry import SCENARIOS, scenario_of
from engine.games.fleet_commander.rules.scenarios.scenario import Brought, Scenario, Verdict

__all__ = ["SCENARIOS", "Brought", "Scenario", "Verdict", "scenario_of"]
