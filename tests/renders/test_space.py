"""Battles in space: everything is drawn, and nothing important is hidden."""

import json
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import cache
from io import BytesIO
from itertools import combinations
from typing import Any, get_args

import numpy as np
import pytest
from PIL import Image

from renders.kit.encode import HEAVIEST
from renders.kit.layout import Layout, Taken, overlap
from renders.space import WIDTH, action_view, board, draw, strip, warm, whole_view
from renders.space.fire import MARK
from renders.space.fleets import NUMBER
from renders.space.hulls import LENGTHS
from renders.space.paint import paint
from renders.space.sample import SAMPLE
from renders.space.scene import (
    Colour,
    Face,
    Fleet,
    Harm,
    Hazard,
    Move,
    Portal,
    Scene,
    Shield,
    Ship,
    Shot,
    Sign,
    SignKind,
    Sort,
)
from renders.space.sectors import SpaceCamera, grid_of
from renders.space.sky import SKIES
from renders.space.stacks import berths
from renders.space.victory import Victory, paint_victory
from tests.renders import battles
from tests.renders.goldens import Goldens, mean_difference

HERE, BESIDE = (0, 2, 2), (0, 3, 2)
BARE = Scene(zones=((5, 5),), fleets=(battles.ADA, replace(battles.GRACE, acting=False)))
FRIGATE = battles.ship((2, 2), 0, "frigate")
EVERY_KIND: dict[str, dict[str, Any]] = {
    "asteroids": {"hazards": ((HERE, "asteroids"),)},
    "gravity": {"hazards": ((HERE, "gravity"),)},
    "gas": {"hazards": ((HERE, "gas"),)},
    "portal": {"portals": (Portal(HERE, "X"),)},
    "fog": {"fog": (HERE,)},
    "ship": {"ships": (FRIGATE,)},
    "wreck": {"lost": (FRIGATE,)},
    "interdictor": {"signs": (Sign("interdictor", HERE, "I", 0),)},
    "exo-bomb": {"signs": (Sign("exo_bomb", HERE, "E", 0),)},
    "container": {"signs": (Sign("container", HERE, "1"),)},
    "signal": {"signs": (Sign("signal", HERE, "?", 0),)},
    "move": {"moves": (Move((HERE, BESIDE), 0),)},
    "jump": {"moves": (Move((HERE, BESIDE), 0, jump=True),)},
    "shot": {"shots": (Shot((HERE, BESIDE), 3, 0),)},
    "fire that is stopped": {"shots": (Shot((HERE, BESIDE), None, 0, blocked=True),)},
    "harm": {"harms": (Harm(HERE, 3),)},
    "repair": {"harms": (Harm(HERE, -4),)},
    "blast": {"blasts": (HERE,)},
    "shield": {"shields": (Shield(HERE, BESIDE),)},
    "reach": {"reach": (HERE,)},
    "target": {"target": HERE},
    "sky": {"sky": 1},
    "edge": {"fleets": (replace(battles.ADA, edge=()), BARE.fleets[1])},
}


@cache
def drawn(name: str) -> tuple[Scene, SpaceCamera, Image.Image, Layout]:
    scene = battles.SCENES[name]()
    camera = action_view(scene)
    return scene, camera, *paint(scene, camera)


def named(layout: Layout, *starts: str) -> list[Taken]:
    return [taken for taken in layout.taken if taken.what.startswith(starts)]


@pytest.mark.parametrize("kind", EVERY_KIND)
def test_every_kind_of_thing_changes_the_picture(kind: str) -> None:
    camera = whole_view(BARE, 600)
    without, _ = paint(BARE, camera)
    with_it, _ = paint(replace(BARE, **EVERY_KIND[kind]), camera)
    assert mean_difference(without, with_it) > 0.01


@pytest.mark.parametrize("change", [{"hull": 3}, {"number": 2}, {"weapon": "P"}, {"drones": "D"}])
def test_hull_number_weapon_and_drones_of_a_ship_each_change_its_picture(
    change: dict[str, Any],
) -> None:
    camera = whole_view(BARE, 600)
    plain, told = (
        paint(replace(BARE, ships=(one,)), camera)[0]
        for one in (FRIGATE, replace(FRIGATE, **change))
    )
    assert mean_difference(plain, told) > 0.002


def test_a_fleets_edge_of_several_rows_is_drawn_only_at_its_outer_row() -> None:
    camera = whole_view(BARE, 600)
    last, inner = ((0, 2, 4),), ((0, 2, 3),)
    pictures = [
        paint(replace(BARE, fleets=(replace(battles.ADA, edge=edge), BARE.fleets[1])), camera)[0]
        for edge in (last, (*last, *inner), inner)
    ]
    outer, both, other = (picture.tobytes() for picture in pictures)
    assert outer == both != other


def test_each_fact_about_a_commander_changes_the_strip_of_fleets() -> None:
    camera = whole_view(BARE, 600)
    looks = [battles.ADA] + [
        replace(battles.ADA, **change)
        for change in (
            {"points": 5},
            {"threshold": 6},
            {"name": "Lin"},
            {"left": (*battles.dice("RD"), None, None, None)},
            {"right": (None, None)},
            {"acting": True},
            {"lit": True},
            {"acting": True, "rolled": battles.dice("RD")},
            {"acting": True, "stock": (1, 2, 0)},
            {"out": True},
            {"out": True, "points": 0},
            {"points": 0},
        )
    ]
    pictures = [
        paint(replace(BARE, title="Round 1", fleets=(one,)), camera)[0].tobytes() for one in looks
    ]
    assert len(set(pictures)) == len(looks)


@pytest.mark.parametrize("name", battles.SCENES)
def test_no_mark_hides_a_ship_nor_another_mark(name: str) -> None:
    """In a sector of one large ship a mark may lie on the corner of its box."""
    _, _, _, layout = drawn(name)
    for mark in named(layout, "shot", "sign"):
        for other in named(layout, "ship", "shot", "sign", "panel"):
            if mark is not other:
                size = (mark.box[2] - mark.box[0]) * (mark.box[3] - mark.box[1])
                assert overlap(mark.box, other.box) <= 0.36 * size, (mark, other)


@pytest.mark.parametrize("name", battles.SCENES)
def test_no_ship_hides_another_nor_lies_outside_its_sector(name: str) -> None:
    scene, camera, _, layout = drawn(name)
    found = named(layout, "ship", "wreck")
    assert len(found) == len(scene.ships) + len(scene.lost)
    for first, second in combinations(found, 2):
        assert overlap(first.box, second.box) == 0, (first, second)
    for ship in scene.ships:
        x, y = camera.at(ship.at)
        reach = camera.scale * 0.5
        what = f"ship {ship.seat} {ship.sort} {ship.number}"
        (taken,) = (one for one in found if one.what == what)
        left, top, right, bottom = taken.box
        assert x - reach <= left < right <= x + reach, ship
        assert y - reach <= top < bottom <= y + reach, ship


@pytest.mark.parametrize("name", battles.SCENES)
def test_no_panel_covers_the_sectors_of_moves_shots_and_the_focus(name: str) -> None:
    scene, camera, _, layout = drawn(name)
    (strip_panel,) = named(layout, "panel strip")
    insets = named(layout, "panel zone", "panel inset")
    assert scene.focus is not None
    places = {scene.focus, *(at for shot in scene.shots for at in shot.through)}
    places |= {at for move in scene.moves for at in move.through}
    assert scene.focus[0] in grid_of(camera).seen
    for place in [one for one in places if one[0] in grid_of(camera).seen]:
        x, y = camera.at(place)
        reach = 0.45 * camera.scale
        assert reach <= x <= camera.width - reach, place
        assert reach <= y <= strip_panel.box[1] - reach, place
        here = (x - reach, y - reach, x + reach, y + reach)
        assert all(overlap(here, inset.box) == 0 for inset in insets), place


@pytest.mark.parametrize("abeam", [False, True])
@pytest.mark.parametrize(
    "sorts",
    [
        ("battleship",),
        ("battleship", "frigate"),
        ("cruiser", "destroyer"),
        ("cruiser", "frigate", "frigate"),
        ("destroyer", "destroyer", "frigate"),
        ("destroyer", "frigate", "frigate", "frigate"),
        ("frigate",) * 5,
    ],
)
def test_a_full_sector_shows_its_ships_nearly_as_large_as_a_lone_one(
    sorts: tuple[Sort, ...], *, abeam: bool
) -> None:
    for sort, berth in zip(sorts, berths(sorts, abeam=abeam), strict=True):
        assert berth.length >= 0.82 * LENGTHS[sort]


def test_letters_and_signs_of_a_card_are_tall_enough_for_a_phone() -> None:
    at_1600 = 1600 / WIDTH
    read_untapped = (board.LETTER, strip.TITLE, strip.CAPTION, strip.NAME, strip.POINTS)
    assert min(read_untapped) * at_1600 >= 60
    assert min(strip.DIE, strip.SLOT, strip.BADGE) * at_1600 >= 80
    scale = drawn("duel")[1].scale
    assert MARK * scale * at_1600 >= 60
    assert NUMBER * scale * at_1600 >= 30
    assert min(LENGTHS.values()) * scale * at_1600 >= 80


@pytest.mark.parametrize("name", battles.SCENES)
def test_sectors_are_large_enough_for_a_phone_while_something_happens(name: str) -> None:
    _, camera, picture, _ = drawn(name)
    assert camera.scale >= 150
    assert picture.height <= 1.25 * picture.width


def test_the_whole_of_a_large_board_fits_into_its_picture() -> None:
    for scene in (battles.six(), battles.large()):
        camera = whole_view(scene)
        reach = 0.5 * camera.scale
        for place in camera.grid.places:  # type: ignore[attr-defined]  # a grid of sectors
            x, y = camera.at(place)
            assert reach <= x <= camera.width - reach
            assert reach <= y <= camera.height - strip.strip_height(scene, WIDTH) - reach


def test_pictures_drawn_in_parallel_threads_equal_those_drawn_one_by_one() -> None:
    scenes = [replace(battles.duel(), title=f"Round {number}") for number in range(4)]
    cameras = [action_view(scene, 600) for scene in scenes]
    alone = [draw(scene, camera).data for scene, camera in zip(scenes, cameras, strict=True)]
    with ThreadPoolExecutor(4) as pool:
        together = [picture.data for picture in pool.map(draw, scenes, cameras)]
    assert together == alone


def test_drawing_the_same_scene_again_gives_the_same_bytes() -> None:
    scene = battles.duel()
    first = draw(scene, action_view(scene))
    board._painted.cache_clear()
    assert draw(scene, action_view(scene)).data == first.data


@pytest.mark.parametrize("name", battles.SCENES)
def test_the_picture_of_every_scene_has_few_enough_bytes_to_send(name: str) -> None:
    scene, camera, _, _ = drawn(name)
    picture = draw(scene, camera)
    assert len(picture.data) <= HEAVIEST
    assert Image.open(BytesIO(picture.data)).size == (picture.width, picture.height)


def test_ships_and_shots_are_drawn_on_a_copy_of_the_cached_board() -> None:
    scene = battles.duel()
    camera = action_view(scene)
    kept = board.still(scene, camera)
    later = replace(scene, ships=(), shots=(), title="Round 5", target=None)
    assert board.still(later, camera) is kept
    before = kept.tobytes()
    paint(scene, camera)
    assert kept.tobytes() == before


def test_hazards_and_portals_in_fog_are_not_drawn() -> None:
    fog = replace(BARE, fog=(HERE,))
    camera = whole_view(fog, 600)
    hidden = replace(fog, hazards=((HERE, "gas"),), portals=(Portal(HERE, "X"),))
    assert paint(hidden, camera)[0].tobytes() == paint(fog, camera)[0].tobytes()


def test_names_of_any_script_and_length_can_be_drawn_and_touch_nothing_but_their_lines() -> None:
    def of(name: str) -> Scene:
        fleets = tuple(replace(one, name=name) for one in battles.duel().fleets)
        return replace(battles.duel(), fleets=fleets, title=name, caption=name)

    def named(name: str) -> np.ndarray[Any, Any]:
        return np.asarray(paint(of(name), action_view(of(name), 600))[0]).astype(int)

    def lines(name: str) -> set[int]:
        return {int(row) for row in np.flatnonzero((named(name) != bare).any(axis=(1, 2)))}

    bare = named(" ")
    usual = {near for row in lines("Ågot gjp") for near in range(row - 6, row + 7)}
    assert len(usual) < len(bare) / 2
    for name in ("علي\u202e", "海賊🏴‍☠️", "\u200b", "W" * 300, "*_~`@everyone"):
        assert lines(name) <= usual, name
        paint_victory(Victory(of(name), (0,)))
    rim = named("W" * 300)[:, -20:]
    assert (rim == bare[:, -20:]).all(), "cut to what fits"


def test_an_empty_board_can_be_drawn() -> None:
    empty = Scene(zones=((1, 1),))
    assert draw(empty, action_view(empty, 600)).width == 600


def test_the_sample_scene_drawn_in_advance_has_every_kind_of_thing_of_a_duel() -> None:
    assert len(list(warm())) > len(SKIES)
    assert action_view(SAMPLE).scale == drawn("duel")[1].scale
    assert {ship.sort for ship in SAMPLE.ships} == set(get_args(Sort))
    assert {kind for _, kind in SAMPLE.hazards} == set(get_args(Hazard))
    bridges = [die for fleet in SAMPLE.fleets for die in (*fleet.left, *fleet.right)]
    assert {(die.colour, die.face) for die in bridges if die} == {
        (colour, face) for colour in get_args(Colour) for face in get_args(Face)
    }


@pytest.mark.parametrize("kind", get_args(SignKind))
def test_a_token_in_a_sector_with_a_ship_does_not_cover_the_ship(kind: SignKind) -> None:
    scene = replace(BARE, ships=(FRIGATE,), signs=(Sign(kind, HERE, "1", 1),))
    _, layout = paint(scene, whole_view(scene))
    (sign,), (ship,) = named(layout, "sign"), named(layout, "ship")
    assert overlap(sign.box, ship.box) == 0


@pytest.mark.parametrize("name", ["duel", "planned", "six"])
def test_the_picture_of_a_battle_matches_its_golden_picture(name: str, goldens: Goldens) -> None:
    goldens.check(f"space_{name}", drawn(name)[2])


def test_a_picture_notes_which_of_its_rows_of_sectors_matter_most() -> None:
    """Those of the own ships nearest to the enemy, and those under fire before all others."""
    ships = tuple(
        Ship((0, column, row), row == 0, "frigate", column + 1, 4, 4)
        for row in (0, 4)
        for column in range(3)
    )
    fleets = (Fleet(0, "Ada", 3, 3, 0, lit=True), Fleet(1, "Grace", 3, 3, 0))
    scene = Scene(((5, 5),), fleets=fleets, ships=ships)

    def most(scene: Scene) -> int:
        camera = action_view(scene)
        data = BytesIO(draw(scene, camera).data)
        rows = json.loads(Image.open(data).info["comment"])
        top, bottom, _ = max(rows, key=lambda row: row[2])
        return next(row for row in range(5) if top < camera.at((0, 0, row))[1] < bottom)

    assert most(scene) == 4
    shot = Shot(((0, 0, 2), (0, 1, 2), (0, 2, 2)), 2, 0)
    assert most(replace(scene, shots=(shot,))) == 2
    assert most(replace(scene, shots=(replace(shot, seat=1),))) == 2
    own = tuple(ship for ship in ships if ship.seat == 0)
    front = Ship((0, 1, 2), 0, "destroyer", 1, 4, 4), Ship((0, 1, 1), 1, "destroyer", 1, 4, 4)
    assert most(replace(scene, ships=(*own, *front))) == 2


def test_strips_of_the_same_size_are_drawn_on_one_pane_that_stays_clean() -> None:
    """What is drawn on the pane must not be seen on the next strip."""
    strip._strip.cache_clear()
    strip._glass.cache_clear()
    once = draw(SAMPLE, action_view(SAMPLE))
    strip._strip.cache_clear()
    draw(replace(SAMPLE, title="Another"), action_view(SAMPLE))
    strip._strip.cache_clear()
    assert draw(SAMPLE, action_view(SAMPLE)) == once
    assert strip._glass.cache_info().misses == 1
