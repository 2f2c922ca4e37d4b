"""A question with a single possible answer is answered automatically, and the news say so."""

from tests.captains_log.test_shipyard import before_a_small_ship
from tests.cogs.discord_server import DiscordServer, said, text_of
from tests.cogs.laid_sea import lay


async def test_a_question_with_a_single_possible_answer_is_answered_automatically(
    server: DiscordServer,
) -> None:
    await lay(server, before_a_small_ship(tea=8))
    done = await server.typed(server.alice, "captain ship")
    told = f"{said(done)}\n{text_of(server.board)}".replace("\u2068", "").replace("\u2069", "")
    assert "Alice has no room for 2 tea" in told
    assert "The only possible answer, given automatically: Alice" in told
    assert "What do you do?" in said(done)
