"""The length of long tests: normal for ``make test``, ten times as long for ``make soak``.

A test that can be extended takes ``proportion`` or ``seeds``. The option ``--soak`` runs only those
tests and the ones marked ``soak``, which nothing else runs. Random tests take their randomness from
``seeds``, which are printed when a test fails and at the end of a soak.
"""

import secrets
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest

TIMES = 10
"""Factor by which a soak is longer."""

Seeds = Callable[[int], Iterator[str]]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--soak", action="store_true", help="run what is long, and ten times of it")
    parser.addoption("--seed", help="what is random: 0, but for a soak any; tell it to play again")


def pytest_configure(config: pytest.Config) -> None:
    """Choose the seed once, and pass it to each worker of pytest-xdist."""
    given = getattr(config, "workerinput", {}).get("seed", config.option.seed)
    drawn = str(secrets.randbelow(1_000_000) if config.option.soak else 0)
    config.option.seed = drawn if given is None else given


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: Any) -> None:
    node.workerinput["seed"] = node.config.option.seed


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    parts: dict[bool, list[pytest.Item]] = {True: [], False: []}
    for item in items:
        alone = item.get_closest_marker("soak") is not None
        long = alone or "proportion" in getattr(item, "fixturenames", ())
        parts[long if config.option.soak else not alone].append(item)
    config.hook.pytest_deselected(items=parts[False])
    items[:] = parts[True]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    option = terminalreporter.config.option
    if option.soak:
        terminalreporter.line(f"The same again: make soak ARGS='--seed {option.seed}'")


@pytest.fixture(scope="session")
def proportion(request: pytest.FixtureRequest) -> int:
    """The factor for the number of repetitions: 1, or 10 in a soak."""
    return TIMES if request.config.option.soak else 1


@pytest.fixture
def seeds(request: pytest.FixtureRequest, proportion: int) -> Seeds:
    """Seeds for repetitions: ``seeds(20)`` gives twenty, or two hundred in a soak."""

    def told(usual: int) -> Iterator[str]:
        for number in range(usual * proportion):
            seed = f"{request.config.option.seed}-{number}"
            sys.stdout.write(f"seed {seed}\n")
            yield seed

    return told
