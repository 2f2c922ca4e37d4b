"""Wind, shoals, sight and exploring."""

import random
from dataclasses import replace
from typing import Any

import pytest

from engine.core.words import Text
from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.actions import EndTurn, Explore, Sail, TurnAbout
from engine.games.captains_log.model.cards import FortressCard, PortCard, WindCard
from engine.games.captains_log.model.chart import NOWHERE, SIZE, Chart, chart
from engine.games.captains_log.model.data_set import standard
from engine.games.captains_log.model.state import Cube
from engine.games.captains_log.rules import sight, wind
from engine.space.hexes import Axial, line_to
from tests.captains_log.table import Table, hex_of, tile


@pytest.mark.rule("CL-WIND-01", "CL-WIND-04")
def test_the_wind_card_has_a_modifier_for_each_heading() -> None:
    table = Table(winds=[WindCard(id="n", modifiers=(2, 1, -1, -2, -1, 1))])
    found = [wind.modifier(table.sea, heading) for heading in range(0, 360, 60)]
    assert found == [2, 1, -1, -2, -1, 1]
    assert wind.downwind(table.sea) == 0


@pytest.mark.rule("CL-WIND-06")
def test_an_exhausted_wind_deck_is_shuffled_anew_without_the_card_in_force() -> None:
    table = Table(winds=standard().winds.values()).without_npcs()
    table.place("p1", hex_of(1))
    table.sea.winds, table.sea.step = [], 1
    before = table.sea.wind
    table.act("p1", EndTurn(), 1, 1)
    assert sorted([before, table.sea.wind, *table.sea.winds]) == sorted(table.data.winds)


@pytest.mark.rule("CL-WIND-07")
def test_the_option_to_shuffle_winds_shuffles_all_of_them_at_every_change() -> None:
    table = Table(winds=standard().winds.values(), shuffle_wind=True).without_npcs()
    table.place("p1", hex_of(1))
    table.sea.winds, table.sea.step = table.sea.winds[:2], 1
    table.act("p1", EndTurn(), 1, 1)
    assert len(table.sea.winds) == len(table.data.winds) - 2


@pytest.mark.rule("CL-SHOAL-01", "CL-SHOAL-03", "CL-EX-09", "CL-DRAFT-06")
@pytest.mark.parametrize(
    ("loads", "depth", "open_"),
    [(0, 1, False), (0, 2, True), (5, 2, False), (5, 3, True), (15, 3, False), (15, 5, True)],
)
def test_a_ship_enters_a_shoal_if_its_draft_is_no_more_than_the_depth(
    loads: int, depth: int, open_: bool
) -> None:
    table = Table(tile(1, shoals=((Axial(0, -1), depth),), start=Axial(0, 1))).without_npcs()
    table.place("p1", hex_of(1))
    table.captain().hold[:] = [Cube.TEA] * loads + [Cube.EMPTY] * (15 - loads)
    assert table.refused("p1", Sail(heading=0)) == (None if open_ else "CL-SHOAL-01")
    assert (Sail(heading=0) in table.suggested()) == open_


@pytest.mark.rule("CL-SHOAL-03")
def test_a_draft_of_two_and_a_half_is_too_much_for_a_depth_of_2_but_not_of_3() -> None:
    table = Table(
        tile(1, shoals=((Axial(0, -1), 2), (Axial(1, -1), 3)), start=Axial(0, 1))
    ).without_npcs()
    ship = next(s for s in standard().ships.values() if s.draft == 5)
    slots = standard().holds[f"{ship.level}/5"].slots
    table.place("p1", hex_of(1), ship=ship.id, hold=[Cube.EMPTY] * len(slots))
    assert table.refused("p1", Sail(heading=0)) == "CL-SHOAL-01"
    assert table.refused("p1", Sail(heading=60)) is None


@pytest.mark.rule("CL-LOS-01", "CL-LOS-03", "CL-LOS-05")
def test_an_island_blocks_the_line_from_centre_to_centre() -> None:
    table = Table(tile(1, land=(Axial(0, 0),), start=Axial(0, 1)))
    sheet = chart(table.sea)
    assert not sheet.sees(hex_of(1, 0, 1), hex_of(1, 0, -1))
    assert not sheet.sees(hex_of(1, 1, 0), hex_of(1, -1, 0))
    assert sheet.sees(hex_of(1, 0, 1), hex_of(1, 1, -1))


@pytest.mark.rule("CL-LOS-01", "CL-LOS-03")
def test_land_blocks_sight_inside_the_line_or_on_both_sides_of_an_edge_along_it() -> None:
    dice, cards = random.Random(1), standard()
    for _ in range(8):
        numbers = dice.sample(sorted(cards.tiles), 19)
        sheet = Chart(
            cards, tuple(6 * n + dice.randrange(6) if dice.random() < 0.8 else 0 for n in numbers)
        )
        hexes = range(len(sheet.land))
        land = {sheet.board.at[at] for at in hexes if sheet.land[at]}
        for _ in range(500):
            a, b = dice.choice(hexes), dice.choice(hexes)
            (q, r), line = sheet.board.at[a], line_to(sheet.board.offset(a, b))
            inside = [Axial(q + at.q, r + at.r) in land for at in line.through]
            edges = [all(Axial(q + at.q, r + at.r) in land for at in pair) for pair in line.along]
            assert sheet.sees(a, b) != any((*inside, *edges))


@pytest.mark.rule("CL-MOVE-04", "CL-AMB-87")
def test_the_exits_of_a_hex_are_its_neighbours_that_are_revealed_water() -> None:
    table = Table(tile(1, land=(Axial(0, 0),), start=Axial(0, 1)), known_tiles=1)
    sheet = chart(table.sea)
    for at, around in enumerate(sheet.board.neighbours):
        water = [to != NOWHERE and sheet.revealed[to] and not sheet.land[to] for to in around]
        ways = [to if wet else NOWHERE for to, wet in zip(around, water, strict=True)]
        assert list(sheet.exits[at]) == list(sheet.exits[at]) == ways


@pytest.mark.rule("CL-LOS-02")
def test_the_lookout_sees_all_around() -> None:
    sheet = chart(Table().sea)
    here = hex_of(1)
    assert all(sheet.sees(here, there) for there in sheet.board.within(here, 6))


@pytest.mark.rule("CL-LOS-04")
def test_a_ship_in_between_hides_no_tile_from_an_explorer() -> None:
    table = unexplored()
    at = table.captain().at
    assert at is not None
    in_sight = len(sight.explorable(table.sea, at))
    assert in_sight
    around = [to for to in chart(table.sea).board.neighbours[at] if chart(table.sea).revealed[to]]
    for number, here in enumerate(around, 1):
        table.npc(f"npc:{number}", here, card=10 + number)
    assert table.refused("p1", Explore(tiles=in_sight)) is None
    assert table.refused("p1", Explore(tiles=in_sight + 1)) == "CL-EXPLORE-03"


@pytest.mark.rule("CL-LOS-06")
def test_every_hex_is_land_or_water() -> None:
    sheet = chart(Table(tile(1, land=(Axial(0, 0),), start=Axial(0, 1))).sea)
    assert sheet.land[hex_of(1)]
    assert sheet.depth[hex_of(1)] == 0
    assert all((depth == 0) == land for depth, land in zip(sheet.depth, sheet.land, strict=True))


@pytest.mark.rule("CL-AMB-25")
def test_a_line_along_an_edge_is_blocked_only_by_land_on_both_sides() -> None:
    one = Table(tile(1, land=(Axial(0, 0),), start=Axial(0, 1)))
    assert chart(one.sea).sees(hex_of(1, -1, 0), hex_of(1, 0, 1)) is True
    both = Table(tile(1, land=(Axial(0, 0), Axial(1, -1)), start=Axial(0, 1)))
    assert chart(both.sea).sees(hex_of(1, 0, -1), hex_of(1, 1, 0)) is False
    side = Table(tile(1, land=(Axial(1, -1),), start=Axial(0, 1)))
    assert chart(side.sea).sees(hex_of(1, 0, -1), hex_of(1, 1, 0)) is True


def unexplored(*tiles, known: int = 1) -> Table:
    table = Table(*tiles).without_npcs()
    table.place("p1", hex_of(1))
    table.sea.unseen = list(range(known + 1, 22))
    table.sea.tiles = (*table.sea.tiles[:known], *[0] * (21 - known))
    return table


def revealed(step: Any) -> list[int]:
    """The slots of the tiles that *step* revealed, in order."""
    return [event.slot for event in step.events if isinstance(event, e.TileRevealed)]


def steps_to(table: Table, slot: int) -> int:
    """The distance of the nearest hex of *slot* from the ship of ``p1``."""
    at, board = table.captain().at, chart(table.sea).board
    assert at is not None
    return min(board.distance(at, SIZE * slot + k) for k in range(SIZE))


RIM = hex_of(1, 1, -2)
"""A hex at the edge of tile 1: two other tiles begin 1 hex away, one 2 and two 3 hexes away."""
AFAR = [1, 1, 2, 3, 3]


def at_the_rim() -> Table:
    table = unexplored()
    table.place("p1", RIM)
    assert sorted(steps_to(table, slot) for slot in range(1, 21))[:6] == [*AFAR, 4]
    return table


@pytest.mark.rule("CL-EXPLORE-01", "CL-LOS-07")
@pytest.mark.parametrize("at", [RIM, hex_of(1, 0, -1), hex_of(1, 2, -1)])
def test_tiles_with_a_hex_within_three_can_be_explored_and_none_farther_away(at: int) -> None:
    table = unexplored()
    table.place("p1", at)
    near = [slot for slot in range(1, 21) if steps_to(table, slot) <= 3]
    assert any(steps_to(table, slot) == 4 for slot in range(1, 21))
    assert table.refused("p1", Explore(tiles=len(near))) is None
    assert table.refused("p1", Explore(tiles=len(near) + 1)) == "CL-EXPLORE-03"
    step = table.act("p1", Explore(tiles=len(near)), *[1] * 2 * len(near))
    assert sorted(revealed(step)) == near


@pytest.mark.rule("CL-EXPLORE-03")
@pytest.mark.parametrize("tiles", [2, 3, 4, 5])
def test_nearer_tiles_are_revealed_before_those_farther_away(tiles: int) -> None:
    table = at_the_rim()
    before = [steps_to(table, slot) for slot in range(21)]
    slots = revealed(table.act("p1", Explore(tiles=tiles), *[1] * 2 * tiles))
    assert [before[slot] for slot in slots] == AFAR[:tiles]
    assert table.sea.turn.actions == 1


@pytest.mark.rule("CL-EXPLORE-03")
def test_of_tiles_equally_near_a_captain_chooses_which_and_in_which_order() -> None:
    for pick in (0, 1):
        table = at_the_rim()
        nearest = [slot for slot in range(1, 21) if steps_to(table, slot) == 1]
        farther = next(slot for slot in range(1, 21) if steps_to(table, slot) == 2)
        choices = [o.slot for o in table.suggested() if isinstance(o, Explore) and o.slot]
        assert choices == nearest
        assert table.refused("p1", Explore(tiles=1, slot=farther)) == "CL-EXPLORE-03"
        assert table.refused("p1", Explore(tiles=2, slot=nearest[pick])) == "CL-EXPLORE-03"
        step = table.act("p1", Explore(tiles=1, slot=nearest[pick]), 1, 1)
        assert revealed(step) == [nearest[pick]]


@pytest.mark.rule("CL-EXPLORE-03", "CL-TURN-03", "CL-AMB-117")
def test_tiles_chosen_one_by_one_are_revealed_with_one_action() -> None:
    table = at_the_rim()
    first, second = (slot for slot in range(1, 21) if steps_to(table, slot) == 1)
    assert revealed(table.act("p1", Explore(tiles=1, slot=second), 1, 1)) == [second]
    assert revealed(table.act("p1", Explore(tiles=1), 1, 1)) == [first]
    assert table.sea.turn.actions == 1
    table.sea.turn.actions = 2
    table.act("p1", Explore(tiles=3), *[1] * 6)
    assert table.sea.turn.actions == 2
    assert not [order for order in table.suggested() if isinstance(order, Explore)]


@pytest.mark.rule("CL-EXPLORE-03", "CL-TURN-03", "CL-AMB-117")
def test_a_captain_who_does_something_else_cannot_go_on_exploring() -> None:
    table = at_the_rim()
    table.act("p1", Explore(tiles=1), 1, 1)
    table.act("p1", TurnAbout(heading=60))
    assert table.sea.turn.actions == 2
    assert table.refused("p1", Explore(tiles=1)) == "CL-TURN-03"
    assert not [order for order in table.suggested() if isinstance(order, Explore)]


@pytest.mark.rule("CL-EXPLORE-03")
def test_labels_name_the_tiles_to_choose_among_by_their_direction() -> None:
    table = at_the_rim()
    labels = [
        table.game.label(table.view(), order)[-1]
        for order in table.suggested()
        if isinstance(order, Explore) and order.slot is not None
    ]
    assert labels == [Text.of("label-explore-one", side=side) for side in ("north", "east")]


@pytest.mark.rule("CL-EXPLORE-01")
def test_exploring_more_tiles_than_are_in_reach_is_refused() -> None:
    table = Table().without_npcs()
    table.place("p1", hex_of(1))
    assert table.refused("p1", Explore(tiles=1)) == "CL-EXPLORE-01"
    few = unexplored()
    assert few.refused("p1", Explore(tiles=7)) == "CL-EXPLORE-03"


@pytest.mark.rule("CL-EXPLORE-02", "CL-LOS-03")
def test_an_island_hides_the_tile_behind_it() -> None:
    open_sea = unexplored()
    north = sight.explorable(open_sea.sea, hex_of(1, 0, 1))
    table = unexplored(tile(1, land=(Axial(0, 0), Axial(1, 0), Axial(-1, 1)), start=Axial(1, -1)))
    behind = sight.explorable(table.sea, hex_of(1, 0, 1))
    assert len(behind) < len(north)


def test_lookouts_are_all_water_hexes_from_which_a_tile_can_be_explored() -> None:
    table = unexplored(known=7)
    sheet = chart(table.sea)
    water = [at for at, depth in enumerate(sheet.depth) if depth]
    seen = [at for at in water if sight.explorable(table.sea, at)]
    assert 0 < len(seen) < len(water)
    assert list(sight.lookouts(table.sea)) == seen


@pytest.mark.rule("CL-EXPLORE-04", "CL-BARREL-01")
def test_barrels_on_a_revealed_tile_are_set_up_at_once() -> None:
    table = unexplored(tile(2, barrels=(Axial(0, 0), Axial(1, 0))))
    table.sea.barrels = []
    table.act("p1", Explore(tiles=1), 1, 1)
    slot = next(slot for slot, code in enumerate(table.sea.tiles) if code // 6 == 2)
    assert sorted(table.sea.barrels) == sorted(chart(table.sea).barrels[2])
    assert all(at // 13 == slot for at in table.sea.barrels)


@pytest.mark.rule("CL-EXPLORE-04")
def test_a_revealed_tile_may_be_rotated_in_any_of_six_ways() -> None:
    ways = set()
    for face in range(1, 7):
        table = unexplored(tile(2, land=(Axial(0, -1),)))
        table.act("p1", Explore(tiles=1), 1, face)
        ways.add(chart(table.sea).land.index(True))
    assert len(ways) == 6


@pytest.mark.rule("CL-EXPLORE-05", "CL-GAP-20")
@pytest.mark.parametrize(
    ("face", "nation"), [(1, "holland"), (4, "spain"), (9, "england"), (12, "france")]
)
def test_a_port_without_allegiance_draws_a_flag(face: int, nation: str) -> None:
    port = PortCard(
        at=Axial(0, 0), name="Haven", owner="random", services=(), anchorages=(Axial(0, 1),)
    )
    table = unexplored(tile(2, land=(Axial(0, 0),), port=port))
    step = table.act("p1", Explore(tiles=1), 1, 1, face)
    assert step.events[-1] == e.FlagDrawn(tile=2, place="port", nation=nation)
    native = unexplored(tile(2, land=(Axial(0, 0),), port=replace(port, owner="native")))
    assert len(native.act("p1", Explore(tiles=1), 1, 1).events) == 1


@pytest.mark.rule("CL-EXPLORE-06")
def test_a_fortress_without_a_flag_draws_one() -> None:
    fort = FortressCard(at=Axial(0, 0), owner="random", fire=((Axial(0, 1), 3),))
    table = unexplored(tile(2, land=(Axial(0, 0),), fortress=fort))
    step = table.act("p1", Explore(tiles=1), 1, 1, 5)
    assert step.events[-1] == e.FlagDrawn(tile=2, place="fortress", nation="spain")
    assert table.sea.flags == {"fortress:2": "spain"}
