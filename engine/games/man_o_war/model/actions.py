"""Actions: signals and their sealing by admirals, and the officer who plays the turn on."""

from typing import Literal

from engine.core.records import value
from engine.games.man_o_war.model.magic import Card, Casting, DispelPolicy
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
    """Seal the sheet of signals for this turn, after a last change of the *signals* given.

    A *casting* replaces the spell that was prepared, and a *dispel* policy that which stands; with
    None nothing changes.
    """

    kind: Literal["seal"] = "seal"
    decision: int
    signals: tuple[tuple[SquadronId, Signal], ...] = ()
    casting: Casting | None = None
    dispel: DispelPolicy | None = None


@value
class OrderScuttle:
    """Order a ship of one's own to be scuttled at the end of this turn, or withdraw that."""

    kind: Literal["order_scuttle"] = "order_scuttle"
    decision: int
    ship: ShipId
    go: bool = True


@value
class PrepareSpell:
    """Have one's wizard cast a spell in this turn, or none."""

    kind: Literal["prepare_spell"] = "prepare_spell"
    decision: int
    casting: Casting | None


@value
class OrderDispel:
    """Tell one's wizard which enemy spells to dispel, from now on."""

    kind: Literal["order_dispel"] = "order_dispel"
    decision: int
    policy: DispelPolicy


@value
class OrderDiscard:
    """Have one's wizard throw a card away at the end of this turn, or keep it."""

    kind: Literal["order_discard"] = "order_discard"
    decision: int
    card: Card
    go: bool = True


@value
class Dispel:
    """Try to dispel the spell just cast with a *card*, or let it work."""

    kind: Literal["dispel"] = "dispel"
    decision: int
    card: Card | None = None


@value
class PlayOn:
    """Have the next wizard cast, or the next ship act, as it was signalled."""

    kind: Literal["play_on"] = "play_on"


Magic = PrepareSpell | OrderDispel | OrderDiscard
Action = GiveSignal | Seal | OrderScuttle | Magic | Dispel | PlayOn


def is_answer(action: Action) -> bool:
    """Whether *action* answers a question."""
    return not isinstance(action, PlayOn)
