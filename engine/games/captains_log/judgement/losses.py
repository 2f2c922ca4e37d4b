"""Losses of nations' esteem that a shot or smuggling is certain to bring."""

from collections.abc import Iterator
from typing import Final

from engine.core.records import value
from engine.games.captains_log.model.cards import ColumnEffect, Good, Nation
from engine.games.captains_log.model.chart import chart
from engine.games.captains_log.model.companies import company
from engine.games.captains_log.model.state import Captain, LogView, Open, Ship
from engine.games.captains_log.rules import market, port, reputation, ships, standing
from engine.games.captains_log.rules.trading import GOODS_PER_REPUTATION

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


def losses(view: LogView, target: Ship, *, sinks: bool = False) -> list[Loss]:
    """CL-REP-02 … -05, -11, CL-NATION-17: losses of esteem by attacking *target*, the greatest
    first; with *sinks*, by attacking and destroying it.

    Every text about a shot takes them from here: the plan, the menu and the preview.
    """
    found = _losses(view, target, sinks=sinks)
    return sorted(found, key=lambda loss: (loss.change, loss.nation))


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


def _losses(view: LogView, target: Ship, *, sinks: bool) -> Iterator[Loss]:
    sea, captain = view.open, view.open.captains[view.seat]
    for whose, steps in _changes(view, target, sinks=sinks).items():
        now = company(sea, captain).reputation[whose]
        then = now
        for step in steps:
            then = max(reputation.WORST, then + step)
        if loss := _loss(sea, captain, whose, then - now):
            yield loss


def _changes(view: LogView, target: Ship, *, sinks: bool) -> dict[Nation, list[int]]:
    """Changes of each nation's esteem by attacking *target*, in the order in which they happen."""
    sea, seat = view.open, view.seat
    captain = sea.captains[seat]
    changes: dict[Nation, list[int]] = {}
    at = ships.position(sea, target)
    mooring = chart(sea).moorings.get(at) if at is not None else None
    harbour = port.flag(sea, mooring) if mooring else None
    nation = reputation.flag(sea, target)
    if nation and nation in company(sea, captain).joined:
        changes[nation] = [min(0, reputation.SHUNNED - company(sea, captain).reputation[nation])]
    elif nation and f"{seat}:{nation}" not in sea.turn.attacked:
        changes[nation] = [-1]
    if harbour and f"{seat}:port:{harbour}" not in sea.turn.attacked:
        changes.setdefault(harbour, []).append(-2)
    if nation and sinks:
        changes.setdefault(nation, []).append(-1)
        thanks = reputation.grateful(sea, target)
        if len(thanks) == 1 and thanks[0] in changes:
            changes[thanks[0]].append(1)
    return changes


def _loss(sea: Open, captain: Captain, nation: Nation, change: int) -> Loss | None:
    now = company(sea, captain).reputation[nation]
    then = max(reputation.WORST, now + change)
    if then >= now:
        return None
    worse = follows(sea, nation, now, then)
    return Loss(nation=nation, change=then - now, then=then, follows=worse)
