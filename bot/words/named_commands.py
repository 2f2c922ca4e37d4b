"""Commands named within texts: written in English, said as the reader's Discord shows them."""

import re
from collections.abc import Callable, Iterator

from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer

FUNCTION = "COMMAND"
"""What a Fluent file may call with a command in a variable; one written out needs no call."""

_COMMAND = re.compile(
    r"(?<=`/)[a-z]+(?: [a-z]+:?)*(?:True|False)?(?=[`:A-Z0-9]|$)|(?<= /)[a-z]+(?: [a-z]+)*$"
)
"""A command behind its stroke, and the options that are told it, each with its colon.

At the end of a text, as where no markdown is shown, it needs no marks around it.
"""

NameOf = Callable[[str], str | None]
"""What a message says; None if there is none."""


def with_commands(entry: ftl.EntryType) -> ftl.EntryType:
    """*entry*, in which the commands that texts name are looked up as they are said."""
    _Naming().visit(entry)
    return entry


def name_of(command: str, said: NameOf) -> str:
    """*command*, such as ``turn end anyway:True``, by the names that *said* has for its words."""
    return " ".join(_name(word, said) for word in command.split())


def _name(word: str, said: NameOf) -> str:
    """A word with a colon is an option, and what it is told: ``True`` may have a name as well."""
    name, colon, told = word.partition(":")
    kind = "option" if colon else "command"
    value = (said(f"name-value-{told}") if told in ("True", "False") else None) or told
    return f"{said(f'name-{kind}-{name}') or name}{colon}{value}"


class _Naming(Transformer):
    def visit_Pattern(self, node: ftl.Pattern) -> ftl.Pattern:  # noqa: N802
        self.generic_visit(node)
        node.elements = [part for one in node.elements for part in _parts(one)]
        return node


def _parts(
    element: ftl.TextElement | ftl.Placeable,
) -> Iterator[ftl.TextElement | ftl.Placeable]:
    if isinstance(element, ftl.Placeable):
        yield element
        return
    text, end = element.value, 0
    for found in _COMMAND.finditer(text):
        yield ftl.TextElement(text[end : found.start()])
        yield ftl.Placeable(_call(found[0]))
        end = found.end()
    if end < len(text):
        yield ftl.TextElement(text[end:])


def _call(command: str) -> ftl.FunctionReference:
    arguments = ftl.CallArguments(positional=[ftl.StringLiteral(command)])
    return ftl.FunctionReference(ftl.Identifier(FUNCTION), arguments)
