"""Setting up: the terrain, the fleets at their places, and the wind."""

from collections.abc import Sequence
from typing import Final

from engine.core.records import Seat
from engine.core.referee import Referee
from engine.core.seating import Seating
from engine.games.man_o_war.model import events as e
from engine.games.man_o_war.model import tasks as t
from engine.games.man_o_war.model.cards import DataSet
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
from engine.games.man_o_war.rules.deploy import deploy
from engine.games.man_o_war.rules.initiative import DIE
from engine.games.man_o_war.rules.musters import musters
from engine.games.man_o_war.rules.squadrons import squadrons_of
from engine.games.man_o_war.rules.terrain import TABLE, lay_terrain
from engine.games.man_o_war.rules.wizards import join_wizards
from engine.space.plane import Pose

LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
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
    terrain = lay_terrain(data, options, referee)
    ships, squadrons = mustered(data, options)
    battle = Open(
        data=data.hash,
        options=options,
        width=TABLE,
        height=TABLE,
        wind=_first_wind(referee),
        sealed=[],
        terrain=terrain,
        ships=ships,
        squadrons=squadrons,
        to_act=[],
        acts=[],
    )
    deploy_all(battle)
    referee.announce(e.BattleBegan(wind=battle.wind, pieces=len(terrain)))
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


def mustered(data: DataSet, options: Options) -> tuple[list[Ship], list[Squadron]]:
    """MOW-SETUP-02, MOW-SETUP-09: the ships of both sides with their crews, by squadrons.

    They still have to be deployed.
    """
    ships: list[Ship] = []
    squadrons: list[Squadron] = []
    for side in SEATS:
        for muster in musters(data, options, side):
            first, card = len(ships), data.ships[muster.sort]
            ships += [
                Ship(
                    side=side,
                    sort=muster.sort,
                    squadron=len(squadrons),
                    number=number + 1,
                    at=Pose(0, 0, 0),
                    crew=card.crew,
                    hits={},
                )
                for number in range(muster.ships)
            ]
            members: tuple[ShipId, ...] = tuple(range(first, len(ships)))
            letter = LETTERS[len(squadrons)]
            squadrons.append(Squadron(side=side, letter=letter, leader=members[0], ships=members))
    return ships, squadrons


def deploy_all(battle: Open) -> None:
    """MOW-DEC-04: all squadrons at the places that they have unless they are placed."""
    for side in SEATS:
        has_room = deploy(battle, side, squadrons_of(battle, side))
        assert has_room, "every fleet that may be built has room in its zone"


def _first_wind(referee: Referee) -> Wind:
    """MOW-DEPLOY-01: even dice blow the wind toward the north, odd ones toward the south."""
    (face,) = referee.roll(1, DIE, "MOW-DEPLOY-01")
    return "N" if face % 2 == 0 else "S"
