"""Losses of esteem in words."""

from dataclasses import replace

from engine.core.words import Listing, Text
from engine.games.captains_log.judgement.losses import Loss, losses
from engine.games.captains_log.model.state import LogView, Ship
from engine.games.captains_log.words import things


def loss_briefly(loss: Loss) -> Text:
    """The change of esteem, and the worst of its effects."""
    follows = loss.follows[0] if loss.follows else "none"
    change = things.signed(loss.change)
    return Text.of("loss-brief", nation=loss.nation.value, change=change, follows=follows)


def loss_in_full(loss: Loss) -> Text:
    """The change of esteem, the column it leads to, and all its effects."""
    facts = {
        "nation": loss.nation.value,
        "change": things.signed(loss.change),
        "then": things.signed(loss.then),
    }
    if not loss.follows:
        return Text.of("loss", **facts)
    effects = tuple(
        Text.of("effect", effect=effect, nation=loss.nation.value, access=0)
        for effect in loss.follows
    )
    return Text.of("loss-effects", effects=Listing(items=effects), **facts)


def shot_cost(view: LogView, target: Ship, *, may_sink: bool) -> Text | None:
    """The greatest loss of esteem by a shot at *target*, with the loss by sinking it if it *may
    sink* and that costs more; None if the shot costs none.
    """
    first = next(iter(losses(view, target)), None)
    sunk = next(iter(losses(view, target, sinks=True)), None) if may_sink else None
    if first is None:
        return None if sunk is None else Text.of("loss-if-sunk", loss=loss_briefly(sunk))
    if sunk is None or (sunk.nation, sunk.change) == (first.nation, first.change):
        return loss_briefly(first)
    alike = sunk.nation == first.nation and sunk.follows[:1] == first.follows[:1]
    more = Text.of("loss-change", change=things.signed(sunk.change))
    return Text.of(
        "loss-or-sunk",
        loss=loss_briefly(first),
        sunk=more if alike else loss_briefly(sunk),
    )


def sure_cost(view: LogView, target: Ship) -> Text | None:
    """The greatest loss of esteem by a shot at *target*, sunk or not, without its effects; None if
    there is none.
    """
    first = next(iter(losses(view, target)), None)
    return None if first is None else loss_briefly(replace(first, follows=()))
