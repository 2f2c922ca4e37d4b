"""JSON codec: records are loaded as they were dumped, and malformed ones are refused."""

from collections.abc import Iterator
from enum import StrEnum
from typing import Annotated, Any, Literal

import pytest
from annotated_types import Interval
from pydantic import TypeAdapter, ValidationError

from engine.core.agenda import Ask, Decision
from engine.core.codec import Codec, row_codec, setup_codec
from engine.core.errors import BadData
from engine.core.game import AnyGame, Step
from engine.core.log import Undo
from engine.core.records import state, value
from engine.core.referee import Event
from engine.core.words import Listing, Person, Text
from engine.games import GAMES
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


@value
class Tea:
    kind: Literal["tea"] = "tea"
    leaves: tuple[Buy | Wait, ...] = ()


@value
class Oil:
    kind: Literal["oil"] = "oil"
    within: Tea | Ask[BuyDecision | WaitDecision] | None = None


def tried(schema: Any) -> Iterator[Any]:
    """The unions of a core schema with several records that are tried one after another."""
    if isinstance(schema, dict):
        if schema.get("type") == "union":
            records = [one for one in schema["choices"] if one["type"] in RECORDS]
            yield from [schema] if len(records) > 1 else []
        schema = [*schema.values()]
    if isinstance(schema, list | tuple):
        for part in schema:
            yield from tried(part)


RECORDS = ("dataclass", "definition-ref")
"""Types of core schemas of records."""
DEEP = [Tea | Oil, Step[Tea | Oil, Buy | Wait] | Undo, tuple[Buy | Wait | Oil, ...]]
"""Records in which others lie, of one kind or another."""


@pytest.mark.parametrize("record", DEEP, ids=str)
def test_records_are_told_apart_by_their_kind_however_deep_they_lie(record: Any) -> None:
    assert [*tried(TypeAdapter(record).core_schema)]
    assert not [*tried(Codec[Any](record)._adapter.core_schema)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_no_record_of_a_game_is_read_by_trying_one_kind_after_another(game: AnyGame) -> None:
    plans: Any = tuple
    kept = (game.state_type, game.options_type, plans[game.action_type, ...])
    codecs = [row_codec(game), setup_codec(game), *map(Codec[Any], kept)]
    assert not [union for codec in codecs for union in tried(codec._adapter.core_schema)]
