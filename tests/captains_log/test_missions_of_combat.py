"""Missions of combat, and personal ones: ships to sink, and things to do in one's own time."""

import pytest

from engine.core.dice import SeededDice
from engine.core.referee import Referee
from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.actions import CallForMissions, PickUp, Sail, TryMission
from engine.games.captains_log.model.cards import Nation
from engine.games.captains_log.model.tasks import END_ROUND
from engine.games.captains_log.rules.turn import new_turn
from engine.space.hexes import Axial
from tests.captains_log.missions import active, give, haven, moor, shown, sunk, voyage
from tests.captains_log.port_and_market import told
from tests.captains_log.sea_fights import DUTCH, ENGLISH, FRENCH, PIRATE, SPANISH
from tests.captains_log.table import Table, hex_of, tile


def card_of(table: Table, **fields: object) -> int:
    """The first NPC card with these *fields*; ``symbol`` is one that it bears."""
    symbol = fields.pop("symbol", None)
    for card in table.data.npcs.values():
        if symbol is not None and symbol not in card.symbols:
            continue
        if all(getattr(card, name) == of for name, of in fields.items()):
            return card.number
    raise LookupError(fields)


def hunting(*missions: str, captains: int = 2, card: int = SPANISH) -> Table:
    table = voyage(haven(3, "france"), haven(20, "spain"), captains=captains)
    table.place("p1", hex_of(10))
    for number in range(2, captains + 1):
        table.place(f"p{number}", hex_of(10 + number))
    table.npc("npc:1", hex_of(10, 1, 0), card=card)
    for name in missions:
        give(table, name)
    return table


@pytest.mark.rule("CL-MISSION-32", "CL-MISSION-41", "CL-NPC-38")
@pytest.mark.parametrize(
    ("mission", "symbol", "paid"),
    [
        ("combat-01", "secret_mission", 1000),
        ("combat-02", "wanted", 1000),
        ("combat-20", "wanted", 1000),
        ("combat-23", "secret_mission", 2000),
    ],
)
def test_sinking_a_ship_with_the_sign_completes_the_mission_at_once(
    mission: str, symbol: str, paid: int
) -> None:
    table = hunting(mission, card=card_of(voyage(), symbol=symbol, level=1))
    told_of = sunk(table, "npc:1")
    (done,) = told(told_of, e.MissionCompleted)
    assert (done.mission, done.doubloons) == (mission, paid)
    assert table.captain().completed == [mission]
    other = "wanted" if symbol == "secret_mission" else "secret_mission"
    table = hunting(mission, card=card_of(voyage(), symbols=(other,), level=1))
    sunk(table, "npc:1")
    assert active(table) == {mission: 0}


@pytest.mark.rule("CL-MISSION-32", "CL-AMB-111")
def test_a_captain_with_any_active_mission_counts_for_combat_1() -> None:
    table = hunting("combat-01")
    sunk(table, "p2")
    assert active(table) == {"combat-01": 0}, "without a mission"
    table = hunting("combat-01")
    give(table, "rescue-04", "p2")
    sunk(table, "p2")
    assert table.captain().completed == ["combat-01"]


@pytest.mark.rule("CL-MISSION-20", "CL-MISSION-24", "CL-MISSION-25", "CL-MISSION-33", "CL-AMB-111")
@pytest.mark.parametrize(
    ("mission", "theirs"),
    [
        ("personal-03", "transport-01"),
        ("personal-07", "combat-10"),
        ("personal-08", "rescue-04"),
        ("combat-04", "combat-20"),
    ],
)
def test_a_captain_with_a_mission_of_the_type_is_sunk_for_a_mission(
    mission: str, theirs: str
) -> None:
    table = hunting(mission)
    give(table, theirs, "p2")
    sunk(table, "p2")
    assert table.captain().completed == [mission]
    table = hunting(mission)
    give(table, "personal-09", "p2")
    step = sunk(table, "p2")
    assert active(table) == {mission: 0}
    assert "personal-09" not in repr(step.events), "a secret mission is not named"


@pytest.mark.rule("CL-MISSION-34", "CL-AMB-82")
@pytest.mark.parametrize(
    ("mission", "target"),
    [("combat-05", "p2"), ("combat-06", "p4"), ("combat-07", "p3"), ("combat-08", "p3")],
)
def test_the_captain_so_many_seats_away_is_to_be_sunk(mission: str, target: str) -> None:
    for ship in ("p2", "p3", "p4"):
        table = hunting(mission, captains=4)
        sunk(table, ship)
        assert (table.captain().completed == [mission]) == (ship == target)
    table = hunting("combat-07", captains=2)
    sunk(table, "p2")
    assert active(table) == {"combat-07": 0}, "two seats away is oneself"


@pytest.mark.rule("CL-MISSION-35")
def test_the_captain_with_most_fame_is_to_be_sunk_and_a_die_decides_between_equals() -> None:
    table = hunting("combat-09", captains=3)
    table.company("p3").fame = 2
    sunk(table, "p2")
    assert active(table) == {"combat-09": 0}
    sunk(table, "p3")
    assert table.captain().completed == ["combat-09"]
    for face, done in ((1, True), (2, False)):
        table = hunting("combat-09", captains=3)
        sunk(table, "p2", faces=(face,))
        assert (table.captain().completed == ["combat-09"]) is done


@pytest.mark.rule("CL-MISSION-36", "CL-MISSION-66", "CL-MISSION-68")
def test_news_of_an_escort_sunk_goes_to_another_nation() -> None:
    card = card_of(voyage(), role="defensive", nations=(Nation.SPAIN,))
    table = hunting("combat-10", card=card)
    sunk(table, "npc:1")
    assert shown(table) == ["combat-10"]
    moor(table, 20)
    assert table.refused("p1", CallForMissions()) == "CL-MISSION-11"
    moor(table, 3)
    table.act("p1", CallForMissions())
    assert table.captain().completed == ["combat-10"]


@pytest.mark.rule("CL-MISSION-37", "CL-MISSION-38", "CL-MISSION-40")
@pytest.mark.parametrize(
    ("mission", "role"),
    [
        ("combat-12", "defensive"),
        ("combat-15", "merchant"),
        ("combat-18", "aggressive"),
    ],
)
def test_a_ship_of_the_role_is_to_be_sunk(mission: str, role: str) -> None:
    for other in ("defensive", "merchant", "aggressive"):
        table = hunting(mission, card=card_of(voyage(), role=other, level=1))
        sunk(table, "npc:1")
        assert (table.captain().completed == [mission]) == (other == role)


@pytest.mark.rule("CL-MISSION-39")
def test_a_pirate_ship_is_to_be_sunk_an_npc_or_a_captain_who_joined_the_pirates() -> None:
    for card, done in ((PIRATE, True), (DUTCH, False)):
        table = hunting("combat-17", card=card)
        sunk(table, "npc:1")
        assert (table.captain().completed == ["combat-17"]) is done
    table = hunting("combat-17")
    table.company("p2").joined.append(Nation.PIRATES)
    sunk(table, "p2")
    assert table.captain().completed == ["combat-17"]


@pytest.mark.rule("CL-MISSION-23")
def test_two_ships_are_burned_and_the_mission_is_shown_after_the_first() -> None:
    table = hunting("personal-06")
    sunk(table, "npc:1")
    assert active(table) == {"personal-06": 0}, "sunk, not burned"
    for name, step in (("npc:2", {"personal-06": 1}), ("npc:3", {})):
        table.npc(name, hex_of(11), card=ENGLISH if name == "npc:2" else FRENCH)
        sunk(table, name, how="burned")
        assert active(table) == step
        assert shown(table) == list(step)
    assert table.captain().completed == ["personal-06"]


@pytest.mark.rule("CL-MISSION-26")
def test_a_ship_is_to_be_lost_by_collapse() -> None:
    table = hunting("personal-09")
    sunk(table, "p2")
    assert active(table) == {"personal-09": 0}
    table = hunting("personal-09")
    sunk(table, "npc:1", collapsed=True)
    assert table.captain().completed == ["personal-09"]


@pytest.mark.rule("CL-MISSION-29", "CL-MISSION-64")
def test_three_ships_of_three_nations_give_three_points_of_fame() -> None:
    table = hunting("personal-12")
    assert shown(table) == ["personal-12"], "it is public"
    second = card_of(table, nations=(Nation.SPAIN,), level=2)
    for name, card, left in (("npc:1", SPANISH, 1), ("npc:2", second, 1), ("npc:3", DUTCH, 2)):
        table.npc(name, hex_of(11), card=card)
        sunk(table, name)
        assert len(table.captain().missions[0].done) == left
    table.npc("npc:4", hex_of(11), card=FRENCH)
    told_of = sunk(table, "npc:4")
    changes = [(one.change, one.why) for one in told(told_of, e.FameChanged)]
    assert (3, "mission") in changes
    assert table.captain().completed == ["personal-12"]


@pytest.mark.rule("CL-MISSION-27")
def test_a_rescue_mission_is_stolen_by_a_die_that_may_be_tried_again() -> None:
    table = hunting("personal-10")
    table.place("p2", hex_of(10, 0, 1))
    roll = TryMission(mission="personal-10", target="p2")
    assert table.refused("p1", roll) == "CL-MISSION-44", "no mission at all"
    give(table, "rescue-04", "p2", step=1, nation=Nation.SPAIN)
    table.act("p1", roll, 6)
    assert active(table) == {"personal-10": 0}
    table.act("p1", roll, 7)
    assert table.captain().completed == ["personal-10"]
    assert active(table) == {"rescue-04": 1}
    assert active(table, "p2") == {}


@pytest.mark.rule("CL-MISSION-27", "CL-AMB-111")
def test_a_captain_without_a_rescue_mission_has_none_to_steal() -> None:
    table = hunting("personal-10")
    table.place("p2", hex_of(10, 0, 1))
    give(table, "combat-02", "p2")
    table.act("p1", TryMission(mission="personal-10", target="p2"), 12)
    assert active(table) == {"personal-10": 0}
    assert active(table, "p2") == {"combat-02": 0}


@pytest.mark.rule("CL-MISSION-28", "CL-FREE-07")
def test_four_places_are_visited_in_order_for_a_movement_point_each() -> None:
    signs = [
        tile(1, start=Axial(0, 0)),
        tile(13, start=Axial(0, 0)),
        *(tile(number, whales=(Axial(0, 0),)) for number in (12, 19)),
    ]
    table = voyage(*signs)
    give(table, "personal-11")
    pick = PickUp(what="mission")
    for step, number in enumerate((1, 12, 13, 19)):
        for other in (1, 12, 13, 19):
            table.place("p1", hex_of(other, 0, 1))
            table.sea.turn = new_turn("p1")
            table.act("p1", Sail(heading=0))
            assert (table.refused("p1", pick) is None) == (other == number)
        table.place("p1", hex_of(number))
        points = table.sea.turn.points
        assert points is not None
        table.act("p1", pick)
        assert table.sea.turn.points == points - 1
        assert active(table) == ({"personal-11": step + 1} if step < 3 else {})
    assert table.captain().completed == ["personal-11"]


@pytest.mark.rule("CL-MISSION-30")
def test_three_lamps_are_filled_in_any_order() -> None:
    table = voyage(*(tile(number, whales=(Axial(0, 0),)) for number in (11, 12, 17)))
    give(table, "personal-13")
    for number in (17, 11, 12):
        table.place("p1", hex_of(number, 0, 1))
        table.sea.turn = new_turn("p1")
        table.act("p1", Sail(heading=0))
        table.act("p1", PickUp(what="mission"))
        assert table.refused("p1", PickUp(what="mission")) == "CL-FREE-07"
    assert table.captain().completed == ["personal-13"]


@pytest.mark.rule("CL-MISSION-31")
@pytest.mark.parametrize(("doubloons", "done"), [(19000, False), (20000, True)])
def test_twenty_thousand_doubloons_are_to_be_owned_and_are_not_spent(
    doubloons: int, done: bool
) -> None:
    table = voyage()
    give(table, "personal-14")
    table.captain().doubloons = doubloons
    table.act("p1", Sail(heading=0))
    assert (table.captain().completed == ["personal-14"]) is done
    assert table.captain().doubloons == doubloons


@pytest.mark.rule("CL-MISSION-18", "CL-TURN-14")
def test_six_more_nights_are_outlasted_for_three_points_of_fame_and_money() -> None:
    table = voyage()
    give(table, "personal-02", phase="night")
    before = table.captain().doubloons
    for nights in range(1, 7):
        for _ in range(2):
            table.state.agenda.clear()
            happens_round(table)
        done = nights == 6
        assert (table.captain().completed == ["personal-02"]) is done
    assert table.company().fame == 3
    assert table.captain().doubloons == before + 4000


def happens_round(table: Table) -> None:
    """Let a round end, and nothing after it."""
    table.game.perform(table.state, END_ROUND, Referee(SeededDice("round")))


@pytest.mark.rule("CL-MISSION-19", "CL-SINK-20")
def test_who_sinks_the_captain_takes_the_mission_to_be_outlasted_over() -> None:
    table = hunting()
    give(table, "personal-02", "p2", phase="night")
    give(table, "combat-10", "p2")
    give(table, "personal-12", "p2")
    step = sunk(table, "p2")
    assert active(table) == {"personal-02": 0}
    assert active(table, "p2") == {}
    assert [event.count for event in told(step, e.MissionsLost)] == [2]
    assert table.captain("p2").secrets == 0
    assert sorted(table.state.hidden.discarded_missions) == ["combat-10", "personal-12"]


@pytest.mark.rule("CL-SINK-20")
def test_a_captain_sunk_by_an_npc_loses_active_missions_and_keeps_completed_ones() -> None:
    table = hunting()
    give(table, "personal-02", "p2", phase="night")
    table.captain("p2").completed = ["combat-11"]
    sunk(table, "p2", by="npc:1")
    assert active(table, "p2") == {}
    assert table.captain("p2").completed == ["combat-11"]
