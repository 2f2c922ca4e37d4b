"""Speeds of the pictures, beside a loop that tells how fast this machine is today."""

import time
from collections.abc import Callable
from dataclasses import replace

import pytest

from renders.kit.camera import Camera
from renders.sea import action_view, base, draw
from tests.renders import demo

REFERENCE = 0.040
"""Seconds the loop took where the bars were set."""
DRIFT = 2.5
"""Busy neighbours slow a picture, which needs memory, more than they slow the loop."""


def fastest(what: Callable[[], object], times: int = 7) -> float:
    """Seconds of the fastest of some runs, waiting for other processes left out."""
    found: list[float] = []
    for _ in range(times):
        start = time.process_time()
        what()
        found.append(time.process_time() - start)
    return min(found)


def loop() -> int:
    return sum(i * i for i in range(400_000))


def allowed(bar: float) -> float:
    return bar * DRIFT * fastest(loop) / REFERENCE


@pytest.mark.slow
def test_one_ship_moved_is_drawn_and_encoded_at_once() -> None:
    scene = replace(demo.crowded(9), reach=(), path=(), broadsides=())
    camera = action_view(scene)
    ship, *others = scene.vessels
    places = [ground.at for ground in scene.chart.grounds if ground.kind == "deep"]
    moved = [replace(scene, vessels=(replace(ship, at=at), *others), focus=at) for at in places[:8]]
    draw(scene, camera)
    scenes = iter(moved)
    taken = fastest(lambda: draw(next(scenes), camera))
    assert taken <= allowed(0.040), f"{taken * 1000:.0f} ms"


@pytest.mark.slow
def test_a_new_sea_is_painted_in_a_moment() -> None:
    chart = demo.sea(9).chart
    camera = Camera(1600, 1200, 82, -800, -600)

    def first() -> None:
        base.paint_square.cache_clear()
        base.sea_under(chart, camera, night=False)

    taken = fastest(first, times=4)
    assert taken <= allowed(0.400), f"{taken * 1000:.0f} ms"
