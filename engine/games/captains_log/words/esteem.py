"""Esteem of nations that a shot or smuggling is bound to cost."""

from collections.abc import Iterator
from typing import Final

from engine.core.records import value
from engine.core.words import Listing, Text
from engine.games.captains_log.model.cards import ColumnEffect, Good, Nation
from engine.games.captains_log.model.chart import chart
from engine.games.captains_log.model.state import Captain, LogView, Open, Ship
from engine.games.captains_log.rules import market, port, reputation, ships, standing
from engine.games.captains_log.rules.trading import GOODS_PER_REPUTATION
from engine.games.captains_log.words import things

_TOLD: Final[tuple[ColumnEffect, ...]] = (
    "persona_non_grata",
    "trade_ban",
    "contempt",
    "distrust",
    "at_war",
    "prestige",
)
"""What matters of a column, the worst first."""


@value
class Loss:
    """The esteem of *nation* sinks to *then*, with what *follows* from the columns reached."""

    nation: Nation
    change: int
    then: int
    follows: tuple[ColumnEffect, ...]


def losses(view: LogView, target: Ship) -> list[Loss]:
    """CL-REP-02, -03, -05, CL-NATION-17: what attacking *target* costs the view's captain.

    The greatest loss comes first.
    """
    return sorted(_losses(view, target), key=lambda loss: (loss.change, loss.nation))


def smuggling(sea: Open, captain: Captain, good: Good, count: int) -> Loss | None:
    """CL-REP-06: what *count* of *good*, sold as contraband, cost with the nation that makes it."""
    nation, steps = market.producer(sea, good), count // GOODS_PER_REPUTATION
    return _loss(sea, captain, nation, -steps) if nation is not None and steps else None


def follows(sea: Open, nation: Nation, before: int, after: int) -> tuple[ColumnEffect, ...]:
    """What comes of it that *nation* thinks no longer *before* of a captain, but *after*."""
    new = standing.effects_at(sea.data, nation, after) - standing.effects_at(
        sea.data, nation, before
    )
    return tuple(effect for effect in _TOLD if effect in new)


def loss_briefly(loss: Loss) -> Text:
    """The change, and the worst that follows from it."""
    follows = loss.follows[0] if loss.follows else "none"
    change = things.signed(loss.change)
    return Text.of("loss-brief", nation=loss.nation.value, change=change, follows=follows)


def loss_in_full(loss: Loss) -> Text:
    """The change, where it leads, and all that follows."""
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


def _losses(view: LogView, target: Ship) -> Iterator[Loss]:
    sea, seat = view.open, view.seat
    captain = sea.captains[seat]
    changes: dict[Nation, int] = {}
    at = ships.position(sea, target)
    mooring = chart(sea).moorings.get(at) if at is not None else None
    harbour = port.flag(sea, mooring) if mooring else None
    if harbour and f"{seat}:port:{harbour}" not in sea.turn.attacked:
        changes[harbour] = -2
    nation = reputation.flag(sea, target)
    if nation and nation in captain.joined:
        changes[nation] = min(0, reputation.SHUNNED - captain.reputation[nation])
    elif nation and f"{seat}:{nation}" not in sea.turn.attacked:
        changes[nation] = changes.get(nation, 0) - 1
    for whose, change in changes.items():
        if loss := _loss(sea, captain, whose, change):
            yield loss


def _loss(sea: Open, captain: Captain, nation: Nation, change: int) -> Loss | None:
    now = captain.reputation[nation]
    then = max(reputation.WORST, now + change)
    if then == now:
        return None
    worse = follows(sea, nation, now, then)
    return Loss(nation=nation, change=then - now, then=then, follows=worse)
