"""The bridge: the dice it holds from turn to turn, and the end of the turn that fills it."""

from collections import Counter
from typing import Any

import pytest

from engine.core.game import redact
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.cards import ShipSort
from engine.games.fleet_commander.rules.bridge import reminders
from engine.games.fleet_commander.words import things
from tests.fleet_commander.battle import told
from tests.fleet_commander.fights import ready


@pytest.mark.rule("FC-TURN-09", "FC-TURN-10", "FC-BRIDGE-06", "FC-GAP-03")
def test_at_the_end_of_a_turn_stored_dice_may_be_dropped_and_unused_ones_stored() -> None:
    battle = ready("actions")
    battle.dice("p1", "R:O R:D", "G:O B:M")
    assert battle.refused(a.EndTurn(keep=("G:M",))) == "FC-TURN-10"
    assert battle.refused(a.EndTurn(keep=("R:O", "R:O"))) == "FC-TURN-10"
    battle.act(a.EndTurn(keep=("R:D", "G:O")))
    assert battle.commander().left == ["R:D", "G:O"]
    assert battle.commander().rolled == []
    assert battle.commander().reserve == [2, 3, 2]
    other = ready("actions")
    other.dice("p1", "R:S R:O R:D", "B:S B:O B:D G:O G:S")
    assert other.refused(a.EndTurn(keep=("R:O", "R:D", "B:O", "B:D", "G:O"))) == "FC-BRIDGE-02"
    other.act(a.EndTurn(keep=("R:S", "R:O")))
    assert (other.commander().right, other.commander().left) == (["R:S"], ["R:O"])
    assert other.commander().reserve == [1, 3, 3]


@pytest.mark.rule("FC-BRIDGE-02", "FC-BRIDGE-03", "FC-BRIDGE-07", "FC-GAP-02")
def test_the_right_wing_of_the_bridge_takes_two_specials_and_the_left_wing_any_four_dice() -> None:
    battle = ready("actions")
    battle.dice("p1", "R:O R:O B:O", "B:D G:O R:S")
    five = ("R:O", "R:O", "B:O", "B:D", "G:O")
    assert battle.refused(a.EndTurn(keep=five)) == "FC-BRIDGE-02"
    battle.act(a.EndTurn(keep=("R:O", "R:O", "B:O", "B:D", "R:S")))
    assert battle.commander().right == ["R:S"]
    assert len(battle.commander().left) == 4
    full = ready("actions")
    full.dice("p1", "R:S R:S B:S", "B:S G:S R:O")
    assert full.refused(a.EndTurn(keep=("R:S", "R:S", "B:S", "B:S", "G:S", "R:O"))) is None
    over = ready("actions")
    over.dice("p1", "R:S R:S B:S", "R:O B:O B:O B:D")
    assert over.refused(a.EndTurn(keep=("R:S", "R:S", "B:S", "R:O", "B:O", "B:O", "B:D"))) == (
        "FC-BRIDGE-02"
    )
    full.act(a.EndTurn(keep=("R:S", "R:S", "B:S", "B:S", "G:S", "R:O")))
    assert len(full.commander().right) == 2
    assert len(full.commander().left) == 4
    assert sum(full.commander().reserve) == 3


@pytest.mark.rule("FC-BRIDGE-03", "FC-GAP-02")
def test_a_table_may_agree_on_a_smaller_left_wing_without_specials() -> None:
    battle = ready("actions", left_wing=2, left_wing_specials=False)
    battle.dice("p1", "R:S R:S B:S", "R:O R:O")
    assert battle.refused(a.EndTurn(keep=("R:S", "R:S", "B:S"))) == "FC-BRIDGE-02"
    assert battle.refused(a.EndTurn(keep=("R:S", "R:S", "R:O", "R:O"))) is None


@pytest.mark.rule("FC-BRIDGE-01", "FC-BRIDGE-04")
def test_reminder_tiles_of_battleships_and_other_ship_classes_hold_no_dice() -> None:
    battle = ready("actions")
    second = battle.ship("p1", "battleship", "B5", weapon="drones")
    battle.ships("p1", "frigate", "D5", 3)
    battle.ship("p1", "cruiser", "E5")
    tiles = reminders(battle.open, "p1")
    ships = [battle.open.ships[number] for number in (0, second)]
    assert tiles == (*ships, ShipSort.CRUISER, ShipSort.FRIGATE)
    assert reminders(battle.open, "p2") == (battle.open.ships[1],)
    battle.dice("p1", "R:O R:O R:O", "B:O B:O B:O")
    assert battle.refused(a.EndTurn(keep=("R:O", "R:O", "B:O", "B:O", "B:O"))) == "FC-BRIDGE-02"
    battle.dice("p1", "R:O R:O", "R:S B:S G:S B:O B:O")
    seven = a.EndTurn(keep=("R:S", "B:S", "G:S", "R:O", "R:O", "B:O", "B:O"))
    assert battle.refused(seven) == "FC-BRIDGE-02"


@pytest.mark.rule("FC-BRIDGE-05")
def test_stored_dice_keep_their_face_until_used_or_dropped() -> None:
    battle = ready("actions")
    battle.dice("p1", "R:D G:O B:S")
    battle.act(a.EndTurn(keep=("R:D", "G:O", "B:S")))
    battle.act(a.RollDice(red=3), "O", "O", "O", seat="p2")
    battle.act(a.EndTurn(), seat="p2")
    assert battle.bridge() == ["B:S", "G:O", "R:D"]
    battle.act(a.RollDice(red=1, blue=1, green=1), "O", "O", "M")
    assert battle.bridge() == ["B:S", "G:O", "R:D"]
    battle.act(a.EndTurn(keep=("G:O", "R:D")))
    assert battle.bridge() == ["G:O", "R:D"]
    assert battle.commander().reserve == [2, 3, 2]


@pytest.mark.rule("FC-BRIDGE-09")
def test_specials_shift_to_the_right_wing_as_slots_come_free() -> None:
    battle = ready("actions")
    battle.dice("p1", "", "R:S B:S G:S")
    assert (battle.commander().right, battle.commander().left) == (["R:S", "B:S"], ["G:S"])
    battle.act(a.EndTurn(keep=("B:S", "G:S")))
    assert (battle.commander().right, battle.commander().left) == (["B:S", "G:S"], [])


@pytest.mark.rule("FC-BRIDGE-08")
def test_everybody_sees_every_bridge() -> None:
    """All see the stored dice, the news of dice that are kept, and the panel of bridges."""
    battle = ready("actions")
    battle.dice("p1", "R:S G:O")
    step = battle.act(a.EndTurn(keep=("R:S", "G:O")))
    for seat in ("p2", "spectator"):
        view = battle.view(seat)
        seen = view.open.commanders["p1"]
        assert [*seen.left, *seen.right] == ["G:O", "R:S"]
        (ended,) = told(redact(step, seat), e.TurnEnded)
        assert ended.kept == ("R:S", "G:O")
        (panel,) = [one for one in battle.game.words.panels(view) if one.key == "bridges"]
        bridges = [dict(line.facts) for line in panel.lines if line.key == "summary-bridge"]
        assert {things.dice(("R:S", "G:O")), ""} == {facts["dice"] for facts in bridges}


@pytest.mark.rule("FC-BRIDGE-06")
def test_dice_come_to_the_bridge_as_a_turn_ends_and_never_before() -> None:
    battle = ready()
    battle.dice("p1", bridge="G:O")
    battle.act(a.RollDice(red=1, blue=2), "S", "S", "O")
    assert (battle.bridge(), battle.commander().rolled) == (["G:O"], ["R:S", "B:O", "B:S"])
    battle.act(battle.move("B:O", 0, "C4"))
    assert battle.bridge() == ["G:O"]
    battle.act(a.EndTurn(keep=("G:O", "R:S", "B:S")))
    assert battle.bridge() == ["B:S", "G:O", "R:S"]


@pytest.mark.rule("FC-TURN-09", "FC-TURN-10")
def test_a_turn_may_be_ended_with_any_dice_that_fit_on_the_bridge() -> None:
    battle = ready("actions")
    battle.dice("p1", "R:O B:O", "G:O G:D G:M")
    kept = [one.keep for one in battle.suggested() if isinstance(one, a.EndTurn)]
    assert not [keep for keep in kept if battle.refused(a.EndTurn(keep=keep))]
    assert battle.refused(a.EndTurn(keep=("R:O", "B:O", "G:O", "G:D", "G:M"))) == "FC-BRIDGE-02"
    assert battle.refused(a.EndTurn(keep=("R:D",))) is not None, "a die that nobody holds"
    assert kept[-1] == ()
    assert ("G:O", "G:D", "G:M") in kept, "though no green die is left to roll"
    assert ("R:O", "G:M") in kept
    assert len({*kept}) == len(kept) == 2**5 - 1, "all but all five"


@pytest.mark.rule("FC-BRIDGE-02", "FC-BRIDGE-03")
@pytest.mark.parametrize(
    ("rolled", "options", "kept"),
    [
        ("R:O R:D R:M", {}, "R:O R:M"),
        ("B:O B:D B:M", {}, "B:O B:M"),
        ("G:O G:D G:M", {}, "G:O G:M"),
        ("R:S R:S B:S B:S G:S G:O", {}, "R:S R:S B:S B:S G:S G:O"),
        ("R:S R:S B:S B:O G:O G:M", {"left_wing": 2}, "R:S R:S B:S G:M"),
        ("R:S R:S B:S B:O", {"left_wing_specials": False}, "R:S R:S B:O"),
    ],
)
def test_the_best_dice_to_keep_fit_on_the_bridge_and_leave_one_of_each_colour_to_roll(
    rolled: str, options: dict[str, Any], kept: str
) -> None:
    battle = ready("actions", **options)
    battle.dice("p1", rolled)
    end = battle.game.finish(battle.view())
    assert isinstance(end, a.EndTurn)
    assert sorted(end.keep) == sorted(kept.split())
    assert battle.refused(end) is None


def test_the_suggested_end_of_a_turn_fills_the_bridge_but_leaves_one_die_of_each_colour() -> None:
    battle = ready("actions")
    battle.dice("p1", "R:O B:O G:O", "R:S R:D G:M")
    end = battle.game.finish(battle.view())
    assert isinstance(end, a.EndTurn)
    assert Counter(end.keep) == Counter(["R:S", "G:M", "G:O", "R:O", "B:O"])
    assert battle.suggested()[-1] == a.EndTurn()
    assert end in battle.suggested()
