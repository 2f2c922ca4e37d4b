"""The captain: signals that count what the enemy is likely to do, and the advice to people."""

from typing import Any

import pytest

from engine.core.dice import SeededDice
from engine.core.seating import Side
from engine.games.man_o_war.bots import LEVELS, captain
from engine.games.man_o_war.judgement.advice import advised
from engine.games.man_o_war.judgement.outlook import Outlook
from engine.games.man_o_war.judgement.sheets import World, improved, likely, weighed
from engine.games.man_o_war.model import actions as a
from engine.games.man_o_war.model.magic import Card
from engine.games.man_o_war.model.names import OFFICER
from engine.games.man_o_war.model.signals import Guns, Helm, Intent, Signal
from tests.man_o_war.battle import Battle
from tests.man_o_war.magic import MagicBattle


def signal(intent: Intent) -> Signal:
    return Signal(helm=Helm(intent=intent), guns=Guns(policy="hold"))


def played(battle: Battle, first: Side, **intents: Any) -> Outlook:
    """The outlook of a turn in which squadrons are signalled so, and the west acts next first."""
    battle.open.initiative = first
    signals = {battle.letters.index(name): signal(one) for name, one in intents.items()}
    return Outlook(battle.open).play(signals, "west")


def test_whoever_acts_first_rams_before_it_is_rammed() -> None:
    def both() -> Battle:
        return Battle(A1=(50, 60, 90), B1=(65, 60, 270))

    ours, theirs = (
        played(both(), "west", A="ram", B="ram"),
        played(both(), "east", A="ram", B="ram"),
    )
    assert ours.gained["west"] > ours.gained["east"]
    assert theirs.gained["east"] > theirs.gained["west"]


def test_a_ship_that_is_probably_sunk_counts_for_little_afterwards() -> None:
    battle = Battle(A1=(50, 60, 90), B1=(64, 60, 0), B2=(64, 75, 180))
    alone = played(battle, "east", B="ram").gained["east"]
    rammed = played(battle, "west", A="ram", B="ram").gained["east"]
    assert rammed <= alone


def test_an_outlook_changes_nothing_of_the_battle() -> None:
    battle = Battle(A1=(50, 60, 90), B1=(65, 60, 270))
    before = [one.at for one in battle.open.ships]
    played(battle, "west", A="ram", B="ram")
    assert [one.at for one in battle.open.ships] == before


def test_a_captain_takes_a_ram_that_can_be_made() -> None:
    battle = Battle(A1=(30, 60, 90), B1=(44, 60, 0))
    battle.open.initiative = "west"
    assert advised(battle.view())[0].helm.intent == "ram"


def test_a_sheet_is_improved_by_what_gains_most_and_kept_where_nothing_gains() -> None:
    battle = Battle(A1=(30, 60, 90), B1=(44, 60, 0))
    worlds = [World(battle=battle.open, foes=likely(battle.open, "east"), next="west")]
    stay, ram = signal("stay"), signal("ram")
    best, gain = improved(worlds, "west", {0: stay}, {0: (stay, ram)}, most=9)
    assert best == {0: ram}
    assert gain == weighed(worlds, "west", best) > weighed(worlds, "west", {0: stay})
    assert improved(worlds, "west", {0: stay}, {0: (ram,)}, most=1)[0] == {0: stay}


def test_people_are_advised_what_a_captain_signals() -> None:
    battle = Battle(A1=(30, 60, 90), A2=(30, 68, 90), B1=(55, 60, 180), B2=(55, 70, 180))
    action = captain(battle.view(), SeededDice("captain"))
    assert isinstance(action, a.Seal)
    assert battle.refused("p1", action) is None
    first = next(iter(battle.game.plans(battle.view())))
    assert (first.label.key, first.actions) == ("plan-advised", (action,))


@pytest.mark.parametrize("level", [*LEVELS])
def test_every_level_casts_and_dispels_as_advised(level: str) -> None:
    battle = MagicBattle(
        A1=(30, 60, 90),
        B1=(70, 60, 270),
        west=[Card.HELLSTORM],
        east=[Card.BECALM, Card.THUNDERBOLT],
    )
    sheet = LEVELS[level](battle.view("p1"), SeededDice("cast"))
    assert isinstance(sheet, a.Seal)
    assert sheet.casting is not None
    assert sheet.casting.card == Card.HELLSTORM
    assert sheet.dispel == "any"
    battle.dispels("p2", "ask")
    battle.play("p1", sheet)
    battle.seal()
    battle.play(OFFICER, a.PlayOn(), 6)
    answer = LEVELS[level](battle.view("p2"), SeededDice("dispel"))
    assert isinstance(answer, a.Dispel)
    assert answer.card in {Card.BECALM, Card.THUNDERBOLT}
    assert battle.refused("p2", answer) is None
