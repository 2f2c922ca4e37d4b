"""A battle with the most common drawings, made before anybody waits for a picture."""

from typing import Final, get_args

from renders.space.scene import (
    CLASSES,
    Colour,
    Die,
    Face,
    Fleet,
    Move,
    Place,
    Scene,
    Ship,
    Shot,
    Sort,
)

ROWS: Final[tuple[tuple[tuple[Sort, ...], ...], ...]] = (
    (
        ("frigate", "frigate"),
        ("destroyer",),
        ("battleship",),
        ("cruiser",),
        ("frigate",),
    ),
    (
        ("frigate", "frigate", "frigate", "frigate", "frigate"),
        ("destroyer", "destroyer"),
        ("cruiser", "destroyer"),
        ("destroyer", "frigate"),
        ("cruiser", "frigate", "frigate"),
    ),
)
"""Ships in the sectors of a fleet, row by row from its edge inwards."""
DICE: Final = tuple(Die(colour, face) for colour in get_args(Colour) for face in get_args(Face))


def _ships(seat: int) -> tuple[Ship, ...]:
    found: list[Ship] = []
    for depth, row in enumerate(ROWS):
        down = 4 - depth if seat == 0 else depth
        for column, sorts in enumerate(row):
            for sort in sorts:
                most = 6 * CLASSES[sort]
                weapon = "PV"[seat] if sort == "battleship" else ""
                found.append(Ship((0, column, down), seat, sort, len(found), most, most, weapon))
    return tuple(found)


def _edge(row: int) -> tuple[Place, ...]:
    return tuple((0, column, row) for column in range(5))


SAMPLE: Final = Scene(
    zones=((5, 5),),
    title="1",
    hazards=(((0, 0, 2), "asteroids"), ((0, 4, 2), "gravity"), ((0, 3, 2), "gas")),
    fleets=(
        Fleet(0, "A", 12, 12, 4, DICE[:4], DICE[4:6], DICE[:3], edge=_edge(4), acting=True),
        Fleet(1, "B", 12, 12, 4, DICE[6:10], DICE[10:], facing=180, edge=_edge(0)),
    ),
    ships=(*_ships(0), *_ships(1)),
    lost=(Ship((0, 2, 2), 0, "destroyer", 9, 0, 12),),
    moves=(Move(((0, 1, 2), (0, 1, 1)), 1),),
    shots=(Shot(((0, 1, 1), (0, 2, 2)), 3, 1),),
    reach=((0, 1, 2),),
    target=(0, 2, 2),
    focus=(0, 2, 2),
)
