"""Ship cards: what the rulebook prints on them, what holds for all, and our own values."""

import dataclasses
from itertools import pairwise

import pytest

from engine.games.man_o_war.model.areas import BATTERIES, ROWS, Aim, AreaName, Battery
from engine.games.man_o_war.model.condition import guns_left, has_oars, is_destroyed, sail_speed
from engine.games.man_o_war.model.ships import Nation, ShipCard, ShipSort, area_hit, guns_of
from tests.man_o_war.printed_cards import EVERY_SHIP, OURS, ship

AIMS: tuple[Aim, ...] = ("high", "low")
WRECKED = dict.fromkeys(AreaName, 9)
"""More tokens in each area than it has boxes."""


def hits(card: ShipCard, aim: Aim) -> str:
    """The areas that dice of 1 to 6 hit."""
    return " ".join(area_hit(card, number, aim) or "-" for number in range(1, 7))


@pytest.mark.rule("MOW-CREW-02")
def test_crews_are_two_on_a_galley_three_on_a_corsair_four_on_a_galleon_five_on_a_greatship() -> (
    None
):
    crews = {card.sort.value: card.crew for card in OURS.ships.values()}
    assert crews["wargalley"] == crews["pirate_galley"] == 2
    assert (crews["corsair"], crews["galleon"], crews["greatship"]) == (3, 4, 5)


@pytest.mark.rule("MOW-OAR-06")
@pytest.mark.parametrize("sort", ["wargalley", "pirate_galley"])
def test_a_galley_rows_10_cm_15_at_battle_speed_and_5_back(sort: str) -> None:
    oars = ship(sort).oars
    assert oars is not None
    assert (oars.speed, oars.battle, oars.back) == (100_000, 150_000, 50_000)


@pytest.mark.rule("MOW-AMB-24")
def test_a_corsair_sails_as_fast_with_a_beam_wind_as_with_a_following_one() -> None:
    sails = ship("corsair").sails
    assert (sails.beam, sails.following) == (225_000, 225_000)


@pytest.mark.rule("MOW-AMB-25")
@pytest.mark.parametrize("area", ["bow", "stern"])
def test_a_corsair_loses_nothing_with_its_bow_and_its_stern(area: str) -> None:
    assert ship("corsair").areas[AreaName(area)].effect is None


@pytest.mark.rule("MOW-HIGHLOW-02", "MOW-HIGHLOW-03")
def test_a_corsair_is_hit_in_its_masts_by_high_shots_in_its_hull_by_low_ones() -> None:
    assert hits(ship("corsair"), "high") == "- forecastle deck foremast mizzenmast mizzenmast"
    assert hits(ship("corsair"), "low") == "- forecastle deck bow gun_deck stern"


@pytest.mark.parametrize("aim", AIMS)
def test_the_aim_does_not_matter_against_an_undivided_ship(aim: Aim) -> None:
    assert hits(ship("wargalley"), aim) == "- bow_battery bow_battery mast oars stern"


@pytest.mark.rule("MOW-DMG-04")
@EVERY_SHIP
@pytest.mark.parametrize("battery", BATTERIES)
def test_a_ship_has_all_its_guns_until_damaged_and_none_once_all_is_filled(
    card: ShipCard, battery: Battery
) -> None:
    assert guns_left(card, battery, {}) == guns_of(card, battery)
    assert guns_left(card, battery, WRECKED) == 0


@pytest.mark.rule("MOW-EX-11")
def test_a_wolfship_loses_one_bow_gun_with_each_box_of_its_forecastle() -> None:
    wolfship, forecastle = ship("wolfship"), AreaName.FORECASTLE
    left = [guns_left(wolfship, "bow", {forecastle: filled}) for filled in range(4)]
    assert left == [3, 2, 1, 1]
    destroyed = [is_destroyed(wolfship, forecastle, {forecastle: filled}) for filled in range(3)]
    assert destroyed == [False, False, True]


@EVERY_SHIP
@pytest.mark.parametrize("following", [False, True])
def test_no_sail_speed_falls_below_0(card: ShipCard, following: bool) -> None:
    whole = card.sails.following if following else card.sails.beam
    assert sail_speed(card, following=following, filled={}) == whole > 0
    assert sail_speed(card, following=following, filled=WRECKED) >= 0


def test_a_galleon_lies_still_in_a_beam_wind_after_two_hits_in_its_sails() -> None:
    for filled in ({AreaName.FOREMAST: 1, AreaName.MAINMAST: 1}, {AreaName.MAINMAST: 2}):
        assert sail_speed(ship("galleon"), following=False, filled=filled) == 0
        assert sail_speed(ship("galleon"), following=True, filled=filled) == 75_000
    three = {AreaName.FOREMAST: 1, AreaName.MAINMAST: 2}
    assert sail_speed(ship("galleon"), following=False, filled=three) == 0


@pytest.mark.rule("MOW-EX-07")
def test_a_corsair_is_slower_by_7_5_cm_for_each_hit_in_its_sails_and_a_galley_cannot_sail() -> None:
    mizzenmast = [{AreaName.MIZZENMAST: filled} for filled in range(3)]
    speeds = [sail_speed(ship("corsair"), following=False, filled=some) for some in mizzenmast]
    assert speeds == [225_000, 150_000, 75_000]
    both = {AreaName.FOREMAST: 1, AreaName.MIZZENMAST: 2}
    assert sail_speed(ship("corsair"), following=False, filled=both) == 0
    assert sail_speed(ship("wargalley"), following=True, filled={AreaName.MAST: 1}) == 0


@EVERY_SHIP
def test_only_a_ship_whose_oars_are_whole_has_oars(card: ShipCard) -> None:
    assert has_oars(card, {}) == (card.oars is not None) == (AreaName.OARS in card.areas)
    assert not has_oars(card, {AreaName.OARS: 1})
    assert card.oars is not None or card.ram_damage == 0


@EVERY_SHIP
def test_every_area_is_hit_by_some_die_and_only_ones_miss(card: ShipCard) -> None:
    reached = {area_hit(card, number, aim) for aim in AIMS for number in range(2, 7)}
    assert reached == {*card.areas}
    assert [area_hit(card, 1, aim) for aim in AIMS] == [None, None]


def test_a_number_without_an_area_misses() -> None:
    made_up = dataclasses.replace(
        ship("wargalley"),
        areas={name: area for name, area in ship("wargalley").areas.items() if name != "stern"},
    )
    assert hits(made_up, "low") == "- bow_battery bow_battery mast oars -"


@EVERY_SHIP
def test_areas_beside_each_other_name_each_other_and_share_a_row(card: ShipCard) -> None:
    for name, area in card.areas.items():
        assert area.fore is None or card.areas[area.fore].aft == name
        assert area.aft is None or card.areas[area.aft].fore == name
        for beside in (area.fore, area.aft):
            assert beside is None or card.areas[beside].row == area.row
        for above in area.up:
            assert ROWS.index(card.areas[above].row) > ROWS.index(area.row)


@EVERY_SHIP
def test_areas_stand_row_by_row_from_low_to_high_and_from_bow_to_stern(card: ShipCard) -> None:
    for name, after in pairwise(card.areas):
        area, below = card.areas[after], card.areas[name]
        assert area.fore == name if area.row == below.row else area.fore is None
        assert ROWS.index(area.row) >= ROWS.index(below.row)


@pytest.mark.rule("MOW-AMB-50")
def test_the_low_areas_of_a_corsair_lie_below_its_forecastle_and_deck() -> None:
    above = {name.value: " ".join(area.up) for name, area in ship("corsair").areas.items()}
    assert above == {
        "bow": "forecastle",
        "gun_deck": "forecastle deck",
        "stern": "deck",
        "forecastle": "foremast",
        "deck": "mizzenmast",
        "foremast": "",
        "mizzenmast": "",
    }


@EVERY_SHIP
def test_sails_and_nothing_else_are_without_criticals(card: ShipCard) -> None:
    sails = {name for name, area in card.areas.items() if not area.criticals}
    assert sails == {name for name in card.areas if name.value.endswith("mast")}
    assert all(card.areas[name].row == "high" for name in sails)


@pytest.mark.rule("MOW-GAP-01")
@EVERY_SHIP
def test_honours_are_waterline_boxes_one_more_for_a_divided_ship_two_for_a_capital_one(
    card: ShipCard,
) -> None:
    more = 2 if card.ship_class == "capital_ship" else int(card.divided)
    assert card.honours == card.waterline.boxes + more


@pytest.mark.rule("MOW-GAP-01")
def test_a_ram_sinks_every_ship_but_a_greatship_or_a_galleys_a_galleon() -> None:
    safe = {
        (rammer.sort.value, target.sort.value)
        for rammer in OURS.ships.values()
        if rammer.ram_damage
        for target in OURS.ships.values()
        if target.waterline.boxes > rammer.ram_damage
    }
    galleys = {(galley, "galleon") for galley in ("wargalley", "pirate_galley")}
    assert safe == galleys | {
        (one, "greatship") for one in ("wargalley", "pirate_galley", "wolfship")
    }


@pytest.mark.rule("MOW-GEO-02")
@EVERY_SHIP
def test_small_ships_are_5_by_2_cm_middling_ones_6_by_2_5_capital_ones_7_5_by_3(
    card: ShipCard,
) -> None:
    sizes = {2: (50_000, 20_000), 3: (60_000, 25_000), 4: (75_000, 30_000), 5: (75_000, 30_000)}
    assert (card.length, card.width) == sizes[card.waterline.boxes]


@pytest.mark.rule("MOW-GAP-01")
def test_the_two_galleys_differ_in_their_nation_alone() -> None:
    pirate = dataclasses.replace(
        ship("pirate_galley"),
        sort=ShipSort.WARGALLEY,
        nation=Nation.EMPIRE,
        rulebook=ship("wargalley").rulebook,
    )
    assert pirate == ship("wargalley")


@pytest.mark.rule("MOW-GAP-01")
def test_points_are_as_balanced() -> None:
    assert {card.sort.value: card.points for card in OURS.ships.values()} == {
        "wargalley": 50,
        "pirate_galley": 50,
        "wolfship": 145,
        "greatship": 280,
        "corsair": 100,
        "buccaneer": 72,
        "galleon": 225,
    }
