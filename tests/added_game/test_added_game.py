"""A bot plays a game that is added by its folder, its drawer, its cog and its line in the list."""

import re
from typing import Any

import pytest

from tests.added_game.source_tree import with_skirmish
from tests.copied_source import played


@pytest.fixture(scope="module")
def seen(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """All that people see of the added game, by language."""
    tree, folder = (tmp_path_factory.mktemp(name) for name in ("source", "played"))
    with_skirmish(tree)
    return played(tree, "tests.added_game.played", str(folder))


NAMES = {
    "en": ("Skirmish", "Short (one round)", "Whole game", "Rounds"),
    "fr": ("Escarmouche", "Courte (une manche)", "Partie entière", "Manches"),
}


CARDS = {
    "en": ("Raid the first galleon", "Two crews on a line of islands."),
    "fr": ("Attaquer le premier galion", "Deux équipages sur une ligne d’îles."),  # noqa: RUF001
}


@pytest.mark.parametrize("code", NAMES)
def test_the_added_game_has_a_card_with_picture_and_button_on_the_first_screen(
    seen: dict[str, Any], code: str
) -> None:
    button, alt = CARDS[code]
    cards = re.findall(r"<article.*?</article>", seen[code]["first_screen"], re.DOTALL)
    (card,) = (one for one in cards if f"<h2>{NAMES[code][0]}</h2>" in one)
    assert f">{button}</button>" in card
    assert f'<img src="/covers/skirmish" alt="{alt}"' in card


@pytest.mark.parametrize("code", NAMES)
def test_title_presets_and_options_are_shown_in_the_words_of_the_added_game(
    seen: dict[str, Any], code: str
) -> None:
    here, (title, short, whole, rounds) = seen[code], NAMES[code]
    assert here["games"]["skirmish"] == title
    assert here["games"]["captains_log"] == "Captain\N{RIGHT SINGLE QUOTATION MARK}s Log"
    assert here["presets"] == {"short": short, "whole": whole}
    assert here["options"] == {"rounds": rounds}
    assert here["lobby"].startswith(f"**{title} · ")
    assert f"{short} · **{rounds}**" in here["lobby"]
    assert f"<h1>{title}</h1>" in here["game_setup"]
    assert short in here["game_setup"]
    assert title in here["board"]
    assert "Captain" not in here["board"] + here["lobby"]


def test_the_typed_commands_of_the_added_game_are_in_its_words_and_play_it(
    seen: dict[str, Any],
) -> None:
    raid = seen["en"]["command"]
    assert raid["description"] == "What a crew of the skirmish can do"
    assert raid["name_localizations"]["fr"] == "razzia"
    assert raid["description_localizations"]["fr"].startswith("Ce que peut faire un équipage")
    sell = next(one for one in raid["options"] if one["name"] == "sell")
    assert sell["name_localizations"]["fr"] == "céder"
    assert sell["options"][0]["name_localizations"]["fr"] == "carte"
    assert sell["options"][0]["description_localizations"]["fr"] == "Quelle carte"
    for code, name in (("en", "raid"), ("fr", "razzia")):
        assert f"`/{name}`" in seen[code]["help"]
        assert "`/capt" not in seen[code]["help"]
    assert "Dive" in seen["en"]["planned"]
    assert "Plonger" in seen["fr"]["planned"]


def test_the_drawer_of_the_added_game_works_in_the_drawing_process(seen: dict[str, Any]) -> None:
    assert seen["en"]["picture"][0] == "png"
    assert seen["en"]["picture"][1] > 1
