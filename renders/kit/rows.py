"""The rows of a picture that matter most, for readers that have no room for all of it."""

from collections.abc import Mapping
from typing import TypeAlias

from renders.kit.camera import Camera, Place

Row: TypeAlias = tuple[int, int, float]
"""Upper and lower edge in px from the top of the picture, and the worth of seeing the row."""


def rows(camera: Camera[Place], worth: Mapping[Place, float]) -> tuple[Row, ...]:
    """Rows of places in the picture, from the top, each with the summed *worth* of its places."""
    found: dict[int, float] = {}
    for place, value in worth.items():
        if camera.sees(place):
            middle = round(camera.at(place)[1])
            found[middle] = found.get(middle, 0.0) + value
    lowest = max((down for _, down in camera.grid.outline), default=camera.grid.reach)
    half = round(camera.scale * lowest)
    return tuple((middle - half, middle + half, found[middle]) for middle in sorted(found))
