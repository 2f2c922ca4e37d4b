"""Chances of dice rolls equal those counted over every possible outcome."""

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import product

import pytest

from bot.words.language import learn, voice
from engine.games.fleet_commander.game import FLEET_COMMANDER as GAME
from engine.games.fleet_commander.judgement.odds import arming, roll_odds
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.results import COST, FACE_OF, Played
from tests.fleet_commander.battle import Battle

learn(GAME)
FACES = "OODDMS"


def position(bridge: str = "") -> Battle:
    """A battleship in the centre; a frigate north of it, another two sectors to the east."""
    battle = Battle()
    battle.ship("p1", "battleship", "C3", weapon="vortex_missiles")
    battle.ship("p2", "frigate", "C2")
    battle.ship("p2", "frigate", "E3")
    battle.dice("p1", bridge=bridge)
    battle.open.turn.phase = "energy"
    return battle


def share(bridge: str, colours: str, opens: Callable[[Battle], bool]) -> Fraction:
    """The share of all outcomes of dice of *colours* that *opens* accepts, one by one."""
    falls = [*product(FACES, repeat=len(colours))]
    found = 0
    for fall in falls:
        battle = position()
        rolled = " ".join(f"{colour}:{face}" for colour, face in zip(colours, fall, strict=True))
        battle.dice("p1", rolled, bridge)
        battle.open.turn.phase = "actions"
        found += opens(battle)
    return Fraction(found, len(falls))


def offers(*kinds: type[a.Order]) -> Callable[[Battle], bool]:
    return lambda battle: any(isinstance(one, kinds) for one in battle.suggested())


@pytest.mark.parametrize("bridge", ["", "R:D B:O", "R:S G:S"])
@pytest.mark.parametrize("colours", ["RRR", "RRB", "BBG"])
def test_chances_equal_those_counted_over_all_outcomes_of_the_dice(
    bridge: str, colours: str
) -> None:
    roll = a.RollDice(red=colours.count("R"), blue=colours.count("B"), green=colours.count("G"))
    odds = roll_odds(position(bridge).view(), roll)
    assert odds.move == share(bridge, colours, offers(a.Move))
    assert odds.weapon == share(bridge, colours, offers(a.FireWeapon))
    assert odds.straight == share(bridge, colours, lambda b: shields(b, "O"))
    assert odds.diagonal == share(bridge, colours, lambda b: shields(b, "D"))
    assert odds.retreat == share(bridge, colours, lambda b: "B:S" in held(b))
    assert odds.counter == share(bridge, colours, lambda b: "R:S" in held(b))


def shields(battle: Battle, way: str) -> bool:
    """Whether dice held by p1 can be played as a shield in the direction *way*."""
    played: tuple[Played, ...] = ("G:O", "G:D", "G:M", "G:O>D", "G:D>O")
    mine = Counter(held(battle))
    return any(
        FACE_OF[one] in {way, "M"} and not Counter(map(str, COST[one])) - mine for one in played
    )


def held(battle: Battle) -> list[str]:
    commander = battle.commander()
    return [*commander.rolled, *commander.left, *commander.right]


def test_chances_omit_a_weapon_for_a_fleet_without_one() -> None:
    battle = position()
    battle.change(0, weapon=None)
    assert roll_odds(battle.view(), a.RollDice(red=3)).weapon is None
    assert arming(battle.view(), ()) is None


def test_a_kept_special_raises_the_chance_of_firing_a_weapon() -> None:
    view = position("G:S").view()
    assert arming(view, ("G:S",)) == 1 - Fraction(5, 6) ** 3
    assert arming(view, ()) == 1 - Fraction(5, 6) ** 3 - 3 * Fraction(1, 6) * Fraction(5, 6) ** 2


def test_a_roll_states_chances_for_actions_now_and_for_reactions_later() -> None:
    words, view = voice("en", GAME.slug), position().view()
    assert GAME.words.chances is not None
    roll = a.RollDice(red=1, blue=1, green=1)
    told = [words.say(one, plain=True) for one in GAME.words.chances(view, roll)]
    assert told == [
        "67\u202f%: 4+ damage to enemy frigate 1 (C2) · shield: ✚ 50\u202f%, ✕ 50\u202f%",
        "To answer attacks: retreat 17\u202f% and counter-attack 17\u202f%",
    ]
    told_at_once = GAME.words.about(view, (), roll)
    assert told_at_once is not None
    assert words.say(told_at_once, plain=True) == (
        "67\u202f%: 4+ damage to enemy frigate 1 (C2) · shield: ✚ 50\u202f%, ✕ 50\u202f%"
    )


def test_a_roll_omits_chances_that_depend_on_colours_it_does_not_include() -> None:
    words, view = voice("fr", GAME.slug), position().view()
    assert GAME.words.chances is not None
    told = [words.say(one, plain=True) for one in GAME.words.chances(view, a.RollDice(red=3))]
    assert [line.replace("\u202f", " ").replace("\xa0", " ") for line in told] == [
        "67 % : détruire la frégate ennemie 1 (C2)",
        "Pour répondre aux attaques : contre-attaque 42 %",
    ]


@pytest.mark.rule("FC-SHIELD-02", "FC-SPECIAL-06")
def test_a_shield_kept_covers_only_where_it_points_unless_a_special_turns_it() -> None:
    for bridge, straight, diagonal in (("G:O", 1, 0), ("G:M", 1, 1), ("G:D G:S", 1, 1)):
        odds = roll_odds(position(bridge).view(), a.RollDice(red=3))
        assert (odds.straight, odds.diagonal) == (straight, diagonal)


def test_the_chance_that_a_cloud_die_fits_is_stated() -> None:
    battle = Battle()
    battle.ship("p1", "destroyer", "C3")
    battle.ship("p2", "frigate", "C2")
    battle.special("C2", "gas_cloud")
    battle.dice("p1", "R:O")
    battle.act(battle.attack("R:O", "C3", "C2", 1))
    assert GAME.words.chances is not None
    roll = a.RollGreen(decision=battle.asked().id)
    (told,) = GAME.words.chances(battle.view("p2"), roll)
    assert (
        voice("en", GAME.slug).say(told, plain=True)
        == "The cloud\N{RIGHT SINGLE QUOTATION MARK}s die fits: 50\u202f%"
    )


def test_ending_the_turn_states_the_chance_of_a_weapon_only_if_a_special_is_kept() -> None:
    words, view = voice("en", GAME.slug), position("R:S").view()
    told = {keep: GAME.words.about(view, (), a.EndTurn(keep=keep)) for keep in ((), ("R:S",))}
    said = [words.say(one, plain=True) for one in told.values() if one is not None]
    assert said[0] == "All dice return to your reserve"
    assert "weapon ready next turn" in said[1]
