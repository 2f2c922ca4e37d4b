"""Texts of news, menus, summaries and hints, in English and French."""

import re
from pathlib import Path

import pytest

from bot.words.language import voice
from engine.core.game import look
from engine.core.news import HEADLINE_WEIGHT
from engine.core.rule_ids import RULE_ID
from engine.core.words import Text
from engine.games import fleet_commander
from engine.games.fleet_commander.game import FLEET_COMMANDER as GAME
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.cards import Special
from engine.games.fleet_commander.model.options import PRESETS
from tests import wording
from tests.fleet_commander.battle import Battle
from tests.fleet_commander.preparing import Preparing
from tests.fleet_commander.sentences import brawl, news, said

TEXT = Path(fleet_commander.__path__[0]) / "text"
RED, PLUS = "\N{LARGE RED CIRCLE}\N{WORD JOINER}", "\N{HEAVY GREEK CROSS}"
GREEN = "\N{LARGE GREEN CIRCLE}\N{WORD JOINER}"


@pytest.mark.parametrize("language", wording.LANGUAGES)
def test_no_sentence_of_play_names_a_rule_by_its_code(language: str) -> None:
    told = (TEXT / f"{language}.ftl").read_text("utf-8")
    assert not re.findall(RULE_ID, told)


def test_french_news_name_the_owner_of_a_ship_and_use_a_possessive_for_its_weapon() -> None:
    battle = brawl()
    shot = a.FireWeapon(ship=0, specials=("G:S", "B:S"), target=3)
    assert news(battle, shot) == [
        "Le cuirassé de Vega utilise ses missiles vortex sur le cuirassé d\u2019Altair "
        ": 4 dégâts, coque 20/24"
    ]


def test_french_news_report_frigates_that_retreat_unharmed() -> None:
    battle = brawl("B:S")
    battle.act(battle.attack("R:O", "C3", "D3", 1))
    answer = a.Retreat(decision=battle.asked().id, to=battle.at("D2"))
    assert news(battle, answer, seat="p2") == [
        "Les frégates d\u2019Altair s\u2019esquivent avant d\u2019être touchées "
        "; 2 frégates d\u2019Altair se replient en D2"
    ]


def test_french_news_report_a_retreat_in_the_singular_and_no_hull_of_a_lost_ship() -> None:
    battle = brawl("B:S")
    battle.ship("p2", "destroyer", "D3")
    battle.change(1, hull=2)
    battle.change(2, hull=0, at=None)
    battle.act(battle.attack("R:O", "C3", "D3", 1))
    answer = a.Retreat(decision=battle.asked().id, to=battle.at("D2"))
    assert news(battle, answer, seat="p2") == [
        "La frégate 1 d\u2019Altair subit 4 dégâts ; le destroyer d\u2019Altair se replie en D2",
        "La frégate 1 d\u2019Altair est hors de combat : Altair garde 6 points de classe",
    ]


def test_a_plan_to_counter_attack_states_the_hull_left_to_both_ships() -> None:
    battle = brawl("R:S")
    battle.act(battle.attack("R:O", "C3", "D3", 1))
    plans = [plan for plan in GAME.plans(battle.view("p2")) if plan.label.key == "plan-counter"]
    assert said([plan.about for plan in plans]) == [
        "En face : coque 24 \N{RIGHTWARDS ARROW} 22 ; vous : coque 6 \N{RIGHTWARDS ARROW} 2"
    ]


@pytest.mark.rule("FC-SPECIAL-06")
def test_news_mention_a_die_turned_by_a_special() -> None:
    battle = brawl()
    battle.dice("p1", "R:D R:S")
    told, *_ = news(battle, battle.attack("R:D>O", "C3", "D3", 1), seat="p1")
    assert "depuis C3 (un ★ a tourné 🔴✕→✚)" in told.replace("\N{WORD JOINER}", "")


def test_news_of_a_counter_attack_state_the_hull_left() -> None:
    battle = brawl("R:S")
    battle.act(battle.attack("R:O", "C3", "D3", 1))
    answer = a.CounterAttack(decision=battle.asked().id, ship=0)
    (told, *_) = news(battle, answer, seat="p2")
    struck = " contre-attaque le cuirassé de Vega : 2 dégâts, coque 22/24"
    assert struck in told
    assert told.count("2 dégâts") == 1


def test_menu_entries_for_a_roll_do_not_repeat_a_word() -> None:
    battle = Battle()
    battle.ship("p1", "frigate", "C3")
    battle.ship("p2", "frigate", "A1")
    battle.open.turn.phase = "energy"
    path = GAME.label(battle.view(), a.RollDice(red=1, blue=2))
    assert said([*path], "en") == ["Roll", "1 red and 2 blue"]
    (first, *_) = GAME.plans(battle.view())
    assert said([first.label], "en")[0].startswith("Roll ")


def test_menus_say_how_many_identical_ships_an_entry_stands_for() -> None:
    battle = brawl()
    battle.dice("p2", "B:O")
    battle.open.turn.seat = "p2"
    one, both = battle.move("B:O", 1, "E3"), battle.move("B:O", (1, 2), "E3")
    leaves = [GAME.label(battle.view("p2"), move)[-1] for move in (one, both)]
    blue = "\N{LARGE BLUE CIRCLE}\N{WORD JOINER}"
    assert said(leaves, "en") == [
        f"One frigate to E3 {blue}{PLUS}",
        f"2 frigates to E3 {blue}{PLUS}",
    ]
    assert said(leaves)[0] == f"Une seule frégate vers E3 {blue}{PLUS}"
    shot = GAME.label(brawl().view(), battle.attack("R:O", "C3", "D3", 1))
    assert "frigate 1, hull 6/6 (2 alike), at D3: 4 damage" in said([*shot], "en")[-1]
    hidden = Battle(hidden_deployment=True)
    hidden.ship("p1", "battleship", "C3")
    hidden.ships("p2", "frigate", "D3", 2)
    shot = GAME.label(hidden.view(), hidden.attack("R:O", "C3", "D3", 1))
    assert "alike" not in said([*shot], "en")[-1]
    battle.change(1, hull=4)
    assert said([GAME.label(battle.view("p2"), one)[-1]], "en") == [f"Frigate 1 to E3 {blue}{PLUS}"]


def test_identical_ships_to_deploy_are_labelled_as_any_of_them() -> None:
    battle = Battle()
    battle.ship("p1", "cruiser", None)
    for _ in range(3):
        battle.ship("p1", "frigate", None)
    kinds = [
        GAME.label(battle.view(), a.Deploy(decision=1, ship=ship, at=battle.at("A1")))[0]
        for ship in (0, 1)
    ]
    assert said(kinds, "en") == ["Cruiser", "One frigate"]
    assert said(kinds) == ["Croiseur", "Une seule frégate"]


def test_identical_special_sectors_are_counted_in_a_label() -> None:
    tiles = a.SetTilesAside(decision=1, tiles=(Special.GAS_CLOUD,) * 2)
    told = GAME.label(Battle().view(), tiles)
    assert said([*told], "en") == ["2 gas clouds"]
    assert said([*told]) == ["2 nuages de gaz"]


def test_the_first_question_says_which_side_a_player_commands_and_its_task() -> None:
    """Only scenarios whose sides differ say it."""
    said = voice("en", GAME.slug)
    told: dict[str, list[str]] = {}
    for preset in ("capture", "rescue"):
        game = Preparing(PRESETS[preset])
        told[preset] = [
            said.say(GAME.ask(look(GAME, game.state, seat), game.asked_of(seat)), plain=True)
            for seat in GAME.to_act(game.state)
        ]
    assert any(
        one.startswith("You command Amyclès. Hunt down a shuttle. ") for one in told["capture"]
    )
    assert not any("You command" in one for one in told["rescue"])


def test_news_of_an_unanswered_attack_state_damage_and_hull_left_in_one_sentence() -> None:
    battle = brawl()
    (line,) = news(battle, battle.attack("R:O", "C3", "D3", 1))
    assert line == (
        "Vega attaque la frégate 1 d\u2019Altair en D3 avec le cuirassé depuis C3 : "
        "4 dégâts, coque 2/6"
    )
    battle = brawl()
    battle.change(1, hull=4)
    line, lost = news(battle, battle.attack("R:O", "C3", "D3", 1))
    assert line.endswith(" : 4 dégâts")
    assert lost == (
        "La frégate 1 d\u2019Altair est hors de combat : Altair garde 5 points de classe"
    )


def test_news_of_an_attack_that_awaits_an_answer_say_that_it_would_deal_damage() -> None:
    battle = brawl("G:O")
    shot = battle.act(battle.attack("R:O", "C3", "D3", 1))
    assert GAME.words.news is not None
    told = [one.text for one in GAME.words.news(battle.view(), shot.events)]
    assert said(told, "en")[0].endswith(" from C3 for 4 damage")
    assert said(told)[0].endswith(" depuis C3 : 4 dégâts si rien n\u2019est paré")
    answer = a.TakeHit(decision=battle.asked().id)
    taken = battle.act(answer, seat="p2")
    (result,) = GAME.words.news(battle.view(), taken.events)
    (done,) = said([result.text], "en")
    assert done == "Altair\u2019s frigate 1 takes 4 damage, hull 2/6"


def test_the_loss_of_a_ship_is_a_headline_of_the_news() -> None:
    battle = brawl()
    battle.change(1, hull=4)
    shot = battle.act(battle.attack("R:O", "C3", "D3", 1))
    assert GAME.words.news is not None
    attack, lost = GAME.words.news(battle.view(), shot.events)
    assert lost.weight >= HEADLINE_WEIGHT > attack.weight
    (told,) = said([lost.text], "en")
    assert told == "Altair\u2019s frigate 1 is destroyed: Altair has 5 class points left"


def test_a_player_without_dice_is_told_to_end_the_turn_and_not_to_keep_dice() -> None:
    battle = brawl()
    assert "keep up to six dice" in said([*GAME.words.how(battle.view())], "en")[-1]
    battle.dice("p1", "")
    assert said([*GAME.words.how(battle.view())], "en") == ["No die is left: end your turn."]


def test_choices_of_special_sectors_describe_their_effect() -> None:
    view = Battle().view()
    asteroids, gas = Special.ASTEROID_FIELD, Special.GAS_CLOUD
    choices = (
        a.SetTilesAside(decision=1, tiles=(asteroids, gas)),
        a.SetTilesAside(decision=1, tiles=(gas, gas)),
        a.PlaceSector(decision=1, tile=asteroids, at=7),
    )
    told = [told for one in choices if (told := GAME.words.about(view, (), one))]
    assert said(told, "en") == [
        "Asteroids: no fire in or out; dice may do damage; "
        "Gas: free shield die, no support or weapons",
        "Gas: free shield die, no support or weapons",
        "Asteroids: no fire in or out; dice may do damage",
    ]


def test_news_of_dice_in_the_first_round_explain_their_faces() -> None:
    special = "\N{BLACK STAR} spécial, pour les armes et les réponses"
    for at, meant in ((1, f" ({PLUS} tout droit et {special})"), (2, "")):
        battle = brawl()
        battle.dice("p1")
        battle.open.round, battle.open.turn.phase = at, "energy"
        (line,) = news(battle, a.RollDice(red=2, blue=1), "O", "S", "O")
        assert line.removeprefix("Vega lance ").partition(" (")[2] == meant[2:]


@pytest.mark.parametrize(
    ("bridges", "kept"),
    [
        (("", ""), None),
        (("G:O", ""), f"Kept on bridges: Vega {GREEN}{PLUS}"),
        (("G:O", "G:O"), f"Kept on bridges: Vega {GREEN}{PLUS} and Altair {GREEN}{PLUS}"),
    ],
)
def test_the_summary_lists_only_bridges_with_stored_dice(
    bridges: tuple[str, str], kept: str | None
) -> None:
    battle = brawl()
    battle.ships("p1", "frigate", "A5", 2)
    for seat, bridge in zip(("p1", "p2"), bridges, strict=True):
        battle.dice(seat, bridge=bridge)
    told = said([*GAME.words.summary(battle.view())], "en")
    assert told[1:-1] == ([] if kept is None else [kept])
    assert told[-1] == "Class points: Vega 6 and Altair 6 (defeat at 2)"


def test_the_summary_states_each_threshold_of_defeat_if_they_differ() -> None:
    battle = brawl()
    battle.ships("p2", "frigate", "A2", 3)
    told = said([*GAME.words.summary(battle.view())], "en")
    assert told[-1] == "Class points: Vega 4 (loses at 1) and Altair 9 (loses at 3)"


@pytest.mark.parametrize(
    ("enemy", "code", "told"),
    [
        ("A1", "en", "3 sectors from the nearest enemy"),
        ("C3", "en", "1 sector from the nearest enemy"),
        ("A1", "fr", "À 3 secteurs de l\u2019ennemi le plus proche"),
        ("C3", "fr", "À 1 secteur de l\u2019ennemi le plus proche"),
    ],
)
def test_a_distance_of_one_sector_is_worded_in_the_singular(
    enemy: str, code: str, told: str
) -> None:
    """An enemy one sector away that is no target yet lies among asteroids."""
    battle = Battle()
    ship = battle.ship("p1", "frigate", "E5")
    battle.ship("p2", "battleship", enemy)
    battle.special(enemy, "asteroid_field")
    battle.dice("p1", "B:D")
    move = a.Move(die="B:D", ships=(ship,), to=battle.at("D4"))
    about = GAME.words.about(battle.view(), (), move)
    assert about is not None
    assert said([about], code) == [told]


@pytest.mark.parametrize(
    ("dice", "told"),
    [
        ("R:O R:S B:D", "Use 🔴✚ 🔵✕. Red dice attack"),
        ("R:S G:S", "🔴★ 🟢★ show no direction. Use them as the legend says"),
    ],
)
def test_specials_are_not_listed_among_dice_that_move_or_fire(dice: str, told: str) -> None:
    battle = Battle()
    battle.ship("p1", "frigate", "C3")
    battle.dice("p1", dice)
    first = said([*GAME.words.how(battle.view())], "en")[0]
    assert first.replace("\N{WORD JOINER}", "").startswith(told)


def test_a_hint_on_a_weapon_says_what_the_weapon_does() -> None:
    hint = Text.of("lesson-weapon", weapon="vortex_missiles", when="one")
    assert said([hint], "en") == [
        "Keep the special (★): two of them fire your vortex missiles "
        "(4 damage to any ship that is not beside the battleship)."
    ]
    french = said([hint])[0]
    assert (
        "votre arme, missiles vortex (4 dégâts à un vaisseau qui n\u2019est pas voisin " in french
    )


def test_french_uses_the_rulebooks_term_for_each_thing() -> None:
    """Terms for switching off an interdictor and for a counter-attack."""
    commands = (TEXT / "commands" / "fr.ftl").read_text()
    assert "Désactiver votre interdictor" in commands
    assert said([Text.of("label-switch-off", weapon="interdictor", ship="x")])[0].startswith(
        "Désactiver"
    )
    assert said([Text.of("reply-counter", power=3)]) == ["Contre-attaque (3)"]
