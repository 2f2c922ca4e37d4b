"""Ending a turn: what would be given away by it is named before the question."""

from tests.captains_log.test_forgone import unstowed
from tests.cogs.discord_server import DiscordServer, said
from tests.cogs.fingers import Fingers
from tests.cogs.laid_sea import lay


async def test_fame_that_costs_nothing_is_named_first_before_a_turn_ends(
    server: DiscordServer,
) -> None:
    hand = Fingers(server.alice, await lay(server, unstowed()))
    await hand.press("act")
    first, asked = said(await hand.press("end")).splitlines()
    assert first.startswith("**For nothing, you can win 2 points of fame now: stow the hold anew")
    assert asked == "You can still act this turn. End your turn all the same?"
