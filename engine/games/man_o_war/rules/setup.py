"""Setting up: the fleets at their places on an open table, and the wind."""

from collections.abc import Iterator, Sequence
from typing import Final

from engine.core.records import Seat
from engine.core.referee import Referee
from engine.core.seating import Seating, Side
from engine.games.man_o_war.model import events as e
from engine.games.man_o_war.model import tasks as t
from engine.games.man_o_war.model.cards import DataSet
from engine.games.man_o_war.model.lengths import Length, units
from engine.games.man_o_war.model.names import SEATS, SIDES, ShipId, Wind
from engine.games.man_o_war.model.options import Options
from engine.games.man_o_war.model.signals import AT_FIRST
from engine.games.man_o_war.model.state import (
    Fleet,
    Hidden,
    Open,
    Own,
    Ship,
    Squadron,
    WarState,
)
from engine.games.man_o_war.rules.initiative import DIE
from engine.games.man_o_war.rules.musters import Muster, musters
from engine.games.man_o_war.rules.wizards import join_wizards
from engine.space.plane import DEGREE, Pose

TABLE: Final[Length] = units(120)
"""MOW-TERRAIN-01: the side of the table, which is open sea."""

ZONE: Final[Length] = units(22.5)
"""MOW-DEPLOY-04: the depth of the zones along the west and east edges."""

ABREAST: Final[Length] = units(8)
"""Distance between the ships of a squadron as they are deployed (MOW-DEPLOY-06)."""

APART: Final[Length] = units(25)
"""Distance between the middles of squadrons as they are deployed, if there is room for it."""

LETTERS: Final = "ABCDEFGHIJKL"
"""Letters of the squadrons, all sides together."""


def seating() -> Seating:
    """MOW-SETUP-01: two sides, each with a seat."""
    return Seating(
        seats=tuple(seat for seats in SEATS.values() for seat in seats),
        least=len(SEATS),
        sides=tuple(SEATS.items()),
    )


def set_up(data: DataSet, seats: Sequence[Seat], options: Options, referee: Referee) -> WarState:
    """A new battle, up to the first sheet of signals."""
    ships: list[Ship] = []
    squadrons: list[Squadron] = []
    for side in SEATS:
        mustered = musters(data, options, side)
        for place, muster in enumerate(mustered):
            first, middle = len(ships), _middle(place, len(mustered))
            ships += _squadron(data, side, muster, number=len(squadrons), middle=middle)
            members: tuple[ShipId, ...] = tuple(range(first, len(ships)))
            letter = LETTERS[len(squadrons)]
            squadrons.append(Squadron(side=side, letter=letter, leader=members[0], ships=members))
    battle = Open(
        data=data.hash,
        options=options,
        width=TABLE,
        height=TABLE,
        wind=_first_wind(referee),
        sealed=[],
        ships=ships,
        squadrons=squadrons,
        to_act=[],
        acts=[],
    )
    referee.announce(e.BattleBegan(wind=battle.wind))
    state = WarState(
        open=battle,
        own={seat: Own() for seat in seats},
        sides={
            side: Fleet(
                signals={n: AT_FIRST for n, one in enumerate(squadrons) if one.side == side},
                given=[],
            )
            for side in dict.fromkeys(SIDES.values())
        },
        hidden=Hidden(),
        offers=[],
        agenda=[t.BeginTurn()],
    )
    join_wizards(state, referee)
    return state


def _first_wind(referee: Referee) -> Wind:
    """MOW-DEPLOY-01: even dice blow the wind toward the north, odd ones toward the south."""
    (face,) = referee.roll(1, DIE, "MOW-DEPLOY-01")
    return "N" if face % 2 == 0 else "S"


def _middle(place: int, squadrons: int) -> Length:
    """MOW-DEPLOY-05, MOW-DEC-04: the middle of a squadron, the first one farthest north."""
    apart = min(APART, (TABLE - 2 * ZONE) // squadrons)
    return TABLE // 2 + (squadrons - 1 - 2 * place) * apart // 2


def _squadron(
    data: DataSet, side: Side, muster: Muster, number: int, middle: Length
) -> Iterator[Ship]:
    """MOW-DEPLOY-04, MOW-DEPLOY-05, MOW-DEC-04: ships abreast in their zone, bows at its border and
    toward the enemy; the leader, who is first, in the middle.
    """
    card, count = data.ships[muster.sort], muster.ships
    far = ZONE - card.length // 2
    x, heading = (far, 90 * DEGREE) if side == "west" else (TABLE - far, 270 * DEGREE)
    for place in range(count):
        aside = (place + 1) // 2 * (1 if place % 2 else -1)
        y = middle + aside * ABREAST + (ABREAST // 2 if count % 2 == 0 else 0) * -1
        yield Ship(
            side=side,
            sort=card.sort,
            squadron=number,
            number=place + 1,
            at=Pose(x, y, heading),
            crew=card.crew,
            hits={},
        )
