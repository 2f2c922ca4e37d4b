"""Terrain: how many pieces each quarter of the table gets, and where they lie."""

from itertools import pairwise
from typing import Any

import pytest

from engine.core.dice import ScriptedDice, SeededDice
from engine.core.game import begin
from engine.core.referee import Referee
from engine.games.man_o_war.game import MAN_O_WAR
from engine.games.man_o_war.model import data_set
from engine.games.man_o_war.model.lengths import units
from engine.games.man_o_war.model.options import PRESETS, Options
from engine.games.man_o_war.model.state import Open
from engine.games.man_o_war.model.terrain import SECTIONS, TerrainKind
from engine.games.man_o_war.rules.ground import land, lies
from engine.games.man_o_war.rules.terrain import kinds_with_room, lay_terrain, places, roll_pieces
from engine.space.plane import bounds, clearance, distance

OURS = data_set.standard()
SEEDS = ("reef", "cape", "bay", "strait")
EVERY_TERRAIN = ("by_dice", "islands", "shoals")
lands = pytest.mark.parametrize("terrain", EVERY_TERRAIN)
seeds = pytest.mark.parametrize("seed", SEEDS)


def started(options: Options, seed: str = "reef") -> Open:
    return begin(MAN_O_WAR, ("p1", "p2"), options, SeededDice(seed))[0].open


def rolled(terrain: Any, *faces: int) -> list[int]:
    with ScriptedDice(faces) as dice:
        counts = roll_pieces(OURS, Options(terrain=terrain), Referee(dice))
    return [counts[section] for section in SECTIONS]


@pytest.mark.rule("MOW-TERRAIN-02", "MOW-EX-17")
def test_a_die_says_how_many_pieces_each_of_the_four_sections_gets() -> None:
    assert rolled("by_dice", 1, 2, 3, 4) == [0, 0, 1, 1]
    assert rolled("by_dice", 4, 5, 6, 1) == [1, 2, 3, 0]
    assert rolled("islands", 1, 2, 3, 6) == [1, 1, 1, 3]
    assert rolled("shoals", 1, 3, 5, 6) == [1, 2, 3, 4]
    assert rolled("open_sea") == [0, 0, 0, 0]


@pytest.mark.rule("MOW-GEO-20", "MOW-DEC-02", "MOW-POST-21")
@lands
@seeds
def test_pieces_lie_wholly_in_their_quarter_8_cm_apart_and_clear_of_the_fleets_zones(
    terrain: Any, seed: str
) -> None:
    battle = started(Options(terrain=terrain), seed)
    pieces = land(battle)
    assert pieces
    for number, piece in enumerate(pieces):
        west, south, east, north = bounds(piece.outline)
        assert west >= units(30.5)
        assert east <= units(89.5)
        assert 0 <= south < north <= units(120)
        for low, high in ((west, east), (south, north)):
            assert high <= units(60) or low >= units(60)
        for other in pieces[:number]:
            assert distance(piece.outline, other.outline) >= units(8)


@pytest.mark.rule("MOW-GEO-20", "MOW-TERRAIN-05")
def test_a_coast_lies_along_the_north_or_the_south_edge_and_a_large_island_is_two_pieces() -> None:
    for section in SECTIONS:
        for at in places(OURS.terrain[TerrainKind.COAST], (), section):
            assert at.y in {units(3), units(117)}
        one = kinds_with_room(OURS, Options(terrain="islands"), (), section, 1)
        two = kinds_with_room(OURS, Options(terrain="islands"), (), section, 2)
        assert {*two} - {*one} == {TerrainKind.LARGE_ISLAND}


@pytest.mark.rule("MOW-TERRAIN-05", "MOW-AMB-45")
def test_islands_and_shoals_have_their_own_sorts_and_the_dice_all() -> None:
    found = {
        terrain: {
            piece.kind
            for seed in range(6)
            for piece in lay_terrain(
                OURS, Options(terrain=terrain), Referee(SeededDice(f"sorts {seed}"))
            )
        }
        for terrain in EVERY_TERRAIN
    }
    assert found["by_dice"] == {*TerrainKind}
    assert found["shoals"] == {TerrainKind.SANDBANK, TerrainKind.ROCKS}
    assert TerrainKind.ISLAND in found["islands"]
    assert TerrainKind.SANDBANK not in found["islands"]


@pytest.mark.rule("MOW-GEO-20")
def test_the_pieces_have_the_sizes_of_the_house() -> None:
    sizes = {
        card.kind.value: (card.length // 10_000, card.width // 10_000, card.round)
        for card in OURS.terrain.values()
    }
    assert sizes == {
        "island": (12, 12, True),
        "large_island": (24, 12, False),
        "coast": (24, 6, False),
        "sandbank": (12, 5, False),
        "rocks": (6, 6, True),
        "iceberg": (6, 6, True),
    }


@pytest.mark.rule("MOW-DEPLOY-04", "MOW-DEPLOY-05", "MOW-DEPLOY-06", "MOW-GEO-21", "MOW-AMB-46")
@lands
@pytest.mark.parametrize("fleets", ["points_450", "capital_700", "points_1000", "points_1500"])
@pytest.mark.parametrize("enemy", ["pirates", "bretonnia"])
def test_every_fleet_begins_in_its_zone_clear_of_land_and_of_each_other(
    terrain: Any, fleets: Any, enemy: Any
) -> None:
    battle = started(Options(fleets=fleets, enemy=enemy, terrain=terrain))
    hulls = [lies(battle, number) for number in range(len(battle.ships))]
    for number, (ship, hull) in enumerate(zip(battle.ships, hulls, strict=True)):
        west, south, east, north = bounds(hull.outline)
        deep = (west, east) if ship.side == "west" else (units(120) - east, units(120) - west)
        assert 0 <= deep[0] < deep[1] <= units(22.5)
        assert units(22.5) <= south < north <= units(97.5)
        leader = battle.squadrons[ship.squadron].leader
        assert distance(hull.outline, hulls[leader].outline) <= units(15)
        for other in (*hulls[:number], *land(battle)):
            assert clearance(hull, other) > 0


@pytest.mark.rule("MOW-AMB-47", "MOW-SETUP-02", "MOW-SETUP-12")
@pytest.mark.parametrize("fleets", ["points_700", "capital_700", "points_1000", "points_1500"])
def test_capital_ships_are_squadrons_of_one_and_all_crews_are_whole(fleets: Any) -> None:
    battle = started(Options(fleets=fleets, enemy="bretonnia"))
    letters = [one.letter for one in battle.squadrons]
    assert all(first < second for first, second in pairwise(letters))
    for squadron in battle.squadrons:
        cards = [OURS.ships[battle.ships[one].sort] for one in squadron.ships]
        assert len({card.sort for card in cards}) == 1
        assert len(cards) == (1 if cards[0].ship_class == "capital_ship" else 3)
        assert [battle.ships[one].crew for one in squadron.ships] == [card.crew for card in cards]


@pytest.mark.rule("MOW-TERRAIN-02")
def test_an_open_battle_has_land_by_dice_and_first_games_are_on_the_open_sea() -> None:
    assert PRESETS["open_battle"].terrain == "by_dice"
    assert PRESETS["islands"].terrain == "islands"
    assert started(PRESETS["first_game"]).terrain == []
