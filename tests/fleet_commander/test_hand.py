"""The private panel of a player: own dice and their uses, weapons, signals and containers."""

from collections.abc import Iterator

import pytest

from bot.words.language import learn, voice
from engine.core.game import look
from engine.core.records import SPECTATOR
from engine.games.fleet_commander.game import FLEET_COMMANDER as GAME
from engine.games.fleet_commander.model.actions import ChooseFleet
from engine.games.fleet_commander.model.options import Options
from tests.fleet_commander.battle import Battle
from tests.fleet_commander.preparing import Preparing
from tests.fleet_commander.test_scenario_rescue import home, rescue

learn(GAME)
GREEN, RED = "\N{LARGE GREEN CIRCLE}\N{WORD JOINER}", "\N{LARGE RED CIRCLE}\N{WORD JOINER}"
PLUS, STAR = "\N{HEAVY GREEK CROSS}", "\N{BLACK STAR}"


def hand(battle: Battle, seat: str = "p1") -> list[str]:
    return [*said(battle, seat, "en")]


def said(battle: Battle, seat: str, code: str) -> Iterator[str]:
    for line in GAME.words.hand(battle.view(seat)):
        yield voice(code, GAME.slug).say(line, plain=True)


def test_the_panel_lists_rolled_stored_and_reserve_dice_and_possible_reactions() -> None:
    battle = Battle()
    battle.ship("p1", "cruiser", "C3")
    battle.dice("p1", "R:O", bridge="G:O R:S")
    assert hand(battle)[:4] == [
        f"Rolled, not yet used: {RED}{PLUS}",
        f"On your bridge: {RED}{STAR} {GREEN}{PLUS}",
        "May answer an attack with: shields and counter-attack",
        "In reserve: 1\N{LARGE RED CIRCLE} 3\N{LARGE BLUE CIRCLE} 2\N{LARGE GREEN CIRCLE}",
    ]
    battle.dice("p1")
    assert hand(battle)[0] == "On your bridge: nothing"
    assert hand(battle, SPECTATOR) == []


@pytest.mark.rule("FC-SPECIAL-02")
@pytest.mark.parametrize(
    ("bridge", "what"),
    [
        ("", "two\N{NO-BREAK SPACE}\N{BLACK STAR} to fire"),
        ("R:S", "one more\N{NO-BREAK SPACE}\N{BLACK STAR} to fire"),
        ("R:S G:S", "ready, you have two\N{NO-BREAK SPACE}\N{BLACK STAR}"),
    ],
)
def test_the_panel_says_how_many_specials_a_weapon_still_needs(bridge: str, what: str) -> None:
    battle = Battle()
    battle.ship("p1", "battleship", "C3", weapon="drones")
    battle.dice("p1", bridge=bridge)
    told = f"The drones of the battleship: {what}; 2 damage to a ship up to 2 sectors away,"
    assert f"{told} at the start of each of its turns" in hand(battle)


@pytest.mark.rule("FC-SECRET-02", "FC-HIDDEN-01")
def test_signals_and_secret_weapons_are_shown_to_their_owner_alone() -> None:
    battle = Battle(hidden_deployment=True, secret_weapons=True)
    battle.seal(battle.ship("p1", "battleship", "C3", weapon="drones"))
    battle.signal("p1", "frigate", "B1")
    lines = hand(battle)
    assert any(
        ", face down: two\N{NO-BREAK SPACE}\N{BLACK STAR} to fire;" in line for line in lines
    )
    assert "Seen by others as signals: frigate 2 (B1)" in lines
    assert not any("drones" in line or "frigate" in line for line in hand(battle, "p2"))


@pytest.mark.rule("FC-SCEN-RESCUE-10")
def test_the_panel_counts_containers_at_home_and_with_own_ships() -> None:
    battle = rescue("C3", "C3", "D3")
    home(battle, 2, 1)
    battle.ship("p1", "frigate", "C3")
    assert hand(battle)[-1] == "Containers at home: 2 of 4; with your ships: 2 at C3"


def test_a_chosen_fleet_is_shown_to_its_owner_while_others_choose() -> None:
    game = Preparing(Options(special_sectors=0))
    asked = game.asked()
    game.answer(ChooseFleet, frigates=3, cruisers=2)
    view = look(GAME, game.state, asked.seat)
    line = voice("en", GAME.slug).say(GAME.words.hand(view)[0], plain=True)
    assert line == "Your fleet, still unknown to others: 2 cruisers and 3 frigates"


def test_the_private_panel_is_called_my_bridge() -> None:
    assert GAME.words.hand_title is not None
    assert voice("en", GAME.slug).say(GAME.words.hand_title) == "My bridge"
    assert voice("fr", GAME.slug).say(GAME.words.hand_title) == "Ma passerelle"
