"""The worth of each hex to the reader: the camera shows the best, and panels leave them free."""

from collections.abc import Iterator

from renders.kit.grids import Hex, around, steps
from renders.sea.scene import Port, Scene

STEPS_THAT_MATTER = 7
"""Steps within which another ship, and what has just happened, matter to the one that acts."""
VITAL = 20.0
"""From here on a hex must be in the picture, however far the camera goes back."""
GOAL = 6.0
"""What a port is worth that the acting ship can come to now: words speak of it."""
SEA = 0.25
"""What known sea is worth by itself: parchment is worth nothing."""


def worth_of_action(scene: Scene) -> dict[Hex, float]:
    """What each hex is worth to whoever is about to choose."""
    worth: dict[Hex, float] = {}

    def add(value: float, *hexes: Hex) -> None:
        worth.update({at: max(value, worth.get(at, 0)) for at in hexes})

    add(0.5, *(at for at, _ in scene.reach))
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
    """The same where a picture is cut: the row of the ship that acts before all others together."""
    worth = worth_of_action(scene)
    return worth if scene.focus is None else {**worth, scene.focus: sum(worth.values()) + 1}


def ports_in_reach(scene: Scene) -> list[Port]:
    """The ports where the acting ship can moor in this move."""
    goals = {at for at, _ in scene.reach}
    return [port for port in scene.ports if not goals.isdisjoint(port.anchorages)]


def worth_around(scene: Scene) -> dict[Hex, float]:
    """What the known sea near the acting ship is worth, whether or not anything happens there."""
    focus = scene.focus
    if focus is None:
        return {}
    return {at: SEA for at in known(scene) if steps(at, focus) <= STEPS_THAT_MATTER + 2}


def worth_of_sea(scene: Scene) -> dict[Hex, float]:
    """What each known hex is worth on a map of all."""
    worth = {ground.at: 0.6 if ground.kind == "land" else 0.3 for ground in scene.chart.grounds}
    worth |= dict.fromkeys((thing.at for thing in scene.things), 1.5)
    worth |= dict.fromkeys((fortress.at for fortress in scene.fortresses), 2.0)
    worth |= dict.fromkeys((port.at for port in scene.ports), 3.0)
    worth |= dict.fromkeys((vessel.at for vessel in scene.vessels), 6.0)
    return worth


def known(scene: Scene) -> Iterator[Hex]:
    """Every hex that is not parchment."""
    return (ground.at for ground in scene.chart.grounds)
