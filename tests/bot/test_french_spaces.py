"""French punctuation: the spaces before signs and within quotes never break a line."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.words.rule_search import search
from bot.words.rulebook import chapters_of
from engine.games.captains_log.game import CaptainsLog
from tests.ledger.rows import ROOT

ROOMS = ("bot", "engine", "tests")
MESSAGES = sorted(path for room in ROOMS for path in (ROOT / room).rglob("fr.ftl"))
RULES = sorted(path for room in ROOMS for path in (ROOT / room).rglob("RULES.fr.md"))

NARROW, WIDE = "\u202f", "\u00a0"
PLACE = "\ufffc"
"""Mark for a value that is put into a sentence."""

CODE = re.compile(r"`[^`]*`|https?:\S+|<[@#:/t][^>]*>")
"""Code, links and Discord's mentions, which are not French."""

WRONG = re.compile(
    rf"(?<!{NARROW})[;!?](?![;!?])|(?<!{NARROW})%|(?<![{WIDE}*])(?<!\d):(?!\d)"
    rf"|(?<!{WIDE})\*\*:|«(?!{WIDE})|(?<!{WIDE})»|n°(?!{WIDE})"
)
"""A punctuation mark without the non-breaking space that French puts there."""


class _Sentences(Visitor):
    """The texts of a message, variant by variant, with ``PLACE`` for what is put in."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ftl.Pattern) -> None:  # noqa: N802
        self.found.append("".join(map(_part, node.elements)))
        self.generic_visit(node)


def _part(element: ftl.TextElement | ftl.Placeable) -> str:
    if isinstance(element, ftl.TextElement):
        return element.value or ""
    inner = element.expression
    return str(inner.parse()["value"]) if isinstance(inner, ftl.StringLiteral) else PLACE


def sentences(text: str) -> Iterator[str]:
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ftl.Message | ftl.Term):
            visitor = _Sentences()
            visitor.visit(entry)
            yield from visitor.found


def wrong(sentence: str) -> list[str]:
    """Each mark of *sentence* that may begin a line, with the text around it."""
    plain = CODE.sub(PLACE, sentence)
    return [plain[max(0, at.start() - 12) : at.end() + 2] for at in WRONG.finditer(plain)]


@pytest.mark.parametrize("path", MESSAGES, ids=lambda path: path.parent.name)
def test_no_line_of_a_french_message_can_begin_with_a_punctuation_mark(path: Path) -> None:
    said = [*sentences(path.read_text("utf-8"))]
    assert said
    assert [fault for sentence in said for fault in wrong(sentence)] == []


@pytest.mark.parametrize("path", RULES, ids=lambda path: path.parent.name)
def test_no_line_of_the_french_rules_can_begin_with_a_punctuation_mark(path: Path) -> None:
    lines = [line for line in path.read_text("utf-8").splitlines() if not line.startswith("|--")]
    assert [fault for line in lines for fault in wrong(line)] == []


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ("a = Ohé !", 1),
        ("a = Ohé\u202f!", 0),
        ("a = { $b ->\n   [one] une\n  *[other] deux\n } : { $c }", 1),
        ("a = { $b }\u00a0: { $c }", 0),
        ('a = { $b ->\n   [one] { " " }; une\n  *[other] {"\\u202F"}; deux\n }', 1),
        ("a = { $b } ; `/table leave table:{ $c } ;`", 1),
        ("a = « oui »", 2),
        ("a = «\u00a0oui\u00a0», à 50\u202f% <t:1:R> https://x.y", 0),
        ("a = à 50 %", 1),
        ("a = oui!", 1),
        ("a = **Dés**\u00a0: 2", 0),
        ("a = **Dés** : 2", 1),
    ],
)
def test_a_punctuation_mark_that_may_begin_a_line_is_found(text: str, faults: int) -> None:
    (found,) = [[fault for one in sentences(text) for fault in wrong(one)]]
    assert len(found) == faults


@pytest.mark.parametrize("space", [NARROW, WIDE])
def test_the_search_of_rules_treats_non_breaking_spaces_like_plain_ones(space: str) -> None:
    books = tuple(chapters_of(CaptainsLog(), code) for code in ("fr", "en"))
    for sought in ("banc de sable ?", "arbitrage de la maison : fanion", "premier navire"):
        assert search(books, sought.replace(" ", space), 6) == search(books, sought, 6) != []
