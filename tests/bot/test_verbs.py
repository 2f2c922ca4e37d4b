"""Custom ids of buttons and menus: made from a verb's fields, and read back or refused."""

import dataclasses
import typing
from typing import Any

import pytest

from bot.errors import OldButton
from bot.messages.components import Button, Menu
from bot.messages.personal_verbs import PickPreference
from bot.messages.planner.planner_verbs import Confirm, Pick, PickOn, PickPlan, PickSwitches
from bot.messages.verb import GREATEST_NUMBER, ID_LETTERS, Verb
from bot.messages.verbs import (
    End,
    PickAhead,
    PickChapter,
    PickEnding,
    PickOrder,
    PickStops,
    PickTurnsAhead,
)
from tests.bot.verb_kinds import KINDS

MENUS = (
    *(Pick, PickOn, PickPlan, PickSwitches, PickOrder, PickChapter, PickEnding, PickPreference),
    *(PickAhead, PickTurnsAhead, PickStops),
)

SAMPLES: dict[object, list[Any]] = {
    int: [0, 17, GREATEST_NUMBER],
    str: ["k7", "captains_log", "MOVE"],
    tuple[str, ...]: [(), ("0f3a",), ("0f3a", "bc", "p-1")],
}


def samples(kind: type[Verb]) -> list[Verb]:
    types = typing.get_type_hints(kind)
    names = [field.name for field in dataclasses.fields(typing.cast("Any", kind))]
    return [kind(**{name: SAMPLES[types[name]][n] for name in names}) for n in range(3)]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_a_verb_is_read_back_unchanged_from_its_custom_id(kind: type[Verb]) -> None:
    for verb in samples(kind):
        custom_id = verb.to_id()
        assert len(custom_id) <= ID_LETTERS
        assert kind.from_id(custom_id) == verb
        shapes = (Button, Menu)
        took = [one for one in shapes if one.__discord_ui_compiled_template__.fullmatch(custom_id)]
        assert took == [Menu if kind in MENUS else Button]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_an_id_with_a_piece_missing_added_or_of_another_kind_is_refused(kind: type[Verb]) -> None:
    for verb in samples(kind):
        custom_id = verb.to_id()
        prefix, name, *fields = custom_id.split(":")
        malformed = [
            ":".join((prefix, name, *fields[:-1])),
            f"{custom_id}:7",
            f"{custom_id}:",
            f"{custom_id}\n",
            f"{custom_id}é",
            f" {custom_id}",
            custom_id.replace("qd2", "qd1"),
            ":".join((prefix, f"{name}x", *fields)),
            *(
                ":".join((prefix, name, *fields[:n], wrong, *fields[n + 1 :]))
                for n in range(len(fields))
                for wrong in ("a b", "..", "$", "\u0663")
            ),
        ]
        for one in malformed:
            with pytest.raises(OldButton):
                kind.from_id(one)


def test_a_number_in_an_id_is_made_of_digits_and_at_most_the_greatest_allowed() -> None:
    assert End.from_id(f"qd2:end:k7:{GREATEST_NUMBER}").seq == GREATEST_NUMBER
    for number in ("x", "1.5", "-1", "", str(GREATEST_NUMBER + 1), "9" * 21, "1_000"):
        with pytest.raises(OldButton):
            End.from_id(f"qd2:end:k7:{number}")


def test_no_two_verbs_share_a_name() -> None:
    assert len({kind.verb for kind in KINDS}) == len(KINDS)


def test_an_id_too_long_or_malformed_is_never_written() -> None:
    longest = Pick(table="abcde", mark="0123abcd", path=("abcdef",) * 8)
    assert len(longest.to_id()) <= ID_LETTERS
    for faulty in (Confirm(table="abcde", mark="x" * 100), Confirm(table="a:b", mark="x")):
        with pytest.raises(AssertionError):
            faulty.to_id()
