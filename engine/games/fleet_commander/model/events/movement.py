"""Events of movement, and of the sectors where ships lie."""

from typing import Literal, TypeAlias

from engine.core.records import Seat, value
from engine.core.referee import Event
from engine.games.fleet_commander.model.cards import Weapon
from engine.games.fleet_commander.model.results import Face, Played
from engine.space.grid import Cell

Way: TypeAlias = Literal["die", "again", "portal", "exit", "sent_back", "retreat"] | Weapon
"""How ships come to another sector: the exit is that of a gravity field, a weapon moves others."""


@value
class Moved(Event):
    """*ships* came *at* a sector from *origin*; *die* None: not by a die of their commander's."""

    kind: Literal["moved"] = "moved"
    seat: Seat
    ships: tuple[int, ...]
    origin: Cell
    at: Cell
    die: Played | None
    how: Way
    containers: int = 0
    """How many went along."""


@value
class FieldTested(Event):
    """A die for ships in an asteroid field, as they enter it or as a turn begins."""

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
