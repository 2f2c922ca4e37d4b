"""Sprites of the sea: drawn at every size, told apart where needed, and drawn only once."""

import math
from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from renders.kit import palette
from renders.kit.badges import (
    NPC_DOWN,
    NPC_UNITS,
    Sign,
    gauge,
    npc_badge,
    seat_badge,
    shot_mark,
)
from renders.kit.flags import POLE_FOOT, Flag, flag
from renders.kit.icons import Icon, icon
from renders.kit.rose import wind_rose
from renders.kit.ships import ShipKind, flag_livery, seat_livery, ship
from renders.kit.tokens import Token, token
from tests.renders.colour_blindness import LIGHT, SIGHTS, Sight, apart, contrast, seen_by

SIZES = (12, 40, 96, 200)
HEADINGS = (0, 60, 120, 180, 240, 300)
NATIONS = (Flag.HOLLAND, Flag.SPAIN, Flag.ENGLAND, Flag.FRANCE)
WINDS = (1, 2, 1, -1, -2, 0)

Sprite = Callable[[int], Image.Image]


def _ship_sprite(kind: ShipKind) -> Sprite:
    return lambda size: ship(kind, 60, size, seat_livery(0))


SQUARE: dict[str, Sprite] = {
    **{f"token {which}": lambda size, which=which: token(which, size) for which in Token},
    **{f"icon {which}": lambda size, which=which: icon(which, size) for which in Icon},
    **{f"ship {kind}": _ship_sprite(kind) for kind in ShipKind},
    **{f"pole {which}": lambda size, which=which: flag(which, size, pole=True) for which in Flag},
    **{f"seat {seat}": lambda size, seat=seat: seat_badge(seat, size) for seat in range(8)},
    **{f"npc {number}": lambda size, number=number: npc_badge(number, size) for number in (1, 12)},
    **{f"shot {hurt}": lambda size, hurt=hurt: shot_mark(hurt, size) for hurt in (0, 1, 4)},
    "rose": lambda size: wind_rose(size, WINDS),
}


def difference(first: Image.Image, second: Image.Image) -> float:
    """Mean difference of two sprites laid on the sea, per channel, in 0..255."""
    return float(np.abs(on_sea(first) - on_sea(second)).mean())


def on_sea(sprite: Image.Image) -> np.ndarray:
    sea = Image.new("RGBA", sprite.size, (*palette.OFFING, 255))
    sea.alpha_composite(sprite)
    return np.asarray(sea.convert("RGB"), dtype=np.float64)


def in_grey(sprite: Image.Image) -> np.ndarray:
    """A sprite as someone who sees no colour sees it, its mean brightness taken out."""
    grey = on_sea(sprite) @ np.array([0.3, 0.59, 0.11])
    return grey - grey.mean()


@pytest.mark.parametrize("name", SQUARE)
@pytest.mark.parametrize("size", SIZES)
def test_a_sprite_has_the_size_asked_for_and_clear_corners(name: str, size: int) -> None:
    sprite = SQUARE[name](size)
    alpha = np.asarray(sprite.getchannel("A"))
    assert sprite.mode == "RGBA"
    assert sprite.size == (size, size)
    assert alpha.max() > 200, "nothing is drawn"
    assert 0.02 < (alpha > 128).mean() < 0.97
    assert alpha[-1, -1] < 60
    assert alpha[0, 0] < 60 or name.startswith("pole")


@pytest.mark.parametrize("name", [name for name in SQUARE if not name.startswith("pole")])
def test_no_sprite_is_cut_off_at_the_edge_of_its_picture(name: str) -> None:
    alpha = np.asarray(SQUARE[name](200).getchannel("A"))
    rim = np.concatenate([alpha[0], alpha[-1], alpha[:, 0], alpha[:, -1]])
    assert rim.max() < 130


@pytest.mark.parametrize("name", SQUARE)
def test_a_sprite_is_drawn_once_and_shared(name: str) -> None:
    assert SQUARE[name](40) is SQUARE[name](40)


@pytest.mark.rule("CL-NPC-04")
@pytest.mark.parametrize("kinds", [Token, Icon, ShipKind, Flag], ids=lambda kinds: kinds.__name__)
def test_kinds_of_sprites_are_told_apart_at_forty_pixels(
    kinds: type[Token | Icon | ShipKind | Flag],
) -> None:
    prefix = {Token: "token", Icon: "icon", ShipKind: "ship", Flag: "pole"}[kinds]
    for first, second in combinations(kinds, 2):
        gap = difference(SQUARE[f"{prefix} {first}"](40), SQUARE[f"{prefix} {second}"](40))
        assert gap > 4, (first, second)


@pytest.mark.parametrize("kind", ShipKind)
def test_a_ship_looks_different_for_each_heading(kind: ShipKind) -> None:
    drawn = [ship(kind, heading, 96, seat_livery(1)) for heading in HEADINGS]
    assert min(difference(*pair) for pair in combinations(drawn, 2)) > 4


@pytest.mark.parametrize("kind", ShipKind)
@pytest.mark.parametrize("heading", HEADINGS)
def test_the_bow_is_the_narrow_end_and_points_along_the_heading(
    kind: ShipKind, heading: int
) -> None:
    sprite = ship(kind, heading, 150, seat_livery(0), moored=True)
    alpha = np.asarray(sprite.rotate(heading, Image.Resampling.BICUBIC).getchannel("A"))
    rows = np.flatnonzero((alpha > 230).any(axis=1))
    widths = (alpha > 230).sum(axis=1)
    tip, stern = widths[rows[2] : rows[2] + 6], widths[rows[-8] : rows[-8] + 6]
    assert tip.max() * 1.6 < stern.max()


def test_headings_a_full_turn_apart_share_one_picture() -> None:
    livery = seat_livery(2)
    assert ship(ShipKind.CARAVEL, -60, 96, livery) is ship(ShipKind.CARAVEL, 300, 96, livery)


def test_damage_has_three_looks_and_each_look_is_drawn_only_once() -> None:
    livery = flag_livery(Flag.SPAIN)
    sound, torn, burning = (
        ship(ShipKind.BRIGANTINE, 0, 96, livery, damage=share) for share in (0.1, 0.5, 0.9)
    )
    assert difference(sound, torn) > 0.5
    assert difference(torn, burning) > 3
    assert ship(ShipKind.BRIGANTINE, 0, 96, livery, damage=0.2) is sound


def test_a_higher_level_is_a_larger_ship() -> None:
    areas = [
        (
            np.asarray(
                ship(ShipKind.CARAVEL, 0, 200, seat_livery(0), level=level, moored=True).getchannel(
                    "A"
                )
            )
            > 230
        ).sum()
        for level in (1, 2, 3, 4)
    ]
    assert areas == sorted(areas)
    assert areas[3] > 1.5 * areas[0]


def test_a_ship_at_night_has_a_lit_stern_and_dimmer_sails() -> None:
    day = on_sea(ship(ShipKind.SCHOONER, 0, 200, seat_livery(0)))
    night = on_sea(ship(ShipKind.SCHOONER, 0, 200, seat_livery(0), night=True))
    lamp = np.s_[150:168, 92:108]
    assert night[lamp][..., 0].mean() - night[lamp][..., 2].mean() > 60
    assert night[:100].mean() < day[:100].mean()


@pytest.mark.parametrize("heading", [0, 60, 180])
def test_a_moored_ship_is_one_under_way_without_the_wake_around_its_hull(heading: int) -> None:
    livery = seat_livery(0)
    moored, under_way = (
        np.asarray(ship(ShipKind.SCHOONER, heading, 200, livery, moored=still))
        for still in (True, False)
    )
    changed = (moored != under_way).any(axis=2)
    wake = changed & (under_way[..., 3] > 0)
    assert wake.sum() > 200
    assert (moored[wake][:, 3] < under_way[wake][:, 3]).mean() > 0.9, "nothing is there instead"


def test_seats_are_told_apart_without_colour() -> None:
    badges = [in_grey(seat_badge(seat, 40)) for seat in range(8)]
    sails = [in_grey(ship(ShipKind.SCHOONER, 0, 96, seat_livery(seat))) for seat in range(8)]
    for drawn, least in ((badges, 4.0), (sails, 1.0)):
        assert min(np.abs(a - b).mean() for a, b in combinations(drawn, 2)) > least


@pytest.mark.parametrize("sight", [None, *SIGHTS])
def test_the_colours_of_eight_seats_are_told_apart_by_the_colour_blind_too(
    sight: Sight | None,
) -> None:
    levels = np.array(palette.SEATS, dtype=np.float64)
    assert len(levels) == 8
    seen = levels if sight is None else seen_by(sight, levels)
    assert min(apart(first, second) for first, second in combinations(seen, 2)) > 17


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("seat", range(8))
def test_the_letter_of_a_seat_stands_out_for_the_colour_blind(seat: int, sight: Sight) -> None:
    badge = seen_by(sight, on_sea(seat_badge(seat, 200)))
    part = badge[70:130, 70:130] @ LIGHT
    assert contrast(float(part.max()), float(part.min())) >= 3


def test_flags_are_told_apart_without_colour() -> None:
    drawn = [in_grey(flag(which, 60)) for which in Flag]
    assert min(np.abs(a - b).mean() for a, b in combinations(drawn, 2)) > 12


def test_badges_of_nations_are_told_apart_without_colour() -> None:
    badges = [in_grey(npc_badge(1, 40, nation)) for nation in Flag]
    assert min(np.abs(a - b).mean() for a, b in combinations(badges, 2)) > 3


def test_badges_of_roles_are_told_apart_without_colour() -> None:
    signs: tuple[Sign, ...] = ("coin", "shield", "swords")
    badges = [in_grey(npc_badge(1, 40, sign=sign)) for sign in signs]
    assert min(np.abs(a - b).mean() for a, b in combinations(badges, 2)) > 6


@pytest.mark.parametrize("sight", SIGHTS)
def test_badges_of_nations_are_told_apart_by_the_colour_blind(sight: Sight) -> None:
    badges = [seen_by(sight, on_sea(npc_badge(1, 40, nation))) for nation in Flag]
    assert min(np.abs(a - b).mean() for a, b in combinations(badges, 2)) > 5


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("nation", Flag)
def test_the_number_of_a_ship_stands_out_for_the_colour_blind(nation: Flag, sight: Sight) -> None:
    badge = seen_by(sight, on_sea(npc_badge(4, 200, nation)))
    across, down = 100, round(200 * (0.5 + NPC_DOWN / NPC_UNITS))
    part = badge[down - 26 : down + 26, across - 20 : across + 20] @ LIGHT
    assert contrast(float(part.max()), float(part.min())) >= 7


def test_the_mark_of_a_shots_damage_has_other_colours_than_badges() -> None:
    burst = on_sea(shot_mark(2, 100))[20:80, 20:80].reshape(-1, 3)
    for seat in (palette.SEATS[1], palette.HOLLAND_ORANGE):
        assert (np.abs(burst - np.array(seat)).sum(axis=1) < 60).mean() < 0.01
    assert (burst.min(axis=1) > 230).mean() > 0.05, "white figures"


@pytest.mark.parametrize("px", [32, 22])
def test_a_bright_edge_goes_all_round_the_mark_of_a_hit_in_grey_on_a_phone(px: int) -> None:
    """Without a gap, in a picture 390 and 265 px wide."""
    grey = Image.fromarray((on_sea(shot_mark(4, 98)) @ LIGHT).astype(np.uint8))
    small = np.asarray(grey.resize((px, px), Image.Resampling.LANCZOS), dtype=float)
    middle = (px - 1) / 2
    edge = [
        max(
            small[round(middle + far * math.sin(turn)), round(middle + far * math.cos(turn))]
            for far in (px * share / 100 for share in range(26, 50))
        )
        for turn in (math.radians(7.5 * step) for step in range(48))
    ]
    assert min(edge) > 200


@pytest.mark.parametrize("size", SIZES)
def test_a_flag_is_two_thirds_as_tall_as_wide(size: int) -> None:
    assert flag(Flag.SPAIN, size).size == (size, round(size * 2 / 3))


@pytest.mark.parametrize("nation", NATIONS)
def test_a_corsairs_flag_is_half_a_pirate_flag_and_half_its_countrys_flag(nation: Flag) -> None:
    split, country = on_sea(flag(nation, 90, corsair=True)), on_sea(flag(nation, 90))
    black = (split[8:52, 4:44].max(axis=2) < 70).mean()
    assert black > 0.4
    fly = split[8:52, 48:86].mean(axis=(0, 1)) - country[8:52, 4:86].mean(axis=(0, 1))
    assert np.abs(fly).max() < 30
    assert flag_livery(nation, corsair=True) != flag_livery(nation)


def test_a_flagpole_stands_at_the_declared_place_of_its_foot() -> None:
    alpha = np.asarray(flag(Flag.FRANCE, 200, pole=True).getchannel("A"))
    foot = alpha[round(200 * POLE_FOOT[1]) - 4]
    assert abs(int(foot.argmax()) - 200 * POLE_FOOT[0]) < 8


def test_a_gauge_shows_one_notch_a_point_of_damage_of_each_kind() -> None:
    arc = on_sea(gauge(8, 3, 2, 480))
    step = 256 / 8
    kinds: list[str] = []
    for notch in range(8):
        turn = math.radians(-38 + 256 - (notch + 0.5) * step)
        spot = 240 + 0.434 * 480 * math.cos(turn), 240 + 0.434 * 480 * math.sin(turn)
        told = arc[round(spot[1]), round(spot[0])]
        colours = {
            "water": palette.WATER_DAMAGE,
            "sound": palette.SOUND_HULL,
            "fire": palette.FIRE_DAMAGE,
        }
        apart = {kind: float(np.abs(told - colour).sum()) for kind, colour in colours.items()}
        kinds.append(min(apart, key=apart.__getitem__))
    assert kinds == ["water"] * 3 + ["sound"] * 3 + ["fire"] * 2


@pytest.mark.parametrize("size", SIZES)
def test_a_gauge_can_be_drawn_for_a_hull_of_any_points(size: int) -> None:
    for hull in (0, 1, 30):
        assert gauge(hull, 0, 0, size).size == (size, size)


def test_the_wind_rose_shows_each_modifier_in_its_direction() -> None:
    """A help is green, a hindrance red, and the sign is drawn besides."""
    rose = on_sea(wind_rose(400, (2, 0, -1, 0, 0, 0)))
    north, south_east = rose[28, 200], rose[296, 318]
    assert north[1] > north[0]
    assert difference(wind_rose(400, (1, 0, 0, 0, 0, 0)), wind_rose(400, (-1, 0, 0, 0, 0, 0))) > 0.5
    assert south_east[0] > south_east[1]


def test_the_badge_of_the_acting_seat_has_a_ring() -> None:
    assert difference(seat_badge(0, 70), seat_badge(0, 70, acting=True)) > 4


def contact_sheet(path: Path) -> None:
    """Every sprite at every size on one picture, for people's eyes."""
    drawn = list(SQUARE.values())
    rows = [
        [draw(size) for draw in drawn[start : start + 10]]
        for size in SIZES
        for start in range(0, len(drawn), 10)
    ]
    rows += [
        [ship(kind, heading, 160, seat_livery(index), level=index + 1) for heading in HEADINGS]
        for index, kind in enumerate(ShipKind)
    ]
    rows += [
        [ship(kind, 60, 160, flag_livery(which), damage=hurt) for which in Flag]
        for kind in ShipKind
        for hurt in (0.0, 0.9)
    ]
    rows += [
        [ship(kind, 300, 160, flag_livery(which, corsair=True), night=True) for which in NATIONS]
        for kind in ShipKind
    ]
    width = max(sum(sprite.width + 8 for sprite in row) for row in rows)
    sheet = Image.new("RGB", (width, sum(row[0].height + 8 for row in rows)), palette.OFFING)
    top = 0
    for row in rows:
        left = 0
        for sprite in row:
            sheet.paste(sprite, (left, top), sprite)
            left += sprite.width + 8
        top += row[0].height + 8
    sheet.save(path)


@pytest.mark.soak
def test_the_contact_sheet_shows_everything(tmp_path: Path) -> None:
    contact_sheet(tmp_path / "sprites.png")
    assert (tmp_path / "sprites.png").stat().st_size > 100_000


@pytest.mark.parametrize("sight", SIGHTS)
def test_the_burst_of_a_hit_has_a_white_edge_all_around_on_a_phone(sight: Sight) -> None:
    """Its black and red are as dark as the sea to those who see red as dark."""
    small = Image.fromarray(on_sea(shot_mark(3, 75)).astype(np.uint8)).resize((24, 24))
    bright = seen_by(sight, np.asarray(small, dtype=np.float64)) @ LIGHT
    down, across = np.indices(bright.shape) - 11.5
    around = np.degrees(np.arctan2(down, across)) // 45
    edge = np.hypot(across, down) > 7.5
    for octant in range(-4, 4):
        assert np.sort(bright[edge & (around == octant)])[-4:].mean() > 215


@pytest.mark.parametrize("heading", range(0, 360, 60))
@pytest.mark.parametrize("kind", ShipKind)
def test_the_bow_of_a_ship_is_dark_as_its_stern_is_not(kind: ShipKind, heading: int) -> None:
    """And it is narrow at its end: in a card on a phone nothing else tells which way it faces."""
    sprite = ship(kind, heading, 172, seat_livery(0), moored=True)
    upright = sprite.rotate(heading, Image.Resampling.BICUBIC)
    dark = on_sea(upright)[:, 80:92] @ LIGHT < 50
    assert dark[:86].sum() > 300 > dark[86:].sum()
    solid = np.asarray(upright.getchannel("A")) > 150
    stem = int(np.flatnonzero(solid.any(axis=1))[0])
    assert solid[stem : stem + 8].sum(axis=1).max() <= 12


def test_classes_of_ships_are_told_apart_without_colour_in_small_pictures() -> None:
    sprites = [
        in_grey(ship(kind, 60, 172, seat_livery(0)).resize((40, 40), Image.Resampling.LANCZOS))
        for kind in ShipKind
    ]
    assert min(np.abs(a - b).mean() for a, b in combinations(sprites, 2)) > 1.5
