"""Names of commands in texts: written in English, shown as the reader's Discord names them."""

import re
from collections.abc import Callable, Iterator
from typing import Final

from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer

FUNCTION = "COMMAND"
"""Name of the Fluent function for a command in a variable; one written out needs no call."""

VALUES: Final = {
    "True": "name-value-True",
    "False": "name-value-False",
    "yes": "name-value-yes",
    "no": "name-value-no",
}
"""The messages that name values of options, by the value."""

_COMMAND = re.compile(
    r"(?<=`/)[a-z]+(?: [a-z]+:?)*(?:True|False|yes|no)?(?:(?<=:)|(?=[`:A-Z0-9]|$))"
    r"|(?<= /)[a-z]+(?: [a-z]+)*$"
)
"""A slash command within a text, with its options up to their colons.

At the end of a text it needs no backquotes around it, as where no markdown is shown.
"""

NameOf = Callable[[str], str | None]
"""Function that gives the sentence of a message; None if there is no such message."""


def with_commands(entry: ftl.EntryType) -> ftl.EntryType:
    """*entry*, changed to look up the names of commands in its text when it is used."""
    _Naming().visit(entry)
    return entry


def name_of(command: str, said: NameOf) -> str:
    """*command*, such as ``turn end anyway:True``, with the names *said* for its words."""
    return " ".join(_name(word, said) for word in command.split())


def _name(word: str, said: NameOf) -> str:
    """The name of a word; in ``option:value`` both parts may have one."""
    name, colon, told = word.partition(":")
    kind = "option" if colon else "command"
    value = (said(VALUES[told]) if told in VALUES else None) or told
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
