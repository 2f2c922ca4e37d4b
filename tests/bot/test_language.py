"""Readers get sentences in their own language, and no name can break a sentence."""

import logging
from itertools import pairwise
from pathlib import Path

import pytest

from bot.words.language import Language, harmless, voice
from engine.core.words import Listing, Person, Text
from tests import wording

ROOMS = Path(__file__).parents[2]


def called(name: str) -> str:
    """The *name* of a person as a sentence shows it, without the invisible marks around it."""
    said = Language("en").say(
        Text.of("menu-range", first=Person(seat="p1"), last=2), lambda _: name
    )
    assert said.startswith("\u2068")
    assert said.endswith("\u2069 … 2")
    return said[1 : -len("\u2069 … 2")]


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("en", "There is no table k7 (any more). `/mygames` lists yours."),
        ("en-GB", "There is no table k7 (any more). `/mygames` lists yours."),
        (
            "fr",
            "Il n\N{RIGHT SINGLE QUOTATION MARK}y a pas (ou plus) de table k7. "
            "`/mesparties` donne la liste des vôtres.",
        ),
        (
            "fr-x-en",
            "Il n\N{RIGHT SINGLE QUOTATION MARK}y a pas (ou plus) de table k7. "
            "`/mygames` donne la liste des vôtres.",
        ),
        ("ko", "There is no table k7 (any more). `/mygames` lists yours."),
    ],
)
def test_a_text_is_said_in_the_language_of_its_reader(code: str, sentence: str) -> None:
    assert Language(code).say(Text.of("error-no-table", table="k7")) == sentence


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("en", "`/turn end anyway:True`"),
        ("fr", "`/tour finir malgré-tout:True`"),
        ("fr-x-en", "`/turn end anyway:True`"),
        ("en-x-fr", "`/tour finir malgré-tout:True`"),
    ],
)
def test_a_text_names_a_command_as_its_readers_discord_shows_it(code: str, said: str) -> None:
    assert said in Language(code).say(Text.of("typed-end", undone=Text.of("turn-end-undone")))


def test_an_option_with_a_value_in_small_letters_is_named_too() -> None:
    assert "`/table voter quoi:oui`" in voice("fr").say(Text.of("error-vote-under-way"))
    assert "`/table vote what:no`" in voice("en").say(Text.of("error-vote-under-way"))
    assert "`/préférences calme:aucune`" in voice("fr").say(Text.of("error-quiet-hours"))


def test_a_command_at_the_end_of_a_plain_text_is_translated_too() -> None:
    won = Text.of("alt-won", winners="Anne", count=1, round=3)
    assert voice("fr", "captains_log").say(won, plain=True).endswith("/carte texte")
    assert voice("en", "captains_log").say(won, plain=True).endswith("/map text")


def test_a_command_put_into_a_text_is_named_as_the_readers_discord_shows_it() -> None:
    text = Text.of("typed-command", command="captain sail")
    assert voice("fr", "captains_log").say(text) == "`/capitaine naviguer`"
    assert voice("fr", "captains_log").say(Text.of("typed-command", command="x")) == "`/x`"


@pytest.mark.parametrize(
    ("code", "items", "row"),
    [
        ("en", (), "Nothing … 1"),
        ("en", ("tea",), "Tea … 1"),
        ("en", ("tea", "oil"), "Tea and oil … 1"),
        ("en", ("tea", 2, "oil"), "Tea, 2 and oil … 1"),
        ("fr", ("tea", 2, "oil"), "Tea, 2 et oil … 1"),
    ],
)
def test_a_list_is_joined_as_the_language_does(
    code: str, items: tuple[str | int, ...], row: str
) -> None:
    said = Language(code).say(Text.of("menu-range", first=Listing(items=items), last=1))
    assert said == row


def test_a_text_within_a_text_is_worded_first() -> None:
    inner = Text.of("menu-range", first=1, last=2)
    assert Language("en").say(Text.of("menu-range", first=inner, last=3)) == "1 … 2 … 3"


def test_thousands_are_separated_as_the_language_does() -> None:
    text = Text.of("menu-range", first=2500, last=1)
    assert Language("en").say(text) == "2,500 … 1"
    assert Language("fr").say(text) == "2\u202f500 … 1"


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Anne Bonny", "Anne Bonny"),
        ("**Anne** `x`", r"\*\*Anne\*\* \`x\`"),
        ("@everyone", "@\u200beveryone"),
        ("<@123456789012345678>", "<@\u200b123456789012345678>"),
        ("<#123456789012345678>", "<\u200b#123456789012345678>"),
        ("<t:0:R> <a:x:1> </roll:1>", "<\u200bt:0:R> <\u200ba:x:1> <\u200b/roll:1>"),
        ("https://evil.example", "https:\u200b//evil.example"),
        ("a < b", "a < b"),
        ("Anne\n# Loud", "Anne # Loud"),
        ("Anne\u202e\u2069\u200b\u200f", "Anne"),
        ("\u05d0\u05e0\u05d4", "\u05d0\u05e0\u05d4"),
        ("{ $table }", "{ $table }"),
        ("\u200b\u2060", "A"),
    ],
)
def test_a_name_cannot_mention_format_or_reverse_the_text_after_it(name: str, shown: str) -> None:
    assert called(name) == shown


def test_a_name_stays_as_it_is_where_no_markdown_is_shown() -> None:
    text = Text.of("menu-range", first=Person(seat="p1"), last=2)
    said = Language("en").say(text, lambda _: "*Anne*", plain=True)
    assert said == "\u2068*Anne*\u2069 … 2"
    assert harmless("*Anne*", plain=True) == "*Anne*"


def test_a_name_put_into_a_text_as_a_plain_string_is_made_harmless_too() -> None:
    said = Language("en").say(Text.of("notice-joined", name="**\u05d0** @here", seat="p1"))
    assert said == "\u2068\\*\\*\u05d0\\*\\* @\u200bhere\u2069 takes seat A."


@pytest.mark.parametrize("letter", ["X", "x", "*", "\u05d0"])
def test_a_very_long_typed_text_is_cut_short(letter: str) -> None:
    said = Language("en").say(Text.of("error-no-table", table=letter * 6_000))
    assert said.startswith("There is no table ")
    assert letter * 2 in said.replace("\\", "")
    assert len(said) < 1_500


def test_english_stands_in_for_a_missing_message(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "toy" / "text").mkdir(parents=True)
    (tmp_path / "toy" / "text" / "en.ftl").write_text("only-here = Ahoy { $who }", "utf-8")
    (tmp_path / "toy" / "text" / "fr.ftl").write_text("only-there = Ohé", "utf-8")
    monkeypatch.setattr("bot.words.language._GAME_TEXTS", tmp_path)
    with caplog.at_level(logging.ERROR):
        assert Language("fr", "toy").say(Text.of("only-here", who="you")) == "Ahoy you"
        assert Language("fr", "toy").say(Text.of("nowhere")) == "Nowhere"
        assert "only-here is not worded in fr" in caplog.messages
        assert "nowhere is not worded in en" in caplog.messages
        Language("en", "toy").say(Text.of("only-here"))
    assert any(line.startswith("only-here is badly worded in en") for line in caplog.messages)


def test_the_voice_of_a_language_is_made_only_once() -> None:
    assert voice("fr") is voice("fr")
    assert voice("fr").code == "fr"


@pytest.mark.parametrize("folder", [path.parent for path in (ROOMS / "bot").rglob("en.ftl")])
def test_the_bots_texts_have_the_same_keys_and_variables_in_every_language(folder: Path) -> None:
    read = [wording.read(folder / f"{code}.ftl") for code in wording.LANGUAGES]
    assert not [fault for _, faults in read for fault in faults]
    for (one, _), (two, _) in pairwise(read):
        assert one.keys() == two.keys()
        assert {key: m.variables for key, m in one.items()} == {
            key: m.variables for key, m in two.items()
        }


@pytest.mark.parametrize("name", ["", "\u3164", "\u2800 \u200b", "\U0001fa77"])
def test_a_person_whose_name_shows_nothing_is_called_by_the_letter_of_the_seat(name: str) -> None:
    """Nobody knows a seat by its id."""
    who = Text.of("picture-won", number=1, winners=Listing(items=(Person(seat="p2"),)))
    said = Language("en", "captains_log").say(who, lambda _: name, plain=True)
    assert said.translate({0x2068: None, 0x2069: None}) == "B has won"
