"""A newcomer plays at home, in a browser: from the start to the NPCs' turn, and on another day."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.home.player import Player
from tests.home.process import Home

pytestmark = pytest.mark.browser

SEED = "s1"
"""Dice with which another ship comes in range after a hex or two."""

MOST = 12
"""Steps in which it must have."""


def test_a_table_is_started_played_left_and_gone_on_with(chromium: Browser, tmp_path: Path) -> None:
    with Home(tmp_path, QUARTERDECK_SEED=SEED) as home:
        you = Player(chromium, home.wait_until_open())
        you.start_game()
        begin(you)
        sail_until_a_ship_is_in_range(you)
        fire(you)
        you.press(you.card, "End turn")
        if you.can_press(you.planner, "End anyway"):
            you.press(you.planner, "End anyway")
        digest = you.text(you.card)
        assert re.search(r"^.* no\. \d.*$", digest, re.MULTILINE), digest
        assert "Sea Fox" in digest
        assert min(you.picture(you.card)) > 300
        you.sees_board_and("Act")
        left = board(you)
        you.leave()
        home.end()
    with Home(tmp_path) as home:
        you = Player(chromium, home.wait_until_open())
        you.sees_game()
        assert board(you) == left
        assert min(you.picture(you.card)) > 300
        you.sees_board_and("Act")
        sail(you)
        assert board(you) != left
        you.leave()
        home.end()


def begin(you: Player) -> None:
    """Choose where to start, and which way to face."""
    you.press(you.card, "Answer")
    you.pick(you.planner, "Tile")
    you.press(you.planner, "Confirm")
    if not you.choices(you.planner):
        you.press(you.card, "Answer")
    assert "Which way does your ship face" in you.text(you.planner)
    you.pick(you.planner, you.choices(you.planner)[0])
    you.press(you.planner, "Confirm")


def sail_until_a_ship_is_in_range(you: Player) -> None:
    sail(you)
    for _ in range(MOST):
        you.press(you.card, "Act")
        choices = you.choices(you.planner)
        if "Fire …" in choices:
            return
        if "Sail …" in choices:
            sail(you)
        else:
            end_turn(you)
    pytest.fail(f"no ship came in range in {MOST} steps: try another seed")


def sail(you: Player) -> None:
    """Sail one hex, the first that is offered."""
    you.press(you.card, "Act")
    you.pick(you.planner, "Sail")
    you.pick(you.planner, you.choices(you.planner)[0])
    you.press(you.planner, "Confirm")
    assert "sails one hex" in you.text(you.card)


def fire(you: Player) -> None:
    """Fire at the first ship that is offered."""
    you.pick(you.planner, "Fire")
    while not you.can_press(you.planner, "Confirm"):
        you.pick(you.planner, you.choices(you.planner)[0])
    you.press(you.planner, "Confirm")
    assert "fires at" in you.text(you.card)


def end_turn(you: Player) -> None:
    you.pick(you.planner, "End the turn")
    you.press(you.planner, "Confirm")


def board(you: Player) -> list[str]:
    """How the newest card says things stand, from its title to whose turn it is."""
    lines = you.text(you.card).splitlines()
    first = next(at for at, line in enumerate(lines) if line.startswith("Captain"))
    last = next(at for at, line in enumerate(lines) if "it is your turn" in line)
    return [line for line in lines[first:last] if line and not line.startswith("@")]
