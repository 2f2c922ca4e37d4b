"""NPCs choose their target by sight and reach, role, reputation, distance and turn."""

from dataclasses import replace

import pytest

from engine.games.captains_log.model.cards import MovePennant, Nation, PortCard, Role
from engine.games.captains_log.model.chart import board, chart
from engine.games.captains_log.model.events import Shot
from engine.games.captains_log.rules import ships
from engine.games.captains_log.rules.npc_target import quarry
from engine.games.captains_log.rules.waters import Waters
from engine.space.hexes import Axial
from tests.captains_log.npcs import (
    ENGLISH,
    FIRE,
    MERCHANT,
    SLOTS,
    activation,
    at,
    fleet,
    hated,
    hit,
    sailed,
    sea_of,
    ship,
)
from tests.captains_log.table import Table, tile


def chosen(table: Table, hexes: int = 5) -> str | None:
    return quarry(table.sea, "npc:1", Waters(table.sea, "npc:1", hexes))


ISLAND = tile(1, land=(Axial(0, 0), Axial(0, 1), Axial(1, 0)))
"""An island that blocks the view between the sea south of it and the sea north of it."""


@pytest.mark.rule("CL-NPCTARGET-01")
@pytest.mark.parametrize(("captain", "first"), [((2, -2), "npc:3"), ((3, -1), "p1")])
def test_an_npc_keeps_the_target_chosen_before_its_move_if_another_comes_in_sight(
    captain: tuple[int, int], first: str
) -> None:
    table = fleet(ship(101, pennants=(MovePennant(hexes=6),)), *ENGLISH, tiles=[ISLAND])
    table.npc("npc:1", at(0, 2), card=101)
    hated(table)
    table.place("p1", at(*captain))
    table.npc("npc:3", at(4, -1), card=103)
    way = sailed(activation(table, "npc:1"))
    in_sight = [chart(table.sea).sees(hex_, at(*captain)) for hex_ in way[:-1]]
    assert any(in_sight), "a captain, whom it would prefer, comes in sight on the way"
    prey = ships.position(table.sea, first)
    assert prey is not None
    assert board(SLOTS).distance(way[-1], prey) == 1


@pytest.mark.rule("CL-NPCTARGET-02")
def test_an_npc_prefers_a_better_target_to_a_nearer_one_if_both_are_in_reach() -> None:
    table = sea_of(Role.AGGRESSIVE)
    hated(table)
    table.npc("npc:3", at(2, 2), card=103)
    table.place("p1", at(0, -3))
    assert chosen(table) == "p1"
    table.place("p1", at(0, -4))
    assert chosen(table) == "npc:3", "one hex too far to be reached"


@pytest.mark.rule("CL-NPCTARGET-03")
def test_an_npc_prefers_the_nearest_target_if_none_is_in_reach() -> None:
    table = sea_of(Role.AGGRESSIVE)
    hated(table)
    table.place("p1", at(0, -5))
    table.npc("npc:3", at(4, 1), card=103)
    assert chosen(table, hexes=2) == "npc:3"
    table.npc("npc:3", at(-7, 4), card=103)
    assert chosen(table) == "npc:3"
    table.place("p1", at(0, -3))
    assert chosen(table, hexes=2) == "p1"


@pytest.mark.rule("CL-NPCTARGET-02", "CL-LOS-03")
def test_an_enemy_behind_an_island_is_not_in_sight() -> None:
    island = tile(1, land=(Axial(0, 0), Axial(0, 1), Axial(1, 0)))
    table = fleet(ship(101), *ENGLISH, tiles=[island])
    table.npc("npc:1", at(0, 2), card=101)
    hated(table)
    table.place("p1", at(0, -1))
    table.npc("npc:3", at(4, 1), card=103)
    assert chosen(table) == "npc:3"
    assert chosen(table, hexes=7) == "npc:3"
    table.place("p1", at(3, -1))
    assert chosen(table, hexes=7) == "p1"


@pytest.mark.rule("CL-LOS-04")
def test_a_ship_in_between_hides_no_target_from_an_npc() -> None:
    table = sea_of(Role.AGGRESSIVE)
    hated(table)
    table.place("p1", at(0, 0))
    assert chosen(table) == "p1"
    for number, here in enumerate((at(0, 1), at(0, 2)), 2):
        table.npc(f"npc:{number}", here, card=100 + number)
    assert chosen(table) == "p1"


@pytest.mark.rule("CL-NPCTARGET-03", "CL-AMB-45")
def test_an_npc_measures_the_nearest_enemy_by_the_hexes_it_has_to_sail() -> None:
    # npc:2 lies behind land to the west: two hexes in a straight line, but far to sail.
    wall = tile(1, land=(Axial(-1, -1), Axial(-1, 0), Axial(-1, 1), Axial(-1, 2)))
    table = fleet(ship(101), *ENGLISH, tiles=[wall])
    table.npc("npc:1", at(0, 0), card=101)
    table.npc("npc:2", at(-2, 1), card=102)
    table.npc("npc:3", at(0, 4), card=103)
    assert board(SLOTS).distance(at(0, 0), at(-2, 1)) < board(SLOTS).distance(at(0, 0), at(0, 4))
    assert chosen(table, hexes=1) == "npc:3"


@pytest.mark.rule("CL-NPCTARGET-04", "CL-NPC-14")
def test_an_npc_without_any_target_gets_a_timer_at_3() -> None:
    table = sea_of(Role.DEFENSIVE)
    table.place("p1", at(0, 1))
    assert chosen(table) is None
    told = activation(table, "npc:1")
    assert sailed(told) == []
    assert table.sea.npcs["npc:1"].timer == 3


@pytest.mark.rule("CL-NPCTARGET-05")
def test_an_aggressive_npc_prefers_captains_then_merchants_then_aggressive_ships() -> None:
    table = sea_of(Role.AGGRESSIVE)
    hated(table)
    table.npc("npc:4", at(1, 1), card=104)
    table.npc("npc:3", at(-1, 2), card=103)
    assert chosen(table) == "npc:3"
    table.npc("npc:2", at(3, 1), card=102)
    assert chosen(table) == "npc:2"
    table.place("p1", at(-3, 0))
    assert chosen(table) == "p1"


@pytest.mark.rule("CL-NPCTARGET-08")
def test_a_defensive_npc_prefers_captains_then_defensive_aggressive_and_merchant_ships() -> None:
    table = sea_of(Role.DEFENSIVE)
    hated(table)
    table.npc("npc:2", at(1, 1), card=102)
    assert chosen(table) == "npc:2"
    table.npc("npc:3", at(-2, 2), card=103)
    assert chosen(table) == "npc:3"
    table.npc("npc:4", at(3, 1), card=104)
    assert chosen(table) == "npc:4"
    table.place("p1", at(-3, 0))
    assert chosen(table) == "p1"


@pytest.mark.rule("CL-NPCTARGET-06", "CL-AMB-67")
def test_an_aggressive_npc_does_not_sail_towards_a_defensive_ship() -> None:
    table = sea_of(Role.AGGRESSIVE)
    table.npc("npc:4", at(0, 1), card=104)
    assert chosen(table) is None
    table.npc("npc:3", at(0, -6), card=103)
    assert chosen(table) == "npc:3"


@pytest.mark.rule("CL-NPCTARGET-07", "CL-AMB-67")
def test_an_aggressive_npc_attacks_a_defensive_ship_alongside_if_nobody_else_is_in_reach() -> None:
    table = sea_of(Role.AGGRESSIVE)
    table.npc("npc:4", at(1, 2), card=104)
    table.npc("npc:3", at(0, -6), card=103)
    assert chosen(table) == "npc:4"
    told = activation(table, "npc:1", 1, 1, 1, 1)
    assert sailed(told) == []
    assert hit(told) == ["npc:4", "npc:4"]


@pytest.mark.rule("CL-NPCTARGET-07")
def test_an_aggressive_npc_spares_a_defensive_ship_while_another_is_in_reach() -> None:
    table = fleet(ship(101, pennants=(FIRE, MovePennant(hexes=5))), *ENGLISH)
    table.npc("npc:1", at(0, 3), card=101)
    table.npc("npc:4", at(1, 2), card=104)
    table.npc("npc:3", at(-4, 2), card=103)
    told = activation(table, "npc:1")
    assert hit(told) == []
    assert board(SLOTS).distance(sailed(told)[-1], at(-4, 2)) == 1


@pytest.mark.rule("CL-NPCTARGET-06")
def test_an_aggressive_npc_turns_but_does_not_sail_to_bring_guns_on_a_defensive_ship() -> None:
    table = sea_of(Role.AGGRESSIVE)
    table.npc("npc:4", at(0, 2), card=104)
    told = activation(table, "npc:1", 1, 1)
    assert sailed(told) == []
    assert hit(told) == ["npc:4"]


@pytest.mark.rule("CL-NPCTARGET-09")
def test_an_npc_chooses_the_captain_whose_reputation_with_its_nation_is_worst() -> None:
    table = sea_of(Role.AGGRESSIVE, captains=3)
    for seat, hex_, column in (("p1", at(0, 1), -1), ("p2", at(3, 1), -3), ("p3", at(1, 1), -2)):
        hated(table, seat, column=column)
        table.place(seat, hex_)
    assert chosen(table) == "p2"
    hated(table, "p3", column=-4)
    assert chosen(table) == "p3"


@pytest.mark.rule("CL-NPCTARGET-10")
def test_an_npc_chooses_the_nearest_of_equally_good_targets() -> None:
    table = sea_of(Role.AGGRESSIVE, captains=2)
    for seat, hex_ in (("p1", at(4, 1)), ("p2", at(0, 0))):
        hated(table, seat)
        table.place(seat, hex_)
    assert chosen(table) == "p2"
    table.place("p1", at(0, 1))
    assert chosen(table) == "p1"


@pytest.mark.rule("CL-NPCTARGET-11")
def test_an_npc_chooses_the_next_to_play_of_equally_near_targets() -> None:
    table = sea_of(Role.AGGRESSIVE, captains=2)
    for seat, hex_ in (("p1", at(2, 1)), ("p2", at(-2, 3))):
        hated(table, seat)
        table.place(seat, hex_)
    assert table.sea.npcs["npc:1"].owner == "p1"
    assert chosen(table) == "p2"
    table.npc("npc:1", at(0, 3), card=101, owner="p2")
    assert chosen(table) == "p1"


@pytest.mark.rule("CL-NPCTARGET-12", "CL-NPCTARGET-15", "CL-NPC-33")
def test_an_npc_shoots_ships_alongside_and_farther_ones_only_with_the_range_skill() -> None:
    for reach, shots in ((1, []), (2, ["p1", "p1"])):
        table = fleet(ship(101, pennants=(FIRE, FIRE), range=reach))
        hated(table)
        table.npc("npc:1", at(0, 3), card=101)
        table.place("p1", at(2, 2), 60)
        faces = (1,) * 2 * len(shots)
        assert hit(activation(table, "npc:1", *faces)) == shots


@pytest.mark.rule("CL-NPC-33", "CL-NPCMOVE-10")
def test_the_range_skill_makes_a_ship_stop_farther_off_and_hit_without_penalty() -> None:
    table = fleet(ship(101, pennants=(MovePennant(hexes=5), FIRE), range=2))
    hated(table)
    table.npc("npc:1", at(0, 3), card=101)
    table.place("p1", at(3, -2), 60)
    told = activation(table, "npc:1", 1, 1)
    end = table.sea.npcs["npc:1"].at
    assert end is not None
    assert board(SLOTS).distance(end, at(3, -2)) == 2
    (shot,) = (event for event in told if isinstance(event, Shot))
    beam_on = board(SLOTS).flank(at(3, -2), 60, end)
    card = table.data.ships[table.captain().ship]
    assert shot.defence == card.defence + (0 if beam_on else 1)


def harbour(owner: str) -> Table:
    port = PortCard(
        at=Axial(0, 0), name="Port", owner=owner, services=(), anchorages=(Axial(1, 0),)
    )
    table = fleet(ship(101), tiles=[tile(1, land=(Axial(0, 0),), port=port)])
    hated(table)
    table.place("p1", at(1, 0))
    table.npc("npc:1", at(2, 0), card=101)
    return table


@pytest.mark.rule("CL-NPCTARGET-13", "CL-EX-36")
def test_an_npc_never_attacks_a_ship_moored_at_a_port_of_its_nation() -> None:
    table = harbour("spain")
    assert chosen(table) is None
    assert hit(activation(table, "npc:1")) == []
    assert table.sea.npcs["npc:1"].timer == 3


@pytest.mark.rule("CL-NPCTARGET-14", "CL-EX-36")
def test_an_npc_attacks_a_ship_moored_at_another_port() -> None:
    for owner in ("france", "native"):
        table = harbour(owner)
        assert chosen(table) == "p1"
        table.sea.npcs["npc:1"].heading = 0
        assert hit(activation(table, "npc:1", 1, 1)) == ["p1"]


@pytest.mark.rule("CL-NPC-08", "CL-REP-28")
def test_a_corsair_attacks_neither_pirates_nor_ships_of_its_country() -> None:
    corsair = ship(101, Role.AGGRESSIVE, Nation.ENGLAND, Nation.PIRATES)
    pirate = ship(105, Role.AGGRESSIVE, Nation.PIRATES)
    dutch = ship(106, Role.AGGRESSIVE, Nation.HOLLAND)
    table = fleet(corsair, pirate, dutch, MERCHANT)
    table.npc("npc:1", at(0, 3), card=101)
    table.npc("npc:2", at(0, 1), card=102)
    table.npc("npc:3", at(1, 1), card=105)
    assert chosen(table) is None
    table.npc("npc:4", at(3, 1), card=106)
    assert chosen(table) == "npc:4"
    table.npc("npc:2", None, card=102)
    assert quarry(table.sea, "npc:3", Waters(table.sea, "npc:3", 5)) == "npc:4"
    table.npc("npc:4", None, card=106)
    assert quarry(table.sea, "npc:3", Waters(table.sea, "npc:3", 5)) is None


@pytest.mark.rule("CL-NPC-07", "CL-NPCTARGET-09")
def test_a_corsair_chooses_its_target_by_the_reputation_with_the_pirates() -> None:
    corsair = ship(101, Role.AGGRESSIVE, Nation.ENGLAND, Nation.PIRATES)
    table = fleet(corsair, captains=2)
    table.npc("npc:1", at(0, 3), card=101)
    for seat, hex_ in (("p1", at(0, 1)), ("p2", at(3, 1))):
        table.place(seat, hex_)
    hated(table, "p1", Nation.ENGLAND, -3)
    hated(table, "p2", Nation.PIRATES, -1)
    assert chosen(table) == "p2"


@pytest.mark.rule("CL-NPC-09")
def test_a_legend_has_no_nation_and_attacks_everybody() -> None:
    legend = replace(ship(101), nations=())
    table = fleet(legend, MERCHANT, ship(105, Role.MERCHANT, Nation.PIRATES))
    table.npc("npc:1", at(0, 3), card=101)
    table.npc("npc:5", at(0, 1), card=105)
    assert chosen(table) == "npc:5"
    table.npc("npc:2", at(1, 2), card=102)
    assert chosen(table) == "npc:2"
    table.place("p1", at(0, 0))
    assert chosen(table) == "p1"
