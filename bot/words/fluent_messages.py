"""Messages of Fluent files, each parsed when it is first used, because few ever are."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.words.named_commands import with_commands

_ENTRIES = re.compile(r"^(?=[a-zA-Z#-])", re.MULTILINE)
"""Start of a message, a term or a comment; their further lines are indented."""


class FluentMessages:
    """The messages of *files* in the language *code*; the first file that has a key counts."""

    def __init__(
        self, code: str, files: Iterable[Path], functions: dict[str, Callable[[Any], Any]]
    ) -> None:
        self.code = code
        self._bundle = FluentBundle([code], functions=functions, use_isolating=False)
        self._unread: dict[str, str] = {}
        for path in files:
            self._unread = {**sources(path), **self._unread}

    def say(self, key: str, facts: Mapping[str, str | int]) -> tuple[str, list[Exception]] | None:
        """The sentence of the message *key*, with any errors; None if there is no such message.

        A space before a percent sign becomes one that does not break.
        """
        self._read(key)
        if not self._bundle.has_message(key):
            return None
        if (pattern := self._bundle.get_message(key).value) is None:
            return None
        said, errors = self._bundle.format_pattern(pattern, dict(facts))
        return str(said).replace(" %", "\u202f%"), errors

    def _read(self, key: str) -> None:
        """Parse the message or ``-term`` *key*, and all messages and terms it refers to."""
        source = self._unread.pop(key, None)
        if source is not None:
            entry = entry_of(source)
            self._bundle.add_resource(ftl.Resource([entry]))
            for other in _referred(entry):
                self._read(other)


@cache
def sources(path: Path) -> Mapping[str, str]:
    """The source of each message in a file, by its key; a term has the key ``-term``."""
    found: dict[str, str] = {}
    for source in _ENTRIES.split(path.read_text("utf-8")):
        key, equals, _ = source.partition("=")
        if equals and not key.startswith("#"):
            found.setdefault(key.rstrip(), source)
    return found


@cache
def entry_of(source: str) -> ftl.EntryType:
    """The parsed message of *source*, without positions, which would take half of the time."""
    return with_commands(FluentParser(with_spans=False).parse_entry(source))


def _referred(entry: ftl.EntryType) -> Iterator[str]:
    references = _References()
    references.visit(entry)
    yield from references.keys


class _References(Visitor):
    """Gathers the messages and terms that a message refers to."""

    def __init__(self) -> None:
        self.keys: list[str] = []

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.keys.append(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802
        self.keys.append(f"-{node.id.name}")
        self.generic_visit(node)
