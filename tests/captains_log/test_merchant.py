"""Merchants sail their route, take what each stop gives, and fight only those alongside."""

from collections.abc import Sequence
from typing import Any

import pytest

from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.cards import (
    Good,
    MovePennant,
    Nation,
    NpcCard,
    PortCard,
    Role,
    RouteStop,
    TileCard,
)
from engine.games.captains_log.model.data_set import standard
from engine.games.captains_log.rules import itinerary
from engine.space.hexes import Axial
from tests.captains_log.npcs import (
    FIRE,
    activation,
    at,
    fleet,
    hated,
    hit,
    once,
    sailed,
    ship,
)
from tests.captains_log.table import Table, hex_of, tile

CENTRE = Axial(0, 0)


def harbour(number: int) -> TileCard:
    """A native port in the middle of its tile, with an anchorage east of it."""
    port = PortCard(at=CENTRE, name="Port", owner="native", services=(), anchorages=(Axial(1, 0),))
    return tile(number, land=(CENTRE,), port=port)


def whales(number: int) -> TileCard:
    return tile(number, whales=(CENTRE,))


def trader(*route: RouteStop, hexes: int = 6, **printed: Any) -> NpcCard:
    return ship(101, Role.MERCHANT, pennants=(MovePennant(hexes=hexes),), route=route, **printed)


def shuttle(**printed: Any) -> NpcCard:
    """The route of CL-EX-37, between tiles 10 and 4."""
    return trader(
        RouteStop(tile=10, icon="anchorage", doubloons=1000),
        RouteStop(tile=4, icon="anchorage", doubloons=1000),
        **printed,
    )


def under_way(card: NpcCard, tiles: Sequence[TileCard], start: int, **what: Any) -> Table:
    table = fleet(card, tiles=tiles)
    table.npc("npc:1", start, card=101, **what)
    return table


def voyage(table: Table, stops: int, most: int = 40) -> list[int]:
    """The hexes of ``npc:1`` at the next *stops* advances of its marker on the route."""
    ends: list[int] = []
    for _ in range(most):
        npc = table.sea.npcs["npc:1"]
        before = npc.stop
        activation(table, "npc:1")
        npc = table.sea.npcs["npc:1"]
        if npc.stop != before and npc.at is not None:
            ends.append(npc.at)
        if len(ends) == stops:
            return ends
    raise AssertionError(f"only {len(ends)} stops")


@pytest.mark.rule(
    "CL-MERCHANT-02", "CL-MERCHANT-05", "CL-MERCHANT-09", "CL-MERCHANT-10", "CL-EX-37"
)
def test_a_merchant_shuttles_between_two_anchorages_for_1000_doubloons_each() -> None:
    table = under_way(shuttle(), [harbour(4), harbour(10)], hex_of(10, 1, 0))
    here, there = hex_of(10, 1, 0), hex_of(4, 1, 0)
    assert voyage(table, 4) == [there, here, there, here]
    assert table.sea.npcs["npc:1"].doubloons == 4000


@pytest.mark.rule(
    "CL-MERCHANT-05",
    "CL-MERCHANT-10",
    "CL-MERCHANT-11",
    "CL-MERCHANT-12",
    "CL-EX-38",
    "CL-INTERACT-05",
)
def test_a_merchant_loops_past_the_whales_and_takes_oil_at_one_of_the_stops() -> None:
    card = trader(
        RouteStop(tile=11, icon="whale"),
        RouteStop(tile=12, icon="whale", goods=(Good.OIL,)),
        RouteStop(tile=17, icon="whale"),
    )
    table = under_way(card, [whales(11), whales(12), whales(17)], hex_of(11))
    oil = table.sea.supply[Good.OIL]
    assert voyage(table, 4) == [hex_of(number) for number in (12, 17, 11, 12)]
    npc = table.sea.npcs["npc:1"]
    assert (npc.goods, npc.doubloons) == ([Good.OIL, Good.OIL], 0)
    assert table.sea.supply[Good.OIL] == oil - 2


@pytest.mark.rule("CL-MERCHANT-10")
def test_a_stop_gives_no_good_that_the_supply_has_run_out_of() -> None:
    card = trader(
        RouteStop(tile=1, icon="whale"), RouteStop(tile=2, icon="whale", goods=(Good.OIL,))
    )
    table = under_way(card, [whales(1), whales(2)], hex_of(1))
    table.sea.supply[Good.OIL] = 0
    voyage(table, 1)
    assert table.sea.npcs["npc:1"].goods == []
    assert table.sea.supply[Good.OIL] == 0


@pytest.mark.rule("CL-MERCHANT-06", "CL-EX-40")
def test_a_merchant_sails_its_full_movement_towards_its_stop() -> None:
    card = shuttle(defence=10, robustness=15, crew=11)
    table = under_way(card, [harbour(4), harbour(10)], hex_of(10, 1, 0))
    told = activation(table, "npc:1")
    assert len(sailed(told)) == 6
    assert table.sea.npc_turn is None


@pytest.mark.rule("CL-MERCHANT-07", "CL-MERCHANT-08", "CL-EX-40")
def test_a_merchant_that_arrives_at_a_stop_ends_its_move_and_gains_the_money_there() -> None:
    table = under_way(shuttle(), [harbour(4), harbour(10)], hex_of(4, 2, -1))
    told = activation(table, "npc:1")
    assert sailed(told) == [hex_of(4, 1, 0)]
    assert e.NpcGained(npc="npc:1", doubloons=1000) in told
    assert table.sea.npcs["npc:1"].stop == 1


@pytest.mark.rule("CL-MERCHANT-06")
def test_a_merchant_keeps_off_other_anchorages_and_ships_in_its_way() -> None:
    card = trader(RouteStop(tile=1, icon="start"), RouteStop(tile=2, icon="start"))
    port = PortCard(
        at=Axial(1, -1), name="Port", owner="native", services=(), anchorages=(Axial(1, 0),)
    )
    quay = tile(1, land=(Axial(1, -1),), port=port, start=Axial(2, -1))
    table = under_way(card, [quay], at(0, 2), stop=1)
    table.place("p1", at(2, 0))
    way = sailed(activation(table, "npc:1"))
    assert way[-1] == at(2, -1)
    assert at(1, 0) not in way
    assert at(2, 0) not in way


@pytest.mark.rule("CL-MERCHANT-06", "CL-NPCMOVE-08")
def test_a_merchant_whose_stop_is_taken_waits_beside_it() -> None:
    table = under_way(shuttle(), [harbour(4), harbour(10)], hex_of(4, 2, -1))
    table.place("p1", hex_of(4, 1, 0))
    told = activation(table, "npc:1")
    assert sailed(told) == []
    assert table.sea.npcs["npc:1"].timer == 3
    table.place("p1", at(0, 0))
    assert sailed(activation(table, "npc:1")) == [hex_of(4, 1, 0)]


@pytest.mark.rule("CL-MERCHANT-03")
def test_a_merchant_enters_with_its_marker_on_the_double_circled_stop() -> None:
    port = tile(1, spawns=((Role.MERCHANT, CENTRE),), start=Axial(2, -1))
    card = trader(*(RouteStop(tile=number, icon="start") for number in (1, 2, 3)), start=1, entry=1)
    table = fleet(card, tiles=[port])
    npc = table.npc("npc:1", None, card=101)
    npc.card = None
    table.state.hidden.face_down["npc:1"] = 101
    once(table, "npc:1")
    npc = table.sea.npcs["npc:1"]
    assert npc.stop == 1
    assert itinerary.next_stop(table.sea, npc) == 2


@pytest.mark.rule("CL-MERCHANT-04", "CL-AMB-60")
def test_a_merchant_passes_over_stops_on_tiles_that_are_not_revealed() -> None:
    card = trader(*(RouteStop(tile=number, icon="start") for number in (1, 2, 3)))
    table = under_way(card, [], hex_of(1))
    assert itinerary.next_stop(table.sea, table.sea.npcs["npc:1"]) == 1
    table.sea.tiles = (table.sea.tiles[0], 0, *table.sea.tiles[2:])
    assert itinerary.next_stop(table.sea, table.sea.npcs["npc:1"]) == 2
    table.sea.tiles = (*table.sea.tiles[:2], 0, *table.sea.tiles[3:])
    assert itinerary.next_stop(table.sea, table.sea.npcs["npc:1"]) is None
    activation(table, "npc:1")
    assert table.sea.npcs["npc:1"].timer == 3


@pytest.mark.rule("CL-MERCHANT-01")
def test_an_armed_merchant_fires_at_captains_then_aggressive_merchant_and_defensive_ships() -> None:
    card = ship(
        101,
        Role.MERCHANT,
        pennants=(FIRE, MovePennant(hexes=5)),
        route=(RouteStop(tile=1, icon="start"), RouteStop(tile=2, icon="start")),
    )
    others = [ship(102 + i, role, Nation.ENGLAND) for i, role in enumerate(Role)]
    table = fleet(card, *others)
    hated(table)
    order = [("p1", None), (Role.AGGRESSIVE, 2), (Role.MERCHANT, 2), (Role.DEFENSIVE, 2)]
    numbers = {card.role: card.number for card in others}
    table.place("p1", at(-1, 3))
    beside = {Role.AGGRESSIVE: at(1, 2), Role.MERCHANT: at(1, 3), Role.DEFENSIVE: at(-1, 4)}
    for role, hex_ in beside.items():
        table.npc(f"npc:{numbers[role]}", hex_, card=numbers[role])
    for who, _ in order:
        table.npc("npc:1", at(0, 3), 0, card=101)
        told = activation(table, "npc:1", 1, 1)
        name = who if who == "p1" else f"npc:{numbers[Role(who)]}"
        assert hit(told) == [name]
        assert sailed(told)
        if who == "p1":
            table.place("p1", at(0, -6))
        else:
            table.npc(name, None, card=numbers[Role(who)])


def urca() -> tuple[NpcCard, Table]:
    card = next(card for card in standard().npcs.values() if card.name == "Urca de Lima")
    tiles = [
        tile(stop.tile, start=CENTRE, whales=(Axial(0, 1),), barrels=(Axial(0, -1),))
        for stop in card.route
    ]
    table = fleet(tiles=tiles)
    first = card.route[card.start]
    table.npc("npc:1", hex_of(first.tile), card=card.number, stop=card.start)
    return card, table


@pytest.mark.rule("CL-SPECIAL-01", "CL-SPECIAL-04", "CL-EX-39")
def test_the_urca_de_lima_goes_to_the_numbered_hex_of_each_tile() -> None:
    card, table = urca()
    assert card.role is Role.MERCHANT
    stops = [stop.tile for stop in card.route[1:-1]]
    assert voyage(table, len(stops)) == [hex_of(number) for number in stops]


@pytest.mark.rule("CL-SPECIAL-02", "CL-SPECIAL-03", "CL-SINK-30", "CL-EX-39")
def test_the_urca_de_lima_leaves_the_game_at_the_end_of_its_route() -> None:
    card, table = urca()
    last = len(card.route) - 1
    table.npc(
        "npc:1",
        hex_of(card.route[-1].tile, 1, 0),
        card=card.number,
        stop=last - 1,
        goods=[Good.TEA],
    )
    tea = table.sea.supply[Good.TEA]
    told = activation(table, "npc:1", 1)
    assert e.NpcLeft(npc="npc:1", card=card.number, why="route_done") in told
    assert table.sea.npcs["npc:1"].card is None
    assert table.sea.removed == [card.number]
    assert table.sea.supply[Good.TEA] == tea + 1
    assert table.sea.npc_turn is None


@pytest.mark.rule("CL-MERCHANT-09", "CL-SPECIAL-02")
def test_a_route_that_is_no_loop_has_no_stop_after_its_last() -> None:
    card = trader(*(RouteStop(tile=n, icon="start") for n in (1, 2, 3)), loops=False)
    table = under_way(card, [], hex_of(3), stop=2)
    assert itinerary.next_stop(table.sea, table.sea.npcs["npc:1"]) is None
    looping = trader(*(RouteStop(tile=n, icon="start") for n in (1, 2, 3)))
    table = under_way(looping, [], hex_of(3), stop=2)
    assert itinerary.next_stop(table.sea, table.sea.npcs["npc:1"]) == 0
