"""Errors and notices of the bot: worded in every language, the errors drawn as a tree."""

import pkgutil
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import TypeVar

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

import bot
import cogs
from bot import errors, unsaid_errors
from bot.errors import BotError, Refused
from bot.tables.repeats import ANSWERS, denied, revive
from bot.unsaid_errors import Unsaid
from engine.core.errors import RuleViolation

T = TypeVar("T", bound=BaseException)

FOLDER = Path(bot.__file__).parent
ROOMS = (bot, cogs)

for room in ROOMS:
    for found in pkgutil.walk_packages(room.__path__, f"{room.__name__}."):
        if "migrations" not in found.name and not found.name.endswith("__main__"):
            import_module(found.name)


def keys(language: str) -> set[str]:
    worded: set[str] = set()
    for path in (FOLDER / "words" / "text").rglob(f"{language}.ftl"):
        resource = FluentParser().parse(path.read_text("utf-8"))
        assert not [entry for entry in resource.body if isinstance(entry, Junk)]
        worded |= {entry.id.name for entry in resource.body if isinstance(entry, Message)}
    return worded


def below(kind: type[T]) -> list[type[T]]:
    return [kind, *(each for child in kind.__subclasses__() for each in below(child))]


def written(prefix: str) -> set[str]:
    """Keys with this *prefix* that the bot's sources name literally."""
    sources = [path.read_text("utf-8") for path in FOLDER.rglob("*.py")]
    return {key for source in sources for key in re.findall(rf'"({prefix}-[a-z-]+)"', source)}


def drawn() -> Iterator[tuple[str, str]]:
    """Names of each error in the drawing and of its parent."""
    above: list[str] = []
    drawing = f"{errors.__doc__}\n{unsaid_errors.__doc__}"
    for line in drawing.splitlines():
        if entry := re.match(r"( *)\* (\w+)", line):
            above = above[: len(entry[1]) // 2]
            yield entry[2], above[-1] if above else "Exception"
            above.append(entry[2])


@pytest.mark.parametrize("language", ["en", "fr"])
def test_each_error_and_notice_is_worded_and_each_wording_is_used(language: str) -> None:
    said = {key for key in keys(language) if key.startswith(("error-", "notice-"))}
    raised = {kind.key for kind in below(BotError)}
    assert raised <= keys(language)
    assert said == {key for key in raised if key.startswith("error-")} | written(
        "notice"
    ) | written("error")


def test_the_drawn_tree_of_errors_matches_the_classes() -> None:
    there = [*below(BotError), *below(Unsaid)]
    ours = tuple(f"{room.__name__}." for room in ROOMS)
    raised = {kind for kind in below(Exception) if kind.__module__.startswith(ours)}
    assert {kind.__name__: kind.__bases__[0].__name__ for kind in there} == dict(drawn())
    assert raised == set(there), "an error stands outside the tree"
    assert {kind.__module__ for kind in below(BotError)} == {errors.__name__}
    assert {kind.__module__ for kind in below(Unsaid)} == {unsaid_errors.__name__}


@pytest.mark.parametrize("kind", below(Refused), ids=lambda kind: kind.__name__)
def test_a_stored_refusal_is_read_back_unchanged(kind: type[Refused]) -> None:
    before = kind(table="abcde", most=3)
    answer = ANSWERS.load(ANSWERS.dump(denied(before)))
    assert answer.kind == "denied"
    after = revive(answer)
    assert isinstance(after, Refused)
    assert (type(after), after.text) == (kind, before.text)


@pytest.mark.parametrize("kind", below(RuleViolation), ids=lambda kind: kind.__name__)
def test_a_stored_rule_violation_is_read_back_unchanged(kind: type[RuleViolation]) -> None:
    before = kind("CL-MOVE-03", "not-your-turn", count=2)
    answer = ANSWERS.load(ANSWERS.dump(denied(before)))
    assert answer.kind == "denied"
    after = revive(answer)
    assert isinstance(after, RuleViolation)
    assert (type(after), after.rule, after.text) == (kind, before.rule, before.text)
