"""JSON codec: records are loaded as they were dumped, and malformed ones are refused."""

from enum import StrEnum
from typing import Annotated, Any, Literal

import pytest
from annotated_types import Interval
from pydantic import ValidationError

from engine.core.agenda import Ask, Decision
from engine.core.codec import Codec, row_codec
from engine.core.errors import BadData
from engine.core.game import Step
from engine.core.log import Undo
from engine.core.records import state, value
from engine.core.referee import Event
from engine.core.words import Listing, Person, Text
from engine.space.hexes import Axial
from tests.toys.skirmish.game import SKIRMISH


class Good(StrEnum):
    TEA = "tea"
    OIL = "oil"


@value
class Buy:
    kind: Literal["buy"] = "buy"
    good: Good


@value
class Wait:
    kind: Literal["wait"] = "wait"
    rounds: Annotated[int, Interval(ge=1, le=3)] = 1


@value
class BuyDecision(Decision):
    kind: Literal["buy"] = "buy"


@value
class WaitDecision(Decision):
    kind: Literal["wait"] = "wait"


@state
class Sea:
    ships: dict[int, Axial]
    goods: dict[Good, list[Good]]
    agenda: list[Buy | Wait | Ask[BuyDecision | WaitDecision]]
    said: list[Text]


def sea() -> Sea:
    questions = (WaitDecision(id=1, seat="p1", rule="XX"), BuyDecision(id=2, seat="p1", rule="XX"))
    names = Listing(items=(Person(seat="p1"), "tea", 4, Text.of("inner", of=Text.of("most"))))
    return Sea(
        ships={7: Axial(1, -2)},
        goods={Good.TEA: [Good.OIL]},
        agenda=[Wait(rounds=2), Buy(good=Good.TEA), Ask(open=questions)],
        said=[Text.of("said", names=names)],
    )


def test_a_record_is_loaded_as_it_was_dumped() -> None:
    codec: Codec[Sea] = Codec(Sea)
    again = codec.load(codec.dump(sea()))
    assert again == sea()
    assert type(again.agenda[2]) is Ask
    assert type(again.ships[7]) is Axial
    assert type(again.goods[Good.TEA][0]) is Good


def test_the_members_of_a_union_are_told_apart_by_their_kind() -> None:
    codec: Codec[Buy | Wait] = Codec(Buy | Wait)
    assert codec.load('{"kind": "wait"}') == Wait(rounds=1)
    with pytest.raises(ValidationError, match="kind"):
        codec.load('{"good": "tea"}')


@pytest.mark.parametrize(
    "raw",
    [
        '{"kind": "wait", "rounds": 4}',
        '{"kind": "wait", "rounds": "2"}',
        '{"kind": "wait", "rounds": 2.0}',
        '{"kind": "wait", "rounds": true}',
        '{"kind": "wait", "round": 2}',
        '{"kind": "wait"',
        '{"kind": "buy"}',
        '{"kind": "buy", "good": "rum"}',
        "[]",
    ],
)
def test_a_malformed_record_is_refused(raw: str) -> None:
    codec: Codec[Buy | Wait] = Codec(Buy | Wait)
    with pytest.raises(ValidationError):
        codec.load(raw)


def test_an_error_in_a_toml_table_names_the_file_key_and_field() -> None:
    codec: Codec[Wait] = Codec(Wait)
    assert codec.parse({"rounds": 2}, "waits.toml long") == Wait(rounds=2)
    with pytest.raises(BadData, match=r"^waits\.toml long rounds: .*3"):
        codec.parse({"rounds": 7}, "waits.toml long")


def test_a_row_is_a_step_or_an_undo() -> None:
    codec = row_codec(SKIRMISH)
    undo = Undo(seq=3, seat="p1", to=1)
    step: Step[Any, Any] = Step(seq=1, seat="p1", by="person", action=None, rolls=(), events=())
    assert [codec.load(codec.dump(row)) for row in (undo, step)] == [undo, step]


def test_the_flag_that_an_event_reveals_something_is_not_dumped() -> None:
    assert b"reveals" not in Codec[Event](Event).dump(Event())
