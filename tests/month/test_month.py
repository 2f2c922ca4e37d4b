"""A month of each game, as a golden text: calls, lines, and turns played for somebody."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot import clock
from bot.tables import boards, hosting
from bot.tables.clocks.pace import PACES, TurnPace
from engine.core.game import AnyGame
from engine.games.captains_log.game import CAPTAINS_LOG
from engine.games.fleet_commander.game import FLEET_COMMANDER
from tests.golden import Golden
from tests.month.month import Happening, Month
from tests.month.people import ALL, ANN, DAN
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


async def _falls_silent(month: Month) -> None:
    month.silent.add(DAN.name)


async def _comes_back(month: Month) -> None:
    month.silent.discard(DAN.name)


async def _pauses(month: Month) -> None:
    await hosting.pause(month.services.tables, month.table_id, ANN.user_id)


async def _goes_on(month: Month) -> None:
    await hosting.resume(month.services.tables, month.table_id, ANN.user_id)


async def _goes_down(month: Month) -> None:
    month.journal.write("-- the bot is down for two days --")
    await month.stop_bot()


async def _is_up(month: Month) -> None:
    await month.start_bot()


async def _is_set_back(month: Month) -> None:
    month.journal.write("-- the clock of the bot's machine is set back two hours --")
    month.ahead -= timedelta(hours=2)


HAPPENINGS: Mapping[timedelta, Happening] = {
    timedelta(days=5): _falls_silent,
    timedelta(days=11): _comes_back,
    timedelta(days=13, hours=3): _pauses,
    timedelta(days=15, hours=3): _goes_on,
    timedelta(days=17): _goes_down,
    timedelta(days=19): _is_up,
    timedelta(days=23, hours=1): _is_set_back,
}


@pytest.mark.parametrize("season", SEASONS)
@pytest.mark.parametrize("game", TABLES)
async def test_the_journal_of_a_month(
    game: str, season: str, database: Path, golden: Golden, monkeypatch: pytest.MonkeyPatch
) -> None:
    played, preset, people = TABLES[game]
    month = Month(database, played, ALL[:people], SEASONS[season])
    monkeypatch.setattr(clock, "now", month.now)
    monkeypatch.setattr(boards, "EDIT_PAUSE_SECONDS", 0.0)
    await month.begin(preset, PACE)
    await month.passes(DAYS, HAPPENINGS)
    golden.check_text(f"months/{game}_{season}", "\n".join(month.journal.lines) + "\n")
