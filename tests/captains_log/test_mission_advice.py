"""Missions as bots, the clock and the words of a hand see them."""

import pytest

from engine.core.dice import policy_dice
from engine.core.game import look
from engine.games.captains_log import words
from engine.games.captains_log.bots.levels import mate
from engine.games.captains_log.judgement.answers import best_answer
from engine.games.captains_log.judgement.errands_of_missions import bounty
from engine.games.captains_log.judgement.prospects import Prospects
from engine.games.captains_log.judgement.ranking import is_useful, ranked
from engine.games.captains_log.model.actions import (
    CallForMissions,
    KeepMission,
    TakeMission,
    TryMission,
)
from engine.games.captains_log.model.cards import Service
from tests.captains_log.missions import give, haven, moor, voyage
from tests.captains_log.sentences import said
from tests.captains_log.table import Table, hex_of


def in_port(number: int, *services: Service, captains: int = 1) -> Table:
    table = voyage(haven(number, "holland", *services), captains=captains)
    moor(table, number)
    table.captain().doubloons = 0
    return table


def test_a_mate_does_the_step_that_is_due_in_its_port() -> None:
    table = in_port(2, Service.SHIPYARD)
    give(table, "transport-01")
    assert mate(table.view(), policy_dice("mate", 1)) == CallForMissions()


@pytest.mark.rule("CL-TAVERN-06")
def test_a_mate_takes_a_mission_as_it_opens_the_port_which_does_the_step_too() -> None:
    table = in_port(2, Service.TAVERN)
    give(table, "transport-01")
    assert mate(table.view(), policy_dice("mate", 1)) == TakeMission()


def test_a_mate_sails_to_the_next_port_of_its_mission() -> None:
    table = voyage(haven(2, "holland", Service.SHIPYARD))
    give(table, "transport-01")
    table.place("p1", hex_of(3))
    found = [one for one in ranked(table.view()) if one.mission == "transport-01"]
    assert found
    assert is_useful(found[0])
    assert found[0].place is not None
    assert found[0].place.tile == 2


def test_the_clock_neither_takes_a_mission_nor_rolls_a_die_for_one() -> None:
    table = in_port(2, Service.TAVERN)
    give(table, "rescue-12")
    roll = TryMission(mission="rescue-12")
    assert {TakeMission(), roll} <= {*table.suggested()}
    assert table.game.default(table.view()) not in (TakeMission(), roll)


def test_a_ship_that_a_mission_is_about_is_worth_more_to_its_hunter() -> None:
    table = in_port(2)
    cards = table.data.npcs.values()
    card = next(one.number for one in cards if "wanted" in one.symbols)
    table.npc("npc:1", hex_of(10), card=card)
    assert bounty(Prospects(table.view()), "npc:1") == 0
    give(table, "combat-20")
    assert bounty(Prospects(table.view()), "npc:1") > 1


def test_a_mission_near_by_is_kept_rather_than_one_whose_port_nobody_knows() -> None:
    table = in_port(2, Service.TAVERN)
    names = sorted(table.state.hidden.missions)
    first = names.index("transport-01") + 1
    names.remove("transport-01")
    table.act("p1", TakeMission(), first, names.index("transport-08") + 1, 1)
    (asked,) = table.asked()
    answer = best_answer(table.view(), asked)
    assert isinstance(answer, KeepMission)
    assert answer.mission == "transport-01"


def test_a_hand_tells_ones_own_missions_with_their_next_step_and_nobody_elses() -> None:
    table = in_port(2, captains=2)
    table.place("p2", hex_of(20))
    give(table, "transport-01")
    give(table, "rescue-04")
    lines = [said("en", line) for line in words.hand(table.view())]
    (harpsichord,) = [line for line in lines if "Harpsichord" in line]
    assert "Step 1 of 2: call at Haven 2" in harpsichord
    (cousin,) = [line for line in lines if "Pressed Cousin" in line]
    assert "roll 7 or more with one die, +1 at night" in cousin
    assert "4,000" in cousin
    others = [said("en", line) for line in words.hand(look(table.game, table.state, "p2"))]
    assert not any("Harpsichord" in line or "Cousin" in line for line in others)


@pytest.mark.rule("CL-MISSION-03")
def test_the_panel_of_ships_names_public_missions_of_others_and_counts_secret_ones() -> None:
    table = in_port(2, captains=2)
    table.place("p2", hex_of(20))
    give(table, "personal-12")
    give(table, "transport-01")
    panels = words.panels(look(table.game, table.state, "p2"))
    lines = [said("en", line) for panel in panels for line in panel.lines]
    (told,) = [line for line in lines if line.startswith("Missions of")]
    assert told == "Missions of **Anne**: Three Flags in a Locker; 1 secret, 0 completed"
