"""Pictures of things that only a scenario has: ships of its own, and signs on the board."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

from engine.games.fleet_commander.model.cards import ShipSort
from engine.games.fleet_commander.model.state import Open
from renders.space import scene as s


@dataclass(frozen=True, slots=True)
class ShipPicture:
    """A ship drawn in the size of another *sort*, with a *look* of its own."""

    sort: s.Sort
    look: s.Look


def _no_signs(battle: Open) -> Iterator[s.Sign]:
    del battle
    return iter(())


@dataclass(frozen=True, slots=True)
class ScenarioPictures:
    """Pictures for a scenario: *ships* of no fleet, and *signs* for things on the board."""

    ships: Mapping[ShipSort, ShipPicture] = field(default_factory=dict[ShipSort, ShipPicture])
    signs: Callable[[Open], Iterator[s.Sign]] = _no_signs
