"""The preview's own files with their words replaced by ours, in the language of the game."""

import json
import tomllib
from collections.abc import Mapping
from functools import cache
from html import escape

from bot.home.static_files import read_static
from bot.words.language import voice
from engine.core.words import Text


@cache
def sentences() -> Mapping[str, Mapping[str, str]]:
    """By file of the preview, the words it shows and the key of our sentence for each."""
    return tomllib.loads(read_static("page_words.toml"))


def reworded(file: str, text: str, code: str) -> str:
    """The content *text* of the preview's *file*, with its words in the language *code*."""
    for written, key in sentences().get(file, {}).items():
        said = voice(code).say(Text(key=key), plain=True)
        quoted = (
            f"{written[0]}{escape(said)}{written[-1]}"
            if file.endswith(".html")
            else json.dumps(said, ensure_ascii=False)
        )
        text = text.replace(written, quoted)
    return text
