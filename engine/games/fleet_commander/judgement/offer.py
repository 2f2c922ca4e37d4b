"""An intent as it is offered to a commander: how it wins, and the danger that it brings."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from engine.core.records import value
from engine.games.fleet_commander.judgement.candidates import is_fair
from engine.games.fleet_commander.judgement.certainty import (
    Victory,
    awaits_answers,
    drained,
    victory_by,
)
from engine.games.fleet_commander.judgement.dangers import Danger, danger_of_going
from engine.games.fleet_commander.judgement.ranking import is_chancy
from engine.games.fleet_commander.judgement.reckoning import (
    Intent,
    after,
    unanswered,
    view_of,
    world_of,
)
from engine.games.fleet_commander.judgement.threats import Threat, gravest
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.state import FleetView

PAIR: Final = 2
"""Shots of an offer, from which on the first may be answered before the others are fired."""


@value
class Offer:
    """An *intent*, with the *victory* and the *danger* that it brings, if any.

    *decisive* are the orders that describe it: its last one, a move and the shot after it, or two
    shots at one target. *seen* is the view before these orders; where a shot follows a move, the
    view after the move.
    """

    intent: Intent
    decisive: tuple[a.Order, ...]
    seen: FleetView
    victory: Victory | None = None
    danger: Danger | None = None

    @property
    def is_worthwhile(self) -> bool:
        """Whether the intent wins or gains anything; a captain leaves all others."""
        return self.victory is not None or self.intent.gain > 0

    @property
    def is_fair(self) -> bool:
        """Whether the intent gains enough to be advised to a beginner."""
        return is_fair(self.intent)

    @property
    def is_perilous(self) -> bool:
        """Whether a ship may be lost by the danger that it brings."""
        return self.danger is not None and not self.danger.threat.left


def offer_of(view: FleetView, intent: Intent, now: Callable[[], Threat | None]) -> Offer:
    """The offer of *intent*; its danger counts beyond the gravest threat there is *now*."""
    victory = victory_by(view, intent)
    seen, decisive = _last_part(view, intent.actions)
    danger: Danger | None = None
    match decisive:
        case (a.Move() | a.MoveAgain() as move, a.Attack() as attack):
            seen = view_of(after(world_of(seen), view.seat, move), view.seat)
            if victory != "sure":  # Nothing threatens a winner.
                danger = danger_of_going(seen, attack, move.ships, now)
        case (a.Move() | a.MoveAgain() | a.UsePortal() | a.Enter() as going,):
            if not is_chancy(seen, going):
                danger = danger_of_going(seen, going, going.ships, now)
        case _:
            pass
    return Offer(intent=intent, decisive=decisive, seen=seen, victory=victory, danger=danger)


def part_before_answers(view: FleetView, offer: Offer) -> Offer:
    """The part of *offer* up to its first attack that may be answered; all of it if there is none.

    The rest can only be played after the answer. The victory is that of the whole offer.
    """
    seen, actions = view, offer.intent.actions
    if sum(isinstance(one, a.Attack | a.FireWeapon) for one in actions) < PAIR:
        return offer
    for number, order in enumerate(actions[:-1], 1):
        if isinstance(order, a.Attack) and awaits_answers(seen, order):
            part = replace(offer.intent, actions=actions[:number])
            return replace(offer_of(view, part, partial(gravest, view)), victory=offer.victory)
        seen = _later(seen, order)
    return offer


def _last_part(
    view: FleetView, actions: tuple[a.Order, ...]
) -> tuple[FleetView, tuple[a.Order, ...]]:
    """The view before the orders that describe *actions*, and these orders."""
    while not _is_decisive(actions):
        view, actions = _later(view, actions[0]), actions[1:]
    return view, actions


def _is_decisive(actions: Sequence[a.Order]) -> bool:
    match actions:
        case (_,) | (a.Move() | a.MoveAgain(), a.Attack()):
            return True
        case (a.Attack(target=one), a.Attack(target=other) | a.FireWeapon(target=other)):
            return one == other
        case _:
            return False


def _later(view: FleetView, order: a.Order) -> FleetView:
    """The view after *order*, if nobody answers it."""
    if isinstance(order, a.Drain):
        return drained(view, order)
    return view_of(after(world_of(view), view.seat, order, unanswered), view.seat)
