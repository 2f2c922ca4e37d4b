"""Damage: where it falls in a hold, what it does to cargo, fire that spreads, ships lost."""

import pytest

from engine.core.dice import ScriptedDice
from engine.core.referee import Referee
from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.actions import EndTurn, Rearrange
from engine.games.captains_log.model.cards import Good
from engine.games.captains_log.model.state import Cube
from engine.games.captains_log.model.tasks import Sink
from engine.games.captains_log.rules import damage, hold
from engine.games.captains_log.rules.damage import Kind
from tests.captains_log.sea_fights import HERE, SPANISH, armed, captains_duel, duel, only_one, told
from tests.captains_log.table import Table

LAST = 14
"""The slot of a level-1 hold of draft 2 that water takes first: the last, bottom right."""


def hurt(table: Table, ship: str, points: int, kind: Kind, by: str | None = None) -> Referee:
    """Do damage to *ship*, and leave the tasks that follow from it on the agenda."""
    with ScriptedDice(()) as dice:
        referee = Referee(dice)
        damage.hurt(table.state, ship, points, kind, referee, by=by)
    return referee


def alone(*cubes: Cube) -> Table:
    table = Table(captains=1).without_npcs()
    captain = armed(table, "p1", 0)
    captain.hold[: len(cubes)] = cubes
    table.place("p1", HERE)
    return table


def lost(table: Table) -> Sink:
    (task,) = table.state.agenda
    assert isinstance(task, Sink)
    return task


@pytest.mark.rule("CL-DMG-01", "CL-AMB-52")
def test_water_fills_the_hold_row_by_row_from_the_bottom_right() -> None:
    table = alone()
    hurt(table, "p1", 5, "water")
    filled = [i for i, cube in enumerate(table.captain().hold) if cube is Cube.WATER]
    assert filled == [10, 11, 12, 13, 14], "the bottom row of three, then the next from its right"
    hurt(table, "p1", 1, "water")
    assert table.captain().hold[9] is Cube.WATER


@pytest.mark.rule("CL-DMG-03", "CL-AMB-52")
def test_fire_fills_the_hold_row_by_row_from_the_top_left() -> None:
    table = alone()
    hurt(table, "p1", 5, "fire")
    filled = [i for i, cube in enumerate(table.captain().hold) if cube is Cube.FIRE]
    assert filled == [0, 1, 2, 3, 4]


@pytest.mark.rule("CL-DMG-02")
def test_goods_under_water_go_overboard_onto_the_ships_hex() -> None:
    table = alone()
    table.captain().hold[LAST - 1 :] = [Cube.TEA, Cube.SILVER]
    before = dict(table.sea.supply)
    event = only_one(hurt(table, "p1", 2, "water"), e.Overboard)
    assert (event.goods, event.why) == ((Good.SILVER, Good.TEA), "damage")
    assert table.sea.loose == {HERE: [Good.SILVER, Good.TEA]}
    assert table.sea.supply == before


@pytest.mark.rule("CL-DMG-04")
def test_goods_on_fire_go_back_to_the_supply() -> None:
    table = alone(Cube.TEA, Cube.EMPTY, Cube.TEA)
    before = table.sea.supply[Good.TEA]
    event = only_one(hurt(table, "p1", 3, "fire"), e.GoodsBurned)
    assert event.goods == (Good.TEA, Good.TEA)
    assert table.sea.supply[Good.TEA] == before + 2
    assert not table.sea.loose


@pytest.mark.rule("CL-DMG-05", "CL-EX-21", "CL-AMB-02")
@pytest.mark.parametrize(("aflame", "spread"), [(2, 0), (3, 1), (5, 1), (6, 2)])
def test_every_three_fires_on_a_ship_light_another_at_the_end_of_its_turn(
    aflame: int, spread: int
) -> None:
    table = alone(*[Cube.FIRE] * aflame)
    step = table.act("p1", EndTurn())
    assert [event.damage for event in told(step, e.FireSpread)] == [spread] * bool(spread)
    assert table.captain().hold.count(Cube.FIRE) == aflame + spread


@pytest.mark.rule("CL-DMG-05")
def test_fire_spreads_on_an_npc_too() -> None:
    table = duel(fire=3, water=1)
    with ScriptedDice(()) as dice:
        damage.spread_fire(table.state, "npc:1", Referee(dice))
    assert (table.sea.npcs["npc:1"].fire, table.sea.npcs["npc:1"].water) == (4, 1)


@pytest.mark.rule("CL-DMG-06", "CL-DMG-10", "CL-EX-22", "CL-DRAFT-04")
def test_damage_weighs_and_a_damaged_cannon_weighs_two() -> None:
    table = alone(Cube.CANNON, Cube.TEA)
    assert hold.weight(table.captain().hold) == 2
    hurt(table, "p1", 1, "water")
    assert hold.weight(table.captain().hold) == 3
    hurt(table, "p1", 1, "fire")
    assert table.captain().hold[0] is Cube.BURNT_CANNON
    assert hold.weight(table.captain().hold) == 4


@pytest.mark.rule("CL-DMG-07", "CL-DMG-08", "CL-DMG-11")
def test_damage_lies_on_top_of_a_cannon_which_no_longer_fires() -> None:
    table = alone(*[Cube.CANNON] * 3)
    table.captain().hold[4:] = [Cube.WATER] * 8 + [Cube.FIRE] * 3
    table.captain().hold[3] = Cube.CANNON
    hurt(table, "p1", 1, "fire")
    assert table.captain().hold[0] is Cube.BURNT_CANNON
    hurt(table, "p1", 1, "water")
    assert table.captain().hold[3] is Cube.FLOODED_CANNON
    assert hold.cannons(table.captain()) == 4, "none is destroyed"
    assert hold.guns(table.sea, table.captain()) == 2


@pytest.mark.rule("CL-DMG-07")
def test_a_slot_that_is_damaged_takes_no_more_damage() -> None:
    table = alone(Cube.CANNON)
    hurt(table, "p1", 2, "fire")
    assert table.captain().hold[:3] == [Cube.BURNT_CANNON, Cube.FIRE, Cube.EMPTY]


@pytest.mark.rule("CL-DMG-09", "CL-DMG-16")
def test_neither_damage_nor_a_damaged_cannon_can_be_moved() -> None:
    table = alone(Cube.FLOODED_CANNON, Cube.WATER, Cube.TEA, Cube.CANNON)
    now = table.captain().hold
    for one, other in ((0, 4), (1, 4)):
        moved = [*now]
        moved[one], moved[other] = now[other], now[one]
        assert table.refused("p1", Rearrange(hold=tuple(moved))) == "CL-FREE-03"
    moved = [*now]
    moved[2], moved[3] = now[3], now[2]
    assert table.refused("p1", Rearrange(hold=tuple(moved))) is None


@pytest.mark.rule("CL-DMG-14")
@pytest.mark.parametrize("kind", ["water", "fire"])
def test_any_damage_on_oil_becomes_two_fires_and_the_oil_is_gone(kind: Kind) -> None:
    table = alone()
    table.captain().hold[LAST if kind == "water" else 0] = Cube.OIL
    before = table.sea.supply[Good.OIL]
    assert only_one(hurt(table, "p1", 1, kind), e.GoodsBurned).goods == (Good.OIL,)
    assert table.captain().hold[:3] == [Cube.FIRE, Cube.FIRE, Cube.EMPTY]
    assert table.captain().hold[LAST] is Cube.EMPTY
    assert table.sea.supply[Good.OIL] == before + 1


@pytest.mark.rule("CL-DMG-14")
def test_oil_that_burns_lights_the_oil_beside_it() -> None:
    table = alone(Cube.OIL, Cube.OIL)
    hurt(table, "p1", 1, "fire")
    assert table.captain().hold.count(Cube.FIRE) == 3
    assert Cube.OIL not in table.captain().hold


@pytest.mark.rule("CL-SINK-01", "CL-DMG-12")
def test_a_captains_ship_sinks_when_its_water_reaches_its_robustness() -> None:
    table = alone(*[Cube.FIRE] * 5)
    hurt(table, "p1", 8, "water")
    assert not table.state.agenda, "water and fire are counted apart, and robustness is 9"
    hurt(table, "p1", 1, "water", "npc:1")
    assert lost(table) == Sink(ship="p1", by="npc:1", how="sunk")


@pytest.mark.rule("CL-SINK-08", "CL-DMG-12")
def test_a_captains_ship_burns_when_its_fire_reaches_its_robustness() -> None:
    table = alone(*[Cube.FIRE] * 8)
    hurt(table, "p1", 1, "water")
    assert not table.state.agenda
    hurt(table, "p1", 1, "fire")
    assert lost(table) == Sink(ship="p1", by=None, how="burned")


@pytest.mark.rule("CL-SINK-13", "CL-SINK-15", "CL-AMB-53")
@pytest.mark.parametrize(("kind", "how"), [("water", "sunk"), ("fire", "burned")])
def test_a_ship_with_a_hold_full_of_damage_counts_as_sunk_or_burned_by_its_last_damage(
    kind: Kind, how: str
) -> None:
    table = alone(*[Cube.FIRE] * 7)
    table.captain().hold[8:] = [Cube.WATER] * 7
    hurt(table, "p1", 3, kind)
    sink = lost(table)
    assert (sink.how, sink.collapsed) == (how, True)
    assert hold.damage(table.captain()) == 15, "what finds no room is ignored"


@pytest.mark.rule("CL-DMG-13", "CL-SINK-02", "CL-SINK-09")
@pytest.mark.parametrize(
    ("water", "fire", "kind", "how"),
    [(4, 3, "water", "sunk"), (5, 2, "fire", "sunk"), (2, 5, "water", "burned")],
)
def test_water_and_fire_add_up_on_an_npc_and_the_larger_part_says_if_it_sinks_or_burns(
    water: int, fire: int, kind: Kind, how: str
) -> None:
    table = duel(water=water, fire=fire - 1)
    hurt(table, "npc:1", 1, "fire")
    assert not table.state.agenda, "robustness is 8"
    hurt(table, "npc:1", 1, kind, "p1")
    assert lost(table) == Sink(ship="npc:1", by="p1", how=how)


@pytest.mark.rule("CL-SINK-14", "CL-SINK-15")
@pytest.mark.parametrize(("kind", "how"), [("water", "sunk"), ("fire", "burned")])
def test_an_npc_with_as_much_water_as_fire_collapses(kind: Kind, how: str) -> None:
    table = duel(water=3 if kind == "water" else 4, fire=4 if kind == "water" else 3)
    hurt(table, "npc:1", 1, kind, "p1")
    assert lost(table) == Sink(ship="npc:1", by="p1", how=how, collapsed=True)


@pytest.mark.rule("CL-SINK-11")
def test_a_ship_remembers_who_damaged_it_last() -> None:
    table = captains_duel()
    hurt(table, "p2", 1, "fire", "p1")
    hurt(table, "p2", 1, "water", None)
    assert table.captain("p2").harmed_by == "p1", "the sea and fortresses are no ship"
    table.npc("npc:1", HERE, card=SPANISH)
    hurt(table, "p2", 0, "water", "npc:1")
    assert table.captain("p2").harmed_by == "p1", "a miss harms nobody"
    hurt(table, "p2", 1, "water", "npc:1")
    assert table.captain("p2").harmed_by == "npc:1"
