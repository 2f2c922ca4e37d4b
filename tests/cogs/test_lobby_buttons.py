"""The main button of a lobby: Join until there are enough players, then Start."""

from tests.cogs.discord_server import DiscordServer, labels_of, main_of
from tests.cogs.toy_bot import bot
from tests.toys.skirmish.game import SKIRMISH

__all__ = ["bot"]


async def test_join_is_the_main_button_of_a_lobby_until_the_game_can_start(
    server: DiscordServer,
) -> None:
    card = await server.open(game="skirmish", preset=next(iter(SKIRMISH.presets)))
    assert labels_of(server.board)[:2] == ["Join", "Start"]
    assert main_of(server.board) == ["Join"]
    await server.bob.click(card, label="Join")
    assert labels_of(server.board)[:2] == ["Start", "Join"]
    assert main_of(server.board) == ["Start"]
