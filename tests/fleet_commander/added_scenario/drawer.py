"""The pictures of the beacon."""

from collections.abc import Iterator

from engine.games.fleet_commander.model.state import Open
from renders.fleet_commander.places import place_of
from renders.fleet_commander.scenario_pictures import ScenarioPictures
from renders.space import scene as s
from tests.fleet_commander.added_scenario.rules import beacon


def _beacon(battle: Open) -> Iterator[s.Sign]:
    yield s.Sign("container", place_of(battle, beacon(battle)), "B")


BEACON = ScenarioPictures(signs=_beacon)
