"""Gain of actions, played out on a copy of what a commander knows."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Final

from engine.ai.worlds import Worlds
from engine.core.dice import SeededDice
from engine.core.records import Seat, clone, value
from engine.games.fleet_commander.judgement.charges import Charge, charges, most_promising
from engine.games.fleet_commander.judgement.defaults import default_answer
from engine.games.fleet_commander.judgement.imagination import imagine
from engine.games.fleet_commander.judgement.positions import goes_on, to_act
from engine.games.fleet_commander.judgement.worth import worth
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import decisions as d
from engine.games.fleet_commander.model.battlefield import (
    are_enemies,
    figures,
    is_undiscovered,
    printed,
)
from engine.games.fleet_commander.model.concealment import laid_open
from engine.games.fleet_commander.model.state import FleetState, FleetView, Ship
from engine.games.fleet_commander.rules import orders
from engine.games.fleet_commander.rules.resolution import RULES

SEED: Final = "reckoning"


@value
class Intent:
    """*actions* that a commander might play one after the other, and their *gain*.

    *gain* is in points of hull. *points* are the class points that enemies lose, less those that
    their own side loses.
    """

    actions: tuple[a.Order, ...]
    gain: float
    points: int = 0


def intents(view: FleetView) -> list[Intent]:
    """Intents with the dice at hand, the greatest gain first: one order, or a move and an attack.

    Others are taken to answer as the clock would. Of a move and an attack only the most promising
    pairs are played out.
    """
    start = _Start.of(world_of(view), view.seat)
    found: list[Intent] = []
    gone: dict[a.Move | a.MoveAgain, Sequence[_Likely]] = {}
    charging: list[Charge] = []
    for action in orders.suggest(view):
        if isinstance(action, a.EndTurn | a.Reroll):
            continue
        worlds = _followed(start.likely, view.seat, action)
        found.append(alone := start.intent((action,), worlds))
        if not isinstance(action, a.Move | a.MoveAgain) or is_undiscovered(view.open, action.to):
            continue  # What follows in an undiscovered sector is unknown.
        able = next((one.world for one in worlds if goes_on(one.world, view.seat)), None)
        if able is not None:
            gone[action] = worlds
            charging += charges(view_of(able, view.seat), action, alone.gain)
    found += [_charged(start, one, gone[one.move]) for one in most_promising(charging)]
    return sorted(found, key=lambda intent: -intent.gain)


def reckoned(actions: tuple[a.Order, ...], world: FleetState, seat: Seat) -> Intent:
    """The intent of *actions* played in *world*, each as far as answers and dice allow it."""
    start = _Start.of(world, seat)
    worlds = start.likely
    for action in actions:
        able, lost = _parted(worlds, [WORLDS.may_play(one.world, seat, action) for one in worlds])
        worlds = [*lost, *_followed(able, seat, action)]
    return start.intent(actions, worlds)


@value
class _Likely:
    """A possible *world* and its *chance*, from 0 to 1."""

    world: FleetState
    chance: float


@value
class _Start:
    """The start of intents of *seat*: the *world*, its *ships*, and its *worth* to *seat*."""

    seat: Seat
    world: FleetState
    ships: tuple[Ship, ...]
    worth: float

    @classmethod
    def of(cls, world: FleetState, seat: Seat) -> "_Start":
        battle = laid_open(world)
        return cls(
            seat=seat,
            world=world,
            ships=tuple(battle.ships),
            worth=worth(battle, seat, battle.ships),
        )

    @property
    def likely(self) -> list[_Likely]:
        return [_Likely(world=self.world, chance=1)]

    def intent(self, actions: tuple[a.Order, ...], worlds: Sequence[_Likely]) -> Intent:
        """The intent of *actions*, which lead to one of *worlds*.

        Its gain is the average; its points are the least that enemies lose in any of the worlds.
        """
        seat, ships = self.seat, self.ships
        mean = sum(one.chance * worth(laid_open(one.world), seat, ships) for one in worlds)
        points = min(_points(self.world, one.world, seat) for one in worlds)
        return Intent(actions=actions, gain=mean - self.worth, points=points)


def _followed(worlds: Sequence[_Likely], seat: Seat, action: a.Order) -> list[_Likely]:
    """The worlds that *action* leads to from any of *worlds*, with the chances of all dice."""
    found: list[_Likely] = []
    for one in worlds:
        unlike: list[_Likely] = []
        for world, chance in outcomes(one.world, seat, action):
            same = next((number for number, it in enumerate(unlike) if it.world == world), None)
            if same is None:
                unlike.append(_Likely(world=world, chance=one.chance * chance))
            else:
                more = unlike[same].chance + one.chance * chance
                unlike[same] = replace(unlike[same], chance=more)
        found += unlike
    return found


def _parted(worlds: Sequence[_Likely], may: Iterable[bool]) -> tuple[list[_Likely], list[_Likely]]:
    """The worlds for which *may* is true, and the others."""
    able: list[_Likely] = []
    lost: list[_Likely] = []
    for one, goes in zip(worlds, may, strict=True):
        (able if goes else lost).append(one)
    return able, lost


def _points(start: FleetState, world: FleetState, seat: Seat) -> int:
    """The class points that enemies of *seat* lose from *start* to *world*, less those of its side.

    A ship that has left the board alive counts as lost too.
    """
    battle, ships = start.open, world.open.ships
    lost = [one for one in battle.ships if one.at is not None and ships[one.id].at is None]
    if not lost:
        return 0
    card = figures(battle.data).ship_class
    return sum(
        card[ship.sort] if are_enemies(battle, seat, ship.owner) else -card[ship.sort]
        for ship in lost
        if ship.sort in card
    )


def best_of(view: FleetView, shots: Sequence[a.FireWeapon]) -> a.FireWeapon | None:
    """The shot of *shots* that gains most; None if there is none."""
    start = _Start.of(world_of(view), view.seat)

    def gain(shot: a.FireWeapon) -> float:
        return start.intent((shot,), _followed(start.likely, view.seat, shot)).gain

    return max(shots, key=gain, default=None)


def world_of(view: FleetView) -> FleetState:
    """A world that looks like *view*, to play on in."""
    return imagine(view, SeededDice(SEED))


def unanswered(view: FleetView, asked: d.Asked) -> a.Action:
    """The answer of the clock, except that no attack is prevented or redirected."""
    match asked:
        case d.ReactDecision():
            return a.TakeHit(decision=asked.id)
        case d.RedirectDecision():
            return a.ReplyRedirect(decision=asked.id)
        case _:
            return default_answer(view, asked)


def after(
    state: FleetState,
    seat: Seat,
    action: a.Action,
    answer: Callable[[FleetView, d.Asked], a.Action] = default_answer,
) -> FleetState:
    """A copy of *state* once *seat* has played *action* and others have answered by *answer*.

    By default they answer as the clock would.
    """
    world = clone(state)
    for _ in WORLDS.played(world, seat, action, SeededDice(SEED), answer):
        pass
    return world


def outcomes(
    state: FleetState, seat: Seat, action: a.Action, seed: str = SEED
) -> list[tuple[FleetState, float]]:
    """The states that *action* may lead to as dice may fall, each with its chance."""
    faces = printed(state.open).rulings.faces
    return WORLDS.outcomes(state, seat, action, seed, default_answer, faces=faces)


def view_of(state: FleetState, seat: Seat) -> FleetView:
    """The view that *seat* has of *state*."""
    return FleetView(
        seat=seat,
        open=state.open,
        own=state.own.get(seat),
        offers=state.offers,
        agenda=state.agenda,
        asked=state.asked,
    )


WORLDS: Final = Worlds(
    look=view_of,
    to_act=to_act,
    check=RULES.check,
    apply=RULES.apply,
    perform=RULES.perform,
)
"""The rules by which a battle goes on in an imagined world."""


def _charged(start: _Start, charge: Charge, worlds: Sequence[_Likely]) -> Intent:
    """The intent of *charge*, whose move leads to *worlds*.

    Where dice prevent the attack, the ships only move.
    """
    seat = start.seat
    able, lost = _parted(worlds, [goes_on(one.world, seat) for one in worlds])
    ahead = [*lost, *_followed(able, seat, charge.attack)]
    return start.intent((charge.move, charge.attack), ahead)
