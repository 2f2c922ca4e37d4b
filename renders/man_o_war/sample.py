"""A small battle with every kind of thing, to have all of them drawn before anybody waits."""

from typing import Final

from renders.man_o_war.rigs import Kind, Nation
from renders.man_o_war.scene import Blow, Grapple, Muster, Pose, Scene, Ship, Volley, Way

LETTERS: Final = "AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZzÉéÈèÔô'-"
"""Letters of most names, drawn once so that the fonts have them ready."""
_KINDS: Final = ((Kind.WARGALLEY, Nation.EMPIRE), (Kind.PIRATE_GALLEY, Nation.PIRATES))


def _ship(side: int, number: int, heading: float) -> Ship:
    kind, nation = _KINDS[side]
    return Ship(
        name=f"{'AB'[side]}{number}",
        side=side,
        kind=kind,
        nation=nation,
        pose=Pose((35.0 + 50 * side, 50.0 + 8 * number), heading),
        length=5.0,
        width=2.0,
        boxes=2,
        rowing=True,
        under_way=True,
        leader=number == 1,
    )


_SHIPS: Final = tuple(
    _ship(side, number, heading)
    for side in (0, 1)
    for number, heading in ((1, 90.0 + 180 * side), (2, 45.0 + 180 * side), (3, 180.0 * side))
)

SAMPLE: Final = Scene(
    (120.0, 120.0),
    title="1234567890",
    wind=0,
    sides=(
        Muster(0, LETTERS[:20], (("A1", 2, 1), ("A2", 2, 0), ("A3", 2, 0)), acting=True),
        Muster(1, LETTERS[20:40], (("B1", 2, 2), ("B2", 2, 0), ("B3", 2, 0))),
    ),
    ships=_SHIPS,
    ways=(Way(_SHIPS[0], 1, Pose((30.0, 58.0), 90.0), ((30.0, 58.0), (35.0, 58.0))),),
    volleys=(Volley(1, 0, (37.5, 58.0), 90.0, 22.5, 2.5, 20.0, 1, 2, "B1"),),
    blows=(Blow(2, "ram", (60.0, 60.0), 2),),
    grapples=(Grapple((62.0, 60.0), 90.0),),
)
