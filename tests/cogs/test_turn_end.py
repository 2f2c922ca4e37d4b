"""Free fame that the question at the end of a turn mentions first."""

from tests.captains_log.test_forgone import unstowed
from tests.cogs.discord_server import DiscordServer, said
from tests.cogs.fingers import Fingers
from tests.cogs.laid_sea import lay


async def test_the_question_at_the_end_of_a_turn_first_mentions_fame_that_costs_nothing(
    server: DiscordServer,
) -> None:
    hand = Fingers(server.alice, await lay(server, unstowed()))
    await hand.press("act")
    first, asked = said(await hand.press("end")).splitlines()
    assert first.startswith("**You can still gain 2 fame for free: rearrange your cargo")
    assert asked == "You can still act this turn. End your turn anyway?"
