"""The header of the page knows whose turn it is, and which buttons belong to a turn."""

from bot.home.whose_turn import VERBS_OF_A_TURN, turn_at
from bot.messages.verb import InPlanner
from bot.services import Services
from bot.tables import hosting
from engine.games.captains_log.game import CAPTAINS_LOG
from tests.bot.started_tables import ANN, BOB, CAROL, Opener, start_table
from tests.bot.verb_kinds import KINDS


def test_every_button_of_the_planner_belongs_to_a_turn() -> None:
    """All but sending a form, which is no button."""
    planned = {one.verb for one in KINDS if issubclass(one, InPlanner)}
    assert planned - {*VERBS_OF_A_TURN} == {"sendform"}


async def test_a_table_closed_without_a_winner_is_over(services: Services) -> None:
    table_id = await start_table(services.tables)
    live = await services.tables.load(table_id)
    assert not turn_at(live, ANN).over
    assert turn_at(live, ANN).mine is not turn_at(live, BOB).mine
    await hosting.close_table(services.tables, table_id, ANN)
    assert turn_at(await services.tables.load(table_id), ANN).over


async def test_the_header_names_the_open_question_to_its_player_and_to_all_others(
    opener: Opener,
) -> None:
    services = await opener.open(games={"captains_log": CAPTAINS_LOG})
    table_id = await start_table(services.tables, game="captains_log")
    live = await services.tables.load(table_id)
    assert live.waits() == ("p1",)
    said = [turn_at(live, user).said for user in (ANN, BOB, CAROL)]
    begins = ["Your answer, \u2068Ann\u2069: Where", *["\u2068Ann\u2069 to answer: Where"] * 2]
    assert [one.partition(" do you begin?")[0] for one in said] == begins
