"""``python -m engine.arena GAME --games N --seats random,greedy``: prints one JSON object."""

import argparse
import sys
from collections.abc import Sequence
from timeit import default_timer

from engine.arena.absences import mind
from engine.arena.matches import contest
from engine.arena.report import report
from engine.core.game import AnyGame, standard_options
from engine.games import GAMES


def main(argv: Sequence[str], games: Sequence[AnyGame] = GAMES) -> int:
    """Play a contest and print its report; 1 if a game stalled."""
    known = {game.slug: game for game in games}
    parser = _parser(known)
    given = parser.parse_args(argv)
    game, policies = known[given.game], given.seats.split(",")
    if given.preset and given.preset not in game.presets:
        parser.error(f"the presets of {game.slug} are {', '.join(game.presets)}")
    options = game.presets[given.preset] if given.preset else standard_options(game)
    seating = game.seats(options)
    if not seating.least <= len(policies) <= seating.most:
        parser.error(f"{game.slug} seats {seating.least} to {seating.most}")
    if unknown := [name for name in policies if not _known(game, name)]:
        parser.error(f"{game.slug} has no policy {', '.join(unknown)}")
    start = default_timer()
    matches = tuple(
        contest(
            game,
            policies,
            games=given.games,
            seed=given.seed,
            options=options,
            jobs=given.jobs,
            paired=given.pairs,
        )
    )
    seconds = default_timer() - start
    summary = report(game.slug, given.seed, matches, seconds, paired=given.pairs)
    print(summary.dump())
    return 1 if summary.stalled else 0


def _parser(known: dict[str, AnyGame]) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        "python -m engine.arena", description="Whole games by policies."
    )
    parser.add_argument("game", choices=sorted(known))
    parser.add_argument("--games", type=_count, default=100)
    parser.add_argument("--seed", default="arena")
    parser.add_argument(
        "--seats",
        default="random,random",
        help="policies, one a seat; they rotate; mate+absent and mate+leaving miss turns",
    )
    parser.add_argument("--preset", help="options by name; the standard ones by default")
    parser.add_argument(
        "--pairs", action="store_true", help="each seed is played from every seat in turn"
    )
    parser.add_argument("--jobs", type=_count, default=1, help="processes")
    return parser


def _count(text: str) -> int:
    if (number := int(text)) < 1:
        raise argparse.ArgumentTypeError("at least 1")
    return number


def _known(game: AnyGame, name: str) -> bool:
    try:
        mind(game, name)
    except KeyError:
        return False
    return True


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
