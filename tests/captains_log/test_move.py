"""Moving: points, yaw and wind, hex by hex, and where a move may end."""

from dataclasses import replace

import pytest

from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.actions import (
    EndTurn,
    Explore,
    Jettison,
    PickUp,
    Sail,
    TurnAbout,
)
from engine.games.captains_log.model.cards import Good, Nation, PortCard, WindCard
from engine.games.captains_log.model.chart import chart
from engine.games.captains_log.model.state import Cube, Upgrade
from engine.games.captains_log.rules import move
from engine.space.hexes import Axial
from tests.captains_log.table import Table, hex_of, tile

NORTH_EASTERLY = WindCard(id="ne", modifiers=(1, 2, 1, -1, -2, -1))
PORT = PortCard(
    at=Axial(0, -1), name="Haven", owner="native", services=(), anchorages=(Axial(0, 0),)
)


def sea(*tiles, **what) -> Table:
    table = Table(*tiles, **what).without_npcs()
    table.place("p1", hex_of(1))
    return table


@pytest.mark.rule("CL-MOVE-01", "CL-MOVE-12", "CL-MOVE-19")
def test_a_ship_sails_up_to_its_movement_at_one_point_a_hex() -> None:
    table = sea()
    step = table.act("p1", Sail(heading=0))
    north = table.captain().at
    assert step.events == (e.Sailed(ship="p1", start=hex_of(1), at=north, heading=0, points=6),)
    for left in range(5, -1, -1):
        table.act("p1", Sail(heading=(120 if left % 2 else 60) if left < 5 else 60))
        assert table.sea.turn.points == left
    assert table.refused("p1", Sail(heading=60)) == "CL-MOVE-01"


@pytest.mark.rule("CL-MOVE-02", "CL-WIND-01", "CL-WIND-02", "CL-EX-10", "CL-EX-11")
def test_movement_adds_up_ship_draft_yaw_and_wind() -> None:
    table = sea(winds=[NORTH_EASTERLY])
    captain = table.captain()
    card = table.data.ships[captain.ship]
    data = replace(
        table.data,
        hash="eight",
        ships={**table.data.ships, card.id: replace(card, movement=8, yaw=(1, 2, 1))},
    )
    table = Table(data=data, winds=[NORTH_EASTERLY]).without_npcs()
    captain = table.place("p1", hex_of(1))
    assert move.movement(table.sea, captain, 0) == 8 + 0 + 0 + 1
    captain.heading = 60
    assert move.movement(table.sea, captain, 240) == 8 + 0 - 2 - 2


@pytest.mark.rule("CL-MOVE-03", "CL-WIND-03", "CL-MOVE-15")
def test_movement_points_are_fixed_by_the_first_step_of_a_move() -> None:
    table = sea(winds=[NORTH_EASTERLY])
    table.act("p1", Sail(heading=60))
    assert table.sea.turn.points == 7 + 2 - 1
    table.act("p1", Sail(heading=120))
    assert (table.sea.turn.points, table.captain().heading) == (7, 120)
    table.load("p1", *[Cube.TEA] * 8)
    table.act("p1", Sail(heading=180))
    assert table.sea.turn.points == 6


@pytest.mark.rule("CL-MOVE-04", "CL-SHOAL-01")
def test_land_and_the_edge_of_the_sea_cannot_be_entered() -> None:
    table = sea(tile(1, land=(Axial(0, -1),), start=Axial(0, 1)))
    assert table.refused("p1", Sail(heading=0)) == "CL-MOVE-04"
    outermost = next(
        at for at, around in enumerate(chart(table.sea).board.neighbours) if around[0] == -1
    )
    table.place("p1", outermost)
    assert table.refused("p1", Sail(heading=0)) == "CL-MOVE-04"


@pytest.mark.rule("CL-AMB-87")
def test_a_tile_face_down_is_not_entered() -> None:
    table = sea()
    table.sea.tiles = (table.sea.tiles[0], *[0] * 20)
    table.place("p1", hex_of(1, 1, -2))
    assert table.refused("p1", Sail(heading=0)) == "CL-AMB-87"


@pytest.mark.rule("CL-MOVE-05", "CL-AMB-70")
def test_an_action_ends_the_move_and_its_points_are_lost() -> None:
    table = sea()
    table.place("p1", hex_of(2))
    table.sea.tiles = (*table.sea.tiles[:7], *[0] * 14)
    table.sea.unseen = list(range(8, 22))
    table.act("p1", Sail(heading=0))
    table.act("p1", Explore(tiles=1), 1, 1)
    assert table.sea.turn.points is None
    assert table.refused("p1", Sail(heading=0)) == "CL-TURN-04"


@pytest.mark.rule("CL-MOVE-06", "CL-MOVE-07")
def test_a_ship_crosses_an_occupied_hex_but_cannot_stop_there() -> None:
    table = Table(captains=2).without_npcs()
    table.place("p1", hex_of(1))
    table.place("p2", hex_of(1, 0, -1), hold=[Cube.EMPTY] * 15)
    table.sea.barrels.append(hex_of(1, 0, -1))
    table.act("p1", Sail(heading=0))
    assert table.refused("p1", EndTurn()) == "CL-MOVE-06"
    assert table.refused("p1", Explore(tiles=1)) == "CL-MOVE-06"
    assert table.refused("p1", PickUp(what="barrel")) is None
    table.sea.turn.points = 1
    assert table.refused("p1", PickUp(what="barrel")) == "CL-MOVE-06"
    table.act("p1", Sail(heading=0))
    assert table.refused("p1", EndTurn()) is None


@pytest.mark.rule("CL-MOVE-06")
def test_a_ship_cannot_enter_an_occupied_hex_with_its_last_movement_point() -> None:
    table = Table(captains=2).without_npcs()
    table.place("p1", hex_of(1))
    table.place("p2", hex_of(1, 0, -1))
    table.captain().sail_damage = 6
    assert table.refused("p1", Sail(heading=0)) == "CL-MOVE-06"
    assert Sail(heading=0) not in table.suggested()


@pytest.mark.rule("CL-MOVE-10", "CL-MOVE-11", "CL-MOVE-13")
@pytest.mark.parametrize(
    ("heading", "points"), [(0, 7), (60, 7), (300, 7), (120, 6), (180, 5), (240, 6)]
)
def test_a_first_step_astern_costs_the_yaw_penalty(heading: int, points: int) -> None:
    table = sea()
    table.act("p1", Sail(heading=heading))
    assert table.sea.turn.points == points - 1


@pytest.mark.rule("CL-MOVE-14")
def test_steps_after_the_first_go_to_the_three_hexes_ahead() -> None:
    table = sea()
    table.act("p1", Sail(heading=180))
    for behind in (0, 60, 300):
        assert table.refused("p1", Sail(heading=behind)) == "CL-MOVE-14"
    for ahead in (120, 180, 240):
        assert table.refused("p1", Sail(heading=ahead)) is None


@pytest.mark.rule("CL-MOVE-16")
def test_a_ship_with_no_open_hex_ahead_sails_no_farther_in_its_move() -> None:
    table = sea(tile(1, land=(Axial(0, -1), Axial(1, -1), Axial(-1, 0)), start=Axial(1, 0)))
    table.place("p1", hex_of(1, 0, 1), heading=0)
    table.act("p1", Sail(heading=0))
    assert table.sea.turn.points == 6
    for ahead in (0, 60, 300):
        assert table.refused("p1", Sail(heading=ahead)) == "CL-MOVE-04"
    for behind in (120, 180, 240):
        assert table.refused("p1", Sail(heading=behind)) == "CL-MOVE-14"
    assert table.refused("p1", TurnAbout(heading=180)) == "CL-TURN-04"
    assert table.refused("p1", EndTurn()) is None


@pytest.mark.rule("CL-MOVE-17", "CL-TURN-04")
def test_turning_in_place_costs_the_move() -> None:
    table = sea()
    assert table.refused("p1", TurnAbout(heading=0)) == "CL-MOVE-17"
    table.act("p1", TurnAbout(heading=180))
    assert table.captain().heading == 180
    assert table.refused("p1", Sail(heading=180)) == "CL-TURN-04"
    assert table.sea.turn.actions == 1


@pytest.mark.rule("CL-MOVE-18", "CL-EX-12")
def test_a_move_from_an_anchorage_has_no_yaw_penalty() -> None:
    table = sea(tile(1, land=(Axial(0, -1),), port=PORT, start=Axial(1, 0)), winds=[NORTH_EASTERLY])
    table.place("p1", hex_of(1), heading=60)
    table.act("p1", Sail(heading=240))
    assert table.sea.turn.points == 7 + 0 + 0 - 2 - 1


@pytest.mark.rule("CL-MOVE-20", "CL-SHOAL-02", "CL-EX-13", "CL-EX-14", "CL-DRAFT-09")
def test_cargo_picked_up_in_a_move_closes_a_shoal_and_thrown_overboard_opens_it() -> None:
    table = sea(tile(1, shoals=((Axial(0, -1), 2),), start=Axial(1, 0)))
    table.place("p1", hex_of(1, 0, 1))
    table.captain().hold[:] = [Cube.EMPTY] * 15
    table.load("p1", Cube.CANNON, Cube.CANNON)
    table.sea.loose[hex_of(1)] = [Good.TEA, Good.TEA, Good.WOOD]
    table.act("p1", Sail(heading=0))
    assert table.refused("p1", Sail(heading=0)) is None
    table.act("p1", PickUp(what="loose"))
    assert table.sea.turn.points == 5
    assert table.refused("p1", Sail(heading=0)) == "CL-SHOAL-01"
    table.act("p1", Jettison(good=Good.WOOD))
    assert table.refused("p1", Sail(heading=0)) is None
    assert table.sea.turn.points == 5


@pytest.mark.rule("CL-AMB-62")
def test_a_ship_without_movement_may_still_turn() -> None:
    table = sea()
    table.captain().sail_damage = 7
    assert table.refused("p1", Sail(heading=0)) == "CL-MOVE-01"
    assert table.refused("p1", TurnAbout(heading=60)) is None


@pytest.mark.rule("CL-REP-19", "CL-AMB-93", "CL-PORT-06")
@pytest.mark.parametrize("nation", Nation)
def test_a_persona_non_grata_crosses_an_anchorage_but_does_not_moor(nation: Nation) -> None:
    port = replace(PORT, owner=nation.value)
    table = sea(tile(1, land=(Axial(0, -1),), port=port, start=Axial(1, 0)))
    table.place("p1", hex_of(1, 0, 1))
    table.company().reputation[nation] = -3
    table.act("p1", Sail(heading=0))
    for column, rule in ((-5, "CL-MOVE-06"), (-3, "CL-MOVE-06"), (-2, None), (0, None)):
        table.company().reputation = dict.fromkeys(Nation, -5 if rule is None else 0)
        table.company().reputation[nation] = column
        assert table.refused("p1", EndTurn()) == rule
    table.company().reputation[nation] = -3
    table.sea.turn.points = 1
    table.place("p1", hex_of(1, 0, 1))
    assert table.refused("p1", Sail(heading=0)) == "CL-MOVE-06", "the last point must not end there"


@pytest.mark.rule("CL-MOVE-01", "CL-MOVE-02")
def test_every_route_found_can_be_sailed_to_its_end() -> None:
    table = Table(captains=2, winds=[NORTH_EASTERLY]).without_npcs()
    table.place("p1", hex_of(1))
    table.place("p2", hex_of(1, 1, -1))
    table.captain().sail_damage = 4
    ways = move.routes(table.view())
    assert hex_of(1, 1, -1) not in ways
    for at, way in ways.items():
        trial = Table(captains=2, winds=[NORTH_EASTERLY]).without_npcs()
        trial.place("p1", hex_of(1), sail_damage=4)
        trial.place("p2", hex_of(1, 1, -1))
        trial.captain("p2").hold[:] = [Cube.EMPTY] * 15
        trial.acts("p1", *[Sail(heading=heading) for heading in way])
        assert trial.captain().at == at
        assert trial.refused("p1", EndTurn()) is None


@pytest.mark.rule("CL-UPGRADE-02")
def test_each_sail_upgrade_adds_a_movement_point() -> None:
    table = sea()
    table.captain().upgrades[Upgrade.SAILS] = 1
    assert move.movement(table.sea, table.captain(), 0) == 8
