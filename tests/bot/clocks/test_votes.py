"""Votes: who has a ballot, what decides them, and what the decision does, once."""

from typing import Any

import pytest
from sqlalchemy import select

from bot.errors import (
    AskedOnce,
    HostMayAnswer,
    NotAbsent,
    NotAtHelm,
    NotAtTable,
    NothingToUndo,
    NoVote,
    Resigned,
    VoteOnYou,
    VoteUnderWay,
    WrongStatus,
)
from bot.services import Services
from bot.store.vote_rows import Vote
from bot.tables import endings, hosting, playing, seating, votes
from bot.tables.rematches import open_again
from bot.tables.ringing import LONGEST_GAP
from tests.bot.clocks.conftest import Time
from tests.bot.fake_poster import FakePoster
from tests.bot.started_tables import ANN, BOB, CAROL, Opener, start_table, stored_state
from tests.bot.tally_game import Add, Pass, Roll
from tests.toys.sealed_orders.game import SEALED_ORDERS

THREE = {ANN: "Ann", BOB: "Bob", CAROL: "Carol"}
DAN = 13


async def begun(services: Services, **how: Any) -> str:
    """A table of Ann, Bob and Carol, whose turns follow each other."""
    table_id = await start_table(services.tables, **({"preset": "still", "people": THREE} | how))
    await services.settle()
    return table_id


def notices(poster: FakePoster) -> list[str]:
    return [post.notice.key for post in poster.messages if post.notice is not None]


async def status(services: Services, table_id: str) -> str:
    await services.settle()
    return (await services.tables.table(table_id)).status


async def statuses(services: Services) -> list[str]:
    async with services.store.reading() as session:
        return [vote.status for vote in await session.scalars(select(Vote).order_by(Vote.id))]


async def answer(services: Services, table_id: str, *users: int, yes: bool = True) -> None:
    for user in users:
        await votes.cast(services.tables, table_id, user, yes=yes)
    await services.settle()


async def test_an_undo_that_all_agree_on_goes_back_to_the_start_of_the_last_turn(
    services: Services, now: Time, poster: FakePoster
) -> None:
    table_id = await begun(services)
    before = await stored_state(services.store, table_id)
    for action in (Add(by=2), Roll(), Pass()):
        await playing.play(services.tables, table_id, ANN, [action])
    await votes.open_vote(services.tables, table_id, ANN, "undo")
    await answer(services, table_id, BOB)
    assert await stored_state(services.store, table_id) != before
    await answer(services, table_id, CAROL)
    assert await stored_state(services.store, table_id) == before
    assert await statuses(services) == ["passed"]
    assert "notice-vote-passed" in notices(poster)
    assert poster.messages[-1].pings == ("p1",)


async def test_a_vote_on_an_undo_can_name_any_turn(services: Services) -> None:
    table_id = await begun(services)
    await playing.play(services.tables, table_id, ANN, [Pass()])
    before = await stored_state(services.store, table_id)
    for user in (BOB, CAROL):
        await playing.play(services.tables, table_id, user, [Pass()])
    with pytest.raises(NothingToUndo):
        await votes.open_vote(services.tables, table_id, ANN, "undo", to=3)
    await votes.open_vote(services.tables, table_id, ANN, "undo", to=1)
    await answer(services, table_id, BOB, CAROL)
    assert await stored_state(services.store, table_id) == before


async def test_clocks_stand_still_during_a_vote_on_an_undo_and_start_whole_after_it(
    services: Services, now: Time
) -> None:
    table_id = await begun(services)
    await playing.play(services.tables, table_id, ANN, [Pass()])
    await now.passes(40)
    await votes.open_vote(services.tables, table_id, ANN, "undo")
    assert (await now.clocks(table_id))["p2"].status == "stopped"
    await now.passes(20)
    await answer(services, table_id, BOB, CAROL)
    assert (await now.left(table_id, "p1")).total_seconds() == 48 * 3600


async def test_a_turn_that_is_undone_by_vote_has_its_whole_time_again(
    services: Services, now: Time
) -> None:
    table_id = await begun(services)
    await now.passes(30)
    await playing.play(services.tables, table_id, ANN, [Add(by=2)])
    await votes.open_vote(services.tables, table_id, ANN, "undo")
    await answer(services, table_id, BOB, CAROL)
    assert (await now.left(table_id, "p1")).total_seconds() == 48 * 3600


async def test_a_clock_goes_on_after_a_vote_on_an_undo_that_somebody_refuses(
    services: Services, now: Time, poster: FakePoster
) -> None:
    table_id = await begun(services)
    await playing.play(services.tables, table_id, ANN, [Pass()])
    await services.settle()
    await now.passes(28)
    await votes.open_vote(services.tables, table_id, ANN, "undo")
    await now.passes(10)
    await answer(services, table_id, BOB, yes=False)
    assert (await now.left(table_id, "p2")).total_seconds() == 20 * 3600
    assert notices(poster)[-1] == "notice-vote-refused"
    assert (await services.tables.load(table_id)).table.seq == 1


async def test_a_seat_asks_for_an_undo_once_until_it_has_acted_again(services: Services) -> None:
    table_id = await begun(services)
    await playing.play(services.tables, table_id, ANN, [Pass()])
    await votes.open_vote(services.tables, table_id, ANN, "undo")
    await answer(services, table_id, BOB, yes=False)
    with pytest.raises(AskedOnce):
        await votes.open_vote(services.tables, table_id, ANN, "undo")
    await votes.open_vote(services.tables, table_id, BOB, "undo")
    await answer(services, table_id, CAROL, yes=False)
    for user in (BOB, CAROL, ANN):
        await playing.play(services.tables, table_id, user, [Pass()])
    await votes.open_vote(services.tables, table_id, ANN, "undo")


async def test_a_table_has_one_open_vote(services: Services) -> None:
    table_id = await begun(services)
    await votes.open_vote(services.tables, table_id, ANN, "draw")
    with pytest.raises(VoteUnderWay):
        await votes.open_vote(services.tables, table_id, BOB, "pause")
    with pytest.raises(NotAtTable):
        await votes.cast(services.tables, table_id, DAN, yes=True)
    await answer(services, table_id, BOB, yes=False)
    with pytest.raises(NoVote):
        await votes.cast(services.tables, table_id, CAROL, yes=True)
    await votes.open_vote(services.tables, table_id, BOB, "pause")


@pytest.mark.parametrize(("kind", "by"), [("draw", "draw"), ("abandon", "abandoned")])
async def test_a_game_ends_by_vote_if_all_agree_and_its_board_tells_it(
    services: Services, poster: FakePoster, kind: Any, by: str
) -> None:
    table_id = await begun(services)
    await votes.open_vote(services.tables, table_id, BOB, kind)
    await answer(services, table_id, ANN)
    assert await status(services, table_id) == "open"
    await answer(services, table_id, CAROL)
    assert await status(services, table_id) == "finished"
    ending = (await services.tables.load(table_id)).outcome()
    assert ending is not None
    assert (ending.by, ending.winners, ending.agreed) == (by, (), ("p1", "p2", "p3"))
    assert poster.messages[-1].notice is None, "a board tells of it"
    assert poster.messages[-1].pings == ()
    with pytest.raises(WrongStatus):
        await playing.play(services.tables, table_id, ANN, [Add()])
    assert (await open_again(services.tables, table_id, BOB, bigger=False)).status == "lobby"


@pytest.mark.parametrize(("kind", "hours"), [("draw", 24), ("undo", 24), ("abandon", 72)])
async def test_a_vote_that_needs_all_is_refused_by_silence(
    services: Services, now: Time, poster: FakePoster, kind: Any, hours: int
) -> None:
    table_id = await begun(services)
    await playing.play(services.tables, table_id, ANN, [Pass()])
    await votes.open_vote(services.tables, table_id, ANN, kind)
    await answer(services, table_id, BOB)
    await now.passes(hours - 0.1)
    assert await statuses(services) == ["open"]
    await now.passes(0.2)
    await now.passes(1)
    assert await statuses(services) == ["over"]
    assert notices(poster).count("notice-vote-over") == 1
    assert (await services.tables.table(table_id)).voting is None


async def test_a_vote_is_open_longer_if_the_bot_was_away_meanwhile(
    services: Services, now: Time
) -> None:
    table_id = await begun(services)
    await votes.open_vote(services.tables, table_id, ANN, "draw")
    await now.passes(1)
    away = 30
    assert away * 3600 > LONGEST_GAP.total_seconds()
    await now.passes(away, connected=False)
    assert await statuses(services) == ["open"]
    await now.passes(24)
    assert await statuses(services) == ["over"]


async def test_over_half_pauses_the_table_and_over_half_resumes_it(
    services: Services, poster: FakePoster
) -> None:
    table_id = await begun(services)
    await votes.open_vote(services.tables, table_id, CAROL, "pause")
    await answer(services, table_id, BOB)
    assert await status(services, table_id) == "paused"
    await votes.open_vote(services.tables, table_id, CAROL, "resume")
    await answer(services, table_id, ANN, yes=False)
    assert await status(services, table_id) == "paused"
    await answer(services, table_id, BOB)
    assert await status(services, table_id) == "open"
    assert notices(poster).count("notice-vote-passed") == 2


async def test_half_is_not_enough(services: Services) -> None:
    table_id = await begun(services, people={ANN: "Ann", BOB: "Bob"})
    await votes.open_vote(services.tables, table_id, ANN, "pause")
    await answer(services, table_id, BOB, yes=False)
    assert await statuses(services) == ["refused"]


async def test_over_half_of_the_others_gives_an_absent_seat_to_the_bot(
    services: Services, now: Time
) -> None:
    table_id = await begun(services)
    await now.passes(48)
    with pytest.raises(NotAbsent):
        await votes.open_vote(services.tables, table_id, ANN, "bot", about="p2")
    await votes.open_vote(services.tables, table_id, BOB, "bot", about="p1")
    with pytest.raises(VoteOnYou):
        await votes.cast(services.tables, table_id, ANN, yes=False)
    await answer(services, table_id, CAROL)
    live = await services.tables.load(table_id)
    assert live.policy_of("p1") == "faulty", "the strongest level"
    await seating.set_autopilot(services.tables, table_id, ANN, on=False)
    assert (await services.tables.load(table_id)).policy_of("p1") is None


async def test_a_vote_gives_a_seat_to_the_bot_only_once_its_person_is_late(
    services: Services, now: Time
) -> None:
    """Ann's reserve of three days runs after two days; Bob then misses a turn, but not another."""
    table_id = await begun(services)
    for hours in (0, 47):
        await now.passes(hours)
        with pytest.raises(NotAbsent):
            await votes.open_vote(services.tables, table_id, BOB, "bot", about="p1")
    await playing.play(services.tables, table_id, ANN, [Pass()])
    await services.settle()
    await now.passes(48)
    await now.passes(72)
    for user in (CAROL, ANN):
        await services.settle()
        await playing.play(services.tables, table_id, user, [Pass()])
    poll = await votes.open_vote(services.tables, table_id, ANN, "bot", about="p2")
    assert poll.vote.about == "p2", "it has missed a turn"


async def test_without_a_clock_a_person_is_late_after_three_days(
    services: Services, now: Time
) -> None:
    table_id = await begun(services)
    await hosting.set_pace(services.tables, table_id, ANN, None)
    await now.passes(71)
    with pytest.raises(NotAbsent):
        await votes.open_vote(services.tables, table_id, BOB, "bot", about="p1")
    await now.passes(1)
    poll = await votes.open_vote(services.tables, table_id, BOB, "bot", about="p1")
    assert poll.vote.about == "p1"


async def test_whoever_has_acted_since_keeps_the_seat(services: Services, now: Time) -> None:
    table_id = await begun(services)
    await now.passes(48)
    await votes.open_vote(services.tables, table_id, BOB, "bot", about="p1")
    await playing.play(services.tables, table_id, ANN, [Add()])
    await answer(services, table_id, CAROL)
    assert (await services.tables.load(table_id)).policy_of("p1") is None
    assert await statuses(services) == ["over"]


async def test_a_seat_that_the_bot_plays_has_no_ballot(services: Services) -> None:
    table_id = await begun(services)
    await seating.set_autopilot(services.tables, table_id, CAROL, on=True)
    with pytest.raises(NotAtHelm):
        await votes.open_vote(services.tables, table_id, CAROL, "draw")
    await votes.open_vote(services.tables, table_id, ANN, "draw")
    await answer(services, table_id, BOB)
    assert await status(services, table_id) == "finished"


async def test_an_answer_can_be_changed_until_the_vote_is_decided(services: Services) -> None:
    table_id = await begun(services)
    await votes.open_vote(services.tables, table_id, ANN, "pause")
    await answer(services, table_id, BOB, yes=False)
    await answer(services, table_id, BOB)
    assert await status(services, table_id) == "paused"


async def test_a_shared_seat_has_one_ballot_and_a_hot_seat_answers_for_all_its_seats(
    opener: Opener,
) -> None:
    """Sealed orders is a game of two sides; Dan shares the seat of Bob."""
    services = await opener.open(games={"sealed_orders": SEALED_ORDERS})
    tables = services.tables
    table_id = await begun(services, game="sealed_orders", preset=None)
    async with tables.locked(table_id) as live:
        await seating.take_seat(
            tables, live, user_id=DAN, policy=None, name="Dan", seat="p2", share=True
        )
    await votes.open_vote(tables, table_id, ANN, "draw")
    await answer(services, table_id, DAN)
    poll = await votes.find_vote(tables, table_id)
    assert (poll.yes, poll.asked) == (("p1", "p2"), ("p3",))
    await answer(services, table_id, CAROL)
    assert await status(services, table_id) == "finished"


async def test_a_vote_at_a_game_that_is_over_ends_without_a_word(
    services: Services, now: Time, poster: FakePoster
) -> None:
    table_id = await begun(services)
    await votes.open_vote(services.tables, table_id, ANN, "draw")
    await playing.play(services.tables, table_id, ANN, [Add(by=1_000_000)])
    await now.passes(25)
    assert await statuses(services) == ["over"]
    assert notices(poster) == ["vote-card"]
    ending = (await services.tables.load(table_id)).outcome()
    assert ending is not None
    assert ending.by == "rules"


async def test_the_table_lets_a_person_in_whom_the_host_has_not_answered_for_three_days(
    services: Services, now: Time
) -> None:
    table_id = await begun(services)
    tables = services.tables
    await seating.leave(tables, table_id, CAROL)
    await seating.join(tables, table_id, DAN, name="Dan")
    await now.passes(71)
    with pytest.raises(HostMayAnswer):
        await votes.open_vote(tables, table_id, BOB, "admit", person=DAN)
    await now.passes(1)
    await votes.open_vote(tables, table_id, BOB, "admit", person=DAN)
    await answer(services, table_id, ANN)
    assert (await tables.load(table_id)).people_of("p3") == (DAN,)


async def test_a_vote_survives_a_restart(opener: Opener) -> None:
    services = await opener.open()
    table_id = await begun(services)
    await votes.open_vote(services.tables, table_id, ANN, "pause")
    services = await opener.again()
    await answer(services, table_id, BOB)
    assert await status(services, table_id) == "paused"


async def test_a_resigned_seat_has_no_ballot(services: Services) -> None:
    table_id = await begun(services)
    await endings.resign(services.tables, table_id, CAROL)
    with pytest.raises(Resigned):
        await votes.open_vote(services.tables, table_id, CAROL, "draw")
    with pytest.raises(Resigned):
        await seating.set_autopilot(services.tables, table_id, CAROL, on=False)
