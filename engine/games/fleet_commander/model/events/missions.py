"""Events that happen only in some scenario."""

from typing import Literal

from engine.core.records import Seat, value
from engine.core.referee import Event
from engine.games.fleet_commander.model.results import Face
from engine.space.grid import Cell


@value
class Evacuated(Event):
    """*ships* have left the battle at *at*, each with a container; their side has evacuated *total*
    by now.
    """

    kind: Literal["evacuated"] = "evacuated"
    seat: Seat
    ships: tuple[int, ...]
    at: Cell
    total: int


@value
class Escaped(Event):
    """*ship*, which the scenario is about, has left the battle at *at* and is safe."""

    kind: Literal["escaped"] = "escaped"
    seat: Seat
    ship: int
    at: Cell


@value
class ShuttleCaptured(Event):
    """*ship* now belongs to *seat* and no longer to *loser*."""

    kind: Literal["shuttle_captured"] = "shuttle_captured"
    seat: Seat
    ship: int
    at: Cell
    loser: Seat


@value
class FieldDrifted(Event):
    """An asteroid field swaps places with a neutral sector; *at* equals *origin* if it stays."""

    kind: Literal["field_drifted"] = "field_drifted"
    seat: Seat
    origin: Cell
    at: Cell


@value
class CruiserAwaited(Event):
    """FC-SCEN-PASSAGE-06: a die decides whether the damaged cruiser comes."""

    kind: Literal["cruiser_awaited"] = "cruiser_awaited"
    seat: Seat
    face: Face


@value
class CruiserDelayed(Event):
    """FC-SCEN-PASSAGE-11: the damaged cruiser finds no room at its portal at *at*, nor
    beside it.
    """

    kind: Literal["cruiser_delayed"] = "cruiser_delayed"
    ship: int
    at: Cell


@value
class Appeared(Event):
    """The damaged cruiser has come through its portal."""

    kind: Literal["appeared"] = "appeared"
    ship: int
    at: Cell


@value
class Entered(Event):
    """*ships* have come to the board by their portal."""

    kind: Literal["entered"] = "entered"
    seat: Seat
    ships: tuple[int, ...]
    at: Cell


@value
class PortalsHeld(Event):
    """FC-SCEN-CONTROL-06: *seat* holds both portals as a turn begins."""

    kind: Literal["portals_held"] = "portals_held"
    seat: Seat


Mission = (
    Evacuated
    | Escaped
    | ShuttleCaptured
    | FieldDrifted
    | CruiserAwaited
    | CruiserDelayed
    | Appeared
    | Entered
    | PortalsHeld
)
