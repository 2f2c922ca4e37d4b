"""Buttons of the newest board after a pause, a change of autopilot, or a player's leaving."""

from pathlib import Path

import pytest

from tests.wire import Outcome, Sim
from tests.wire.table_players import Voyage, start
from tests.wire.things import Message

pytestmark = [pytest.mark.wire, pytest.mark.slow]

MOST_DEEDS = 12

HAPPENINGS = {
    "pause and resume": (("alice", "table pause", {}), ("alice", "table pause", {})),
    "autopilot on": (("other", "table autopilot", {"on": True}),),
    "autopilot on and off": (
        ("other", "table autopilot", {"on": True}),
        ("other", "table autopilot", {"on": False}),
    ),
    "leave": (("other", "table leave", {}),),
    "leave and rejoin": (("other", "table leave", {}), ("other", "table join", {})),
}


async def until_a_turn_lies_open(voyage: Voyage) -> Message:
    """Play until a turn has an action that can be undone; returns its board."""
    for _ in range(MOST_DEEDS):
        await voyage.deed()
        board = voyage.boards[-1]
        if {"Act", "Undo"} <= {one["label"] for one in board.buttons}:
            return board
    raise AssertionError("nothing that can be taken back was played")


@pytest.mark.parametrize("happening", HAPPENINGS)
async def test_every_button_of_the_newest_board_works(tmp_path: Path, happening: str) -> None:
    async with Sim() as sim:
        await start(sim, tmp_path, WIRE_SKETCH="1")
        voyage = await Voyage(sim, tmp_path, people=("alice", "bob"), policies=()).embark()
        await until_a_turn_lies_open(voyage)
        person = voyage.active
        other = "bob" if person.name == "alice" else "alice"
        for who, command, options in HAPPENINGS[happening]:
            name = other if who == "other" else who
            await sim.slash(name, voyage.channel, command, options)
            await voyage.rest()
        board = voyage.boards[-1]
        pressed: dict[str, Outcome] = {}
        for one in sorted(board.buttons, key=lambda one: ":undo:" in one["custom_id"]):
            pressed[one["label"]] = await sim.click(person.name, board, one["custom_id"])
            await voyage.rest()
        assert sim.problems() == []
    for label, told in pressed.items():
        assert told.ephemeral, label
        assert "board has changed" not in told.text, label
        assert f"/{board.id}" not in told.text, label
    assert "What do you do?" in pressed["Act"].text
    assert "Undone" in pressed["Undo"].text
