"""A program with a drawing process: prints the process's id, then a line for each line read."""

import signal
import sys
from pathlib import Path

from engine.core.dice import SeededDice
from engine.core.game import begin, look, standard_options
from engine.core.records import SPECTATOR
from engine.games.captains_log.game import CAPTAINS_LOG
from renders.drawing_process import DrawingProcess
from renders.picture import Wanted


def main(folder: Path) -> None:
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: None)  # a child would inherit an ignored signal
    process = DrawingProcess(folder)
    options = standard_options(CAPTAINS_LOG)
    state, _ = begin(CAPTAINS_LOG, ["p1"], options, SeededDice("asker"))
    view = look(CAPTAINS_LOG, state, SPECTATOR)
    process.draw(CAPTAINS_LOG.slug, view, Wanted())
    _say(f"{process.pid}")
    for _ in sys.stdin:
        _say(f"{process.draw(CAPTAINS_LOG.slug, view, Wanted()).format} {process.pid}")


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
