"""The games of a week on the wire, what each week tells, and the kills of a usual run."""

from collections.abc import Mapping
from dataclasses import dataclass

Kill = tuple[str, str]
"""The moment, *before* or *after*, and the name of the commit at which the bot is killed."""


@dataclass(frozen=True, kw_only=True)
class Game:
    """A game of a week: its table's options, and the code by which Discord refuses Bob a message.

    Bob plays *openings* times before the story begins. *lines* is how many lines of each kind there
    are by place. *kills* are those of a usual run.
    """

    slug: str
    preset: str
    options: Mapping[str, str]
    openings: int
    refusal: int
    lines: Mapping[str, Mapping[str, int]]
    kills: tuple[Kill, ...]


TO_ALL = dict.fromkeys(("default", "helm", "helm back", "vote", "vote over", "away", "back"), 1)
"""Lines in the channel, in each week; Bob and Alice are told of their reserve."""

GAMES = {
    game.slug: game
    for game in (
        Game(
            slug="captains_log",
            preset="standard",
            options={},
            openings=2,
            refusal=50007,
            lines={
                "channel": TO_ALL | {"reserve": 2, "reminder": 2, "call": 2},
                "@alice": {},
                "@bob": {"reminder": 3, "default": 1},
                "@carol": {"vote": 1},
            },
            kills=(
                ("before", "reminder"),
                ("after", "reserve"),
                ("before", "default"),
                ("after", "helm"),
                ("after", "away"),
            ),
        ),
        Game(
            slug="fleet_commander",
            preset="free_for_all",
            options={
                "fleets": "first_game",
                "deployment": "in_line",
                "special_sectors": "0",
                "secret_weapons": "true",
            },
            openings=0,
            refusal=40003,
            lines={
                "channel": TO_ALL | {"reserve": 2, "reminder": 1, "call": 2},
                "@alice": {},
                "@bob": {"reminder": 4, "default": 1, "helm": 1, "vote": 1},
                "@carol": {"vote": 1},
            },
            kills=(
                ("after", "reminder"),
                ("after", "fallback"),
                ("before", "vote"),
                ("before", "back"),
                ("after", "held"),
            ),
        ),
    )
}
