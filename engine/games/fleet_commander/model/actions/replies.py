"""Answers of a commander once the battle has begun."""

from typing import Annotated, Literal

from annotated_types import Len

from engine.core.records import value
from engine.games.fleet_commander.model.cards import Count
from engine.games.fleet_commander.model.results import Played
from engine.space.grid import Cell


@value
class ReplyRedirect:
    """Answers ``RedirectDecision``; with *ship* None the target takes the hit itself."""

    kind: Literal["reply_redirect"] = "reply_redirect"
    decision: int
    ship: Count | None = None


@value
class Support:
    """Answers ``SupportDecision``: *ships* fire too; with none, nobody supports the attack."""

    kind: Literal["support"] = "support"
    decision: int
    ships: tuple[Count, ...] = ()


@value
class RollGreen:
    """Answers ``ReactDecision``: first roll a green die, as a gas cloud allows."""

    kind: Literal["roll_green"] = "roll_green"
    decision: int


@value
class Shield:
    """A green die that blocks all damage from the sector *against*.

    *gas* marks the die that was rolled for the gas cloud.
    """

    die: Played
    against: Cell
    gas: bool = False


@value
class RaiseShields:
    """Answers ``ReactDecision``."""

    kind: Literal["raise_shields"] = "raise_shields"
    decision: int
    shields: Annotated[tuple[Shield, ...], Len(1)]


@value
class Retreat:
    """Answers ``ReactDecision``: after the hit, all ships of the sector retreat *to* a sector
    beside it.
    """

    kind: Literal["retreat"] = "retreat"
    decision: int
    to: Cell


@value
class CounterAttack:
    """Answers ``ReactDecision``: the ships of the sector fire back at *ship* while they are hit."""

    kind: Literal["counter_attack"] = "counter_attack"
    decision: int
    ship: Count


@value
class TakeHit:
    """Answers ``ReactDecision``: do nothing."""

    kind: Literal["take_hit"] = "take_hit"
    decision: int


@value
class PickField:
    """Answers ``FieldDecision``."""

    kind: Literal["pick_field"] = "pick_field"
    decision: int
    at: Cell


@value
class DriftField:
    """Answers ``DriftDecision``."""

    kind: Literal["drift_field"] = "drift_field"
    decision: int
    to: Cell


@value
class FoilScan:
    """Answers ``ScanDecision``: a shield keeps the signals hidden."""

    kind: Literal["foil_scan"] = "foil_scan"
    decision: int
    die: Played


@value
class AllowScan:
    """Answers ``ScanDecision``: the signals are revealed."""

    kind: Literal["allow_scan"] = "allow_scan"
    decision: int


@value
class LeaveField:
    """Answers ``ExitDecision``."""

    kind: Literal["leave_field"] = "leave_field"
    decision: int
    to: Cell


@value
class ResolveFirst:
    """Answers ``FirstEffectDecision``; *effect* is the sector of an asteroid field, or the
    battleship that launched drones.
    """

    kind: Literal["resolve_first"] = "resolve_first"
    decision: int
    effect: Count


@value
class Appear:
    """Answers ``ArrivalDecision``."""

    kind: Literal["appear"] = "appear"
    decision: int
    at: Cell


Reaction = RollGreen | RaiseShields | Retreat | CounterAttack | TakeHit
ScanReply = FoilScan | AllowScan
ScenarioReply = PickField | DriftField | Appear
Reply = ReplyRedirect | Support | Reaction | ScanReply | LeaveField | ScenarioReply | ResolveFirst
