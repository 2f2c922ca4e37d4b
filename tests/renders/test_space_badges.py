"""Badges in space: class and number, whose turn it is, who is asked, and who is out of play."""

from dataclasses import replace
from typing import get_args

import numpy as np
import pytest
from PIL import ImageChops

from renders.kit import palette
from renders.space import WIDTH, strip, whole_view
from renders.space.fleets import berths_of
from renders.space.liveries import fleet_badge
from renders.space.paint import paint
from renders.space.scene import Ship, Sort
from tests.renders import battles
from tests.renders.test_space import BARE


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_row_that_is_struck_out_differs_across_its_width_from_one_without_points(
    seats: int,
) -> None:
    fleets = [replace(battles.ADA, seat=seat, points=0) for seat in range(seats)]
    scene = replace(BARE, fleets=tuple(fleets))
    struck = replace(scene, fleets=(replace(fleets[0], out=True), *fleets[1:]))
    camera = whole_view(scene, WIDTH)
    pictures = (paint(one, camera)[0].convert("L") for one in (scene, struck))
    box = ImageChops.difference(*pictures).getbbox()
    assert box is not None
    assert box[2] - box[0] > 0.9 * WIDTH / (1 if seats == 2 else 2) - 60


@pytest.mark.parametrize("seat", [0, 3])
def test_the_badge_of_whose_turn_it_is_lies_beside_the_dice(seat: int) -> None:
    fleet = replace(battles.ADA, seat=seat, rolled=battles.dice("RM"), acting=True)
    badge = np.asarray(fleet_badge(seat, strip.TURN, acting=True).convert("RGBA"), dtype=float)
    scene = replace(BARE, title="1", fleets=(fleet,))
    picture = np.asarray(paint(scene, whole_view(scene, WIDTH))[0].convert("RGB"), dtype=float)
    high = strip.strip_height(scene, WIDTH)
    header = picture[-high : -high + strip.HEADER + 40, WIDTH // 2 :]
    solid = badge[..., 3] == 255
    apart = min(
        np.abs(header[down:, right:][: strip.TURN, : strip.TURN] - badge[..., :3])[solid].mean()
        for down in range(header.shape[0] - strip.TURN)
        for right in range(header.shape[1] // 2, header.shape[1] - strip.TURN, 1)
    )
    assert apart < 1


def test_an_asked_commander_has_a_gold_mark_before_the_badge_whoevers_turn_it_is() -> None:
    for acting in (False, True):
        looks = [replace(battles.ADA, acting=acting, lit=lit) for lit in (False, True)]
        scenes = [replace(BARE, title="1", fleets=(one, battles.GRACE)) for one in looks]
        camera = whole_view(scenes[0], WIDTH)
        plain, marked = (np.asarray(paint(one, camera)[0].convert("RGB")) for one in scenes)
        gold = (np.abs(marked[:, :60].astype(int) - palette.GOLD) < 12).all(axis=2)
        assert (
            gold.sum()
            > (np.abs(plain[:, :60].astype(int) - palette.GOLD) < 12).all(axis=2).sum() + 100
        )


@pytest.mark.parametrize("sort", get_args(Sort))
@pytest.mark.parametrize("number", [1, 12])
def test_a_ship_bears_its_class_and_number_no_broader_than_itself(sort: Sort, number: int) -> None:
    one = battles.ship((2, 2), 0, sort, number)
    assert one.badge == f"{sort[0].upper()}{number}"
    assert replace(one, alone=True).badge == sort[0].upper()
    assert replace(one, look="damaged").badge == ""
    same, other = (replace(one, number=n) for n in (number, number + 1))
    camera = whole_view(BARE, WIDTH)
    pictures = (paint(replace(BARE, ships=(ship,)), camera)[0] for ship in (same, other))
    box = ImageChops.difference(*pictures).getbbox()
    ((_, berth, _),) = berths_of(replace(BARE, ships=(one,)))
    assert box is not None
    assert box[2] - box[0] <= 1.1 * berth.wide * camera.scale


def test_ships_of_all_classes_but_one_number_have_different_badges() -> None:
    ships = [battles.ship((2, 2), 0, sort) for sort in get_args(Sort)]
    assert len({one.badge for one in ships}) == len(ships)


@pytest.mark.parametrize("width", [390, 265])
def test_a_wreck_bears_the_class_and_number_of_the_ship_that_was_lost(width: int) -> None:
    """Legible enough on a phone that two numbers of a class differ."""
    wreck = Ship((0, 1, 1), 0, "destroyer", 1, 0, 12)
    pictures = []
    for number in (1, 2):
        scene = replace(BARE, lost=(replace(wreck, number=number),))
        picture = paint(scene, whole_view(scene))[0].convert("L")
        small = picture.resize((width, round(picture.height * width / picture.width)))
        pictures.append(small)
    differs = np.asarray(ImageChops.difference(*pictures))
    assert (differs > 60).sum() >= 4


@pytest.mark.parametrize(
    ("team", "name"), [("", "Hypatia of Alexandria"), ("II", "Alexandrina Petit")]
)
def test_a_long_name_is_written_whole_in_a_row_of_many_commanders(team: str, name: str) -> None:
    """Names that differ in their last letter alone are told apart."""
    pictures = []
    for written in (name, f"{name[:-1]}o"):
        fleets = [replace(battles.ADA, seat=seat, name=written, team=team) for seat in range(4)]
        scene = replace(BARE, fleets=tuple(fleets))
        pictures.append(paint(scene, whole_view(scene))[0])
    assert ImageChops.difference(*pictures).getbbox() is not None
