"""Undisturbed voyages with the bot in a process of its own."""

import io
from pathlib import Path

import pytest
from PIL import Image

from tests.wire import Sim
from tests.wire.table_players import Voyage, start

pytestmark = [pytest.mark.wire, pytest.mark.slow]


async def test_a_person_a_bot_and_npcs_play_together_without_problems(tmp_path: Path) -> None:
    async with Sim() as sim:
        await start(sim, tmp_path)
        voyage = await Voyage(sim, tmp_path).embark()
        await voyage.sail(12)
        chronicle = voyage.chronicle()
        assert sim.problems() == []
    assert [seq for seq, _, _ in chronicle.log] == list(range(len(chronicle.log)))
    assert {seat for _, seat, _ in chronicle.log} >= {"p1", "p2", "npc:1", "npc:4"}
    assert len(set(chronicle.nonces)) == len(chronicle.nonces) == len(chronicle.posted)
    assert all(pictures == 1 for _, pictures in chronicle.posted)


async def test_each_board_has_one_picture_with_a_description(tmp_path: Path) -> None:
    async with Sim() as sim:
        await start(sim, tmp_path)
        voyage = await Voyage(sim, tmp_path).embark()
        await voyage.sail(4)
        for board in voyage.boards:
            [upload] = [file for file in board.attachments if file.is_picture]
            assert min(Image.open(io.BytesIO(upload.data)).size) > 400
            assert upload.description
            assert len(upload.data) < 1 << 20
        last = voyage.boards[-1]
        assert len(last.buttons) > 1
        labels = [[one["label"] for one in board.buttons] for board in voyage.boards[:-1]]
        assert all(one == ["All news"] for one in labels)


async def test_two_people_are_pinged_in_turn(tmp_path: Path) -> None:
    async with Sim() as sim:
        await start(sim, tmp_path)
        voyage = await Voyage(sim, tmp_path, people=("alice", "bob"), policies=()).embark()
        called = []
        for _ in range(14):
            called.append(voyage.active.name)
            await voyage.deed()
        chronicle = voyage.chronicle()
        assert sim.problems() == []
    turns = [name for name, before in zip(called, ["", *called], strict=False) if name != before]
    assert len(turns) > 3
    assert set(turns) == {"alice", "bob"}
    assert {seat for _, seat, _ in chronicle.log} >= {"p1", "p2", "npc:1"}


async def test_the_same_dice_and_choices_make_the_same_voyage(tmp_path: Path) -> None:
    chronicles = []
    for name in ("first", "second"):
        home = tmp_path / name
        home.mkdir()
        async with Sim() as sim:
            await start(sim, home, WIRE_SKETCH="1")
            voyage = await Voyage(sim, home).embark()
            chronicles.append((await voyage.sail(4)).chronicle())
    assert chronicles[0] == chronicles[1]


async def test_other_dice_make_another_voyage(tmp_path: Path) -> None:
    chronicles = []
    for seed in ("ahoy", "avast"):
        home = tmp_path / seed
        home.mkdir()
        async with Sim() as sim:
            await start(sim, home, WIRE_SKETCH="1", WIRE_SEED=seed)
            chronicles.append((await Voyage(sim, home).embark()).chronicle())
    assert chronicles[0].state != chronicles[1].state
