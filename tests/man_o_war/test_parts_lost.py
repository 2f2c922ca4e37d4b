"""Parts lost: news and cards say what a ship can no longer do; the legend tells what is struck."""

from typing import Any

import pytest

from bot.words.language import LANGUAGES
from engine.games.man_o_war.model.areas import AreaName
from tests.man_o_war.battle import Battle
from tests.man_o_war.test_words import typed


def shot(battle: Battle, code: str, *faces: int, **how: Any) -> str:
    """What is told of a volley of A1 that shows these faces."""
    news = battle.game.words.news
    assert news is not None
    (one,) = news(battle.view(), battle.acts("A1", "stay", *faces, **how).events)
    return typed(code, one.text)


def card(battle: Battle, code: str) -> str:
    ships = next(one for one in battle.game.words.panels(battle.view()) if one.key == "ships")
    return next(line for one in ships.lines if (line := typed(code, one)).startswith("B1"))


@pytest.mark.rule("MOW-OAR-08", "MOW-DMG-04")
@pytest.mark.parametrize(
    ("code", "face", "told"),
    [
        ("en", 5, "destroys the oars (save failed: 1), so it cannot row."),
        ("fr", 5, "détruit les rames (sauvegarde manquée : 1), la cible ne peut plus ramer."),
        ("en", 2, "destroys the bow gun (save failed: 1), so it cannot fire ahead."),
        (
            "fr",
            2,
            "détruit le canon de proue (sauvegarde manquée : 1),"
            " la cible ne peut plus tirer devant.",
        ),
        ("en", 4, "destroys the mast (save failed: 1)."),
    ],
)
def test_the_news_tell_what_a_destroyed_part_costs(code: str, face: int, told: str) -> None:
    battle = Battle(A1=(30, 60, 90), B1=(45, 60, 0))
    assert shot(battle, code, face, 1).endswith(told)


@pytest.mark.rule("MOW-MOVE-08", "MOW-DMG-02")
def test_the_news_tell_what_each_box_of_a_large_ship_costs() -> None:
    battle = Battle(A1=(30, 60, 90), B1=(42, 60, 0), sorts={"A": "wargalley", "B": "corsair"})
    assert shot(battle, "en", 4, 1, aim="high").endswith("so it sails 7.5 cm less.")


@pytest.mark.rule("MOW-DMG-02")
@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("en", "without bow gun (cannot fire ahead) and oars (cannot row)"),
        ("fr", "sans canon de proue (ne peut plus tirer devant) et rames (ne peut plus ramer)"),
    ],
)
def test_the_card_of_a_galley_tells_what_it_has_lost_by_damage(code: str, told: str) -> None:
    battle = Battle(A1=(30, 60, 90), B1=(45, 60, 0))
    battle.ship("B1").hits = {AreaName.OARS: 1, AreaName.BOW_BATTERY: 1}
    assert card(battle, code).endswith(told)


@pytest.mark.rule("MOW-DMG-02")
@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("en", "gun deck (1 of 2: fires 1 gun fewer abeam)"),
        ("fr", "batterie (1 sur 2 : tire de 1 canon de moins par le travers)"),
    ],
)
def test_the_card_of_a_large_ship_counts_the_guns_it_has_lost(code: str, told: str) -> None:
    battle = Battle(A1=(30, 60, 90), B1=(45, 60, 0), sorts={"B": "galleon"})
    battle.ship("B1").hits = {AreaName.GUN_DECK: 1}
    assert card(battle, code).endswith(told)


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_legend_explains_struck_badges_and_red_dashes(code: str) -> None:
    battle = Battle(A1=(30, 60, 90), B1=(45, 60, 0))
    legend = " ".join(typed(code, line) for line in battle.game.words.legend(battle.view()))
    parts = {
        "en": ("badge struck out in red", "red dashes with a cross"),
        "fr": ("insigne barré de rouge", "tirets rouges avec une croix"),
    }[code]
    assert all(part in legend for part in parts)
