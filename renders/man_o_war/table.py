"""The table in cm as a camera sees it: zooms, and conversions to px."""

from typing import Final

from renders.kit.camera import Point, Size
from renders.kit.grids import FreeCamera, Plane

UNIT: Final = 4.0
"""Cm in a unit of the camera, in which waves, coasts and lines are drawn."""
TABLE: Final = Plane(reach=1.2, unit=UNIT)
CARD: Final[Size] = (1200, 1500)
"""Size of a card: 4 to 5 gives a phone the most sea."""
SQUARE: Final[Size] = (1200, 1200)
"""Size of a card whose fleets lie abreast."""
CHART: Final[Size] = (1600, 1600)
"""Size of a picture of the whole table."""
ZOOMS: Final = (66, 100)
"""Least and most px a unit in a card: 73 cm and 48 cm across."""
FARTHER: Final = (58, 52)
"""Px a unit from which a card may be drawn to hold both fleets: 92 cm across at most."""
WHOLE: Final = 16
"""Least px a unit in a picture of the whole table."""
HULL: Final = 5.0
MARK_WIDE: Final = 100.0
MARK_SHARE: Final = 1.2
"""Length of a small ship in cm, and the most that a mark of 100 px is as a share of it."""


def px(camera: FreeCamera, centimetres: float) -> float:
    """Px of a length."""
    return centimetres * camera.scale / UNIT


def unit_of(camera: FreeCamera) -> float:
    """Px of a thing that is 1 px wide in a picture 1600 px wide."""
    return camera.width / 1600


def in_units(points: tuple[Point, ...]) -> tuple[Point, ...]:
    """Points in units of the camera."""
    return tuple((x / UNIT, y / UNIT) for x, y in points)


def mark_px(camera: FreeCamera, size: float) -> int:
    """Px of a mark that is *size* px wide in a picture 1600 px wide; less where ships are small."""
    return round(min(size * unit_of(camera), MARK_SHARE * px(camera, HULL) * size / MARK_WIDE))
