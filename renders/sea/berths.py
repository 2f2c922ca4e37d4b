"""Places of ships in their hexes: side by side, and smaller, where several lie in one hex."""

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from renders.kit.badges import SEAT_LETTERS
from renders.kit.camera import Point
from renders.kit.grids import Hex, HexCamera
from renders.sea.scene import Scene, Vessel

ABREAST: Final = ((1.0, 0.0), (0.70, 0.50), (0.58, 0.56), (0.50, 0.60))
"""Size of each ship, and its distance in sides from the middle of the hex, by their number."""


@dataclass(frozen=True, slots=True)
class Berth:
    """A ship, the px of its middle, and its size as a share of the usual one."""

    vessel: Vessel
    at: Point
    share: float = 1.0


def berths_of(scene: Scene, camera: HexCamera) -> list[Berth]:
    """The berth of every ship of the scene, in order."""
    shared: dict[Hex, list[Vessel]] = {}
    for vessel in scene.vessels:
        shared.setdefault(vessel.at, []).append(vessel)
    found = {
        vessel: Berth(vessel, at, share)
        for vessels in shared.values()
        for vessel, at, share in _abreast(vessels, camera)
    }
    return [found[vessel] for vessel in scene.vessels]


def badge_text(vessel: Vessel) -> str:
    """The letter or the number on a ship's badge."""
    return str(vessel.number) if vessel.seat is None else SEAT_LETTERS[vessel.seat]


def spot_of(berths: Iterable[Berth], badge: str, at: Hex, camera: HexCamera) -> Point:
    """The middle of the ship with that badge if it lies on *at*, else of the hex."""
    for berth in berths:
        if berth.vessel.at == at and badge_text(berth.vessel) == badge:
            return berth.at
    return camera.at(at)


def _abreast(vessels: list[Vessel], camera: HexCamera) -> Iterator[tuple[Vessel, Point, float]]:
    """The ships of one hex: two beside each other across their headings, more in a ring."""
    count = len(vessels)
    share, out = ABREAST[min(count, len(ABREAST)) - 1]
    x, y = camera.at(vessels[0].at)
    first = _across(vessels)
    for number, vessel in enumerate(vessels):
        turn = first + number * 2 * math.pi / count
        far = out * camera.scale
        yield vessel, (x + far * math.cos(turn), y + far * math.sin(turn)), share


def _across(vessels: Iterable[Vessel]) -> float:
    """The direction across the mean of the ships' axes, in radians clockwise from the right.

    It points to the left, for the first ship; axes are alike whichever end is the bow.
    """
    turns = [math.radians(2 * ship.heading) for ship in vessels if ship.heading is not None]
    axis = math.atan2(sum(map(math.sin, turns)), sum(map(math.cos, turns))) / 2 if turns else 0.0
    return axis + math.pi
