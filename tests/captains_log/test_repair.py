"""Repairs: how much a piece of wood mends, and where."""

from collections import Counter
from typing import Any

import pytest

from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.actions import BuyWood, Repair
from engine.games.captains_log.model.cards import Good, Nation, Owner, Service
from engine.games.captains_log.model.state import Cube
from engine.games.captains_log.rules import hold
from tests.captains_log.port_and_market import OPEN_SEA, harbour, laden, legal, told
from tests.captains_log.table import Table


def damaged(table: Table, *cubes: Cube) -> tuple[int, ...]:
    """Put damage into empty slots of p1's hold or onto its cannons, and return the slots."""
    found = table.captain().hold
    slots: list[int] = []
    for cube in cubes:
        intact = Cube.CANNON if cube in hold.CANNONS else Cube.EMPTY
        slots.append(found.index(intact))
        found[slots[-1]] = cube
    return tuple(slots)


def at_sea(**ship: Any) -> Table:
    table = harbour("england", Service.SHIPYARD)
    table.place("p1", OPEN_SEA, **ship)
    return table


def in_yard(owner: Owner = "england", **ship: Any) -> Table:
    return harbour(owner, Service.SHIPYARD, **ship)


def wood(table: Table) -> int:
    return hold.count(table.captain(), Good.WOOD)


@pytest.mark.rule("CL-EX-28", "CL-REPAIR-03")
def test_at_sea_a_piece_of_wood_repairs_two_points_of_any_kind() -> None:
    table = at_sea()
    laden(table, wood=2)
    slots = damaged(table, Cube.WATER, Cube.FIRE, Cube.WATER)
    (repaired,) = told(table.act("p1", Repair(slots=slots[:2])), e.Repaired)
    assert (repaired.points, repaired.wood, wood(table)) == (2, 1, 1)
    assert hold.damage(table.captain()) == 1
    assert table.sea.turn.actions == 1


@pytest.mark.rule("CL-EX-28", "CL-REPAIR-02", "CL-YARD-05")
def test_in_a_shipyard_a_piece_of_wood_repairs_four_points_of_any_kind() -> None:
    table = in_yard()
    laden(table, wood=2)
    slots = damaged(table, Cube.WATER, Cube.FIRE, Cube.WATER, Cube.FIRE, Cube.WATER)
    assert table.refused("p1", Repair(slots=slots)) is None
    (repaired,) = told(table.act("p1", Repair(slots=slots[:4])), e.Repaired)
    assert (repaired.points, repaired.wood, wood(table)) == (4, 1, 1)


@pytest.mark.rule("CL-REPAIR-01")
def test_one_action_repairs_as_much_as_the_wood_aboard_allows_and_no_more() -> None:
    table = at_sea()
    laden(table, wood=2)
    slots = damaged(table, *[Cube.WATER] * 5)
    assert table.refused("p1", Repair(slots=slots)) == "CL-REPAIR-01"
    table.act("p1", Repair(slots=slots[:4]))
    assert (wood(table), hold.damage(table.captain())) == (0, 1)
    assert table.sea.supply[Good.WOOD] == 25
    assert table.refused("p1", Repair(slots=slots[4:])) == "CL-REPAIR-01"


@pytest.mark.rule("CL-REPAIR-01", "CL-REPAIR-03")
def test_a_last_odd_point_of_damage_takes_a_whole_piece_of_wood() -> None:
    table = at_sea()
    laden(table, wood=2)
    slots = damaged(table, *[Cube.FIRE] * 3)
    table.act("p1", Repair(slots=slots))
    assert wood(table) == 0


@pytest.mark.rule("CL-REPAIR-01")
def test_only_damage_is_repaired_and_each_point_once() -> None:
    table = at_sea()
    laden(table, wood=3)
    (slot,) = damaged(table, Cube.WATER)
    cannon, empty = (table.captain().hold.index(cube) for cube in (Cube.CANNON, Cube.EMPTY))
    beyond = len(table.captain().hold)
    assert table.refused("p1", Repair(slots=(slot,))) is None
    for slots in ((), (cannon,), (empty,), (slot, slot), (slot, beyond), (-1,)):
        assert table.refused("p1", Repair(slots=slots)) == "CL-REPAIR-01"


@pytest.mark.rule("CL-REPAIR-01", "CL-DMG-10")
@pytest.mark.parametrize("cube", [Cube.FLOODED_CANNON, Cube.BURNT_CANNON])
def test_a_damaged_cannon_that_is_repaired_can_fire_again(cube: Cube) -> None:
    table = at_sea()
    laden(table, wood=1)
    (slot,) = damaged(table, cube)
    ready = hold.guns(table.sea, table.captain())
    table.act("p1", Repair(slots=(slot,)))
    assert table.captain().hold[slot] is Cube.CANNON
    assert hold.guns(table.sea, table.captain()) == ready + 1


@pytest.mark.rule("CL-REPAIR-02", "CL-AMB-92", "CL-PORT-01")
def test_wood_repairs_in_a_port_without_a_shipyard_as_at_sea() -> None:
    table = harbour("england", Service.TAVERN, Service.SELL)
    laden(table, wood=1)
    slots = damaged(table, *[Cube.WATER] * 4)
    assert table.refused("p1", Repair(slots=slots)) == "CL-REPAIR-01"
    table.act("p1", Repair(slots=slots[:2]))
    # The repair is an action of its own there, which does not open the port for deals.
    assert (table.sea.turn.actions, table.sea.turn.port) == (1, None)


@pytest.mark.rule("CL-REPAIR-02", "CL-PORT-04", "CL-PORT-06")
@pytest.mark.parametrize(("reputation", "points"), [(-2, 4), (-3, 2)])
def test_wood_repairs_more_in_a_nations_shipyard_except_for_a_persona_non_grata(
    reputation: int, points: int
) -> None:
    table = in_yard("spain")
    laden(table, wood=1)
    table.company().reputation[Nation.SPAIN] = reputation
    slots = damaged(table, *[Cube.WATER] * 5)
    assert table.refused("p1", Repair(slots=slots[:points])) is None
    assert table.refused("p1", Repair(slots=slots[: points + 1])) == "CL-REPAIR-01"


@pytest.mark.rule("CL-REPAIR-02", "CL-PORT-04")
def test_a_native_shipyard_repairs_as_well_as_any() -> None:
    table = in_yard("native")
    laden(table, wood=1)
    assert table.refused("p1", Repair(slots=damaged(table, *[Cube.FIRE] * 4))) is None


@pytest.mark.rule("CL-REPAIR-04", "CL-YARD-05", "CL-YARD-06")
def test_wood_is_bought_and_used_in_one_action() -> None:
    table = in_yard(doubloons=1000)
    slots = damaged(table, *[Cube.WATER] * 8)
    assert table.refused("p1", Repair(slots=slots)) == "CL-REPAIR-01"
    table.acts("p1", BuyWood(), Repair(slots=slots))
    captain = table.captain()
    assert (captain.doubloons, wood(table), hold.damage(captain)) == (0, 0, 0)
    assert table.sea.turn.actions == 1


@pytest.mark.rule("CL-REPAIR-04", "CL-PORT-02")
def test_wood_bought_with_the_last_action_is_used_in_the_same_action() -> None:
    table = in_yard(doubloons=1000)
    slots = damaged(table, *[Cube.WATER] * 8)
    table.sea.turn.actions = 1
    table.act("p1", BuyWood())
    assert table.sea.turn.actions == 2
    repair = next(order for order in legal(table) if isinstance(order, Repair))
    assert Counter(repair.slots) == Counter(slots)
    table.act("p1", repair)
    assert (table.sea.turn.actions, hold.damage(table.captain())) == (2, 0)
    other = in_yard(doubloons=1000)
    laden(other, wood=1)
    damaged(other, Cube.WATER)
    other.sea.turn.actions = 2
    assert other.refused("p1", Repair(slots=(0,))) == "CL-TURN-03"
    assert not [order for order in legal(other) if isinstance(order, Repair)]


@pytest.mark.rule("CL-REPAIR-05", "CL-AMMO-08")
@pytest.mark.parametrize(("table", "points"), [(at_sea, 1), (in_yard, 2)])
def test_a_piece_of_wood_mends_a_point_of_sail_or_two_in_a_shipyard(
    table: Any, points: int
) -> None:
    table = table(sail_damage=3)
    laden(table, wood=1)
    assert table.refused("p1", Repair(sails=points + 1)) == "CL-REPAIR-01"
    (repaired,) = told(table.act("p1", Repair(sails=points)), e.Repaired)
    assert (repaired.points, repaired.sails, repaired.wood) == (0, points, 1)
    assert table.captain().sail_damage == 3 - points


@pytest.mark.rule("CL-REPAIR-05")
def test_only_torn_sails_are_mended_and_with_other_wood_than_damage() -> None:
    table = at_sea(sail_damage=1)
    laden(table, wood=2)
    slots = damaged(table, Cube.WATER)
    assert table.refused("p1", Repair(sails=2)) == "CL-REPAIR-05"
    table.act("p1", Repair(slots=slots, sails=1))
    assert wood(table) == 0


def test_the_first_repair_suggested_uses_all_the_wood_on_fire_before_water() -> None:
    table = at_sea(sail_damage=1)
    laden(table, wood=2)
    water = damaged(table, Cube.WATER, Cube.FLOODED_CANNON, Cube.WATER)
    fire = damaged(table, Cube.FIRE, Cube.FIRE, Cube.FIRE)
    repairs = [action for action in legal(table) if isinstance(action, Repair)]
    assert repairs == [
        Repair(slots=(*fire, water[1])),
        Repair(slots=fire[:2], sails=1),
        Repair(slots=(water[1], water[0], water[2], fire[0])),
        Repair(slots=(water[1], water[0]), sails=1),
        Repair(slots=fire[:2]),
        Repair(sails=1),
        Repair(slots=(water[1], water[0])),
    ]


def test_without_wood_or_damage_no_repair_is_suggested() -> None:
    table = at_sea()
    damaged(table, Cube.WATER)
    assert not [action for action in legal(table) if isinstance(action, Repair)]
    table = at_sea()
    laden(table, wood=1)
    assert not [action for action in legal(table) if isinstance(action, Repair)]
