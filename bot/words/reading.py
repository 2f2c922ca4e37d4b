"""Who reads: the language of a locale, and the voice that speaks it."""

from pathlib import Path

import discord

from bot.words.language import LANGUAGES, Language, language
from engine import games

_GAMES = Path(games.__file__).parent


def code_of(locale: discord.Locale) -> str:
    """The language we speak to readers of *locale*."""
    code = locale.value.split("-", maxsplit=1)[0]
    return code if code in LANGUAGES else LANGUAGES[0]


def voice(code: str, game: str | None = None) -> Language:
    """The voice of a language, with the words of *game* if it has any."""
    worded = game is not None and (_GAMES / game / "text").is_dir()
    return language(code, game if worded else None)
