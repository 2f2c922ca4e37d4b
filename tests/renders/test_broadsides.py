"""Pictures of Man O'War from plain scenes: cameras, panels, badges, rulers and their places."""

import math
from dataclasses import replace
from io import BytesIO
from itertools import combinations

import numpy as np
import pytest
from PIL import Image

from renders.kit.beaks import Mark, draw_beaked, plate
from renders.kit.camera import Camera, Size
from renders.kit.grids import FreeCamera
from renders.kit.layout import Layout, overlap
from renders.kit.open_water import Shape, open_water
from renders.kit.rose import wind_vane
from renders.man_o_war import picture
from renders.man_o_war.cameras import action_view, shows_all, whole_view
from renders.man_o_war.fleet import colour_of, look_of, mark_of
from renders.man_o_war.gunnery import draw_rulers
from renders.man_o_war.paint import paint, shown_panels
from renders.man_o_war.panels import panels_of
from renders.man_o_war.rigs import RIGS, Kind
from renders.man_o_war.scene import Pose, Scene, Volley
from renders.man_o_war.ships import Look, ship, wind_from
from renders.man_o_war.table import CARD, SQUARE, TABLE, px
from tests.renders import broadsides
from tests.renders.broadsides import FIGHT, SIZES, named
from tests.renders.goldens import Goldens

SCENES = {"fight": FIGHT, "plan": broadsides.planned(), "deployed": broadsides.deployed()}
PHONE = 390
"""Px of a picture's width on a phone."""

each_scene = pytest.mark.parametrize("scene", SCENES.values(), ids=SCENES)
each_size = pytest.mark.parametrize("size", [CARD, SQUARE, (1600, 1600), (560, 700)], ids=str)


def painted(scene: Scene, size: Size = CARD) -> tuple[FreeCamera, Layout]:
    camera = action_view(scene, size)
    return camera, paint(scene, camera)[1]


def levels(image: Image.Image) -> np.ndarray:
    return np.asarray(image.convert("RGB"), dtype=np.float64)


@pytest.mark.parametrize("name", ["fight", "plan", "deployed"])
def test_a_battle_matches_its_golden_picture(name: str, goldens: Goldens) -> None:
    scene = SCENES[name]
    drawn = picture.draw(scene, picture.next_view(scene))
    goldens.check(f"table_{name}", Image.open(BytesIO(drawn.data)))


def test_the_end_of_a_battle_matches_its_golden_picture(goldens: Goldens) -> None:
    won = replace(FIGHT, caption="Blackbird has won", reason="No enemy is afloat.", winners=(0,))
    goldens.check("table_victory", Image.open(BytesIO(picture.draw_victory(won).data)))


@each_scene
@each_size
def test_panels_lie_in_the_same_corners_of_every_picture(scene: Scene, size: Size) -> None:
    wide, high = size
    edge = 0.03 * wide
    boxes = panels_of(scene, size)
    assert max(boxes["title"][:2]) < edge
    assert wide - boxes["sides"][2] < edge
    assert boxes["sides"][1] < edge
    assert boxes["rose"][0] < edge
    assert high - boxes["rose"][3] < edge
    assert wide - boxes["inset"][2] < edge
    assert high - boxes["inset"][3] < edge
    for first, second in combinations(boxes.values(), 2):
        assert overlap(first, second) == 0


@each_scene
def test_both_fleets_are_in_the_picture_and_no_ship_lies_under_a_panel(scene: Scene) -> None:
    camera, _ = painted(scene)
    panels = shown_panels(scene, camera).values()
    for one in scene.ships:
        x, y = camera.at(one.pose.at)
        near = px(camera, one.length) / 2
        assert near < x < camera.width - near
        assert near < y < camera.height - near
        around = (x - near, y - near, x + near, y + near)
        assert all(overlap(around, box) == 0 for box in panels), one.name


@each_scene
@each_size
def test_badges_cover_no_ship_no_panel_and_no_other_badge(scene: Scene, size: Size) -> None:
    if size == SQUARE and scene is not SCENES["deployed"]:
        pytest.skip("so large a battle is drawn on the taller card")
    _, layout = painted(scene, size)
    badges = [one for one in layout.taken if one.what.startswith("badge")]
    assert len(badges) == len(scene.ships)
    for badge in badges:
        for other in layout.taken:
            if other.what.startswith(("ship", "panel")):
                assert overlap(badge.box, other.box) == 0, (badge.what, other.what)
    for first, second in combinations(badges, 2):
        assert overlap(first.box, second.box) == 0


@each_scene
def test_a_badge_is_nearer_to_its_ship_than_to_any_other(scene: Scene) -> None:
    camera, layout = painted(scene)
    for badge in layout.taken:
        if badge.what.startswith("badge"):
            left, top, right, bottom = badge.box
            spot = (left + right) / 2, (top + bottom) / 2
            far = {one.name: math.dist(spot, camera.at(one.pose.at)) for one in scene.ships}
            assert min(far, key=far.__getitem__) == badge.what.removeprefix("badge ")


def test_fleets_within_sixty_centimetres_are_drawn_with_hulls_of_32_px_on_a_phone() -> None:
    near = [replace(one, pose=Pose((35 + 5 * k, 50 + 4 * k), 90)) for k, one in enumerate(_pair())]
    camera = picture.next_view(replace(broadsides.deployed(), ships=tuple(near), ways=()))
    assert px(camera, 5.0) * PHONE / camera.width >= 32


def _pair() -> tuple[broadsides.Ship, broadsides.Ship]:
    return named(FIGHT, "A1"), named(FIGHT, "C2")


def test_fleets_far_apart_are_still_both_shown() -> None:
    scene = broadsides.deployed()
    camera = picture.next_view(scene)
    assert all(camera.sees(one.pose.at) for one in scene.ships)
    assert camera.width == camera.height, "they lie abreast, so that no sea above is shown in vain"


def test_the_camera_keeps_still_while_it_shows_all() -> None:
    camera = picture.next_view(FIGHT)
    moved = replace(named(FIGHT, "A1"), pose=Pose((46.0, 61.0), 85))
    ships = tuple(moved if one.name == "A1" else one for one in FIGHT.ships)
    assert picture.next_view(replace(FIGHT, ships=ships, ways=()), [camera]) == camera


def test_the_camera_follows_a_ship_that_leaves_the_picture() -> None:
    camera = picture.next_view(FIGHT)
    gone = replace(named(FIGHT, "A1"), pose=Pose((10.0, 110.0), 85))
    ships = tuple(gone if one.name == "A1" else one for one in FIGHT.ships)
    scene = replace(FIGHT, ships=ships, ways=())
    assert not shows_all(scene, camera)
    assert picture.next_view(scene, [camera]) != camera


def test_the_camera_comes_nearer_once_the_fleets_do() -> None:
    far = picture.next_view(broadsides.deployed())
    ships = tuple(
        replace(one, pose=Pose((60 + (one.pose.at[0] - 60) / 4, one.pose.at[1]), one.pose.heading))
        for one in broadsides.deployed().ships
    )
    near = replace(broadsides.deployed(), ships=ships)
    assert picture.next_view(near, [far]).scale > far.scale


def test_the_whole_table_is_drawn_without_an_inset() -> None:
    camera = whole_view(FIGHT, (1600, 1600))
    assert all(camera.sees(corner) for corner in ((0.0, 0.0), FIGHT.size))
    assert "inset" not in shown_panels(FIGHT, camera)
    assert "inset" in shown_panels(FIGHT, action_view(FIGHT))


@pytest.mark.parametrize("kind", Kind)
def test_a_ship_is_as_long_and_wide_as_its_footprint(kind: Kind) -> None:
    """But for a bowsprit a twelfth longer, and for yards a sixth of its length wider."""
    rig, length = RIGS[kind], 240
    assert rig.length / rig.width == pytest.approx(SIZES[kind][0] / SIZES[kind][1], rel=0.05)
    look = replace(look_of(broadsides.ship("A1", kind, (0, 0), 0)), under_way=False)
    alpha = ship(look, 0, None, length).getchannel("A")
    left, top, right, bottom = alpha.point([255 if v > 200 else 0 for v in range(256)]).getbbox()
    wide = length * rig.width / rig.length
    assert bottom - top == pytest.approx(length, abs=length / 12)
    assert right - left == pytest.approx(wide, abs=length / 6)


@pytest.mark.parametrize("heading", [0, 37, 90, 225, 359])
def test_a_ship_is_drawn_with_its_bow_where_it_heads(heading: int) -> None:
    """The picture of a ship turned back by its heading is much like that of one heading north."""
    look = replace(look_of(named(FIGHT, "A1")), under_way=False)
    north, turned = (ship(look, one, one, 160) for one in (0, heading))
    back = turned.rotate(heading, Image.Resampling.BICUBIC)
    alphas = [np.asarray(one.getchannel("A"), dtype=np.float64) for one in (north, back)]
    mirrored = alphas[0][::-1]
    assert np.abs(alphas[0] - alphas[1]).mean() < 0.5 * np.abs(mirrored - alphas[1]).mean()


@pytest.mark.parametrize(
    ("heading", "wind", "seen"),
    [
        (0, 0, "astern"),
        (0, 180, "ahead"),
        (0, 90, "port"),
        (0, 270, "starboard"),
        (90, 90, "astern"),
        (45, 90, "port"),
        (350, 0, "astern"),
        (10, None, "ahead"),
    ],
)
def test_sails_show_where_the_wind_comes_from(heading: int, wind: int | None, seen: str) -> None:
    assert wind_from(heading, wind) == seen


def test_a_ship_looks_different_with_each_thing_that_befell_it() -> None:
    sound = look_of(named(FIGHT, "A1"))
    looks = {
        sound,
        replace(sound, wear=1),
        replace(sound, wear=2),
        replace(sound, lost_masts=1),
        replace(sound, oarless=True, rowing=False),
        replace(sound, rowing=False),
        replace(sound, under_way=False),
        replace(sound, trim=colour_of(1)),
    }
    assert len({_bytes(look) for look in looks}) == len(looks)


def _bytes(look: Look) -> bytes:
    return ship(look, 40, 90, 120).tobytes()


def test_badges_tell_a_leader_a_flagship_a_straggler_a_derelict_and_a_prize() -> None:
    plain = named(FIGHT, "A2")
    marks = [
        mark_of(plain),
        mark_of(replace(plain, leader=True)),
        mark_of(replace(plain, leader=True, flagship=True)),
        mark_of(replace(plain, straggler=True)),
        mark_of(replace(plain, derelict=True)),
        mark_of(replace(plain, captor=1)),
        mark_of(replace(plain, lost=0)),
        mark_of(replace(plain, acting=True)),
    ]
    drawn = {plate(mark, 60, bar_above=False, pennon_left=False).tobytes() for mark in marks}
    assert len(drawn) == len(marks)


def test_the_sides_are_told_by_the_form_of_badges_without_any_colour() -> None:
    grey = (120, 120, 120)
    shapes = [
        plate(Mark("A1", form, grey), 60, bar_above=False, pennon_left=False)
        for form in ("disc", "diamond")
    ]
    disc, diamond = (np.asarray(one.getchannel("A"), dtype=np.float64) > 128 for one in shapes)
    assert (disc != diamond).sum() > 0.15 * disc.sum()


@pytest.mark.parametrize("heading", range(0, 360, 45))
def test_the_beak_of_a_badge_points_where_the_ship_heads(heading: int) -> None:
    sea = Image.new("RGB", (160, 160), (20, 60, 90))
    bare = sea.copy()
    draw_beaked(sea, Mark("A1", "disc", colour_of(0)), (80, 80), heading, 60)
    changed = np.abs(levels(sea) - levels(bare)).sum(axis=2) > 30
    turn = math.radians(heading)

    def reach(sign: int) -> bool:
        at = 80 + sign * 44 * math.sin(turn), 80 - sign * 44 * math.cos(turn)
        return bool(changed[round(at[1]), round(at[0])])

    assert reach(1)
    assert not reach(-1)


def test_a_ruler_is_as_wide_and_long_as_what_it_met_was_far() -> None:
    """MOW-GEO-10: straight out from the muzzle, 2.5 cm wide, to the nearest point of the target."""
    camera = Camera(TABLE, 1200, 1200, 80, 0, 0)
    volley = Volley(1, 0, (20.0, 30.0), 90.0, 22.5, 2.5, met=12.0)
    sea = Image.new("RGB", (1200, 1200), (20, 60, 90))
    bare = sea.copy()
    draw_rulers(sea, replace(broadsides.deployed(), volleys=(volley,)), camera)
    changed = np.abs(levels(sea) - levels(bare)).sum(axis=2)
    rows, columns = np.nonzero(changed > 60)
    assert columns.min() == pytest.approx(20.0 * 20, abs=8)
    assert rows.min() == pytest.approx((30 - 1.25) * 20, abs=8)
    assert rows.max() == pytest.approx((30 + 1.25) * 20, abs=8)
    middle = changed[590:610]
    assert (middle[:, round(31.0 * 20)] > 60).all()
    assert not (middle[:, round(33.0 * 20)] > 60).any(), "nothing beyond what it met"


def test_the_wind_vane_turns_with_the_wind_and_is_empty_without_one() -> None:
    east, south, still = (levels(wind_vane(200, one)) for one in (90, 180, None))
    assert np.abs(np.rot90(east, -1) - south).mean() < np.abs(east - south).mean()
    assert np.abs(east - still).mean() > 5


def test_the_open_sea_lies_still_under_a_camera_that_moves() -> None:
    """All but the light, which lies on the picture."""
    isle = Shape(((6.0, 6.0), (8.0, 6.0), (8.0, 8.0), (6.0, 8.0)))
    plane = Camera(TABLE, 800, 800, 80, 0, 0)
    moved = Camera(TABLE, 800, 800, 80, 100, 60)
    here, there = (levels(open_water(camera, (isle,))) for camera in (plane, moved))
    parts = here[60:, 100:], there[:-60, :-100]
    assert np.abs(parts[0] - parts[1]).mean() < 6
    land = parts[0][430:470, 430:470]
    assert (land[..., 0] > land[..., 2]).mean() > 0.9, "the island is in the middle of the picture"


def test_a_bank_is_paler_than_the_sea_and_wetter_than_land() -> None:
    box = ((4.0, 4.0), (7.0, 4.0), (7.0, 6.0), (4.0, 6.0))
    camera = Camera(TABLE, 800, 800, 80, 0, 0)
    bare, bank, land = (
        levels(open_water(camera, shapes))[360:440, 380:500].mean(axis=(0, 1))
        for shapes in ((), (Shape(box, bank=True),), (Shape(box),))
    )
    assert bank.sum() > 1.15 * bare.sum()
    assert bank[2] > bank[0]
    assert land[0] > land[2]
