"""A whole turn can be typed: each answer names the command that goes on from there."""

import re
from typing import Any

import pytest

from bot.words.commands import Words, payload_of
from engine.games.captains_log.model.actions import Sail
from tests.bot.laid_tables import lay
from tests.captains_log.sea_fights import AHEAD, captains_duel
from tests.cogs.discord_server import DiscordServer, labels_of, private, said, shown
from tests.cogs.fingers import Fingers

COMMAND = re.compile(r"`/([a-z]+(?: [a-z]+)?)[^`]*`")
FRENCH = re.compile(r"`/(\w+(?: \w+)?)[^`]*`")


class Typist:
    """Alice, who presses nothing; *named* are the commands that the last answer names."""

    def __init__(self, server: DiscordServer, locale: str = "en-US") -> None:
        server.locales[server.alice.id] = locale
        self._server, self._locale = server, locale
        self.named: list[str] = ["turn act"]

    async def types(self, command: str, **options: Any) -> str:
        """Type a command, which the last answer must have named."""
        assert command in self.named, f"nobody told them of /{command}"
        answer = await self._server.alice.slash(self._server.channel, command, **options)
        assert private(answer)
        self.named = await self._named_in(said(answer))
        return said(answer)

    async def _named_in(self, answer: str) -> list[str]:
        """The registered names of the commands that *answer* names in this locale."""
        if self._locale == "en-US":
            return COMMAND.findall(answer)
        shown = {
            f"{called(group)} {called(one)}": f"{group['name']} {one['name']}"
            for group in await payload_of(self._server.bot.tree, Words())
            for one in group["options"]
        }
        return [shown[name] for name in FRENCH.findall(answer)]

    async def first(self, command: str, option: str) -> dict[str, Any]:
        """The first suggestion for the option of a command."""
        offered = await self._server.alice.autocomplete(self._server.channel, command, option, "")
        return {option: offered[0]["value"]}


def called(command: dict[str, Any]) -> str:
    return str(command["name_localizations"]["fr"])


@pytest.mark.parametrize("locale", ["en-US", "fr"])
async def test_a_whole_turn_is_typed_by_the_commands_that_the_answers_name(
    server: DiscordServer, locale: str
) -> None:
    await server.start(preset="first_voyage")
    alice = Typist(server, locale)
    await alice.types("turn act")
    for verb, option in (("start", "where"), ("facing", "heading")):
        before = await server.version()
        await alice.types(f"captain {verb}", **await alice.first(f"captain {verb}", option))
        assert await server.version() > before, "one command answers a question"
        assert "turn undo" in alice.named
    await alice.types("turn undo")
    await alice.types("captain facing", **await alice.first("captain facing", "heading"))
    assert "captain sail" in alice.named
    await alice.types("captain turn", **await alice.first("captain turn", "heading"))
    await alice.types("turn discard")
    await alice.types("turn plan", **await alice.first("turn plan", "goal"))
    done = await alice.types("turn confirm")
    assert "turn end" in alice.named
    assert "captain sail" not in alice.named, "no move is left"
    assert ("You sail" in done) or ("Vous avance" in done)
    before = await server.version()
    await alice.types("turn end")
    assert await server.version() > before


async def test_the_question_at_the_end_of_a_turn_names_the_command_that_ends_it_anyway(
    server: DiscordServer,
) -> None:
    await server.set_sail()
    asked = await server.alice.slash(server.channel, "turn end")
    assert "`/turn end anyway:True`" in said(asked)
    ended = await server.alice.slash(server.channel, "turn end", anyway=True)
    assert said(ended).startswith("**Your turn is over.**")


async def test_a_typed_answer_that_rolls_dice_waits_for_a_confirmation(
    server: DiscordServer,
) -> None:
    await server.set_sail(server.bob)
    table = captains_duel()
    table.place("p2", AHEAD)
    table.act("p1", Sail(heading=0))
    await lay(server.bot.tables, await server.table_id(), table.state)
    version = await server.version()
    offered = await server.bob.autocomplete(server.channel, "captain answer", "what", "")
    hold, fire = (one["value"] for one in offered)
    asked = await server.bob.slash(server.channel, "captain answer", what=fire)
    assert "Confirm" in labels_of(shown(asked))
    await server.bob.slash(server.channel, "turn discard")
    assert await server.version() == version
    await server.bob.slash(server.channel, "captain answer", what=hold)
    assert await server.version() == version + 1


async def test_answers_to_taps_name_no_commands(server: DiscordServer) -> None:
    hand = Fingers(server.alice, await server.set_sail())
    assert COMMAND.findall(said(await hand.press("act"))) == []
    assert COMMAND.findall(said(await hand.press("intend"))) == []
    assert COMMAND.findall(said(await hand.press("confirm"))) == []


async def test_turn_confirm_without_a_plan_opens_the_planner_and_changes_nothing(
    server: DiscordServer,
) -> None:
    await server.set_sail()
    version = await server.version()
    opened = await server.alice.slash(server.channel, "turn confirm")
    assert "What do you do?" in said(opened)
    assert await server.version() == version


async def test_a_confirmation_typed_once_and_delivered_twice_is_played_once(
    server: DiscordServer,
) -> None:
    await server.set_sail()
    await server.alice.slash(server.channel, "captain explore", tiles=1)
    await server.alice.slash(server.channel, "turn confirm")
    version = await server.version()
    await server.deliver_again()
    assert await server.version() == version


async def test_turn_discard_then_turn_resume_returns_to_the_earlier_plan(
    server: DiscordServer,
) -> None:
    await server.set_sail()
    sail = await server.alice.autocomplete(server.channel, "captain sail", "to", "")
    await server.alice.slash(server.channel, "captain sail", to=sail[0]["value"])
    asked = await server.alice.slash(server.channel, "captain explore", tiles=1)
    assert COMMAND.findall(said(asked)) == ["turn confirm", "turn discard", "turn resume"]
    await server.alice.slash(server.channel, "turn discard")
    resumed = await server.alice.slash(server.channel, "turn resume")
    assert "sail" in said(resumed)
    assert "Confirm" in labels_of(shown(resumed))
