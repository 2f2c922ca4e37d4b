"""A special weapon is added by its module, a line in each list, its drawing and its sentences."""

from pathlib import Path
from typing import Any

import pytest

from tests.copied_source import played, touched
from tests.fleet_commander.added_weapon.source_tree import GAME, with_leech

CRUISER = 2
"""The ship that the leech can reach."""


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source with the leech."""
    folder = tmp_path_factory.mktemp("source")
    with_leech(folder)
    return folder


@pytest.fixture(scope="module")
def seen(tree: Path) -> dict[str, Any]:
    """All that people see of the leech."""
    return played(tree, "tests.fleet_commander.added_weapon.played")


def test_adding_a_weapon_takes_a_module_and_lines_in_six_files(tree: Path) -> None:
    assert touched(tree) == {
        GAME / "rules/weapons/leech.py",
        GAME / "rules/weapons/registry.py",
        GAME / "model/cards.py",
        GAME / "data/weapons.toml",
        GAME / "text/en.ftl",
        GAME / "text/fr.ftl",
        Path("renders/fleet_commander/weapons.py"),
    }


def test_an_added_weapon_is_offered_and_planned_against_the_target_it_may_aim_at(
    seen: dict[str, Any],
) -> None:
    assert seen["offered"] == [CRUISER]
    assert CRUISER in seen["planned"]
    assert seen["refused"] == {
        "friend": "FC-ATTACK-10",
        "far": "FC-WEAPON-05",
        "sector": "FC-WEAPON-04",
        "cruiser": None,
    }


def test_firing_an_added_weapon_is_reported_in_its_own_sentences(seen: dict[str, Any]) -> None:
    assert seen["fired"] == ["weapon_fired"]
    assert seen["fired_at_random"] > 0
    (english,), (french,) = seen["news"]["en"], seen["news"]["fr"]
    assert english.endswith("battleship uses its leech on Bob's cruiser")
    assert french.endswith("utilise sa sangsue sur le croiseur de Bob")
    assert seen["why"]["en"] == [
        "Leech: 1 damage for four points of hull, each turn; weapons cannot be answered"
    ]


def test_a_leech_damages_its_ship_as_a_turn_begins_until_it_is_shaken_off(
    seen: dict[str, Any],
) -> None:
    assert seen["strikes"]["en"] == ["Bob's cruiser takes 4 damage from a leech, hull 14/18"]
    menu, entry = seen["offer"]["en"]
    assert menu == "Drain and other specials (★)"
    assert entry == "Tear the leech of Alice's battleship off cruiser"
    assert seen["ended"]["en"] == ["The leech of Alice's battleship lets go"]


def test_an_added_weapon_is_described_in_menus_on_the_map_and_in_hints(
    seen: dict[str, Any],
) -> None:
    assert seen["menus"]["fr"][:2] == ["Arme spéciale", "Sangsue (cuirassé)"]
    does = "a ship up to 2 sectors off loses a quarter of its hull each turn"
    assert seen["about"]["en"] == [f"Leech: {does}"]
    assert "Leech of Alice's battleship on Bob's cruiser" in seen["map"]["en"]
    assert "A leech clings to your cruiser: a red ✱ tears it off." in seen["hints"]["en"]


def test_threats_include_an_added_weapon(seen: dict[str, Any]) -> None:
    (threat,) = seen["threat"]["en"]
    damage = "at least 4 damage, hull 18 → 14; more if other ships come beside"
    assert threat.endswith(f"for the leech, which reaches your cruiser (A1): {damage}")


def test_a_leech_is_drawn_by_its_letter_on_its_launcher_and_on_its_victim(
    seen: dict[str, Any],
) -> None:
    assert seen["letters"] == {
        "battleship 0": "L",
        "battleship 1": "N",
        "cruiser 1": "L",
        "frigate 0": "",
    }
    assert seen["beams"] == 1
    assert seen["picture"] == "jpg"
