"""Ships, holds and the cards of non-player ships meet every constraint of the ledger."""

from collections import Counter

import pytest

from engine.games.captains_log.model import data_set
from engine.games.captains_log.model.cards import (
    COUNTRIES,
    BoardPennant,
    Good,
    HoldCard,
    MovePennant,
    Nation,
    NpcCard,
    Role,
    ShipCard,
    ShotPennant,
    SlotIcon,
)

CARDS = data_set.standard()
NPCS = list(CARDS.npcs.values())
SHIPS = list(CARDS.ships.values())
MERCHANT, AGGRESSIVE, DEFENSIVE = Role.MERCHANT, Role.AGGRESSIVE, Role.DEFENSIVE

holds = pytest.mark.rule("CL-GAP-05")
ships = pytest.mark.rule("CL-GAP-04")
npcs = pytest.mark.rule("CL-GAP-07")


def icons(hold: HoldCard, icon: SlotIcon) -> int:
    return sum(slot.icons.count(icon) for slot in hold.slots)


def hold_of(ship: ShipCard) -> HoldCard:
    return CARDS.holds[f"{ship.level}/{ship.draft}"]


def ships_named(name: str) -> list[ShipCard]:
    return [ship for ship in SHIPS if ship.name == name]


def harm(dice: int, bonus: int, defence: int) -> float:
    """Expected damage of a shot: each die does its excess over the defence, 4 at most."""
    return dice * sum(min(max(die + bonus - defence, 0), 4) for die in range(1, 13)) / 12


def shots(card: NpcCard) -> list[ShotPennant]:
    return [pennant for pennant in card.pennants if isinstance(pennant, ShotPennant)]


@holds
def test_every_level_and_draft_has_a_hold() -> None:
    assert set(CARDS.holds) == {f"{level}/{half}" for level in range(1, 5) for half in range(2, 7)}
    assert min(len(hold.slots) for hold in CARDS.holds.values()) >= 8


@pytest.mark.rule("CL-GAP-05", "CL-EX-06", "CL-EX-07", "CL-EX-08")
@pytest.mark.parametrize(
    ("key", "slots", "gunports", "cannons", "damage"),
    [("1/4", 15, 6, 4, 2), ("2/3", 13, 7, 5, 3), ("3/6", 26, 8, 8, 6)],
)
def test_holds_of_the_rulebook_have_the_printed_numbers_of_slots_and_icons(
    key: str, slots: int, gunports: int, cannons: int, damage: int
) -> None:
    hold = CARDS.holds[key]
    assert len(hold.slots) == slots
    assert icons(hold, "gunport") == gunports
    assert icons(hold, "cannon") == cannons
    assert icons(hold, "damage") == damage


@pytest.mark.rule("CL-GAP-05", "CL-EX-07", "CL-EX-08")
def test_holds_of_the_rulebook_have_the_printed_numbers_of_rowboats_and_cabins() -> None:
    assert [icons(CARDS.holds[key], "rowboat") for key in ("2/3", "3/6")] == [1, 4]
    assert [icons(CARDS.holds[key], "cabin") for key in ("2/3", "3/6")] == [2, 5]


@holds
def test_a_hold_of_higher_level_or_draft_has_every_slot_and_icon_of_the_lower() -> None:
    for hold in CARDS.holds.values():
        for larger in (f"{hold.level + 1}/{hold.draft}", f"{hold.level}/{hold.draft + 1}"):
            if larger not in CARDS.holds:
                continue
            around = {(slot.row, slot.column): slot for slot in CARDS.holds[larger].slots}
            for slot in hold.slots:
                assert set(slot.icons) <= set(around[slot.row, slot.column].icons)


@holds
def test_no_hold_takes_more_cannons_than_it_has_gunports() -> None:
    for hold in CARDS.holds.values():
        assert icons(hold, "cannon") <= icons(hold, "gunport")


@pytest.mark.rule("CL-GAP-05", "CL-AMB-52", "CL-DMG-01", "CL-DMG-03")
def test_water_rises_from_the_bottom_right_and_fire_sinks_from_the_top_left() -> None:
    for hold in CARDS.holds.values():
        places = [(slot.row, slot.column) for slot in hold.slots]
        assert [places[i] for i in hold.fire] == sorted(places)
        assert [places[i] for i in hold.water] == sorted(places, reverse=True)


@pytest.mark.rule("CL-GAP-22", "CL-HOLD-16")
def test_holds_of_draft_2_have_0_1_and_2_fame_icons_and_no_hold_has_one_on_a_gunport() -> None:
    fame = {(hold.level, hold.draft): icons(hold, "fame") for hold in CARDS.holds.values()}
    assert [fame[level, 4] for level in (1, 2, 3)] == [0, 1, 2]
    for hold in CARDS.holds.values():
        assert not any({"fame", "gunport"} <= set(slot.icons) for slot in hold.slots)


@pytest.mark.rule("CL-GAP-04", "CL-GAP-22", "CL-EX-06")
def test_board_a_has_ships_of_levels_1_to_3_with_a_price_for_all_but_the_first() -> None:
    board = [CARDS.ships[name] for name in CARDS.board_a]
    assert [ship.level for ship in board] == [1, 2, 3]
    assert board[0].draft == 4
    assert [ship.fame for ship in board] == [0, 0, 1]
    prices = [ship.price for ship in board]
    assert prices[0] is None
    assert all(price and 4000 <= price <= 10000 for price in prices[1:])
    assert prices[1:] == sorted(price or 0 for price in prices[1:])


@ships
@pytest.mark.parametrize("name", ["Nao", "Hulk", "Carrack"])
def test_the_nao_hulk_and_carrack_cost_10000_and_exist_with_both_seals(name: str) -> None:
    found = ships_named(name)
    assert [ship.seal for ship in found] == [1, 2]
    assert all((ship.level, ship.price) == (1, 10000) for ship in found)


@ships
@pytest.mark.parametrize(
    ("name", "nation", "price"),
    [
        ("Brigantine", Nation.SPAIN, 11000),
        ("Whaler", Nation.ENGLAND, 12000),
        ("Fluyt", Nation.HOLLAND, 13000),
    ],
)
def test_ships_named_in_the_rulebook_have_its_level_nation_and_price(
    name: str, nation: Nation, price: int
) -> None:
    found = ships_named(name)
    assert found
    assert all((ship.level, ship.nation, ship.price) == (2, nation, price) for ship in found)


@pytest.mark.rule("CL-GAP-04", "CL-EX-26")
def test_the_french_galleon_is_of_level_2_and_fires_five_cannons() -> None:
    found = ships_named("Galleon")
    assert found
    for ship in found:
        assert (ship.level, ship.nation) == (2, Nation.FRANCE)
        assert icons(hold_of(ship), "cannon") >= 5


@ships
def test_queen_annes_revenge_is_not_in_the_deck_but_a_ship_of_its_level_and_draft_is_sold() -> None:
    ship = CARDS.ships["queen-annes-revenge"]
    assert (ship.level, ship.draft, ship.price, ship.seal) == (3, 4, None, None)
    assert all(card.ship != ship.id for card in NPCS)
    assert any(hull.level == 3 and hull.draft == 4 and hull.price for hull in SHIPS)


@pytest.mark.rule("CL-GAP-04", "CL-EX-10", "CL-EX-11", "CL-EX-12")
def test_the_ships_of_the_movement_examples_exist() -> None:
    assert any(ship.movement == 8 and ship.yaw[1] == 2 for ship in SHIPS)
    assert any(ship.movement == 7 and ship.draft == 6 for ship in SHIPS)


@pytest.mark.rule("CL-GAP-04", "CL-EX-53")
def test_the_ships_of_the_upgrade_and_boarding_examples_exist() -> None:
    assert any(
        ship.level == 1 and ship.draft >= 5 and icons(hold_of(ship), "cannon") >= 5
        for ship in SHIPS
    )
    assert any(ship.crew == 6 and icons(hold_of(ship), "cabin") for ship in SHIPS)
    quartered = [ship for ship in SHIPS if ship.draft == 4 and ship.crew >= 8]
    assert any(ship.crew + 2 * icons(hold_of(ship), "cabin") >= 10 for ship in quartered)


@pytest.mark.rule("CL-GAP-04", "CL-DRAFT-08", "CL-AMB-61")
@pytest.mark.parametrize("ship", SHIPS, ids=lambda ship: ship.id)
def test_defence_robustness_yaw_and_movement_of_a_ship_are_within_their_bounds(
    ship: ShipCard,
) -> None:
    assert 8 <= ship.defence <= 12
    assert 8 <= ship.robustness <= 16
    assert ship.robustness <= len(hold_of(ship).slots)
    assert ship.robustness >= icons(hold_of(ship), "damage") + 3
    assert ship.yaw[0] == ship.yaw[2] <= ship.yaw[1]
    if ship.draft >= 5:
        assert ship.movement < max(other.movement for other in SHIPS)


@ships
def test_npc_cards_of_each_seal_show_at_least_two_priced_ships_of_levels_2_and_3() -> None:
    for seal in (1, 2):
        backs = [CARDS.ships[card.ship] for card in NPCS if card.seal == seal]
        for level in (2, 3):
            assert sum(ship.level == level and ship.price is not None for ship in backs) >= 2


@npcs
def test_the_46_npc_cards_are_split_by_level_and_evenly_by_seal() -> None:
    assert list(CARDS.npcs) == list(range(1, 47))
    for level, count in {1: 14, 2: 14, 3: 10, 4: 8}.items():
        seals = Counter(card.seal for card in NPCS if card.level == level)
        assert seals == {1: count // 2, 2: count // 2}


@npcs
def test_each_country_has_npcs_of_every_role_and_the_pirates_have_no_merchant() -> None:
    for country in COUNTRIES:
        assert {card.role for card in NPCS if card.nations == (country,)} == set(Role)
    pirates = {card.role for card in NPCS if card.nations == (Nation.PIRATES,)}
    assert pirates == {AGGRESSIVE, DEFENSIVE}


@npcs
def test_every_level_has_npcs_of_all_three_roles() -> None:
    for level in range(1, 5):
        assert {card.role for card in NPCS if card.level == level} == set(Role)


@npcs
def test_corsairs_sail_for_a_country_and_the_pirates() -> None:
    corsairs = [card for card in NPCS if len(card.nations) == 2]
    assert len({card.nations for card in corsairs}) >= 2
    for card in corsairs:
        assert card.nations[0] in COUNTRIES
        assert card.nations[1] == Nation.PIRATES


@pytest.mark.rule("CL-GAP-07")
def test_an_english_corsair_has_six_cannons() -> None:
    corsairs = [card for card in NPCS if card.nations == (Nation.ENGLAND, Nation.PIRATES)]
    assert any(shot.dice == 6 for card in corsairs for shot in shots(card))


@npcs
def test_no_two_npcs_share_a_name_or_a_captain() -> None:
    assert len({card.name for card in NPCS}) == len({card.captain for card in NPCS}) == 46


@pytest.mark.rule("CL-GAP-07", "CL-EX-40")
def test_the_merchant_of_the_rulebooks_example_exists() -> None:
    assert any(
        (card.role, card.defence, card.robustness, card.crew) == (MERCHANT, 10, 15, 11)
        and card.pennants == (MovePennant(hexes=6),)
        for card in NPCS
    )


@pytest.mark.rule("CL-GAP-07", "CL-EX-41", "CL-EX-42")
def test_the_aggressive_ship_of_the_rulebooks_example_exists() -> None:
    card = next(
        card
        for card in NPCS
        if (card.role, card.defence, card.robustness, card.crew) == (AGGRESSIVE, 10, 9, 12)
    )
    assert [type(pennant) for pennant in card.pennants] == [MovePennant, BoardPennant, ShotPennant]
    assert [p.bonus for p in card.pennants if isinstance(p, BoardPennant)] == [2]


@pytest.mark.rule("CL-GAP-07", "CL-EX-43")
def test_the_defensive_ship_of_the_rulebooks_example_exists() -> None:
    card = next(
        card
        for card in NPCS
        if (card.role, card.defence, card.robustness, card.crew) == (DEFENSIVE, 12, 15, 17)
    )
    assert isinstance(card.pennants[0], MovePennant)
    assert card.pennants[1:] == (ShotPennant(dice=6, bonus=3), ShotPennant(dice=6, bonus=3))


@pytest.mark.rule("CL-GAP-04", "CL-EX-26")
def test_a_french_nao_has_defence_9() -> None:
    assert any(
        card.ship.startswith("nao-") and card.nations == (Nation.FRANCE,) and card.defence == 9
        for card in NPCS
    )


@npcs
def test_merchants_alone_have_a_route_and_begin_it_at_their_entry_tile_if_it_is_a_stop() -> None:
    for card in NPCS:
        assert bool(card.route) == (card.role == MERCHANT)
        if card.route and card.entry in [stop.tile for stop in card.route]:
            assert card.route[card.start].tile == card.entry


@pytest.mark.rule("CL-GAP-07", "CL-EX-37")
def test_a_merchant_earns_1000_at_the_anchorages_of_tiles_10_and_4() -> None:
    routes = [
        {(stop.tile, stop.icon, stop.doubloons) for stop in card.route}
        for card in NPCS
        if card.loops
    ]
    assert {(10, "anchorage", 1000), (4, "anchorage", 1000)} in routes


@pytest.mark.rule("CL-GAP-07", "CL-EX-38")
def test_a_merchant_hunts_whales_and_boils_them_down_at_tile_12() -> None:
    routes = [
        [(stop.tile, stop.icon, stop.goods) for stop in card.route] for card in NPCS if card.loops
    ]
    assert [(11, "whale", ()), (12, "whale", (Good.OIL,)), (17, "whale", ())] in routes


@pytest.mark.rule("CL-GAP-07", "CL-EX-39", "CL-SPECIAL-02", "CL-SPECIAL-04")
def test_only_the_urca_de_lima_sails_its_route_once_and_it_stops_at_numbered_hexes() -> None:
    assert [card.name for card in NPCS if not card.loops] == ["Urca de Lima"]
    urca = next(card for card in NPCS if not card.loops)
    assert urca.role == MERCHANT
    assert {stop.icon for stop in urca.route} == {"start"}
    assert all("start" not in [stop.icon for stop in c.route] for c in NPCS if c is not urca)


@npcs
@pytest.mark.parametrize("card", NPCS, ids=lambda card: str(card.number))
def test_every_npc_enters_on_a_standard_tile_with_a_ship_sign_of_its_role(card: NpcCard) -> None:
    tile = CARDS.tiles[card.entry]
    assert not tile.optional
    assert card.role in [role for role, _ in tile.spawns]


@npcs
@pytest.mark.parametrize("level", [(1,), (2,), (3, 4)])
def test_two_npc_cards_of_each_era_have_a_treasure_clue(level: tuple[int, ...]) -> None:
    assert sum(card.clue for card in NPCS if card.level in level) == 2


@npcs
@pytest.mark.parametrize("level", [(1,), (2,), (3, 4)])
@pytest.mark.parametrize("symbol", ["secret_mission", "wanted"])
def test_every_mission_symbol_is_on_at_least_four_npc_cards_of_each_era(
    symbol: str, level: tuple[int, ...]
) -> None:
    assert sum(symbol in card.symbols for card in NPCS if card.level in level) >= 4
    assert {s for card in NPCS for s in card.symbols} == {"secret_mission", "wanted"}


@npcs
@pytest.mark.parametrize("card", NPCS, ids=lambda card: str(card.number))
def test_an_npc_card_stays_within_the_ranges_of_the_rulebooks_examples(card: NpcCard) -> None:
    assert 8 <= card.defence <= 12
    assert card.defence < 12 or card.level >= 3
    assert 8 <= card.robustness <= 16
    assert 4 <= card.crew <= 18
    for shot in shots(card):
        dice = card.level if card.role == MERCHANT else 2 + card.level
        assert (shot.dice, shot.bonus) == (dice, card.level - 1)
    if card.role == MERCHANT:
        assert card.doubloons == 1000
        assert 2 <= len(card.goods) <= 4
    else:
        assert shots(card)
        assert card.doubloons == 1000 * card.level
        assert len(card.goods) <= 2


@npcs
def test_a_starting_ship_lasts_six_turns_against_an_npc_of_level_1_and_one_against_level_4() -> (
    None
):
    """By expected damage, and about three against level 2 and one and a half against level 3."""
    ship = CARDS.ships[CARDS.board_a[0]]
    turns = [ship.robustness / harm(2 + level, level - 1, ship.defence) for level in range(1, 5)]
    assert turns == pytest.approx([6, 3, 1.5, 1], abs=0.4)


@npcs
def test_two_plain_cannons_sink_all_but_one_npc_of_level_1_in_four_to_five_shots() -> None:
    needed = [card.robustness / harm(2, 0, card.defence) for card in NPCS if card.level == 1]
    assert sum(4 <= shots_needed <= 5 for shots_needed in needed) == len(needed) - 1
    assert max(needed) <= 8


@npcs
def test_some_npcs_fire_incendiary_shot_some_have_range_and_some_a_cannon_bonus() -> None:
    assert sum(card.incendiary for card in NPCS) >= 2
    assert sum(card.range > 1 for card in NPCS) >= 2
    assert any(card.cannon_bonus for card in NPCS)


@pytest.mark.rule("CL-SINK-17", "CL-NPC-17")
def test_no_npc_card_can_be_identified_by_its_back() -> None:
    backs = Counter(card.ship for card in NPCS)
    assert min(backs.values()) >= 2
    for card in NPCS:
        ship = CARDS.ships[card.ship]
        assert (ship.level, ship.seal, ship.draft) == (card.level, card.seal, card.draft)
