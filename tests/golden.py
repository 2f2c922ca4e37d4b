"""Golden games: recorded once as transcripts, and played back for ever; a pytest plugin.

A table in play is replayed by the rules it began with, so a golden game that changes costs the
game a version, and an upgrade of the states of the last. ``--update-golden`` therefore records
anew only what is missing and games whose version has grown since; with ``--same-version`` others
too, for a version that no release has had yet, or for cards (tables keep those they began with).
The difference is then reviewed like code.
"""

from collections.abc import Iterable, Iterator
from difflib import ndiff
from itertools import islice
from pathlib import Path

import pytest

from engine.core.dice import table_dice
from engine.core.errors import RuleViolation
from engine.core.game import AnyGame, play
from tests import laws
from tests.transcript import Block, Transcript, read, write

FOLDER = Path(__file__).parent / "golden"
MOST_STEPS = 250
"""Steps of a game that are recorded, at most."""

MOST_TOLD = 3
"""Differing steps that a failure shows; later ones mostly follow from the first."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update-golden",
        action="store_true",
        help="record golden pictures anew, and golden games whose version has grown",
    )
    parser.addoption(
        "--same-version",
        action="store_true",
        help="with --update-golden: other golden games too; not if a release has their version",
    )


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> "Golden":
    option = request.config.option
    return Golden(FOLDER, update=option.update_golden, same_version=option.same_version)


class Golden:
    """The recorded games below *folder*, one file each."""

    def __init__(self, folder: Path, *, update: bool, same_version: bool = False) -> None:
        self.folder, self.update, self.same_version = folder, update, same_version

    def check(self, game: AnyGame, seed: str) -> None:
        """Play the recorded game back, or record it anew if allowed; fail if steps differ."""
        path = self.folder / game.slug / f"{seed}.txt"
        if self.update and self._may_record(game, path):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(write(record(game, seed)), "utf-8")
        assert path.exists(), f"{game.slug} has no golden game {seed}: record it: --update-golden"
        recorded = read(path.read_text("utf-8"))
        if _version(recorded) < game.version:
            pytest.fail(
                f"golden game {seed} is of {recorded[0][0]}, the game of version {game.version}: "
                "record it anew, --update-golden, and review what changed",
                pytrace=False,
            )
        pairs = zip(recorded, replay(game, seed, recorded), strict=False)
        differing = [*islice(((old, new) for old, new in pairs if old != new), MOST_TOLD)]
        if differing:
            pytest.fail(_difference(game, seed, differing), pytrace=False)

    def check_text(self, name: str, text: str) -> None:
        """Compare *text* with the recorded one called *name*, or record it anew if allowed."""
        path = self.folder / f"{name}.txt"
        if self.update and (self.same_version or not path.exists()):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
        assert path.exists(), f"{name} is not recorded: --update-golden"
        recorded = path.read_text("utf-8").splitlines()
        changed = [line for line in ndiff(recorded, text.splitlines()) if line[0] in "+-?"]
        if changed:
            pytest.fail("\n".join([f"{name} (- recorded, + now):", *changed]), pytrace=False)

    def _may_record(self, game: AnyGame, path: Path) -> bool:
        if self.same_version or not path.exists():
            return True
        return _version(read(path.read_text("utf-8"))) < game.version


def record(game: AnyGame, seed: str) -> Iterator[Block]:
    """Play a game at random, with dice and policies from *seed*."""
    state, setup = laws.opening(game, seed)
    transcript = Transcript(game, state, setup)
    yield transcript.opening()
    for step in islice(laws.random_steps(game, state, seed), MOST_STEPS):
        yield transcript.step(step)


def replay(game: AnyGame, seed: str, recorded: Iterable[Block]) -> Iterator[Block]:
    """Play the actions of *recorded* again, with the dice of *seed*; stops at a refusal."""
    state, setup = laws.opening(game, seed)
    transcript, actions = Transcript(game, state, setup), laws.codec_of(game.action_type)
    yield transcript.opening()
    for line, *_ in islice(recorded, 1, None):
        row, seat, by, action = line.split(" ", 3)
        seq, dice = int(row), table_dice(seed, int(row))
        try:
            step = play(game, state, seat, actions.load(action), dice, seq=seq, by=by)
        except (RuleViolation, ValueError) as error:
            yield [line, f"  refused {str(error).splitlines()[0]}"]
            return
        yield transcript.step(step)


def _version(recorded: list[Block]) -> int:
    return int(recorded[0][0].split()[-1])


def _difference(game: AnyGame, seed: str, differing: Iterable[tuple[Block, Block]]) -> str:
    told = [f"golden game {seed} of {game.slug} plays otherwise (- recorded, + now):"]
    for old, new in differing:
        compared = [line for line in ndiff(old[1:], new[1:]) if not line.startswith("?")]
        changed = [line for line in compared if line[0] in "+-" or line.startswith("    said ")]
        told += [old[0], *changed]
    costs = (
        f"This costs a version: raise {type(game).__name__}.version above {game.version}, add the "
    )
    unreleased = f"If no release has had version {game.version}, or only the cards are new: "
    told.append(f"{costs}upgrade from it, then --update-golden.")
    told.append(f"{unreleased}--update-golden --same-version.")
    return "\n".join(told)
