"""Actions: signals and their sealing by admirals, and the officer who plays the turn on."""

from typing import Literal

from engine.core.records import value
from engine.games.man_o_war.model.names import ShipId, SquadronId
from engine.games.man_o_war.model.signals import Signal


@value
class GiveSignal:
    """Tell a squadron of one's own what it shall do; the sheet stays open."""

    kind: Literal["give_signal"] = "give_signal"
    decision: int
    squadron: SquadronId
    signal: Signal


@value
class Seal:
    """Seal the sheet of signals for this turn, after a last change of the *signals* given."""

    kind: Literal["seal"] = "seal"
    decision: int
    signals: tuple[tuple[SquadronId, Signal], ...] = ()


@value
class OrderScuttle:
    """Order a ship of one's own to be scuttled at the end of this turn, or withdraw that."""

    kind: Literal["order_scuttle"] = "order_scuttle"
    decision: int
    ship: ShipId
    go: bool = True


@value
class PlayOn:
    """Have the next ship act, as it was signalled."""

    kind: Literal["play_on"] = "play_on"


Action = GiveSignal | Seal | OrderScuttle | PlayOn


def is_answer(action: Action) -> bool:
    """Whether *action* answers a question."""
    return not isinstance(action, PlayOn)
