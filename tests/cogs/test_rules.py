"""/rules: chapters and single rules, read as a player reads them."""

import re
from collections.abc import Iterator

import pytest

from bot.words.language import LANGUAGES
from bot.words.rulebook import chapters_of
from cogs import rules
from engine.games.captains_log.game import CaptainsLog
from tests.cogs.discord_server import DiscordServer, labels_of, options_of, private, said, shown

PITCHED = "FC-SCEN-PITCHED"
CARD_LETTERS, CARD_COMPONENTS = 4_000, 40
PHONE_LETTERS = 1_000
"""Letters on about one screen of a phone, including the small ones below each rule."""


def rulebook(code: str) -> rules.Rulebook:
    codes = sorted(LANGUAGES, key=lambda one: one != code)
    game = CaptainsLog()
    books = tuple(chapters_of(game, one) for one in codes)
    return rules.Rulebook(slug=game.slug, code=code, books=books)


def walk(card: dict[str, object] | list[object]) -> Iterator[dict[str, object]]:
    if isinstance(card, list):
        for one in card:
            assert isinstance(one, dict)
            yield from walk(one)
        return
    yield card
    for below in ("components", "options"):
        inside = card.get(below, [])
        assert isinstance(inside, list)
        yield from walk(inside)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_page_of_every_chapter_fits_discord_and_a_phone(code: str) -> None:
    book = rulebook(code)
    for number, chapter in enumerate(book.chapters):
        told = ""
        for at in range(len(rules.pages_of_chapter(book, chapter))):
            parts = list(walk(list(rules.chapter_card(book, number, at).to_components())))
            texts = [str(part["content"]) for part in parts if "content" in part]
            assert len("".join(texts)) <= PHONE_LETTERS < CARD_LETTERS
            assert sum("type" in part for part in parts) <= CARD_COMPONENTS
            assert all(len(str(part.get("custom_id", ""))) <= 100 for part in parts)
            options = [part for part in parts if "label" in part and "value" in part]
            assert len(options) == len(book.chapters) <= 25
            assert all(0 < len(str(one["label"])) <= 100 for one in options)
            assert all(0 < len(str(one["description"])) <= 100 for one in options)
            told += "".join(texts)
        assert all(f"- {rule.text}" in told for rule in chapter.rules)
        assert not any(rule.id in told for rule in chapter.rules), "no reader needs the ids"


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_found_rule_leads_to_the_page_that_holds_it(code: str) -> None:
    book = rulebook(code)
    for number, chapter in enumerate(book.chapters):
        for rule in chapter.rules:
            found = rules.Found(chapter=number, rule=rule)
            assert rule.text in rules.pages_of_chapter(book, chapter)[rules.page_with(book, found)]


async def test_rules_opens_with_a_menu_of_chapters_right_below_two_lines(
    server: DiscordServer,
) -> None:
    opened = await server.carol.slash(server.channel, "rules")
    assert private(opened)
    assert "The rules of Captain" in said(opened)
    titles = [one["label"] for one in options_of(shown(opened))]
    assert titles[:2] == ["The turn", "Sailing and wind"]
    assert len(said(opened).splitlines()) == 2, "the menu is in view at once"


async def test_a_chapter_is_read_page_by_page(server: DiscordServer) -> None:
    opened = await server.carol.slash(server.channel, "rules")
    first = await server.carol.select(shown(opened), [options_of(shown(opened))[1]["value"]])
    assert "### Sailing and wind · 1/" in said(first)
    assert "**In short.**" in said(first)
    (sources,) = [line for line in said(first).splitlines() if line.startswith("-# ")]
    assert sources.startswith("-# p.12")
    assert said(first).splitlines()[-1] == sources
    assert "Previous" not in labels_of(shown(first))
    read = said(first)
    following = await server.carol.click(shown(first), label="Next")
    assert "### Sailing and wind · 2/" in said(following)
    assert said(following) != read


async def test_a_french_reader_gets_the_rules_in_french(server: DiscordServer) -> None:
    server.locales[server.carol.id] = "fr"
    read = await server.carol.slash(server.channel, "rules", about="navigation ET vent")
    assert "### Navigation et vent · 1/" in said(read)
    assert "**En bref.**" in said(read)
    found = await server.carol.slash(server.channel, "rules", about="shot 12")
    assert "Un navire visé par la proue" in said(found)
    assert "-# Combat · CL-SHOT-12 · p.\u00a018" in said(found)


async def test_rules_are_found_by_word_and_by_number(server: DiscordServer) -> None:
    found = await server.carol.slash(server.channel, "rules", about="CL-MOVE-03")
    assert private(found)
    assert "The points are settled as the move begins" in said(found)
    assert said(found).count("-# ") == 1
    words = await server.carol.slash(server.channel, "rules", about="wnid")
    assert "What the rules say about “wnid”" in said(words)
    assert "-# Sailing and wind · CL-WIND-0" in said(words)
    nothing = await server.carol.slash(server.channel, "rules", about="zeppelin")
    assert "No rule mentions that" in said(nothing)
    unknown = await server.carol.slash(server.channel, "rules", about="wind", game="zeppelin")
    assert "does not take “zeppelin” now" in said(unknown)


async def test_a_rule_that_is_found_opens_its_chapter_on_its_page(server: DiscordServer) -> None:
    found = await server.carol.slash(server.channel, "rules", about="CL-EX-14")
    wanted = next(line for line in said(found).splitlines() if not line.startswith(("#", "-#")))
    (sailing,) = [one for one in options_of(shown(found)) if one["label"] == "Sailing and wind"]
    opened = await server.carol.select(shown(found), [sailing["value"]])
    assert wanted in said(opened)


async def test_autocomplete_offers_chapters_rules_and_games(server: DiscordServer) -> None:
    chapters = await server.carol.autocomplete(server.channel, "rules", "about", "")
    assert [one["name"] for one in chapters][:2] == ["The turn", "Sailing and wind"]
    offered = await server.carol.autocomplete(server.channel, "rules", "about", "wind")
    assert offered[0]["value"] == "Sailing and wind"
    assert any(one["value"] == "CL-WIND-02" for one in offered)
    assert all(0 < len(one["name"]) <= 100 for one in offered)
    part = await server.carol.autocomplete(server.channel, "rules", "about", "repar")
    assert part[0]["value"] == "Damage, loss and repair"
    numbered = await server.carol.autocomplete(server.channel, "rules", "about", "shot 12")
    assert "CL-SHOT-12" in [one["value"] for one in numbered]
    nothing = await server.carol.autocomplete(server.channel, "rules", "about", "zeppelin")
    assert nothing == []
    games = await server.carol.autocomplete(server.channel, "rules", "game", "captain")
    assert [one["value"] for one in games] == ["captains_log"]


async def test_the_how_card_has_a_button_to_the_rules(server: DiscordServer) -> None:
    await server.set_sail()
    opened = await server.alice.click(server.board, label="How?")
    rules = await server.alice.click(shown(opened), label="Rules")
    assert private(rules)
    assert said(rules).startswith("### The rules of Captain\u2019s Log")
    assert shown(rules).id != shown(opened).id


@pytest.mark.parametrize("opened", [{}, {"about": "wind"}, {"about": "Sailing and wind"}])
async def test_every_card_of_rules_can_be_closed(
    server: DiscordServer, opened: dict[str, str]
) -> None:
    card = await server.carol.slash(server.channel, "rules", **opened)
    await server.carol.click(shown(card), label="Close")
    assert card.response is None


@pytest.mark.parametrize("scenario", ["pitched_battle", "capture", "asteroid_belt"])
async def test_rules_of_scenarios_that_are_not_played_are_found_last(
    server: DiscordServer, scenario: str
) -> None:
    await server.open(game="fleet_commander", preset=scenario)
    mine = f"FC-SCEN-{scenario.rpartition('_')[2].upper()}-"
    for about in ("battle", "deploy", "asteroid", "shuttle", "corner"):
        found = said(await server.alice.slash(server.channel, "rules", about=about))
        ids = re.findall(r"(?<=· )FC-[A-Z0-9-]+", found)
        assert ids
        other = [one.startswith("FC-SCEN-") and not one.startswith((mine, PITCHED)) for one in ids]
        assert other == sorted(other), ids
