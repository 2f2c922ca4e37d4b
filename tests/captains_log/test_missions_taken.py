"""Missions: the deck, taking one in a tavern, and what others may know of it."""

import pytest

from engine.core.game import look
from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.actions import (
    BuyFame,
    CallForMissions,
    DropMission,
    KeepMission,
    TakeMission,
)
from engine.games.captains_log.model.cards import Service
from engine.games.captains_log.model.decisions import DropMissionDecision, KeepMissionDecision
from engine.games.captains_log.rules.turn import new_turn
from tests.captains_log.missions import active, give, haven, moor, shown, voyage
from tests.captains_log.port_and_market import told
from tests.captains_log.table import Table, hex_of

TAKE = TakeMission()


def in_tavern(*, captains: int = 1, number: int = 3) -> Table:
    table = voyage(haven(number, "england", Service.TAVERN), captains=captains)
    moor(table, number)
    return table


def keep(table: Table, mission: str) -> None:
    (asked,) = table.asked()
    table.act("p1", KeepMission(decision=asked.id, mission=mission))


def next_turn(table: Table) -> None:
    table.sea.turn = new_turn("p1")


@pytest.mark.rule("CL-TAVERN-03", "CL-MISSION-06", "CL-MISSION-07")
def test_three_missions_are_drawn_in_a_tavern_and_one_is_kept() -> None:
    table = in_tavern()
    step = table.act("p1", TAKE, 1, 1, 1)
    assert [event.count for event in told(step, e.MissionsDrawn)] == [3]
    assert table.sea.turn.actions == 1
    (asked,) = table.asked()
    assert isinstance(asked, KeepMissionDecision)
    drawn = table.state.own["p1"].drawn
    assert drawn == ["combat-01", "combat-02", "combat-03"]
    offered = [one.mission for one in table.suggested() if isinstance(one, KeepMission)]
    assert offered == drawn
    assert table.refused("p1", KeepMission(decision=asked.id, mission="combat-04"))
    keep(table, "combat-02")
    assert active(table) == {"combat-02": 0}
    assert table.state.hidden.discarded_missions == ["combat-01", "combat-03"]
    assert (table.sea.mission_deck, table.sea.mission_discards) == (77, 2)


@pytest.mark.rule("CL-TAVERN-01", "CL-TAVERN-03")
def test_missions_are_taken_only_in_a_tavern_and_not_where_the_table_plays_without() -> None:
    table = voyage(haven(3, "england", Service.SHIPYARD))
    moor(table, 3)
    assert table.refused("p1", TAKE) == "CL-TAVERN-01"
    table = Table(haven(3, "england"), missions=False).without_npcs()
    moor(table, 3)
    assert table.refused("p1", TAKE) == "CL-TAVERN-03"
    assert TAKE not in table.suggested()


@pytest.mark.rule("CL-TAVERN-05", "CL-TAVERN-06")
def test_one_mission_is_taken_a_turn_and_none_twice_in_a_port_before_leaving_it() -> None:
    table = in_tavern()
    table.act("p1", TAKE, 1, 1, 1)
    keep(table, "combat-01")
    assert table.refused("p1", TAKE) == "CL-TAVERN-05"
    next_turn(table)
    assert table.refused("p1", TAKE) == "CL-TAVERN-06"
    table.place("p1", hex_of(3, 2, -1))
    table.act("p1", table.game.default(table.view()))
    moor(table, 3)
    assert table.refused("p1", TAKE) is None


@pytest.mark.rule("CL-TAVERN-06")
def test_no_mission_is_taken_in_a_port_where_a_step_was_done() -> None:
    table = in_tavern()
    give(table, "transport-03")
    table.act("p1", CallForMissions())
    assert active(table) == {"transport-03": 1}
    assert table.refused("p1", TAKE) == "CL-TAVERN-06"


@pytest.mark.rule("CL-TAVERN-04")
def test_the_discards_become_the_deck_when_it_runs_out() -> None:
    table = in_tavern()
    hidden, sea = table.state.hidden, table.sea
    hidden.discarded_missions, hidden.missions = hidden.missions[1:], hidden.missions[:1]
    sea.mission_deck, sea.mission_discards = 1, 79
    table.act("p1", TAKE, 1, 1, 1)
    assert len(table.state.own["p1"].drawn) == 3
    assert (table.sea.mission_deck, table.sea.mission_discards) == (77, 0)
    assert table.state.hidden.discarded_missions == []
    table = in_tavern()
    table.state.hidden.missions.clear()
    table.sea.mission_deck = 0
    assert table.refused("p1", TAKE) == "CL-TAVERN-04"


@pytest.mark.rule("CL-MISSION-08", "CL-MISSION-09", "CL-AMB-58")
def test_a_fourth_mission_may_be_drawn_and_one_is_then_given_up() -> None:
    table = in_tavern()
    for name in ("combat-20", "combat-21", "personal-12"):
        give(table, name)
    table.act("p1", TAKE, 1, 1, 1)
    keep(table, "combat-01")
    (asked,) = table.asked()
    assert isinstance(asked, DropMissionDecision)
    assert table.refused("p1", DropMission(decision=asked.id, mission="combat-05"))
    step = table.act("p1", DropMission(decision=asked.id, mission="combat-20"))
    assert list(active(table)) == ["personal-12", "combat-21", "combat-01"]
    assert [event.mission for event in told(step, e.MissionDropped)] == [None], "it was secret"
    assert table.captain().secrets == 2


@pytest.mark.rule("CL-MISSION-02", "CL-MISSION-03")
def test_a_secret_mission_stays_in_hand_and_a_public_one_lies_face_up() -> None:
    table = in_tavern(captains=2)
    table.place("p2", hex_of(20))
    give(table, "personal-12")
    table.act("p1", TAKE, 1, 1, 1)
    (asked,) = table.asked()
    answer = KeepMission(decision=asked.id, mission="combat-01")
    step = table.act("p1", answer)
    (secret,) = told(step, e.SecretMission)
    assert secret.to == ("p1",)
    assert [event.mission for event in told(step, e.MissionKept)] == [None]
    others = look(table.game, table.state, "p2")
    assert [mission.id for mission in others.open.captains["p1"].missions] == ["personal-12"]
    assert others.open.captains["p1"].secrets == 1
    assert "combat-01" not in repr(others)


@pytest.mark.rule("CL-MISSION-10", "CL-MISSION-04")
def test_the_first_step_of_a_mission_is_done_where_it_is_taken() -> None:
    table = in_tavern()
    drawn = sorted(table.state.hidden.missions).index("transport-03") + 1
    table.act("p1", TAKE, drawn, 1, 1)
    keep(table, "transport-03")
    assert active(table) == {"transport-03": 1}
    assert shown(table) == ["transport-03"], "a step done turns it face up"


@pytest.mark.rule("CL-SETUP-23", "CL-GEN-16", "CL-MISSION-01")
def test_the_deck_has_missions_of_four_types_some_of_which_no_table_can_complete() -> None:
    table = voyage(captains=4)
    deck = table.state.hidden.missions
    assert len(deck) == len(set(deck)) == table.sea.mission_deck == 80
    assert {name.partition("-")[0] for name in deck} == {
        *("transport", "rescue", "combat", "personal")
    }
    assert "transport-08" in deck, "it begins on tile 22, which is not in the game"
    assert "combat-05" in voyage().state.hidden.missions, "it needs another captain"


@pytest.mark.rule("CL-MISSION-11")
def test_calling_for_missions_alone_is_an_action_and_needs_a_step_to_do() -> None:
    table = in_tavern()
    assert table.refused("p1", CallForMissions()) == "CL-MISSION-11"
    give(table, "transport-03")
    assert CallForMissions() in table.suggested()
    table.act("p1", CallForMissions())
    assert table.sea.turn.actions == 1
    assert active(table) == {"transport-03": 1}


@pytest.mark.rule("CL-MISSION-12")
def test_one_action_does_the_steps_of_all_missions_in_a_port() -> None:
    table = voyage(haven(1, "england"))
    moor(table, 1)
    table.captain().doubloons = 8000
    give(table, "transport-04")
    give(table, "transport-03", step=1, left=3)
    give(table, "rescue-12", step=1, left=2)
    table.act("p1", BuyFame())
    assert active(table) == {"transport-04": 1}
    assert table.captain().completed == ["transport-03", "rescue-12"]
    assert table.sea.turn.actions == 1
