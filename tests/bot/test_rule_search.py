"""Search of rules: they are found in spite of accents, endings, capitals and typing errors."""

import re

import pytest

from bot.words.rule_search import Books, chapter_named, search
from bot.words.rulebook import chapters_of
from engine.core.game import AnyGame
from engine.core.rule_ids import RULE_ID
from engine.games.captains_log.game import CaptainsLog
from engine.games.fleet_commander.game import FLEET_COMMANDER
from tests.ledger.rows import ROOT
from tests.toys.skirmish.game import Skirmish

SHOWN = 6
GAME = CaptainsLog()


def books(code: str, game: AnyGame = GAME) -> Books:
    codes = ("en", "fr") if code == "en" else ("fr", "en")
    return tuple(chapters_of(game, one) for one in codes)


def found(code: str, sought: str) -> list[str]:
    return [one.rule.id.removeprefix("CL-") for one in search(books(code), sought, SHOWN)]


@pytest.mark.parametrize(
    ("code", "sought", "wanted"),
    [
        ("en", "draught", "DRAFT-02"),
        ("en", "draft", "DRAFT-02"),
        ("en", "tack", "MOVE-14"),
        ("en", "cargo", "FREE-10"),
        ("en", "broadside", "SHOT-06"),
        ("en", "broadsides", "SHOT-06"),
        ("en", "gold", "SETUP-34"),
        ("en", "hull", "SINK-01"),
        ("en", "harbor", "PORT-01"),
        ("en", "smuggling", "REP-06"),
        ("en", "loot", "SINK-05"),
        ("en", "initiative", "SETUP-39"),
        ("en", "first voyage", "GAP-25"),
        ("en", "speed", "MOVE-01"),
        ("en", "wind", "WIND-02"),
        ("en", "WINDS", "WIND-02"),
        ("en", "wnid", "WIND-02"),
        ("en", "fame", "FAME-01"),
        ("en", "barels fame", "FAME-01"),
        ("en", "raider", "NPCTARGET-05"),
        ("en", "sink", "SINK-01"),
        ("en", "sinking", "SINK-01"),
        ("en", "shiprepair", "REPAIR-02"),
        ("en", "fotress", "FORT-02"),
        ("en", "boarding", "GEN-10"),
        ("en", "sell price", "MARKET-20"),
        ("en", "how do I win?", "END-01"),
        ("en", "reputaton", "REP-01"),
        ("en", "fire spreads", "DMG-05"),
        ("en", "buy a ship", "YARD-07"),
        ("en", "treasures", "GAP-13"),
        ("en", "renommée", "FAME-01"),
        ("fr", "louvoyer", "MOVE-14"),
        ("fr", "bordée", "SHOT-06"),
        ("fr", "bordees", "SHOT-06"),
        ("fr", "coque", "SINK-01"),
        ("fr", "vitesse", "MOVE-01"),
        ("fr", "pièces", "SETUP-34"),
        ("fr", "butin", "SINK-05"),
        ("fr", "mouillage", "PORT-01"),
        ("fr", "tonneaux", "BARREL-02"),
        ("fr", "bateau", "SETUP-36"),
        ("fr", "contrebandier", "MARKET-12"),
        ("fr", "cargaison", "FREE-10"),
        ("fr", "premier voyage", "GAP-25"),
        ("fr", "réapparition", "SINK-24"),
        ("fr", "aborder", "GEN-10"),
        ("fr", "abordage", "GEN-10"),
        ("fr", "réparer", "REPAIR-03"),
        ("fr", "reparation", "REPAIR-01"),
        ("fr", "tresor", "GAP-13"),
        ("fr", "vent", "WIND-01"),
        ("fr", "RENOMMÉE", "FAME-01"),
        ("fr", "couler", "SINK-06"),
        ("fr", "forteresses", "FORT-02"),
        ("fr", "embardee", "MOVE-13"),
        ("fr", "tirant d'eau", "DRAFT-02"),
        ("fr", "amarage", "MOVE-18"),
        ("fr", "mépris", "REP-16"),
        ("fr", "canons longs", "UPGRADE-05"),
        ("fr", "victoire", "END-01"),
        ("fr", "fame", "FAME-01"),
        ("fr", "raider", "NPCTARGET-05"),
        ("fr", "chantier navale", "YARD-01"),
    ],
)
def test_a_search_finds_the_wanted_rule_among_its_first_results(
    code: str, sought: str, wanted: str
) -> None:
    assert wanted in found(code, sought)


@pytest.mark.parametrize("sought", ["CL-SHOT-12", "cl shot 12", "shot 12", "Shot12", "SHOT-12"])
def test_a_rule_is_found_by_its_number(sought: str) -> None:
    assert found("en", sought) == found("fr", sought) == ["SHOT-12"]


def test_a_search_for_a_word_finds_no_rules_of_a_similar_word() -> None:
    wind, sale = found("fr", "vent"), found("fr", "vente")
    assert not any("MARKET" in rule for rule in wind)
    assert not any("WIND" in rule for rule in sale)


@pytest.mark.parametrize("sought", ["zeppelin", "", "  ", "?!", "x" * 60, "{*_`", "1"])
def test_a_search_for_something_in_no_rule_finds_nothing(sought: str) -> None:
    assert found("en", sought) == []


def test_results_are_in_the_readers_language_whatever_the_language_of_the_query() -> None:
    (english,) = search(books("en"), "shot 12", SHOWN)
    (french,) = search(books("fr"), "shot 12", SHOWN)
    assert english.rule.text.startswith("A ship")
    assert french.rule.text.startswith("Un navire")
    assert "agressif" in search(books("fr"), "raider", 1)[0].rule.text


def test_a_chapter_is_found_by_its_name() -> None:
    chapters = books("fr")[0]
    assert chapters[chapter_named(chapters, "reputation ET nations") or 0].title == (
        "Réputation et nations"
    )
    assert chapter_named(chapters, "reputation") is None


def test_the_rules_of_another_game_are_searched_in_the_same_way() -> None:
    game = Skirmish()
    skirmish = tuple(chapters_of(game, code) for code in ("fr", "en"))
    assert [one.rule.id for one in search(skirmish, "enchere", 1)] == ["SK-BID-01"]
    assert search(skirmish, "sink 01", 1)[0].rule.id == "SK-SINK-01"


@pytest.mark.parametrize(
    ("code", "sought", "wanted"),
    [
        ("en", "bridge", "FC-BRIDGE-01"),
        ("en", "class points", "FC-SCEN-PITCHED2-04"),
        ("en", "✚", "FC-DICE-02"),
        ("en", "✕", "FC-DICE-03"),
        ("en", "✱", "FC-DICE-04"),
        ("en", "★", "FC-DICE-05"),
        ("en", "ion drive", "FC-ABILITY-01"),
        ("en", "support", "FC-SUPPORT-01"),
        ("en", "counter-attack", "FC-SPECIAL-16"),
        ("en", "long shot", "FC-RANGE-01"),
        ("en", "armour", "FC-ATTACK-06"),
        ("en", "missiles", "FC-WEAPON-16"),
        ("en", "drop", "FC-TURN-10"),
        ("fr", "passerelle", "FC-BRIDGE-01"),
        ("fr", "points de classe", "FC-SCEN-PITCHED2-04"),
        ("fr", "★", "FC-DICE-05"),
        ("fr", "propulsion ionique", "FC-ABILITY-01"),
        ("fr", "soutien", "FC-SUPPORT-01"),
        ("fr", "riposte", "FC-SPECIAL-16"),
        ("fr", "tir de loin", "FC-RANGE-01"),
        ("fr", "blindage", "FC-ATTACK-06"),
        ("fr", "hors de combat", "FC-ATTACK-07"),
    ],
)
def test_a_search_for_a_term_of_fleet_commander_finds_its_rule(
    code: str, sought: str, wanted: str
) -> None:
    first = [one.rule.id for one in search(books(code, FLEET_COMMANDER), sought, SHOWN)]
    assert wanted in first


PLAIN_WORDS: dict[tuple[str, str], dict[str, str]] = {
    ("captains_log", "en"): {
        "contraband": "CL-REP-06",
        "facing": "CL-MOVE-15",
        "scuttle": "CL-SHOAL-04",
        "dice": "CL-SHOT-06",
        "shooting": "CL-SHOT-03",
        "range": "CL-SHOT-11",
        "damage": "CL-SHOT-14",
        "move": "CL-MOVE-01",
        "turn": "CL-TURN-03",
        "wind": "CL-WIND-01",
        "repair": "CL-REPAIR-03",
        "reputation": "CL-REP-01",
        "trade": "CL-MARKET-05",
        "sell": "CL-MARKET-20",
        "buy": "CL-MARKET-14",
        "fame": "CL-FAME-01",
        "how do I win?": "CL-END-01",
        "barrels": "CL-BARREL-02",
        "distrust": "CL-REP-17",
        "fortress": "CL-FORT-02",
        "shoals": "CL-SHOAL-01",
        "port": "CL-PORT-01",
    },
    ("captains_log", "fr"): {
        "contrebande": "CL-REP-06",
        "orientation": "CL-MOVE-15",
        "sabordage": "CL-SHOAL-04",
        "saborder": "CL-SHOAL-04",
        "dés": "CL-SHOT-06",
        "dé": "CL-SHOT-06",
        "des": "CL-SHOT-06",
        "DÉS": "CL-SHOT-06",
        "tirer": "CL-SHOT-03",
        "portée": "CL-SHOT-11",
        "dégâts": "CL-SHOT-14",
        "déplacement": "CL-MOVE-01",
        "vent": "CL-WIND-01",
        "réparer": "CL-REPAIR-03",
        "réputation": "CL-REP-01",
        "commerce": "CL-MARKET-05",
        "vendre": "CL-MARKET-20",
        "acheter": "CL-MARKET-14",
        "renommée": "CL-FAME-01",
        "comment gagner": "CL-END-01",
        "méfiance": "CL-REP-17",
        "forteresse": "CL-FORT-02",
        "banc de sable": "CL-SHOAL-01",
        "tirant d\u2019eau": "CL-DRAFT-02",
    },
    ("fleet_commander", "en"): {
        "dice": "FC-DICE-01",
        "facing": "FC-DICE-02",
        "shields": "FC-SHIELD-02",
        "attack": "FC-ATTACK-01",
        "damage": "FC-ATTACK-05",
        "move": "FC-MOVE-01",
        "asteroids": "FC-SECTOR-02",
        "turn": "FC-TURN-01",
        "how do I win?": "FC-SCEN-PITCHED2-04",
        "weapon": "FC-SPECIAL-02",
        "range": "FC-RANGE-01",
        "retreat": "FC-SPECIAL-11",
        "reroll": "FC-SPECIAL-03",
        "scan": "FC-HIDDEN-08",
        "deploy": "FC-DEPLOY-03",
        "frigate": "FC-SHIP-01",
        "portal": "FC-PORTAL-01",
        "trap": "FC-SCEN-TRAP-01",
    },
    ("fleet_commander", "fr"): {
        "dés": "FC-DICE-01",
        "dé": "FC-DICE-01",
        "boucliers": "FC-SHIELD-02",
        "attaquer": "FC-ATTACK-01",
        "dégâts": "FC-ATTACK-05",
        "déplacement": "FC-MOVE-01",
        "astéroïdes": "FC-SECTOR-02",
        "tour": "FC-TURN-01",
        "comment gagner": "FC-SCEN-PITCHED2-04",
        "arme": "FC-SPECIAL-02",
        "portée": "FC-RANGE-01",
        "repli": "FC-SPECIAL-11",
        "relancer": "FC-SPECIAL-03",
        "scan": "FC-HIDDEN-08",
        "déployer": "FC-DEPLOY-03",
        "frégates": "FC-SHIP-01",
        "piège": "FC-SCEN-TRAP-01",
        "sauvetage": "FC-SCEN-RESCUE-01",
    },
}
"""The rule that a search for a plain word finds first, by game and language."""


@pytest.mark.parametrize(("slug", "code"), PLAIN_WORDS)
def test_a_plain_word_first_finds_the_rule_on_what_it_means_for_the_player(
    slug: str, code: str
) -> None:
    game = {one.slug: one for one in (GAME, FLEET_COMMANDER)}[slug]
    wanted = PLAIN_WORDS[slug, code]
    found = {word: search(books(code, game), word, SHOWN) for word in wanted}
    assert {word: [one.rule.id for one in rules][:1] for word, rules in found.items()} == {
        word: [rule] for word, rule in wanted.items()
    }


def test_a_listed_word_finds_no_rules_of_a_word_with_another_ending() -> None:
    assert not any("faces" in one.rule.text for one in search(books("en"), "facing", SHOWN))
    assert not any("sabord." in one.rule.text for one in search(books("fr"), "sabordage", SHOWN))


@pytest.mark.parametrize("code", ["en", "fr"])
@pytest.mark.parametrize("typed", ["p.{}", "p {}", "page {}", "P. {}", "pages {}", "p.\u00a0{}"])
@pytest.mark.parametrize("page", [2, 12, 33])
def test_a_page_finds_the_rules_of_that_page(code: str, typed: str, page: int) -> None:
    found = search(books(code), typed.format(page), 100)
    assert found
    for one in found:
        numbers = [int(number) for number in re.findall(r"\d+", one.rule.page)]
        assert min(numbers) <= page <= max(numbers)


def test_a_page_without_rules_finds_nothing() -> None:
    assert search(books("en"), "p.199", SHOWN) == []


def test_a_number_names_a_rule_only_after_whole_words() -> None:
    assert found("en", "setup 11") == found("en", "cl-setup-11") == ["SETUP-11"]
    assert found("en", "up 11") != ["SETUP-11"]


@pytest.mark.parametrize("game", [GAME, FLEET_COMMANDER], ids=lambda game: str(game.slug))
@pytest.mark.parametrize("code", ["en", "fr"])
def test_every_synonym_listed_in_the_rules_leads_to_existing_rules(
    code: str, game: AnyGame
) -> None:
    name = "RULES.md" if code == "en" else f"RULES.{code}.md"
    written = (ROOT / "engine" / "games" / game.slug / name).read_text("utf-8")
    rows = re.findall(rf"^\| ([^|]+) \| ({RULE_ID}(?:, {RULE_ID})*) \|$", written, re.MULTILINE)
    listed = {rule for _, ids in rows for rule in ids.split(", ")}
    rules = [rule for chapter in books(code, game)[0] for rule in chapter.rules]
    assert listed == {rule.id for rule in rules if rule.other_words} != set()
