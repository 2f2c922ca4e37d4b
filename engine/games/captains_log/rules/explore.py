"""Exploring: tiles are turned face up, and their barrels and flags are set up."""

import functools
from collections.abc import Iterator

from engine.core.errors import RuleViolation
from engine.core.records import Seat
from engine.core.referee import Referee
from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.actions import Explore
from engine.games.captains_log.model.chart import chart
from engine.games.captains_log.model.printed import printed
from engine.games.captains_log.model.state import LogState, LogView, Open
from engine.games.captains_log.rules import sight, turn


def check_explore(view: LogView, action: Explore) -> None:
    """CL-EXPLORE-01, -03: enough tiles must be in sight; a slot named must be one of
    the nearest.
    """
    in_sight = len(_slots(view))
    if not in_sight:
        raise RuleViolation("CL-EXPLORE-01", "nothing-to-explore")
    if action.slot is not None and (action.tiles > 1 or action.slot not in _choice(view)):
        raise RuleViolation("CL-EXPLORE-03", "not-the-nearest")
    if action.tiles > in_sight:
        raise RuleViolation("CL-EXPLORE-03", "fewer-to-explore", tiles=in_sight)


def suggest_explorations(view: LogView) -> Iterator[Explore]:
    """CL-EXPLORE-03: orders to reveal any number of the tiles in sight, all of them first.

    After these, if several tiles are equally near, an order to reveal each one of them.
    """
    if in_sight := _slots(view):
        yield from map(_reveal, range(len(in_sight), 0, -1))
        yield from (_reveal(1, slot) for slot in _choice(view))


def explores_on(view: LogView) -> bool:
    """CL-EXPLORE-03: whether the latest action may reveal more tiles from where it began.

    # Ruling CL-AMB-117: tiles are chosen one after the other, all with one action.
    """
    sea = view.open
    return sea.turn.lookout is not None and sea.turn.lookout == sea.captains[view.seat].at


def explore(state: LogState, seat: Seat, action: Explore, referee: Referee) -> None:
    """CL-EXPLORE-02, -03: reveal the nearest tiles first; an island just revealed may hide the next
    tile.
    """
    sea = state.open
    at = sea.captains[seat].at
    assert at is not None
    if sea.turn.lookout != at:
        turn.spend_action(sea)
        sea.turn.lookout = at
    for _ in range(action.tiles):
        slots = sight.explorable(sea, at)
        if slots and sea.unseen:
            reveal(sea, slots[0] if action.slot is None else action.slot, seat, referee)


def reveal(sea: Open, slot: int, seat: Seat, referee: Referee) -> None:
    """CL-EXPLORE-04 … -06, CL-BARREL-01: draw the tile of *slot*, and set up its
    barrels and flags.
    """
    tile = lay(sea, slot, referee)
    referee.announce(e.TileRevealed(captain=seat, tile=tile, slot=slot))
    for flag in draw_flags(sea, tile, referee):
        referee.announce(flag)


def lay(sea: Open, slot: int, referee: Referee, tile: int | None = None) -> int:
    """Lay *tile*, or one drawn if None, in *slot*, turned at random, with its barrels; returns its
    number.
    """
    if tile is None:
        tile = int(referee.draw(sea.unseen, "CL-SETUP-01"))
    (turn,) = referee.roll(1, 6, "CL-SETUP-01")
    sea.unseen.remove(tile)
    sea.tiles = (*sea.tiles[:slot], 6 * tile + turn - 1, *sea.tiles[slot + 1 :])
    room = len(sea.barrel_pool) - len(sea.barrels)
    sea.barrels += chart(sea).barrels[tile][:room]
    return tile


def draw_flags(sea: Open, tile: int, referee: Referee) -> Iterator[e.FlagDrawn]:
    """CL-EXPLORE-05, -06: draw a flag for a port or fortress on *tile* that prints none."""
    sheet, nations = chart(sea), printed(sea).nation_die
    if tile in sheet.ports and sheet.ports[tile].card.owner == "random":
        (face,) = referee.roll(1, len(nations), "CL-EXPLORE-05")
        sea.flags[f"port:{tile}"] = nations[face - 1]
        yield e.FlagDrawn(tile=tile, place="port", nation=nations[face - 1])
    if tile in sheet.fortresses and sheet.fortresses[tile].owner == "random":
        (face,) = referee.roll(1, len(nations), "CL-EXPLORE-06")
        sea.flags[f"fortress:{tile}"] = nations[face - 1]
        yield e.FlagDrawn(tile=tile, place="fortress", nation=nations[face - 1])


@functools.cache
def _reveal(tiles: int, slot: int | None = None) -> Explore:
    return Explore(tiles=tiles, slot=slot)


def _choice(view: LogView) -> tuple[int, ...]:
    """Slots of the nearest tiles in sight; empty unless there are several to choose among."""
    at = view.open.captains[view.seat].at
    found = sight.nearest(view.open, at) if at is not None and view.open.unseen else ()
    return found if len(found) > 1 else ()


def _slots(view: LogView) -> tuple[int, ...]:
    at = view.open.captains[view.seat].at
    return sight.explorable(view.open, at) if at is not None and view.open.unseen else ()
