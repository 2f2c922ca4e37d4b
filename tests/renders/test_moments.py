"""Twelve moments of saved games: nothing hides what matters, and it is read on a phone."""

from functools import cache
from itertools import combinations
from pathlib import Path

import pytest
from PIL import Image

from bot.words.language import Language
from engine.core.game import look
from engine.core.words import Text
from engine.games.captains_log import words
from engine.games.captains_log.data_set import find
from engine.games.captains_log.game import CaptainsLog
from engine.games.captains_log.printed import printed
from renders.kit.camera import Camera
from renders.kit.encode import HEAVIEST, encode
from renders.kit.layout import Layout, Taken, overlap
from renders.sea import Scene
from renders.sea.paint import paint
from renders.sea.panels import panel_boxes
from renders.sea.scene import Vessel
from tests.renders import moments
from tests.renders.goldens import mean_difference
from tests.renders.moments import (
    FOLDER,
    IN_README,
    MOMENTS,
    NAMES,
    README,
    camera_at,
    load,
    scene_at,
)

pytestmark = pytest.mark.slow

MARKS = ("label", "badge", "damage bar", "shot")
THINGS = ("ship", "anchorage", "panel", *MARKS)


@cache
def drawn(name: str) -> tuple[Scene, Camera, Image.Image, Layout]:
    scene = scene_at(load(name))
    camera = camera_at(load(name), scene)
    return scene, camera, *paint(scene, camera)


def named(layout: Layout, *starts: str) -> list[Taken]:
    return [taken for taken in layout.taken if taken.what.startswith(starts)]


def acting(scene: Scene) -> Vessel:
    return next(vessel for vessel in scene.vessels if vessel.acting)


def test_there_are_twelve_and_each_is_kept() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} == set(MOMENTS)
    assert len(MOMENTS) == 12


@pytest.mark.parametrize("name", MOMENTS)
def test_no_mark_lies_on_a_ship_an_anchor_a_panel_or_another_mark(name: str) -> None:
    _, _, _, layout = drawn(name)
    marks = named(layout, *MARKS)
    assert len(marks) >= 3
    for first, second in combinations(named(layout, *THINGS), 2):
        if first in marks or second in marks:
            assert overlap(first.box, second.box) == 0, (first, second)


@pytest.mark.parametrize("name", MOMENTS)
def test_no_panel_lies_on_the_acting_ship_nor_on_anything_it_needs(name: str) -> None:
    scene, camera, _, layout = drawn(name)
    x, y = camera.at(acting(scene).at)
    reach = 0.95 * camera.side
    hexagon = x - reach, y - reach, x + reach, y + reach
    for panel in named(layout, "panel"):
        assert overlap(panel.box, hexagon) == 0, panel
        for other in named(layout, "ship", "anchorage", "path"):
            assert overlap(panel.box, other.box) == 0, (panel, other)


@pytest.mark.parametrize("name", MOMENTS)
def test_what_a_card_must_tell_is_in_its_picture(name: str) -> None:
    scene, camera, _, layout = drawn(name)
    near = -0.8 * camera.side
    assert all(camera.sees(at, near) for at in scene.path)
    assert camera.sees(acting(scene).at, near)
    seen = [ship for ship in scene.vessels if camera.sees(ship.at)]
    seen = [ship for ship in seen if not layout.covered(camera.at(ship.at), "panel")]
    assert len(named(layout, "badge")) == len(seen)
    ports = [port for port in scene.ports if camera.sees(port.at, -camera.side / 2)]
    ports = [port for port in ports if not layout.covered(camera.at(port.at), "panel")]
    assert {label.what for label in named(layout, "label")} == {f"label {p.name}" for p in ports}


@pytest.mark.parametrize("name", MOMENTS)
def test_what_must_be_read_untapped_is_large_enough_for_a_phone(name: str) -> None:
    scene, camera, _, layout = drawn(name)
    unit = camera.width / 1600
    boxes = panel_boxes(scene, (camera.width, camera.height))
    rows = len(scene.captains)
    assert (boxes["captains"][3] - boxes["captains"][1]) / rows >= 60 * unit
    assert boxes["title"][3] - boxes["title"][1] >= 80 * unit
    assert boxes["rose"][2] - boxes["rose"][0] >= 400 * unit
    if load(name).frame == "choice":
        # A badge's box leaves out its shadow, a seventh of it.
        sizes = [taken.box[3] - taken.box[1] for taken in named(layout, "badge")]
        assert min(sizes) / 0.86 >= 70 * unit
        assert 2 * camera.side >= 80 * unit


@pytest.mark.parametrize("name", MOMENTS)
def test_a_moment_weighs_little_enough_to_send(name: str) -> None:
    _, _, picture, _ = drawn(name)
    assert len(encode(picture).data) <= HEAVIEST


def test_the_moments_show_what_they_are_kept_for() -> None:
    hours = {name: drawn(name)[0] for name in MOMENTS}
    assert hours["night"].night
    assert hours["calm"].calm
    assert hours["broadside"].broadsides
    assert len(hours["path"].path) > 3
    assert all(hours[name].reach for name in ("opening", "reach", "path", "calm", "captains"))
    assert load("end").state.open.winners is not None
    assert load("opening").state.open.round == 1
    assert any(thing.kind == "whale" for thing in hours["whale"].things)
    hurt = acting(hours["damage"])
    assert 3 * (hurt.water + hurt.fire) > 2 * hurt.hull
    assert len(hours["captains"].captains) == 4


@pytest.mark.parametrize("name", MOMENTS)
def test_no_moment_needs_data_of_another_day(name: str) -> None:
    sea = load(name).state.open
    assert set(printed(sea).tiles) >= {code // 6 for code in sea.tiles if code}


@pytest.mark.parametrize("name", IN_README)
def test_the_readme_shows_what_is_drawn_today(name: str) -> None:
    kept = README / f"{name}.jpg"
    assert kept.stat().st_size <= moments.HEAVIEST
    small = [picture.reduce(5) for picture in (Image.open(kept), drawn(name)[2])]
    assert mean_difference(*small) < 2
    assert str(kept) in Path("README.md").read_text()


@pytest.mark.parametrize("name", MOMENTS)
def test_the_words_tell_what_the_picture_shows(name: str) -> None:
    scene, state = drawn(name)[0], load(name).state
    view = look(CaptainsLog(find(state.open.data)), state, load(name).seat)
    said = "\n".join(_said(line) for line in words.describe(view))
    assert f"Round {state.open.round}, {'night' if scene.night else 'day'}" in said
    for row in scene.captains:
        assert f"{NAMES[f'p{row.seat + 1}']} {row.fame}" in said
    for port in scene.ports:
        assert f"port {port.name} (" in said
    for ship in scene.vessels:
        who = NAMES[f"p{ship.seat + 1}"] if ship.seat is not None else f"no. {ship.number})"
        harm = f"({ship.water} by water, {ship.fire} by fire)" if ship.water + ship.fire else ""
        assert [line for line in said.splitlines() if who in line and harm in line], ship
    assert said.count("dice (") == len(scene.fortresses)
    assert said.count("its number (") == len(scene.numbers)
    assert said.count("a shoal of") == sum(g.kind == "shoal" for g in scene.chart.grounds)
    assert ("Within reach of" in said) >= bool(scene.reach)


def _said(line: Text) -> str:
    sentence = Language("en", "captains_log").say(line, NAMES.__getitem__, plain=True)
    return sentence.translate({0x2068: None, 0x2069: None, 0xA0: " "})
