"""Golden games: recorded once, played back for ever, a line a step; a pytest plugin.

``--update-golden`` records them anew; the difference is then to be reviewed like code.
"""

import hashlib
import json
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from engine.ai.policies import AnyGame
from engine.core.codec import row_codec, setup_codec
from engine.core.dice import table_dice
from engine.core.errors import RuleViolation
from engine.core.game import look, play
from engine.core.records import SPECTATOR, Seat
from tests import laws

FOLDER = Path(__file__).parent / "golden"
MOST_STEPS = 250
"""A long game is recorded up to here."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update-golden", action="store_true", help="record golden games and texts anew"
    )


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> "Golden":
    return Golden(FOLDER, update=request.config.getoption("--update-golden"))


class Golden:
    """The recorded games below *folder*, one file each."""

    def __init__(self, folder: Path, *, update: bool) -> None:
        self.folder, self.update = folder, update

    def check(self, game: AnyGame, seed: str) -> None:
        """Play the recorded game back, or record it anew; fails at the first line that differs."""
        path = self.folder / game.slug / f"{seed}.jsonl"
        if self.update:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text("".join(f"{line}\n" for line in record(game, seed)), "utf-8")
        assert path.exists(), f"{game.slug} has no golden game {seed}: record it: --update-golden"
        lines = path.read_text("utf-8").splitlines()
        recorded = json.loads(lines[0])["version"]
        assert recorded == game.version, (
            f"{game.slug} is of version {game.version}, its golden game {seed} of {recorded}: "
            "record it anew with --update-golden"
        )
        try:
            for line, again in zip(lines, replay(game, seed, lines), strict=True):
                assert json.loads(again) == json.loads(line)
        except (AssertionError, RuleViolation, ValueError) as why:
            raise AssertionError(
                f"{game.slug} plays its golden game {seed} otherwise than it was recorded. Where "
                f"tables of version {game.version} are under way, that costs the game a version, "
                "with its upgrade; then record it anew with --update-golden"
            ) from why


def record(game: AnyGame, seed: str) -> Iterator[str]:
    """Play a game at random, dice and policies from *seed*."""
    state, setup = laws.opening(game, seed)
    rows = row_codec(game)
    yield _opening(game, state, setup)
    for step in islice(laws.random_steps(game, state, seed), MOST_STEPS):
        yield _line(rows.dump(step), _views(game, state, setup.seats))


def replay(game: AnyGame, seed: str, lines: Iterable[str]) -> Iterator[str]:
    """Play the actions of *lines* again, with the dice of *seed*."""
    state, setup = laws.opening(game, seed)
    rows, actions = row_codec(game), laws.codec_of(game.action_type)
    yield _opening(game, state, setup)
    for line in islice(lines, 1, None):
        told = json.loads(line)
        action = actions.load(json.dumps(told["action"]))
        seq, dice = told["seq"], table_dice(seed, told["seq"])
        step = play(game, state, told["seat"], action, dice, seq=seq, by=told["by"])
        yield _line(rows.dump(step), _views(game, state, setup.seats))


def _opening(game: AnyGame, state: Any, setup: Any) -> str:
    views = _views(game, state, setup.seats)
    return _line(setup_codec(game).dump(setup), views, game=game.slug, version=game.version)


def _line(record: bytes, views: dict[Seat, str], **more: Any) -> str:
    return json.dumps({**more, **json.loads(record), "views": views}, separators=(",", ":"))


def _views(game: AnyGame, state: Any, seats: Iterable[Seat]) -> dict[Seat, str]:
    """A hash of what each seat, and who only watches, may know."""
    view_type: Any = game.view_type
    codec = laws.codec_of(view_type)
    return {
        seat: hashlib.sha256(codec.dump(look(game, state, seat))).hexdigest()[:16]
        for seat in (*seats, SPECTATOR)
    }
