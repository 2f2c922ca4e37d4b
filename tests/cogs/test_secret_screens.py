"""No screen, button or typed command of a turn tells a secret."""

from collections.abc import Iterator
from typing import Any

import pytest
import simcord

from engine.core.dice import SeededDice
from engine.core.game import look
from engine.core.records import SPECTATOR, Seat, clone
from tests.cogs.discord_server import DiscordServer, entries_of, labels_of, pick
from tests.cogs.test_secrets import put, state_of
from tests.laws import random_steps

TYPED = ("sail", "fire", "buy", "sell", "repair", "pickup", "jettison", "upgrade", "turn", "ship")
OPTIONS = {"sail": "to", "fire": "at", "turn": "heading"}
GOODS = ("buy", "sell", "jettison")
MOMENTS = (("first_voyage", 0), ("standard", 12), ("standard", 55))
"""Presets, and the least number of random steps before the worlds are compared."""


async def screens_of(server: DiscordServer, person: simcord.MemberActor) -> list[Any]:
    """All that *person* is shown of help, look-ups, the planner, and typed commands."""
    seen = [
        _payload(await person.slash(server.channel, "help")),
        *[one async for one in _looked_up(server, person)],
        *[one async for one in _planned(server, person)],
        *[one async for one in _typed(server, person)],
    ]
    return [one for one in seen if one]


async def _looked_up(server: DiscordServer, person: simcord.MemberActor) -> Any:
    offered = await person.autocomplete(server.channel, "lookup", "panel", "")
    yield offered
    for panel in offered:
        yield _payload(await person.slash(server.channel, "lookup", panel=panel["value"]))
    yield _payload(await person.click(server.board, label="How?"))


async def _planned(server: DiscordServer, person: simcord.MemberActor) -> Any:
    """The planner, its menus and its plans, each opened and then discarded."""
    opened = await person.slash(server.channel, "turn act")
    yield _payload(opened)
    message = opened.response
    if message is None or not entries_of(message):
        return
    for entry in entries_of(message):
        picked = await pick(person, message, entry)
        yield _payload(picked)
        back = "Discard" if "Discard" in labels_of(message) else "Back"
        await person.click(message, label=back)
        opened = await person.slash(server.channel, "turn act")
        message = opened.response
        assert message is not None
    plans = await person.autocomplete(server.channel, "turn plan", "goal", "")
    yield plans
    for plan in plans:
        preview = await person.slash(server.channel, "turn plan", goal=plan["value"])
        yield _payload(preview)
        assert preview.response is not None
        await person.click(preview.response, label="Discard")


async def _typed(server: DiscordServer, person: simcord.MemberActor) -> Any:
    for verb in TYPED:
        option = OPTIONS.get(verb, "goods" if verb in GOODS else "what")
        command = f"captain {verb}"
        offered = await person.autocomplete(server.channel, command, option, "")
        yield offered
        for typed in ("zz", *(one["value"] for one in offered[:2])):
            answer = await person.slash(server.channel, command, **{option: typed})
            yield _payload(answer)
            if answer.response is not None and "Discard" in labels_of(answer.response):
                await person.click(answer.response, label="Discard")
    for tiles in (1, 24):
        answer = await person.slash(server.channel, "captain explore", tiles=tiles)
        yield _payload(answer)
        if answer.response is not None and "Discard" in labels_of(answer.response):
            await person.click(answer.response, label="Discard")


def _payload(result: simcord.InteractionResult) -> Any:
    answers = (*([result.response] if result.response else []), *result.followups)
    return [(one.content, list(_parts(one.components))) for one in answers]


def _parts(parts: Any) -> Iterator[Any]:
    for part in parts:
        plain = part if isinstance(part, dict) else part.to_dict()
        yield {key: one for key, one in plain.items() if key not in ("id", "components")}
        yield from _parts(plain.get("components", ()))
        yield from _parts([plain["accessory"]] if plain.get("accessory") else ())


@pytest.mark.slow
@pytest.mark.parametrize(("preset", "after"), MOMENTS)
@pytest.mark.parametrize("who", ["turn", "other", "carol"])
async def test_screens_do_not_depend_on_tiles_hidden_from_the_reader(
    server: DiscordServer, who: str, preset: str, after: int
) -> None:
    await server.set_sail(server.bob, preset=preset)
    state, acting = await _moment(server, after)
    turn, other = (server.alice, server.bob) if acting == "p1" else (server.bob, server.alice)
    person = {"turn": turn, "other": other, "carol": server.carol}[who]
    seat = {server.alice.id: "p1", server.bob.id: "p2"}.get(person.id, SPECTATOR)
    game = (await server.bot.tables.load(await server.table_id())).game
    twins = (game.imagine(look(game, state, seat), SeededDice(str(one))) for one in range(20))
    twin = next(one for one in twins if one.hidden.face_down != state.hidden.face_down)
    await put(server, clone(state))
    before = await screens_of(server, person)
    await put(server, clone(twin))
    assert await screens_of(server, person) == before
    assert len(before) > (20 if who == "turn" else 15)


async def _moment(server: DiscordServer, after: int) -> tuple[Any, Seat]:
    """A state of at least *after* steps with several hidden tiles, and the only seat to act."""
    game, state = (await server.bot.tables.load(await server.table_id())).game, None
    state = await state_of(server)
    for number, _ in enumerate(random_steps(game, state, "screens")):
        calm = game.to_act(state) in (("p1",), ("p2",)) and not [*game.pending(state)]
        if number >= after and calm and len(state.hidden.face_down) > 1:
            return state, game.to_act(state)[0]
    raise AssertionError("hardly a tile is face down any more")
