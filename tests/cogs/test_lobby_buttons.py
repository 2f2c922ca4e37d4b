"""The main button of a lobby: what it still wants."""

from tests.cogs.discord_server import DiscordServer, labels_of, main_of
from tests.cogs.toy_bot import bot
from tests.toys.skirmish.game import SKIRMISH

__all__ = ["bot"]


async def test_what_a_lobby_still_wants_is_its_first_and_main_button(
    server: DiscordServer,
) -> None:
    card = await server.open(game="skirmish", preset=next(iter(SKIRMISH.presets)))
    assert labels_of(server.board)[:2] == ["Join", "Start"]
    assert main_of(server.board) == ["Join"]
    await server.bob.click(card, label="Join")
    assert labels_of(server.board)[:2] == ["Start", "Join"]
    assert main_of(server.board) == ["Start"]
