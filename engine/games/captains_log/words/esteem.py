"""Losses of nations' esteem that a shot or smuggling is certain to bring."""

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
"""Effects of a reputation column that are told, the worst first."""


@value
class Loss:
    """A fall of *nation*'s esteem by *change* to *then*; *follows* are the new effects, worst
    first.
    """

    nation: Nation
    change: int
    then: int
    follows: tuple[ColumnEffect, ...]


def losses(view: LogView, target: Ship) -> list[Loss]:
    """CL-REP-02, -03, -05, CL-NATION-17: losses of esteem by attacking *target*, the greatest
    first.
    """
    return sorted(_losses(view, target), key=lambda loss: (loss.change, loss.nation))


def smuggling(sea: Open, captain: Captain, good: Good, count: int) -> Loss | None:
    """CL-REP-06: esteem lost with the producer of *good* by smuggling *count*; None if none is
    lost.
    """
    nation, steps = market.producer(sea, good), count // GOODS_PER_REPUTATION
    return _loss(sea, captain, nation, -steps) if nation is not None and steps else None


def follows(sea: Open, nation: Nation, before: int, after: int) -> tuple[ColumnEffect, ...]:
    """Effects that a fall or rise of *nation*'s esteem from *before* to *after* adds, the worst
    first.
    """
    new = standing.effects_at(sea.data, nation, after) - standing.effects_at(
        sea.data, nation, before
    )
    return tuple(effect for effect in _TOLD if effect in new)


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
