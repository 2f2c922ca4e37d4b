"""Words of magic: menus, odds, questions, news and panels, in both languages."""

from typing import Any

import pytest

from bot.words.language import voice
from engine.ai.guidance import guidance
from engine.core.choices import ChoiceTree
from engine.core.dice import ScriptedDice, policy_dice
from engine.core.game import look, play
from engine.core.records import SPECTATOR
from engine.games.man_o_war.bots import midshipman
from engine.games.man_o_war.game import MAN_O_WAR
from engine.games.man_o_war.judgement.magic import chance, spells
from engine.games.man_o_war.model import actions as a
from engine.games.man_o_war.model import events as e
from engine.games.man_o_war.model.areas import AreaName
from engine.games.man_o_war.model.magic import Card, Casting, College
from engine.games.man_o_war.model.names import OFFICER
from engine.games.man_o_war.model.options import PRESETS
from engine.games.man_o_war.rules.spells import SPELLS
from engine.games.man_o_war.words.spells import named
from tests.man_o_war.magic import MagicBattle

FAR_AWAY = (110, 20, 270)
MARKS = {0x2068: None, 0x2069: None, 0x202F: " "}
"""Marks around names are left out, and narrow spaces are spaces."""
LANGUAGES = ("en", "fr")


def battle(*, galleys: bool = False, **how: Any) -> MagicBattle:
    hands = {"west": [Card.HELLSTORM, Card.OMEN], "east": [Card.BECALM], **how}
    sorts = {"A": "wargalley", "B": "corsair"} if galleys else {"A": "corsair", "B": "corsair"}
    return MagicBattle(A1=(30, 60, 90), B1=(45, 60, 270), B9=FAR_AWAY, sorts=sorts, **hands)


def english(text: Any) -> str:
    return voice("en", "man_o_war").say(text).translate(MARKS)


@pytest.mark.parametrize("card", Card)
def test_every_spell_is_named_told_and_worked_in_both_languages(card: Card) -> None:
    """Each is cast by the west with a six, and its dice then show a five, or a one."""
    for face in (5, 1):
        one = battle(west=[card], east=[], galleys=card == Card.OX_STRENGTH)
        one.ship("A1").hits = {} if card == Card.OX_STRENGTH else {AreaName.DECK: 1}
        one.ship("B1").hits, one.ship("B1").burning = {AreaName.DECK: 1}, {AreaName.DECK: 1}
        one.ship("A1").straggler = card == Card.BEACON
        spell = SPELLS[card]
        ships = [None] if spell.targets is None else [*spell.targets(one.open, "west")]
        ship = ships[0]
        choices = spell.choices(one.open, ship)
        casting = Casting(
            card=card,
            ship=ship,
            squadron=0 if spell.squadron else None,
            choice=choices[0] if choices else None,
        )
        prepared = one.prepare("p1", casting)
        one.seal()
        dice = ScriptedDice([6, *[face] * 6])
        step = play(one.game, one.state, OFFICER, a.PlayOn(), dice, seq=1)
        for words in (voice(code, "man_o_war") for code in LANGUAGES):
            view = one.view("p1")
            told = [one.game.tell(view, event) for event in (*prepared.events, *step.events)]
            said = [words.say(text) for text in told if text is not None]
            assert any(words.say(named(card)) in line for line in said)
            assert all("{" not in line and "???" not in line for line in said)
            panels = [words.say(t) for p in one.game.words.panels(view) for t in p.lines]
            assert panels


@pytest.mark.rule("MOW-MAGIC-01", "MOW-MAGIC-10")
@pytest.mark.parametrize(("college", "percent"), [(College.GOLD, 50), (College.JADE, 75)])
def test_the_odds_of_a_card_count_the_second_roll_of_the_own_college(
    college: College, percent: int
) -> None:
    one = battle(colleges=(college, College.GOLD))
    assert 100 * chance(one.open, "west", Card.HELLSTORM) == percent
    casting = one.casting(Card.HELLSTORM, "B1")
    action = a.PrepareSpell(decision=one.asked("p1"), casting=casting)
    assert one.game.words.chances is not None
    (line,) = one.game.words.chances(one.view("p1"), action)
    assert f"{percent}" in english(line)
    labels = [english(text) for text in one.game.label(one.view("p1"), action)]
    assert labels == ["Magic", f"Hellstorm (4+, {percent} %)", "B1"]


def test_a_card_leads_to_its_targets_and_says_what_it_does() -> None:
    one = battle()
    view = one.view("p1")
    menus = ChoiceTree(one.game, view)
    magic = next(two for two in menus.below() if two.label.key == "menu-magic")
    cards = menus.below((magic.label,))
    storm = next(two for two in cards if "Hellstorm" in english(two.label))
    about = one.game.words.about(view, (magic.label, storm.label), None)
    assert english(about) == "An enemy ship does not fire this turn"
    asked = one.game.words.menu_asks(view, (magic.label, storm.label))
    assert english(asked) == "On which ship?"
    omen = next(two for two in cards if "Omen" in english(two.label))
    assert omen.action is not None, "it needs no target"


def test_the_hand_is_told_to_its_own_side_alone() -> None:
    one = battle()
    mine = "\n".join(english(line) for line in one.game.words.hand(one.view("p1")))
    assert "Hellstorm (4+, 50 %), Jade: an enemy ship does not fire this turn" in mine
    assert "can dispel Celestial spells" in mine
    theirs = one.view("p2")
    public = look(one.game, one.state, SPECTATOR)
    for view in (theirs, public):
        lines = [*one.game.words.hand(view), *one.game.words.map(view)]
        lines += [line for panel in one.game.words.panels(view) for line in panel.lines]
        assert "Hellstorm" not in "\n".join(english(line) for line in lines)


def test_what_is_sealed_names_the_spell_and_what_is_dispelled() -> None:
    one = battle()
    one.prepare("p1", one.casting(Card.HELLSTORM, "B1"))
    one.dispels("p1", "any")
    (label,) = one.game.label(one.view("p1"), a.Seal(decision=one.asked("p1")))
    assert "the wizard is to cast Hellstorm on B1" in english(label)
    assert "the wizard dispels any spell he can" in english(label)
    asked = next(two for two in one.game.pending(one.state) if two.seat == "p1")
    assert "the wizard is to cast Hellstorm on B1" in english(one.game.ask(one.view("p1"), asked))


@pytest.mark.rule("MOW-DEC-07")
def test_the_question_whether_to_dispel_says_what_the_spell_does_and_the_odds() -> None:
    one = battle(east=[Card.BECALM], colleges=(College.GOLD, College.CELESTIAL))
    one.prepare("p1", one.casting(Card.HELLSTORM, "B1"))
    one.dispels("p2", "ask")
    one.magic(6)
    (asked,) = one.game.pending(one.state)
    text = english(one.game.ask(one.view("p2"), asked))
    assert "has cast Hellstorm on B1: an enemy ship does not fire this turn" in text
    actions = [*one.game.suggest(one.view("p2"))]
    labels = [english(one.game.label(one.view("p2"), action)[0]) for action in actions]
    assert labels == ["Let it work", "Dispel with Becalm (5+, 56 %)"]


def test_why_tells_the_number_the_dice_and_the_second_roll() -> None:
    one = battle(colleges=(College.JADE, College.GOLD))
    one.prepare("p1", one.casting(Card.HELLSTORM, "B1"))
    step = one.magic(3, 5)
    (cast,) = one.told(step, e.SpellCast)
    (why,) = one.game.words.reasons(one.view("p1"), cast)
    assert "works with a 4 or more" in english(why)
    assert "the dice were 3 and 5" in english(why)
    told = english(one.game.tell(one.view("p1"), cast))
    assert "casts Hellstorm on B1 (needs 4 or more; rolled 3, then 5)" in told


def test_a_first_suggestion_casts_the_best_spell_and_dispels_what_can_be() -> None:
    one = battle()
    view = one.view("p1")
    first = next(iter(one.game.plans(view)))
    seal = first.actions[0]
    assert isinstance(seal, a.Seal)
    assert (seal.casting, seal.dispel) == (spells(view)[0].casting, "any")
    assert english(first.label).startswith("Your captain advises: Hellstorm on B1; dispel;")
    found = guidance(one.game, view, one.game.words.lessons(view), (), [first])
    assert found.step is not None
    assert found.step.key == "spell"
    step = one.play("p1", seal)
    done = {two.key for two in one.game.words.lessons(view) if two.done(view, list(step.events))}
    assert {"spell", "dispel", "seal"} <= done


def test_a_midshipman_casts_and_dispels() -> None:
    one = battle(west=[Card.HELLSTORM], east=[Card.BECALM])
    seal = midshipman(one.view("p1"), policy_dice("cast", 1))
    assert isinstance(seal, a.Seal)
    assert seal.casting is not None
    assert (seal.casting.card, seal.dispel) == (Card.HELLSTORM, "any")
    assert one.refused("p1", seal) is None
    one.dispels("p2", "ask")
    one.prepare("p1", one.casting(Card.HELLSTORM, "B1"))
    one.magic(6)
    answer = midshipman(one.view("p2"), policy_dice("cast", 2))
    assert answer == a.Dispel(decision=one.asked("p2"), card=Card.BECALM)


def test_rules_of_magic_come_last_in_a_search_where_there_is_none() -> None:
    left_out = MAN_O_WAR.words.rules_left_out
    assert left_out(PRESETS["first_game"]) == ("MOW-HM-", "MOW-MAGIC-")
    assert left_out(PRESETS["with_wizards"]) == ()
