"""Texts at the end of a turn: actions still possible, dice kept and dice dropped."""

import pytest

from bot.words.language import Language
from engine.core.words import Text
from engine.games.fleet_commander.game import FLEET_COMMANDER
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.results import Result
from engine.games.fleet_commander.model.state import FleetView
from tests.fleet_commander.battle import Battle

_JOINED = "\N{WORD JOINER}"


def _said(text: Text, language: str = "en") -> str:
    return Language(language, "fleet_commander").say(text).replace(_JOINED, "")


def _side_by_side(rolled: str = "", bridge: str = "") -> FleetView:
    """A destroyer at C3 with these dice, an enemy cruiser straight ahead of it at C2."""
    battle = Battle()
    battle.ship("p1", "destroyer", "C3")
    battle.ship("p2", "cruiser", "C2")
    battle.dice("p1", rolled=rolled, bridge=bridge)
    return battle.view("p1")


@pytest.mark.parametrize(
    ("dice", "told"),
    [
        ("R:O", "You can still fire with 1 red die"),
        ("R:O R:M R:D", "You can still fire with 2 red dice"),
        ("B:O", "You can still move with 1 blue die"),
        ("R:O B:O B:D", "You can still fire with 1 red die and move with 2 blue dice"),
    ],
)
def test_the_text_on_actions_still_possible_counts_the_dice_for_each(dice: str, told: str) -> None:
    view = _side_by_side(dice)
    (undone,) = FLEET_COMMANDER.words.undone(view)
    assert _said(undone) == told


def test_dice_without_use_are_not_mentioned_as_still_playable() -> None:
    view = _side_by_side("R:D G:O")
    assert not FLEET_COMMANDER.words.undone(view)


def test_the_french_text_on_actions_still_possible_counts_the_dice_too() -> None:
    view = _side_by_side("R:O R:M B:O")
    (undone,) = FLEET_COMMANDER.words.undone(view)
    told = "Vous pouvez encore tirer avec 2 dés rouges et vous déplacer avec 1 dé bleu"
    assert _said(undone, "fr") == told


@pytest.mark.parametrize(
    ("keep", "label", "ending"),
    [
        (("R:O", "G:O"), "Keep 🔴✚ 🟢✚", "You keep 🔴✚ 🟢✚ on your bridge"),
        (("G:O",), "Keep 🟢✚, drop 🔴✚", "You keep 🟢✚ on your bridge and drop 🔴✚"),
        ((), "Keep nothing", "You keep nothing: all your dice return to your reserve"),
    ],
)
def test_the_choice_to_end_a_turn_says_which_dice_are_kept_and_dropped(
    keep: tuple[Result, ...], label: str, ending: str
) -> None:
    view = _side_by_side("R:O", bridge="G:O")
    end = a.EndTurn(keep=keep)
    assert _said(FLEET_COMMANDER.label(view, end)[-1]) == label
    told = FLEET_COMMANDER.words.ending(view, end)
    assert told is not None
    assert _said(told) == ending


@pytest.mark.parametrize(
    ("rolled", "bridge", "ending"),
    [
        ("R:M R:D", "R:S", "and drop 🔴✕, so that you can roll a die of that colour next turn"),
        ("R:O R:M", "R:M", "and drop 🔴✚, so that you can roll a die of that colour next turn"),
        ("R:O R:M", "R:D B:O B:M", "and drop 🔴✕, for which it has no room"),
        ("R:O B:O", "", "on your bridge"),
    ],
)
def test_the_advised_end_of_a_turn_gives_a_reason_for_dropped_dice(
    rolled: str, bridge: str, ending: str
) -> None:
    view = _side_by_side(rolled, bridge=bridge)
    told = FLEET_COMMANDER.words.ending(view, FLEET_COMMANDER.finish(view))
    assert told is not None
    assert _said(told).endswith(ending)


@pytest.mark.parametrize(
    ("kept", "label"),
    [(3, "Keep 🔴✚ 🔵✚ 🟢✚, drop 🔵✕"), (4, "Drop 🔵✕, keep the other 4")],
)
def test_the_label_names_only_dropped_dice_if_many_are_kept(kept: int, label: str) -> None:
    keep: tuple[Result, ...] = ("R:O", "B:O", "G:O", "G:M")[:kept]
    view = _side_by_side(" ".join((*keep, "B:D")))
    end = a.EndTurn(keep=keep)
    assert _said(FLEET_COMMANDER.label(view, end)[-1]) == label


def test_a_player_without_dice_reads_nothing_about_keeping_dice() -> None:
    view = _side_by_side()
    assert FLEET_COMMANDER.words.ending(view, a.EndTurn()) is None


@pytest.mark.parametrize(
    ("kept", "uses", "french"),
    [
        (("R:O", "G:O", "B:S"), "shields and a retreat", "parer et se replier"),
        (("R:S", "G:S"), "a counter-attack and the special weapon", "contre-attaquer et l"),
        (("R:O", "G:S"), "the next turn", "le prochain tour"),
    ],
)
def test_news_of_a_turn_ended_say_what_the_dice_are_kept_for(
    kept: tuple[Result, ...], uses: str, french: str
) -> None:
    battle = Battle()
    battle.ship("p1", "battleship", "C3", weapon="proton_ray")
    told = FLEET_COMMANDER.tell(battle.view("p2"), e.TurnEnded(seat="p1", kept=kept))
    assert told is not None
    assert _said(told).endswith(f" for {uses}")
    assert f" pour {french}" in _said(told, "fr")
