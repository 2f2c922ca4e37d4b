"""The covers of the games: each game has one, it is light, and like what is drawn today."""

import pytest
from PIL import Image

from engine.games import GAMES
from renders.covers import cover_of
from tests.renders.covers import DRAWN, HEAVIEST, SIZE
from tests.renders.goldens import mean_difference


@pytest.mark.parametrize("game", [game.slug for game in GAMES])
def test_every_game_has_a_light_cover_that_is_like_the_one_drawn_today(game: str) -> None:
    kept = cover_of(game)
    assert kept is not None
    assert kept.stat().st_size <= HEAVIEST
    with Image.open(kept) as cover:
        assert cover.size == SIZE
        small = [picture.convert("RGB").reduce(5) for picture in (cover, DRAWN[game]())]
    assert mean_difference(*small) < 2


@pytest.mark.parametrize("game", ["", "..", "nothing", "*", "../readme/path"])
def test_there_is_no_cover_of_a_game_that_is_not_there(game: str) -> None:
    assert cover_of(game) is None
