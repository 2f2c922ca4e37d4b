"""The law of wording finds texts that are missing, unused, or lack a variable."""

from pathlib import Path

import pytest

from engine.core.words import Listing, Text
from tests import wording
from tests.toys.sealed_orders.game import SEALED_ORDERS

MODULE = """
def tell(view, event):
    raise RuleViolation("XX-01", "too-far", by=2)
    return Text.of("event-sailed", ship=1, at=2) if event else Text.of(f"good-{event}")
"""
ENGLISH = """
-bot = Quarterdeck
event-sailed = { $ship } sails to { $at }.
violation-too-far = { -bot } says: { $by } is too far, { good-tea }.
good-tea = tea
good-oil = oil
"""
FRENCH = """
event-sailed = { $ship } arrive en { $at }.
violation-too-far = { $by } est trop loin, { good-tea }.
good-tea = thé
good-oil = huile
"""


def faults(
    folder: Path, module: str = MODULE, english: str = ENGLISH, french: str = FRENCH
) -> list[str]:
    (folder / "text").mkdir()
    for name, text in (("rules.py", module), ("text/en.ftl", english), ("text/fr.ftl", french)):
        (folder / name).write_text(text, "utf-8")
    return wording.faults(folder)


@pytest.mark.rule("CORE-WORDS-01")
def test_complete_texts_have_no_fault(tmp_path: Path) -> None:
    assert faults(tmp_path) == []


@pytest.mark.rule("CORE-WORDS-01")
@pytest.mark.parametrize(
    ("part", "old", "new", "fault"),
    [
        ("french", "good-oil = huile", "", "fr: good-oil is missing"),
        ("english", "good-oil = oil", "", "en: good-oil is missing"),
        ("french", "{ $at }", "{ $to }", "event-sailed: en and fr have other variables"),
        ("english", "good-oil = oil", "good-oil = { $oil", "en.ftl: cannot be read: good-oil"),
        ("english", "good-oil = oil", "good-oil = oil\ngood-oil = oil", "en.ftl: good-oil stands"),
        ("module", "too-far", "too-wide", "rules.py:3: violation-too-wide is not worded"),
        ("module", "event-sailed", "event-sank", "rules.py:4: event-sank is not worded"),
        ("module", "event-sailed", "event-sank", "event-sailed is never used"),
        ("module", ", at=2", "", "rules.py:4: event-sailed is not given at"),
        ("module", 'f"good-', 'f"flag-', "nothing is called"),
        ("module", 'f"good-', 'f"flag-', "good-oil is never used"),
        ("module", ", by=2", "", "rules.py:3: violation-too-far is not given by"),
    ],
)
def test_a_fault_in_the_texts_is_named(
    tmp_path: Path, part: str, old: str, new: str, fault: str
) -> None:
    texts = {"module": MODULE, "english": ENGLISH, "french": FRENCH}
    assert old in texts[part]
    texts[part] = texts[part].replace(old, new)
    assert any(one.startswith(fault) or fault in one for one in faults(tmp_path, **texts))


def test_texts_said_in_play_without_a_wording_or_a_variable_are_reported(tmp_path: Path) -> None:
    faults(tmp_path)
    messages, _ = wording.read(tmp_path / "text" / "en.ftl")
    said = [Text.of("event-sailed", ship=1, at=2), Text.of("good-tea")]
    assert wording.unworded(said, messages) == []
    said = [Text.of("event-sailed", ship=1), Text.of("good-rum")]
    assert wording.unworded(said, messages) == [
        "event-sailed is not given at",
        "good-rum is not worded",
    ]


def test_a_text_is_the_same_in_whatever_order_its_facts_are_given() -> None:
    assert Text.of("sailed", at=1, by=2) == Text.of("sailed", by=2, at=1)
    assert hash(Text.of("all", names=Listing(items=(1, 2))))


NAMED = """
game-title = Sealed Orders
game-about = Everybody writes in secret.
game-cover = Ships at a strait.
button-first-game = Write the first order
preset-name = { $preset ->
    [strait] The strait
    [two_to_one] Two to one
   *[other] { $preset }
  }
option-name = { $option ->
    [rounds] Rounds
    [captains] Captains
   *[other] { $option }
  }
option-value = { $value ->
    [any] two to five
    [three] three
   *[other] { $value }
  }
"""


@pytest.mark.rule("CORE-WORDS-01")
@pytest.mark.parametrize(
    ("old", "new", "faults"),
    [
        ("", "", []),
        ("game-title", "title", ["game-title is not worded"]),
        ("game-about", "about", ["game-about is not worded"]),
        ("game-cover", "cover", ["game-cover is not worded"]),
        ("button-first-game", "button", ["button-first-game is not worded"]),
        ("[strait]", "[open]", ["preset-name: strait is not named", "preset-name: there is no op"]),
        ("    [rounds] Rounds\n", "", ["option-name: rounds is not named"]),
        (
            "[captains] Cap",
            "[tide] Tide",
            ["option-name: captains is not", "option-name: there is"],
        ),
        ("    [any] two to five\n", "", ["option-value: any is not named"]),
        (
            "*[other] { $value }",
            "*[other] { $option ->\n   *[tide] 1\n }",
            ["option-value: there is"],
        ),
    ],
)
def test_titles_presets_and_options_that_a_game_leaves_unnamed_are_reported(
    tmp_path: Path, old: str, new: str, faults: list[str]
) -> None:
    assert old in NAMED
    (tmp_path / "en.ftl").write_text(NAMED.replace(old, new) if old else NAMED, "utf-8")
    found = wording.unnamed(SEALED_ORDERS, wording.read(tmp_path / "en.ftl")[0])
    assert len(found) == len(faults)
    assert all(one.startswith(fault) for one, fault in zip(found, faults, strict=True))
