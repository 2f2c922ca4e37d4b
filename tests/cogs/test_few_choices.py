"""Few choices are buttons, a menu with one entry is skipped, and dice to keep are switches."""

import pytest

from engine.games.captains_log.model import decisions as d
from engine.games.captains_log.model.cards import Nation
from tests.captains_log.port_and_market import laden
from tests.captains_log.test_defaults import asking, captains_duel
from tests.cogs.discord_server import (
    DiscordServer,
    asked_in,
    entries_of,
    labels_of,
    options_of,
    rows_of,
    said,
    shown,
    text_of,
)
from tests.cogs.fingers import Fingers
from tests.cogs.laid_sea import lay
from tests.cogs.test_taps import at_sea


async def test_a_question_with_two_short_answers_is_a_row_of_two_buttons_with_their_effects(
    server: DiscordServer,
) -> None:
    nations = (Nation.ENGLAND, Nation.HOLLAND)
    table = asking(captains_duel(), d.GratitudeDecision(id=1, seat="p1", nations=nations))
    hand = Fingers(server.alice, await lay(server, table))
    await hand.press("act")
    two = [one for one in rows_of(hand.seen) if any("England" in label for label in one)]
    assert [[label.split(" ")[0] for label in row] for row in two] == [["England", "Holland"]]
    assert not options_of(hand.seen, "m-plan")
    assert text_of(hand.seen).count("Your reputation there") == 2
    hand.taps = 0
    await hand.press("into")
    assert hand.taps == 1
    assert "Confirm" in labels_of(hand.seen)


@pytest.mark.rule("CORE-MENU-01")
async def test_a_menu_with_one_entry_is_not_opened_and_its_entry_stands_in_its_place(
    server: DiscordServer,
) -> None:
    table = at_sea()
    laden(table, silver=1)
    hand = Fingers(server.alice, await lay(server, table))
    opened = await hand.press("act")
    assert "Cargo · Throw 1 silver overboard" in entries_of(shown(opened))
    offered = options_of(hand.seen, "m-plan")
    (number,) = [at for at, one in enumerate(offered) if one["label"].startswith("Cargo")]
    planned = said(await hand.pick("m-plan", number))
    assert "You throw 1 silver overboard" in planned
    assert "Confirm" in labels_of(hand.seen), "the way back is to discard it"
    back = await hand.press("takeoff")
    assert "What do you do?" in said(back)


async def test_two_kinds_of_actions_are_buttons_and_back_leads_up_from_their_menus(
    server: DiscordServer,
) -> None:
    hand = Fingers(server.alice, await lay(server, at_sea()))
    await hand.press("act")
    assert not options_of(hand.seen, "m-plan")
    assert [*entries_of(hand.seen)] == ["Sail…", "Turn in place…"]
    await hand.press("into")
    assert asked_in(hand.seen) == ["Sail: choose…"]
    await hand.press("back")
    assert [*entries_of(hand.seen)] == ["Sail…", "Turn in place…"]
