"""Sentences of Fleet Commander in a form that tests can compare, and a battle to tell of."""

from collections.abc import Iterator

from bot.words.language import learn, voice
from engine.core.words import Text
from engine.games.fleet_commander.game import FLEET_COMMANDER as GAME
from engine.games.fleet_commander.model import actions as a
from tests.fleet_commander.battle import Battle

learn(GAME)
NAMES = {"p1": "Vega", "p2": "Altair"}
PLAIN = {0x2068: None, 0x2069: None, 0xA0: " ", 0x202F: " "}


def said(texts: Iterator[Text] | list[Text], code: str = "fr") -> list[str]:
    words = voice(code, GAME.slug)
    lines = (words.say(text, lambda seat: NAMES[seat], plain=True) for text in texts)
    return [line.translate(PLAIN) for line in lines]


def news(battle: Battle, action: a.Action, *faces: str, seat: str = "p1") -> list[str]:
    """The news of *action* in French."""
    step = battle.act(action, *faces, seat=seat)
    assert GAME.words.news is not None
    return said([one.text for one in GAME.words.news(battle.view(seat), step.events)])


def brawl(bridge: str = "") -> Battle:
    """A battleship of p1 beside two frigates of p2, whose battleship is far off."""
    battle = Battle()
    battle.ship("p1", "battleship", "C3", weapon="vortex_missiles")
    battle.ships("p2", "frigate", "D3", 2)
    battle.ship("p2", "battleship", "A1")
    battle.dice("p1", "R:O G:S B:S")
    battle.dice("p2", bridge=bridge)
    return battle
