"""Ships lost: what the destroyer gains, what a captain loses, and coming back."""

from collections import Counter

import pytest

from engine.core.referee import Referee
from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.actions import ChooseStow, EndTurn, Sail, Scuttle, Shoot
from engine.games.captains_log.model.cards import Good, Nation
from engine.games.captains_log.model.decisions import StowDecision
from engine.games.captains_log.model.printed import hold_card
from engine.games.captains_log.model.state import Cube, Upgrade
from engine.games.captains_log.model.tasks import Sink
from engine.games.captains_log.rules import hold, sink
from engine.space.hexes import Axial
from tests.captains_log.sea_fights import (
    ABEAM,
    AHEAD,
    DUTCH,
    ENGLISH,
    HERE,
    PIRATE,
    SPANISH,
    How,
    armed,
    at,
    captain_lost,
    captains_duel,
    duel,
    happens,
    only_one,
    told,
)
from tests.captains_log.table import Table, tile

TEA_SHIP, SILVER_SHIP = 31, 40
"""NPC cards: a Dutch merchant with three tea and an oil, a Spanish one with four silver."""
GOLDEN_HERON = 1
"""The NPC card of a merchant with two tea."""


def npc_lost(table: Table, how: How = "sunk", by: str | None = "p1", **what: bool) -> Referee:
    """Destroy ``npc:1``; a die of 1 draws the card that replaces it."""
    return happens(table, Sink(ship="npc:1", by=by, how=how, **what), faces=(1,))


@pytest.mark.rule("CL-SINK-03", "CL-SINK-04", "CL-SINK-06", "CL-SINK-07", "CL-FAME-03")
def test_a_captain_who_sinks_an_npc_takes_its_doubloons_and_gains_a_point_of_fame() -> None:
    table = duel(DUTCH, doubloons=2000, water=7)
    purse = table.captain().doubloons
    step = table.act("p1", Shoot(target="npc:1"), 9, 1, 1, 1)
    assert only_one(step, e.SpoilsTaken).doubloons == 1000 + 2000
    assert table.captain().doubloons == purse + 3000
    assert table.company().fame == 1
    assert table.company().reputation[Nation.HOLLAND] == -2, "attacked, and destroyed"


@pytest.mark.rule("CL-SINK-05", "CL-GEN-06", "CL-AMB-108")
def test_a_captain_who_sinks_an_npc_takes_half_of_each_good_carried_and_printed() -> None:
    table = duel(TEA_SHIP, goods=[Good.TEA, Good.SUGAR])
    before = Counter(table.sea.supply)
    event = only_one(npc_lost(table), e.SpoilsTaken)
    assert Counter(event.goods) == Counter({Good.TEA: 2, Good.OIL: 1, Good.SUGAR: 1})
    assert hold.goods_aboard(table.captain()) == Counter(event.goods)
    carried = Counter({Good.TEA: 1, Good.SUGAR: 1})
    assert Counter(table.sea.supply) == before + carried - Counter(event.goods)


@pytest.mark.rule("CL-SINK-05", "CL-GEN-03")
@pytest.mark.parametrize(
    ("card", "carried", "taken"), [(TEA_SHIP, 3, 2), (TEA_SHIP, 2, 2), (GOLDEN_HERON, 1, 2)]
)
def test_goods_carried_and_goods_printed_are_halved_separately(
    card: int, carried: int, taken: int
) -> None:
    table = duel(card, goods=[Good.TEA] * carried)
    event = only_one(npc_lost(table), e.SpoilsTaken)
    assert Counter(event.goods)[Good.TEA] == taken


@pytest.mark.rule("CL-GEN-06", "CL-EX-03")
def test_half_of_two_silver_and_one_tea_is_one_of_each() -> None:
    assert sink.half(Counter({Good.SILVER: 2, Good.TEA: 1})) == (Good.SILVER, Good.TEA)
    assert sink.half(Counter({Good.OIL: 5, Good.TEA: 0})) == (Good.OIL, Good.OIL)


@pytest.mark.rule("CL-SINK-05", "CL-SINK-19")
def test_a_captain_who_sinks_another_takes_half_of_their_goods_and_none_of_their_money() -> None:
    table = captains_duel()
    table.load("p2", Cube.TEA, Cube.TEA, Cube.TEA, Cube.OIL)
    purse, supply = table.captain("p2").doubloons, Counter(table.sea.supply)
    event = only_one(captain_lost(table, by="p1"), e.SpoilsTaken)
    assert (event.doubloons, event.goods) == (0, (Good.OIL, Good.TEA))
    assert table.captain("p2").doubloons == purse
    assert not hold.goods_aboard(table.captain("p2"))
    assert Counter(table.sea.supply) == supply + Counter({Good.TEA: 2})
    assert table.company("p1").fame == 1


@pytest.mark.rule("CL-SINK-05", "CL-FREE-09")
def test_a_captain_is_asked_to_stow_spoils_that_find_no_room() -> None:
    table = duel(TEA_SHIP)
    table.load("p1", *[Cube.WOOD] * 11)
    npc_lost(table)
    (asked,) = table.asked()
    assert isinstance(asked, StowDecision)
    assert (asked.goods, asked.excess) == ((Good.OIL, Good.TEA), 1)
    table.act("p1", ChooseStow(decision=asked.id, overboard=(Good.WOOD,)))
    assert hold.goods_aboard(table.captain()) == {Good.WOOD: 10, Good.OIL: 1, Good.TEA: 1}


@pytest.mark.rule("CL-SINK-10")
def test_a_captain_who_burns_a_ship_takes_no_goods() -> None:
    table = duel(SILVER_SHIP, doubloons=1000)
    event = only_one(npc_lost(table, "burned"), e.SpoilsTaken)
    assert (event.doubloons, event.goods) == (2000, ())
    assert table.company().fame == 1
    assert table.company().reputation[Nation.SPAIN] == -1


@pytest.mark.rule("CL-SINK-15")
@pytest.mark.parametrize(("how", "goods"), [("sunk", (Good.SILVER,) * 2), ("burned", ())])
def test_a_collapsed_ship_gives_goods_only_if_it_counts_as_sunk(
    how: How, goods: tuple[Good, ...]
) -> None:
    table = duel(SILVER_SHIP)
    referee = npc_lost(table, how, collapsed=True)
    assert only_one(referee, e.ShipLost).how == "collapsed"
    assert only_one(referee, e.SpoilsTaken).goods == goods


@pytest.mark.rule("CL-SINK-11", "CL-AMB-29")
def test_a_ship_burned_by_spreading_fire_gives_a_point_of_fame_and_nothing_else() -> None:
    table = duel(SILVER_SHIP, fire=15, harmed_by="p1", doubloons=1000)
    table.captain().harmed = "npc:1"
    purse = table.captain().doubloons
    referee = npc_lost(table, "burned", spread=True)
    assert only_one(referee, e.FameChanged).why == "fire"
    assert not told(referee, e.SpoilsTaken)
    assert table.captain().doubloons == purse
    assert table.company().reputation[Nation.SPAIN] == 0


@pytest.mark.rule("CL-SINK-12", "CL-AMB-30")
def test_spreading_fire_gives_no_fame_for_a_ship_if_another_was_attacked_since() -> None:
    table = duel(SPANISH)
    table.npc("npc:2", at(table, -1, 0), card=DUTCH, fire=7, harmed_by="p1")
    table.captain().harmed = "npc:2"
    table.act("p1", Shoot(target="npc:1"), 1, 1, 1)
    assert table.captain().harmed == "npc:1"
    spent = Sink(ship="npc:2", by="p1", how="burned", spread=True)
    happens(table, spent, faces=(1,))
    assert table.company().fame == 0


@pytest.mark.rule("CL-SINK-11", "CL-DMG-05", "CL-AMB-95")
def test_a_ship_whose_spreading_fire_reaches_its_robustness_is_lost_at_the_end_of_its_turn() -> (
    None
):
    table = captains_duel()
    table.captain("p1").hold[:8] = [Cube.FIRE] * 8
    table.captain("p1").harmed_by = "p2"
    table.captain("p2").harmed = "p1"
    step = table.act("p1", EndTurn())
    assert only_one(step, e.ShipLost).how == "burned"
    assert table.company("p2").fame == 1
    assert table.sea.turn.seat == "p2"


@pytest.mark.rule("CL-SINK-16", "CL-SINK-17")
def test_a_destroyed_npc_goes_to_the_box_and_another_lies_face_down_in_its_place() -> None:
    table = duel(SPANISH)
    table.captain().harmed = "npc:1"
    referee = npc_lost(table)
    drawn = only_one(referee, e.NpcDrawn)
    assert (drawn.npc, drawn.owner) == ("npc:1", "p1")
    assert table.sea.removed == [SPANISH]
    fresh = table.sea.npcs["npc:1"]
    assert (fresh.card, fresh.at) == (None, None)
    assert table.captain().harmed is None


@pytest.mark.rule("CL-NPC-26", "CL-NPC-28", "CL-AMB-108")
def test_an_npc_that_destroys_another_takes_its_doubloons_but_no_goods() -> None:
    table = duel(SILVER_SHIP, doubloons=2000, goods=[Good.TEA])
    table.npc("npc:2", AHEAD, card=ENGLISH, doubloons=1000)
    supply = table.sea.supply[Good.TEA]
    referee = npc_lost(table, by="npc:2")
    assert only_one(referee, e.NpcGained) == e.NpcGained(npc="npc:2", doubloons=3000)
    assert table.sea.npcs["npc:2"].doubloons == 4000
    assert table.sea.npcs["npc:2"].goods == []
    assert table.sea.supply[Good.TEA] == supply + 1
    assert table.company().fame == 0


@pytest.mark.rule("CL-NPC-27", "CL-SINK-19")
def test_an_npc_that_destroys_a_captains_ship_gains_1000_doubloons() -> None:
    table = captains_duel()
    table.npc("npc:1", AHEAD, card=PIRATE)
    table.load("p2", Cube.TEA)
    supply = table.sea.supply[Good.TEA]
    captain_lost(table, by="npc:1")
    assert table.sea.npcs["npc:1"].doubloons == 1000
    assert table.sea.supply[Good.TEA] == supply + 1


@pytest.mark.rule("CL-SINK-18")
@pytest.mark.parametrize(("before", "after"), [(-3, -2), (0, 0), (2, 2), (-5, -5)])
def test_a_nation_below_zero_thinks_better_of_the_captain_it_destroys(
    before: int, after: int
) -> None:
    table = captains_duel()
    table.npc("npc:1", AHEAD, card=SPANISH)
    table.company("p2").reputation[Nation.SPAIN] = before
    captain_lost(table, by="npc:1")
    assert table.company("p2").reputation[Nation.SPAIN] == after


@pytest.mark.rule("CL-SINK-18", "CL-SINK-11", "CL-AMB-119")
@pytest.mark.parametrize(("before", "after"), [(-3, -2), (0, 0)])
def test_a_nation_below_zero_thinks_better_of_a_captain_its_spreading_fire_destroys(
    before: int, after: int
) -> None:
    table = captains_duel()
    table.npc("npc:1", AHEAD, card=SPANISH)
    captain = table.captain("p1")
    captain.harmed_by = "npc:1"
    table.company().reputation[Nation.SPAIN] = before
    captain.hold[:] = [Cube.FIRE] * 8 + [Cube.EMPTY] * 7
    step = table.act("p1", EndTurn())
    assert only_one(step, e.ShipLost).how == "burned"
    assert table.company("p1").reputation[Nation.SPAIN] == after


@pytest.mark.rule("CL-SINK-18", "CL-AMB-66", "CL-AMB-78")
def test_nobody_thinks_better_of_a_captain_whom_no_ship_has_destroyed() -> None:
    table = captains_duel()
    table.company("p2").reputation = dict.fromkeys(Nation, -2)
    referee = captain_lost(table)
    assert not told(referee, e.ReputationChanged)
    assert not told(referee, e.FameChanged)


@pytest.mark.rule("CL-SINK-21")
def test_cannons_upgrades_ammunition_and_doubloons_are_never_lost() -> None:
    table = captains_duel(guns=4)
    captain = table.captain("p2")
    captain.hold[0], captain.hold[1] = Cube.BURNT_CANNON, Cube.FLOODED_CANNON
    captain.upgrades[Upgrade.SAILS], captain.doubloons = 1, 7000
    captain_lost(table, by="p1")
    assert hold.cannons(captain) == hold.guns(table.sea, captain) == 4
    assert (captain.upgrades[Upgrade.SAILS], captain.doubloons) == (1, 7000)


@pytest.mark.rule("CL-SINK-23", "CL-HOLD-15", "CL-EX-24", "CL-EX-06", "CL-EX-07", "CL-EX-08")
@pytest.mark.parametrize(("level", "draft", "water"), [(1, 4, 2), (2, 3, 3), (3, 6, 6)])
def test_a_ship_that_was_lost_has_only_the_water_damage_that_its_hold_shows(
    level: int, draft: int, water: int
) -> None:
    table = captains_duel()
    captain = table.captain("p2")
    captain.ship = next(
        ship.id for ship in table.data.ships.values() if (ship.level, ship.draft) == (level, draft)
    )
    slots = len(hold_card(table.sea, captain).slots)
    captain.hold[:] = [Cube.FIRE] * slots
    captain_lost(table)
    assert captain.hold.count(Cube.WATER) == hold.damage(captain) == water
    assert all(cube is Cube.WATER for cube in captain.hold[-water:])


@pytest.mark.rule("CL-NATION-04", "CL-NATION-07")
@pytest.mark.parametrize(("reputation", "water"), [(4, 2), (5, 1)])
def test_a_ship_that_was_lost_has_one_damage_less_with_the_advantage_of_spain(
    reputation: int, water: int
) -> None:
    table = captains_duel()
    table.company("p2").reputation[Nation.SPAIN] = reputation
    captain_lost(table)
    assert hold.damage(table.captain("p2")) == water


@pytest.mark.rule("CL-SINK-27", "CL-SINK-28", "CL-SINK-29", "CL-AMB-96")
def test_the_third_wreck_costs_a_point_of_fame_and_the_count_begins_anew() -> None:
    table = captains_duel()
    table.company("p2").fame = 1
    shown, fame = [], []
    for _ in range(6):
        table.place("p2", ABEAM)
        shown.append(only_one(captain_lost(table), e.WreckMarked).wrecks)
        fame.append(table.company("p2").fame)
    assert shown == [1, 2, 0, 1, 2, 0]
    assert fame == [1, 1, 0, 0, 0, 0], "never below 0"


@pytest.mark.rule("CL-AMB-95", "CL-TURN-09")
def test_the_turn_of_a_captain_whose_ship_is_lost_in_it_ends_but_their_npcs_act() -> None:
    table = captains_duel()
    table.npc("npc:1", AHEAD, card=PIRATE, owner="p1")
    table.captain("p1").hold[7:] = [Cube.WATER] * 8
    step = table.act("p1", Sail(heading=0), 10, 1, 1)
    assert only_one(step, e.ShipLost).ship == "p1"
    assert table.captain("p1").at is None
    assert table.captain("p1").destroyed
    assert table.sea.npc_turn is not None
    assert table.game.to_act(table.state) == ("npc:1",)


@pytest.mark.rule("CL-SHOAL-04", "CL-AMB-78")
def test_a_ship_stranded_with_no_way_out_may_be_scuttled() -> None:
    ring = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1))
    shoals = ((Axial(0, 0), 2), (Axial(-1, 0), 2))
    table = Table(
        tile(1, land=tuple(Axial(*place) for place in ring), shoals=shoals), captains=2
    ).without_npcs()
    armed(table, "p1", 4)
    table.place("p1", HERE)
    assert table.refused("p1", Scuttle()) == "CL-SHOAL-04"
    table.load("p1", Cube.TEA)
    assert Scuttle() in table.suggested()
    step = table.act("p1", Scuttle())
    assert only_one(step, e.ShipLost) == e.ShipLost(ship="p1", at=HERE, how="wrecked")
    assert table.captain("p1").wrecks == 1
    assert table.sea.turn.seat == "p2"


@pytest.mark.rule("CL-SHOAL-04")
@pytest.mark.parametrize(("shoal", "refused"), [(True, None), (False, "CL-SHOAL-04")])
def test_a_ship_surrounded_by_land_may_be_scuttled_only_on_a_shoal(
    shoal: bool, refused: str | None
) -> None:
    ring = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
    table = Table(
        tile(
            1,
            land=tuple(Axial(*place) for place in ring),
            shoals=((Axial(0, 0), 5),) if shoal else (),
        )
    ).without_npcs()
    table.place("p1", HERE)
    assert table.refused("p1", Scuttle()) == refused
    assert (Scuttle() in table.suggested()) == (refused is None)


@pytest.mark.rule("CL-SHOAL-04")
def test_a_ship_on_the_open_sea_cannot_be_scuttled() -> None:
    table = Table(captains=1).without_npcs()
    table.place("p1", HERE)
    assert table.refused("p1", Scuttle()) == "CL-SHOAL-04"
