"""Worth of each hex to the reader, by which cameras and panels are placed."""

from collections.abc import Iterator

from renders.kit.grids import Hex, around, steps
from renders.sea.scene import Port, Scene

STEPS_THAT_MATTER = 7
"""Steps from the acting ship within which other ships and news matter."""
VITAL = 20.0
"""Worth from which a hex must be in the picture, at any zoom."""
GOAL = 6.0
"""Worth of a port that the acting ship can reach now, for texts mention it."""
SEA = 0.25
"""Worth of known sea by itself; parchment has none."""


def worth_of_action(scene: Scene) -> dict[Hex, float]:
    """Worth of each hex to a reader who is about to choose."""
    worth: dict[Hex, float] = {}

    def add(value: float, *hexes: Hex) -> None:
        worth.update({at: max(value, worth.get(at, 0)) for at in hexes})

    add(0.5, *(at for at, _ in scene.reach))
    add(VITAL, *(at for at, _ in scene.choices))
    for voyage in scene.voyages:
        add(0.5, *voyage.through)
    if scene.focus is not None:
        add(1.0, *around(scene.focus))
        add(
            4.0,
            *(
                ship.at
                for ship in scene.vessels
                if steps(ship.at, scene.focus) <= STEPS_THAT_MATTER
            ),
        )
        add(
            2.0,
            *(
                port.at
                for port in scene.ports
                if steps(port.at, scene.focus) <= STEPS_THAT_MATTER - 2
            ),
        )
        add(VITAL, scene.focus)
    for port in ports_in_reach(scene):
        add(GOAL, port.at)
        add(2.0, *port.anchorages)
    add(VITAL, *scene.path)
    for at in scene.news:
        told = scene.focus is None or steps(at, scene.focus) <= STEPS_THAT_MATTER
        add(VITAL if told else 2.0, at)
        add(1.0, *around(at))
    for shot in scene.broadsides:
        heard = scene.focus is None or steps(shot.end, scene.focus) <= STEPS_THAT_MATTER
        add(VITAL if heard else 0.5, shot.start, shot.end)
    return worth


def worth_of_rows(scene: Scene) -> dict[Hex, float]:
    """Worth of each hex for cutting a picture; the acting ship's exceeds all others together."""
    worth = worth_of_action(scene)
    return worth if scene.focus is None else {**worth, scene.focus: sum(worth.values()) + 1}


def ports_in_reach(scene: Scene) -> list[Port]:
    """Ports where the acting ship can moor in this move."""
    goals = {at for at, _ in scene.reach}
    return [port for port in scene.ports if not goals.isdisjoint(port.anchorages)]


def worth_around(scene: Scene) -> dict[Hex, float]:
    """Worth of the known sea near the acting ship, apart from any events."""
    focus = scene.focus
    if focus is None:
        return {}
    return {at: SEA for at in known(scene) if steps(at, focus) <= STEPS_THAT_MATTER + 2}


def worth_of_sea(scene: Scene) -> dict[Hex, float]:
    """Worth of each known hex on a map of the whole sea."""
    worth = {ground.at: 0.6 if ground.kind == "land" else 0.3 for ground in scene.chart.grounds}
    worth |= dict.fromkeys((thing.at for thing in scene.things), 1.5)
    worth |= dict.fromkeys((fortress.at for fortress in scene.fortresses), 2.0)
    worth |= dict.fromkeys((port.at for port in scene.ports), 3.0)
    worth |= dict.fromkeys((vessel.at for vessel in scene.vessels), 6.0)
    return worth


def known(scene: Scene) -> Iterator[Hex]:
    """Every hex that is not parchment."""
    return (ground.at for ground in scene.chart.grounds)
