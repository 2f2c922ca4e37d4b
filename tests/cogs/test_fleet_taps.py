"""Taps for a turn of Fleet Commander in which the player always takes the first suggestion."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.client import Quarterdeck
from bot.tables import playing
from engine.games.fleet_commander.game import FLEET_COMMANDER
from tests.cogs.conftest import make_bot
from tests.cogs.discord_server import DiscordServer, ids_of, said
from tests.cogs.fingers import Fingers

MOST_TAPS = 10
"""Largest number of taps for a turn."""

TURNS = 10
"""Turns played in each battle."""

WHEN, DO = "When I am attacked", "Balanced: save ships, shields from 2 damage on"
"""A standing order, so that no turn waits for the answer of an attacked player."""

ENDS = ("endlike", "ending")
"""Verbs of the buttons that answer the question at the end of a turn."""


@pytest.fixture
def bot(database: Path) -> Quarterdeck:
    return make_bot(database, {"fleet_commander": FLEET_COMMANDER})


def verbs(hand: Fingers) -> list[str]:
    return [one.split(":")[1] for one in ids_of(hand.seen)]


async def answer_all(server: DiscordServer) -> None:
    """Answer every open question by the default, as a timeout would."""
    tables, table = server.bot.tables, await server.table_id()
    while (live := await tables.load(table)).table.status == "open":
        asked = next(iter(live.game.pending(live.state)), None)
        if asked is None:
            break
        answer = live.game.default(live.view(asked.seat))
        (user,) = live.people_of(asked.seat)
        await playing.play(tables, table, user, (answer,), decision=asked.id)
    await server.bot.services.settle()


async def begin_under_orders(server: DiscordServer, preset: str) -> None:
    """Begin a game of Alice and Bob, both with a standing order for attacks."""
    await server.start(server.bob, preset=preset)
    await answer_all(server)
    for person in (server.alice, server.bob):
        await person.slash(server.channel, "auto set", when=WHEN, do=DO)


async def play_what_is_first(hand: Fingers) -> str:
    """Take the first suggested plan, and confirm it unless it is played at once, as a roll is."""
    done = await hand.press("intend")
    return said(await hand.press("confirm") if "confirm" in verbs(hand) else done)


async def taps_of_a_turn(server: DiscordServer) -> int:
    """Let the player on turn take first suggestions until the turn ends; returns the taps."""
    person = await server.to_move()
    hand = Fingers(person, server.board)
    await hand.press("act")
    while "intend" in verbs(hand):
        await play_what_is_first(hand)
    if "end" not in verbs(hand):  # The battle is over.
        return hand.taps
    await hand.press("end")
    for verb in ENDS:
        if verb in verbs(hand):
            await hand.press(verb)
    return hand.taps


async def played(server: DiscordServer, preset: str) -> Sequence[int]:
    """Play the turns of a battle; returns the taps of each."""
    await begin_under_orders(server, preset)
    tables, table = server.bot.tables, await server.table_id()
    taps: list[int] = []
    while len(taps) < TURNS and (await tables.load(table)).table.status == "open":
        taps.append(await taps_of_a_turn(server))
        await answer_all(server)
    return taps


@pytest.mark.parametrize("preset", ["first_game", "pitched_battle"])
async def test_a_turn_of_first_suggestions_takes_at_most_ten_taps(
    server: DiscordServer, preset: str
) -> None:
    taps = await played(server, preset)
    assert len(taps) >= TURNS - 2, "a battle may end before"
    assert max(taps) <= MOST_TAPS, taps


async def test_the_result_of_a_shot_is_told_at_once_if_a_standing_order_answers_it(
    server: DiscordServer,
) -> None:
    await begin_under_orders(server, "first_game")
    for _ in range(TURNS):
        hand = Fingers(await server.to_move(), server.board)
        await hand.press("act")
        while "intend" in verbs(hand):
            done = await play_what_is_first(hand)
            fired = (line for line in done.splitlines() if line.startswith("You attack "))
            if shot := next(fired, None):
                assert "would" not in shot, "not what was aimed, but what came of it"
                return
        await hand.press("end")
        if "endlike" in verbs(hand):  # dice are left to keep
            await hand.press("endlike")
    raise AssertionError("nobody fired")
