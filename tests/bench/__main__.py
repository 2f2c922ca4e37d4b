"""``python -m tests.bench [engine pictures drawing commands draining mygames ...] [--scale 0.1]``.

Prints one line of JSON for each measurement; the exit status is 1 if a limit is missed.
"""

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence

from tests.bench import (
    clocks,
    commands,
    draining,
    drawing,
    engine,
    my_games,
    open_table,
    opening,
    pictures,
    warming,
    wire,
    wire_load,
)
from tests.bench.line import Line, calibrate

BENCHES: Mapping[str, Callable[..., Iterator[Line]]] = {
    "engine": engine.lines,
    "opentable": open_table.lines,
    "pictures": pictures.lines,
    "drawing": drawing.lines,
    "warming": warming.lines,
    "commands": commands.lines,
    "draining": draining.lines,
    "mygames": my_games.lines,
    "opening": opening.lines,
    "clocks": clocks.lines,
    "wire": wire.lines,
    "load": wire_load.lines,
}


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser("python -m tests.bench", description="Measures speeds.")
    parser.add_argument("names", nargs="*", metavar="BENCH", help=", ".join(BENCHES))
    parser.add_argument("--scale", type=float, default=1.0, help="shorter or longer runs")
    given = parser.parse_args(argv)
    if unknown := set(given.names) - set(BENCHES):
        parser.error(f"there is no {', '.join(sorted(unknown))}")
    met = True
    for name in given.names or BENCHES:
        for line in BENCHES[name](scale=given.scale):
            told = line.dump(calibrate(cpu=line.cpu))
            print(told, flush=True)
            met = met and json.loads(told)["met"] is not False
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
