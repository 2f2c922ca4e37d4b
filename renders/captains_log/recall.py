"""Places on the map where past events happened, by which each turn of a recap is framed."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from engine.core.game import is_npc
from engine.core.records import Seat
from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.chart import SIZE, chart
from engine.games.captains_log.model.state import Hex, Open
from renders.kit.grids import Hex as Place

NEAR_HEXES: Final = 3
"""Hexes around a captain's turn within which the deeds of others belong to it."""


def places_of(sea: Open, round_of: Iterable[e.Told], now: Iterable[e.Told]) -> tuple[Place, ...]:
    """The hexes to show while the captain whose turn it is plays.

    They are those of all that this captain did or suffered in the round, of what others did near
    by, and of the events *now*, save NPC ships that merely sailed. So all pictures of a turn have
    nearly one camera, and captains far apart do not shrink each other's ships.
    """
    seat, sheet = sea.turn.seat, chart(sea)
    told = [(_parties(event), [*_hexes(event)]) for event in round_of]
    own = {at for parties, hexes in told if seat in parties for at in hexes}
    own |= {at for event in now if not _merely_sails(event) for at in _hexes(event)}
    here = sea.captains[seat].at
    own |= set() if here is None else {here}
    others = {at for _, hexes in told for at in hexes} - own
    near = {at for at in others if any(sheet.board.distance(at, one) <= NEAR_HEXES for one in own)}
    return tuple(sheet.board.at[at] for at in sorted(own | near))


def _merely_sails(event: e.Told) -> bool:
    return isinstance(event, e.Sailed) and is_npc(event.ship)


def _parties(event: e.Told) -> Sequence[Seat]:
    """The ships that an event on the map is about."""
    match event:
        case e.Shot(ship=ship, target=target):
            return ship, target
        case e.Sailed(ship=ship) | e.ShipLost(ship=ship) | e.ShipPlaced(ship=ship):
            return (ship,)
        case e.FortressFired(target=ship):
            return (ship,)
        case e.TileRevealed(captain=captain) | e.Respawned(captain=captain):
            return (captain,)
        case _:
            return ()


def _hexes(event: e.Told) -> Iterator[Hex]:
    """The hexes where an event on the map happens."""
    match event:
        case e.Sailed(start=start, at=at):
            yield from (start, at)
        case e.Shot(at=at, target_at=target):
            yield from (at, target)
        case e.FortressFired(target_at=target):
            yield target
        case e.ShipLost(at=at) | e.ShipPlaced(at=at) | e.Respawned(at=at):
            yield at
        case e.TileRevealed(slot=slot):
            yield from range(slot * SIZE, (slot + 1) * SIZE)
        case _:
            pass
