"""The turn: initiative, signals, the order in which ships act, and the end phase."""

from itertools import zip_longest
from typing import Final

from engine.core.agenda import Ask, ask
from engine.core.errors import NotOffered
from engine.core.records import Seat
from engine.core.referee import Referee
from engine.core.seating import Side
from engine.core.turn_rules import OrderRules
from engine.games.man_o_war.model import actions as a
from engine.games.man_o_war.model import tasks as t
from engine.games.man_o_war.model.decisions import SheetDecision
from engine.games.man_o_war.model.names import OFFICER, ShipId, SquadronId, other
from engine.games.man_o_war.model.state import Fleet, Open, WarState, WarView
from engine.games.man_o_war.rules.activation import act
from engine.games.man_o_war.rules.end_phase import end_phase
from engine.games.man_o_war.rules.initiative import roll_initiative
from engine.games.man_o_war.rules.magic import begin_magic, cast_next, work_spell
from engine.games.man_o_war.rules.squadrons import (
    boardable,
    can_act,
    foes,
    squadrons_of,
    under_orders,
)
from engine.games.man_o_war.rules.wizards import tell_fates


def begin_turn(state: WarState, referee: Referee) -> None:
    """MOW-TURN-01, MOW-POST-01: the dice for initiative, then a sheet of signals for every side."""
    battle = state.open
    battle.turn += 1
    battle.sealed.clear()
    for side, fleet in state.sides.items():
        _forget_lost(battle, side, fleet)
    roll_initiative(battle, referee)
    state.agenda.append(t.OpenSheets())
    asked = enumerate(state.own, state.asked + 1)
    ask(state, *(SheetDecision(id=number, seat=seat) for number, seat in asked))


def open_sheets(state: WarState) -> None:
    """MOW-POST-03: once all sheets are sealed, wizards cast, then ships act, in the order of the
    book.
    """
    battle = state.open
    battle.acts.clear()
    begin_magic(battle)
    battle.to_act[:] = order_of_ships(battle)


def order_of_ships(battle: Open) -> list[ShipId]:
    """MOW-SQUAD-05, MOW-SQUAD-10: squadrons by turns, that with initiative first; leaders first.

    Where one side has more squadrons, its last ones follow each other (MOW-AMB-31). Stragglers do
    not act (MOW-STRAGGLER-02).
    """
    first, second = battle.initiative, other(battle.initiative)
    by_turns = zip_longest(squadrons_of(battle, first), squadrons_of(battle, second))
    squadrons: list[SquadronId] = [one for pair in by_turns for one in pair if one is not None]
    return [ship for one in squadrons for ship in under_orders(battle, battle.squadrons[one])]


def play_on(state: WarState, referee: Referee) -> None:
    """MOW-SQUAD-11: the next ship moves, then fires; the end phase follows the last one.

    MOW-TURN-01: before any ship acts, the wizards cast.
    """
    battle = state.open
    if battle.to_cast and cast_next(state, referee):
        if not isinstance(state.agenda[-1] if state.agenda else None, Ask | t.WorkSpell):
            after_magic(state)
        return
    battle.in_magic = False
    ship = battle.to_act.pop(0)
    side = battle.ships[ship].side
    signal = state.sides[side].signals[battle.ships[ship].squadron]
    orders = {n: one.boarding for fleet in state.sides.values() for n, one in fleet.signals.items()}
    act(battle, ship, signal, orders, referee)
    tell_fates(battle, referee)
    battle.to_act[:] = [one for one in battle.to_act if can_act(battle, one)]
    if not battle.to_act:
        state.agenda.append(t.EndTurn())


def work(state: WarState, task: t.WorkSpell, referee: Referee) -> None:
    """MOW-MAGIC-01: a spell works, and may change which ships act."""
    work_spell(state, task, referee)
    after_magic(state)


def after_magic(state: WarState) -> None:
    """The order of ships after a spell; if none is left to cast or act, the turn ends."""
    battle = state.open
    battle.to_act[:] = order_of_ships(battle)
    if not battle.to_act and not battle.to_cast:
        state.agenda.append(t.EndTurn())


def end_turn(state: WarState, referee: Referee) -> None:
    """MOW-END-01: the end phase, and the next turn unless the game is over."""
    end_phase(state, referee)
    if state.open.phase != "over":
        state.agenda.append(t.BeginTurn())


def _check(view: WarView, action: a.PlayOn) -> None:
    """:raises NotOffered: if the seat is not the officer's, or no ship is to act."""
    del action
    if view.seat != OFFICER or view.open.phase != "acting":
        raise NotOffered("MOW-POST-03", "only-the-officer")


def _apply(state: WarState, seat: Seat, action: a.PlayOn, referee: Referee) -> None:
    del seat, action
    play_on(state, referee)


ORDERS: Final = OrderRules[WarState, WarView, a.PlayOn](
    check=_check,
    suggest=lambda _: iter((a.PlayOn(),)),
    default=lambda _: a.PlayOn(),
    apply=_apply,
)


def _forget_lost(battle: Open, side: Side, fleet: Fleet) -> None:
    """MOW-POST-04: signals name no ship that is lost; they then mean the nearest, or any.

    None of them was given in the turn that begins.
    """
    there, open_to_all = foes(battle, side), boardable(battle, side)
    fleet.given.clear()
    fleet.casting = None
    for number, signal in fleet.signals.items():
        fleet.signals[number] = signal.without_lost(there, open_to_all)
