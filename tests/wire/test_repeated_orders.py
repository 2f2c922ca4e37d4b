"""Orders that come twice, late or together: each is done once."""

import asyncio
from pathlib import Path

import pytest

from tests.wire import Sim
from tests.wire.table_players import Voyage, move
from tests.wire.voyages_with_faults import CHANNELS, embark

pytestmark = [pytest.mark.wire, pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]


async def test_an_order_delivered_again_after_a_restart_is_done_once_and_answered_the_same(
    sim: Sim, voyage: Voyage
) -> None:
    for _ in range(6):
        told = await voyage.deed()
        assert told.message is not None
        before, text, edits = voyage.chronicle(), told.text, told.message.edits
        await sim.restart()
        await sim.redeliver(told)
        await sim.until(lambda m=told.message, n=edits: m.edits > n, what="the same answer again")  # type: ignore[misc]
        await voyage.rest()
        assert _without_link(told.text) == _without_link(text)
        assert voyage.chronicle() == before
    assert sim.problems("40060") == []


async def test_orders_delivered_twice_at_once_are_done_once(sim: Sim, tmp_path: Path) -> None:
    chronicles = []
    for name in ("once", "twice"):
        home = tmp_path / name
        home.mkdir()
        voyage = await embark(sim, home)
        if name == "twice":
            with sim.doubled():
                await voyage.sail(6)
        else:
            await voyage.sail(6)
        chronicles.append(voyage.chronicle())
    assert chronicles[0] == chronicles[1]
    assert sim.problems("40060") == []


async def test_only_one_of_two_simultaneous_ends_of_a_turn_is_played(
    sim: Sim, voyage: Voyage
) -> None:
    await voyage.sail(2)
    asked = [await sim.slash("alice", voyage.channel, "captain end") for _ in range(2)]
    rows = len(voyage.chronicle().log)
    told = await asyncio.gather(*(sim.click("alice", one, "End anyway") for one in asked))
    await voyage.rest()
    assert sorted("turn is over" in one.text for one in told) == [False, True]
    late = next(one for one in told if "turn is over" not in one.text)
    assert late.messages[-1].only_for is sim.user("alice")
    assert sum(seat == "p1" for _, seat, _ in voyage.chronicle().log[rows:]) == 1
    assert sim.problems() == []


async def test_people_who_join_together_each_get_a_seat(sim: Sim, tmp_path: Path) -> None:
    await move(sim, tmp_path)
    channel = next(CHANNELS)
    card = await sim.slash("alice", channel, "table new")
    names = ("bob", "carol", "dave")
    told = await asyncio.gather(*(sim.click(name, card, "Join") for name in names))
    answers = [one.message for one in told if one.message]  # the card may change before
    await sim.until(lambda: all(one.text for one in answers), what="everybody's answer")
    assert len({one.text.split("**")[1] for one in answers}) == 3
    assert card.message is not None
    assert all(name in card.message.text for name in ("Alice", "Bob", "Carol", "Dave"))
    seats = Voyage(sim, tmp_path).look("SELECT seat FROM holder ORDER BY seat")
    assert seats == [("p1",), ("p2",), ("p3",), ("p4",)]
    assert sim.problems() == []


async def test_a_button_pressed_in_another_players_turn_is_refused_privately(
    sim: Sim, tmp_path: Path
) -> None:
    voyage = await embark(sim, tmp_path, ("alice", "bob"))
    other = next(name for name in ("alice", "bob") if name != voyage.active.name)
    before = voyage.chronicle()
    told = await sim.click(other, voyage.boards[-1], voyage.boards[-1].buttons[0]["custom_id"])
    assert told.ephemeral
    assert voyage.chronicle() == before


def _without_link(answer: str) -> list[str]:
    """The lines of an answer without the link, which is added once the board is posted."""
    return [line for line in answer.splitlines() if "https://" not in line]
