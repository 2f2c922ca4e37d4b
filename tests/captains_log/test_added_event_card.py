"""An event card added to the game by a module, a line in each list, and a sentence."""

from pathlib import Path
from typing import Any

import pytest

from tests.captains_log.added_event_card.source_tree import GAME, with_amnesty
from tests.copied_source import played, touched


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the source code to which the event card Amnesty is added."""
    folder = tmp_path_factory.mktemp("source")
    with_amnesty(folder)
    return folder


@pytest.fixture(scope="module")
def seen(tree: Path) -> dict[str, Any]:
    """Events, news and questions of a game in which the card Amnesty is drawn."""
    return played(tree, "tests.captains_log.added_event_card.played")


def test_adding_an_event_card_takes_a_module_and_lines_in_six_files(tree: Path) -> None:
    assert touched(tree) == {
        GAME / "rules/event_cards/amnesty.py",
        GAME / "rules/event_cards/registry.py",
        GAME / "model/cards.py",
        GAME / "data/events.toml",
        GAME / "words/event_cards.py",
        GAME / "text/en.ftl",
        GAME / "text/fr.ftl",
    }


def test_the_added_card_takes_effect_when_drawn_and_its_news_comes_before_its_effects(
    seen: dict[str, Any],
) -> None:
    assert seen["drawn"] == ["rested", "time_passed", "event_drawn", "reputation_changed"]
    assert seen["news"]["en"][1:] == [
        "Day breaks: round 2.",
        "Spain pardons all captains.",
        "The reputation of Anne rises to +1 with Spain.",
    ]
    assert seen["news"]["fr"][2] == "L'Espagne pardonne à chaque capitaine."
    assert seen["picture"] == "jpg"


def test_the_next_turn_begins_only_after_the_question_of_the_added_card_is_answered(
    seen: dict[str, Any],
) -> None:
    assert seen["asked"]["en"] == "You may join Spain. Do you join?"
    assert seen["refused"] == "CL-TURN-02"
    assert seen["default"]
    assert seen["joined"][-1] == "turn_began"
    assert seen["esteem"] == [1, 11]


def test_the_added_card_is_drawn_in_random_games(seen: dict[str, Any]) -> None:
    assert seen["drawn_at_random"] > 0
