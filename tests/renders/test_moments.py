"""Cards of twelve saved moments: nothing important is hidden, all is readable on a phone."""

import math
import re
from dataclasses import replace
from functools import cache
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from bot.words.language import Language
from engine.core.game import look
from engine.core.words import Text
from engine.games.captains_log import words
from engine.games.captains_log.game import CaptainsLog
from engine.games.captains_log.model.data_set import find
from engine.games.captains_log.model.printed import printed
from engine.space.hexes import HEADINGS, neighbour
from renders.captains_log import draw, scene_of
from renders.captains_log.victory import victory_of
from renders.kit.camera import Point
from renders.kit.encode import HEAVIEST, encode
from renders.kit.grids import HexCamera
from renders.kit.layout import Layout, Taken, overlap
from renders.kit.ships import ShipKind
from renders.picture import EVERYTHING, Wanted
from renders.sea import Scene, action_view
from renders.sea import draw as draw_sea
from renders.sea.berths import badge_text
from renders.sea.corners import arranged, arrangements
from renders.sea.paint import paint
from renders.sea.scene import Vessel
from renders.sea.victory import paint_victory
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

MARKS = ("label", "badge", "shot")
THINGS = ("ship", "anchorage", "panel", *MARKS)
COMPASS = ("north", "north-east", "south-east", "south", "south-west", "north-west")
FLAGS = {
    "holland": "Dutch",
    "spain": "Spanish",
    "england": "English",
    "france": "French",
    "pirates": "pirate",
    "native": "native",
}
LYING = {
    "land": "land",
    "deep": "open sea",
    "shoal": "a shoal of depth",
    "barrel": "a barrel",
    "crate": r"\d+ .* adrift",
    "whale": "whales",
}
"""Words of the text for each kind of ground or thing drawn on a hex."""


@cache
def drawn(name: str) -> tuple[Scene, HexCamera, Image.Image, Layout]:
    scene = scene_at(load(name))
    camera = camera_at(load(name), scene)
    return scene, camera, *paint(scene, camera)


def named(layout: Layout, *starts: str) -> list[Taken]:
    return [taken for taken in layout.taken if taken.what.startswith(starts)]


def acting(scene: Scene) -> Vessel:
    return next(vessel for vessel in scene.vessels if vessel.acting)


def test_each_of_the_twelve_moments_has_a_saved_file() -> None:
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
def test_no_panel_covers_a_ship_an_anchorage_or_the_path(name: str) -> None:
    scene, camera, _, layout = drawn(name)
    x, y = camera.at(acting(scene).at)
    reach = 0.95 * camera.scale
    hexagon = x - reach, y - reach, x + reach, y + reach
    for panel in named(layout, "panel"):
        assert overlap(panel.box, hexagon) == 0, panel
        for other in named(layout, "ship", "anchorage", "path"):
            assert overlap(panel.box, other.box) == 0, (panel, other)


@pytest.mark.parametrize("name", MOMENTS)
def test_a_card_shows_the_path_the_acting_ship_and_badges_and_port_names(name: str) -> None:
    scene, camera, _, layout = drawn(name)
    near = -0.8 * camera.scale
    assert all(camera.sees(at, near) for at in scene.path)
    assert camera.sees(acting(scene).at, near)
    seen = [ship for ship in scene.vessels if camera.sees(ship.at)]
    seen = [ship for ship in seen if not layout.covered(camera.at(ship.at), "panel")]
    assert len(named(layout, "badge")) == len(seen)
    ports = [port for port in scene.ports if camera.sees(port.at, -camera.scale / 2)]
    ports = [port for port in ports if not layout.covered(camera.at(port.at), "panel")]
    assert {label.what for label in named(layout, "label")} == {f"label {p.name}" for p in ports}


@pytest.mark.parametrize("name", MOMENTS)
def test_panels_and_badges_of_a_card_are_large_enough_to_read_on_a_phone(name: str) -> None:
    scene, camera, _, layout = drawn(name)
    unit = camera.width / 1600
    boxes = arrangements(scene, (camera.width, camera.height))[0]
    rows = len(scene.captains)
    assert (boxes["captains"][3] - boxes["captains"][1]) / rows >= 60 * unit
    assert boxes["title"][3] - boxes["title"][1] >= 70 * unit
    assert boxes["rose"][2] - boxes["rose"][0] >= 320 * unit
    if load(name).frame == "choice":
        # A badge's box leaves out its shadow, a seventh of it.
        sizes = [taken.box[3] - taken.box[1] for taken in named(layout, "badge")]
        assert min(sizes) / 0.86 >= 70 * unit
        assert 2 * camera.scale >= 80 * unit


@pytest.mark.parametrize("name", MOMENTS)
def test_every_badge_lies_nearest_to_its_own_ship(name: str) -> None:
    scene, camera, _, layout = drawn(name)
    for badge in named(layout, "badge"):
        spot = (badge.box[0] + badge.box[2]) / 2, (badge.box[1] + badge.box[3]) / 2
        nearest = min(scene.vessels, key=lambda ship: math.dist(spot, camera.at(ship.at)))
        assert badge.what == f"badge {badge_text(nearest)}"


@pytest.mark.parametrize("name", MOMENTS)
def test_every_name_of_a_port_lies_nearest_to_its_own_port(name: str) -> None:
    scene, camera, _, layout = drawn(name)
    places = {f"label {port.name}": camera.at(port.at) for port in scene.ports}
    for label in named(layout, "label"):
        away = {what: _apart(label, spot) for what, spot in places.items()}
        assert min(away, key=away.__getitem__) == label.what


def _apart(label: Taken, spot: Point) -> float:
    left, top, right, bottom = label.box
    return math.hypot(
        max(left - spot[0], 0, spot[0] - right), max(top - spot[1], 0, spot[1] - bottom)
    )


@pytest.mark.parametrize("name", MOMENTS)
def test_panels_cover_no_more_than_a_sixth_of_the_picture(name: str) -> None:
    _, camera, _, _ = drawn(name)
    boxes = arranged(drawn(name)[0], camera)
    areas = {panel: (box[2] - box[0]) * (box[3] - box[1]) for panel, box in boxes.items()}
    areas["rose"] *= math.pi / 4
    assert sum(areas.values()) <= camera.width * camera.height / 6


@pytest.mark.parametrize("name", MOMENTS)
def test_tiles_are_numbered_only_on_the_map_of_the_whole_sea(name: str) -> None:
    assert bool(named(drawn(name)[3], "tile")) == (load(name).frame == "all")


@pytest.mark.parametrize("night", [False, True])
@pytest.mark.parametrize("name", ["reach", "calm", "captains"])
def test_water_out_of_reach_is_darker_than_most_in_reach_and_has_no_pale_line(
    name: str, *, night: bool
) -> None:
    """Shoals too, by day and at night; each hex in reach has a pale line of its own."""
    scene, camera, _, _ = drawn(name)
    bare = Scene(scene.chart, night=night, reach=scene.reach)
    lit, plain = (
        np.asarray(paint(one, camera)[0], dtype=np.float64).mean(axis=2)
        for one in (bare, replace(bare, reach=()))
    )
    layouts = [paint(one, camera)[1] for one in (bare, replace(bare, reach=()))]
    points, out, inside = dict(scene.reach), list[float](), list[float]()
    for ground in scene.chart.grounds:
        x, y = map(round, camera.at(ground.at))
        around = x - camera.scale, y - camera.scale, x + camera.scale, y + camera.scale
        hidden = any(layout.touches(around, "panel") for layout in layouts)
        if ground.kind == "land" or hidden or not camera.sees(ground.at, -camera.scale):
            continue
        patch = slice(y - 30, y + 30), slice(x - 30, x + 30)
        line = camera.corners(ground.at, 0.9)
        gain = [lit[round(b), round(a)] - plain[round(b), round(a)] for a, b in line]
        if ground.at in points:
            inside.append(lit[patch].mean())
            assert np.median(gain) > 8, ground
        else:
            out.append(lit[patch].mean())
            assert lit[patch].mean() < 0.7 * plain[patch].mean(), ground
            assert max(gain) <= 0, ground
    assert max(out) < np.median(inside)


def test_a_victory_shows_the_ship_of_the_winner_large() -> None:
    end = load("end")
    picture = moments.victory_at(end)
    other = replace(victory_of(moments.view_at(end), moments.words_at(end)), seats=())
    changed = np.abs(
        np.asarray(picture, dtype=np.float64) - np.asarray(paint_victory(other), dtype=np.float64)
    ).max(axis=2)
    columns = np.flatnonzero((changed[:700] > 40).any(axis=0))
    assert columns[-1] - columns[0] > picture.width / 4
    assert len(encode(picture).data) <= HEAVIEST


def test_a_victory_shows_the_class_of_ship_that_the_winner_bought() -> None:
    end = load("end")
    victory = victory_of(moments.view_at(end), moments.words_at(end))
    seen: set[bytes] = set()
    for kind in (ShipKind.SLOOP, ShipKind.GALLEON):
        fleet = tuple(replace(one, kind=kind) for one in victory.scene.vessels)
        scene = replace(victory.scene, vessels=fleet)
        seen.add(paint_victory(replace(victory, scene=scene)).tobytes())
    assert len(seen) == 2


def test_a_victory_tells_captains_with_the_same_first_names_apart() -> None:
    end = load("end")
    victory = victory_of(moments.view_at(end), moments.words_at(end))
    first, other = (
        replace(victory, scene=replace(victory.scene, captains=(replace(row, name=name),)))
        for row in victory.scene.captains[:1]
        for name in ("Maximiliane von Hohenlohe", "Maximiliane von Adelburg")
    )
    assert paint_victory(first).tobytes() != paint_victory(other).tobytes()


def test_a_won_game_is_drawn_as_a_victory_unless_its_map_is_asked_for() -> None:
    end = load("end")
    view, words = moments.view_at(end), moments.words_at(end)
    assert draw(view, Wanted(words=words)).data == encode(moments.victory_at(end)).data
    assert draw(view, Wanted(words=words, frame=EVERYTHING)).height > 1200


def test_a_victory_that_is_only_planned_is_drawn_as_the_board() -> None:
    end = load("end")
    view, words = moments.view_at(end), moments.words_at(end)
    scene = scene_of(view, words, planned=True)
    picture = draw(view, Wanted(words=words, planned=True))
    assert picture.data == draw_sea(scene, action_view(scene)).data
    marked = draw(view, Wanted(words=replace(words, mark="Preview"), planned=True))
    assert marked.height > picture.height


@pytest.mark.parametrize("name", MOMENTS)
def test_the_card_of_a_moment_has_few_enough_bytes_to_send(name: str) -> None:
    _, _, picture, _ = drawn(name)
    assert len(encode(picture).data) <= HEAVIEST


def test_each_moment_shows_the_thing_it_was_chosen_for() -> None:
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
def test_the_present_data_set_has_every_tile_of_each_moment(name: str) -> None:
    sea = load(name).state.open
    assert set(printed(sea).tiles) >= {code // 6 for code in sea.tiles if code}


@pytest.mark.parametrize("name", IN_README)
def test_the_picture_in_the_readme_is_like_the_one_drawn_today(name: str) -> None:
    kept = README / f"{name}.jpg"
    assert kept.stat().st_size <= moments.HEAVIEST
    small = [picture.reduce(5) for picture in (Image.open(kept), drawn(name)[2])]
    assert mean_difference(*small) < 2
    assert str(kept) in Path("README.md").read_text()


@pytest.mark.parametrize("name", MOMENTS)
def test_the_text_mentions_round_scores_wind_fortresses_and_things_to_pick_up(name: str) -> None:
    scene, lines = drawn(name)[0], in_words(name)
    said = "\n".join(lines)
    assert len(lines) <= 25
    assert f"Round {load(name).state.open.round}, {'night' if scene.night else 'day'}," in said
    for row in scene.captains:
        assert f"{NAMES[f'p{row.seat + 1}']} {row.points}" in said
    assert scene.winds is not None
    for heading, points in zip(COMPASS, scene.winds, strict=True):
        gain = f"{points:+}".replace("-", "\N{MINUS SIGN}") if points else "0"
        assert f" {heading} {gain}" in said
    assert said.count(", range ") == len(scene.fortresses)
    afloat = {thing.at for thing in scene.things if thing.kind in ("barrel", "crate")}
    (found,) = (line for line in lines if line.startswith("To pick up: "))
    more = re.search(r"; (\d+) more farther away", found)
    assert len(re.findall(r" hexe?s? ", found)) + int(more[1] if more else 0) == len(afloat)


@pytest.mark.parametrize("name", MOMENTS)
def test_the_text_mentions_every_port_with_its_flag_and_those_in_reach_first(name: str) -> None:
    scene, lines = drawn(name)[0], in_words(name)
    further = next((line for line in lines if line.startswith("Other ports: ")), "")
    near = [line for line in lines if " port on tile " in line]
    for port in scene.ports:
        assert port.owner is not None
        flag = FLAGS[port.owner]
        told = [line for line in near if line.startswith(f"**{port.name}**, {flag} port")]
        assert told or f"{port.name} ({flag}) " in further, port
    in_reach = ["in reach now" in line for line in near if " lies here; " not in line]
    assert in_reach == sorted(in_reach, reverse=True)
    points = dict(scene.reach)
    left = [port for port in scene.ports if any(points.get(at, -1) >= 0 for at in port.anchorages)]
    assert not scene.reach or sum(in_reach) >= min(len(left), len(in_reach)) > 0


@pytest.mark.parametrize("name", MOMENTS)
def test_the_text_mentions_every_ship_and_its_damage_by_water_and_fire(name: str) -> None:
    scene, lines = drawn(name)[0], in_words(name)
    seen_from = None if over(name) else load(name).seat
    for ship in scene.vessels:
        fire = f" ({ship.fire} by fire)" if ship.fire else ""
        harm = f"damage {ship.water + ship.fire} of {ship.hull}{fire}"
        if ship.seat is not None and f"p{ship.seat + 1}" == seen_from:
            assert [line for line in lines if f" {ship.water + ship.fire} damage{fire}, " in line]
        elif ship.seat is not None:
            who = f"**{NAMES[f'p{ship.seat + 1}']}**"
            told = "heading not chosen" if ship.heading is None else harm
            assert [line for line in lines if line.startswith(who) and told in line], ship
        else:
            (line,) = (line for line in lines if f"no. {ship.number})" in line)
            told = line.partition(f"no. {ship.number})")[2].partition(" no. ")[0]
            unhurt = line.startswith("Other ships: ") and not ship.water + ship.fire
            assert unhurt or harm in told, ship


@pytest.mark.parametrize("name", MOMENTS)
def test_the_text_mentions_the_hex_on_each_side_of_the_ship(name: str) -> None:
    scene, lines = drawn(name)[0], in_words(name)
    (around,) = (line for line in lines if line.startswith("Around "))
    own = next(ship for ship in scene.vessels if f"p{(ship.seat or 0) + 1}" == load(name).seat)
    grounds = {ground.at: ground.kind for ground in scene.chart.grounds}
    floating = {
        thing.at: kind
        for kind in ("whale", "crate", "barrel")
        for thing in scene.things
        if thing.kind == kind
    }
    moorings = {at for port in scene.ports for at in port.anchorages}
    for heading, side in zip(COMPASS, HEADINGS, strict=True):
        at = neighbour(own.at, side)
        if at in grounds and at not in moorings:
            seen = floating.get(at) or grounds[at]
            assert re.search(rf" {heading} {LYING[seen]}", around), (heading, seen)


def over(name: str) -> bool:
    return load(name).state.open.winners is not None


@cache
def in_words(name: str) -> list[str]:
    """The text of a moment for the captain it is drawn for, line by line."""
    state = load(name).state
    view = look(CaptainsLog(find(state.open.data)), state, load(name).seat)
    return [_said(line) for line in words.describe(view)]


def _said(line: Text) -> str:
    sentence = Language("en", "captains_log").say(line, NAMES.__getitem__, plain=True)
    return sentence.translate({0x2068: None, 0x2069: None, 0xA0: " "})
