"""Pictures as colour-blind people see them, and measures of contrast."""

from typing import Final, Literal, TypeAlias

import numpy as np

Sight: TypeAlias = Literal["deuteranopia", "protanopia"]

SIGHTS: Final[tuple[Sight, ...]] = ("deuteranopia", "protanopia")
LIGHT: Final = np.array([0.2126, 0.7152, 0.0722])
"""Weights of red, green and blue in brightness, for linear light."""

_MATRICES: Final[dict[Sight, np.ndarray]] = {
    "deuteranopia": np.array(
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ]
    ),
    "protanopia": np.array(
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ]
    ),
}
"""Matrices of Machado, Oliveira and Fernandes (2009), at full severity, for linear light."""

_XYZ: Final = np.array(
    [
        [0.433953, 0.376219, 0.189828],
        [0.212673, 0.715152, 0.072175],
        [0.017758, 0.109477, 0.872765],
    ]
)
"""Matrix from linear light to the XYZ colour space, scaled so that white is 1, 1, 1."""


def seen_by(sight: Sight, levels: np.ndarray) -> np.ndarray:
    """Rows of pixels, in levels of 0..255, as a person with that *sight* sees them."""
    light = np.clip(_linear(levels) @ _MATRICES[sight].T, 0, 1)
    seen = np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055)
    return seen * 255


def contrast(brighter: float, darker: float) -> float:
    """The contrast ratio of two levels of brightness, from 1 to 21."""
    first, second = (float(_linear(np.array(level))) for level in (brighter, darker))
    return (first + 0.05) / (second + 0.05)


def apart(first: np.ndarray, second: np.ndarray) -> float:
    """The difference of two colours, in levels of 0..255: the distance in CIE 1976 L*a*b*.

    A difference of 1 is hardly seen side by side; 10 is seen at a glance.
    """
    return float(np.linalg.norm(_lab(first) - _lab(second)))


def _lab(levels: np.ndarray) -> np.ndarray:
    share = _XYZ @ _linear(levels)
    roots = np.where(share > 0.008856, np.cbrt(share), 7.787 * share + 16 / 116)
    x, y, z = roots
    return np.array([116 * y - 16, 500 * (x - y), 200 * (y - z)])


def _linear(levels: np.ndarray) -> np.ndarray:
    share = levels / 255
    return np.where(share <= 0.04045, share / 12.92, ((share + 0.055) / 1.055) ** 2.4)
