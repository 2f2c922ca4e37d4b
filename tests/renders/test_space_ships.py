"""Ships and dice in space: told apart by form, size and number, without colour."""

from itertools import combinations
from typing import Any, get_args

import numpy as np
import pytest
from PIL import Image, ImageDraw

from renders.kit.brush import Brush
from renders.space.dice import die
from renders.space.hulls import LENGTHS, outline
from renders.space.liveries import FORMS, HUES, form, pattern
from renders.space.scene import (
    CLASSES,
    Colour,
    Die,
    Face,
    Look,
    Sort,
)
from renders.space.ships import UNITS, hull, sprite
from tests.renders.colour_blindness import SIGHTS, apart, seen_by


@pytest.mark.parametrize("sight", SIGHTS)
def test_fleets_that_look_alike_to_the_colour_blind_differ_in_form(sight: Any) -> None:
    assert len(set(FORMS)) == len(FORMS) == len(HUES) == 6
    near = [
        (first, second)
        for first, second in combinations(range(6), 2)
        if apart(
            *(seen_by(sight, np.array([HUES[seat]], dtype=float))[0] for seat in (first, second))
        )
        < 12
    ]
    for first, second in near:
        assert _silhouettes_differ(first, second), (first, second)


@pytest.mark.parametrize("length", [40, 90])
@pytest.mark.parametrize("sort", get_args(Sort))
@pytest.mark.parametrize("seat", range(1, 6))
def test_a_hull_carries_the_pattern_of_its_fleet_dark_on_light(
    seat: int, sort: Sort, length: int
) -> None:
    ship = outline(form(seat), sort)
    hulls, decks, marks = (
        _covered(shapes, length) for shapes in (ship.parts, ship.decks, pattern(seat))
    )
    light = np.asarray(hull(seat, sort, length, 0).convert("L"), dtype=float)
    there = hulls & ~decks
    assert there[marks].sum() > 0.1 * there.sum(), "the pattern must cover some of the hull"
    assert light[there & marks].mean() < 0.8 * light[there & ~marks].mean()


def test_every_fleet_has_a_pattern_of_its_own() -> None:
    assert len({pattern(seat) for seat in range(6)}) == 6


def _covered(shapes: tuple[Any, ...], length: int) -> np.ndarray:
    """The px of a sprite that lie in any of the shapes."""
    brush = Brush(round(length * UNITS / 100), units=UNITS, sampling=1)
    mask = Image.new("L", brush.size)
    for shape in shapes:
        ImageDraw.Draw(mask).polygon([brush.place(point) for point in shape], fill=255)
    return np.asarray(mask) > 0


@pytest.mark.parametrize("sort", get_args(Sort))
def test_every_fleet_has_a_silhouette_of_its_own_in_every_ship_class(sort: Sort) -> None:
    for first, second in combinations(range(6), 2):
        assert _silhouettes_differ(first, second, sort), (first, second)


def _silhouettes_differ(first: int, second: int, sort: Sort = "frigate") -> bool:
    masks = [
        np.asarray(hull(seat, sort, 64, 0).getchannel("A"), dtype=float) > 200
        for seat in (first, second)
    ]
    either = (masks[0] | masks[1]).sum()
    return bool((masks[0] ^ masks[1]).sum() > 0.2 * either)


@pytest.mark.parametrize("seat", range(6))
def test_ship_classes_differ_in_size_silhouette_and_number_of_engines(seat: int) -> None:
    for first, second in combinations(get_args(Sort), 2):
        small, large = (
            np.asarray(hull(seat, sort, 64, 0).getchannel("A"), dtype=float) > 200
            for sort in (first, second)
        )
        assert (small ^ large).sum() > 0.1 * (small | large).sum()
    assert list(LENGTHS.values()) == sorted(LENGTHS.values())
    for sort, points in CLASSES.items():
        assert len(outline(FORMS[seat], sort).engines) == points


def test_no_ship_is_larger_than_its_sprite() -> None:
    for one in FORMS:
        for sort in get_args(Sort):
            ship = outline(one, sort)
            corners = [point for part in ship.parts for point in part]
            assert max(max(abs(x), abs(y)) for x, y in corners) <= UNITS / 2 - 8


def test_dice_are_told_apart_without_colour_at_the_size_of_a_phone() -> None:
    shown = {
        (colour, face): np.asarray(
            die(Die(colour, face), 66).convert("LA").resize((15, 15)), dtype=float
        )
        for colour in get_args(Colour)
        for face in get_args(Face)
    }
    for (one, first), (other, second) in combinations(shown.items(), 2):
        channels = first[..., 1] if one[0] != other[0] else first[..., 0]
        against = second[..., 1] if one[0] != other[0] else second[..., 0]
        assert np.abs(channels - against).mean() > 4, (one, other)


@pytest.mark.parametrize("look", ["damaged", "shuttle"])
def test_a_damaged_ship_and_a_shuttle_look_different_from_a_sound_ship(look: Look) -> None:
    sound, other = sprite(0, "cruiser", 90, 0, "sound"), sprite(0, "cruiser", 90, 0, look)
    apart = np.abs(np.asarray(sound, dtype=float) - np.asarray(other, dtype=float)).mean()
    assert apart > 2
