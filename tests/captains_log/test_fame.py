"""Fame: barrels, destroyed ships, eras, and a score that never falls below zero."""

from dataclasses import replace

import pytest

from engine.core.dice import ScriptedDice
from engine.core.referee import Referee
from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.actions import Shoot
from engine.games.captains_log.model.tasks import Sink
from engine.games.captains_log.rules import end, fame
from tests.captains_log.sea_fights import DUTCH, captains_duel, duel, happens, only_one, told
from tests.captains_log.table import Table

FAR_TARGET = 40
"""A target above the scores at which the eras begin."""


def gain(table: Table, change: int, seat: str = "p1") -> Referee:
    referee = Referee(ScriptedDice(()))
    fame.change_fame(table.state, seat, change, "bought", referee)
    return referee


@pytest.mark.rule("CL-FAME-01", "CL-FAME-02")
@pytest.mark.parametrize(("captains", "needed"), [(1, 3), (2, 3), (3, 2), (4, 2)])
def test_three_barrels_or_two_with_more_than_two_captains_give_a_point_of_fame(
    captains: int, needed: int
) -> None:
    table = Table(captains=captains)
    referee = Referee(ScriptedDice(()))
    for kept in range(1, needed + 1):
        assert table.company().fame == 0, kept
        fame.keep_barrel(table.state, "p1", referee)
    assert (table.company().fame, table.captain().barrels) == (1, 0)
    assert only_one(referee, e.FameChanged).why == "barrels"


@pytest.mark.rule("CL-FAME-03", "CL-SINK-06")
def test_destroying_an_npc_or_a_captains_ship_gives_a_point_of_fame() -> None:
    table = duel(DUTCH, water=7)
    step = table.act("p1", Shoot(target="npc:1"), 9, 1, 1, 1)
    assert only_one(step, e.FameChanged).why == "destroyed"
    duelists = captains_duel()
    happens(duelists, Sink(ship="p2", by="p1", how="burned"))
    assert [company.fame for company in duelists.sea.companies.values()] == [1, 0]


@pytest.mark.rule("CL-AMB-96", "CL-AMB-37")
def test_fame_never_falls_below_zero() -> None:
    table = Table(captains=1)
    assert not gain(table, -1).events
    gain(table, 1)
    assert only_one(gain(table, -3), e.FameChanged).change == -1
    assert table.company().fame == 0


@pytest.mark.rule("CL-END-01")
def test_captains_of_one_company_share_its_fame_and_win_together() -> None:
    table = Table(captains=3)
    table.captain("p2").side = "p1"
    del table.sea.companies["p2"]
    for seat, share in (("p1", 3), ("p2", 4)):
        gain(table, share, seat)
    assert [table.company(seat).fame for seat in table.sea.order] == [7, 7, 0]
    end.settle(table.state, Referee(ScriptedDice(())))
    assert table.sea.winners == ("p1", "p2")


@pytest.mark.rule("CL-FAME-11", "CL-FAME-12", "CL-END-02")
def test_npcs_of_lower_levels_leave_the_deck_at_the_scores_of_the_fame_track() -> None:
    table = Table(captains=2, target=FAR_TARGET)
    track = table.data.fame
    gain(table, track.remove_level_1 - 1)
    assert table.sea.deck_era == 1
    assert _levels(table) == {1, 2, 3, 4}
    assert only_one(gain(table, 1), e.EraBegan).level == 2
    assert _levels(table) == {2, 3, 4}
    gain(table, track.remove_level_2 - track.remove_level_1 - 1)
    assert _levels(table) == {2, 3, 4}
    assert only_one(gain(table, 1), e.EraBegan).level == 3
    assert _levels(table) == {3, 4}
    assert table.sea.deck_era == 3
    assert table.sea.winners is None


@pytest.mark.rule("CL-FAME-11")
def test_an_era_begins_once_for_all_captains() -> None:
    table = Table(captains=2, target=FAR_TARGET)
    gain(table, table.data.fame.remove_level_1)
    gain(table, -3)
    assert not told(gain(table, 3), e.EraBegan)
    assert not told(gain(table, table.data.fame.remove_level_1, "p2"), e.EraBegan)


@pytest.mark.rule("CL-FAME-11", "CL-FAME-12")
def test_a_gain_of_fame_past_both_scores_begins_both_eras() -> None:
    table = Table(captains=1, target=FAR_TARGET)
    referee = gain(table, table.data.fame.remove_level_2)
    assert [event.level for event in told(referee, e.EraBegan)] == [2, 3]


@pytest.mark.rule("CL-FAME-11", "CL-SINK-16")
def test_an_npc_sunk_in_a_later_era_is_replaced_by_one_of_that_era() -> None:
    table = duel(DUTCH)
    table.sea.options = replace(table.sea.options, target=FAR_TARGET)
    gain(table, table.data.fame.remove_level_1 - 1)
    happens(table, Sink(ship="npc:1", by="p1", how="sunk"), faces=(1,))
    assert table.data.ships[table.sea.npcs["npc:1"].back].level == 2


def _levels(table: Table) -> set[int]:
    """The levels of the cards left in the deck, checked against its public counts."""
    hidden = {table.data.npcs[n].level for pile in table.state.hidden.deck.values() for n in pile}
    assert {int(key.split(":")[0]) for key, left in table.sea.deck.items() if left} == hidden
    return hidden
