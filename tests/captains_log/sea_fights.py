"""Sea fights for tests: ships side by side, cannons in gunports, and single tasks performed."""

from typing import Any, Literal, TypeVar

from engine.core.agenda import run
from engine.core.dice import ScriptedDice
from engine.core.referee import Event, Referee
from engine.games.captains_log.model.cards import PortCard, TileCard
from engine.games.captains_log.model.chart import chart
from engine.games.captains_log.model.printed import hold_card
from engine.games.captains_log.model.state import Captain, Cube, Hex
from engine.games.captains_log.model.tasks import Sink, Task
from engine.space.hexes import Axial
from tests.captains_log.table import Table, hex_of, tile

E = TypeVar("E", bound=Event)

HERE = hex_of(1)
ABEAM = hex_of(1, 1, 0)
"""The hex on the starboard side of a ship at ``HERE`` heading north, ahead of neither ship."""
AHEAD = hex_of(1, 0, -1)
ASTERN = hex_of(1, 0, 1)

SPANISH, ENGLISH, FRENCH, PIRATE, DUTCH = 12, 13, 14, 9, 11
"""NPC cards of level 1 with three plain dice: defence 8, robustness 8, 1000 doubloons."""
ENGLISH_CORSAIR, SPANISH_CORSAIR, FRENCH_CORSAIR = 32, 43, 23

How = Literal["sunk", "burned", "wrecked"]


def duel(card: int = SPANISH, *, captains: int = 1, guns: int = 3, **what: Any) -> Table:
    """``p1`` with *guns* cannons and the NPC *card* to starboard of it, both heading north."""
    table = Table(captains=captains).without_npcs()
    armed(table, "p1", guns)
    table.place("p1", HERE)
    table.npc("npc:1", ABEAM, card=card, **what)
    return table


def captains_duel(*tiles: TileCard, guns: int = 3, captains: int = 2) -> Table:
    """``p1`` and, to starboard of it, ``p2``, both armed and heading north."""
    table = Table(*tiles, captains=captains).without_npcs()
    for seat, at in (("p1", HERE), ("p2", ABEAM)):
        armed(table, seat, guns)
        table.place(seat, at)
    return table


def armed(table: Table, seat: str, guns: int = 3, ship: str | None = None) -> Captain:
    """Empty the hold of *seat*, give it *ship* if named, and put *guns* cannons into gunports."""
    captain = table.captain(seat)
    captain.ship = ship or captain.ship
    card = hold_card(table.sea, captain)
    captain.hold[:] = [Cube.EMPTY] * len(card.slots)
    ports = [slot for slot, square in enumerate(card.slots) if "gunport" in square.icons]
    for slot in ports[:guns]:
        captain.hold[slot] = Cube.CANNON
    return captain


def harbour(owner: Any, *anchorages: tuple[int, int], number: int = 1) -> TileCard:
    """A tile whose port, of *owner*, lies south-west of its centre."""
    card = PortCard(
        at=Axial(-1, 1),
        name="Haven",
        owner=owner,
        services=(),
        anchorages=tuple(Axial(*at) for at in anchorages),
    )
    return tile(number, land=(Axial(-1, 1),), port=card)


def at(table: Table, q: int, r: int) -> Hex:
    """The hex *q* columns east and *r* rows south of the middle of tile 1."""
    return chart(table.sea).board.hex_at[Axial(q, r)]


def happens(table: Table, *tasks: Task, faces: tuple[int, ...] = ()) -> Referee:
    """Perform *tasks* in order, and all that follow, with dice showing *faces*."""
    with ScriptedDice(faces) as dice:
        referee = Referee(dice)
        table.state.agenda += reversed(tasks)
        run(table.state, referee, table.game.perform)
        return referee


def told(events: Any, kind: type[E]) -> list[E]:
    """The events of type *kind* in a step or a referee."""
    return [event for event in events.events if isinstance(event, kind)]


def only_one(events: Any, kind: type[E]) -> E:
    (event,) = told(events, kind)
    return event


def captain_lost(table: Table, how: How = "sunk", by: str | None = None, **what: bool) -> Referee:
    """Destroy the ship of ``p2`` in the turn of ``p1``."""
    return happens(table, Sink(ship="p2", by=by, how=how, **what))
