"""What a text of Captain's Log says, to be compared with what one types."""

from bot.words.language import Language
from engine.core.words import Text

PEOPLE = {"p1": "Anne", "p2": "Bob", "p3": "Émile", "p4": "Dora"}
PLAIN = {0x2068: None, 0x2069: None, 0xA0: " ", 0x202F: " ", 0x2019: "'"}


def said(code: str, text: Text | None) -> str:
    """*text* in words, without the marks around names, with plain spaces and apostrophes."""
    assert text is not None
    sentence = Language(code, "captains_log").say(text, lambda seat: PEOPLE[seat], plain=True)
    return sentence.translate(PLAIN)
