"""Results of attacks in words: the hull left of the target, and the answers open to enemies."""

from collections.abc import Iterator, Sequence
from typing import Final

from engine.core.records import value
from engine.core.words import Fact, Listing, Text
from engine.games.fleet_commander.judgement.certainty import (
    destroys,
    hit_by,
    may_redirect,
    most_blocked,
    slips,
    weapon_damage,
)
from engine.games.fleet_commander.judgement.forecast import unstopped
from engine.games.fleet_commander.judgement.odds import cloud
from engine.games.fleet_commander.judgement.reckoning import after, unanswered, view_of, world_of
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.battlefield import figures, firepower_of, ships_at
from engine.games.fleet_commander.model.state import FleetView, Open, ShipId
from engine.games.fleet_commander.rules import react
from engine.games.fleet_commander.rules.attack import strike_of
from engine.games.fleet_commander.rules.support import helpers
from engine.games.fleet_commander.words import things
from engine.games.fleet_commander.words.chances import percent

MOST_REPLIES: Final = 3
"""The most answers of an enemy that a plan lists."""

ROOM: Final = 4
"""Dice and answers that a plan lists together; one answer is always listed."""


@value
class Reply:
    """An answer to an attack in words.

    *harms* is whether it harms the attacker, *kills* whether it destroys a ship of theirs.
    *expected* tells the result if it lessens the damage, of which so much *passes*; *sure* is
    whether no die decides that.
    """

    text: Text
    harms: bool = False
    kills: bool = False
    expected: Text | None = None
    passes: int = 0
    sure: bool = True


def replies(view: FleetView, action: a.Attack | a.AttackAgain) -> Iterator[Reply]:
    """The answers open to the target's commander and allies, each with its result.

    A counter-attack that destroys a ship comes first, then shields, which stop most.
    """
    return iter(sorted(_replies(view, action), key=lambda one: not one.kills))


def may_cost_a_ship(view: FleetView, action: a.Attack | a.AttackAgain) -> bool:
    """FC-SPECIAL-17: whether an answer to *action* may destroy a ship of the view's commander."""
    return any(one.kills for one in replies(view, action))


def _replies(view: FleetView, action: a.Attack | a.AttackAgain) -> Iterator[Reply]:
    """The answers of ``replies``, the shields first."""
    battle = view.open
    strike = strike_of(battle, view.seat, action)
    possible = react.reactions(battle, strike)
    total, hull = unstopped(battle, strike), battle.ships[action.target].hull
    if possible.shields:
        passes = total - most_blocked(battle, strike, possible)
        text = Text.of("reply-shields", left=passes)
        yield _lessening("shield", text, total, passes, hull)
    if react.may_roll(battle, strike):
        fits = percent(cloud(battle, strike))
        passes = total - max(react.damage_by_sector(battle, strike).values())
        text = Text.of("reply-cloud", percent=fits)
        yield _lessening("cloud", text, total, passes, hull, fits=fits)
    if may_redirect(battle, strike, action):
        yield _lessening("redirect", Text.of("reply-redirect"), total, 0, hull)
    there = ships_at(battle, strike.way[-1])
    if possible.retreats:
        if slips(battle, strike):
            text = Text.of("reply-retreat", unharmed="yes")
            yield _lessening("retreat", text, total, 0, hull)
        elif len(there) > 1 or total < hull:
            yield Reply(text=Text.of("reply-retreat", unharmed="no"))
    if possible.counters:
        power = firepower_of(battle, there)
        mine = [one for one in possible.counters if battle.ships[one].owner == view.seat]
        yield _counter(battle, mine, power)
    if others := [ship for found in helpers(battle, strike).values() for ship in found]:
        yield Reply(text=Text.of("reply-support", power=firepower_of(battle, others)))


def _lessening(
    how: str, text: Text, total: int, passes: int, hull: int, *, fits: int = 100
) -> Reply:
    """An answer by which *passes* of *total* damage reach the target, if its die *fits*, in
    percent.
    """
    expected = Text.of(
        "expected",
        how=how,
        stopped=total - passes,
        whole="no" if passes else "yes",
        hull=hull,
        kept=max(0, hull - passes),
        percent=fits,
    )
    return Reply(text=text, expected=expected, passes=passes, sure=how != "cloud")


def _counter(battle: Open, ships: Sequence[ShipId], power: int) -> Reply:
    """A counter-attack of so much *power*; it names the greatest of *ships* that it destroys."""
    classes = figures(battle.data).ship_class
    lost = max(
        (one for one in ships if battle.ships[one].hull <= power),
        key=lambda one: classes.get(battle.ships[one].sort, 0),
        default=None,
    )
    if lost is None:
        return Reply(text=Text.of("reply-counter", power=power), harms=True)
    named = things.your_ship(battle, lost)
    text = Text.of("reply-fatal-counter", power=power, ship=named)
    return Reply(text=text, harms=True, kills=True)


def is_surely_lost(view: FleetView, attack: a.Attack | a.AttackAgain) -> bool:
    """Whether *attack* can be answered, and destroys its target whatever the answer."""
    return hit_by(view, attack).is_lost and any(replies(view, attack))


def are_surely_lost(view: FleetView, first: a.Attack, second: a.Attack | a.FireWeapon) -> bool:
    """Whether two shots destroy their target whatever the answer to the second, and there is one.

    The first cannot be answered.
    """
    if isinstance(second, a.FireWeapon):
        return False
    return destroys(view, (first, second)) and any(replies(_hit(view, first), second))


def attack_about(view: FleetView, attack: a.Attack | a.AttackAgain, dice: int | None = 1) -> Text:
    """Tell the damage, the answer that lessens it most with the hull then left, and other answers.

    Without such an answer it tells the hull left. More *dice* in the same line leave room for fewer
    answers; None lists all. If the target is lost whatever the answer, only answers that harm the
    attacker are listed.
    """
    answers, sure = _answers(view, attack, dice), is_surely_lost(view, attack)
    hull = view.open.ships[attack.target].hull
    power = unstopped(view.open, strike_of(view.open, view.seat, attack))
    return Text.of(
        "plan-about-attack",
        sure="yes" if sure else "no",
        power=power,
        left=max(0, hull - power),
        hull=hull,
        **_listed(answers),
    )


def double_about(
    view: FleetView, first: a.Attack, second: a.Attack | a.FireWeapon, dice: int
) -> Text:
    """Tell the result of two shots at one target, with the possible answers to the second.

    The first cannot be answered, nor can a weapon.
    """
    later = _hit(view, first)
    between = left = later.open.ships[first.target].hull
    answers, told = _Answers(told=(), more=False), Text.of("label-nowhere")
    if isinstance(second, a.FireWeapon):
        left = max(0, between - weapon_damage(later, second))
    else:
        answers, told = _answers(later, second, dice), attack_about(later, second, dice)
        left = max(0, between - unstopped(later.open, strike_of(later.open, view.seat, second)))
    return Text.of(
        "plan-about-two-shots",
        hull=view.open.ships[first.target].hull,
        between=between,
        left=left,
        sure="yes" if are_surely_lost(view, first, second) else "no",
        second=told,
        **{key: fact for key, fact in _listed(answers).items() if key != "expected"},
    )


def _hit(view: FleetView, attack: a.Attack) -> FleetView:
    """The view after *attack* if nobody answers it."""
    return view_of(after(world_of(view), view.seat, attack, unanswered), view.seat)


@value
class _Answers:
    """Answers to an attack that are listed, and whether there are *more*.

    *expected* tells the result of the one that lessens the damage most, which is not listed.
    """

    told: tuple[Text, ...]
    more: bool
    expected: Text | None = None


def _listed(answers: _Answers) -> dict[str, Fact]:
    """Facts of a text that lists *answers*."""
    return {
        "answers": Listing(items=answers.told),
        "count": len(answers.told),
        "more": "yes" if answers.more else "no",
        "lessened": "no" if answers.expected is None else "yes",
        "expected": answers.expected or Listing(items=()),
    }


def _answers(view: FleetView, attack: a.Attack | a.AttackAgain, dice: int | None) -> _Answers:
    """The answers to *attack* that fit beside so many *dice*; None lists all of them."""
    possible = tuple(replies(view, attack))
    expected: Reply | None = None
    if is_surely_lost(view, attack):
        has_room = dice is None or dice < ROOM
        possible = tuple(one for one in possible if one.kills or (one.harms and has_room))
    else:
        lessening = [one for one in possible if one.expected is not None]
        expected = min(lessening, key=lambda one: (not one.sure, one.passes), default=None)
    others = tuple(one for one in possible if one is not expected)
    kills = any(one.kills for one in others)
    most = len(others)
    if dice is not None:
        room = min(MOST_REPLIES, ROOM - kills - dice)
        most = max(1, room) if expected is None else max(int(kills), room - 1)
    return _Answers(
        told=tuple(one.text for one in others[:most]),
        more=len(others) > most,
        expected=None if expected is None else expected.expected,
    )
