"""Free actions: pick up, jettison and rearrange, at any moment of one's own turn."""

import functools
from collections import Counter
from collections.abc import Iterator
from typing import assert_never

from engine.core.errors import RuleViolation
from engine.core.records import Seat
from engine.core.referee import Referee
from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.actions import (
    FreeAction,
    Jettison,
    JettisonCannon,
    PickUp,
    Rearrange,
)
from engine.games.captains_log.model.cards import Good
from engine.games.captains_log.model.printed import printed
from engine.games.captains_log.model.state import Captain, Cube, Hex, LogState, LogView, Open
from engine.games.captains_log.model.tasks import Stow
from engine.games.captains_log.rules import fame, hold, move, stowing
from engine.games.captains_log.rules.missions import attempts


def check_free(view: LogView, action: FreeAction) -> None:
    match action:
        case PickUp():
            move.check_point_left(view)
            _check_pick_up(view, action)
        case Jettison():
            if not hold.count(view.open.captains[view.seat], action.good):
                raise RuleViolation("CL-FREE-10", "no-such-cargo", good=action.good.value)
        case JettisonCannon():
            if Cube.CANNON not in view.open.captains[view.seat].hold:
                raise RuleViolation("CL-DMG-09", "no-cannon-to-drop")
        case Rearrange():
            _check_rearrange(view.open.captains[view.seat], action)
        case _:
            assert_never(action)


def suggest_free(view: LogView) -> Iterator[FreeAction]:
    """Free actions of the view's seat now.

    Only two ways to rearrange the hold are suggested: to fire best, and to cover most fame icons.
    """
    sea = view.open
    captain = sea.captains[view.seat]
    if sea.turn.points:
        yield from _suggest_pick_ups(view)
    yield from _suggest_stowing(sea.data, captain.ship, tuple(captain.hold))


def free(state: LogState, seat: Seat, action: FreeAction, referee: Referee) -> None:
    """CL-FREE-01: carry out *action*; neither a move under way nor an open port is interrupted."""
    sea = state.open
    captain = sea.captains[seat]
    match action:
        case PickUp():
            _pick_up(state, seat, action, referee)
        case Jettison():
            hold.unload(captain, action.good)
            stowing.cast_off(sea, seat, (action.good,), "jettisoned", referee)
        case JettisonCannon():
            before = fame.fame_covered(sea, captain)
            slot = hold.spare_cannon(sea.data, captain.ship, captain.hold)
            captain.hold[slot] = Cube.EMPTY
            referee.announce(e.CannonDropped(captain=seat))
            fame.settle_fame(state, seat, before, referee)
        case Rearrange():
            before = fame.fame_covered(sea, captain)
            captain.hold[:] = action.hold
            referee.announce(e.Rearranged(captain=seat))
            fame.settle_fame(state, seat, before, referee)
        case _:
            assert_never(action)


def tidied(sea: Open, captain: Captain) -> tuple[Cube, ...]:
    """The hold rearranged to fire best, with as many fame icons covered as now."""
    return hold.tidied(sea.data, captain.ship, tuple(captain.hold))


def paraded(sea: Open, captain: Captain) -> tuple[Cube, ...]:
    """The hold rearranged with cannons on as many fame icons as possible."""
    return hold.paraded(sea.data, captain.ship, tuple(captain.hold))


def adrift(sea: Open, at: Hex) -> Counter[Good]:
    """CL-FREE-12: goods adrift at *at*, without those thrown overboard there this very turn."""
    return Counter(sea.loose.get(at, ())) - Counter(sea.turn.jettisoned.get(at, ()))


@functools.lru_cache(maxsize=4096)
def _suggest_stowing(data: str, ship: str, held: tuple[Cube, ...]) -> tuple[FreeAction, ...]:
    """Ways to throw cargo or a cannon overboard, and to rearrange the hold *held* for
    the better.
    """
    found: list[FreeAction] = [
        Jettison(good=good) for good in hold.GOODS if hold.CUBES[good] in held
    ]
    if Cube.CANNON in held:
        found.append(JettisonCannon())
    tidy, parade = hold.tidied(data, ship, held), hold.paraded(data, ship, held)
    if tidy != held:
        found.append(Rearrange(hold=tidy))
    covered = hold.fame_covered(data, ship, tidy)
    if hold.fame_covered(data, ship, parade) > covered:
        found.append(Rearrange(hold=parade))
    return tuple(found)


def _check_pick_up(view: LogView, action: PickUp) -> None:
    at = view.open.captains[view.seat].at
    if action.what == "barrel" and at not in view.open.barrels:
        raise RuleViolation("CL-BARREL-02", "no-barrel-here")
    if action.what == "mission":
        attempts.check_pick_up(view)
    if action.what == "loose" and at is not None and not adrift(view.open, at):
        raise RuleViolation("CL-FREE-06", "nothing-adrift")


def _suggest_pick_ups(view: LogView) -> Iterator[PickUp]:
    at = view.open.captains[view.seat].at
    assert at is not None
    barrel = at in view.open.barrels
    loose = at in view.open.loose and bool(adrift(view.open, at))
    errand = bool([*attempts.suggest_pick_ups(view)])
    if not barrel and not loose and not errand:
        return
    try:
        move.check_point_left(view)
    except RuleViolation:
        return
    if barrel:
        yield PickUp(what="barrel")
    if loose:
        yield PickUp(what="loose")
    if errand:
        yield PickUp(what="mission")


def _pick_up(state: LogState, seat: Seat, action: PickUp, referee: Referee) -> None:
    """CL-FREE-05: pick up the barrel or all goods adrift, for a movement point."""
    sea = state.open
    captain = sea.captains[seat]
    assert captain.at is not None
    assert sea.turn.points is not None
    sea.turn.points -= 1
    if action.what == "barrel":
        _take_barrel(state, seat, captain.at, referee)
        return
    if action.what == "mission":
        attempts.pick_up(state, seat, referee)
        return
    taken = adrift(sea, captain.at)
    goods = tuple(sorted(taken.elements()))
    left = Counter(sea.loose.pop(captain.at)) - taken
    if left:
        sea.loose[captain.at] = sorted(left.elements())
    referee.announce(e.GoodsTaken(captain=seat, at=captain.at, goods=goods))
    state.agenda.append(Stow(seat=seat, goods=goods))


def _take_barrel(state: LogState, seat: Seat, at: Hex, referee: Referee) -> None:
    """CL-BARREL-03: draw a token, gain its reward, and keep the token for fame."""
    sea = state.open
    barrel = referee.draw(sea.barrel_pool, "CL-BARREL-03")
    sea.barrel_pool.remove(barrel)
    sea.barrels.remove(at)
    card = printed(sea).barrels[barrel]
    goods = stowing.supplied(sea, card.goods)
    sea.captains[seat].doubloons += card.doubloons
    referee.announce(
        e.BarrelTaken(captain=seat, at=at, barrel=barrel, goods=goods, doubloons=card.doubloons)
    )
    if goods:
        state.agenda.append(Stow(seat=seat, goods=goods))
    fame.keep_barrel(state, seat, referee)


def _check_rearrange(captain: Captain, action: Rearrange) -> None:
    """CL-FREE-02 … -04, CL-DMG-09, -16: the cubes must be the same, and damaged ones in place."""
    if Counter(action.hold) != Counter(captain.hold):
        raise RuleViolation("CL-FREE-02", "other-cargo")
    for now, then in zip(captain.hold, action.hold, strict=True):
        if (now in hold.DAMAGED or then in hold.DAMAGED) and now != then:
            raise RuleViolation("CL-FREE-03", "damage-stays")
