"""Every error and notice of the bot is worded in every language, and no other is."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

import bot
from bot import errors
from bot.errors import BotError, Refused, Stale
from bot.tables.repeats import ANSWERS, denied, revive

FOLDER = Path(bot.__file__).parent


def keys(language: str) -> set[str]:
    resource = FluentParser().parse(
        (FOLDER / "words" / "text" / f"{language}.ftl").read_text("utf-8")
    )
    assert not [entry for entry in resource.body if isinstance(entry, Junk)]
    return {entry.id.name for entry in resource.body if isinstance(entry, Message)}


def kinds(kind: type[BotError] = BotError) -> list[type[BotError]]:
    return [kind, *(below for child in kind.__subclasses__() for below in kinds(child))]


def notices() -> set[str]:
    sources = [path.read_text("utf-8") for path in FOLDER.rglob("*.py")]
    return {key for source in sources for key in re.findall(r'"(notice-[a-z-]+)"', source)}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_each_error_and_notice_is_worded_and_each_wording_used(language: str) -> None:
    said = {key for key in keys(language) if key.startswith(("error-", "notice-"))}
    raised = {kind.key for kind in kinds() if kind.__module__ == errors.__name__}
    assert said - raised == notices()
    assert raised <= said


def test_a_refusal_written_down_is_the_same_when_read_again() -> None:
    before = Stale(table="abcde")
    answer = ANSWERS.load(ANSWERS.dump(denied(before)))
    assert answer.kind == "denied"
    after = revive(answer)
    assert isinstance(after, Refused)
    assert (type(after), after.text) == (Stale, before.text)
