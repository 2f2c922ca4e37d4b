"""Fleet Commander by typed commands: the same actions as the menus, found by their names."""

from collections.abc import Sequence
from typing import Any, get_args

import pytest
import simcord

from bot.tables import playing
from bot.words.commands import Words, payload_of
from cogs.fleet_commander import VERBS
from cogs.suggested import MOST_CHOICES
from engine.games.fleet_commander.model import actions as a
from tests.cogs.discord_server import (
    DiscordServer,
    ids_of,
    labels_of,
    offers_of,
    options_of,
    private,
    said,
    shown,
    text_of,
)
from tests.cogs.fingers import Fingers
from tests.cogs.fleet_table import begin, bot, in_action, put

__all__ = ["bot"]


async def offered(
    server: DiscordServer, command: str, option: str, person: simcord.MemberActor | None = None
) -> Sequence[str]:
    """Names that Discord proposes for *option*: one for each action that the command can do."""
    person = person or server.alice
    choices = await person.autocomplete(server.channel, command, option, "")
    names = [choice["name"] for choice in choices]
    (verb,) = (one for one in VERBS if command == f"fleet {one.name}")
    live = await server.bot.tables.load(await server.table_id())
    view = live.view(live.seat_of(person.id))
    count = sum(isinstance(action, verb.kinds) for action in live.game.suggest(view))
    assert len(set(names)) == len(names) == min(count, MOST_CHOICES)
    return names


async def test_dice_are_rolled_by_typing_their_colours(server: DiscordServer) -> None:
    await begin(server)
    person = await server.to_move()
    rolled = await server.typed(person, "fleet roll", what="1 red, 1 blue and 1 green")
    assert private(rolled)
    assert "You roll" in said(rolled)


async def test_suggested_dice_say_their_use_and_are_rolled_by_one_tap(
    server: DiscordServer,
) -> None:
    await begin(server)
    hand = Fingers(await server.to_move(), server.board)
    await hand.press("act")
    assert "Close in" in offers_of(hand.seen)[0]
    hand.taps = 0
    rolled = await hand.press("intend")
    assert "You roll" in said(rolled)
    assert "What do you do?" in said(rolled)
    assert hand.taps == 1
    again = await hand.person.click(shown(rolled), label="End turn")
    assert "You roll" not in said(again)


async def test_other_combinations_of_dice_are_rolled_from_a_menu(server: DiscordServer) -> None:
    await begin(server)
    hand = Fingers(await server.to_move(), server.board)
    await hand.press("act")
    labels = [one["label"] for one in options_of(hand.seen)]
    rolled = await hand.pick("m-plan", labels.index("3 green"))
    assert "You roll" in said(rolled)
    assert said(rolled).count("🟢") >= 3


async def test_a_roll_pressed_in_two_planners_is_rolled_once(server: DiscordServer) -> None:
    await begin(server)
    person = await server.to_move()
    opened = [shown(await person.click(server.board, label="Act")) for _ in range(2)]
    (key, _) = [one for one in ids_of(opened[0]) if one.split(":")[1] == "intend"][:2]
    first, second = [said(await person.click(one, custom_id=key)) for one in opened]
    assert "You roll" in first
    assert "The board has changed" in second
    live = await server.bot.tables.load(await server.table_id())
    assert live.table.seq == 1


async def test_a_roll_delivered_twice_by_discord_is_rolled_once(server: DiscordServer) -> None:
    await begin(server)
    hand = Fingers(await server.to_move(), server.board)
    await hand.press("act")
    with server.delivering_twice():
        await hand.press("intend")
    live = await server.bot.tables.load(await server.table_id())
    assert live.table.seq == 1


async def test_a_suggested_action_after_the_roll_must_be_confirmed(server: DiscordServer) -> None:
    await begin(server)
    await put(server, in_action().state)
    hand = Fingers(server.alice, server.board)
    await hand.press("act")
    planned = await hand.press("intend")
    assert said(planned).startswith("**Your plan, not yet played:**")
    assert "Confirm" in labels_of(hand.seen)


async def test_end_turn_is_a_button_and_not_an_option_of_the_menus(server: DiscordServer) -> None:
    await begin(server)
    await put(server, in_action().state)
    opened = shown(await server.alice.click(server.board, label="Act"))
    assert "End turn" in labels_of(opened)
    offered = [one["label"] for one in options_of(opened, "m-plan")]
    assert "Attack…" in offered
    assert "End turn…" not in offered


async def test_a_turn_cannot_end_before_the_dice_are_rolled(server: DiscordServer) -> None:
    await begin(server)
    person = await server.to_move()
    opened = shown(await person.click(server.board, label="Act"))
    assert "End turn" not in labels_of(opened)
    told = await person.click(server.board, label="End turn")
    assert said(told).startswith("Roll your dice first.")
    assert offers_of(shown(told))[0].startswith("**Roll ")
    typed = await person.slash(server.channel, "turn end")
    assert "FC-TURN-01" in said(typed)


async def test_the_planner_says_which_dice_end_turn_would_keep(server: DiscordServer) -> None:
    await begin(server)
    person = await server.to_move()
    opened = said(await person.click(server.board, label="Act"))
    assert "If you end your turn now" not in opened, "there is nothing to keep"
    await put(server, in_action().state)
    opened = said(await server.alice.click(server.board, label="Act")).replace("\u2060", "")
    assert "If you end your turn now, you keep 🔴✚ 🔴★ 🔵✕ 🟢★ on your bridge." in opened


async def test_fleet_move_takes_the_name_of_a_suggested_move(server: DiscordServer) -> None:
    await begin(server)
    await put(server, in_action().state)
    names = await offered(server, "fleet move", "ships")
    assert len(names) > 1
    moved = await server.typed(server.alice, "fleet move", ships=names[0])
    assert "You move" in said(moved)


async def test_a_suggested_attack_names_the_positions_of_both_ships(server: DiscordServer) -> None:
    await begin(server)
    await put(server, in_action().state)
    names = await offered(server, "fleet attack", "target")
    assert any(name.startswith("C3") and "C2" in name for name in names)
    done = await server.typed(server.alice, "fleet attack", target=names[0])
    assert "You attack" in said(done)


async def test_suggested_shots_of_weapons_have_distinct_names(server: DiscordServer) -> None:
    await begin(server)
    battle = in_action()
    battle.ship("p2", "destroyer", "C4")
    battle.dice("p1", rolled="R:S B:S")
    await put(server, battle.state)
    names = await offered(server, "fleet weapon", "target")
    assert len(names) > 1
    fired = await server.typed(server.alice, "fleet weapon", target=names[0])
    assert "tractor ray" in said(fired)


async def test_fleet_drain_takes_the_name_of_a_suggested_die(server: DiscordServer) -> None:
    await begin(server)
    await put(server, in_action().state)
    names = await offered(server, "fleet drain", "what")
    assert len(names) == 3
    drained = await server.typed(server.alice, "fleet drain", what=names[0])
    assert "You drain" in said(drained)


async def test_fleet_keep_takes_the_name_of_the_dice_to_keep(server: DiscordServer) -> None:
    await begin(server)
    await put(server, in_action().state)
    names = await offered(server, "fleet keep", "what")
    assert "Keep nothing" in names
    kept = await server.typed(server.alice, "fleet keep", what="Keep nothing")
    assert "keeping nothing" in said(kept)


async def test_fleet_answer_takes_a_named_answer_to_an_attack(server: DiscordServer) -> None:
    await begin(server)
    battle = in_action()
    target = next(ship.id for ship in battle.open.ships if ship.owner == "p2")
    battle.act(battle.attack("R:O", "C3", "C2", target))
    await put(server, battle.state)
    assert len(await offered(server, "fleet answer", "what", server.bob)) > 3
    await server.typed(server.bob, "fleet answer", what="Take the hit")
    assert "takes" in text_of(server.board)


@pytest.mark.parametrize(
    ("command", "option", "kind"),
    [
        ("place", "what", a.SetTilesAside),
        ("place", "what", a.PlaceSector),
        ("choose", "what", a.ChooseFleet),
        ("deploy", "ships", a.Deploy),
    ],
)
async def test_questions_before_a_battle_are_answered_by_typed_names(
    server: DiscordServer, command: str, option: str, kind: type[Any]
) -> None:
    await begin(server, "pitched_battle")
    person = await answer_until(server, kind)
    names = await offered(server, f"fleet {command}", option, person)
    assert len(names) > 1
    done = await server.typed(person, f"fleet {command}", **{option: names[0]})
    assert private(done)
    assert "Done." in said(done)


async def answer_until(server: DiscordServer, kind: type[Any]) -> Any:
    """Answer questions by default until an answer of *kind* is due; return who must give it."""
    tables, table = server.bot.tables, await server.table_id()
    while True:
        live = await tables.load(table)
        (asked, *_) = live.game.pending(live.state)
        answer = live.game.default(live.view(asked.seat))
        (user,) = live.people_of(asked.seat)
        if isinstance(answer, kind):
            return next(one for one in (server.alice, server.bob) if one.id == user)
        await playing.play(tables, table, user, (answer,), decision=asked.id)


async def test_fleet_orders_shows_the_same_as_auto_show(server: DiscordServer) -> None:
    await begin(server)
    mine, general = [
        await server.alice.slash(server.channel, command)
        for command in ("fleet orders", "auto show")
    ]
    assert private(mine)
    assert said(mine) == said(general)
    assert "When I am attacked" in said(mine)


async def test_standing_orders_are_offered_only_for_questions_possible_in_this_battle(
    server: DiscordServer,
) -> None:
    await begin(server)
    told = said(await server.bob.slash(server.channel, "auto show"))
    assert "When I am attacked" in told
    assert "cruiser" not in told, "there is none"
    assert "ally" not in told, "in a duel"
    choices = await server.bob.autocomplete(server.channel, "auto set", "when", "")
    assert [one["name"] for one in choices] == ["When I am attacked"]
    await put(server, in_action().state)
    choices = await server.bob.autocomplete(server.channel, "auto set", "when", "")
    assert [one["name"] for one in choices] == [
        *("When I am attacked", "When a ship beside my cruiser is attacked"),
    ]


async def test_a_command_that_cannot_be_used_now_says_so(server: DiscordServer) -> None:
    await begin(server)
    person = await server.to_move()
    for verb in ("attack", "move", "weapon", "reroll", "drain", "token", "keep", "deploy"):
        refused = await person.slash(server.channel, f"fleet {verb}")
        assert private(refused), verb
        assert "not possible now" in said(refused), verb


async def test_only_the_player_on_turn_can_use_typed_commands(server: DiscordServer) -> None:
    await begin(server)
    person = await server.to_move()
    other = server.bob if person is server.alice else server.alice
    refused = await other.slash(server.channel, "fleet roll", what="1 red")
    assert private(refused)
    assert "not possible now" in said(refused)
    outsider = await server.carol.slash(server.channel, "fleet roll", what="1 red")
    assert "no seat" in said(outsider)


async def test_fleet_commands_are_worded_in_both_languages(server: DiscordServer) -> None:
    payload = await payload_of(server.bot.tree, Words())
    (fleet,) = [one for one in payload if one["name"] == "fleet"]
    assert fleet["name_localizations"]["fr"] == "flotte"
    for command in fleet["options"]:
        for node in (command, *command.get("options", [])):
            assert node["name_localizations"]["fr"], node["name"]
            assert not node["description"].startswith("About-"), node["name"]
            assert not node["description_localizations"]["fr"].startswith("About-"), node["name"]
            assert len(node["description_localizations"]["fr"]) <= 100


async def test_every_action_has_a_command() -> None:
    typed = {kind for verb in VERBS for kind in verb.kinds}
    assert typed == {*get_args(a.Action)}
