"""Every special weapon and every scenario has sentences of its own in every language."""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Final, get_args

import pytest

from engine.core.words import Text
from engine.games import fleet_commander
from engine.games.fleet_commander.model.options import PRESETS
from engine.games.fleet_commander.model.state import Faction
from engine.games.fleet_commander.rules.scenarios import SCENARIOS
from engine.games.fleet_commander.rules.weapons import WEAPONS, SpecialWeapon
from engine.games.fleet_commander.words.scenarios import SCENARIO_WORDS
from tests import wording

MESSAGES: Final = {
    code: wording.read_all(Path(fleet_commander.__path__[0]) / "text", code)[0]
    for code in wording.LANGUAGES
}


def _any(weapon: SpecialWeapon) -> bool:
    del weapon
    return True


def _stays(weapon: SpecialWeapon) -> bool:
    return weapon.lasts


def _stays_at_a_sector(weapon: SpecialWeapon) -> bool:
    return weapon.lasts and "at" in weapon.aims_by


def _stays_on_a_ship(weapon: SpecialWeapon) -> bool:
    return weapon.lasts and "target" in weapon.aims_by


def _pulls(weapon: SpecialWeapon) -> bool:
    return {"target", "to"} <= {*weapon.aims_by}


def _moves(weapon: SpecialWeapon) -> bool:
    return "to" in weapon.aims_by


def _empties_a_bridge(weapon: SpecialWeapon) -> bool:
    return "seat" in weapon.aims_by


SAID_OF: Final[Mapping[str, tuple[str, Callable[[SpecialWeapon], bool]]]] = {
    "weapon": ("weapon", _any),
    "weapon-does": ("weapon", _any),
    "panel-weapon": ("weapon", _any),
    "why-weapon": ("weapon", _any),
    "map-token": ("weapon", _stays),
    "event-token-ended": ("weapon", _stays),
    "label-switch-off": ("weapon", _stays_at_a_sector),
    "lesson-closed": ("weapon", _stays_at_a_sector),
    "label-shake-off": ("weapon", _stays_on_a_ship),
    "label-beset": ("weapon", _stays_on_a_ship),
    "lesson-beset": ("weapon", _stays_on_a_ship),
    "damage-taken": ("cause", _stays_on_a_ship),
    "ask-first-effect": ("kind", _stays_on_a_ship),
    "label-pull": ("weapon", _pulls),
    "event-moved": ("how", _moves),
    "label-weapon-at-commander": ("weapon", _empties_a_bridge),
    "event-bridge-emptied": ("how", _empties_a_bridge),
    "legend-weapon": ("weapon", lambda weapon: weapon.name in WEAPONS),
}
"""By message, the variable that names the weapon, and a test for the weapons it concerns."""


@pytest.mark.rule("CORE-WORDS-01")
@pytest.mark.parametrize("code", wording.LANGUAGES)
@pytest.mark.parametrize("weapon", WEAPONS.values(), ids=WEAPONS)
def test_every_weapon_has_a_variant_in_each_sentence_that_concerns_it(
    weapon: SpecialWeapon, code: str
) -> None:
    said = [(key, variable) for key, (variable, is_said) in SAID_OF.items() if is_said(weapon)]
    lacking = [
        key for key, name in said if weapon.name not in MESSAGES[code][key].variants.get(name, ())
    ]
    assert lacking == []


@pytest.mark.parametrize("code", wording.LANGUAGES)
def test_no_unlisted_sentence_has_variants_by_weapon(code: str) -> None:
    """Sentences with a variant for all other values need not be listed."""
    apart = {
        (key, name)
        for key, message in MESSAGES[code].items()
        for name, variants in message.variants.items()
        if variants & {*WEAPONS} and "other" not in variants
    }
    assert apart <= {(key, name) for key, (name, _) in SAID_OF.items()}


PRESET_TEXTS: Final = ("preset-name", "preset-about", "preset-length")


def _of_scenario(name: str) -> Iterator[Text]:
    """The sentences that name the scenario before it is played."""
    words = next(words for words in SCENARIO_WORDS.values() if words.name == name)
    yield words.goal({})
    yield from words.terms()
    if SCENARIOS[words.name].sides_differ:
        for faction in get_args(Faction):
            yield words.role(faction)
            yield from words.side(faction)
    yield Text.of("option-value", value=name)
    for preset, options in PRESETS.items():
        if options.scenario == name:
            yield from (Text.of(key, preset=preset) for key in PRESET_TEXTS)


@pytest.mark.rule("CORE-WORDS-01")
@pytest.mark.parametrize("code", wording.LANGUAGES)
@pytest.mark.parametrize("name", SCENARIOS)
def test_every_scenario_has_a_variant_in_each_sentence_shown_before_play(
    name: str, code: str
) -> None:
    unnamed = [
        (text.key, fact)
        for text in _of_scenario(name)
        for variable, fact in text.facts
        if variable in ("scenario", "value", "preset")
        and (variants := MESSAGES[code][text.key].variants.get(variable))
        and fact not in variants
    ]
    assert unnamed == []
