"""Odds of a boarding: exact, and as the rules play it."""

from fractions import Fraction
from itertools import product

import pytest

from engine.core.dice import ScriptedDice
from engine.core.errors import ReplayDiverged
from engine.core.referee import Referee
from engine.games.man_o_war.judgement.odds import Band, Odds, odds, odds_of
from engine.games.man_o_war.model.signals import TO_THE_LAST, BoardingOrder
from engine.games.man_o_war.rules.boarding import Orders, fight
from tests.man_o_war.battle import Battle

PAIRS = [*product(range(1, 7), repeat=2)]


def played(crews: tuple[int, int], orders: Orders) -> Odds:
    """The odds of A1, bow to bow with B1, from the rules with every roll that there is."""
    battle = Battle(A1=(30, 60, 90), B1=(35.001, 60, 270))
    found = dict.fromkeys(("won", "lost", "both", "neither"), Fraction(0))
    rolls: list[tuple[int, ...]] = [()]
    while rolls:
        faces = rolls.pop()
        one, other = battle.ship("A1"), battle.ship("B1")
        one.crew, other.crew = crews
        try:
            fight(battle.open, 0, 1, orders, Referee(ScriptedDice(faces)))
        except ReplayDiverged:
            rolls += [(*faces, *pair) for pair in PAIRS]
            continue
        ends = {(True, True): "neither", (True, False): "won", (False, True): "lost"}
        end = ends.get((one.crew > 0, other.crew > 0), "both")
        found[end] += Fraction(1, 6 ** len(faces))
    return Odds(**found)


@pytest.mark.rule("MOW-BOARD-03", "MOW-BOARD-09", "MOW-BOARD-11")
@pytest.mark.parametrize(
    ("crews", "leads"),
    [((2, 1), (TO_THE_LAST, None)), ((1, 2), (0, TO_THE_LAST)), ((2, 1), (None, TO_THE_LAST))],
)
def test_the_odds_are_those_of_the_rules_with_every_roll(
    crews: tuple[int, int], leads: tuple[int | None, int | None]
) -> None:
    orders = {n: BoardingOrder(policy="always", lead=lead) for n, lead in enumerate(leads)}
    mine, theirs = (Band(crew, 1, lead) for crew, lead in zip(crews, leads, strict=True))
    assert odds(mine, theirs) == played(crews, orders)


def test_single_crews_without_guns_have_equal_odds() -> None:
    even = odds(Band(1), Band(1))
    assert even == Odds(
        won=Fraction(15, 36), lost=Fraction(15, 36), both=Fraction(6, 36), neither=Fraction(0)
    )


def test_odds_to_the_last_add_up_to_one_and_grow_with_the_crew() -> None:
    found = [odds(Band(crew, 0, -9), Band(3, 2, -9)) for crew in range(1, 6)]
    assert all(one.won + one.lost + one.both == 1 for one in found)
    assert [one.won for one in found] == sorted(one.won for one in found)


def test_odds_of_a_ship_count_the_guns_that_face_it_and_an_enemy_that_casts_off() -> None:
    battle = Battle(A1=(30, 60, 90), B1=(35.001, 60, 270))
    order = BoardingOrder(policy="always", lead=0)
    assert odds_of(battle.open, 0, 1, order) == odds(Band(2, 1, 0), Band(2, 1))
