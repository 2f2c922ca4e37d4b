"""The questions a game of Fleet Commander puts to its commanders."""

from typing import Literal

from engine.core.agenda import Decision
from engine.core.records import Seat, value
from engine.games.fleet_commander.model.cards import Count, PortalLetter
from engine.games.fleet_commander.model.results import Face, Result
from engine.space.grid import Cell


@value
class Strike:
    """An attack under way: *ships* of *attacker* at *at* fire at *target*, *supports* help.

    *way* are the sectors that the attack crosses, the last being that of the target; it is ranged
    if there are several. *pair* is an attack of two that one result of a destroyer makes.
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
    """Which ships and weapons to fight with."""

    kind: Literal["fleet"] = "fleet"
    rule: str = "FC-SETUP-15"


@value
class TilesDecision(Decision):
    """Which special sectors to set aside."""

    kind: Literal["tiles"] = "tiles"
    rule: str = "FC-SETUP-09"


@value
class PlaceDecision(Decision):
    """Where to put one of the special sectors set aside, if anywhere."""

    kind: Literal["place"] = "place"
    rule: str = "FC-SETUP-10"


@value
class PortalDecision(Decision):
    """Where to put a portal of that *letter*."""

    kind: Literal["portal"] = "portal"
    rule: str = "FC-PORTAL-03"
    letter: PortalLetter


@value
class WeaponsDecision(Decision):
    """Which of the weapons drawn to keep."""

    kind: Literal["weapons"] = "weapons"
    rule: str = "FC-SECRET-01"


@value
class DeployDecision(Decision):
    """Which ship to deploy next, and where."""

    kind: Literal["deploy"] = "deploy"
    rule: str = "FC-DEPLOY-03"


@value
class ArrangeDecision(Decision):
    """How to arrange a fleet; it stays open until its commander is ready."""

    kind: Literal["arrange"] = "arrange"
    rule: str = "FC-DEPLOY-03"


@value
class OpeningDiceDecision(Decision):
    """Which dice to roll before the first turn."""

    kind: Literal["opening_dice"] = "opening_dice"
    rule: str = "FC-SCEN-TRAP-02"


@value
class OpeningKeepDecision(Decision):
    """Which of the results of that roll to keep on the bridge."""

    kind: Literal["opening_keep"] = "opening_keep"
    rule: str = "FC-SCEN-TRAP-02"


@value
class FirstEffectDecision(Decision):
    """Which asteroid field of *fields* acts first; where there is none, the drones of whom."""

    kind: Literal["first_effect"] = "first_effect"
    rule: str = "FC-TURN-13"
    fields: tuple[Cell, ...]
    launchers: tuple[Count, ...]


@value
class RedirectDecision(Decision):
    """Which of the cruisers *ships* takes the place of the target, if one does."""

    kind: Literal["redirect"] = "redirect"
    rule: str = "FC-ABILITY-08"
    strike: Strike
    ships: tuple[Count, ...]


@value
class SupportDecision(Decision):
    """Which of *ships* support the attack of another commander."""

    kind: Literal["support"] = "support"
    rule: str = "FC-FFA-03"
    strike: Strike
    ships: tuple[Count, ...]


@value
class ReactDecision(Decision):
    """How to answer an attack; *gas* is what a green die shows that was rolled for the cloud.

    *may_roll* says that one may still be rolled.
    """

    kind: Literal["react"] = "react"
    rule: str = "FC-REACT-01"
    strike: Strike
    may_roll: bool = False
    gas: Result | None = None


@value
class FieldDecision(Decision):
    """Which of the asteroid *fields* drifts."""

    kind: Literal["field"] = "field"
    rule: str = "FC-SCEN-BELT-03"
    fields: tuple[Cell, ...]


@value
class DriftDecision(Decision):
    """Which of *ways* the asteroid field *at* a sector goes, as a die shows *face*."""

    kind: Literal["drift"] = "drift"
    rule: str = "FC-SCEN-BELT-04"
    at: Cell
    face: Face
    ways: tuple[Cell, ...]


@value
class ScanDecision(Decision):
    """Whether a shield foils a scan of the signals *at* a sector, which comes from *against*."""

    kind: Literal["scan"] = "scan"
    rule: str = "FC-HIDDEN-11"
    scanner: Seat
    at: Cell
    against: Cell


@value
class ExitDecision(Decision):
    """Which of *exits* ships take that must leave a gravity field at *at* again."""

    kind: Literal["exit"] = "exit"
    rule: str = "FC-SECTOR-11"
    at: Cell
    ships: tuple[Count, ...]
    exits: tuple[Cell, ...]
    origin: Cell
    entries: Count
    """Gravity fields that the ships have entered in this move."""
    containers: tuple[Count, ...] = ()
    """Those that the ships carry, by number."""


@value
class ArrivalDecision(Decision):
    """In which of *cells* the damaged cruiser appears, as there is no room at its portal."""

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
