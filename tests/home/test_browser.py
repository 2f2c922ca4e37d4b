"""A game at home in a browser: its first turn, and its continuation after a restart."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.home.player import Player
from tests.home.process import Home

pytestmark = pytest.mark.browser

SEED = "s1"


def test_a_game_is_played_for_a_turn_and_continued_after_a_restart(
    chromium: Browser, tmp_path: Path
) -> None:
    with Home(tmp_path, QUARTERDECK_SEED=SEED) as home:
        you = Player(chromium, home.wait_until_open())
        you.start_game()
        begin(you)
        before = board(you)
        follow_the_first_plan(you)
        assert board(you) != before
        you.press(you.planner, "End turn")
        if you.can_press(you.planner, "End anyway"):
            you.press(you.planner, "End anyway")
        digest = you.text(you.card)
        assert "Sea Fox" in digest
        assert min(you.picture(you.card)) > 300
        you.sees_turn()
        left = board(you)
        you.leave()
        home.end()
    with Home(tmp_path) as home:
        you = Player(chromium, home.wait_until_open())
        you.sees_game()
        assert board(you) == left
        assert min(you.picture(you.card)) > 300
        you.sees_turn()
        follow_the_first_plan(you)
        assert board(you) != left
        you.leave()
        home.end()


def begin(you: Player) -> None:
    """Choose where to start, and which way to face."""
    you.sees_turn()
    you.pick(you.planner, "Tile")
    you.press(you.planner, "Confirm")
    you.sees_turn()
    assert "Which way does your ship face" in you.text(you.planner)
    you.pick(you.planner, you.choices(you.planner)[0])
    you.press(you.planner, "Confirm")


def follow_the_first_plan(you: Player) -> None:
    """Preview the best plan, and confirm it."""
    you.press_first(you.planner, "Preview")
    you.press(you.planner, "Confirm")
    assert "What do you do?" in you.text(you.planner)


def board(you: Player) -> list[str]:
    """The lines of the newest card, from its title to the one before the player on turn."""
    lines = you.text(you.card).splitlines()
    first = next(at for at, line in enumerate(lines) if line.startswith("Captain"))
    last = next(at for at, line in enumerate(lines) if "it is your turn" in line)
    return [line for line in lines[first:last] if line and not line.startswith("@")]
