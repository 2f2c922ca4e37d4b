"""Sums up a contest as one JSON object."""

from collections import Counter
from collections.abc import Sequence
from statistics import median

from engine.arena.matches import Match
from engine.core.codec import Codec
from engine.core.records import Seat, value


@value
class Report:
    """What a contest showed; a draw is finished and won by nobody."""

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

    def dump(self) -> str:
        codec: Codec[Report] = Codec(Report)
        return codec.dump(self).decode()


def report(slug: str, seed: str, matches: Sequence[Match], seconds: float) -> Report:
    """Sum up *matches*, which took *seconds* altogether."""
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
    )
