"""Scenes of Man O'War for tests of drawing, with all that is ever drawn; no rules apply."""

from dataclasses import replace
from typing import Final

from renders.kit.camera import Point
from renders.kit.stencil import circle
from renders.man_o_war.rigs import Kind, Nation
from renders.man_o_war.scene import (
    Blow,
    Ghost,
    Hulk,
    Muster,
    Pose,
    Scene,
    Ship,
    Terrain,
    Tether,
    Volley,
    Way,
)

TABLE: Final[Point] = (120.0, 120.0)
SIZES: Final[dict[Kind, Point]] = {
    Kind.WARGALLEY: (5.0, 2.0),
    Kind.PIRATE_GALLEY: (5.0, 2.0),
    Kind.BUCCANEER: (5.0, 2.0),
    Kind.WOLFSHIP: (6.0, 2.5),
    Kind.CORSAIR: (6.0, 2.5),
    Kind.GREATSHIP: (7.5, 3.0),
    Kind.GALLEON: (7.5, 3.0),
}
NATIONS: Final[dict[Kind, Nation]] = {
    Kind.WARGALLEY: Nation.EMPIRE,
    Kind.WOLFSHIP: Nation.EMPIRE,
    Kind.GREATSHIP: Nation.EMPIRE,
    Kind.PIRATE_GALLEY: Nation.PIRATES,
    Kind.BUCCANEER: Nation.BRETONNIA,
    Kind.CORSAIR: Nation.BRETONNIA,
    Kind.GALLEON: Nation.BRETONNIA,
}


def ship(name: str, kind: Kind, at: Point, heading: float, **marks: object) -> Ship:
    """A ship of the west, if its squadron is A or B, or else of the east."""
    length, width = SIZES[kind]
    rowing = kind in (Kind.WARGALLEY, Kind.PIRATE_GALLEY, Kind.WOLFSHIP)
    plain = Ship(
        name=name,
        side=0 if name[0] in "AB" else 1,
        kind=kind,
        nation=NATIONS[kind],
        pose=Pose(at, heading),
        length=length,
        width=width,
        boxes=2 if length < 6 else 3 if length < 7 else 5,
        rowing=rowing,
    )
    return replace(plain, **marks)


def muster(scene: Scene, side: int, name: str, *, acting: bool = False) -> Muster:
    ships = tuple((one.name, one.boxes, one.lost) for one in scene.ships if one.side == side)
    sunk = tuple((one.name, 2, 2) for one in scene.hulks if one.side == side)
    return Muster(side, name, tuple(sorted((*ships, *sunk))), acting)


TERRAIN: Final = (
    Terrain("island", tuple(circle((47.0, 90.0), 6.0)[:-1:2])),
    Terrain("sandbank", ((72.0, 38.0), (84.0, 38.0), (84.0, 43.0), (72.0, 43.0))),
    Terrain("rocks", tuple(circle((30.0, 80.0), 3.0)[:-1:2])),
    Terrain("iceberg", tuple(circle((50.0, 33.0), 3.0)[:-1:2])),
    Terrain("whirlpool", tuple(circle((82.0, 58.0), 3.0)[:-1:2])),
    Terrain("coast", ((48.0, 0.0), (72.0, 0.0), (72.0, 6.0), (48.0, 6.0))),
    Terrain("fort", ((57.5, 1.0), (62.5, 1.0), (62.5, 6.0), (57.5, 6.0))),
)


def named(scene: Scene, name: str) -> Ship:
    """The ship of that name."""
    return next(one for one in scene.ships if one.name == name)


def _fight() -> Scene:
    ships = (
        ship("A1", Kind.WARGALLEY, (45.0, 62.0), 80, leader=True, under_way=True),
        ship("A2", Kind.WARGALLEY, (38.0, 70.0), 95, lost=1, damage=0.3, under_way=True),
        ship("A3", Kind.WARGALLEY, (51.3, 52.9), 50, under_way=True),
        ship("B1", Kind.GREATSHIP, (36.0, 52.0), 60, lost=1, flagship=True, under_way=True),
        ship("B2", Kind.WOLFSHIP, (41.0, 40.0), 120, straggler=True, no_move=True),
        ship("C1", Kind.PIRATE_GALLEY, (55.6, 50.6), 250, leader=True, damage=0.6, fires=2, lost=1),
        ship("C2", Kind.PIRATE_GALLEY, (66.0, 60.0), 285, no_fire=True, under_way=True),
        ship("C3", Kind.PIRATE_GALLEY, (70.0, 50.0), 255, derelict=True, damage=0.7, rowing=False),
        ship("D1", Kind.CORSAIR, (70.0, 70.0), 300, flagship=True, under_way=True),
        ship("D2", Kind.GALLEON, (58.0, 73.0), 320, lost=2, damage=0.4, fires=1),
        ship("D3", Kind.BUCCANEER, (63.0, 37.0), 230, captor=0),
    )
    scene = Scene(
        TABLE,
        title="Turn 3 of 6",
        wind=90,
        terrain=TERRAIN,
        ships=ships,
        hulks=(
            Hulk("A4", 0, Pose((29.0, 62.0), 40), 5.0, 2.0),
            Hulk("C4", 1, Pose((77.0, 78.0), 140), 5.0, 2.0, "debris"),
        ),
        volleys=(
            Volley(1, 0, (47.5, 61.5), 80, 22.5, 2.5, 16.2, 1, 1, "C2"),
            Volley(4, 1, (56.2, 70.8), 260, 22.5, 2.5, 15.8, 2, 4, "A2"),
        ),
        blows=(Blow(2, "ram", (53.3, 51.3), 2),),
    )
    ways = (
        Way(ships[0], 1, Pose((35.0, 63.0), 90), ((35.0, 63.0), (40.0, 63.0), (45.0, 62.0))),
        Way(ships[2], 2, Pose((44.0, 59.0), 50), ((44.0, 59.0), (51.3, 52.9))),
        Way(ships[8], 3, Pose((81.0, 77.0), 300), ((81.0, 77.0), (76.0, 74.0), (70.0, 70.0))),
    )
    sides = muster(scene, 0, "Blackbird", acting=True), muster(scene, 1, "Sea Fox")
    return replace(scene, ways=ways, sides=sides)


FIGHT: Final = _fight()


def planned() -> Scene:
    """The same battle while the western side signals to squadron A."""
    ships = tuple(replace(one, acting=one.name.startswith("A")) for one in FIGHT.ships)
    bare = replace(FIGHT, ships=ships, ways=(), volleys=(), blows=())
    first, second = named(bare, "A1"), named(bare, "A2")
    return replace(
        bare,
        ghosts=(
            Ghost(first, ((45.0, 62.0), (50.0, 61.0), (55.0, 64.0)), Pose((55.0, 64.0), 110)),
            Ghost(
                second, ((38.0, 70.0), (43.0, 69.5), (48.0, 72.0)), Pose((48.0, 72.0), 110), True
            ),
        ),
        tethers=(
            Tether((55.0, 64.0), (48.0, 72.0)),
            Tether((36.0, 52.0), (41.0, 40.0), whole=False),
        ),
    )


def deployed() -> Scene:
    """Two squadrons of galleys that face each other across the table."""
    west = [ship(f"A{k}", Kind.WARGALLEY, (20.0, 46.0 + 8 * k), 90) for k in (1, 2, 3)]
    east = [ship(f"C{k}", Kind.PIRATE_GALLEY, (100.0, 46.0 + 8 * k), 270) for k in (1, 2, 3)]
    leaders = [replace(one, leader=True) for one in (west[1], east[1])]
    ships = (west[0], leaders[0], west[2], east[0], leaders[1], east[2])
    scene = Scene(TABLE, title="Turn 1 of 6", wind=0, ships=ships)
    sides = tuple(
        muster(scene, side, name, acting=True) for side, name in enumerate(("Blackbird", "Sea Fox"))
    )
    return replace(scene, sides=sides)
