"""Joining a nation at column 11, and betraying it."""

import pytest

from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.actions import ReplyJoin, Shoot
from engine.games.captains_log.model.cards import Nation
from engine.games.captains_log.model.decisions import JoinDecision
from tests.captains_log.reputations import (
    ENGLAND,
    FRANCE,
    HOLLAND,
    PIRATES,
    SPAIN,
    esteem,
    member,
    standing,
)
from tests.captains_log.sea_fights import (
    SPANISH,
    duel,
    only_one,
    told,
)

AT_NPC = Shoot(target="npc:1")


@pytest.mark.rule("CL-NATION-08", "CL-NATION-09", "CL-NATION-19", "CL-FAME-09")
def test_a_captain_who_joins_a_nation_at_column_11_gains_one_point_of_fame() -> None:
    table = standing(spain=9)
    esteem(table, SPAIN, 3)
    assert table.company().reputation[SPAIN] == 10, "until the captain has decided"
    (asked,) = table.asked()
    assert isinstance(asked, JoinDecision)
    assert asked.nation is SPAIN
    step = table.act("p1", ReplyJoin(decision=asked.id, yes=True))
    ours = table.company()
    assert (ours.joined, ours.reputation[SPAIN], ours.fame) == (
        [SPAIN],
        11,
        1,
    )
    assert told(step, e.Joined)
    assert only_one(step, e.FameChanged).why == "join"
    assert not esteem(table, SPAIN, 2).events, "there is no column beyond"


@pytest.mark.rule("CL-NATION-10", "CL-NATION-11")
def test_a_captain_who_refuses_to_join_stays_at_10_and_is_asked_at_the_next_gain() -> None:
    table = standing(spain=10)
    for _ in range(2):
        esteem(table, SPAIN, 1)
        (asked,) = table.asked()
        step = table.act("p1", ReplyJoin(decision=asked.id, yes=False))
        assert not step.events
        assert table.company().reputation[SPAIN] == 10
    assert table.company().joined == []


@pytest.mark.rule("CL-NATION-10")
@pytest.mark.parametrize("nation", [SPAIN, PIRATES])
@pytest.mark.parametrize(("before", "gain"), [(8, 3), (9, 2), (9, 5), (10, 1), (10, 4)])
def test_a_captain_who_refuses_stays_at_10_whatever_the_gain(
    nation: Nation, before: int, gain: int
) -> None:
    table = standing(**{nation.value: before})
    esteem(table, nation, gain)
    (asked,) = table.asked()
    table.act("p1", ReplyJoin(decision=asked.id, yes=False))
    ours = table.company()
    assert (ours.reputation[nation], ours.joined, ours.fame) == (
        10,
        [],
        0,
    )
    assert not table.asked()
    esteem(table, nation, -1)
    assert table.company().reputation[nation] == 9, "10 is a column like any other"


@pytest.mark.rule("CL-NATION-12", "CL-NATION-13")
def test_a_captain_can_join_only_one_country_and_the_pirates_besides() -> None:
    table = member(standing(), SPAIN)
    table.company().reputation[FRANCE] = 9
    esteem(table, FRANCE, 2)
    assert not table.asked()
    assert table.company().reputation[FRANCE] == 10
    member(table, PIRATES)
    assert table.company().joined == [SPAIN, PIRATES]


@pytest.mark.rule("CL-NATION-14", "CL-NATION-15")
def test_joining_a_country_lowers_the_reputation_with_its_enemies_but_not_with_pirates() -> None:
    table = member(standing(spain=3, france=-5, holland=4, pirates=2), ENGLAND)
    standings = table.company().reputation
    assert (standings[SPAIN], standings[FRANCE]) == (-4, -5), "lowered, never raised"
    assert (standings[HOLLAND], standings[PIRATES]) == (4, 2)


@pytest.mark.rule("CL-NATION-14", "CL-AMB-103")
def test_joining_the_pirates_costs_nothing_with_the_country_joined_before() -> None:
    table = member(standing(france=2, holland=1), SPAIN, PIRATES)
    standings = table.company().reputation
    assert (standings[SPAIN], standings[PIRATES]) == (11, 11)
    assert standings[ENGLAND] == standings[FRANCE] == standings[HOLLAND] == -4


@pytest.mark.rule("CL-NATION-17", "CL-NATION-18", "CL-AMB-65", "CL-AMB-104")
def test_attacking_ones_own_nation_costs_the_membership_and_the_fame_of_joining() -> None:
    table = member(duel(SPANISH), SPAIN)
    assert table.company().fame == 1
    step = table.act("p1", AT_NPC, 1, 1, 1)
    ours = table.company()
    assert (ours.reputation[SPAIN], ours.fame, ours.joined) == (
        -4,
        0,
        [],
    )
    assert told(step, e.Betrayed)
    assert only_one(step, e.FameChanged).why == "betrayal"
    table.act("p1", AT_NPC, 1, 1, 1)
    assert table.company().reputation[SPAIN] == -4, "the same turn, the same offence"
    member(table, SPAIN)
    assert table.company().fame == 1, "what was taken back can be won again"


@pytest.mark.rule("CL-NATION-17", "CL-AMB-65")
def test_betrayal_never_raises_a_reputation_and_destroying_the_ship_costs_one_more() -> None:
    table = member(duel(SPANISH, water=7), SPAIN)
    table.company().reputation[SPAIN] = -5
    table.act("p1", AT_NPC, 1, 1, 1)
    assert table.company().reputation[SPAIN] == -5
    sunk = member(duel(SPANISH, water=7), SPAIN)
    sunk.act("p1", AT_NPC, 9, 1, 1, 1)
    assert sunk.company().reputation[SPAIN] == -5
