"""Texts that describe a battle mention everything that its picture shows."""

from collections import Counter
from functools import cache
from typing import get_args

import pytest

from bot.words.language import Language
from engine.core.words import Text
from engine.games.fleet_commander import words
from renders.fleet_commander.weapons import DRAWINGS
from renders.space import Scene
from renders.space import scene as s
from tests.renders.fleet_moments import load
from tests.renders.fleet_positions import NAMES
from tests.renders.test_fleet_commander import BOARDS, painted


@pytest.mark.parametrize("name", BOARDS)
def test_the_text_of_a_battle_mentions_every_drawn_ship_and_its_hull(name: str) -> None:
    scene, lines = painted(name)[0], in_words(name)
    for ship in scene.ships:
        at = called(scene, ship.at)
        (line,) = (one for one in lines if one.startswith(f"{at}: "))
        number = "" if ship.alone else f" {ship.number}"
        weapon = f" ({WEAPONS[ship.weapon]})" if ship.weapon else ""
        assert f"{ship.sort}{number}{weapon} ({ship.hull} of {ship.hull_max})" in line
        assert NAMES[f"p{ship.seat + 1}"] in line


@pytest.mark.parametrize("name", BOARDS)
def test_the_text_of_a_battle_mentions_every_special_sector_and_token(name: str) -> None:
    scene, said = painted(name)[0], "\n".join(in_words(name))
    kinds = {"asteroids": "asteroid field", "gravity": "gravity field", "gas": "gas cloud"}
    for place, kind in scene.hazards:
        assert f"{called(scene, place)} ({kinds[kind]})" in said
    for sign in scene.signs:
        assert f"{called(scene, sign.at)}: {sign.kind}" in said
    assert ("Drones of" in said) == any(ship.drones for ship in scene.ships)


@pytest.mark.parametrize("name", BOARDS)
def test_the_text_of_a_battle_mentions_points_and_dice_and_its_alt_text_the_points(
    name: str,
) -> None:
    scene, said = painted(name)[0], "\n".join(in_words(name))
    alt = worded(words.alt(load(name).view))
    assert len(alt) <= 256
    if not any(fleet.acting for fleet in scene.fleets):
        return
    for fleet in scene.fleets:
        owner = NAMES[f"p{fleet.seat + 1}"]
        assert f"{owner} {fleet.points}" in said
        assert f"{owner} {fleet.points}" in alt
        assert not fleet.threshold or f"(loses at {fleet.threshold})" in said
        shown = Counter(die for die in (*fleet.left, *fleet.right) if die)
        bridge = next(line for line in in_words(name) if line.startswith(f"Bridge of {owner}"))
        assert sum(shown.values()) == sum(bridge.count(face) for face in FACES)
        for face, sign in zip(get_args(s.Face), FACES, strict=True):
            drawn = sum(count for die, count in shown.items() if die.face == face)
            assert bridge.count(sign) == drawn


WEAPONS = {drawn.letter: weapon.value.replace("_", " ") for weapon, drawn in DRAWINGS.items()}
WEAPONS |= {"E": "exo-bomb", "N": "nano-repairer"}


FACES = "✚✕✱★"
"""Signs of the faces in texts: orthogonal, diagonal, multi-directional, special."""


@cache
def called(scene: Scene, place: s.Place) -> str:
    """The name of a sector in texts."""
    zone, column, row = place
    before = f"Zone {zone + 1}, " if len(scene.zones) > 1 else ""
    return f"{before}{'ABCDE'[column]}{row + 1}"


def in_words(name: str) -> list[str]:
    return [worded(line) for line in words.describe(load(name).view)]


def worded(line: Text) -> str:
    said = Language("en", "fleet_commander").say(line, NAMES.__getitem__, plain=True)
    return said.translate({0x2068: None, 0x2069: None, 0xA0: " "})
