"""The drawing process: draws as a direct call would, ends with its parent, is replaced if dead."""

import os
import pickle
import select
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.core.dice import SeededDice
from engine.core.game import begin, look, standard_options
from engine.core.records import SPECTATOR
from engine.games import GAMES
from engine.games.captains_log.game import CaptainsLog
from engine.games.captains_log.model.data_set import find
from renders.captains_log import draw
from renders.drawers import DRAWERS
from renders.drawing_process import DrawingFailed, DrawingProcess
from renders.picture import Wanted, Words
from tests.renders.moments import load

ROOT = Path(__file__).parents[2]
SLUG = "captains_log"
WANTED = Wanted(words=Words(title="Round 1", names={"p1": "Anne"}), frame="all")
ANSWER_SECONDS = 120.0
"""Seconds after which a test stops waiting and fails."""


@pytest.fixture
def process(tmp_path: Path) -> Iterator[DrawingProcess]:
    process = DrawingProcess(tmp_path)
    yield process
    process.close()


def view_of(name: str) -> Any:
    moment = load(name)
    return look(CaptainsLog(find(moment.state.open.data)), moment.state, moment.seat)


def ended(pid: int) -> int:
    """A descriptor that can be read once the process has ended."""
    return os.pidfd_open(pid)


def wait_for_end(handle: int) -> bool:
    return bool(select.select([handle], [], [], ANSWER_SECONDS)[0])


def test_exactly_the_games_with_words_for_a_picture_have_a_drawer() -> None:
    assert set(DRAWERS) == {game.slug for game in GAMES if game.words.picture is not None}


@pytest.mark.parametrize("drawer", DRAWERS.values(), ids=DRAWERS)
def test_a_drawer_and_its_arguments_can_be_pickled(drawer: Any) -> None:
    assert pickle.loads(pickle.dumps(drawer)) == drawer
    moment = load("broadside")
    wanted = Wanted(events=moment.told)
    assert pickle.loads(pickle.dumps((view_of("broadside"), wanted)))[1] == wanted


def test_the_drawing_process_draws_the_same_picture_as_a_direct_call(
    process: DrawingProcess,
) -> None:
    view = view_of("broadside")
    assert process.draw(SLUG, view, WANTED) == draw(view, WANTED)


def test_the_drawing_process_knows_the_data_sets_kept_for_each_game(tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "prices.toml").write_text("cannon = 8000\n", "utf-8")
    game, kept = CaptainsLog().with_data(tmp_path / "mine", tmp_path / "none")
    state, _ = begin(game, ("p1",), standard_options(game), SeededDice("kept"))
    view = look(game, state, SPECTATOR)
    assert view.open.data == kept.name
    process = DrawingProcess(tmp_path / "sets")
    try:
        with pytest.raises(DrawingFailed, match="no data set"):
            process.draw(SLUG, view, WANTED)
    finally:
        process.close()
    (tmp_path / "sets" / SLUG).mkdir(parents=True)
    (tmp_path / "sets" / SLUG / f"{kept.name}.json").write_bytes(kept.raw)
    process = DrawingProcess(tmp_path / "sets")
    try:
        assert process.draw(SLUG, view, WANTED).format == "jpg"
    finally:
        process.close()


def test_a_failed_picture_raises_an_error_and_the_next_one_is_drawn(
    process: DrawingProcess,
) -> None:
    with pytest.raises(DrawingFailed, match="AttributeError"):
        process.draw(SLUG, None, WANTED)
    pid = process.pid
    assert process.draw(SLUG, view_of("opening"), WANTED).format == "jpg"
    assert process.pid == pid


def test_a_drawing_process_that_died_is_replaced(process: DrawingProcess) -> None:
    process.wake()
    first = process.pid
    assert first is not None
    handle = ended(first)
    os.kill(first, signal.SIGKILL)
    assert wait_for_end(handle)
    assert process.draw(SLUG, view_of("opening"), WANTED).format == "jpg"
    assert process.pid not in (None, first)


class Deadly:
    """Kills the process that unpickles it, once for each letter in its file."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def __reduce__(self) -> tuple[Any, ...]:
        return kill_reader, (self.file,)


def kill_reader(file: Path) -> Any:
    left = file.read_text()
    if not left:
        return view_of("opening")
    file.write_text(left[1:])
    os.kill(os.getpid(), signal.SIGKILL)
    return None


def test_a_picture_whose_process_died_is_tried_only_once_more(
    process: DrawingProcess, tmp_path: Path
) -> None:
    file = tmp_path / "lives"
    file.write_text("x")
    assert process.draw(SLUG, Deadly(file), WANTED).format == "jpg"
    file.write_text("xxx")
    with pytest.raises(DrawingFailed, match="died again"):
        process.draw(SLUG, Deadly(file), WANTED)
    assert file.read_text() == "x"
    assert process.draw(SLUG, view_of("opening"), WANTED).format == "jpg"


def test_an_idle_drawing_process_ends_and_is_started_again_for_the_next_picture(
    tmp_path: Path,
) -> None:
    process = DrawingProcess(tmp_path, idle_seconds=0.0)
    process.wake()
    child = process._child
    if child is not None:  # else it has ended already
        child.wait(ANSWER_SECONDS)
    assert process.draw(SLUG, view_of("opening"), WANTED).format == "jpg"
    process.close()


def test_closing_releases_a_waiting_caller_and_ends_the_drawing_process(
    process: DrawingProcess,
) -> None:
    said: list[str] = []
    asleep = threading.Event()
    view = view_of("opening")

    def ask() -> None:
        asleep.set()
        try:
            process.draw(SLUG, view, WANTED)
        except DrawingFailed as error:
            said.append(str(error))

    process.wake()
    pid = process.pid
    assert pid is not None
    handle = ended(pid)
    os.kill(pid, signal.SIGSTOP)  # it will never answer
    asking = threading.Thread(target=ask)
    asking.start()
    assert asleep.wait(ANSWER_SECONDS)
    process.close()
    asking.join(ANSWER_SECONDS)
    assert said == ["pictures are closed"]
    assert wait_for_end(handle)
    assert process.pid is None


class ClosedMeanwhile(DrawingProcess):
    """A drawing process that is closed just while its dead child is replaced."""

    def _end(self) -> None:
        self._closed = self._child is not None
        super()._end()


def test_nothing_is_drawn_if_it_is_closed_while_its_dead_child_is_replaced(tmp_path: Path) -> None:
    process = ClosedMeanwhile(tmp_path)
    process.wake()
    pid = process.pid
    assert pid is not None
    os.kill(pid, signal.SIGKILL)
    assert wait_for_end(ended(pid))
    with pytest.raises(DrawingFailed, match="pictures are closed"):
        process.draw(SLUG, view_of("opening"), WANTED)
    assert process.pid is None


def start_asker(tmp_path: Path) -> "tuple[subprocess.Popen[str], int]":
    """A program that has a drawing process, and that process's id."""
    asker = subprocess.Popen(
        [sys.executable, "-m", "tests.renders.asker", str(tmp_path)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert asker.stdout is not None
    return asker, int(asker.stdout.readline())


def finish(asker: "subprocess.Popen[str]", how: Callable[[], None]) -> None:
    how()
    asker.wait(ANSWER_SECONDS)
    for pipe in (asker.stdin, asker.stdout):
        assert pipe is not None
        pipe.close()


def test_the_drawing_process_ends_when_its_parent_is_killed(tmp_path: Path) -> None:
    asker, drawer = start_asker(tmp_path)
    handle = ended(drawer)
    finish(asker, asker.kill)
    assert wait_for_end(handle)


def test_a_signal_to_the_process_group_does_not_end_the_drawing_process(tmp_path: Path) -> None:
    asker, drawer = start_asker(tmp_path)
    assert asker.stdin is not None
    for number in (signal.SIGTERM, signal.SIGINT):
        os.killpg(asker.pid, number)  # the program ignores them too
    print("draw", file=asker.stdin, flush=True)
    assert asker.stdout is not None
    assert asker.stdout.readline().split() == ["jpg", str(drawer)]
    finish(asker, asker.kill)
