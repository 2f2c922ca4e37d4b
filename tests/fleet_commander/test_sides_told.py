"""Texts on the sides of a scenario: fleets, tasks, and the fate of the shuttle or cruiser."""

from dataclasses import replace

import pytest

from engine.core.game import look
from engine.games.fleet_commander.game import FLEET_COMMANDER as GAME
from engine.games.fleet_commander.model.options import PRESETS
from tests.fleet_commander.battle import Battle
from tests.fleet_commander.preparing import Preparing
from tests.fleet_commander.sentences import said


def prize(scenario: str, sort: str, **what: object) -> Battle:
    battle = Battle(scenario=scenario)
    battle.ship("p1", "frigate", "E3")
    battle.ship("p2", "frigate", "A3")
    battle.ship("p1", sort, None, **what)
    return battle


def standing(battle: Battle, code: str = "en") -> str:
    """The line of the final card that sums up the state of the battle."""
    battle.open.winners = ("p1",)
    (line,) = said([*GAME.words.summary(battle.view())], code)
    return line


@pytest.mark.rule("FC-SCEN-CAPTURE-01")
def test_the_lobby_and_the_fleet_question_state_the_same_points_for_the_escort() -> None:
    assert GAME.words.terms is not None
    terms = said([*GAME.words.terms(PRESETS["capture"], 2)], "en")
    assert (
        "Fleets of 8 points (League of Phébé, the shuttle on top) and 12 points "
        "(Hegemony of Amyclès)"
    ) in terms
    game = Preparing(replace(PRESETS["capture"], special_sectors=0))
    asked = {
        seat: said([GAME.ask(look(GAME, game.state, seat), game.asked_of(seat))], "en")[0]
        for seat in ("p1", "p2")
    }
    assert "Escort a shuttle, which is added to your fleet." in asked["p1"]
    assert "up to 8 class points" in asked["p1"]
    assert "up to 12 class points" in asked["p2"]


@pytest.mark.rule("FC-SCEN-CAPTURE-01")
def test_each_player_reads_which_side_they_command_and_its_task() -> None:
    battle = prize("capture", "shuttle")
    first = {seat: said([*GAME.words.how(battle.view(seat))], "fr")[0] for seat in ("p1", "p2")}
    assert first["p1"].startswith("Vous commandez Phébé : faites sortir la navette")
    assert first["p2"].startswith("Vous commandez Amyclès : capturez la navette")
    level = Battle()
    level.ship("p1", "frigate", "E3")
    assert "You command" not in " ".join(said([*GAME.words.how(level.view())], "en"))


@pytest.mark.rule("FC-SCEN-CAPTURE-09", "FC-SCEN-CAPTURE-10")
def test_the_final_card_says_that_the_shuttle_escaped_or_was_destroyed() -> None:
    escaped = prize("capture", "shuttle", gone=True)
    assert standing(escaped) == "Vega has brought the shuttle out of the battle"
    lost = prize("capture", "shuttle", hull=0)
    assert standing(lost, "fr") == "La navette est détruite : personne ne gagne"


def test_the_final_card_says_that_the_damaged_cruiser_escaped_was_lost_or_never_came() -> None:
    for what, line in (
        ({"gone": True}, "Vega has brought the damaged cruiser out of the battle"),
        ({"hull": 0}, "The damaged cruiser is destroyed"),
        ({}, "The damaged cruiser has not come yet"),
    ):
        assert standing(prize("passage", "damaged_cruiser", **what)) == line


def test_news_mention_class_points_left_only_if_they_decide_the_battle() -> None:
    for options, told in (({}, True), ({"scenario": "capture"}, False)):
        battle = Battle(**options)
        battle.ship("p1", "battleship", "C3")
        battle.ship("p2", "frigate", "C2", hull=2)
        battle.ship("p2", "frigate", "A1")
        battle.ship("p1", "shuttle", "E5")
        battle.dice("p1", "R:O")
        step = battle.act(battle.attack("R:O", "C3", "C2", 1))
        assert GAME.words.news is not None
        texts = [one.text for one in GAME.words.news(battle.view(), step.events)]
        news = " ".join(said(texts, "en"))
        assert ": 4 damage Altair\u2019s frigate 1 is destroyed" in news
        assert ("1 class point left" in news) is told
