"""Lists tell twins alike, two worlds that differ only in what a seat may not know."""

from collections.abc import Mapping
from typing import Any

import pytest

from bot.messages.status_board import status_card
from bot.services import Services
from bot.tables.overviews import of_person, of_server
from bot.tables.snapshots import put_state
from engine.core.dice import SeededDice
from engine.core.game import AnyGame, look
from engine.core.records import Seat
from tests.bot.clocks.conftest import Time
from tests.bot.started_tables import ANN, Opener, started
from tests.bot.tally_game import TALLY, Tally, TallyState

SERVER = 5


class Indiscreet(Tally):
    """A tally that waits for Bob while his secret is high, which tells everybody of it."""

    def to_act(self, state: TallyState) -> tuple[Seat, ...]:
        return ("p2",) if state.own["p2"].secret > 3 else ("p1",)


def twins(game: AnyGame, state: TallyState) -> list[TallyState]:
    """Worlds that look the same to Ann, in one of which Bob's secret is high."""
    view = look(game, state, "p1")
    worlds = [game.imagine(view, SeededDice(str(seed))) for seed in range(20)]
    high = next(one for one in worlds if one.own["p2"].secret > 3)
    low = next(one for one in worlds if one.own["p2"].secret <= 3)
    assert look(game, high, "p1") == look(game, low, "p1")
    return [high, low]


async def told(services: Services, table_id: str, state: TallyState) -> Any:
    """What Ann's list and the board of the server tell of the table in this *state*."""
    async with services.tables.locked(table_id) as live:
        raw = live.codecs.states.dump(state)
        async with services.tables.changing(live) as change:
            change.state = state
            await put_state(change.session, table_id, raw)
    await services.settle()
    (mine,) = await of_person(services.tables, ANN)
    public = await of_server(services.tables, SERVER)
    return (
        *(mine.waits, mine.waits_for(ANN), mine.until(mine.waits), mine.is_brief(mine.waits)),
        status_card(public, "en").to_components(),
    )


@pytest.mark.parametrize(
    ("game", "alike"), [(TALLY, True), (Indiscreet(), False)], ids=["a game", "a control"]
)
async def test_what_others_keep_secret_changes_nothing_in_a_list(
    opener: Opener, services: Services, now: Time, game: AnyGame, *, alike: bool
) -> None:
    games: Mapping[str, AnyGame] = {"tally": game}
    services = await opener.again(games=games)
    table_id = await started(services)
    state = (await services.tables.load(table_id)).state
    found = [await told(services, table_id, one) for one in twins(game, state)]
    assert (found[0] == found[1]) is alike
