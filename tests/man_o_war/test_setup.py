"""Setting up: the squadrons at their places on the open sea, and the first wind."""

from typing import Any

import pytest

from engine.core.dice import ScriptedDice, SeededDice
from engine.core.game import begin
from engine.games.man_o_war.game import MAN_O_WAR
from engine.games.man_o_war.model import data_set
from engine.games.man_o_war.model.lengths import units
from engine.games.man_o_war.model.options import PRESETS, Options
from engine.games.man_o_war.model.printed import card_of
from engine.games.man_o_war.model.ships import ShipSort
from engine.games.man_o_war.model.state import WarState
from engine.games.man_o_war.rules import measuring
from engine.games.man_o_war.rules.ground import apart, lies
from engine.games.man_o_war.rules.musters import musters
from engine.space.plane import DEGREE, bounds

SEATS = ("p1", "p2")
each_preset = pytest.mark.parametrize("preset", PRESETS)


def start(preset: str = "first_game", seed: str = "start") -> WarState:
    return begin(MAN_O_WAR, SEATS, PRESETS[preset], SeededDice(seed))[0]


@pytest.mark.rule("MOW-SETUP-01", "MOW-SETUP-03", "MOW-DEC-24")
@pytest.mark.parametrize("preset", ["first_game", "two_galleys"])
def test_the_empires_galleys_in_the_west_meet_those_of_the_pirates(preset: str) -> None:
    battle = start(preset).open
    sorts = {(ship.side, ship.sort.value) for ship in battle.ships}
    assert sorts == {("west", "wargalley"), ("east", "pirate_galley")}
    assert all(ship.hits == {} and ship.crew == 2 for ship in battle.ships)


@pytest.mark.rule("MOW-SETUP-09", "MOW-SETUP-10")
@pytest.mark.parametrize(("preset", "ships"), [("first_game", 3), ("two_galleys", 2)])
def test_each_side_has_one_squadron_with_one_leader(preset: str, ships: int) -> None:
    west, east = start(preset).open.squadrons
    assert (west.letter, west.side, east.letter, east.side) == ("A", "west", "B", "east")
    assert len(west.ships) == len(east.ships) == ships
    assert west.leader in west.ships
    assert east.leader in east.ships


@pytest.mark.rule("MOW-TERRAIN-01", "MOW-GEO-01", "MOW-GEO-18")
def test_the_table_is_120_cm_wide_in_whole_units_and_empty_but_for_ships() -> None:
    battle = start().open
    assert (battle.width, battle.height) == (1_200_000, 1_200_000)
    assert all(isinstance(number, int) for ship in battle.ships for number in ship.at)


@pytest.mark.rule("MOW-GEO-02")
def test_a_galley_is_five_cm_long_and_two_wide_along_its_heading() -> None:
    battle = start().open
    west, south, east, north = bounds(lies(battle, 0).outline)
    assert (east - west, north - south) == (units(5), units(2))
    assert battle.ships[0].at.heading == 90 * DEGREE


@pytest.mark.rule("MOW-DEPLOY-04", "MOW-DEPLOY-05", "MOW-DEC-04")
@each_preset
def test_ships_begin_at_the_border_of_their_zone_bows_toward_the_enemy(preset: str) -> None:
    state = start(preset)
    measuring.uncover(state)
    battle = state.open
    for number, ship in enumerate(battle.ships):
        west, south, east, north = bounds(lies(battle, number).outline)
        if ship.side == "west":
            assert (west >= 0, east, ship.at.heading) == (True, units(22.5), 90 * DEGREE)
        else:
            assert (west, east <= battle.width) == (units(97.5), True)
            assert ship.at.heading == 270 * DEGREE
        assert units(22.5) <= south
        assert north <= units(97.5)


@pytest.mark.rule("MOW-DEPLOY-06")
@each_preset
def test_ships_begin_within_15_cm_of_their_leader(preset: str) -> None:
    battle = start(preset).open
    for number, ship in enumerate(battle.ships):
        leader = battle.squadrons[ship.squadron].leader
        if number != leader:
            assert apart(battle, number, ship.at, leader) <= units(15)


@pytest.mark.rule("MOW-DEPLOY-01", "MOW-SETUP-11", "MOW-WIND-01")
@pytest.mark.parametrize(("face", "wind"), [(1, "S"), (2, "N"), (3, "S"), (6, "N")])
def test_a_die_blows_the_first_wind_to_the_north_or_the_south(face: int, wind: str) -> None:
    state, setup = begin(MAN_O_WAR, SEATS, PRESETS["first_game"], ScriptedDice([face, 6, 1]))
    assert state.open.wind == wind
    assert {roll.sides for roll in setup.rolls} == {6}


@pytest.mark.rule("MOW-SETUP-12", "MOW-DEC-24", "MOW-SETUP-09")
@pytest.mark.parametrize("enemy", ["pirates", "bretonnia"])
@pytest.mark.parametrize(
    "fleets", ["points_450", "points_700", "capital_700", "points_1000", "points_1500"]
)
def test_an_open_battle_has_the_ready_made_fleets_of_both_nations_at_lawful_places(
    fleets: Any, enemy: Any
) -> None:
    options = Options(fleets=fleets, enemy=enemy)
    battle = begin(MAN_O_WAR, SEATS, options, SeededDice("open"))[0].open
    nations = {(ship.side, card_of(battle, n).nation.value) for n, ship in enumerate(battle.ships)}
    assert nations >= {("west", "empire"), ("east", enemy)}
    for number, ship in enumerate(battle.ships):
        west, south, east, north = bounds(lies(battle, number).outline)
        assert units(22.5) <= south
        assert north <= units(97.5)
        border = east if ship.side == "west" else battle.width - west
        assert border <= units(22.5) if fleets == "points_1500" else border == units(22.5)
        leader = battle.squadrons[ship.squadron].leader
        if leader != number:
            assert apart(battle, number, ship.at, leader) <= units(15)
        for other in range(number):
            assert apart(battle, number, ship.at, other) > 0


@pytest.mark.rule("MOW-SETUP-12")
@pytest.mark.parametrize(
    "fleets", ["points_450", "points_700", "capital_700", "points_1000", "points_1500"]
)
@pytest.mark.parametrize(
    ("side", "enemy", "nation"),
    [
        ("west", "pirates", "empire"),
        ("west", "bretonnia", "empire"),
        ("east", "pirates", "pirates"),
        ("east", "bretonnia", "bretonnia"),
    ],
)
def test_a_side_brings_a_ready_made_fleet_of_its_nation_for_the_points_agreed(
    fleets: Any, side: Any, enemy: Any, nation: str
) -> None:
    data = data_set.standard()
    brought = [one.sort for one in musters(data, Options(fleets=fleets, enemy=enemy), side)]
    (fleet,) = (one for one in data.fleets.values() if [*one.squadrons] == brought)
    assert (fleet.nation.value, fleet.points) == (nation, int(fleets.split("_")[1]))


@pytest.mark.rule("MOW-SETUP-12")
def test_all_seven_sorts_of_ships_take_part_in_some_open_battle() -> None:
    data = data_set.standard()
    sorts = {
        muster.sort
        for fleets in ("points_450", "points_700", "capital_700")
        for enemy in ("pirates", "bretonnia")
        for side in ("west", "east")
        for muster in musters(data, Options(fleets=fleets, enemy=enemy), side)
    }
    assert sorts == {*ShipSort}
