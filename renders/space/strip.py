"""The strip below a battle: the dice of the turn, each commander's bridge and points left."""

from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from renders.kit import palette
from renders.kit.camera import Size
from renders.kit.palette import Rgb, rgb
from renders.kit.panels import fitted
from renders.kit.stencil import Stencil
from renders.kit.text import cap_height, label, write
from renders.space.dice import die, slot, stock
from renders.space.liveries import VOID, fleet_badge, hue
from renders.space.muster import draw_classes
from renders.space.scene import Colour, Fleet, Scene
from renders.space.ships import hull

# Px in a picture 1200 px wide; letters of 45 px are legible on a phone, not enlarged.
EDGE: Final = 16
HEADER: Final = 128
ROW: Final = 98
DIE: Final = 108
SLOT: Final = 66
SMALL_SLOT: Final = 52
BADGE: Final = 66
SHIP: Final = 72
SMALL_SHIP: Final = 44
"""Length of the ship in a row, and in one of many rows."""
TURN: Final = 92
"""Px of the badge beside the dice of the turn."""
POINTER: Final = 18
"""Px of the triangle before the badge of a commander who is asked."""
TITLE: Final = 64
CAPTION: Final = 46
NAME: Final = 46
SMALLEST_NAME: Final = 36
POINTS: Final = 56
COLOURS: Final[tuple[Colour, ...]] = ("red", "blue", "green")
PALE: Final = rgb("#EAF1FF")
DIM: Final = rgb("#A9B9DE")
LOST: Final = rgb("#36405E")
GONE: Final = rgb("#7D89A8")
DEFEAT: Final = rgb("#FF5A4A")


def strip_height(scene: Scene, width: int) -> int:
    """Height of the strip below a picture of *width*, margins included."""
    unit = width / 1200
    rows = len(scene.fleets) if len(scene.fleets) <= 2 else -(-len(scene.fleets) // 2)
    header = HEADER if _has_header(scene) else 0
    if not rows and not header:
        return round(EDGE * unit)
    return round((header + ROW * rows + 16 + 2 * EDGE) * unit)


def lay_strip(picture: Image.Image, scene: Scene) -> None:
    """Lay the strip over the foot of the picture."""
    high = strip_height(scene, picture.width)
    unit = picture.width / 1200
    edge = round(EDGE * unit)
    if high <= 2 * edge:
        return
    strip = _strip(
        (picture.width - 2 * edge, high - 2 * edge),
        scene.title,
        scene.caption,
        scene.fleets,
        scene.planned,
    )
    picture.paste(strip, (edge, picture.height - high + edge), strip)


def _has_header(scene: Scene) -> bool:
    return bool(scene.title or scene.caption or any(fleet.acting for fleet in scene.fleets))


@lru_cache(maxsize=8)
def _strip(
    size: Size, title: str, caption: str, fleets: tuple[Fleet, ...], planned: bool
) -> Image.Image:
    unit = size[0] / (1200 - 2 * EDGE)
    acting = next((fleet for fleet in fleets if fleet.acting), None)
    rim = hue(acting.seat) if acting else DIM
    panel = glass(size, unit, rim)
    top = 8 * unit
    if title or caption or acting:
        _draw_header(panel, unit, title, caption, acting, planned=planned)
        top += HEADER * unit
    if len(fleets) <= 2:
        for k, fleet in enumerate(fleets):
            _draw_row(panel, fleet, top + ROW * k * unit, unit)
        return panel
    half = size[0] / 2
    for k, fleet in enumerate(fleets):
        row, column = k // 2, k % 2
        _draw_small(panel, fleet, (column * half, top + ROW * row * unit), unit)
    return panel


def glass(size: Size, unit: float, rim: Rgb) -> Image.Image:
    """A panel of dark glass with a bright rim."""
    return _glass(size, unit, rim).copy()


@lru_cache(maxsize=16)
def _glass(size: Size, unit: float, rim: Rgb) -> Image.Image:
    fine = 3
    large = Image.new("RGBA", (size[0] * fine, size[1] * fine))
    box = (0, 0, size[0] * fine - 1, size[1] * fine - 1)
    ImageDraw.Draw(large).rounded_rectangle(
        box,
        22 * unit * fine,
        fill=(*rgb("#080D20"), 226),
        outline=(*rim, 255),
        width=round(3.5 * unit * fine),
    )
    panel = large.reduce(fine)
    shine = Image.linear_gradient("L").resize((size[0], max(1, round(60 * unit))))
    light = Image.new("RGBA", shine.size, (*rgb("#BFD4FF"), 0))
    light.putalpha(shine.transpose(Image.Transpose.FLIP_TOP_BOTTOM).point(_FAINT))
    inner = round(5 * unit)
    piece = light.crop((0, 0, size[0] - 4 * inner, light.height))
    panel.alpha_composite(piece, (2 * inner, inner))
    return panel


_FAINT: Final = [value // 7 for value in range(256)]


def _draw_header(
    panel: Image.Image,
    unit: float,
    title: str,
    caption: str,
    acting: Fleet | None,
    *,
    planned: bool,
) -> None:
    """Draw the texts at the left, and the dice of the acting fleet at the right."""
    right = panel.width - 24 * unit
    middle = (8 + HEADER / 2) * unit
    if acting is not None:
        right = _draw_dice(panel, acting, right, middle, unit)
    room = right - 60 * unit
    lines = [(title, TITLE, PALE), (caption, CAPTION, palette.GOLD if planned else DIM)]
    lines = [line for line in lines if line[0]]
    gap = 62 * unit if len(lines) == 2 else 0
    for k, (text, most, tone) in enumerate(lines):
        shown, px = fitted(text, range(most, 35, -4), round(room / unit), unit)
        foot = middle + (k - 0.5) * gap + cap_height("title", px) / 2
        if len(lines) == 1:
            foot = middle + cap_height("title", px) / 2
        write(panel, shown, "title", px, at=(28 * unit, foot), fill=tone)


def _draw_dice(panel: Image.Image, fleet: Fleet, right: float, middle: float, unit: float) -> float:
    """Draw the dice rolled, or those that may be rolled, and before them the badge of who has them.

    Returns the left edge.
    """
    size = round(DIE * unit)
    shown = [die(one, size) for one in fleet.rolled]
    shown += [
        stock(colour, count, size)
        for colour, count in zip(COLOURS, fleet.stock or (0, 0, 0), strict=True)
        if count
    ]
    for sprite in reversed(shown):
        right -= sprite.width
        panel.alpha_composite(sprite, (round(right), round(middle - sprite.height / 2)))
        right -= 14 * unit
    badge = fleet_badge(fleet.seat, round(TURN * unit), acting=True)
    right -= badge.width
    panel.alpha_composite(badge, (round(right), round(middle - badge.height / 2)))
    return right - 14 * unit


def _draw_row(panel: Image.Image, fleet: Fleet, top: float, unit: float) -> None:
    """Draw the row of one of two commanders: badge, ship, name above points, and a large bridge."""
    middle = top + ROW * unit / 2
    start = 20 * unit
    if fleet.lit:
        _light_row(
            panel,
            (12 * unit, top + 3 * unit, panel.width - 13 * unit, top + (ROW - 5) * unit),
            unit,
        )
    across = _draw_sign(panel, fleet, start, middle, unit)
    right = _draw_bridge(panel, fleet, panel.width - 22 * unit, middle, round(SLOT * unit))
    figure = label(str(fleet.points), "data", round(POINTS * 1.1 * unit), PALE)
    right -= 26 * unit
    panel.alpha_composite(figure, (round(right - figure.width), round(middle - figure.height / 2)))
    right -= 78 * unit
    room = right - across - 16 * unit
    _draw_name(panel, fleet, (across + 12 * unit, middle - 21 * unit), room, unit)
    _draw_points(panel, fleet, (across + 12 * unit, middle + 27 * unit), room, unit)
    if fleet.out:
        _strike_out(panel, (start, middle, panel.width - 22 * unit), unit)


def _draw_small(panel: Image.Image, fleet: Fleet, at: tuple[float, float], unit: float) -> None:
    """Draw one of many commanders, in half the width: the bridge is smaller and below the name."""
    left, top = at
    wide = panel.width / 2
    middle = top + ROW * unit / 2
    if fleet.lit:
        box = (left + 10 * unit, top + 2 * unit, left + wide - 10 * unit, top + (ROW - 4) * unit)
        _light_row(panel, box, unit)
    across = _draw_sign(panel, fleet, left + 18 * unit, middle, unit, small=True)
    figure = label(str(fleet.points), "data", round(POINTS * unit), PALE)
    panel.alpha_composite(
        figure,
        (
            round(left + wide - 28 * unit - figure.width),
            round(middle - 22 * unit - figure.height / 2),
        ),
    )
    # The name is written above the ship, from the badge to the points.
    begins = left + (18 + 0.7 * POINTER + BADGE) * unit
    room = left + wide - 48 * unit - figure.width - begins
    _draw_name(panel, fleet, (begins + 10 * unit, middle - 23 * unit), room, unit)
    small = round(SMALL_SLOT * 0.78 * unit)
    right = _draw_bridge(panel, fleet, left + wide - 22 * unit, middle + 24 * unit, small)
    _draw_points(
        panel, fleet, (across + 8 * unit, middle + 25 * unit), right - across - 26 * unit, unit
    )
    if fleet.out:
        _strike_out(panel, (left + 18 * unit, middle, left + wide - 22 * unit), unit)


def _light_row(panel: Image.Image, box: tuple[float, float, float, float], unit: float) -> None:
    light = Image.new("RGBA", panel.size)
    ImageDraw.Draw(light).rounded_rectangle(box, 14 * unit, fill=(*rgb("#FFD976"), 44))
    panel.alpha_composite(light)


def _point_at(panel: Image.Image, at: tuple[float, float], width: float) -> None:
    """Draw a gold triangle that points right, its left side in the middle at a point."""
    x, y = at
    mark = Stencil(panel, (x - 2, y - width, x + width + 2, y + width))
    mark.polygon([(x, y - 0.9 * width), (x + width, y), (x, y + 0.9 * width)])
    panel.paste((*palette.GOLD, 255), (mark.left, mark.top), mark.shape())


def _strike_out(panel: Image.Image, across: tuple[float, float, float], unit: float) -> None:
    """Strike a row out with a line, from its left edge at half its height to its right edge."""
    left, middle, right = across
    for colour, half in ((VOID, 6.0), (DEFEAT, 3.2)):
        box = (left, middle - half * unit, right, middle + half * unit)
        ImageDraw.Draw(panel).rectangle(box, fill=(*colour, 255))


def _faded(picture: Image.Image) -> Image.Image:
    """The picture in grey, half transparent."""
    grey = picture.convert("LA").convert("RGBA")
    grey.putalpha(picture.getchannel("A").point([value // 2 for value in range(256)]))
    return grey


def _draw_sign(
    panel: Image.Image,
    fleet: Fleet,
    left: float,
    middle: float,
    unit: float,
    *,
    small: bool = False,
) -> float:
    """Draw the commander's badge and one ship of the fleet's form; returns their right edge.

    A *small* ship lies in the lower half of the row, below the name.
    """
    if fleet.lit:
        _point_at(panel, (left - 8 * unit, middle), POINTER * unit)
    left += POINTER * 0.7 * unit
    badge = fleet_badge(fleet.seat, round(BADGE * unit), acting=fleet.lit)
    if fleet.out:
        badge = _faded(badge)
    panel.alpha_composite(badge, (round(left), round(middle - badge.height / 2)))
    facing = 180 if fleet.facing == 180 else 0
    ship = hull(fleet.seat, "destroyer", round((SMALL_SHIP if small else SHIP) * unit), facing)
    if fleet.out:
        ship = _faded(ship)
    across, down = left + (BADGE - 10) * unit, middle - ship.height / 2
    if small:
        down += 24 * unit
    panel.alpha_composite(ship, (round(across), round(down)))
    return across + ship.width - 14 * unit


def _draw_name(
    panel: Image.Image, fleet: Fleet, at: tuple[float, float], room: float, unit: float
) -> None:
    named = f"{fleet.team} · {fleet.name}" if fleet.team else fleet.name
    shown, px = fitted(named, range(NAME, SMALLEST_NAME - 1, -2), round(room / unit), unit)
    tone = GONE if fleet.out else PALE
    write(panel, shown, "title", px, at=(at[0], at[1] + cap_height("title", px) / 2), fill=tone)


def _draw_points(
    panel: Image.Image, fleet: Fleet, at: tuple[float, float], room: float, unit: float
) -> None:
    """Draw a field for each point, with a mark where the fleet is lost."""
    fine = 3
    if not fleet.start:
        return
    wide, high = round(room), round(30 * unit)
    large = Image.new("RGBA", (wide * fine, high * fine))
    pen = ImageDraw.Draw(large)
    step = wide / fleet.start
    gap = min(5 * unit, step * 0.18)
    low, deep = 6 * unit, 24 * unit
    for k in range(fleet.start):
        box = (k * step + gap / 2, low, (k + 1) * step - gap / 2, deep)
        full = k < fleet.points
        tone = hue(fleet.seat) if full else LOST
        pen.rounded_rectangle([edge * fine for edge in box], 4 * unit * fine, fill=(*tone, 255))
    x = fleet.threshold * step
    half = 3.2 * unit
    for grown, tone in ((2.4 * unit, VOID), (0.0, DEFEAT)) if fleet.threshold else ():
        bar = (x - half - grown, 0.0, x + half + grown, high)
        pen.rectangle([edge * fine for edge in bar], fill=(*tone, 255))
    panel.alpha_composite(large.reduce(fine), (round(at[0]), round(at[1] - high / 2)))


def _draw_bridge(panel: Image.Image, fleet: Fleet, right: float, middle: float, size: int) -> float:
    """Draw the slots of both wings, specials at the right; returns their left edge.

    Before the battle an empty bridge gives way to the ships that wait.
    """
    if fleet.muster is not None and not any((*fleet.left, *fleet.right)):
        return draw_classes(panel, fleet, right, middle, size)
    gap = size * 0.10
    for wing, special in ((fleet.right, True), (fleet.left, False)):
        for kept in reversed(wing):
            right -= size
            spot = round(right), round(middle - size / 2)
            panel.alpha_composite(slot(size, special=special), spot)
            if kept is not None:
                panel.alpha_composite(die(kept, size), spot)
            right -= gap
        right -= gap * 2.2
    return right
