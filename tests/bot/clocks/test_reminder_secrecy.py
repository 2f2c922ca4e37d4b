"""Reminders tell nothing that is not public: twins that look the same to all have the same ones."""

from itertools import islice
from typing import Any

from bot.store.models import Table
from bot.tables.codecs import Games
from bot.tables.live_table import LiveTable
from bot.tables.reminding import asked_of
from engine.core.game import AnyGame
from engine.core.records import SPECTATOR, Seat
from engine.core.words import Text
from tests import laws
from tests.core.every_game import each_game
from tests.toys.skirmish.game import Skirmish

STEPS = 40
SEED = "hawser"


class Gossip(Skirmish):
    """Puts into its questions what only the seat that is asked knows."""

    def ask(self, view: Any, decision: Any) -> Text:
        return Text.of("ask", own=repr(view.own))


def reminded(game: AnyGame, state: Any) -> dict[Seat, Text]:
    """The seats that are waited for in *state*, and what their reminders say."""
    table = Table(id="njy7y", game=game.slug, status="open")
    codecs = Games({game.slug: game}).named(game.slug)
    live = LiveTable(table=table, holders=(), codecs=codecs, state=state)
    return {seat: asked_of(live, seat) for seat in live.waits()}


@each_game
def test_what_a_reminder_says_depends_on_what_everybody_sees_alone(game: AnyGame) -> None:
    """That a seat is asked is public, as on the board, even where the question is not."""
    state, _ = laws.opening(game, SEED)
    compared = 0
    for step in islice(laws.random_steps(game, state, SEED), STEPS):
        twin = laws.looks_the_same(game, state, SPECTATOR, f"{SEED}{step.seq}")
        said, too = reminded(game, state), reminded(game, twin)
        both = said.keys() & too.keys()
        compared += len(both)
        assert {seat: said[seat] for seat in both} == {seat: too[seat] for seat in both}
    assert compared


def test_a_question_that_tells_a_secret_to_its_seat_is_not_told_in_a_reminder() -> None:
    game = Gossip()
    state, _ = laws.opening(game, SEED)
    for _ in islice(laws.random_steps(game, state, SEED), STEPS):
        for text in reminded(game, state).values():
            assert dict(text.facts).get("own", "None") == "None"
