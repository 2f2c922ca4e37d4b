"""The rows of a picture that matter most, for readers that have no room for all of it."""

from collections.abc import Mapping
from typing import TypeAlias

from renders.kit.camera import Camera, Place

Row: TypeAlias = tuple[int, int, float]
"""From where to where, in px from the upper edge, and what it is worth to see it."""


def rows(camera: Camera[Place], worth: Mapping[Place, float]) -> tuple[Row, ...]:
    """The rows of places in the picture, from above; *worth* says what each place is worth."""
    found: dict[int, float] = {}
    for place, value in worth.items():
        if camera.sees(place):
            middle = round(camera.at(place)[1])
            found[middle] = found.get(middle, 0.0) + value
    lowest = max((down for _, down in camera.grid.outline), default=camera.grid.reach)
    half = round(camera.scale * lowest)
    return tuple((middle - half, middle + half, found[middle]) for middle in sorted(found))
