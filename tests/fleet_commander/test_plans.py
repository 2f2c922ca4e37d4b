"""Plans: suggested actions, best first, each with the effect of the enemy's possible answers."""

import pytest

from bot.words.language import learn, voice
from engine.games.fleet_commander.game import FLEET_COMMANDER as GAME
from engine.games.fleet_commander.model import actions as a
from tests.fleet_commander.battle import Battle
from tests.fleet_commander.drawn import drawn
from tests.fleet_commander.special_sector import beside

learn(GAME)


def said(battle: Battle, code: str = "en") -> list[tuple[str, str]]:
    words = voice(code, GAME.slug)
    return [
        (plain(words.say(plan.label, plain=True)), words.say(plan.about, plain=True))
        for plan in GAME.plans(battle.view())
    ]


def plain(said: str) -> str:
    """*said* without the marks around names."""
    return said.replace("\u2068", "").replace("\u2069", "")


def facing() -> Battle:
    """A battleship and a cruiser of p1 beside a frigate of p2, who has three dice to answer."""
    battle = drawn("""
        b . . .  .
        . . . .  .
        . . B fd .
        . . C .  .
        . . . .  .
    """)
    battle.dice("p1", "R:O")
    battle.dice("p2", bridge="G:O R:S B:S")
    return battle


def test_a_plan_to_attack_says_what_each_answer_would_do() -> None:
    (label, about), *_ = said(facing())
    dice = "\N{LARGE RED CIRCLE}\N{WORD JOINER}\N{HEAVY GREEK CROSS}"
    assert label == "The battleship (C3) fires on enemy frigate (D3)"
    assert about == (
        f"Uses {dice}, none left · 7 damage; a shield can stop 4: hull 6 → 3; "
        "also retreat and counter-attack (3)"
    )
    french = said(facing(), "fr")[0][1].replace("\u00a0", " ").replace("\u202f", " ")
    assert french == (
        f"Coûte {dice}, plus aucun dé · 7 dégâts ; un bouclier en arrête 4 : coque 6 → 3 ; "
        "ou repli et contre-attaque (3)"
    )


@pytest.mark.rule("FC-SECTOR-19", "FC-SECTOR-22", "FC-ABILITY-08")
def test_a_plan_lists_a_gas_cloud_and_a_cruiser_after_a_shield_as_possible_answers() -> None:
    battle = drawn("""
        . . . .   .
        . . . .   .
        . . B ~fc .
        . . . .   .
        . . . .   .
    """)
    battle.dice("p1", "R:O")
    battle.dice("p2", bridge="G:O")
    about = dict(said(battle))["The battleship (C3) fires on enemy frigate (D3)"]
    assert about.endswith(
        "; a shield can stop it all; also gas cloud (50\u202f%) and a cruiser takes the hit"
    )
    battle = facing()
    battle.dice("p1", "R:O B:O")
    battle.change(0, at=battle.at("C2"))
    charge = dict(said(battle))["The battleship goes to D2 and fires on enemy frigate (D3)"]
    assert charge.endswith("a shield can stop 4: hull 6 → 3; also retreat, …"), "as room is"


def test_a_plan_moves_and_fires_in_one_go() -> None:
    battle = Battle()
    battle.ship("p1", "destroyer", "C4")
    battle.ship("p2", "cruiser", "C2")
    battle.ship("p2", "battleship", "A1")
    battle.dice("p1", "R:O B:O")
    plans = list(GAME.plans(battle.view()))
    charge = next(plan for plan in plans if len(plan.actions) == 2)
    first, second = charge.actions
    assert isinstance(first, a.Move)
    assert isinstance(second, a.Attack)
    assert first.to == battle.at("C3")
    told = voice("en", GAME.slug).say(charge.label, plain=True)
    assert plain(told) == "The destroyer goes to C3 and fires on enemy cruiser (C2)"


def test_at_most_one_attack_from_a_sector_on_a_target_is_planned() -> None:
    battle = facing()
    battle.dice("p1", "R:O R:M")
    aims = [
        (plan.actions[0].at, plan.actions[0].target)
        for plan in GAME.plans(battle.view())
        if isinstance(plan.actions[0], a.Attack) and len(plan.actions) == 1
    ]
    assert len(set(aims)) == len(aims)


@pytest.mark.parametrize("phase", ["energy", "actions"])
def test_a_player_has_no_plans_in_the_turn_of_another(phase: str) -> None:
    battle = facing()
    battle.open.turn.phase = "energy" if phase == "energy" else "actions"
    assert list(GAME.plans(battle.view("p1")))
    assert not list(GAME.plans(battle.view("p2")))


def test_a_shot_at_frigates_mentions_that_they_may_retreat_unharmed() -> None:
    battle = Battle()
    battle.ship("p1", "battleship", "C3")
    battle.ship("p2", "frigate", "D3")
    battle.ship("p2", "battleship", "A1")
    battle.dice("p1", "R:O")
    battle.dice("p2", bridge="B:S")
    attack = battle.attack("R:O", "C3", "D3", 1)
    words = voice("en", GAME.slug)
    told = [words.say(one, plain=True) for one in GAME.words.consequences(battle.view(), attack)]
    assert told == ["4 damage; the target can retreat unharmed"]


def test_a_shot_in_the_menus_lists_the_same_answers_as_its_plan() -> None:
    battle = facing()
    attack = battle.attack("R:O", "C3", "D3", 3)
    said_of = "7 damage; a shield can stop 4: hull 6 → 3; also retreat and counter-attack (3)"
    words, entry = voice("en", GAME.slug), GAME.words.about(battle.view(), (), attack)
    assert entry is not None
    assert words.say(entry, plain=True) == said_of
    first, *_ = GAME.words.consequences(battle.view(), attack)
    assert words.say(first, plain=True) == said_of


def test_the_preview_of_a_planned_shot_lists_the_possible_answers() -> None:
    battle = facing()
    battle.act(battle.attack("R:O", "C3", "D3", 3))
    first, *_ = GAME.words.outlook(battle.view())
    assert voice("en", GAME.slug).say(first, plain=True) == (
        "7 damage; a shield can stop 4: hull 6 → 3; also retreat and counter-attack (3)"
    )
    others = [one.key for one in GAME.words.outlook(battle.view("p2"))]
    assert "plan-about-attack" not in others


@pytest.mark.rule("FC-ABILITY-08", "FC-ABILITY-13")
def test_the_second_shot_of_a_pair_lists_its_answers_too() -> None:
    battle = drawn("""
        b . . .  .
        . . . .  .
        . . D cf .
        . . . .  .
        . . . .  .
    """)
    battle.dice("p1", "R:O")
    battle.dice("p2", bridge="R:S")
    battle.act(battle.attack("R:O", "C3", "D3", 3, twice=True))
    battle.answer(a.ReplyRedirect, ship=None)
    battle.answer(a.TakeHit)
    entry = GAME.words.about(battle.view(), (), a.AttackAgain(target=2))
    assert entry is not None
    told = voice("en", GAME.slug).say(entry, plain=True)
    assert told == "Hull 18 → 16; answers: counter-attack (4)"


def test_a_plan_says_which_dice_it_takes_and_which_are_left() -> None:
    """FC-SPECIAL-06: a die turned by a special counts as two dice."""
    battle = Battle()
    battle.ship("p1", "destroyer", "C4")
    battle.ship("p2", "cruiser", "C2")
    battle.ship("p2", "battleship", "A1")
    battle.dice("p1", "R:D R:S B:O", bridge="G:M")
    told = {label: about.replace("\u2060", "") for label, about in said(battle)}
    charge = told["The destroyer goes to C3 and fires on enemy cruiser (C2)"]
    assert charge.startswith("Uses 🔴✕ 🔴★ 🔵✚, 🟢✱ left · hull ")
    shot = told["The destroyer (C4) fires at range on enemy cruiser (C2)"]
    assert shot.startswith("Uses 🔴✕, 3 left · ")


def test_a_plan_that_puts_ships_in_danger_has_a_warning_sign() -> None:
    """A threat that exists without the plan, or costs little hull, gives it no such sign."""
    battle = Battle(zones=((7, 7),))
    battle.ship("p1", "destroyer", "C5", hull=4)
    battle.ship("p2", "battleship", "C2")
    battle.dice("p1", "B:O")
    (_, about), *_ = said(battle)
    assert about.endswith("2 sectors from the nearest enemy · ⚠ alone there: ship at risk")
    battle.ship("p1", "battleship", "G7")
    battle.change(0, at=battle.at("C3"))
    told = dict(said(battle))
    assert "⚠" in told["The destroyer moves from C3 to B3"]
    assert "⚠" not in told["The battleship moves from G7 to G6"]
    battle = Battle(zones=((7, 7),))
    ship = battle.ship("p1", "cruiser", "C4")
    battle.ship("p2", "battleship", "C2")
    battle.dice("p1", "B:O")
    label = "The cruiser moves from C4 to C3"
    assert "⚠" not in dict(said(battle))[label], "4 damage of hull 18"
    battle.change(ship, hull=16)
    assert dict(said(battle))[label].endswith(" · ⚠ alone there: 4 damage"), "a quarter of it"


@pytest.mark.rule("FC-SUPPORT-01", "FC-ATTACK-09")
def test_a_plan_warns_of_dice_on_the_enemys_bridge_and_of_a_ship_left_alone() -> None:
    battle = drawn("""
        . . . . .
        f b . . .
        . . . . .
        C . . . .
        . . . . D
    """)
    battle.dice("p1", "R:O B:O")
    battle.dice("p2", bridge="R:O R:D G:O")
    label = "The cruiser goes to A3 and fires on enemy frigate (A2)"
    told = dict(said(battle))[label].replace("\u2060", "")
    assert told == (
        "Uses 🔴✚ 🔵✚, none left · 3 damage; a shield can stop it all · ⚠ alone there: 10 damage"
    )
    battle.ship("p1", "frigate", "B4")
    assert dict(said(battle))[label].endswith("· ⚠ may take 10 damage")
    french = [about.replace("\u00a0", " ") for _, about in said(battle, "fr")]
    assert any(about.endswith(" · ⚠ risque : 10 dégâts") for about in french)
    battle.dice("p2", bridge="G:O")
    assert "⚠" not in dict(said(battle))[label], "what they may roll has no room beside answers"


def test_no_line_breaks_between_a_die_and_its_face() -> None:
    (_, about), *_ = said(facing())
    assert "\N{LARGE RED CIRCLE}\N{WORD JOINER}\N{HEAVY GREEK CROSS}" in about


@pytest.mark.rule("FC-SECTOR-11")
def test_each_exit_of_a_gravity_field_says_how_many_targets_are_beside_it() -> None:
    battle, ship = beside("gravity_field")
    battle.ship("p2", "frigate", "A2")
    battle.act(battle.move("B:O", ship, "C2"), "O")
    told = {label: about for label, about in said(battle) if " · " not in label}
    assert told["To B2"] == "2 adjacent targets, hull at least 6, firepower 5"
    assert told["To D2"] == "No adjacent target"
