"""Charges: of a move and the attack after it only the most promising pairs are played out."""

from collections import Counter

from engine.games.fleet_commander.judgement.charges import (
    MOST_CHARGES,
    MOST_OF_ONE_AIM,
    Charge,
    charges,
    most_promising,
)
from engine.games.fleet_commander.judgement.reckoning import after, intents, view_of, world_of
from engine.games.fleet_commander.model import actions as a
from tests.fleet_commander.battle import Battle
from tests.fleet_commander.drawn import drawn


def many_dice() -> Battle:
    """Two large fleets two sectors apart; six dice of the first lead and fire anywhere."""
    battle = drawn("""
        . . . . . .
        c d f . b .
        . . . . . .
        B C F D C .
        . . . . . .
    """)
    battle.dice("p1", "R:M R:M R:M B:M B:O B:D")
    return battle


def charged(battle: Battle, move: a.Move) -> list[Charge]:
    """The charges of *move*, which gains nothing by itself."""
    view = battle.view()
    later = view_of(after(world_of(view), view.seat, move), view.seat)
    return [*charges(later, move, 0.0)]


def test_few_of_many_charges_are_played_out() -> None:
    view = many_dice().view()
    pairs = [one.actions for one in intents(view) if len(one.actions) == 2]
    aims = Counter((to.to, shot.target, len(shot.way) > 1) for to, shot in map(_pair, pairs))
    assert len(pairs) == MOST_CHARGES
    assert max(aims.values()) == MOST_OF_ONE_AIM


def test_each_charge_played_out_is_legal() -> None:
    battle = many_dice()
    for one in most_promising(charged(battle, _first_move(battle))):
        later = many_dice()
        assert later.refused(one.move) is None
        later.act(one.move)
        assert later.refused(one.attack) is None


def test_a_charge_that_destroys_a_ship_promises_more_than_one_that_damages_it() -> None:
    whole, damaged = many_dice(), many_dice()
    move = _first_move(whole)
    before = {one.attack: one.promise for one in charged(whole, move)}
    weakest = min(before, key=lambda one: before[one])
    damaged.change(weakest.target, hull=1)
    then = {one.attack: one.promise for one in charged(damaged, move)}
    assert then[weakest] > before[weakest]


def _pair(actions: tuple[a.Order, ...]) -> tuple[a.Move, a.Attack]:
    move, shot = actions
    assert isinstance(move, a.Move)
    assert isinstance(shot, a.Attack)
    return move, shot


def _first_move(battle: Battle) -> a.Move:
    """The move of the first intent that attacks after it."""
    return next(_pair(one.actions)[0] for one in intents(battle.view()) if len(one.actions) == 2)
