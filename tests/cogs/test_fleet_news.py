"""Whom the news of a battle call by name, whom "you", and who is said to be a bot."""

from tests.cogs.discord_server import DiscordServer, said, text_of
from tests.cogs.test_fleet_commander import begin, bot, in_action, put

__all__ = ["bot"]


async def test_the_first_board_says_once_who_is_a_bot(server: DiscordServer) -> None:
    first = _plain(text_of(await server.start(bots=1, preset="first_game")))
    live = await server.bot.tables.load(await server.table_id())
    (name,) = (one.name for one in live.holders if live.policy_of(one.seat) is not None)
    assert first.count(f"{name} (bot)") == 1
    assert first.count(name) > 1
    assert first.index(f"{name} (bot)") == first.index(name)


async def test_what_one_reads_alone_calls_one_you_and_the_board_calls_one_by_name(
    server: DiscordServer,
) -> None:
    await begin(server)
    await put(server, in_action().state)
    ended = _plain(said(await server.end_turn(server.alice)))
    assert "You end your turn, keeping" in ended
    board = _plain(text_of(server.board))
    assert "Alice ends the turn, keeping" in board
    assert "You end" not in board


def _plain(text: str) -> str:
    """*text* without the marks that hold names apart."""
    return text.translate({0x2068: None, 0x2069: None})
