"""Any game is played to its end on Discord by its menus and forms, in every language."""

from collections.abc import Mapping
from typing import Any

import pytest
import simcord

from bot.words.language import LANGUAGES, voice
from engine.ai.policies import one_of
from engine.core.dice import Dice, policy_dice
from engine.core.words import Text
from tests.cogs.discord_server import (
    DiscordServer,
    entries_of,
    ids_of,
    labels_of,
    pick,
    said,
    shown,
)
from tests.cogs.toy_bot import bot
from tests.menu_player import typed_in

__all__ = ["bot"]

MOST_TURNS = 200


class Thumbs:
    """Chooses among a person's menus and forms at random, by *dice*; knows no game's rules."""

    def __init__(self, server: DiscordServer, code: str, dice: Dice) -> None:
        self._server, self._dice, self._words = server, dice, voice(code)
        self.planned, self.refused = 0, 0
        """Numbers of submitted forms that became a plan, and of those that were refused."""

    async def act(self, person: simcord.MemberActor) -> None:
        """Open the planner, choose something and confirm it."""
        message = shown(await person.slash(self._server.channel, "turn act"))
        while self.label("button-confirm") not in labels_of(message):
            message = await self._choose(person, message)
        await person.click(message, label=self.label("button-confirm"))

    def label(self, key: str) -> str:
        return self._words.say(Text.of(key), plain=True)

    async def _choose(
        self, person: simcord.MemberActor, message: simcord.ResponseMessage
    ) -> simcord.ResponseMessage:
        """Fill in a form where one is offered, or else go a level down the menus."""
        forms = [one for one in ids_of(message) if ":form:" in one]
        if forms and one_of((True, False), self._dice):
            opened = await person.click(message, custom_id=forms[0])
            assert opened.modal is not None, said(opened)
            answers = typed_in(opened.modal, self._dice)
            sent = await person.submit_modal(opened, _as_sent(opened.modal, answers))
            self.planned += not sent.followups
            self.refused += bool(sent.followups)
            return message if sent.response is None else sent.response
        return shown(await pick(person, message, one_of([*entries_of(message)], self._dice)))


def _as_sent(modal: Mapping[str, Any], answers: Mapping[str, str]) -> dict[str, Any]:
    """*answers* to a modal, with each choice from a select in a list of one."""
    fields = [one["component"] for one in modal["components"]]
    chosen = {field["custom_id"] for field in fields if "options" in field}
    return {key: [answer] if key in chosen else answer for key, answer in answers.items()}


@pytest.mark.rule("CORE-MENU-01", "CORE-MENU-02", "CORE-WORDS-01")
@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(
    ("slug", "preset", "people"),
    [("skirmish", "short", 2), ("sealed_orders", "two_to_one", 3)],
)
async def test_a_game_is_played_to_its_end_by_menus_and_forms(
    server: DiscordServer, slug: str, preset: str, people: int, code: str
) -> None:
    crew = (server.alice, server.bob, server.carol)[:people]
    server.locales.update({person.id: code for person in crew})
    thumbs = Thumbs(server, code, policy_dice("thumbs", 0))
    card = await server.open(game=slug, preset=preset, language=code)
    joins = [one for one in ids_of(card) if ":join" in one]
    for number, person in enumerate(crew[1:], 1):
        await person.click(card, custom_id=joins[number % len(joins)])
    await server.alice.click(card, label=thumbs.label("button-start"))
    for _ in range(MOST_TURNS):
        table = await server.bot.tables.table_in(server.channel.id)
        if table is None:
            break
        waits = (await server.bot.tables.load(table.id)).waits()
        await thumbs.act(crew[int(waits[-1][1:]) - 1])
    assert await server.bot.tables.table_in(server.channel.id) is None, "it never ended"
    assert bool(thumbs.planned) == (slug == "sealed_orders")
    assert not [line for line in server.told if "event-" in line or "violation-" in line]
