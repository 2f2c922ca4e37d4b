"""Totals of a contest, as one JSON object."""

from collections import Counter
from collections.abc import Iterator, Sequence
from statistics import median

from engine.arena.matches import Match
from engine.core.codec import Codec
from engine.core.records import Seat, value


@value
class Report:
    """Results of a contest; a draw counts as finished and as won by nobody."""

    game: str
    seed: str
    games: int
    finished: int
    stalled: int
    draws: int
    steps: int
    steps_per_s: int
    median_rounds: float
    wins_by_seat: dict[Seat, int]
    wins_by_policy: dict[str, int]
    pairings: int
    """Sets of games by one seed, in which each policy had each seat; 0 unless paired."""
    decided: dict[str, int]
    """Number of those sets in which one policy won every game alone, by that policy."""

    def dump(self) -> str:
        codec: Codec[Report] = Codec(Report)
        return codec.dump(self).decode()


def report(
    slug: str, seed: str, matches: Sequence[Match], seconds: float, *, paired: bool = False
) -> Report:
    """Sum up *matches*, which took *seconds* in all."""
    pairings = [*_pairings(matches)] if paired else []
    ends = [match.outcome for match in matches if match.outcome]
    steps = sum(match.steps for match in matches)
    by_seat = Counter(dict.fromkeys((seat for m in matches for seat, _ in m.policies), 0))
    by_policy = Counter(dict.fromkeys((name for m in matches for _, name in m.policies), 0))
    for match in matches:
        won = match.outcome.winners if match.outcome else ()
        by_seat.update(won)
        by_policy.update(name for seat, name in match.policies if seat in won)
    return Report(
        game=slug,
        seed=seed,
        games=len(matches),
        finished=len(ends),
        stalled=len(matches) - len(ends),
        draws=sum(not end.winners for end in ends),
        steps=steps,
        steps_per_s=round(steps / seconds) if seconds else 0,
        median_rounds=median([match.rounds for match in matches]),
        wins_by_seat=dict(sorted(by_seat.items())),
        wins_by_policy=dict(sorted(by_policy.items())),
        pairings=len(pairings),
        decided=dict(sorted(Counter(winner for winner in pairings if winner).items())),
    )


def _pairings(matches: Sequence[Match]) -> Iterator[str | None]:
    """The policy that won every match of a set by one seed, set by set; None if none did."""
    size = len(matches[0].policies) if matches else 1
    for first in range(0, len(matches) - size + 1, size):
        winners = {_winner(match) for match in matches[first : first + size]}
        yield winners.pop() if len(winners) == 1 else None


def _winner(match: Match) -> str | None:
    """The policy of the only winner; None for a draw, a stalled game or several winners."""
    won = match.outcome.winners if match.outcome else ()
    return dict(match.policies).get(won[0]) if len(won) == 1 else None
