"""Events of movement, and of the sectors that ships enter."""

from typing import Literal, TypeAlias

from engine.core.records import Seat, value
from engine.core.referee import Event
from engine.games.fleet_commander.model.cards import Weapon
from engine.games.fleet_commander.model.results import Face, Played
from engine.space.grid import Cell

Way: TypeAlias = Literal["die", "again", "portal", "exit", "sent_back", "retreat"] | Weapon
"""Ways in which ships come to a sector: *exit* leaves a gravity field; a weapon moves
other ships.
"""


@value
class Moved(Event):
    """*ships* came from *origin* to *at*; *die* is None unless their commander spent one."""

    kind: Literal["moved"] = "moved"
    seat: Seat
    ships: tuple[int, ...]
    origin: Cell
    at: Cell
    die: Played | None
    how: Way
    containers: int = 0
    """Containers taken along."""


@value
class FieldTested(Event):
    """A die is rolled for ships in an asteroid field, on entry or as a turn begins."""

    kind: Literal["field_tested"] = "field_tested"
    at: Cell
    face: Face
    ships: tuple[int, ...]


@value
class GravityRolled(Event):
    kind: Literal["gravity_rolled"] = "gravity_rolled"
    at: Cell
    face: Face
    ships: tuple[int, ...]


Movement = Moved | FieldTested | GravityRolled
