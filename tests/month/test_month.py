"""A month of each game, as a golden text: calls, lines, and turns played for somebody."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot import clock
from bot.tables import away, boards, hosting, invitations, reminding, ringing, seating, votes
from bot.tables.ballots import is_at_helm
from bot.tables.clocks.pace import PACES, TurnPace
from engine.core.game import AnyGame
from engine.games.captains_log.game import CAPTAINS_LOG
from engine.games.fleet_commander.game import FLEET_COMMANDER
from tests.golden import Golden
from tests.month.month import STEP, Happening, Month
from tests.month.people import ALL, ANN, BOB, CHI, DAN, GUS
from tests.toys.sealed_orders.game import SEALED_ORDERS

DAYS = 31

TABLES: Mapping[str, tuple[AnyGame, str, int]] = {
    "captains_log": (CAPTAINS_LOG, "standard", 4),
    "fleet_commander": (FLEET_COMMANDER, "free_for_all", 6),
    "sealed_orders": (SEALED_ORDERS, "strait", 5),
}
"""The game, the preset and the number of people of each month."""

SEASONS = {
    "spring": datetime(2026, 3, 9, 18, tzinfo=UTC),
    "autumn": datetime(2026, 10, 12, 18, tzinfo=UTC),
}
"""The beginning of each month: both hold the change of clocks in Europe."""

_DAILY = PACES["daily"]
assert isinstance(_DAILY, TurnPace)
PACE = replace(_DAILY, rest_days=(6,), zone="Europe/Paris")


async def _choose(month: Month) -> None:
    """Bob and Chi choose quiet hours, and Bob to be called directly too."""
    preferences = month.services.tables.preferences
    await preferences.change(BOB.user_id, zone=BOB.zone, quiet_from=23 * 60, quiet_until=7 * 60)
    await preferences.change(BOB.user_id, direct=True, calls="both")
    await preferences.change(CHI.user_id, zone=CHI.zone, quiet_from=23 * 60, quiet_until=6 * 60)


async def _snooze(month: Month) -> None:
    """Whoever the table waits for snoozes until two hours later."""
    tables = month.services.tables
    for one in month.people:
        if await month.waits_for(one):
            month.journal.write(f"-- {one.name} snoozes for two hours --")
            await reminding.snooze(
                tables, month.table_id, one.user_id, month.now() + timedelta(hours=2)
            )


async def _falls_silent(month: Month) -> None:
    month.journal.write("-- Dan falls silent --")
    month.silent.add(DAN.name)


async def _comes_back(month: Month) -> None:
    month.silent.discard(DAN.name)
    month.journal.write("-- Dan is there again, and takes his seat back --")
    await seating.set_autopilot(month.services.tables, month.table_id, DAN.user_id, on=False)


async def _chi_is_away(month: Month) -> None:
    month.silent.add(CHI.name)
    back = month.now() + timedelta(days=4)
    await away.go_away(month.services.tables, CHI.user_id, back, "wait")


async def _chi_is_back(month: Month) -> None:
    month.silent.discard(CHI.name)


async def _bob_is_away(month: Month) -> None:
    month.silent.add(BOB.name)
    back = month.now() + timedelta(days=2)
    await away.go_away(month.services.tables, BOB.user_id, back, "bot")


async def _bob_is_back(month: Month) -> None:
    month.silent.discard(BOB.name)


async def _pauses(month: Month) -> None:
    await hosting.pause(month.services.tables, month.table_id, ANN.user_id)


async def _goes_on(month: Month) -> None:
    await hosting.resume(month.services.tables, month.table_id, ANN.user_id)


async def _goes_down(month: Month) -> None:
    month.journal.write("-- the bot is down for two days --")
    await month.stop_bot()


async def _is_up(month: Month) -> None:
    await month.start_bot()


async def _votes_on_undo(month: Month) -> None:
    """Ann asks to undo the last turn, and all agree."""
    tables = month.services.tables
    poll = await votes.open_vote(tables, month.table_id, ANN.user_id, "undo")
    await month.services.settle()
    live = await month.live()
    for one in month.people[1:]:
        if poll.decided is None and any(
            is_at_helm(live, seat) for seat in live.seats_of(one.user_id)
        ):
            poll = await votes.cast(tables, month.table_id, one.user_id, yes=True)


async def _is_substituted(month: Month) -> None:
    """Dan invites Gus, who accepts and plays from then on."""
    tables = month.services.tables
    month.silent.add(DAN.name)
    await invitations.invite(
        tables, month.table_id, (DAN.user_id, DAN.name), GUS.user_id, name=GUS.name
    )
    await invitations.accept(tables, month.table_id, GUS.user_id, name=GUS.name)
    month.people.append(GUS)


async def _is_set_back(month: Month) -> None:
    month.journal.write("-- the clock of the bot's machine is set back two hours --")
    month.ahead -= timedelta(hours=2)


HAPPENINGS: Mapping[timedelta, Happening] = {
    timedelta(days=1): _choose,
    timedelta(days=2, hours=18): _snooze,
    timedelta(days=3): _falls_silent,
    timedelta(days=8): _comes_back,
    timedelta(days=8, hours=2): _chi_is_away,
    timedelta(days=12, hours=2): _chi_is_back,
    timedelta(days=13, hours=3): _pauses,
    timedelta(days=14, hours=3): _goes_on,
    timedelta(days=15, hours=4): _votes_on_undo,
    timedelta(days=16): _goes_down,
    timedelta(days=18): _is_up,
    timedelta(days=19): _is_substituted,
    timedelta(days=20, hours=1): _is_set_back,
    timedelta(days=22): _bob_is_away,
    timedelta(days=24): _bob_is_back,
}


@pytest.mark.parametrize("season", SEASONS)
@pytest.mark.parametrize("game", TABLES)
async def test_the_journal_of_a_month(
    game: str, season: str, database: Path, golden: Golden, monkeypatch: pytest.MonkeyPatch
) -> None:
    played, preset, people = TABLES[game]
    month = Month(database, played, ALL[:people], SEASONS[season])
    monkeypatch.setattr(clock, "now", month.now)
    monkeypatch.setattr(ringing, "LONGEST_GAP", STEP)
    monkeypatch.setattr(boards, "EDIT_PAUSE_SECONDS", 0.0)
    await month.begin(preset, PACE)
    await month.passes(DAYS, HAPPENINGS)
    golden.check_text(f"months/{game}_{season}", "\n".join(month.journal.lines) + "\n")
