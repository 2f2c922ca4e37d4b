"""Scenes of space battles for tests of drawing; no rules are applied."""

from dataclasses import replace
from typing import Final

from renders.space.scene import (
    Colour,
    Die,
    Face,
    Facing,
    Fleet,
    Move,
    Place,
    Portal,
    Scene,
    Shield,
    Ship,
    Shot,
    Sign,
    Sort,
)

HULLS: Final[dict[Sort, int]] = {"frigate": 6, "destroyer": 12, "cruiser": 18, "battleship": 24}
COLOURS: Final[dict[str, Colour]] = {"R": "red", "B": "blue", "G": "green"}
FACES: Final[dict[str, Face]] = {
    "O": "orthogonal",
    "D": "diagonal",
    "M": "multi",
    "S": "special",
}


def dice(*codes: str) -> tuple[Die, ...]:
    """Dice by colour and face: "RO" is a red orthogonal."""
    return tuple(Die(COLOURS[code[0]], FACES[code[1]]) for code in codes)


def row(down: int, count: int, zone: int = 0) -> tuple[Place, ...]:
    return tuple((zone, column, down) for column in range(count))


def ship(at: tuple[int, ...], seat: int, sort: Sort, number: int = 1, hull: int = 99) -> Ship:
    """A ship at a column and row, and in a zone if one is given first."""
    place = (0, at[0], at[1]) if len(at) == 2 else (at[0], at[1], at[2])
    return Ship(place, seat, sort, number, min(hull, HULLS[sort]), HULLS[sort])


def armed(one: Ship, letter: str) -> Ship:
    return replace(one, weapon=letter)


ADA: Final = Fleet(
    0,
    "Ada Lovelace",
    11,
    12,
    4,
    left=(*dice("GD", "GM"), None, None),
    right=(*dice("BS"), None),
    facing=0,
    edge=row(4, 5),
)
GRACE: Final = Fleet(
    1,
    "Grace Hopper",
    9,
    12,
    4,
    left=(*dice("RO", "GO", "BD"), None),
    right=(None, None),
    rolled=dice("RM", "BO", "RS"),
    facing=180,
    edge=row(0, 5),
    acting=True,
    lit=True,
)


def duel() -> Scene:
    """Two fleets with a full stack, special sectors, moves, fire, a loss and drones."""
    return Scene(
        zones=((5, 5),),
        title="Round 4 · Grace",
        caption="Destroyer 2 fires at frigate 3",
        hazards=(((0, 1, 2), "asteroids"), ((0, 3, 1), "gravity"), ((0, 4, 2), "gas")),
        fleets=(ADA, GRACE),
        ships=(
            *(ship((1, 0), 1, "frigate", k, 7 - k) for k in range(1, 6)),
            armed(ship((2, 0), 1, "battleship", 1, 8), "V"),
            ship((3, 2), 1, "destroyer", 1, 4),
            replace(ship((3, 2), 1, "destroyer", 2), drones="D"),
            ship((4, 2), 0, "frigate", 3),
            ship((1, 3), 0, "cruiser", 1, 12),
            ship((1, 3), 0, "destroyer", 1),
            armed(ship((2, 4), 0, "battleship"), "P"),
            ship((3, 4), 0, "frigate", 1),
            ship((3, 4), 0, "frigate", 2, 3),
            ship((3, 4), 0, "cruiser", 2),
        ),
        lost=(ship((3, 3), 0, "destroyer", 2, 0),),
        moves=(
            Move(((0, 2, 3), (0, 1, 3)), 0),
            Move(((0, 4, 0), (0, 4, 1), (0, 3, 2)), 1),
        ),
        shots=(
            Shot(((0, 3, 2), (0, 4, 2)), 4, 1, (0, "frigate", 3)),
            Shot(((0, 3, 2), (0, 3, 3)), 6, 1, (0, "destroyer", 2)),
        ),
        target=(0, 4, 2),
        focus=(0, 3, 2),
    )


def planned() -> Scene:
    """A plan in preview: the reach, the route, and fire at the target."""
    return replace(
        duel(),
        caption="Planned: cruiser and destroyer to C3",
        lost=(),
        planned=True,
        fleets=(
            replace(ADA, acting=True, lit=True, rolled=dice("BM", "RD", "GS")),
            replace(GRACE, acting=False, lit=False, rolled=()),
        ),
        reach=((0, 0, 3), (0, 2, 3), (0, 0, 4), (0, 1, 4), (0, 2, 2), (0, 0, 2)),
        moves=(Move(((0, 1, 3), (0, 2, 2)), 0),),
        shots=(Shot(((0, 2, 2), (0, 3, 2)), 5, 0, (1, "destroyer", 1)),),
        target=(0, 3, 2),
    )


def shielded() -> Scene:
    """A shot that a shield stops."""
    return replace(
        duel(),
        lost=(),
        shots=(Shot(((0, 3, 2), (0, 4, 2)), None, 1, (0, "frigate", 3), blocked=True),),
        shields=(Shield((0, 4, 2), (0, 3, 2)),),
    )


def fogged() -> Scene:
    """The view of a commander who knows little."""
    plain = duel()
    return replace(
        plain,
        sky=2,
        fog=((0, 0, 1), (0, 2, 1), (0, 4, 0), (0, 0, 0)),
        ships=tuple(one for one in plain.ships if one.at != (0, 1, 0)),
        signs=(Sign("signal", (0, 1, 1), "?", 1), Sign("signal", (0, 2, 2), "2", 0)),
        shots=(),
        lost=(),
        moves=(),
        target=None,
    )


def six() -> Scene:
    """Six fleets in two zones with portals, tokens and a jump."""
    names = ("Ada", "Grace", "Mika", "Lin", "Noor", "Sam")
    edges: tuple[tuple[Place, ...], ...] = (
        *(row(3, 2), row(0, 2), ((0, 0, 1), (0, 0, 2))),
        *(((1, 3, 1), (1, 3, 2)), row(3, 2, 1), row(0, 2, 1)),
    )
    facings: tuple[Facing, ...] = (0, 180, 90, 270, 0, 180)
    fleets = tuple(
        Fleet(
            seat,
            name,
            12 - seat,
            12,
            4,
            left=(*dice("GD", "RM"), None, None),
            right=(*dice("BS"), None),
            rolled=dice("RM", "GO", "BS") if seat == 2 else (),
            facing=facing,
            edge=edge,
            acting=seat == 2,
            lit=seat == 2,
        )
        for seat, (name, edge, facing) in enumerate(zip(names, edges, facings, strict=True))
    )
    return Scene(
        zones=((4, 4), (4, 4)),
        title="Round 2 · Mika",
        caption="Destroyer 1 comes through portal X",
        sky=1,
        portals=(
            *(Portal((0, 1, 1), "X"), Portal((1, 2, 2), "X")),
            *(Portal((0, 0, 2), "Y"), Portal((1, 3, 0), "Y")),
        ),
        hazards=(((0, 2, 2), "gas"), ((1, 1, 2), "asteroids")),
        fleets=fleets,
        ships=(
            armed(ship((0, 3), 0, "battleship"), "P"),
            ship((1, 3), 0, "cruiser"),
            ship((1, 3), 0, "destroyer"),
            armed(ship((0, 0), 1, "battleship"), "I"),
            *(ship((1, 0), 1, "destroyer", k) for k in (1, 2)),
            ship((1, 0), 1, "frigate"),
            ship((0, 1), 2, "cruiser"),
            armed(ship((1, 1), 2, "battleship", 1, 10), "E"),
            *(ship((0, 2), 2, "frigate", k) for k in (1, 2)),
            ship((1, 3, 1), 3, "cruiser"),
            *(ship((1, 3, 1), 3, "frigate", k) for k in (1, 2)),
            armed(ship((1, 3, 2), 3, "battleship"), "N"),
            armed(ship((1, 0, 3), 4, "battleship"), "M"),
            ship((1, 1, 3), 4, "cruiser"),
            ship((1, 2, 2), 4, "destroyer"),
            armed(ship((1, 0, 0), 5, "battleship"), "G"),
            ship((1, 1, 0), 5, "cruiser"),
            *(ship((1, 2, 0), 5, "frigate", k) for k in (1, 2, 3)),
        ),
        signs=(
            Sign("interdictor", (0, 2, 1), "I", 1),
            Sign("exo_bomb", (1, 2, 1), "E", 2),
            Sign("container", (0, 3, 2), "1"),
            Sign("signal", (0, 3, 0), "?", 1),
        ),
        moves=(Move(((0, 0, 2), (0, 1, 1), (1, 2, 2)), 4, jump=True),),
        focus=(0, 1, 1),
    )


def large() -> Scene:
    """A duel on a large board, of which a card shows only a part."""
    return replace(duel(), zones=((5, 10),), sky=3)


def scenarios() -> Scene:
    """The pieces of scenarios: a damaged cruiser, a shuttle, containers, signals and portals."""
    plain = duel()
    return replace(
        plain,
        hazards=(((0, 4, 2), "gas"),),
        ships=(
            ship((1, 3), 0, "destroyer"),
            replace(ship((2, 2), 0, "cruiser", 1, 5), look="damaged", alone=True, hull_max=6),
            *(ship((2, 4), 0, "frigate", k) for k in (1, 2)),
            replace(ship((3, 1), 1, "frigate", 9, 4), look="shuttle", alone=True),
            ship((4, 1), 1, "destroyer"),
            *(ship((1, 2), 1, "frigate", k) for k in (1, 2)),
        ),
        signs=(
            *(Sign("container", (0, column, 2), "2") for column in (0, 1)),
            Sign("container", (0, 2, 1), "3"),
            Sign("signal", (0, 0, 0), "?", 1),
            Sign("signal", (0, 4, 4), "D", 0),
        ),
        portals=(Portal((0, 2, 2), "X"), Portal((0, 4, 0), "Y"), Portal((0, 0, 4), "Y")),
        moves=(),
        shots=(),
        lost=(),
        target=None,
    )


SCENES: Final = {
    "scenarios": scenarios,
    "duel": duel,
    "planned": planned,
    "shielded": shielded,
    "fogged": fogged,
    "six": six,
    "large": large,
}
