"""Missions of transport and rescue: ports, goods, dice and markers."""

import pytest

from engine.core.dice import ScriptedDice
from engine.core.referee import Referee
from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.actions import (
    CallForMissions,
    PickUp,
    Sail,
    Sell,
    TryMission,
)
from engine.games.captains_log.model.cards import Good, Nation
from engine.games.captains_log.rules import hold
from engine.games.captains_log.rules.missions import advancing, hands
from engine.games.captains_log.rules.turn import new_turn
from tests.captains_log.missions import active, castle, give, haven, moor, shown, voyage
from tests.captains_log.port_and_market import SETTERS, laden, stock, told
from tests.captains_log.table import Table, hex_of

CALL = CallForMissions()


@pytest.mark.rule("CL-MISSION-54", "CL-MISSION-05", "CL-MISSION-14", "CL-MISSION-16", "CL-FAME-06")
@pytest.mark.parametrize(("to", "paid"), [(20, 2000), (7, 1000)])
def test_a_passage_is_shown_at_its_first_port_and_paid_at_one_of_two_others(
    to: int, paid: int
) -> None:
    table = voyage(haven(2, "holland"), haven(20, "spain"), haven(7, "spain"))
    give(table, "transport-01")
    assert not shown(table)
    moor(table, 2)
    table.act("p1", CALL)
    assert shown(table) == ["transport-01"]
    assert table.company().fame == 0
    moor(table, to)
    before = table.captain().doubloons
    step = table.act("p1", CALL)
    assert table.captain().doubloons == before + paid
    assert table.company().fame == 1
    assert [event.why for event in told(step, e.FameChanged)] == ["mission"]
    assert table.captain().completed == ["transport-01"]


def loaded(to: int) -> Table:
    """The example of the rulebook, loaded, with p1 moored at the port that buys."""
    owner: dict[int, str] = {7: "spain", 15: "pirates"}
    table = voyage(haven(18, "native"), haven(to, owner[to]))  # type: ignore[arg-type]
    stock(table, **SETTERS)
    give(table, "transport-09")
    moor(table, 18)
    table.act("p1", CALL)
    assert hold.count(table.captain(), Good.SILVER) == 3
    assert shown(table) == ["transport-09"]
    moor(table, to)
    return table


@pytest.mark.rule("CL-MISSION-55", "CL-MISSION-56", "CL-MISSION-57", "CL-MISSION-58")
@pytest.mark.parametrize("to", [7, 15])
def test_a_load_is_sold_legally_in_one_port_or_as_contraband_in_another(to: int) -> None:
    table = loaded(to)
    table.act("p1", Sell(good=Good.SILVER, count=2))
    assert active(table) == {"transport-09": 1}, "three in one visit are needed"
    step = table.act("p1", Sell(good=Good.SILVER, count=1))
    assert table.captain().completed == ["transport-09"]
    assert [event.why for event in told(step, e.FameChanged)] == ["mission"]
    assert told(step, e.Sold), "the sale has its effects too"


@pytest.mark.rule("CL-MISSION-59", "CL-MISSION-60", "CL-MISSION-65", "CL-MISSION-67")
def test_the_farthest_native_port_is_marked_and_then_any_nations_port_will_do() -> None:
    table = voyage(haven(9, "native"), haven(18, "native"), haven(3, "france"))
    give(table, "transport-23")
    table.place("p1", hex_of(18, 2, -1))
    mission = table.captain().missions[0]
    (way,) = hands.ways(table.sea, mission)
    referee = Referee(ScriptedDice(()))
    advancing.prepare(table.state, "p1", mission, referee)
    assert [event.tile for event in told(referee, e.MissionMarked)] == [9]
    assert way.kind == "call"
    moor(table, 18)
    assert table.refused("p1", CALL) == "CL-MISSION-11", "that is the near one"
    moor(table, 9)
    table.act("p1", CALL)
    assert active(table) == {"transport-23": 1}
    moor(table, 3)
    before = table.captain().doubloons
    table.act("p1", CALL)
    assert table.captain().doubloons == before + 3000
    assert table.company().reputation[Nation.FRANCE] == 1
    assert table.company().fame == 1


@pytest.mark.rule("CL-MISSION-59")
def test_the_first_listed_port_revealed_is_marked_if_none_was_known() -> None:
    table = voyage(haven(9, "native"))
    give(table, "transport-23")
    assert table.captain().missions[0].mark == 0
    table.act("p1", Sail(heading=0))
    assert table.captain().missions[0].mark == 9


@pytest.mark.rule("CL-MISSION-42", "CL-MISSION-43", "CL-FREE-07", "CL-AMB-16")
def test_a_marker_lies_on_the_tile_of_a_die_and_only_its_owner_picks_it_up() -> None:
    table = voyage(haven(18, "native"), captains=2)
    table.place("p2", hex_of(20))
    give(table, "rescue-01")
    referee = Referee(ScriptedDice((5,)))
    mission = table.captain().missions[0]
    sea = table.sea
    sea.tiles = tuple(0 if code // 6 == 5 else code for code in sea.tiles)
    sea.unseen = [5]
    advancing.prepare(table.state, "p1", mission, referee)
    assert mission.mark == 4, "tile 5 lies face down: the next lower one"
    pick = PickUp(what="mission")
    for seat, rule in (("p2", "CL-FREE-07"), ("p1", None)):
        table.place(seat, hex_of(4, 0, 1))
        moor_at_sea(table, seat)
        table.act(seat, Sail(heading=0))
        assert table.refused(seat, pick) == rule
        table.place(seat, hex_of(4) if seat == "p1" else hex_of(20))
    points = table.sea.turn.points
    assert points is not None
    table.act("p1", pick)
    assert table.sea.turn.points == points - 1
    moor(table, 18)
    table.act("p1", CALL)
    assert table.captain().completed == ["rescue-01"], "any port will do, a native one too"


def moor_at_sea(table: Table, seat: str) -> None:
    table.sea.turn = new_turn(seat)


def beside_a_ship(card: int, mission: str = "rescue-04") -> Table:
    table = voyage(haven(3, "france"), haven(20, "spain"), captains=2)
    table.place("p1", hex_of(10))
    table.place("p2", hex_of(19))
    table.npc("npc:1", hex_of(10, 1, 0), card=card)
    give(table, mission)
    return table


def marked_npc(table: Table, symbol: str) -> int:
    """The first NPC card of Spain with *symbol*."""
    cards = table.data.npcs.values()
    found = (c for c in cards if symbol in c.symbols and c.nations == (Nation.SPAIN,))
    return next(found).number


@pytest.mark.rule("CL-MISSION-44", "CL-MISSION-45", "CL-NPC-38")
def test_a_failed_die_beside_a_marked_ship_loses_the_mission_and_reputation() -> None:
    table = voyage()
    table = beside_a_ship(marked_npc(table, "secret_mission"))
    roll = TryMission(mission="rescue-04", target="npc:1")
    assert roll in table.suggested()
    table.act("p1", roll, 6)
    assert active(table) == {}
    assert table.state.hidden.discarded_missions == ["rescue-04"]
    assert table.company().reputation[Nation.SPAIN] == -1
    assert table.sea.turn.actions == 1


@pytest.mark.rule(
    "CL-MISSION-46", "CL-MISSION-48", "CL-MISSION-49", "CL-MISSION-66", "CL-MISSION-68"
)
def test_a_person_saved_from_a_ship_is_brought_to_another_nations_port() -> None:
    table = beside_a_ship(marked_npc(voyage(), "secret_mission"))
    table.act("p1", TryMission(mission="rescue-04", target="npc:1"), 7)
    assert shown(table) == ["rescue-04"]
    moor(table, 20)
    assert table.refused("p1", CALL) == "CL-MISSION-11", "Spanish, as the ship"
    moor(table, 3)
    before = table.captain().doubloons
    table.act("p1", CALL)
    assert table.captain().doubloons == before + 4000
    assert table.company().reputation[Nation.FRANCE] == 1
    assert table.company().fame == 1


@pytest.mark.rule("CL-MISSION-44", "CL-TURN-14")
def test_a_mission_die_has_one_more_at_night() -> None:
    table = beside_a_ship(marked_npc(voyage(), "secret_mission"))
    table.sea.step = 1
    step = table.act("p1", TryMission(mission="rescue-04", target="npc:1"), 6)
    (tried,) = told(step, e.MissionTried)
    assert (tried.face, tried.bonus, tried.success) == (6, 1, True)


@pytest.mark.rule("CL-MISSION-44")
def test_a_ship_without_the_sign_a_far_one_and_a_captain_without_missions_are_refused() -> None:
    plain = next(one.number for one in voyage().data.npcs.values() if not one.symbols)
    table = beside_a_ship(plain)
    roll = TryMission(mission="rescue-04", target="npc:1")
    assert table.refused("p1", roll) == "CL-MISSION-44"
    table = beside_a_ship(marked_npc(voyage(), "secret_mission"))
    table.place("p1", hex_of(12))
    assert table.refused("p1", roll) == "CL-MISSION-44"
    table.place("p2", hex_of(12, 1, 0))
    at_captain = TryMission(mission="rescue-04", target="p2")
    assert table.refused("p1", at_captain) == "CL-MISSION-44"
    give(table, "combat-01", "p2")
    assert table.refused("p1", at_captain) is None, "a secret mission is active too"
    table.act("p1", at_captain, 12)
    assert active(table) == {"rescue-04": 1}


@pytest.mark.rule("CL-MISSION-50", "CL-MISSION-51", "CL-INTERACT-03")
def test_a_prisoner_is_freed_beside_a_fortress_and_brought_to_another_nation() -> None:
    table = voyage(castle(6, "spain"), haven(20, "spain"), haven(3, "france"))
    give(table, "rescue-08")
    roll = TryMission(mission="rescue-08")
    assert table.refused("p1", roll) == "CL-MISSION-50"
    table.place("p1", hex_of(6, 1, 0))
    table.act("p1", roll, 7)
    assert active(table) == {"rescue-08": 1}
    moor(table, 20)
    assert table.refused("p1", CALL) == "CL-MISSION-11"
    moor(table, 3)
    table.act("p1", CALL)
    assert table.captain().completed == ["rescue-08"]


@pytest.mark.rule("CL-MISSION-52", "CL-MISSION-53", "CL-TAVERN-06")
def test_a_die_in_a_port_decides_and_the_person_goes_to_a_nation_of_choice() -> None:
    table = voyage(haven(2, "holland"), haven(13, "holland"), haven(1, "england"))
    give(table, "rescue-12")
    give(table, "rescue-11")
    roll = TryMission(mission="rescue-12")
    assert table.refused("p1", roll) == "CL-MISSION-52"
    moor(table, 2)
    table.act("p1", roll, 9)
    assert active(table)["rescue-12"] == 1
    assert table.captain().mission_port == 2
    assert table.refused("p1", CALL) == "CL-MISSION-11", "not to the port itself"
    moor(table, 13)
    table.act("p1", CALL)
    assert table.captain().completed == ["rescue-12"]
    assert table.company().reputation[Nation.HOLLAND] == 1
    moor(table, 1)
    table.act("p1", TryMission(mission="rescue-11"), 3)
    assert active(table) == {}, "a failure discards it"


@pytest.mark.rule("CL-MISSION-13", "CL-MISSION-15", "CL-FAME-07", "CL-SINK-20")
def test_completed_missions_are_kept_and_four_of_a_type_give_a_point_of_fame() -> None:
    table = voyage(haven(3, "france"))
    table.captain().completed = ["rescue-01", "rescue-02", "combat-01", "rescue-03"]
    for name in table.captain().completed:
        table.state.hidden.missions.remove(name)
        table.sea.mission_deck -= 1
    give(table, "rescue-13", step=1, left=1)
    moor(table, 3)
    step = table.act("p1", CALL)
    assert table.captain().completed == ["combat-01"]
    assert [event.why for event in told(step, e.FameChanged)] == ["mission", "mission_set"]
    assert table.company().fame == 2
    assert len(table.state.hidden.discarded_missions) == 4


def test_goods_of_a_mission_come_from_the_supply_and_are_stowed() -> None:
    table = voyage(haven(18, "native"))
    give(table, "transport-09")
    room = hold.free_slots(table.captain())
    laden(table, wood=room - 1)
    moor(table, 18)
    table.act("p1", CALL)
    (asked,) = table.asked()
    assert asked.kind == "stow"  # type: ignore[union-attr]
