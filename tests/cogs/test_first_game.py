"""The first game of a newcomer who takes every first suggestion: what each private message says."""

import re
from pathlib import Path

import pytest

from bot.client import Quarterdeck
from bot.words.language import voice
from engine.core.words import Text
from engine.games.fleet_commander.game import FLEET_COMMANDER
from tests.cogs.conftest import make_bot
from tests.cogs.discord_server import DiscordServer, ids_of, offers_of, text_of
from tests.cogs.fingers import Fingers

GAME = FLEET_COMMANDER.slug
TURNS = 3
"""Turns of the newcomer that are played."""

_BOLD = re.compile(r"\*\*(.+?)\*\*")


@pytest.fixture
def bot(database: Path) -> Quarterdeck:
    return make_bot(database, {GAME: FLEET_COMMANDER})


async def first_game(server: DiscordServer, code: str) -> list[tuple[str, list[str]]]:
    """The texts of Alice's planner in a game against an ensign, each with the suggestions in it."""
    alice, read = server.alice, list[tuple[str, list[str]]]()
    server.locales[alice.id] = code
    await alice.slash(server.channel, "table new", game=GAME, preset="first_game", language=code)
    await alice.slash(server.channel, "table bot", level="ensign")
    await alice.slash(server.channel, "table start")
    for _ in range(TURNS):
        hand = Fingers(alice, server.board)
        await hand.press("act" if "act" in _verbs(hand) else "ask")
        while True:
            offers = [offer for offer in offers_of(hand.seen) if "\n" in offer]
            read.append((text_of(hand.seen), offers))
            ways = [one for one in ("confirm", "intend") if one in _verbs(hand)]
            if not ways:
                break
            await hand.press(ways[0])
        for end in ("end", "endlike", "ending"):
            if end in _verbs(hand):
                await hand.press(end)
                read.append((text_of(hand.seen), []))
    return read


def _verbs(hand: Fingers) -> list[str]:
    return [one.split(":")[1] for one in ids_of(hand.seen)]


def _begins(code: str, key: str, **facts: str) -> str:
    """The beginning, up to the first fact, of the sentence *key*."""
    said = voice(code, GAME).say(Text.of(key, step="§", plan="§", tap="§", **facts), plain=True)
    return said.split("§", maxsplit=1)[0].rstrip("* ")


@pytest.mark.parametrize("code", ["en", "fr"])
async def test_a_hint_never_leads_elsewhere_than_the_first_suggestion(
    server: DiscordServer, code: str
) -> None:
    """A hint on a step that has to wait says so, and names the first suggestion; and no message
    says a line twice, suggestions apart.
    """
    later, now = _begins(code, "planner-next", when="later"), _begins(code, "planner-until")
    waiting = 0
    for text, offers in await first_game(server, code):
        offered = {line for offer in offers for line in offer.splitlines()}
        lines = [line for line in text.splitlines() if line and line not in offered]
        assert len(lines) == len({*lines}), f"said twice:\n{text}"
        hints = [line for line in lines if line.startswith("> ")]
        if not offers or not any(line.startswith(f"> **{later}") for line in hints):
            continue
        waiting += 1
        (named,) = (line for line in hints if now in line)
        suggested = _BOLD.findall(offers[0])[0].casefold()
        planned = _BOLD.findall(named)[0].casefold()
        assert suggested.endswith(planned), (suggested, planned)
    assert waiting, "or else the test shows nothing"
