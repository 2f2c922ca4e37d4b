"""Conventions that hold everywhere, and what a standard game leaves out."""

import pytest

from engine.games.captains_log.actions import Order
from engine.games.captains_log.cards import COUNTRIES, BoardPennant, Nation
from engine.games.captains_log.data_set import standard
from engine.games.captains_log.rules import means


@pytest.mark.rule("CL-GEN-03", "CL-AMB-02")
@pytest.mark.parametrize(("whole", "half"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (0, 0)])
def test_what_is_gained_is_halved_downwards_but_never_to_nothing(whole: int, half: int) -> None:
    assert means.half(whole) == half


@pytest.mark.rule("CL-GEN-04", "CL-EX-01", "CL-AMB-97")
@pytest.mark.parametrize(
    ("amount", "paid", "received"), [(1500, 2000, 1000), (1000, 1000, 1000), (500, 1000, 0)]
)
def test_money_moves_in_thousands_against_the_player(amount: int, paid: int, received: int) -> None:
    assert means.to_pay(amount) == paid
    assert means.to_receive(amount) == received


@pytest.mark.rule("CL-GEN-06", "CL-EX-03")
def test_half_of_each_good_is_kept_and_at_least_one() -> None:
    assert [means.half(silver) for silver in (2, 1)] == [1, 1]


@pytest.mark.rule("CL-GEN-08", "CL-NPC-06")
def test_there_are_five_flags_and_four_countries() -> None:
    assert set(Nation) - set(COUNTRIES) == {Nation.PIRATES}
    assert len(COUNTRIES) == 4


@pytest.mark.rule("CL-GEN-10", "CL-GEN-11", "CL-GEN-12", "CL-GEN-17")
def test_boarding_is_never_offered_and_a_card_that_prints_it_still_sails() -> None:
    assert not any("board" in kind.__name__.lower() for kind in Order.__args__)
    boarders = [
        card
        for card in standard().npcs.values()
        if any(isinstance(pennant, BoardPennant) for pennant in card.pennants)
    ]
    assert boarders
    assert all(len(card.pennants) > 1 for card in boarders)
