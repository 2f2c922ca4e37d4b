"""Tables of colours by distance and noise, for water, land and parchment; and moonlight."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from renders.kit import palette
from renders.kit.palette import Rgb, rgb

Table: TypeAlias = NDArray[np.uint32]
Colours: TypeAlias = NDArray[np.float64]

INLAND: Final = 1.1
OFFSHORE: Final = 2.5
"""Distance from the coast, in units, that the water table covers."""
LEVELS: Final = 640
"""Number of distances in the water table."""

_GREYED: Final = 0.34
"""Share by which colours lose saturation at night."""
_MOON: Final = (0.385, 0.455, 0.640)
"""Share of red, green and blue that is left by moonlight."""
_WARMTH: Final = (0.075, 0.015, -0.055)
"""Part of red's excess over blue added to red, green and blue: land and paper turn to silver."""
_SHEEN: Final = (3.0, 7.0, 19.0)

_LAND: Final[Sequence[tuple[float, Rgb]]] = (
    (-1.1, rgb("#6E7A48")),
    (-0.72, rgb("#6F8A4A")),
    (-0.46, rgb("#87A058")),
    (-0.30, rgb("#A9B56B")),
    (-0.20, rgb("#D3C286")),
    (-0.08, rgb("#EBDCAA")),
    (-0.02, rgb("#E2CB90")),
    (0.0, rgb("#C9AC72")),
)
_WATER: Final[Sequence[tuple[float, Rgb]]] = (
    (0.0, rgb("#A9DCCB")),
    (0.10, rgb("#8CCDC2")),
    (0.26, palette.SHORE),
    (0.55, rgb("#4F9FA6")),
    (0.90, palette.OFFING),
    (1.45, rgb("#205C77")),
    (2.10, palette.DEEP),
    (2.50, rgb("#16455F")),
)
_SURF: Final = ((0.075, 0.70), (0.175, 0.46), (0.285, 0.26))
"""Distance of the three surf lines from the coast in units, and their strength."""


@lru_cache(maxsize=1)
def water_table() -> Table:
    """Colours by distance to the coast (`LEVELS` rows, -INLAND..OFFSHORE) and noise (256)."""
    distance = np.linspace(-INLAND, OFFSHORE, LEVELS)
    value = np.linspace(0.0, 1.0, 256)
    water, land = _ramp(_WATER, distance), _ramp(_LAND, distance)
    rows = np.where((distance < 0)[:, None], land, water)[:, None, :].repeat(256, axis=1)
    wet = (distance >= 0)[:, None, None]
    foam = np.array(palette.FOAM, dtype=np.float64)
    crest = (
        np.clip((value - 0.5) * 2, 0, 1)[None, :, None]
        * np.where(distance < 0.45, 0.10, 0.19)[:, None, None]
    )
    trough = np.clip((0.5 - value) * 2, 0, 1)[None, :, None] * 0.16
    rows = np.where(wet, rows + (foam - rows) * crest, rows)
    rows = np.where(wet, rows + (np.array(rgb("#0B3049")) - rows) * trough, rows)
    rows = np.where(wet, rows, rows * (0.62 + 0.76 * value[None, :, None]))
    for place, strength in _SURF:
        line = np.exp(-(((distance - place) / 0.019) ** 2)) * strength
        rows = np.where(wet, rows + (foam - rows) * line[:, None, None], rows)
    ink = np.exp(-(((distance + 0.004) / 0.021) ** 2))[:, None, None] * 0.88
    rows = rows + (np.array(rgb("#4A3118")) - rows) * ink
    return _packed(np.clip(rows, 0, 255))


@lru_cache(maxsize=1)
def paper_table() -> Table:
    """Colours of paper by grain (256)."""
    grain = np.linspace(-1.0, 1.0, 256)
    rows = np.array(palette.PAPER, dtype=np.float64) * (1 + 0.085 * grain[:, None])
    return _packed(rows)


def unpacked(packed: Table) -> Image.Image:
    """Rows and columns of a table's colours as an image."""
    rows, columns = packed.shape
    data = packed.tobytes()
    return Image.frombuffer("RGBX", (columns, rows), data, "raw", "RGBX", 0, 1).convert("RGB")


def by_night(picture: Image.Image) -> Image.Image:
    """The picture as the moon shows it, as a new one."""
    return picture.convert("RGB", _moonlight())


@lru_cache(maxsize=64)
def dimmed(colour: Rgb, *, night: bool) -> Rgb:
    """The colour by day, or dimmed at *night*."""
    if not night:
        return colour
    lit = by_night(Image.new("RGB", (1, 1), colour)).tobytes()
    return lit[0], lit[1], lit[2]


@lru_cache(maxsize=1)
def _moonlight() -> tuple[float, ...]:
    """Pillow's colour matrix for night: for each channel, its shares of the three by day, and an
    offset.
    """
    rows: list[float] = []
    for channel, (left, warm, sheen) in enumerate(zip(_MOON, _WARMTH, _SHEEN, strict=True)):
        shares = [left * _GREYED / 3] * 3
        shares[channel] += left * (1 - _GREYED)
        rows += [shares[0] + warm, shares[1], shares[2] - warm, sheen]
    return tuple(rows)


def _ramp(stops: Sequence[tuple[float, Rgb]], at: Colours) -> Colours:
    places = [place for place, _ in stops]
    channels = [np.interp(at, places, [colour[k] for _, colour in stops]) for k in range(3)]
    return np.stack(channels, axis=-1)


def _packed(rows: Colours) -> Table:
    """Red, green, blue and an opaque byte in one number, in the order of Pillow's RGBX."""
    bytes_ = np.full((*rows.shape[:-1], 4), 255, dtype=np.uint8)
    bytes_[..., :3] = np.round(rows)
    return np.ascontiguousarray(bytes_).view(np.uint32)[..., 0].ravel()
