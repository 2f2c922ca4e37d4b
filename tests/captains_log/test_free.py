"""Free actions: pick up, jettison, rearrange; and barrels."""

import pytest

from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.actions import (
    ChooseStow,
    EndTurn,
    Jettison,
    JettisonCannon,
    PickUp,
    Rearrange,
    Sail,
)
from engine.games.captains_log.model.cards import Good
from engine.games.captains_log.model.decisions import StowDecision
from engine.games.captains_log.model.state import Cube
from engine.games.captains_log.rules import hold
from tests.captains_log.table import Table, hex_of

HERE = hex_of(1)
NORTH = hex_of(1, 0, -1)
FARTHER = hex_of(1, 1, -2)


def at_sea(*cubes: Cube, captains: int = 3) -> Table:
    table = Table(captains=captains).without_npcs()
    table.place("p1", HERE)
    table.captain().hold[:] = [Cube.EMPTY] * 15
    table.load("p1", *cubes)
    return table


def barrel_face(table: Table, **gives: object) -> int:
    """The die face that draws the first barrel token with exactly *gives*."""
    pool = sorted(table.sea.barrel_pool)
    for face, name in enumerate(pool, 1):
        card = table.data.barrels[name]
        if all(getattr(card, field) == what for field, what in gives.items()):
            return face
    raise AssertionError(gives)


@pytest.mark.rule("CL-FREE-01", "CL-TURN-07", "CL-FREE-10")
def test_free_actions_interrupt_no_move_and_cost_no_action() -> None:
    table = at_sea(Cube.TEA, Cube.TEA)
    table.act("p1", Sail(heading=0))
    step = table.act("p1", Jettison(good=Good.TEA))
    assert step.events == (e.Overboard(ship="p1", at=NORTH, goods=(Good.TEA,), why="jettisoned"),)
    assert (table.sea.turn.points, table.sea.turn.actions) == (6, 1)
    table.act("p1", Jettison(good=Good.TEA))
    assert table.sea.loose[NORTH] == [Good.TEA, Good.TEA]
    assert table.refused("p1", Jettison(good=Good.TEA)) == "CL-FREE-10"


@pytest.mark.rule("CL-FREE-01")
def test_free_actions_are_refused_out_of_turn() -> None:
    table = at_sea(Cube.TEA)
    table.place("p2", hex_of(2))
    assert table.refused("p2", Jettison(good=Good.TEA)) == "CL-TURN-02"


@pytest.mark.rule("CL-FREE-02", "CL-FREE-03", "CL-FREE-04", "CL-DMG-09", "CL-DMG-16")
def test_rearranging_the_hold_moves_cargo_but_neither_damage_nor_damaged_cannons() -> None:
    table = at_sea()
    table.captain().hold[:4] = [Cube.TEA, Cube.WATER, Cube.FLOODED_CANNON, Cube.CANNON]
    now = list(table.captain().hold)
    swap = [now[3], *now[1:3], now[0], *now[4:]]
    assert table.refused("p1", Rearrange(hold=tuple(swap))) is None
    for fixed in (1, 2):
        moved = list(now)
        moved[fixed], moved[9] = moved[9], moved[fixed]
        assert table.refused("p1", Rearrange(hold=tuple(moved))) == "CL-FREE-03"
    other = [Cube.SILVER, *now[1:]]
    assert table.refused("p1", Rearrange(hold=tuple(other))) == "CL-FREE-02"
    table.act("p1", Rearrange(hold=tuple(swap)))
    assert table.captain().hold == swap


@pytest.mark.rule("CL-FREE-05", "CL-FREE-06", "CL-AMB-23")
def test_one_movement_point_picks_up_all_loose_goods_of_the_hex() -> None:
    table = at_sea()
    table.sea.loose[NORTH] = [Good.TEA, Good.WOOD, Good.TEA]
    assert table.refused("p1", PickUp(what="loose")) == "CL-FREE-05"
    table.act("p1", Sail(heading=0))
    step = table.act("p1", PickUp(what="loose"))
    goods = (Good.TEA, Good.TEA, Good.WOOD)
    assert step.events == (e.GoodsTaken(captain="p1", at=NORTH, goods=goods),)
    assert table.sea.turn.points == 5
    assert hold.goods_aboard(table.captain()) == {Good.TEA: 2, Good.WOOD: 1}
    assert table.refused("p1", PickUp(what="loose")) == "CL-FREE-06"


@pytest.mark.rule("CL-FREE-08", "CL-BARREL-02", "CL-BARREL-03")
def test_a_barrel_picked_up_for_a_movement_point_gives_its_contents_and_is_kept() -> None:
    table = at_sea()
    table.sea.barrels = [NORTH]
    table.act("p1", Sail(heading=0))
    face = barrel_face(table, doubloons=1000, goods=())
    token = sorted(table.sea.barrel_pool)[face - 1]
    step = table.act("p1", PickUp(what="barrel"), face)
    assert step.events == (
        e.BarrelTaken(captain="p1", at=NORTH, barrel=token, goods=(), doubloons=1000),
    )
    captain = table.captain()
    assert (captain.doubloons, captain.barrels, table.sea.turn.points) == (4000, 1, 5)
    assert token not in table.sea.barrel_pool
    assert table.refused("p1", PickUp(what="barrel")) == "CL-BARREL-02"


@pytest.mark.rule("CL-BARREL-02", "CL-FREE-05")
def test_a_barrel_cannot_be_picked_up_without_a_movement_point() -> None:
    table = at_sea()
    table.sea.barrels = [NORTH]
    table.act("p1", Sail(heading=0))
    table.sea.turn.points = 0
    assert table.refused("p1", PickUp(what="barrel")) == "CL-FREE-05"


@pytest.mark.rule("CL-FREE-09", "CL-FREE-11")
def test_a_captain_chooses_the_goods_that_go_overboard_if_the_hold_is_full() -> None:
    table = at_sea(*[Cube.SUGAR] * 14)
    table.sea.loose[NORTH] = [Good.SILVER, Good.WOOD]
    table.act("p1", Sail(heading=0))
    table.act("p1", PickUp(what="loose"))
    (asked,) = table.asked()
    assert isinstance(asked, StowDecision)
    assert (asked.goods, asked.excess) == ((Good.SILVER, Good.WOOD), 1)
    too_much = ChooseStow(decision=asked.id, overboard=(Good.SUGAR, Good.SUGAR))
    assert table.refused("p1", too_much) == "CL-FREE-09"
    not_aboard = ChooseStow(decision=asked.id, overboard=(Good.OIL,))
    assert table.refused("p1", not_aboard) == "CL-FREE-10"
    assert table.refused("p1", EndTurn()) == "CL-TURN-02"
    step = table.act("p1", ChooseStow(decision=asked.id, overboard=(Good.SUGAR,)))
    assert step.events == (e.Overboard(ship="p1", at=NORTH, goods=(Good.SUGAR,), why="no_room"),)
    assert hold.goods_aboard(table.captain()) == {Good.SUGAR: 13, Good.SILVER: 1, Good.WOOD: 1}


@pytest.mark.rule("CL-FREE-09")
def test_a_captain_who_does_not_answer_keeps_the_old_cargo() -> None:
    table = at_sea(*[Cube.SUGAR] * 14)
    table.sea.loose[NORTH] = [Good.SILVER, Good.WOOD]
    table.act("p1", Sail(heading=0))
    table.act("p1", PickUp(what="loose"))
    assert table.game.default(table.view()) == ChooseStow(
        decision=table.asked()[0].id, overboard=(Good.WOOD,)
    )


@pytest.mark.rule("CL-FREE-12")
def test_cargo_thrown_overboard_cannot_be_picked_up_in_the_same_turn() -> None:
    table = at_sea(Cube.TEA)
    table.sea.loose[NORTH] = [Good.TEA]
    table.act("p1", Sail(heading=0))
    table.act("p1", Jettison(good=Good.TEA))
    table.act("p1", PickUp(what="loose"))
    assert table.sea.loose[NORTH] == [Good.TEA]
    assert table.refused("p1", PickUp(what="loose")) == "CL-FREE-06"


@pytest.mark.rule("CL-FREE-12")
def test_goods_jettisoned_on_another_hex_do_not_prevent_picking_up_the_same_kind() -> None:
    table = at_sea(Cube.SUGAR)
    table.sea.loose[FARTHER] = [Good.SUGAR]
    table.acts("p1", Sail(heading=0), Jettison(good=Good.SUGAR), Sail(heading=60))
    assert table.refused("p1", PickUp(what="loose")) is None
    table.act("p1", PickUp(what="loose"))
    assert hold.goods_aboard(table.captain()) == {Good.SUGAR: 1}
    assert table.sea.loose == {NORTH: [Good.SUGAR]}


def cramped() -> Table:
    """``p1`` at ``NORTH`` with movement points left, picking up silver with a full hold."""
    table = at_sea(*[Cube.SUGAR] * 15)
    table.sea.loose[NORTH] = [Good.SILVER]
    table.acts("p1", Sail(heading=0), PickUp(what="loose"))
    return table


@pytest.mark.rule("CL-FREE-11", "CL-FREE-12", "CL-AMB-116")
@pytest.mark.parametrize("given_up", [Good.SUGAR, Good.SILVER])
def test_goods_that_found_no_room_cannot_be_picked_up_in_the_same_turn(
    given_up: Good,
) -> None:
    table = cramped()
    table.act("p1", ChooseStow(decision=table.asked()[0].id, overboard=(given_up,)))
    assert table.sea.loose[NORTH] == [given_up]
    assert table.sea.turn.points
    assert table.refused("p1", PickUp(what="loose")) == "CL-FREE-06"
    assert PickUp(what="loose") not in table.suggested()


@pytest.mark.rule("CL-FREE-12")
def test_cargo_thrown_overboard_may_be_picked_up_in_a_later_turn() -> None:
    table = at_sea(Cube.TEA, captains=1)
    table.acts("p1", Sail(heading=0), Jettison(good=Good.TEA), EndTurn())
    table.place("p1", HERE)
    table.acts("p1", Sail(heading=0), PickUp(what="loose"))
    assert hold.goods_aboard(table.captain()) == {Good.TEA: 1}


@pytest.mark.rule("CL-FREE-10", "CL-DMG-09")
def test_a_sound_cannon_may_be_thrown_overboard_and_a_damaged_one_may_not() -> None:
    table = at_sea(Cube.CANNON)
    table.act("p1", JettisonCannon())
    assert hold.cannons(table.captain()) == 0
    table.captain().hold[0] = Cube.FLOODED_CANNON
    assert table.refused("p1", JettisonCannon()) == "CL-DMG-09"


@pytest.mark.rule("CL-BARREL-04", "CL-TURN-15")
def test_in_the_standard_game_barrels_do_not_sink() -> None:
    table = at_sea(captains=1)
    table.sea.barrels = [NORTH]
    rounds = table.sea.round
    for _ in range(7):
        wind = [1, 1] if table.sea.step % 2 else []
        table.act("p1", EndTurn(), *wind)
    assert (table.sea.round, table.sea.barrels) == (rounds + 7, [NORTH])
