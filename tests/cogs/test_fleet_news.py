"""News of a battle calls players by name or "you", and says who is a bot."""

import re

from bot.tables import playing
from bot.tables.standing_orders import set_orders
from engine.games.fleet_commander.judgement.standing_orders import Orders
from engine.games.fleet_commander.model.actions import Order
from tests.cogs.discord_server import DiscordServer, said, text_of
from tests.cogs.test_fleet_commander import begin, bot, in_action, put
from tests.fleet_commander.battle import Battle

__all__ = ["bot"]


async def test_the_first_board_marks_a_bot_once_at_its_first_mention(server: DiscordServer) -> None:
    first = _plain(text_of(await server.start(bots=1, preset="first_game")))
    live = await server.bot.tables.load(await server.table_id())
    (name,) = (one.name for one in live.holders if live.policy_of(one.seat) is not None)
    assert first.count(f"{name} (bot)") == 1
    assert first.count(name) > 1
    assert first.index(f"{name} (bot)") == first.index(name)


async def test_private_answers_say_you_and_the_board_says_the_players_name(
    server: DiscordServer,
) -> None:
    await begin(server)
    await put(server, in_action().state)
    ended = _plain(said(await server.end_turn(server.alice)))
    assert "You end your turn, keeping" in ended
    board = _plain(text_of(server.board))
    assert "Alice ends the turn, keeping" in board
    assert "You end" not in board


async def test_an_attack_and_the_damage_taken_at_once_are_one_line_of_news(
    server: DiscordServer,
) -> None:
    battle = in_action()
    battle.dice("p2", bridge="B:S")
    await _under_orders(server, battle)
    await _play(server, battle, battle.attack("R:O", "C3", "C2", _at(battle, "C2")))
    board = _plain(text_of(server.board))
    assert re.search("Alice attacks Bob.s cruiser .*: 5 damage, hull 13/18", board)
    assert "threatening" not in board


async def test_news_of_a_standing_order_follow_its_answer_and_precede_the_next_action(
    server: DiscordServer,
) -> None:
    battle = in_action()
    await _under_orders(server, battle)
    await _play(server, battle, battle.attack("R:O", "C3", "C2", _at(battle, "C2")))
    await _play(server, battle, battle.move("B:D", _at(battle, "B3"), "A4"))
    board = _plain(text_of(server.board))
    told = [board.index(one) for one in ("Bob stops", "By standing order: Bob", "moves")]
    assert told == sorted(told)


async def _under_orders(server: DiscordServer, battle: Battle) -> None:
    """Set the table to *battle*, with standing orders that answer for Bob."""
    await begin(server)
    await put(server, battle.state)
    orders = Orders(reactions="cautious", redirect="never")
    tables, table = server.bot.tables, await server.table_id()
    await set_orders(tables, table, server.bob.id, seat="p2", orders=orders)


async def _play(server: DiscordServer, battle: Battle, action: Order) -> None:
    tables, table = server.bot.tables, await server.table_id()
    await playing.play(tables, table, server.alice.id, (action,))
    await server.bot.services.settle()


def _at(battle: Battle, name: str) -> int:
    """The id of the only ship at the position *name*."""
    (found,) = [ship.id for ship in battle.open.ships if ship.at == battle.at(name)]
    return found


def _plain(text: str) -> str:
    """*text* without the Unicode isolates around names."""
    return text.translate({0x2068: None, 0x2069: None})
