"""The first steps of a game of Fleet Commander on Discord, and the plan that is recommended."""

from bot.tables.lessons import keep_lessons
from tests.cogs.discord_server import (
    DiscordServer,
    labels_of,
    offers_of,
    said,
    shown,
)
from tests.cogs.fingers import Fingers
from tests.cogs.fleet_table import begin, bot, in_action, put
from tests.fleet_commander.battle import Battle

__all__ = ["bot"]


async def done_but_for(server: DiscordServer, *keys: str) -> None:
    """Mark the first steps as taken by Alice, except those of *keys*."""
    live = await server.bot.tables.load(await server.table_id())
    steps = [one.key for one in live.game.words.lessons(live.view("p1")) if one.name is not None]
    async with server.bot.tables.store.writing() as session:
        before = {one: -1 for one in steps if one not in keys}
        await keep_lessons(session, live.table.id, server.alice.id, before)


async def test_a_first_game_leads_from_step_to_step(server: DiscordServer) -> None:
    """The hint names the next step, the reason, the tap, and the number of steps done."""
    await begin(server)
    person = await server.to_move()
    hand = Fingers(person, server.board)
    opened = said(await hand.press("act"))
    assert "> **Next: roll your dice.** Blue dice bring your ships closer" in opened
    assert "> -# Tap *Play now* beside a suggestion." in opened
    assert "-# First steps: 0 of 8 done. Then: close in and " in opened
    rolled = said(await hand.press("intend"))
    assert "> ✔ Step complete: roll your dice." in rolled
    assert "> **Next: " in rolled
    assert "1 of 8 done" in rolled
    how = said(await person.click(server.board, label="How?"))
    assert "- Roll your dice ✔" in how
    assert "- Close in: not yet" in how
    await person.slash(server.channel, "prefs", hints=False)
    assert "steps" not in said(await person.click(server.board, label="Act"))
    assert "✔" not in said(await person.click(server.board, label="How?"))


async def test_the_suggestion_that_takes_the_next_step_is_first_and_labelled_next_step(
    server: DiscordServer,
) -> None:
    await begin(server)
    battle = Battle()
    battle.ship("p1", "battleship", "C3", weapon="vortex_missiles")
    battle.ship("p2", "cruiser", "D3")
    battle.ship("p2", "cruiser", "E1")
    battle.dice("p1", rolled="R:S B:S R:O")
    await put(server, battle.state)
    await done_but_for(server, "weapon")
    opened = said(await server.alice.click(server.board, label="Act"))
    assert "> **Next: fire your special weapon.** You have two specials" in opened
    assert opened.index("Next step: Vortex missiles on ") < opened.index("fires on ")
    assert opened.count("Next step: ") == 1


async def test_the_hint_is_to_end_the_turn_if_every_suggestion_spends_dice_that_the_step_needs(
    server: DiscordServer,
) -> None:
    await begin(server)
    battle = Battle()
    battle.ship("p1", "battleship", "C3", weapon="vortex_missiles")
    battle.ship("p2", "cruiser", "D4")
    battle.dice("p1", rolled="R:S R:O")
    await put(server, battle.state)
    await done_but_for(server, "weapon")
    seen = await server.alice.click(server.board, label="Act")
    opened = said(seen)
    assert offers_of(shown(seen)), "something is suggested"
    assert "Tap *End turn* below: every suggestion would spend what you should keep." in opened
    battle.dice("p1", rolled="R:S R:D")
    await put(server, battle.state)
    opened = said(await server.alice.click(server.board, label="Act"))
    assert "every suggestion would spend" not in opened


async def test_first_steps_taken_by_ending_a_turn_are_announced(server: DiscordServer) -> None:
    await begin(server)
    battle = in_action()
    battle.dice("p1", rolled="G:O")
    await put(server, battle.state)
    asked = shown(await server.alice.click(server.board, label="End turn"))
    ended = said(await server.alice.click(asked, label=labels_of(asked)[0]))
    assert ended.startswith("**Your turn is over.**")
    assert "> ✔ Steps complete: end a turn and keep a shield." in ended


async def test_the_last_of_the_first_steps_is_announced_as_the_last(server: DiscordServer) -> None:
    await begin(server)
    battle = in_action()
    battle.dice("p1", rolled="G:O")
    await put(server, battle.state)
    await done_but_for(server, "end", "shield")
    asked = shown(await server.alice.click(server.board, label="End turn"))
    ended = said(await server.alice.click(asked, label=labels_of(asked)[0]))
    assert "That was the last of your 8 first steps" in ended


async def test_a_plan_that_is_clearly_the_best_is_recommended(server: DiscordServer) -> None:
    await begin(server)
    battle = Battle()
    battle.ship("p1", "battleship", "C3")
    battle.ship("p2", "frigate", "C2", hull=1)
    battle.ship("p2", "battleship", "E1")
    battle.dice("p1", rolled="R:O")
    await put(server, battle.state)
    hand = Fingers(await server.to_move(), server.board)
    await hand.press("act")
    assert offers_of(hand.seen)[0].startswith("**Recommended: Battleship 1 (C3) fires on")


async def test_a_preview_numbers_actions_and_not_what_comes_of_them(
    server: DiscordServer,
) -> None:
    await begin(server)
    battle = Battle()
    battle.ship("p1", "battleship", "C3")
    battle.ship("p2", "frigate", "C2", hull=1)
    battle.ship("p2", "battleship", "E1")
    battle.dice("p1", rolled="R:O")
    await put(server, battle.state)
    hand = Fingers(await server.to_move(), server.board)
    opened = await hand.press("act")
    assert said(opened).count("fires on") == 1, "no second button for the same shot"
    assert labels_of(shown(opened)).count("Preview") == 1
    assert "Attack" not in " ".join(labels_of(shown(opened)))
    preview = said(await hand.press("intend"))
    assert "\n① You attack " in preview
    assert "\n↳ " in preview
    assert "②" not in preview
