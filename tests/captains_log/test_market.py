"""The market: what a port offers and takes, for how much, and what a sale brings."""

from collections import Counter
from itertools import pairwise

import pytest

from engine.core.dice import ScriptedDice
from engine.core.referee import Referee
from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.actions import (
    Buy,
    BuyWood,
    PickUp,
    Row,
    Sail,
    Sell,
    SellWood,
)
from engine.games.captains_log.model.cards import COUNTRIES, Good, Nation, Service
from engine.games.captains_log.model.chart import chart
from engine.games.captains_log.model.data_set import standard
from engine.games.captains_log.model.state import Cube
from engine.games.captains_log.rules import hold, market
from tests.captains_log.port_and_market import (
    OPEN_SEA,
    SETTERS,
    buying_in,
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


@pytest.mark.rule("CL-SETUP-04", "CL-SETUP-05", "CL-SETUP-06", "CL-SETUP-07", "CL-MARKET-08")
def test_each_tile_gets_as_many_goods_as_its_die_shows_and_the_supply_keeps_the_rest() -> None:
    sea = Table().sea
    sea.supply, sea.markets = dict(standard().supply), {}
    # The first three draw a tile of four, of three and of two; then each tile has a die, from the
    # top of the column to its bottom.
    with ScriptedDice([4, 1, 2, 5, 12, 1, 8]) as dice:
        market.setup(sea, Referee(dice))
    assert list(sea.markets) == [SPAIN, ENGLAND, HOLLAND, FRANCE]
    spain, england, holland, france = sea.markets.values()
    # In the first two stretches (slots with one price) a column has one legal and one contraband
    # slot.
    assert (spain.legal, spain.contraband) == ([True] * 3 + [False] * 5, [True, True] + [False] * 4)
    # In the last stretch a column has two legal slots (on two lines) and one contraband slot.
    assert (england.legal, england.contraband) == ([True] * 7 + [False], [True] * 5 + [False])
    assert (sum(holland.legal), sum(holland.contraband)) == (1, 0)
    assert (sum(france.legal), sum(france.contraband)) == (4, 4)
    assert sea.supply == {
        Good.TEA: 24,
        Good.SILVER: 20,
        Good.COTTON: 13,
        Good.SUGAR: 17,
        Good.OIL: 15,
        Good.WOOD: 25,
    }


@pytest.mark.rule("CL-MARKET-08")
def test_prices_never_rise_and_the_last_stretch_has_two_legal_slots_for_one_of_contraband() -> None:
    for card in standard().markets.values():
        assert len(card.stretches) >= 3
        assert card.stretches[-1].legal == 2 * card.stretches[-1].contraband
        assert all(s.legal == s.contraband for s in card.stretches[:-1])
        sells = [stretch.sell for stretch in card.stretches]
        assert all(left >= right for left, right in pairwise(sells))


@pytest.mark.rule("CL-NATION-01", "CL-MARKET-02", "CL-MARKET-10")
def test_each_country_produces_its_main_good_and_the_pirates_nothing() -> None:
    sea = Table().sea
    produced = {good: market.producer(sea, good) for good in Good}
    assert produced == {
        Good.TEA: HOLLAND,
        Good.SILVER: SPAIN,
        Good.COTTON: ENGLAND,
        Good.SUGAR: FRANCE,
        Good.OIL: None,
        Good.WOOD: None,
    }


@pytest.mark.rule("CL-EX-58", "CL-MARKET-11", "CL-MARKET-12", "CL-MARKET-13", "CL-MARKET-31")
def test_contraband_comes_from_the_tile_above_and_at_the_top_from_the_last_tile() -> None:
    table = buying_in("spain")
    good_of = {nation: standard().markets[nation].good for nation in COUNTRIES}

    def goods(row: market.Row) -> dict[Nation, Good]:
        sources = {nation: market.bought_from(table.sea, nation, row) for nation in COUNTRIES}
        return {nation: good_of[source] for nation, source in sources.items() if source}

    assert goods("legal") == good_of
    assert goods("contraband") == {
        ENGLAND: Good.SILVER,
        FRANCE: Good.COTTON,
        HOLLAND: Good.SUGAR,
        SPAIN: Good.TEA,
    }


@pytest.mark.rule("CL-EX-55", "CL-MARKET-06", "CL-MARKET-14", "CL-MARKET-15")
def test_five_sugar_are_bought_legally_in_france_from_right_to_left() -> None:
    table = buying_in("france", france=(6, 0))
    step = table.act("p1", Buy(row="legal", count=5))
    (bought,) = told(step, e.Bought)
    assert (bought.good, bought.count, bought.price) == (Good.SUGAR, 5, 4000)
    assert table.captain().doubloons == 16000
    assert hold.count(table.captain(), Good.SUGAR) == 5
    assert table.sea.markets[FRANCE].legal == [True] + [False] * 7
    assert table.sea.supply[Good.SUGAR] == 19


@pytest.mark.rule("CL-EX-56", "CL-MARKET-06", "CL-MARKET-12")
def test_four_cotton_are_bought_as_contraband_in_france() -> None:
    table = buying_in("france", england=(0, 4))
    table.act("p1", Buy(row="contraband", count=4))
    assert table.captain().doubloons == 16000
    assert hold.count(table.captain(), Good.COTTON) == 4
    assert goods_on(table, ENGLAND) == (0, 0)


@pytest.mark.rule("CL-MARKET-16", "CL-MARKET-14")
def test_contraband_is_bought_from_right_to_left_out_of_its_own_row() -> None:
    table = buying_in("france", england=(5, 6))
    for count, price, left in ((2, 1000, 4), (3, 3000, 1)):
        step = table.act("p1", Buy(row="contraband", count=count))
        assert told(step, e.Bought)[0].price == price
        row = table.sea.markets[ENGLAND].contraband
        assert row == [True] * left + [False] * (6 - left)
        assert goods_on(table, ENGLAND) == (5, left), "the legal row stays as it is"


@pytest.mark.rule("CL-MARKET-20")
@pytest.mark.parametrize(("row", "bought"), [("legal", 3), ("legal", 7), ("contraband", 5)])
def test_the_price_after_a_purchase_is_known_before_the_purchase(row: Row, bought: int) -> None:
    """CL-MARKET-20: the emptier a row is, the more it pays."""
    table = buying_in("spain", spain=(8, 6), holland=(0, 6))
    nation = market.bought_from(table.sea, SPAIN, row)
    assert nation is not None
    before = market.price(table.sea, nation, row)
    foreseen = market.price_after(table.sea, nation, row, bought)
    table.act("p1", Buy(row=row, count=bought))
    assert market.price(table.sea, nation, row) == foreseen >= before


@pytest.mark.rule("CL-EX-57", "CL-MARKET-17", "CL-MARKET-18", "CL-GEN-04")
def test_legal_tea_and_contraband_sugar_are_bought_in_one_action() -> None:
    table = buying_in("holland", holland=(3, 0), france=(0, 5))
    tea = table.act("p1", Buy(row="legal", count=3))
    sugar = table.act("p1", Buy(row="contraband", count=5))
    assert [event.price for event in told(tea, e.Bought) + told(sugar, e.Bought)] == [3000, 5000]
    assert table.captain().doubloons == 12000
    assert table.sea.turn.actions == 1


@pytest.mark.rule("CL-MARKET-01")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_a_barrel_gives_no_goods_that_the_supply_lacks(left: int) -> None:
    token = next(c for c in standard().barrels.values() if len(set(c.goods)) < len(c.goods))
    good, count = Counter(token.goods).most_common(1)[0]
    table = harbour("native")
    table.place("p1", OPEN_SEA)
    table.sea.barrel_pool = [token.id]
    table.sea.barrels = [chart(table.sea).board.neighbours[OPEN_SEA][0]]
    table.sea.supply[good] = left
    table.act("p1", Sail(heading=0))
    (taken,) = told(table.act("p1", PickUp(what="barrel"), 1), e.BarrelTaken)
    gained = min(left, count)
    assert Counter(taken.goods)[good] == hold.count(table.captain(), good) == gained
    others = Counter(token.goods) - Counter({good: count})
    assert Counter(taken.goods) - Counter({good: gained}) == others, "the rest is gained"
    assert table.sea.supply[good] == left - gained


@pytest.mark.rule("CL-MARKET-14")
def test_a_purchase_is_limited_by_the_market_the_hold_and_the_purse() -> None:
    table = buying_in("france", france=(6, 0))
    assert table.refused("p1", Buy(row="legal", count=7)) == "CL-MARKET-14"
    assert table.refused("p1", Buy(row="contraband")) == "CL-MARKET-14"
    table.captain().doubloons = 4000
    assert table.refused("p1", Buy(row="legal", count=5)) is None
    assert table.refused("p1", Buy(row="legal", count=6)) == "CL-MARKET-15"
    room = hold.free_slots(table.captain())
    table.load("p1", *[Cube.OIL] * (room - 4))
    assert table.refused("p1", Buy(row="legal", count=4)) is None
    assert table.refused("p1", Buy(row="legal", count=5)) == "CL-HOLD-11"


@pytest.mark.rule("CL-AMB-106", "CL-NATION-01")
def test_nothing_can_be_bought_in_a_pirate_port() -> None:
    table = buying_in("pirates", england=(4, 4))
    assert table.refused("p1", Buy(row="legal")) == "CL-NATION-01"
    assert table.refused("p1", Buy(row="contraband")) == "CL-NATION-01"
    assert not [action for action in legal(table) if isinstance(action, Buy)]


@pytest.mark.rule("CL-MARKET-04", "CL-REP-09")
def test_wood_is_not_sold_at_a_market_and_selling_it_to_a_shipyard_brings_no_fame() -> None:
    table = harbour("england", Service.SELL, Service.SHIPYARD)
    laden(table, wood=8)
    assert table.refused("p1", Sell(good=Good.WOOD)) == "CL-MARKET-04"
    table.act("p1", SellWood(pairs=4))
    assert table.company().fame == 0
    assert set(table.company().reputation.values()) == {0}
    assert not table.sea.turn.sold


@pytest.mark.rule("CL-MARKET-05", "CL-MARKET-06", "CL-MARKET-07")
def test_goods_are_traded_only_in_ports_that_show_the_market_icon() -> None:
    buys, sells = buying_in("england", england=(2, 0)), selling_in("england", england=(2, 0))
    for table in (buys, sells):
        laden(table, cotton=1)
    assert buys.refused("p1", Buy(row="legal")) is None
    assert buys.refused("p1", Sell(good=Good.COTTON)) == "CL-MARKET-07"
    assert sells.refused("p1", Sell(good=Good.COTTON)) is None
    assert sells.refused("p1", Buy(row="legal")) == "CL-MARKET-06"
    assert sells.refused("p1", BuyWood()) == "CL-YARD-01"


def test_every_number_that_can_be_bought_or_sold_is_suggested() -> None:
    table = harbour("england", Service.BUY, Service.SELL, doubloons=3000)
    stock(table, **SETTERS | {"spain": (0, 1), "england": (6, 0)})
    laden(table, cotton=2, oil=2)
    trades = [action for action in legal(table) if isinstance(action, Buy | Sell)]
    assert set(trades) == {
        *(Buy(row="legal", count=count) for count in (1, 2, 3, 4)),
        # One silver costs 1500, rounded up to 2000.
        Buy(row="contraband"),
        Sell(good=Good.COTTON, count=1),
        Sell(good=Good.COTTON, count=2),
        Sell(good=Good.COTTON, count=2, oil=1),
        Sell(good=Good.COTTON, count=2, oil=2),
        Sell(good=Good.SILVER, count=0, oil=1),
        Sell(good=Good.SILVER, count=0, oil=2),
    }
