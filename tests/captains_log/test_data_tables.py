"""The data tables of winds, markets, boards, tokens and events fit every constraint on them."""

from collections import Counter
from itertools import pairwise

import pytest

from engine.games.captains_log.model import data_set
from engine.games.captains_log.model.cards import COUNTRIES, ColumnEffect, Good, MarketCard, Nation

CARDS = data_set.standard()
HOLLAND, SPAIN, ENGLAND, FRANCE = (CARDS.markets[nation] for nation in COUNTRIES)

markets = pytest.mark.parametrize("market", CARDS.markets.values(), ids=lambda m: str(m.nation))


def buying(market: MarketCard, row: str) -> list[int]:
    """The buy price of each slot of a row, from left to right."""
    return [s.buy for s in market.stretches for _ in range(getattr(s, row))]


def selling(market: MarketCard, row: str) -> list[int]:
    return [s.sell for s in market.stretches for _ in range(getattr(s, row))]


def cost(market: MarketCard, row: str, filled: int, bought: int) -> int:
    """The price of *bought* goods, taken from the right of a row with *filled* goods."""
    return sum(buying(market, row)[filled - bought : filled])


def columns(nation: Nation) -> dict[int, tuple[ColumnEffect, ...]]:
    return dict(CARDS.reputation[nation].columns)


def where(nation: Nation, effect: ColumnEffect) -> list[int]:
    return [column for column, effects in columns(nation).items() if effect in effects]


@pytest.mark.rule("CL-GAP-03", "CL-WIND-04")
def test_six_winds_blow_each_in_its_own_direction_and_penalize_the_opposite_one_most() -> None:
    best = [card.modifiers.index(2) for card in CARDS.winds.values()]
    assert sorted(best) == [0, 1, 2, 3, 4, 5]
    for card in CARDS.winds.values():
        ahead = card.modifiers.index(2)
        turned = card.modifiers[ahead:] + card.modifiers[:ahead]
        assert turned == (2, 1, -1, -2, -1, 1)


@pytest.mark.rule("CL-GAP-08", "CL-NATION-01", "CL-EX-58")
def test_each_country_trades_its_own_good() -> None:
    assert {nation: market.good for nation, market in CARDS.markets.items()} == {
        Nation.HOLLAND: Good.TEA,
        Nation.SPAIN: Good.SILVER,
        Nation.ENGLAND: Good.COTTON,
        Nation.FRANCE: Good.SUGAR,
    }


@pytest.mark.rule("CL-GAP-08")
@markets
def test_a_market_has_slots_for_every_roll_of_the_setup(market: MarketCard) -> None:
    assert len(buying(market, "legal")) + len(buying(market, "contraband")) >= 12
    assert sum(stretch.legal > 0 for stretch in market.stretches) >= 3
    assert sum(stretch.contraband > 0 for stretch in market.stretches) >= 3
    assert all(price % 500 == 0 for s in market.stretches for price in (s.buy, s.sell))


@pytest.mark.rule("CL-GAP-08")
@markets
def test_prices_fall_to_the_right_and_selling_never_pays_less_than_buying_there(
    market: MarketCard,
) -> None:
    for left, right in pairwise(market.stretches):
        assert left.buy >= right.buy
        assert left.sell >= right.sell
    assert all(stretch.sell >= stretch.buy for stretch in market.stretches)


@pytest.mark.rule("CL-GAP-08")
@markets
def test_emptying_a_row_and_selling_it_again_earns_no_more_than_10000(market: MarketCard) -> None:
    slots = len(buying(market, "legal"))
    earned = slots * selling(market, "legal")[0] - cost(market, "legal", slots, slots)
    assert 6000 <= earned <= 10000


@pytest.mark.rule("CL-GAP-08", "CL-EX-55")
def test_five_legal_sugar_cost_4000() -> None:
    assert [stretch.buy for stretch in FRANCE.stretches] == [1000, 1000, 500]
    assert FRANCE.stretches[1].legal == 2
    assert cost(FRANCE, "legal", 6, 5) == 2 * 500 + 2 * 1000 + 1000 == 4000


@pytest.mark.rule("CL-GAP-08", "CL-EX-56")
def test_four_contraband_cotton_cost_4000() -> None:
    assert ENGLAND.stretches[0].contraband >= 2
    assert ENGLAND.stretches[1].contraband >= 2
    assert cost(ENGLAND, "contraband", 4, 4) == 4000


@pytest.mark.rule("CL-GAP-08", "CL-EX-57")
def test_three_legal_tea_cost_3000_and_five_contraband_sugar_4500() -> None:
    assert cost(HOLLAND, "legal", 4, 3) == 3000
    assert FRANCE.stretches[0].contraband + FRANCE.stretches[1].contraband == 4
    assert FRANCE.stretches[2].contraband >= 1
    assert cost(FRANCE, "contraband", 5, 5) == 4500


@pytest.mark.rule("CL-GAP-08", "CL-EX-59", "CL-EX-61")
def test_cotton_sells_at_1000_in_the_third_stretch_the_lowest_price_of_england() -> None:
    assert ENGLAND.stretches[2].sell == min(selling(ENGLAND, "legal")) == 1000
    assert 5 * selling(ENGLAND, "legal")[4] == 5000
    assert 3 * selling(ENGLAND, "contraband")[4] == 3000


@pytest.mark.rule("CL-GAP-08", "CL-EX-60")
def test_three_cotton_in_a_full_row_sell_for_3000() -> None:
    assert 3 * min(selling(ENGLAND, "contraband")) == 3000


@pytest.mark.rule("CL-GAP-08", "CL-EX-61")
def test_two_sugar_sell_at_1000_in_the_second_stretch() -> None:
    assert 2 * selling(FRANCE, "contraband")[2] == 2000


@pytest.mark.rule("CL-GAP-09", "CL-YARD-04", "CL-TAVERN-02")
def test_wood_and_fame_have_their_printed_prices_and_other_purchases_cost_1000_to_3000() -> None:
    prices = CARDS.prices
    assert (prices.wood_pair, prices.fame) == (1000, 8000)
    assert (prices.cannon, prices.cannon_upgrade) == (1000, 2000)
    assert (prices.sails, prices.long_guns) == (3000, 3000)
    assert prices.incendiary == prices.explosive == prices.chain_shot == 2000


@pytest.mark.rule("CL-GAP-10", "CL-REP-16", "CL-REP-17", "CL-REP-18", "CL-REP-19", "CL-REP-20")
@pytest.mark.parametrize("nation", Nation)
def test_a_bad_reputation_has_its_effects_in_the_printed_order(nation: Nation) -> None:
    order: tuple[ColumnEffect, ...] = (
        *("contempt", "distrust", "trade_ban"),
        *("persona_non_grata", "at_war"),
    )
    assert [where(nation, effect) for effect in order] == [[-1], [-1], [-2], [-3], [-4]]
    assert all(-5 <= column <= 11 and column for column in columns(nation))


@pytest.mark.rule("CL-GAP-10", "CL-REP-29", "CL-REP-22", "CL-AMB-07")
def test_a_reputation_of_minus_5_locks_and_gives_fame_except_with_the_pirates() -> None:
    for country in COUNTRIES:
        assert columns(country)[-5] == ("prestige", "lock")
    assert columns(Nation.PIRATES)[-5] == ("nobody",)


@pytest.mark.rule("CL-GAP-10", "CL-REP-25", "CL-REP-27", "CL-NATION-08")
@pytest.mark.parametrize("nation", Nation)
def test_a_good_reputation_has_its_effects_in_the_printed_columns(nation: Nation) -> None:
    assert where(nation, "access") == [1, 2, 3, 4]
    assert where(nation, "second_captain") == [4]
    assert all(column > 0 for column in where(nation, "port_respawn"))
    assert len(where(nation, "port_respawn")) == 1
    assert where(nation, "join") == [11]
    assert "prestige" in columns(nation)[11]


@pytest.mark.rule("CL-GAP-10", "CL-NATION-07", "CL-REP-28")
def test_countries_grant_an_advantage_at_5_and_pirates_respect_a_captain_at_2() -> None:
    for country in COUNTRIES:
        assert where(country, "advantage") == [5]
        assert where(country, "respected") == []
    assert where(Nation.PIRATES, "advantage") == []
    assert where(Nation.PIRATES, "respected") == [2]


@pytest.mark.rule("CL-GAP-11")
def test_npcs_of_levels_1_and_2_leave_the_deck_before_21_fame_and_taverns_renew_3_times() -> None:
    fame = CARDS.fame
    assert 0 < fame.remove_level_1 < fame.remove_level_2 < 21
    assert fame.second_captain == 9
    assert fame.taverns == (5, 10, 15)


@pytest.mark.rule("CL-GAP-12", "CL-TURN-13")
def test_day_and_night_alternate_all_around_the_time_track() -> None:
    steps = CARDS.day_steps
    assert steps[0] == steps[-1] == "day"
    round_the_clock = [*steps[:-1], *steps[:-1], steps[-1]]
    assert all(now != later for now, later in pairwise(round_the_clock))


@pytest.mark.rule("CL-GAP-14", "CL-EX-13")
def test_some_barrel_holds_three_goods_one_of_them_wood() -> None:
    assert any(
        len(barrel.goods) == 3 and barrel.goods.count(Good.WOOD) == 1
        for barrel in CARDS.barrels.values()
    )


@pytest.mark.rule("CL-GAP-14")
def test_the_36_barrels_hold_goods_coins_clues_and_crew() -> None:
    barrels = list(CARDS.barrels.values())
    assert len(barrels) == 36
    assert sum(1 <= len(barrel.goods) <= 3 for barrel in barrels) == 24
    assert sum(barrel.doubloons in (1000, 2000) for barrel in barrels) == 6
    assert sum(barrel.clue for barrel in barrels) == 3
    assert sum(barrel.crew > 0 for barrel in barrels) == 3
    assert sum(Good.OIL in barrel.goods for barrel in barrels) <= 3


@pytest.mark.rule("CL-GAP-16", "CL-EVENT-07")
def test_all_four_events_are_calms_that_turn_the_wind() -> None:
    assert [(card.effect, card.wind) for card in CARDS.events.values()] == [("calm", True)] * 4


@pytest.mark.rule("CL-GAP-20")
def test_the_die_of_nations_and_the_24_flags_favour_no_country() -> None:
    die = CARDS.nation_die
    assert die == tuple(nation for nation in COUNTRIES for _ in range(3))
    assert dict.fromkeys(COUNTRIES, 6) == CARDS.flag_tokens


@pytest.mark.rule("CL-SETUP-16")
def test_in_1805_england_fights_spain_and_france_and_the_pirates_fight_every_country() -> None:
    wars = Counter(frozenset(war) for war in CARDS.wars)
    england = [{Nation.ENGLAND, Nation.SPAIN}, {Nation.ENGLAND, Nation.FRANCE}]
    pirates = [{country, Nation.PIRATES} for country in COUNTRIES]
    assert wars == Counter(map(frozenset, [*england, *pirates]))


@pytest.mark.rule("CL-SETUP-34", "CL-SETUP-35", "CL-MARKET-02")
def test_the_box_holds_140_cubes_and_a_captain_starts_with_3000_and_two_cannons() -> None:
    assert CARDS.supply == {good: 15 if good == Good.OIL else 25 for good in Good}
    assert (CARDS.start.doubloons, CARDS.start.cannons) == (3000, 2)
