"""A small sea with every kind of thing, to have all of them drawn before anybody waits."""

from typing import Final, get_args

from renders.kit.grids import Hex, around
from renders.kit.panels import Row
from renders.sea.chart import Ground, chart_of
from renders.sea.scene import (
    Broadside,
    Fortress,
    Owner,
    Port,
    Scene,
    Service,
    Thing,
    ThingKind,
    Vessel,
    Voyage,
)

_OWNERS: Final[tuple[Owner, ...]] = get_args(Owner)
_SERVICES: Final[tuple[Service, ...]] = get_args(Service)
_ISLES: Final[tuple[Hex, ...]] = ((0, -3), (3, -4), (-3, 0), (3, -1), (-3, 3), (0, 3), (3, 2))
_HERE: Final[Hex] = (0, 0)
LETTERS: Final = "AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZzÉéÈèÔô'-"
"""Letters of most names, drawn once so that the fonts have them ready."""


def _grounds() -> list[Ground]:
    found: dict[Hex, Ground] = {at: Ground(at, "land") for at in _ISLES}
    for turn, isle in enumerate(_ISLES):
        for at in around(isle):
            sea = Ground(at, "shoal", 2, tile=turn) if at[1] % 2 else Ground(at, "deep", tile=turn)
            found.setdefault(at, sea)
    for at in (_HERE, *around(_HERE)):
        found.setdefault(at, Ground(at, "deep", tile=len(_ISLES)))
    return list(found.values())


def _ports() -> tuple[Port, ...]:
    """A port of each owner, with jetties in all directions."""
    return tuple(
        Port(
            isle,
            LETTERS[8 * turn : 8 * turn + 8],
            owner,
            _SERVICES[turn % 3 : turn % 3 + 2],
            (around(isle)[turn % 6],),
        )
        for turn, (isle, owner) in enumerate(zip(_ISLES, _OWNERS, strict=False))
    )


SAMPLE: Final = Scene(
    chart_of(_grounds()),
    title="1234567890",
    captains=(Row(0, LETTERS, 1, acting=True), Row(1, "B", 2)),
    winds=(1, 2, 1, -1, -2, -1),
    face_down=((-7, 4),),
    ports=_ports(),
    fortresses=(Fortress(_ISLES[-1], "spain", ((around(_ISLES[-1])[5], 4),)),),
    things=tuple(
        Thing(kind, around(isle)[2])
        for kind, isle in zip(get_args(ThingKind), _ISLES, strict=False)
    ),
    vessels=(
        Vessel(_HERE, 0, "captain", seat=0, hull=9, acting=True),
        Vessel((1, -1), 60, "aggressive", number=1, hull=9, water=2, threat=True),
        Vessel((-1, 2), 60, "merchant", number=2, owner="spain", hull=9),
        Vessel((1, 1), 60, "defensive", number=3, owner="france", hull=9),
    ),
    voyages=(Voyage(((-1, 1), (0, 1), (1, 1))),),
    broadsides=(Broadside((1, -1), _HERE, 2),),
    reach=((_HERE, 2), *((at, 1) for at in around(_HERE))),
    danger=((1, -2), (0, -1)),
    focus=_HERE,
)
