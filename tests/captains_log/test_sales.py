"""Sales at a market: prices, smuggling, reputation and fame."""

import pytest

from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.actions import Buy, Sell
from engine.games.captains_log.model.cards import Good, Nation, Service
from engine.games.captains_log.rules import hold
from tests.captains_log.port_and_market import (
    SETTERS,
    goods_on,
    harbour,
    laden,
    legal,
    selling_in,
    stock,
    told,
)
from tests.captains_log.table import Table

HOLLAND, SPAIN, ENGLAND, FRANCE, PIRATES = Nation


def standing(table: Table, nation: Nation) -> int:
    return table.company().reputation[nation]


@pytest.mark.rule("CL-EX-59", "CL-MARKET-07", "CL-MARKET-19", "CL-MARKET-20", "CL-MARKET-21")
def test_five_cotton_are_sold_legally_in_england_all_at_one_price() -> None:
    table = selling_in("england", england=(4, 0))
    laden(table, cotton=5)
    step = table.act("p1", Sell(good=Good.COTTON, count=5))
    (sold,) = told(step, e.Sold)
    assert (sold.row, sold.count, sold.price) == ("legal", 5, 5000)
    captain, ours = table.captain(), table.company()
    assert (captain.doubloons, ours.fame, ours.reputation[ENGLAND]) == (
        25000,
        1,
        1,
    )
    assert hold.count(captain, Good.COTTON) == 0


@pytest.mark.rule("CL-MARKET-20")
@pytest.mark.parametrize(
    ("filled", "price"), [(0, 4000), (1, 4000), (2, 3000), (3, 3000), (4, 2000), (8, 2000)]
)
def test_the_first_free_slot_from_the_left_sets_the_price(filled: int, price: int) -> None:
    table = selling_in("england", england=(filled, 0))
    laden(table, cotton=2)
    table.act("p1", Sell(good=Good.COTTON, count=2))
    assert table.captain().doubloons == 20000 + price


@pytest.mark.rule("CL-GEN-04", "CL-AMB-50", "CL-AMB-97")
def test_a_sale_is_rounded_down_to_whole_thousands() -> None:
    table = selling_in("england", england=(2, 0))
    laden(table, cotton=3)
    table.act("p1", Sell(good=Good.COTTON, count=3))
    assert table.captain().doubloons == 24000


@pytest.mark.rule("CL-EX-60", "CL-MARKET-22", "CL-MARKET-23", "CL-REP-06", "CL-REP-08")
def test_three_cotton_are_smuggled_into_france_at_the_lowest_price() -> None:
    table = selling_in("france", england=(0, 6))
    laden(table, cotton=3)
    step = table.act("p1", Sell(good=Good.COTTON, count=3))
    (sold,) = told(step, e.Sold)
    assert (sold.row, sold.price) == ("contraband", 3000)
    assert (standing(table, FRANCE), standing(table, ENGLAND)) == (1, -1)
    assert {change.rule for change in told(step, e.ReputationChanged)} == {
        "CL-REP-06",
        "CL-REP-08",
    }


@pytest.mark.rule("CL-EX-61", "CL-MARKET-24", "CL-REP-06", "CL-REP-08", "CL-AMB-08")
def test_cotton_and_sugar_are_smuggled_to_the_pirates() -> None:
    table = selling_in("pirates", england=(0, 4), france=(0, 2))
    laden(table, cotton=3, sugar=2)
    table.act("p1", Sell(good=Good.COTTON, count=3))
    assert table.captain().doubloons == 23000
    assert (standing(table, PIRATES), standing(table, ENGLAND)) == (1, -1)
    table.act("p1", Sell(good=Good.SUGAR, count=2))
    assert table.captain().doubloons == 25000
    assert (standing(table, PIRATES), standing(table, FRANCE)) == (1, 0)
    assert table.sea.turn.actions == 1


@pytest.mark.rule("CL-MARKET-24")
def test_pirates_take_every_main_good_always_as_contraband() -> None:
    table = selling_in("pirates")
    laden(table, tea=1, silver=1, cotton=1, sugar=1)
    for good in (Good.TEA, Good.SILVER, Good.COTTON, Good.SUGAR):
        (sold,) = told(table.act("p1", Sell(good=good)), e.Sold)
        assert sold.row == "contraband"


@pytest.mark.rule("CL-MARKET-19", "CL-MARKET-23")
def test_a_country_takes_only_its_own_good_and_that_of_the_market_above() -> None:
    table = selling_in("england")
    laden(table, cotton=1, silver=1, tea=1, sugar=1)
    assert table.refused("p1", Sell(good=Good.COTTON)) is None
    assert table.refused("p1", Sell(good=Good.SILVER)) is None
    assert table.refused("p1", Sell(good=Good.TEA)) == "CL-MARKET-23"
    assert table.refused("p1", Sell(good=Good.SUGAR)) == "CL-MARKET-23"


@pytest.mark.rule("CL-MARKET-19")
def test_a_sale_takes_at_least_one_good_and_only_goods_aboard() -> None:
    table = selling_in("england")
    laden(table, cotton=2, oil=1)
    assert table.refused("p1", Sell(good=Good.COTTON, count=3)) == "CL-MARKET-19"
    assert table.refused("p1", Sell(good=Good.COTTON, count=2, oil=2)) == "CL-MARKET-19"
    assert table.refused("p1", Sell(good=Good.COTTON, count=0)) == "CL-MARKET-19"
    assert table.refused("p1", Sell(good=Good.COTTON, count=2, oil=1)) is None


@pytest.mark.rule("CL-EX-45", "CL-MARKET-03", "CL-REP-10")
def test_two_cotton_and_one_oil_are_sold_as_three_cotton() -> None:
    table = selling_in("england", england=(4, 0))
    laden(table, cotton=2, oil=1)
    (sold,) = told(table.act("p1", Sell(good=Good.COTTON, count=2, oil=1)), e.Sold)
    assert (sold.count, sold.oil, sold.price) == (3, 1, 3000)
    assert standing(table, ENGLAND) == 1
    assert hold.count(table.captain(), Good.OIL) == 0
    assert table.sea.supply[Good.OIL] == 15


@pytest.mark.rule("CL-MARKET-03", "CL-FAME-05")
def test_oil_alone_is_sold_as_another_good_and_gives_its_fame() -> None:
    table = selling_in("england")
    laden(table, oil=4)
    table.act("p1", Sell(good=Good.COTTON, count=0, oil=4))
    assert (table.company().fame, standing(table, ENGLAND)) == (1, 1)
    assert table.refused("p1", Sell(good=Good.OIL)) == "CL-MARKET-03"


@pytest.mark.rule("CL-EX-46", "CL-REP-07")
@pytest.mark.parametrize(
    ("count", "steps"), [(1, 0), (2, 0), (3, 1), (5, 1), (6, 2), (8, 2), (9, 3)]
)
def test_a_legal_sale_gains_one_reputation_with_the_buyer_for_every_three_goods(
    count: int, steps: int
) -> None:
    table = selling_in("england")
    laden(table, cotton=count)
    table.act("p1", Sell(good=Good.COTTON, count=count))
    assert standing(table, ENGLAND) == steps


@pytest.mark.rule("CL-EX-46", "CL-REP-06", "CL-REP-08")
@pytest.mark.parametrize(("count", "steps"), [(2, 0), (3, 1), (5, 1), (6, 2), (8, 2)])
def test_smuggling_costs_reputation_with_the_producer_and_gains_it_with_the_port(
    count: int, steps: int
) -> None:
    table = selling_in("france")
    laden(table, cotton=count)
    table.act("p1", Sell(good=Good.COTTON, count=count))
    assert (standing(table, ENGLAND), standing(table, FRANCE)) == (-steps, steps)


@pytest.mark.rule("CL-FAME-05", "CL-AMB-51")
@pytest.mark.parametrize(("count", "fame"), [(3, 0), (4, 1), (7, 1), (8, 2)])
def test_four_goods_of_a_kind_sold_are_worth_a_point_of_fame(count: int, fame: int) -> None:
    table = selling_in("england")
    laden(table, cotton=count)
    table.act("p1", Sell(good=Good.COTTON, count=count))
    assert table.company().fame == fame


@pytest.mark.rule("CL-FAME-05")
def test_goods_of_different_kinds_do_not_count_together_for_fame() -> None:
    table = selling_in("england")
    laden(table, cotton=3, silver=3)
    table.act("p1", Sell(good=Good.COTTON, count=3))
    table.act("p1", Sell(good=Good.SILVER, count=3))
    assert table.company().fame == 0


@pytest.mark.rule("CL-AMB-51", "CL-REP-07", "CL-MARKET-28")
@pytest.mark.parametrize("parts", [(6,), (5, 1), (2, 2, 2), (1, 1, 1, 1, 1, 1)])
def test_a_sale_in_parts_during_one_visit_brings_the_same_as_one_sale(
    parts: tuple[int, ...],
) -> None:
    table = selling_in("england", england=(4, 0))
    laden(table, cotton=6)
    for count in parts:
        table.act("p1", Sell(good=Good.COTTON, count=count))
    captain, ours = table.captain(), table.company()
    assert (captain.doubloons, ours.fame, ours.reputation[ENGLAND]) == (
        26000,
        1,
        2,
    )
    assert goods_on(table, FRANCE) == (3, 0)
    assert table.sea.turn.actions == 1


@pytest.mark.rule("CL-AMB-51")
def test_goods_sold_in_two_visits_do_not_count_together() -> None:
    table = selling_in("england")
    laden(table, cotton=4)
    table.act("p1", Sell(good=Good.COTTON, count=2))
    table.sea.turn.port = None
    table.act("p1", Sell(good=Good.COTTON, count=2))
    assert (table.company().fame, table.company().reputation[ENGLAND]) == (0, 0)
    assert table.sea.turn.actions == 2


@pytest.mark.rule("CL-REP-18")
def test_a_trade_ban_forbids_legal_trade_and_allows_contraband() -> None:
    table = harbour("england", Service.BUY, Service.SELL)
    stock(table, **SETTERS | {"spain": (0, 2), "england": (2, 0)})
    laden(table, cotton=1, silver=1)
    deals = (
        Buy(row="legal"),
        Sell(good=Good.COTTON),
        Buy(row="contraband"),
        Sell(good=Good.SILVER),
    )
    table.company().reputation[ENGLAND] = -1
    assert [table.refused("p1", deal) for deal in deals] == [None] * 4
    table.company().reputation[ENGLAND] = -2
    forbidden = ["CL-REP-18", "CL-REP-18", None, None]
    assert [table.refused("p1", deal) for deal in deals] == forbidden
    traded = {action for action in legal(table) if isinstance(action, Buy | Sell)}
    assert traded == {Buy(row="contraband"), Buy(row="contraband", count=2), deals[3]}
