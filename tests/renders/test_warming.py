"""Preparation of what pictures share: step by step, and only for the games that are drawn."""

from collections.abc import Iterator
from functools import partial

from renders.picture import Drawer, Picture
from renders.worker import Warming


def prepared(game: str, done: list[str]) -> Iterator[None]:
    for part in ("sky", "ships"):
        done.append(f"{game} {part}")
        yield


def test_only_the_parts_of_games_that_are_drawn_are_prepared_each_once() -> None:
    done = list[str]()
    drawers = {
        game: Drawer(draw=lambda *_: Picture(b"", "png", 1, 1), warm=partial(prepared, game, done))
        for game in ("chess", "draughts", "go")
    }
    warming = Warming(drawers)
    assert not warming.step()
    assert not done
    for game in ("go", "chess", "go", "unknown"):
        warming.begin(game)
    while warming.step():
        warming.begin("go")
    assert done == ["go sky", "go ships", "chess sky", "chess ships"]
