"""Fluent messages: those read one by one equal those of the whole file, references included."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from bot.words.fluent_messages import FluentMessages, sources

ROOMS = Path(__file__).parents[2]
FILES = sorted(path for room in ("bot", "engine") for path in (ROOMS / room).rglob("*.ftl"))


def messages(path: Path, text: str) -> FluentMessages:
    path.write_text(text, "utf-8")
    return FluentMessages("en", [path], {})


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOMS)))
def test_every_message_read_alone_equals_the_one_read_with_its_file(path: Path) -> None:
    whole = FluentParser().parse(path.read_text("utf-8"))
    entries = [one for one in whole.body if isinstance(one, (ftl.Message, ftl.Term))]
    found = sources(path)
    assert len(found) == len(entries)
    for entry in entries:
        key = f"-{entry.id.name}" if isinstance(entry, ftl.Term) else entry.id.name
        assert FluentParser().parse_entry(found[key]).equals(entry, ["span", "comment"])


def test_a_message_includes_the_messages_and_terms_it_refers_to(tmp_path: Path) -> None:
    said = messages(
        tmp_path / "en.ftl",
        "# A comment = none\n"
        "first = { second } of the { -fleet(many: 2) }\n"
        "second = A ship{ third.end }\n"
        "third = !\n    .end = , sunk,\n"
        "-fleet = { $many ->\n   *[one] { -navy }\n    [2] { -navy }s\n }\n"
        "-navy = navy\n",
    )
    assert said.say("first", {}) == ("A ship, sunk, of the navys", [])
    assert said.say("navy", {}) is None
    assert said.say("# A comment", {}) is None


def test_the_first_of_two_messages_with_the_same_name_is_used(tmp_path: Path) -> None:
    own, bots = tmp_path / "own.ftl", tmp_path / "bots.ftl"
    own.write_text("title = The game\ntitle = Another\n", "utf-8")
    bots.write_text("title = The bot\nplain = Of the { title }\n", "utf-8")
    said = FluentMessages("en", [own, bots], {})
    assert said.say("plain", {}) == ("Of the The game", [])
    assert said.say("title", {}) == ("The game", [])


def test_a_malformed_message_counts_as_missing(tmp_path: Path) -> None:
    said = messages(tmp_path / "en.ftl", "broken = { $\nwhole = Whole\n")
    assert said.say("broken", {}) is None
    assert said.say("whole", {}) == ("Whole", [])


def test_a_percent_sign_stays_with_its_number(tmp_path: Path) -> None:
    said = messages(tmp_path / "en.ftl", "hit = { $hurt } % to hit, 100 % to sink, 7% off\n")
    assert said.say("hit", {"hurt": 50}) == ("50\u202f% to hit, 100\u202f% to sink, 7% off", [])
