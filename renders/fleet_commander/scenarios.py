"""The pictures of each scenario, by the scenario's name."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from engine.games.fleet_commander.model.cards import ScenarioName, ShipSort
from engine.games.fleet_commander.model.state import Open
from renders.fleet_commander.places import place_of
from renders.fleet_commander.scenario_pictures import ScenarioPictures, ShipPicture
from renders.space import scene as s


def _containers(battle: Open) -> Iterator[s.Sign]:
    boxes = Counter(one.at for one in battle.containers if one.at is not None)
    for at, count in boxes.items():
        yield s.Sign("container", place_of(battle, at), str(count))


SCENARIO_PICTURES: Final[Mapping[ScenarioName, ScenarioPictures]] = {
    "pitched_battle": ScenarioPictures(),
    "asteroid_belt": ScenarioPictures(),
    "trap": ScenarioPictures(),
    "rescue": ScenarioPictures(signs=_containers),
    "passage": ScenarioPictures(
        ships={ShipSort.DAMAGED_CRUISER: ShipPicture("cruiser", "damaged")}
    ),
    "capture": ScenarioPictures(ships={ShipSort.SHUTTLE: ShipPicture("frigate", "shuttle")}),
    "control": ScenarioPictures(),
}
