"""Clones of records share nothing mutable; a record that cannot be cloned safely is refused."""

import dataclasses
from typing import Any

import pytest

from engine.core.records import SPECTATOR, clone, only, state, tells, value


@value
class Mark:
    at: tuple[int, ...]


@state
class Barrel:
    apples: list[int]


@state
class Ship:
    name: str
    mark: Mark
    checks: Mark | None
    barrel: Barrel | None
    hold: list[Barrel]
    decks: dict[str, list[Barrel]]
    chart: dict[int, Mark]


def ship() -> Ship:
    return Ship(
        name="alba",
        mark=Mark(at=(1, 2)),
        checks=None,
        barrel=Barrel(apples=[1]),
        hold=[Barrel(apples=[2])],
        decks={"gun": [Barrel(apples=[3])]},
        chart={4: Mark(at=())},
    )


def test_a_clone_stays_the_same_when_the_original_changes() -> None:
    original, copy = ship(), clone(ship())
    assert copy == original
    assert original.barrel
    original.barrel.apples.append(9)
    original.hold[0].apples.append(9)
    original.hold.append(Barrel(apples=[]))
    original.decks["gun"][0].apples.append(9)
    original.decks["orlop"] = []
    original.chart[5] = Mark(at=(5,))
    assert copy == ship()


def test_a_clone_shares_immutable_values() -> None:
    original = ship()
    copy = clone(original)
    assert copy.mark is original.mark
    assert copy.chart[4] is original.chart[4]
    assert copy.barrel is not original.barrel


def test_a_missing_record_is_cloned_as_none() -> None:
    original = ship()
    original.barrel = None
    assert clone(original).barrel is None


@state
class Shelf:
    barrels: tuple[Barrel, ...]


@state
class Bag:
    stones: set[int]


@state
class Muddle:
    one: Barrel | Bag


@value
class Locket:
    portrait: Barrel


@state
class Chest:
    locket: Locket


@state
class Nested:
    locket: list[tuple[int, Locket]]


@pytest.mark.parametrize(
    ("record", "why"),
    [
        (Shelf(barrels=()), "shared"),
        (Bag(stones=set()), "no order"),
        (Muddle(one=Barrel(apples=[])), "tell apart|no order"),
        (Chest(locket=Locket(portrait=Barrel(apples=[]))), "shared"),
        (Nested(locket=[]), "shared"),
    ],
    ids=lambda case: type(case).__name__ if dataclasses.is_dataclass(case) else "",
)
def test_a_record_that_cannot_be_cloned_safely_is_refused(record: Any, why: str) -> None:
    with pytest.raises(TypeError, match=why):
        clone(record)


def test_values_are_frozen_and_states_take_no_new_fields() -> None:
    with pytest.raises(dataclasses.FrozenInstanceError):
        Mark(at=()).at = (1,)  # type: ignore[misc]
    with pytest.raises(AttributeError):
        Barrel(apples=[]).pears = 1  # type: ignore[attr-defined]


def test_an_audience_is_sorted_and_lists_each_seat_once() -> None:
    assert only("p2", "p1", "p2") == ("p1", "p2")
    assert tells(only("p1"), "p1")
    assert not tells(only("p1"), SPECTATOR)
    assert tells(None, SPECTATOR)
    assert not tells(only(), "p1")
