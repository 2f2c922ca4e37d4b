"""Strikes: groups come beside an enemy by a die each, and only then fire together."""

from engine.games.fleet_commander.judgement.offers import offers
from engine.games.fleet_commander.judgement.prospects import Hand, Prospects
from engine.games.fleet_commander.judgement.strikes import strikes
from engine.games.fleet_commander.model import actions as a
from tests.fleet_commander.battle import Battle
from tests.fleet_commander.drawn import drawn


def two_groups(sort: str = "B") -> Battle:
    """A battleship, and a cruiser or another ship, each two sectors from an enemy's cruiser."""
    battle = drawn(f"""
        . . c . .
        . . . . .
        B . . . {sort}
        . . . . .
        . . . . .
    """)
    battle.dice("p1", "R:M R:M B:M B:M")
    return battle


def kinds(actions: tuple[a.Order, ...]) -> list[type[a.Order]]:
    return [type(one) for one in actions]


def test_both_groups_come_before_any_fires() -> None:
    battle = two_groups()
    found = [kinds(one.actions) for one in strikes(battle.view())]
    assert [a.Move, a.Move, a.Attack, a.Attack] in found
    (first, *_) = offers(battle.view())
    assert kinds(first.intent.actions) == [a.Move, a.Move, a.Attack, a.Attack]


def test_each_order_of_a_strike_is_legal_once_those_before_it_are_played() -> None:
    battle = two_groups()
    *moves, shot, _ = next(strikes(battle.view())).actions
    assert battle.refused(shot), "nobody is beside the target yet"
    for move in moves:
        assert battle.refused(move) is None
        battle.act(move)
    assert battle.refused(shot) is None


def test_a_fleet_that_a_sector_may_hold_has_nobody_to_wait_for() -> None:
    assert not [*strikes(two_groups("f").view())]


def test_a_volley_is_worth_more_by_a_die_and_less_by_a_shield() -> None:
    battle = two_groups().view().open
    seen, hand = Prospects(battle), Hand(red=1, blue=1, green=0)
    plain = seen.of("p1", hand, {})
    assert seen.of("p1", Hand(red=2, blue=1, green=0), {}) > plain
    assert seen.of("p1", Hand(red=1, blue=2, green=0), {}) > plain
    assert 0 < seen.of("p1", hand, {"p2": 1}) < plain
    assert seen.of("p1", Hand(red=1, blue=0, green=0), {}) < plain
