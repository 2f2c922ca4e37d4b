"""Taps from the board to the result of an errand: five for a sale, four for others."""

from collections.abc import Callable

import pytest

from engine.games.captains_log.model.cards import Service
from engine.games.captains_log.model.state import Cube
from tests.captains_log.port_and_market import OPEN_SEA, harbour, laden, stock
from tests.captains_log.sea_fights import FRENCH, PIRATE, armed
from tests.captains_log.table import Table, hex_of
from tests.captains_log.test_repair import damaged
from tests.cogs.discord_server import DiscordServer, said
from tests.cogs.fingers import Fingers
from tests.cogs.laid_sea import lay

KNOWN_TILES = 4
ACTIONS = 2
"""Actions in a turn."""

ERRANDS = (
    ("sell 4 silver", "sell 4 silver", 5),
    ("Fire at", "fire at", 4),
    ("Repair 3 damage", "repair 3 damage", 4),
    ("xplore", "discover", 4),
    ("Fetch the barrel", "open a barrel", 4),
)
"""Words of a plan, words of its result, and the largest number of taps for it."""


def at_sea(*, guns: int = 0) -> Table:
    """A captain with room in the hold, near a port that buys all goods."""
    table = harbour("spain", Service.SELL, Service.SHIPYARD, doubloons=0)
    armed(table, "p1", guns)
    table.place("p1", OPEN_SEA)
    stock(table, spain=(0, 0), england=(0, 0), france=(0, 0), holland=(0, 0))
    table.sea.barrels.clear()
    return table


def with_cargo(table: Table) -> Table:
    laden(table, silver=4)
    return table


def with_prey(table: Table) -> Table:
    """Add guns and two NPC ships nearby."""
    armed(table, "p1", 3)
    table.npc("npc:1", hex_of(1, 1, -1), card=PIRATE)
    table.npc("npc:2", hex_of(2, 0, 1), card=FRENCH)
    return table


def with_damage(table: Table) -> Table:
    damaged(table, Cube.WATER, Cube.FIRE, Cube.WATER)
    laden(table, wood=2)
    return table


def with_unknown_tiles(table: Table) -> Table:
    table.sea.unseen = list(range(KNOWN_TILES + 1, 22))
    table.sea.tiles = (*table.sea.tiles[:KNOWN_TILES], *[0] * (21 - KNOWN_TILES))
    return table


def with_barrels(table: Table) -> Table:
    table.sea.barrels[:] = [hex_of(2), hex_of(1, -2, 1)]
    return table


ALONE = (with_cargo, with_prey, with_damage, with_unknown_tiles, with_barrels)


def crowded() -> Table:
    """A position for all errands at once, so that some plans are only in the menu."""
    table = at_sea(guns=3)
    for lay_out in (with_prey, with_cargo, with_damage, with_unknown_tiles, with_barrels):
        lay_out(table)
    return table


async def taps_for(server: DiscordServer, table: Table, errand: tuple[str, str, int]) -> int:
    """Do *errand* at *table* by taps; returns the number of taps up to its result."""
    wanted, happened, most = errand
    hand = Fingers(server.alice, await lay(server, table))
    await hand.press("act")
    await hand.plan(wanted)
    done = await hand.press("confirm")
    assert said(done).startswith("**Done.**")
    assert happened in said(done)
    assert hand.taps <= most, wanted
    return hand.taps


@pytest.mark.parametrize(("lay_out", "errand"), [*zip(ALONE, ERRANDS, strict=True)])
async def test_the_only_errand_of_a_position_takes_three_taps(
    server: DiscordServer, lay_out: Callable[[Table], Table], errand: tuple[str, str, int]
) -> None:
    """Act, the button of the plan, Confirm."""
    assert await taps_for(server, lay_out(at_sea()), errand) == 3


@pytest.mark.parametrize("errand", ERRANDS, ids=lambda errand: errand[0])
async def test_an_errand_among_many_takes_three_or_four_taps(
    server: DiscordServer, errand: tuple[str, str, int]
) -> None:
    """A plan without a button of its own is picked from the menu, in two taps instead of one."""
    assert await taps_for(server, crowded(), errand) in (3, 4)


async def test_the_first_sale_of_a_first_voyage_takes_three_taps(
    server: DiscordServer,
) -> None:
    """The position is that of a real first voyage, and not one set up by the test."""
    hand = Fingers(server.alice, await server.set_sail(preset="first_voyage"))
    opened = await hand.press("act")
    assert "sell" in said(opened)
    await hand.plan("ell 4")
    done = await hand.press("confirm")
    assert hand.taps == 3
    assert said(done).startswith("**Done.**")


async def test_a_turn_with_something_left_to_do_ends_in_two_taps(server: DiscordServer) -> None:
    hand = Fingers(server.alice, await lay(server, with_cargo(at_sea())))
    assert "still act" in said(await hand.press("end"))
    assert said(await hand.press("ending")).startswith("**Your turn is over.**")
    assert hand.taps == 2


@pytest.mark.parametrize("opened", [False, True])
async def test_a_turn_with_no_action_left_ends_in_one_tap_of_the_board_or_the_planner(
    server: DiscordServer, opened: bool
) -> None:
    table = with_cargo(at_sea())
    table.sea.turn.actions = ACTIONS
    hand = Fingers(server.alice, await lay(server, table))
    if opened:
        await hand.press("act")
    hand.taps = 0
    assert said(await hand.press("end")).startswith("**Your turn is over.**")
    assert hand.taps == 1
