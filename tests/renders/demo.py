"""Scenes of the sea for tests of drawing: islands, ports and ships; no rules are applied."""

from dataclasses import replace
from random import Random
from typing import Final

from renders.kit.grids import Hex, around, world
from renders.kit.panels import Row
from renders.sea.chart import Ground, chart_of
from renders.sea.scene import Broadside, Fortress, Port, Scene, Thing, Vessel, Voyage

TILE: Final[tuple[Hex, ...]] = (
    *((0, 0), (0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)),
    *((1, 1), (2, -1), (1, -2), (-1, -1), (-2, 1), (-1, 2)),
)


def slots(count: int) -> list[Hex]:
    """The centres of *count* tiles, those nearest to the origin first."""
    every = {(3 * a - b, a + 4 * b) for a in range(-4, 5) for b in range(-4, 5)}
    return sorted(every, key=lambda at: (world(at)[0] ** 2 + world(at)[1] ** 2, at))[:count]


def sea(known: int, seed: int = 3) -> Scene:
    """A scene of 21 tiles without moving things, of which *known* are revealed."""
    random = Random(seed)
    grounds: list[Ground] = []
    ports: list[Port] = []
    forts: list[Fortress] = []
    things: list[Thing] = []
    numbers: list[tuple[Hex, int]] = []
    names = ["La Vega", "Port-Royal", "Oranjestad", "Tortue", "Île-à-Vache", "Nassau", "Caracas"]
    owners = ["spain", "england", "holland", "pirates", "france", None, "native"]
    services = [("tavern", "buy"), ("shipyard", "sell"), ("tavern", "shipyard"), ("tavern", "sell")]
    for tile, (q, r) in enumerate(slots(known), start=1):
        hexes = [(q + a, r + b) for a, b in TILE]
        land = {hexes[0], random.choice(hexes[1:7])} if tile % 3 != 0 else set()
        if tile == 6:
            land = {hexes[0]}
        rest = [at for at in hexes if at not in land]
        random.shuffle(rest)
        shoals = set(rest[:2])
        for at in hexes:
            kind = "land" if at in land else "shoal" if at in shoals else "deep"
            depth = random.choice((1, 2, 3, 5)) if kind == "shoal" else 0
            wooded = not (land and at == hexes[0])
            grounds.append(Ground(at, kind, depth, tile, wooded))
        free = [at for at in rest if at not in shoals]
        numbers.append((free[0], tile))
        if tile == 6:
            zone = [at for at in around(hexes[0]) if at not in land]
            forts.append(Fortress(hexes[0], "spain", tuple((at, 4) for at in zone)))
        elif land:
            beside = [at for at in around(hexes[0]) if at in free]
            which = len(ports)
            ports.append(
                Port(
                    hexes[0],
                    names[which % 7],
                    owners[which % 7],
                    services[which % 4],
                    tuple(beside[:1]),
                )
            )
        moorings = {at for port in ports for at in port.anchorages}
        open_sea = [at for at in free[1:] if at not in moorings]
        things.append(Thing("barrel", open_sea[0]))
        if tile in {3, 7}:
            things.append(Thing("whale", open_sea[1]))
    unexplored = tuple((q + a, r + b) for q, r in slots(21)[known:] for a, b in TILE)
    return Scene(
        chart_of(grounds),
        title="Round 12 · Day",
        winds=(1, 2, 1, -1, -2, -1),
        unexplored=unexplored,
        numbers=tuple(numbers),
        ports=tuple(ports),
        fortresses=tuple(forts),
        things=tuple(things),
        captains=(
            Row(0, "Blackbird", 9, acting=True),
            Row(1, "Sea Fox", 12),
            Row(2, "Marianne", 4),
            Row(3, "Grey Tern", 7),
        ),
    )


def crowded(known: int = 9) -> Scene:
    """A scene with every kind of thing."""
    still = sea(known)
    free = [g.at for g in still.chart.grounds if g.kind == "deep"]
    near = sorted(free, key=lambda at: (world(at)[0] ** 2 + world(at)[1] ** 2, at))
    start = near[6]
    way = [start]
    known_free = set(free)
    while len(way) < 6:
        options = [at for at in around(way[-1]) if at in known_free and at not in way]
        if not options:
            break
        way.append(max(options, key=lambda at: (world(at)[0] - world(at)[1], at)))
    reach: dict[Hex, int] = {start: 4}
    for points in (3, 2, 1):
        for at in list(reach):
            for other in around(at):
                if other in known_free and other not in reach:
                    reach[other] = points
    moor = still.ports[0].anchorages[0]
    others = [at for at in near if at not in way and at != moor]
    vessels = (
        Vessel(start, 60, "captain", seat=0, level=2, hull=9, water=2, fire=1, acting=True),
        Vessel(moor, 120, "captain", seat=1, level=3, hull=9, moored=True),
        Vessel(others[5], 240, "captain", seat=2, level=1, hull=6),
        Vessel(others[9], 0, "merchant", number=1, owner="spain", level=1, hull=6, water=3),
        Vessel(others[13], 300, "aggressive", number=2, owner="holland", level=2, hull=8),
        Vessel(others[20], 180, "defensive", number=3, owner="england", level=3, hull=12, fire=9),
        Vessel(others[27], 60, "aggressive", number=4, owner="pirates", level=4, hull=12),
        Vessel(
            others[34], 120, "merchant", number=5, owner="france", corsair=True, level=2, hull=9
        ),
    )
    return replace(
        still,
        vessels=vessels,
        voyages=(
            Voyage((others[40], around(others[40])[0], others[13])),
            Voyage((*around(others[5])[1:3], others[5]), seat=2),
        ),
        broadsides=(Broadside(others[5], others[9], 3), Broadside(others[13], start, 0)),
        reach=tuple(sorted(reach.items())),
        path=tuple(way),
        things=(
            *still.things,
            Thing("crate", others[2], fresh=True),
            Thing("kraken", others[44]),
            Thing("wreck", others[30]),
        ),
        taken=(Thing("barrel", others[1]),),
        focus=start,
    )
