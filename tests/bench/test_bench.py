"""The benchmarks run and measure what they name; no test asks how fast anything is."""

import asyncio
import json
import os
import subprocess
import sys
from itertools import islice
from pathlib import Path

import pytest

from engine.games import GAMES
from engine.games.captains_log.game import CAPTAINS_LOG
from tests.bench import (
    clocks,
    draining,
    drawing,
    engine,
    my_games,
    open_table,
    opening,
    ready,
    warming,
    wire_load,
)
from tests.bench.line import Bar, Line, percentile
from tests.bench.played_games import played as game_played
from tests.bench.played_games import random_steps, voyage
from tests.bench.processes import children, megabytes
from tests.bot.fake_painter import FakePainter


def started_here(database: Path) -> dict[str, float]:
    """The figures of a bot that starts in this process."""
    return asyncio.run(ready.main(database))


def test_a_measurement_has_its_figures_its_limit_and_the_speed_of_the_machine() -> None:
    bar = Bar(figure="per_s", limit=10, kind="least")
    told = json.loads(Line(what="x", figures={"per_s": 9.99}, bars=(bar,)).dump(40.04))
    assert told == {
        "what": "x",
        "per_s": 9.99,
        "bar": "per_s >= 10",
        "met": False,
        "calibration_ms": 40.0,
    }
    assert bar.met_by({"per_s": 10})


def test_a_measurement_without_a_limit_neither_meets_nor_misses_it() -> None:
    told = json.loads(Line(what="x", figures={"us": 1.0}).dump(40))
    assert (told["bar"], told["met"]) == (None, None)


def test_a_percentile_is_one_of_the_values_measured() -> None:
    found = [5.0, 1.0, 4.0, 2.0, 3.0]
    assert [percentile(found, percent) for percent in (0, 20, 50, 99, 100)] == [1, 1, 3, 5, 5]


def test_as_many_random_steps_are_played_as_asked_for() -> None:
    assert random_steps(CAPTAINS_LOG, "bench", 60) == 60


@pytest.mark.slow
def test_the_engine_benchmark_gives_positive_figures() -> None:
    lines = list(engine.lines(scale=0.003))
    assert all(figure > 0 for line in lines for figure in line.figures.values())


def test_the_benchmark_of_the_open_table_gives_positive_figures() -> None:
    lines = list(open_table.lines(scale=0.01))
    assert all(figure > 0 for line in lines for figure in line.figures.values())


@pytest.mark.slow
def test_the_benchmark_of_a_starting_bot_gives_positive_figures() -> None:
    lines = list(opening.lines(scale=0.002, start=started_here))
    assert all(figure > 0 for line in lines for figure in line.figures.values())


def test_a_game_lists_the_same_actions_before_and_after_they_are_played() -> None:
    before = [type(action) for _, _, action in islice(voyage(CAPTAINS_LOG, "bench"), 20)]
    after = [
        type(step.action)
        for _, _, step in islice(game_played(CAPTAINS_LOG, "bench", level="random"), 20)
    ]
    assert before == after


def test_memory_counts_a_process_and_all_its_children() -> None:
    alone = megabytes(os.getpid())
    command = [sys.executable, "-c", "print(flush=True); input()"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as child:
        assert child.stdout is not None
        child.stdout.readline()
        assert child.pid in children(os.getpid())
        assert megabytes(child.pid) > 1
        assert megabytes(os.getpid()) > alone
        child.communicate("\n")


@pytest.mark.slow
def test_the_drawing_benchmark_gives_positive_figures() -> None:
    stalls = list(drawing.lines(scale=0.005, painter=lambda folder: FakePainter()))
    assert all(figure > 0 for line in stalls for figure in line.figures.values())


@pytest.mark.slow
def test_the_benchmark_of_warming_measures_each_game() -> None:
    for game in GAMES:
        figures = warming.main(game.slug, most=2)
        assert all(figure > 0 for figure in figures.values())


@pytest.mark.slow
def test_the_benchmark_of_a_draining_outbox_gives_positive_figures() -> None:
    lines = list(draining.lines(scale=0.001))
    assert all(figure > 0 for line in lines for figure in line.figures.values())


@pytest.mark.slow
def test_the_benchmark_of_a_list_of_tables_gives_positive_figures() -> None:
    (line,) = my_games.lines(scale=0.003)
    assert all(figure > 0 for figure in line.figures.values())


@pytest.mark.slow
def test_the_benchmark_of_clocks_measures_starts_rings_lists_and_commands() -> None:
    lines = list(clocks.lines(scale=0.001, start=started_here))
    assert len(lines) == 2 + 1 + len(clocks.RINGS) + 1 + len(GAMES)
    assert all(line.bars for line in lines)
    figures = [line.figures for line in lines]
    assert all(
        figure > 0 for one in figures for name, figure in one.items() if name != "slower_percent"
    )


@pytest.mark.soak
def test_the_benchmarks_measure_processes_of_their_own() -> None:
    lines = [*opening.lines(scale=0.002), *drawing.lines(scale=0.005), *warming.lines()]
    assert all(figure > 0 for line in lines for figure in line.figures.values())


@pytest.mark.soak
@pytest.mark.wire
def test_the_load_benchmark_measures_the_idle_and_the_busy_bot() -> None:
    idle, load = wire_load.lines(scale=0.02)
    assert idle.figures["mb"] > 10
    assert load.figures["taps"] >= 4
