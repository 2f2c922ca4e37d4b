"""The sea is painted in squares, each kept and painted once."""

from dataclasses import replace
from typing import get_args

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from renders.kit.camera import Camera
from renders.kit.grids import HEXES, hex_at
from renders.kit.squares import HALF, WHOLE, Part, Square, squares
from renders.kit.tints import by_night
from renders.kit.water import paint_water
from renders.sea import (
    action_view,
    base,
    paper,
    whole_view,
)
from renders.sea.chart import chart_of
from renders.sea.fields import lattice_over, signed_distance
from renders.sea.painted import MOONLIT, PAINTED
from renders.sea.sample import SAMPLE
from renders.sea.scene import (
    Owner,
    Role,
    Service,
    ThingKind,
)
from tests.renders import demo

SMALL_PX = (600, 600)
SMALL_SEA = demo.sea(3)


@st.composite
def parts(draw: st.DrawFn) -> Part:
    """Parts of a square, many of them two px wide, as one point of a field is."""
    spans: list[tuple[int, int]] = []
    for _ in range(2):
        size = draw(st.sampled_from((1, 1, 2, 3, 40)))
        start = draw(st.integers(0, HALF - size))
        spans.append((2 * start, 2 * (start + size)))
    (left, right), (top, bottom) = spans
    return left, top, right, bottom


@settings(max_examples=30)
@given(part=parts(), column=st.integers(-2, 1), row=st.integers(-2, 1))
def test_a_part_of_a_square_as_small_as_one_point_is_painted(
    part: Part, column: int, row: int
) -> None:
    """On land, on shoals and on parchment, whatever else of the square was painted before."""
    square = Square(column, row, 74, part=part)
    PAINTED.clear()
    grounds = SMALL_SEA.chart.grounds
    sheet = base.paint_part(square, grounds)
    assert sheet.part in (part, WHOLE)
    water = paint_water(square, np.full(square.shape, -0.5, dtype=np.float32))
    assert water.size == square.size


@settings(max_examples=30)
@given(
    left=st.integers(-300, 300),
    top=st.integers(-300, 300),
    width=st.integers(1, 5),
    height=st.integers(1, 5),
)
def test_a_camera_of_any_size_shows_the_ground(
    left: int, top: int, width: int, height: int
) -> None:
    PAINTED.clear()
    camera = Camera(HEXES, width, height, 40, left, top)
    picture = base.sea_under(SMALL_SEA.chart, camera, night=left % 2 == 0)
    assert picture.size == (width, height)


def test_the_signed_distance_to_a_hex_is_right_in_any_square() -> None:
    for square in (Square(0, 0, 74), Square(-3, 2, 46), Square(5, -4, 16)):
        lattice = lattice_over(square.box, 0.15)
        middle = hex_at((square.box[0] + square.box[2]) / 2, (square.box[1] + square.box[3]) / 2)
        field = signed_distance([middle], lattice, 0.01, 2.0)
        column, row = lattice.point(middle)
        assert abs(field[row, column] + 3**0.5 / 2) < 0.05
        north = field[row - 4 * lattice.rows, column]  # the middle of the hex beyond the next
        assert abs(north - min(2.0, 3 * 3**0.5 / 2)) < 0.05


def test_the_sample_scene_drawn_in_advance_has_every_kind_of_thing() -> None:
    camera = action_view(SAMPLE)
    assert camera.scale == action_view(demo.crowded(9)).scale
    assert all(camera.sees(port.at) for port in SAMPLE.ports)
    assert {port.owner for port in SAMPLE.ports} == set(get_args(Owner))
    assert {service for port in SAMPLE.ports for service in port.services} == set(get_args(Service))
    assert {thing.kind for thing in SAMPLE.things} == set(get_args(ThingKind))
    assert {vessel.role for vessel in SAMPLE.vessels} == set(get_args(Role))


def test_a_square_of_plain_parchment_uses_the_shared_blank_picture() -> None:
    nowhere = Square(40, 40, 74)
    assert base.paint_part(nowhere, ()).picture is paper.blank(nowhere)


def test_the_coast_stays_where_it_is_when_the_camera_moves() -> None:
    camera = Camera(HEXES, *SMALL_PX, 40, -300, -300)
    moved = replace(camera, left=-170, top=-233)
    here = base.sea_under(SMALL_SEA.chart, camera, night=False).crop((130, 67, 600, 600))
    there = base.sea_under(SMALL_SEA.chart, moved, night=False).crop((0, 0, 470, 533))
    assert here.tobytes() == there.tobytes()


def test_a_new_tile_does_not_repaint_squares_far_from_it() -> None:
    known = demo.sea(9).chart
    last = max(ground.tile for ground in known.grounds)
    before = chart_of(ground for ground in known.grounds if ground.tile != last)
    camera = whole_view(demo.sea(9), (2400, 2400))
    PAINTED.clear()
    base.sea_under(before, camera, night=False)
    painted = len(PAINTED)
    base.sea_under(known, camera, night=False)
    assert 0 < len(PAINTED) - painted < painted


def test_a_picture_does_not_depend_on_parts_of_its_squares_painted_before() -> None:
    """Less of the squares was painted before, or more, or nothing."""
    scene = demo.sea(9)
    cameras = [
        Camera(HEXES, *SMALL_PX, 48, left, top) for left, top in ((-371, -290), (-263, -341))
    ]
    alone: list[bytes] = []
    for camera in cameras:
        PAINTED.clear()
        alone.append(base.sea_under(scene.chart, camera, night=False).tobytes())
    PAINTED.clear()
    MOONLIT.clear()
    by_turns = [
        base.sea_under(scene.chart, camera, night=night)
        for camera in (*cameras, *cameras)
        for night in (False, True)
    ]
    assert [picture.tobytes() for picture in by_turns[::2]] == alone * 2
    assert [picture.tobytes() for picture in by_turns[1::2]] == [
        by_night(picture).tobytes() for picture in by_turns[::2]
    ]


def test_only_the_visible_part_of_a_square_is_painted() -> None:
    camera = Camera(HEXES, 400, 400, 48, -300, -300)
    PAINTED.clear()
    base.sea_under(demo.sea(9).chart, camera, night=False)
    sheets = [PAINTED.likest(square.whole, frozenset()) for square in squares(camera, calm=False)]
    parts = [sheet.part for sheet in sheets if sheet is not None]
    assert sum((right - left) * (low - top) for left, top, right, low in parts) == 400 * 400


@pytest.mark.parametrize("tile", range(1, 10))
def test_a_square_repainted_in_part_equals_one_painted_as_a_whole(tile: int) -> None:
    """Whichever tile was still unknown when the square was first painted."""
    known = demo.sea(9).chart
    before = chart_of(ground for ground in known.grounds if ground.tile != tile)
    camera = whole_view(demo.sea(9), (1200, 1200))
    PAINTED.clear()
    whole = base.sea_under(known, camera, night=False)
    PAINTED.clear()
    base.sea_under(before, camera, night=False)
    assert base.sea_under(known, camera, night=False).tobytes() == whole.tobytes()
