"""Large boards: a part in whole sectors, the whole in the void below, and letters clear of all."""

from dataclasses import replace
from itertools import product

import pytest

from renders.kit.layout import Layout, Taken, overlap
from renders.space import LEAST_SECTOR_PX, WIDTH, action_view
from renders.space.board import BAND, GLASS, labels
from renders.space.paint import paint
from renders.space.scene import Fleet, Place, Scene
from renders.space.sectors import SpaceCamera, grid_of
from renders.space.strip import strip_height
from tests.renders import battles

SIZES = [(5, 5), (5, 8), (5, 10), (6, 12), (8, 9), (10, 10), (12, 6), (12, 12)]
"""Rows and columns of boards."""


def full(size: tuple[int, int], focus: tuple[int, int]) -> Scene:
    """A board with a battleship in every sector, and a fleet on each of its four sides."""
    rows, columns = size
    places = [(column, row) for row in range(rows) for column in range(columns)]
    edges: tuple[tuple[Place, ...], ...] = (
        battles.row(rows - 1, columns),
        battles.row(0, columns),
        tuple((0, 0, row) for row in range(rows)),
        tuple((0, columns - 1, row) for row in range(rows)),
    )
    fleets = tuple(
        Fleet(seat, "Ada", 9, 12, 4, facing=facing, edge=edges[seat])  # type: ignore[arg-type]  # a heading
        for seat, facing in enumerate((0, 180, 90, 270))
    )
    ships = [battles.ship(at, 0, "battleship", number) for number, at in enumerate(places)]
    at = (0, focus[0] * (columns - 1), focus[1] * (rows - 1))
    return Scene((size,), title="1", fleets=fleets, ships=tuple(ships), focus=at, target=at)


@pytest.fixture(params=product(SIZES, [(0, 0), (1, 1)]), ids=str, scope="module")
def drawn(request: pytest.FixtureRequest) -> tuple[Scene, SpaceCamera, Layout]:
    scene = full(*request.param)
    camera = action_view(scene)
    return scene, camera, paint(scene, camera)[1]


def test_every_sector_shown_is_whole_and_large_and_the_focus_is_one_of_them(
    drawn: tuple[Scene, SpaceCamera, Layout],
) -> None:
    scene, camera, layout = drawn
    foot = camera.height - strip_height(scene, WIDTH)
    insets = named(layout, "panel inset")
    assert scene.focus in {*grid_of(camera).places}
    assert camera.scale >= 0.8 * LEAST_SECTOR_PX
    for box in (sector_box(camera, place) for place in grid_of(camera).places):
        assert box[0] >= 0
        assert box[1] >= 0
        assert box[2] <= WIDTH
        assert box[3] <= foot
        assert all(overlap(box, inset.box) == 0 for inset in insets)
    shown = len({*grid_of(camera).places})
    assert bool(insets) == (shown < len(scene.ships)), "what is cut off is in the inset"
    assert len(named(layout, "ship")) == shown


def test_no_letter_or_number_lies_on_a_ship_a_panel_or_an_edge(
    drawn: tuple[Scene, SpaceCamera, Layout],
) -> None:
    _, camera, layout = drawn
    marks = named(layout, "label")
    window = [*grid_of(camera).places]
    assert len(marks) == len({at[1] for at in window}) + len({at[2] for at in window})
    for label in marks:
        for other in named(layout, "ship", "panel"):
            assert overlap(label.box, other.box) == 0, (label, other)
    high = 46 * WIDTH / 1200
    bar = camera.scale * (GLASS + BAND * 1.4)
    for text, (x, y) in labels(grid_of(camera), camera):
        near = [camera.at(at) for at in window]
        off = min(max(abs(x - a), abs(y - b)) for a, b in near)
        assert off - (high / 2 if text.isalpha() else 0.35 * high) >= bar, text


def test_a_part_of_a_large_board_is_as_small_as_all_that_matters() -> None:
    scene = battles.large()
    assert grid_of(action_view(scene)).window == (0, 0, 6, 5)
    moved = tuple(replace(one, at=(0, one.at[1] + 4, one.at[2])) for one in scene.ships)
    aside = replace(scene, ships=moved, focus=(0, 8, 2), target=None, shots=(), moves=(), lost=())
    assert grid_of(action_view(aside)).window == (4, 0, 6, 5)


def named(layout: Layout, *starts: str) -> list[Taken]:
    return [taken for taken in layout.taken if taken.what.startswith(starts)]


def sector_box(camera: SpaceCamera, place: Place) -> tuple[float, float, float, float]:
    (x, y), half = camera.at(place), camera.scale / 2 - 1
    return x - half, y - half, x + half, y + half
