"""Questions that a game of Fleet Commander puts to its commanders."""

from typing import ClassVar, Literal

from engine.core.agenda import Decision, TimeToAnswer
from engine.core.records import Seat, value
from engine.games.fleet_commander.model.cards import Count, PortalLetter
from engine.games.fleet_commander.model.results import Face, Result
from engine.space.grid import Cell


@value
class Strike:
    """An attack under way: *ships* of *attacker* fire from *at* at *target*, and *supports* fire
    too.

    *way* lists the sectors crossed, ending with the target's; several mean a ranged attack. *pair*
    marks each of two attacks that a destroyer makes with one die.
    """

    attacker: Seat
    at: Cell
    way: tuple[Cell, ...]
    target: Count
    ships: tuple[Count, ...]
    supports: tuple[Count, ...] = ()
    pair: bool = False

    @property
    def ranged(self) -> bool:
        return len(self.way) > 1


@value
class FleetDecision(Decision):
    """Asks for the ships and weapons of a fleet."""

    time: ClassVar[TimeToAnswer] = "long"
    kind: Literal["fleet"] = "fleet"
    rule: str = "FC-SETUP-15"


@value
class TilesDecision(Decision):
    """Asks for special sectors to set aside."""

    time: ClassVar[TimeToAnswer] = "long"
    kind: Literal["tiles"] = "tiles"
    rule: str = "FC-SETUP-09"


@value
class PlaceDecision(Decision):
    """Asks for the sector of one special sector set aside, or none."""

    time: ClassVar[TimeToAnswer] = "long"
    kind: Literal["place"] = "place"
    rule: str = "FC-SETUP-10"


@value
class PortalDecision(Decision):
    """Asks for the sector of a portal with *letter*."""

    time: ClassVar[TimeToAnswer] = "long"
    kind: Literal["portal"] = "portal"
    rule: str = "FC-PORTAL-03"
    letter: PortalLetter


@value
class WeaponsDecision(Decision):
    """Asks for the weapons to keep of those drawn."""

    time: ClassVar[TimeToAnswer] = "long"
    kind: Literal["weapons"] = "weapons"
    rule: str = "FC-SECRET-01"


@value
class DeployDecision(Decision):
    """Asks for the next ship to deploy, and its sector."""

    time: ClassVar[TimeToAnswer] = "long"
    kind: Literal["deploy"] = "deploy"
    rule: str = "FC-DEPLOY-03"


@value
class ArrangeDecision(Decision):
    """Asks for changes to a fleet's arrangement; stays open until its commander is ready."""

    time: ClassVar[TimeToAnswer] = "long"
    kind: Literal["arrange"] = "arrange"
    rule: str = "FC-DEPLOY-03"


@value
class OpeningDiceDecision(Decision):
    """Asks for the dice to roll before the first turn."""

    kind: Literal["opening_dice"] = "opening_dice"
    rule: str = "FC-SCEN-TRAP-02"


@value
class OpeningKeepDecision(Decision):
    """Asks for the dice of the opening roll to keep on the bridge."""

    kind: Literal["opening_keep"] = "opening_keep"
    rule: str = "FC-SCEN-TRAP-02"


@value
class FirstEffectDecision(Decision):
    """Asks which effect comes first: an asteroid field of *fields*, or without fields the drones of
    one of *launchers*.
    """

    kind: Literal["first_effect"] = "first_effect"
    rule: str = "FC-TURN-13"
    fields: tuple[Cell, ...]
    launchers: tuple[Count, ...]


@value
class RedirectDecision(Decision):
    """Asks which of the cruisers *ships*, if any, takes the target's place."""

    time: ClassVar[TimeToAnswer] = "brief"
    kind: Literal["redirect"] = "redirect"
    rule: str = "FC-ABILITY-08"
    strike: Strike
    ships: tuple[Count, ...]


@value
class SupportDecision(Decision):
    """Asks which of *ships*, if any, support another commander's attack."""

    time: ClassVar[TimeToAnswer] = "brief"
    kind: Literal["support"] = "support"
    rule: str = "FC-FFA-03"
    strike: Strike
    ships: tuple[Count, ...]


@value
class ReactDecision(Decision):
    """Asks how to answer an attack.

    *may_roll* allows a green die for the gas cloud; *gas* is its result once rolled.
    """

    time: ClassVar[TimeToAnswer] = "brief"
    kind: Literal["react"] = "react"
    rule: str = "FC-REACT-01"
    strike: Strike
    may_roll: bool = False
    gas: Result | None = None


@value
class FieldDecision(Decision):
    """Asks which of the asteroid *fields* drifts."""

    kind: Literal["field"] = "field"
    rule: str = "FC-SCEN-BELT-03"
    fields: tuple[Cell, ...]


@value
class DriftDecision(Decision):
    """Asks to which of *ways* the asteroid field at *at* drifts, the die having shown *face*."""

    kind: Literal["drift"] = "drift"
    rule: str = "FC-SCEN-BELT-04"
    at: Cell
    face: Face
    ways: tuple[Cell, ...]


@value
class ScanDecision(Decision):
    """Asks whether a shield foils the scan of the signals at *at*, which comes from *against*."""

    time: ClassVar[TimeToAnswer] = "brief"
    kind: Literal["scan"] = "scan"
    rule: str = "FC-HIDDEN-11"
    scanner: Seat
    at: Cell
    against: Cell


@value
class ExitDecision(Decision):
    """Asks to which of *exits* ships that cannot stay in a gravity field at *at* leave."""

    time: ClassVar[TimeToAnswer] = "brief"
    kind: Literal["exit"] = "exit"
    rule: str = "FC-SECTOR-11"
    at: Cell
    ships: tuple[Count, ...]
    exits: tuple[Cell, ...]
    origin: Cell
    entries: Count
    """Gravity fields that the ships have entered in this move so far."""
    containers: tuple[Count, ...] = ()
    """Containers that the ships carry, by number."""


@value
class ArrivalDecision(Decision):
    """Asks in which of *cells* the damaged cruiser appears, its portal having no room."""

    time: ClassVar[TimeToAnswer] = "brief"
    kind: Literal["arrival"] = "arrival"
    rule: str = "FC-SCEN-PASSAGE-11"
    ship: Count
    cells: tuple[Cell, ...]


ScenarioQuestion = FieldDecision | DriftDecision | ArrivalDecision
Asked = (
    FleetDecision
    | TilesDecision
    | PlaceDecision
    | PortalDecision
    | WeaponsDecision
    | DeployDecision
    | ArrangeDecision
    | OpeningDiceDecision
    | OpeningKeepDecision
    | FirstEffectDecision
    | RedirectDecision
    | SupportDecision
    | ReactDecision
    | ScenarioQuestion
    | ScanDecision
    | ExitDecision
)
