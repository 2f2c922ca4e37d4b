"""Whole games between policies, the same for the same seed, summed up as one JSON object."""

import json
from collections.abc import Sequence
from typing import Any

import pytest

from engine.arena import Match, contest, play_match, report
from engine.arena.__main__ import main
from engine.arena.matches import MOST_ROUNDS
from engine.core.game import AnyGame, Outcome, standard_options
from engine.games import GAMES
from tests.soak import Seeds
from tests.toys.skirmish import pieces as p
from tests.toys.skirmish.game import SKIRMISH, Skirmish


class Endless(Skirmish):
    """A skirmish that never ends."""

    def outcome(self, state: p.SkirmishState) -> None:
        return None

    def perform(self, state: p.SkirmishState, task: Any, referee: Any) -> None:
        state.open.rounds = state.open.round + 1
        super().perform(state, task, referee)


def run(capsys: pytest.CaptureFixture[str], *argv: str, games: Sequence[Any] = (SKIRMISH,)) -> Any:
    code = main(argv, games)
    printed = capsys.readouterr().out
    assert printed.count("\n") == 1
    return code, json.loads(printed)


def test_a_match_is_the_same_for_the_same_seed() -> None:
    one, two, other = (
        play_match(SKIRMISH, ["random", "default"], seed) for seed in ("a", "a", "b")
    )
    assert one == two != other
    assert one.outcome
    assert one.rounds == p.Options().rounds + 1
    assert one.policies == (("p1", "random"), ("p2", "default"))


def test_a_match_is_played_with_the_given_options() -> None:
    match = play_match(SKIRMISH, ["random", "random"], "short", p.Options(rounds=1))
    assert match.rounds == 2


FULL = [
    pytest.param(
        *(game, seats), id=f"{game.slug}-{seats}", marks=[pytest.mark.soak] if seats > 2 else []
    )
    for game in GAMES
    for seats in (2, 4)
    if seats <= game.seats(standard_options(game)).most
]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), FULL)
def test_the_best_policy_plays_nearly_every_game_to_its_end(
    game: AnyGame, seats: int, seeds: Seeds
) -> None:
    best = [*game.levels][-1]
    matches = [play_match(game, [best] * seats, seed) for seed in seeds(1)]
    assert len(matches) > 5 * sum(match.outcome is None for match in matches)


def test_policies_change_seats_from_game_to_game() -> None:
    matches = list(contest(SKIRMISH, ["random", "default"], games=3, seed="rotate"))
    assert [dict(match.policies)["p1"] for match in matches] == ["random", "default", "random"]


def test_several_processes_play_the_same_games_as_one() -> None:
    one, two = (
        list(contest(SKIRMISH, ["random", "random"], games=4, seed="jobs", jobs=jobs))
        for jobs in (1, 2)
    )
    assert one == two


def test_a_game_that_does_not_end_is_stopped_and_has_no_outcome() -> None:
    match = play_match(Endless(), ["default", "default"], "endless")
    assert (match.outcome, match.rounds) == (None, MOST_ROUNDS + 1)


def test_a_report_counts_wins_by_seat_and_by_policy() -> None:
    def match(first: str, second: str, *winners: str, rounds: int = 4) -> Match:
        sat = (("p1", first), ("p2", second))
        ended = Outcome(winners=winners, reason="rounds-over")
        return Match(policies=sat, outcome=ended, rounds=rounds, steps=10)

    stalled = Match(policies=(("p1", "sly"), ("p2", "dull")), outcome=None, rounds=300, steps=5)
    matches = [
        match("sly", "dull", "p1"),
        match("dull", "sly", "p2", rounds=6),
        match("sly", "dull", "p1"),
        match("sly", "sly", "p1", "p2"),
        match("sly", "dull"),
        match("dull", "sly", "npc:galleon"),
        stalled,
    ]
    summed = json.loads(report("skirmish", "seed", matches, 0.5).dump())
    assert summed == {
        "game": "skirmish",
        "seed": "seed",
        "games": 7,
        "finished": 6,
        "stalled": 1,
        "draws": 1,
        "steps": 65,
        "steps_per_s": 130,
        "median_rounds": 4.0,
        "wins_by_seat": {"npc:galleon": 1, "p1": 3, "p2": 2},
        "wins_by_policy": {"dull": 0, "sly": 5},
        "pairings": 0,
        "decided": {},
    }


def test_a_pairing_is_decided_for_the_policy_that_wins_from_every_seat() -> None:
    def match(first: str, second: str, *winners: str) -> Match:
        ended = Outcome(winners=winners, reason="rounds-over")
        sat = (("p1", first), ("p2", second))
        return Match(policies=sat, outcome=ended, rounds=4, steps=10)

    matches = [
        *(match("sly", "dull", "p1"), match("dull", "sly", "p2")),
        *(match("sly", "dull", "p1"), match("dull", "sly", "p1")),
        *(match("sly", "dull", "p1"), match("dull", "sly", "p1", "p2")),
        *(match("sly", "dull", "p2"), match("dull", "sly", "p1")),
        match("sly", "dull", "p1"),
    ]
    summed = report("skirmish", "seed", matches, 0.5, paired=True)
    assert (summed.pairings, summed.decided) == (4, {"dull": 1, "sly": 1})


def test_paired_games_have_the_same_seed_and_swapped_seats() -> None:
    one, swapped, other = contest(
        SKIRMISH, ["random", "default"], games=3, seed="pairs", paired=True
    )
    assert one == play_match(SKIRMISH, ["random", "default"], "pairs-0")
    assert swapped == play_match(SKIRMISH, ["default", "random"], "pairs-0")
    assert other == play_match(SKIRMISH, ["random", "default"], "pairs-1")


def test_the_command_prints_one_json_object(capsys: pytest.CaptureFixture[str]) -> None:
    code, summed = run(
        capsys, "skirmish", "--games", "6", "--seed", "s", "--seats", "random,greedy"
    )
    assert code == 0
    assert (summed["games"], summed["finished"], summed["stalled"]) == (6, 6, 0)
    assert summed["steps_per_s"] > 0
    assert sum(summed["wins_by_policy"].values()) == 6 - summed["draws"]


def test_the_command_can_play_paired_games(capsys: pytest.CaptureFixture[str]) -> None:
    argv = ("skirmish", "--games", "4", "--pairs", "--seats", "random,default")
    _, summed = run(capsys, *argv)
    assert summed["pairings"] == 2
    assert sum(summed["decided"].values()) <= 2


def test_the_command_can_play_a_preset(capsys: pytest.CaptureFixture[str]) -> None:
    _, summed = run(capsys, "skirmish", "--games", "2", "--preset", "short")
    assert summed["median_rounds"] == 2


def test_the_command_fails_when_a_game_stalls(capsys: pytest.CaptureFixture[str]) -> None:
    argv = ("skirmish", "--games", "1", "--seats", "default,default")
    code, summed = run(capsys, *argv, games=(Endless(),))
    assert (code, summed["stalled"]) == (1, 1)


@pytest.mark.parametrize(
    ("argv", "why"),
    [
        (["chess"], "invalid choice"),
        (["skirmish", "--seats", "random"], "seats 2 to 2"),
        (["skirmish", "--seats", "random,clever"], "no policy clever"),
        (["skirmish", "--preset", "long"], "whole, short"),
        (["skirmish", "--games", "0"], "at least 1"),
        (["skirmish", "--jobs", "-1"], "at least 1"),
    ],
)
def test_wrong_arguments_of_the_command_are_explained(
    capsys: pytest.CaptureFixture[str], argv: list[str], why: str
) -> None:
    with pytest.raises(SystemExit):
        main(argv, (SKIRMISH,))
    assert why in capsys.readouterr().err
