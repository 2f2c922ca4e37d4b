"""The tiles fit together into a sea that can be sailed, with all the rulebook names on them."""

import random
from collections.abc import Iterable, Iterator
from itertools import chain

import pytest

from engine.games.captains_log.model import data_set
from engine.games.captains_log.model.cards import COUNTRIES, Service, TileCard
from engine.games.captains_log.model.chart import DEEP, LOCAL, NOWHERE, Chart, board
from engine.space.hexes import HEADINGS, STEPS, Axial, distance, neighbour
from tests.captains_log.layouts import COAST, COAST_ANCHORAGE, COAST_BARREL

CARDS = data_set.standard()
STANDARD = [tile for tile in CARDS.tiles.values() if not tile.optional]
PORTS = [(tile, tile.port) for tile in STANDARD if tile.port]
FORTRESSES = [(tile, tile.fortress) for tile in STANDARD if tile.fortress]
CENTRE = Axial(0, 0)
TIPS = tuple(at for at in LOCAL if distance(at, CENTRE) == 2)
SAMPLES = 200

tiles = pytest.mark.parametrize("tile", CARDS.tiles.values(), ids=lambda tile: str(tile.number))
rule = pytest.mark.rule("CL-GAP-01")


def deep(tile: TileCard) -> set[Axial]:
    return set(LOCAL) - set(obstacles(tile))


def obstacles(tile: TileCard) -> list[Axial]:
    return [*tile.land, *(at for at, _ in tile.shoals)]


def around(at: Axial) -> list[Axial]:
    return [neighbour(at, heading) for heading in HEADINGS]


def connected(hexes: Iterable[Axial]) -> bool:
    left = set(hexes)
    queue = [left.pop()]
    while queue:
        near = left.intersection(around(queue.pop()))
        left -= near
        queue += near
    return not left


def sides() -> Iterator[set[Axial]]:
    """The three hexes along each of a tile's borders."""
    for ring in STEPS:
        yield {ring, *(tip for tip in TIPS if distance(tip, ring) == 1)}


def marked_sea(tile: TileCard) -> list[Axial]:
    return [
        *([tile.start] if tile.start else []),
        *([tile.kraken] if tile.kraken else []),
        *(tile.port.anchorages if tile.port else []),
        *(at for _, at in tile.spawns),
        *tile.barrels,
        *tile.whales,
    ]


def random_layout(seed: int) -> Chart:
    shuffled = random.Random(seed)
    numbers = [tile.number for tile in STANDARD]
    shuffled.shuffle(numbers)
    return Chart(CARDS, tuple(6 * number + shuffled.randrange(6) for number in numbers))


@rule
def test_the_standard_game_has_the_tiles_1_to_21() -> None:
    assert [tile.number for tile in STANDARD] == list(range(1, 22))
    assert [tile.number for tile in CARDS.tiles.values() if tile.optional] == [22, 23]


@rule
@tiles
def test_every_tile_has_a_numbered_hex_on_open_sea(tile: TileCard) -> None:
    assert tile.start in deep(tile)
    if tile.fortress:
        assert tile.start not in [at for at, _ in tile.fortress.fire]
    if tile.kraken is not None and tile.start:
        assert distance(tile.start, tile.kraken) > 1


@rule
@tiles
def test_at_most_four_hexes_of_a_tile_are_land_or_shoal(tile: TileCard) -> None:
    assert len(obstacles(tile)) == len(set(obstacles(tile))) <= 4


@rule
@tiles
def test_the_deep_sea_of_a_tile_is_connected(tile: TileCard) -> None:
    assert connected(deep(tile))


@rule
@tiles
def test_each_side_of_a_tile_holds_at_most_one_obstacle(tile: TileCard) -> None:
    assert all(len(side) == 3 for side in sides())
    assert all(len(side.intersection(obstacles(tile))) <= 1 for side in sides())


@rule
@tiles
def test_no_two_markings_share_a_hex_of_sea(tile: TileCard) -> None:
    assert len(marked_sea(tile)) == len(set(marked_sea(tile)))
    assert not set(marked_sea(tile)).intersection(tile.land)


@rule
@tiles
def test_no_barrel_lies_on_a_shoal_of_depth_1(tile: TileCard) -> None:
    assert all(dict(tile.shoals).get(at) != 1 for at in tile.barrels)


@rule
@tiles
def test_a_tile_has_at_most_one_ship_sign_of_each_role_and_ships_can_leave_it(
    tile: TileCard,
) -> None:
    kinds = [role for role, _ in tile.spawns]
    assert len(kinds) == len(set(kinds))
    for _, at in tile.spawns:
        assert at in deep(tile)
        assert len(deep(tile).intersection(around(at))) >= 2


@rule
@tiles
def test_a_treasure_lies_on_land_beside_water_and_not_on_the_hex_of_a_building(
    tile: TileCard,
) -> None:
    buildings = [place.at for place in (tile.port, tile.fortress) if place]
    for at in tile.treasures:
        assert at in tile.land
        assert at not in buildings
        assert (set(LOCAL) - set(tile.land)).intersection(around(at))


@rule
@tiles
def test_every_anchorage_touches_its_port_and_can_be_sailed_to(tile: TileCard) -> None:
    if tile.port is None:
        return
    assert tile.port.at in tile.land
    assert tile.port.anchorages
    market = {Service.BUY, Service.SELL} & set(tile.port.services)
    for at in tile.port.anchorages:
        assert distance(at, tile.port.at) == 1
        if market or tile.number in (4, 10, 21):
            assert at in deep(tile)
        elif at not in deep(tile):
            assert dict(tile.shoals)[at] >= 3
            assert deep(tile).intersection(around(at))


@rule
def test_shoals_of_depth_1_2_3_and_5_occur_and_no_others() -> None:
    assert {depth for tile in STANDARD for _, depth in tile.shoals} == {1, 2, 3, 5}


@pytest.mark.rule("CL-GAP-01", "CL-FORT-01")
def test_the_three_fortresses_stand_alone_in_the_middle_of_their_tiles() -> None:
    owners = {tile.number: fortress.owner for tile, fortress in FORTRESSES}
    assert owners == {5: "random", 6: "random", 14: "pirates"}
    for tile, fortress in FORTRESSES:
        assert fortress.at == CENTRE
        assert not set(STEPS).intersection(tile.land)
        assert tile.port is None
        assert {at for at, _ in fortress.fire} == set(STEPS)


@pytest.mark.rule("CL-GAP-01", "CL-EX-19")
def test_some_hex_of_a_fire_zone_shows_four_dice() -> None:
    assert 4 in [dice for _, fortress in FORTRESSES for _, dice in fortress.fire]


@rule
def test_captains_can_sell_in_the_spanish_port_of_tile_7_and_the_pirate_port_of_tile_15() -> None:
    ports = {tile.number: port for tile, port in PORTS}
    assert ports[7].owner == "spain"
    assert Service.SELL in ports[7].services
    assert ports[15].owner == "pirates"
    assert Service.SELL in ports[15].services


@rule
def test_the_ports_of_tiles_18_and_22_are_native_and_have_a_tavern_and_a_shipyard() -> None:
    for number in (18, 22):
        port = CARDS.tiles[number].port
        assert port
        assert port.owner == "native"
        assert {Service.TAVERN, Service.SHIPYARD} <= set(port.services)


@rule
def test_tiles_4_10_and_21_have_a_port() -> None:
    assert {4, 10, 21} <= {tile.number for tile, _ in PORTS}


@rule
def test_whales_swim_on_tiles_11_12_17_and_19() -> None:
    assert [tile.number for tile in STANDARD if tile.whales] == [11, 12, 17, 19]
    assert all(len(tile.whales) <= 1 for tile in STANDARD)


@rule
def test_the_kraken_rises_in_the_middle_of_tile_11_and_nowhere_else() -> None:
    assert [(tile.number, tile.kraken) for tile in STANDARD if tile.kraken] == [(11, CENTRE)]


@pytest.mark.rule("CL-GAP-01", "CL-GAP-13")
def test_twelve_tiles_hide_one_treasure_each_and_no_two_at_the_same_place_of_their_tile() -> None:
    with_treasure = [tile for tile in STANDARD if tile.treasures]
    places = list(chain.from_iterable(tile.treasures for tile in with_treasure))
    assert {16, 21} <= {tile.number for tile in with_treasure}
    assert len(with_treasure) == len(places) == len(set(places)) == 12


@rule
def test_the_fourteen_ports_have_the_planned_owners_and_services() -> None:
    census = sorted((port.owner, *sorted(port.services)) for _, port in PORTS)
    inns = [(country, "buy", "tavern") for country in COUNTRIES]
    yards = [(country, "sell", "shipyard") for country in COUNTRIES]
    others = [("random", "shipyard", "tavern"), ("native", "shipyard", "tavern")] * 2
    pirates = [("pirates", "sell", "tavern"), ("pirates", "shipyard", "tavern")]
    assert census == sorted([*inns, *yards, *others, *pirates])
    assert len({port.name for _, port in PORTS}) == 14


@pytest.mark.rule("CL-GAP-01", "CL-GAP-08")
def test_no_port_both_buys_and_sells_goods() -> None:
    assert not any({Service.BUY, Service.SELL} <= set(port.services) for _, port in PORTS)


@pytest.mark.rule("CL-GAP-01", "CL-GAP-14")
def test_tiles_show_10_to_20_barrels_so_that_tokens_are_left_for_timers() -> None:
    assert 10 <= sum(len(tile.barrels) for tile in CARDS.tiles.values()) <= 20


@rule
def test_tile_23_has_land_two_barrels_or_more_and_one_ship_sign() -> None:
    tile = CARDS.tiles[23]
    assert tile.land
    assert len(tile.barrels) >= 2
    assert len(tile.spawns) == 1


@pytest.mark.rule("CL-GAP-02")
@pytest.mark.parametrize("slots", [21, 23, 24])
def test_any_two_adjacent_slots_of_the_board_share_a_neighbouring_slot(slots: int) -> None:
    size, neighbours = len(LOCAL), board(slots).neighbours
    touching = {
        frozenset((at // size, to // size))
        for at, near in enumerate(neighbours)
        for to in near
        if to != NOWHERE and to // size != at // size
    }
    for a, b in map(sorted, touching):
        assert any({frozenset((a, c)), frozenset((b, c))} <= touching for c in range(slots))


@pytest.mark.rule("CL-GAP-01", "CL-GAP-02")
def test_the_deep_sea_is_connected_in_random_layouts_of_tiles() -> None:
    for seed in range(SAMPLES):
        chart = random_layout(seed)
        sea = [at for at, depth in zip(chart.board.at, chart.depth, strict=True) if depth == DEEP]
        assert connected(sea), f"layout {seed} falls apart"


@pytest.mark.rule("CL-GAP-01", "CL-EXPLORE-07")
def test_a_fortress_stands_on_an_island_of_one_hex_in_random_layouts_of_tiles() -> None:
    for seed in range(SAMPLES):
        chart = random_layout(seed)
        for fortress in chart.fortresses.values():
            near = [to for to in chart.board.neighbours[fortress.at] if to != NOWHERE]
            assert len(near) == 6
            assert not any(chart.land[to] for to in near)


Course = tuple[int, int]
"""A hex of a chart, and the index in HEADINGS of a ship's heading there."""


def sail(chart: Chart, start: Course, draft: int, steps: int) -> dict[Course, int]:
    """Courses a ship of *draft* (in halves) reaches in *steps*, with the fewest steps to each."""
    reached, last = {start: 0}, [start]
    for made in range(1, steps + 1):
        ahead = [
            (chart.exits[at][turn % 6], turn % 6)
            for at, way in last
            for turn in (way - 1, way, way + 1)
        ]
        last = [c for c in ahead if c[0] != NOWHERE and chart.depth[c[0]] >= draft]
        last = [course for course in dict.fromkeys(last) if course not in reached]
        reached.update(dict.fromkeys(last, made))
    return reached


@pytest.mark.rule("CL-GAP-01", "CL-EX-12", "CL-EX-13", "CL-EX-14")
def test_the_routes_of_the_rulebooks_example_can_be_sailed_on_the_layout_coast() -> None:
    chart = Chart(CARDS, COAST)
    north, south = 0, 3
    goal = chart.ports[21].anchorages
    dutch = chart.ports[2].anchorages
    assert chart.ports[2].card.owner == "holland"
    assert COAST_ANCHORAGE in chart.moorings
    assert COAST_BARREL in chart.barrels[1]

    def first(way: int) -> Course:
        return chart.exits[COAST_ANCHORAGE][way], way

    # Red route: 7 points and a wind of -2 make 5, the first of them spent on the exit.
    assert not any(at in goal for at, _ in sail(chart, first(south), 6, 4))

    # Green and blue routes: 7 points and a wind of +2 make 9, one of them spent on the barrel.
    to_barrel = sail(chart, first(north), 6, 7)
    at_barrel = {c: 1 + made for c, made in to_barrel.items() if c[0] == COAST_BARREL}
    assert at_barrel

    def onward(draft: int) -> set[int]:
        return {at for c, made in at_barrel.items() for at, _ in sail(chart, c, draft, 8 - made)}

    assert onward(6).intersection(goal), "with draft 3 over the shoal"
    assert not onward(8).intersection(goal), "with draft 4 the way around is too long"
    assert onward(8).intersection(dutch)
