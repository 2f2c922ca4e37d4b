"""The rules of every scenario, by its name."""

from collections.abc import Mapping
from typing import Final

from engine.games.fleet_commander.model.cards import ScenarioName
from engine.games.fleet_commander.model.state import Open
from engine.games.fleet_commander.rules.scenarios.asteroid_belt import AsteroidBelt
from engine.games.fleet_commander.rules.scenarios.capture import Capture
from engine.games.fleet_commander.rules.scenarios.control import Control
from engine.games.fleet_commander.rules.scenarios.passage import Passage
from engine.games.fleet_commander.rules.scenarios.rescue import Rescue
from engine.games.fleet_commander.rules.scenarios.scenario import Scenario
from engine.games.fleet_commander.rules.scenarios.trap import Trap

SCENARIOS: Final[Mapping[ScenarioName, Scenario]] = {
    "pitched_battle": Scenario(),
    "asteroid_belt": AsteroidBelt(),
    "trap": Trap(),
    "rescue": Rescue(),
    "passage": Passage(),
    "capture": Capture(),
    "control": Control(),
}


def scenario_of(battle: Open) -> Scenario:
    return SCENARIOS[battle.options.scenario]
