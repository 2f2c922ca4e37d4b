"""Loading goods, and throwing overboard those without room."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from engine.core.agenda import ask
from engine.core.errors import RuleViolation
from engine.core.questions import Question
from engine.core.records import Seat
from engine.core.referee import Referee
from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.actions import ChooseStow
from engine.games.captains_log.model.cards import Good
from engine.games.captains_log.model.decisions import StowDecision
from engine.games.captains_log.model.state import LogState, LogView, Open
from engine.games.captains_log.model.tasks import Stow
from engine.games.captains_log.rules import hold

_GIVEN_UP = (Good.WOOD, Good.SUGAR, Good.COTTON, Good.TEA, Good.SILVER, Good.OIL)
"""Goods in the order in which they are given up, the cheapest first."""


def stow(state: LogState, task: Stow) -> None:
    """CL-FREE-09: load the goods; asks which to throw overboard if there is no room for all."""
    captain = state.open.captains[task.seat]
    excess = len(task.goods) - hold.free_slots(captain)
    if excess > 0:
        goods = tuple(sorted(task.goods))
        decision = StowDecision(id=state.asked + 1, seat=task.seat, goods=goods, excess=excess)
        ask(state, decision)
        return
    for good in task.goods:
        hold.load(state.open, captain, hold.CUBES[good])


def check_stow(view: LogView, asked: StowDecision, action: ChooseStow) -> None:
    """CL-FREE-09, -11: as many goods must go overboard as find no room, old cargo or new."""
    if len(action.overboard) != asked.excess:
        raise RuleViolation("CL-FREE-09", "wrong-excess", excess=asked.excess)
    choice = hold.goods_aboard(view.open.captains[view.seat]) + Counter(asked.goods)
    for good, number in Counter(action.overboard).items():
        if number > choice[good]:
            raise RuleViolation("CL-FREE-10", "no-such-cargo", good=good.value)


def suggest_stows(view: LogView, asked: StowDecision) -> Iterator[ChooseStow]:
    """Answers to offer: first to throw the new goods overboard, the default.

    Then, for each kind, to throw overboard as many of that kind as possible.
    """
    old, new = hold.goods_aboard(view.open.captains[view.seat]), Counter(asked.goods)
    orders = [[*_dearest_last(new.elements()), *_dearest_last(old.elements())]]
    for good in hold.GOODS:
        others = [other for other in orders[0] if other is not good]
        orders.append([good] * (old[good] + new[good]) + others)
    seen: set[tuple[Good, ...]] = set()
    for order in orders:
        overboard = tuple(sorted(order[: asked.excess]))
        if overboard not in seen:
            seen.add(overboard)
            yield ChooseStow(decision=asked.id, overboard=overboard)


def choose_stow(state: LogState, asked: StowDecision, action: ChooseStow, referee: Referee) -> None:
    """CL-FREE-09: load the goods kept, and let the others drift on the ship's hex."""
    sea = state.open
    captain = sea.captains[asked.seat]
    new = Counter(asked.goods)
    for good in action.overboard:
        if new[good]:
            new[good] -= 1
        else:
            hold.unload(captain, good)
    for good in sorted(new.elements()):
        hold.load(sea, captain, hold.CUBES[good])
    cast_off(sea, asked.seat, action.overboard, "no_room", referee)


STOW: Final = Question[LogState, LogView, StowDecision, ChooseStow](
    decision=StowDecision,
    answers=(ChooseStow,),
    check=check_stow,
    suggest=suggest_stows,
    resolve=choose_stow,
)


def supplied(sea: Open, goods: tuple[Good, ...]) -> tuple[Good, ...]:
    """CL-MARKET-01: the part of *goods* that the supply still holds, taken out of the supply."""
    taken: list[Good] = []
    for good in goods:
        if sea.supply[good]:
            sea.supply[good] -= 1
            taken.append(good)
    return tuple(taken)


def cast_off(
    sea: Open, seat: Seat, goods: tuple[Good, ...], why: e.Cause, referee: Referee
) -> None:
    """CL-FREE-12: let *goods* drift on the hex of *seat*'s ship, where they cannot be fished out
    this turn.

    # Ruling CL-AMB-116: goods without room count as thrown overboard, whether new or old.
    """
    at = sea.captains[seat].at
    assert at is not None
    sea.loose.setdefault(at, []).extend(goods)
    if seat == sea.turn.seat:
        sea.turn.jettisoned.setdefault(at, []).extend(goods)
    referee.announce(e.Overboard(ship=seat, at=at, goods=goods, why=why))


def _dearest_last(goods: Iterable[Good]) -> list[Good]:
    return sorted(goods, key=_GIVEN_UP.index)
