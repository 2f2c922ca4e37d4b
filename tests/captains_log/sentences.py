"""Sentences of Captain's Log, in a form that can be compared with typed text."""

from collections.abc import Iterator

from bot.words.language import Language
from engine.core.words import Fact, Listing, Text
from engine.games.captains_log.model.cards import Nation
from engine.games.captains_log.model.data_set import standard
from tests.captains_log.table import Table, hex_of

PEOPLE = {"p1": "Anne", "p2": "Bob", "p3": "Émile", "p4": "Dora"}
PLAIN = {0x2068: None, 0x2069: None, 0xA0: " ", 0x202F: " ", 0x2019: "'"}


def said(code: str, text: Text | None) -> str:
    """*text* in words, without marks around names, with plain spaces and apostrophes."""
    assert text is not None
    sentence = Language(code, "captains_log").say(text, lambda seat: PEOPLE[seat], plain=True)
    return sentence.translate(PLAIN)


def within(fact: Fact | None) -> Iterator[Text]:
    """Every text in *fact*, itself included."""
    if isinstance(fact, Text):
        yield fact
        for _, inner in fact.facts:
            yield from within(inner)
    elif isinstance(fact, Listing):
        for inner in fact.items:
            yield from within(inner)


def whole_sea() -> Table:
    """A table with all tiles revealed: Anne moored in Fort Ashby, Bob and a merchant at tile 2."""
    tiles = [card for card in standard().tiles.values() if not card.optional]
    table = Table(*tiles, captains=2).without_npcs()
    table.sea.flags = {
        "port:4": Nation.FRANCE,
        "port:10": Nation.SPAIN,
        "fortress:5": Nation.HOLLAND,
        "fortress:6": Nation.SPAIN,
    }
    table.place("p1", at=hex_of(1, 1, 0))
    table.place("p2", at=hex_of(2), heading=60)
    table.npc("npc:1", hex_of(2, 0, 1), heading=180, card=1)
    return table
