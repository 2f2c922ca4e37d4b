"""Goods sold in one market restock another."""

import pytest

from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.actions import Sell
from engine.games.captains_log.model.cards import Good, Nation
from tests.captains_log.port_and_market import (
    goods_on,
    laden,
    selling_in,
    told,
)

HOLLAND, SPAIN, _, FRANCE, _ = Nation


@pytest.mark.rule("CL-EX-62", "CL-MARKET-25", "CL-MARKET-27")
def test_sugar_smuggled_into_holland_brings_tea_to_the_contraband_row_of_holland() -> None:
    table = selling_in("holland")
    laden(table, sugar=4)
    step = table.act("p1", Sell(good=Good.SUGAR, count=4))
    (restocked,) = told(step, e.Restocked)
    assert (restocked.nation, restocked.row, restocked.count) == (HOLLAND, "contraband", 2)
    assert goods_on(table, HOLLAND) == (0, 2)
    assert goods_on(table, FRANCE) == (0, 0)
    assert table.sea.supply[Good.SUGAR] == 25
    assert table.sea.supply[Good.TEA] == 23


@pytest.mark.rule("CL-EX-63", "CL-MARKET-13", "CL-MARKET-26", "CL-MARKET-28")
def test_five_tea_sold_in_holland_restock_two_silver_in_spain() -> None:
    table = selling_in("holland", spain=(1, 0))
    laden(table, tea=5)
    table.act("p1", Sell(good=Good.TEA, count=5))
    # Ruling CL-AMB-107: the leftmost free slots.
    assert table.sea.markets[SPAIN].legal == [True] * 3 + [False] * 5
    assert goods_on(table, HOLLAND) == (0, 0)


@pytest.mark.rule("CL-MARKET-28", "CL-AMB-02", "CL-GEN-03")
@pytest.mark.parametrize(("count", "restocked"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_half_as_many_goods_as_sold_are_restocked_but_at_least_one(
    count: int, restocked: int
) -> None:
    table = selling_in("england")
    laden(table, cotton=count)
    table.act("p1", Sell(good=Good.COTTON, count=count))
    assert goods_on(table, FRANCE) == (restocked, 0)


@pytest.mark.rule("CL-AMB-68")
def test_a_sale_to_pirates_restocks_the_contraband_row_below_that_of_the_good() -> None:
    table = selling_in("pirates")
    laden(table, tea=4)
    table.act("p1", Sell(good=Good.TEA, count=4))
    assert goods_on(table, SPAIN) == (0, 2)


@pytest.mark.rule("CL-MARKET-29")
def test_goods_without_a_free_slot_are_not_restocked() -> None:
    table = selling_in("england", france=(7, 0))
    laden(table, cotton=6)
    table.act("p1", Sell(good=Good.COTTON, count=6))
    assert goods_on(table, FRANCE) == (8, 0)
    assert table.sea.supply[Good.SUGAR] == 17


@pytest.mark.rule("CL-MARKET-01", "CL-MARKET-30")
def test_goods_that_the_supply_lacks_are_not_restocked() -> None:
    table = selling_in("england")
    laden(table, cotton=6)
    table.sea.supply[Good.SUGAR] = 1
    table.act("p1", Sell(good=Good.COTTON, count=6))
    assert goods_on(table, FRANCE) == (1, 0)
    assert table.sea.supply[Good.SUGAR] == 0
    laden(table, cotton=2)
    assert not told(table.act("p1", Sell(good=Good.COTTON, count=2)), e.Restocked)
