"""All words of our texts by language, to check that messages contain no others."""

import re
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[2]
_TEXTS = (ROOT / "bot" / "words" / "text", ROOT / "engine" / "games" / "captains_log" / "text")
_DATA = ROOT / "engine" / "games" / "captains_log" / "data"
_WORD = re.compile(r"[^\W\d_]+")
_MARKS = re.compile(r"[①-⑳]|`[^`]*`|\b[0-9a-f]{16,}\b|<@!?\d+>|<t:\d+:R>|https://\S+")


@cache
def words_of(code: str) -> frozenset[str]:
    """The words of all sentences in the language *code*."""
    reader = _Reader()
    for path in _files(code):
        reader.visit(FluentParser().parse(path.read_text("utf-8")))
    return frozenset(_words(" ".join(reader.texts)))


@cache
def keys() -> frozenset[str]:
    """The keys of all messages, which nobody should ever read."""
    parsed = (FluentParser().parse(path.read_text("utf-8")) for path in _files("en"))
    entries = (entry for one in parsed for entry in one.body if isinstance(entry, ftl.Message))
    return frozenset(entry.id.name for entry in entries if "-" in entry.id.name)


@cache
def proper_names() -> frozenset[str]:
    """The words of names in the game's data, which are the same in every language."""
    files = (tomllib.loads(path.read_text("utf-8")) for path in sorted(_DATA.glob("*.toml")))
    return frozenset(_words(" ".join(name for data in files for name in _named(data))))


def strangers(text: str, code: str, known: Iterable[str] = ()) -> list[str]:
    """The words of *text* that are in no sentence or name, and not *known*."""
    plain = _MARKS.sub(" ", text)
    for name in known:
        plain = plain.replace(name, " ")
    vocabulary = words_of(code) | proper_names()
    raw = [key for key in re.findall(r"[a-z]+(?:-[a-z]+)+", text) if key in keys()]
    return [*(word for word in _words(plain) if word not in vocabulary), *raw]


class _Reader(Visitor):
    """Gathers the words of messages, without their keys."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_StringLiteral(self, node: ftl.StringLiteral) -> None:  # noqa: N802
        self.texts.append(node.value)


def _files(code: str) -> list[Path]:
    return [path for folder in _TEXTS for path in sorted(folder.rglob(f"{code}.ftl"))]


def _words(text: str) -> list[str]:
    return [word.casefold() for word in _WORD.findall(text)]


def _named(data: Any) -> Iterator[str]:
    """The names of all ships, ports and captains in *data*."""
    if isinstance(data, list):
        for item in data:
            yield from _named(item)
    elif isinstance(data, dict):
        for key, item in data.items():
            if isinstance(item, str) and key in ("name", "captain"):
                yield item
            else:
                yield from _named(item)
