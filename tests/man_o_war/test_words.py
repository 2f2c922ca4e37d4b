"""Words: news by ship, plans as whole sheets, and menus without needless levels."""

import pytest

from bot.words.language import LANGUAGES, voice
from engine.core.choices import ChoiceTree
from engine.core.words import Text
from engine.games.man_o_war.model import actions as a
from engine.games.man_o_war.model import events as e
from engine.games.man_o_war.model.names import OFFICER
from tests.man_o_war.battle import Battle

NAMES = {"p1": "Hawke", "p2": "Anson"}


def said(code: str, text: Text) -> str:
    words = voice(code, "man_o_war").say(text, NAMES.get, plain=True)
    return words.replace("\N{FIRST STRONG ISOLATE}", "").replace("\N{POP DIRECTIONAL ISOLATE}", "")


def ramming() -> Battle:
    return Battle(A1=(30, 60, 90), B1=(45, 60, 0), B2=(90, 20, 270))


@pytest.mark.parametrize(
    ("code", "told"),
    [
        (
            "en",
            "A1 rows 11.5 cm ahead at battle speed; rams B1 and tears 3 holes"
            " below the waterline (save: 4, not 5).",
        ),
        (
            "fr",
            "A1 rame 11,5 cm à la vitesse de combat\N{NARROW NO-BREAK SPACE}; éperonne B1 et"
            " ouvre 3 voies d\N{RIGHT SINGLE QUOTATION MARK}eau"
            " (sauvegarde\N{NO-BREAK SPACE}: 4, pas 5).",
        ),
    ],
)
def test_all_that_a_ship_does_is_one_sentence_and_a_loss_another(code: str, told: str) -> None:
    battle = ramming()
    step = battle.acts("A1", "ram", 4)
    news = battle.game.words.news
    assert news is not None
    first, second, *_ = news(battle.view(), step.events)
    assert said(code, first.text) == told
    assert said(code, second.text).startswith("B1 ")
    assert second.weight > first.weight


def test_the_first_plan_is_the_captains_advice_and_seals_the_sheet() -> None:
    battle = ramming()
    advised, signalled, *others = battle.game.plans(battle.view())
    assert said("en", advised.label) == "Your captain advises: ram the nearest enemy"
    assert said("en", advised.about) == "As things lie, A1 rams B1"
    assert said("en", signalled.label) == "As signalled: stay"
    assert others
    (action,) = advised.actions
    battle.play("p1", action)
    assert battle.open.sealed == ["west"]


def test_what_stands_as_advised_is_said_so_once() -> None:
    battle = ramming()
    battle.signals("A", "ram")
    first, *others = battle.game.plans(battle.view())
    assert said("en", first.label) == "As signalled and advised: ram the nearest enemy"
    assert all(one.label.key == "plan-other" for one in others)


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_menu_leads_from_the_intent_to_what_it_names(code: str) -> None:
    battle = ramming()
    menus = ChoiceTree(battle.game, battle.view())
    labels = {said(code, choice.label): choice for choice in menus.below()}
    close = labels[{"en": "Close", "fr": "Approcher"}[code]]
    named = [said(code, one.label) for one in menus.below((close.label,))]
    assert [name for name in named if name in {"B1", "B2"}] == ["B1", "B2"]


def test_with_a_single_enemy_left_no_name_is_asked_for() -> None:
    battle = Battle(A1=(30, 60, 90), B1=(45, 60, 0))
    menus = ChoiceTree(battle.game, battle.view())
    close = next(one for one in menus.below() if said("en", one.label) == "Close")
    assert isinstance(close.action, a.GiveSignal)


def test_squadrons_are_chosen_first_where_there_are_several() -> None:
    battle = Battle(A1=(30, 60, 90), C1=(30, 80, 90), B1=(45, 60, 0))
    labels = [said("en", one.label) for one in ChoiceTree(battle.game, battle.view()).below()]
    assert labels[1:] == ["Squadron A", "Squadron C"]


def test_signals_are_told_to_their_side_and_sealing_to_all() -> None:
    battle = ramming()
    step = battle.play("p1", battle.signal("A", "turn", by=-30))
    (event,) = battle.told(step, e.Signalled)
    text = battle.game.tell(battle.view(), event)
    assert text is not None
    assert said("en", text) == "Squadron A: turn 30° to port, then go on"


def test_the_map_in_words_tells_each_ship_its_place_and_its_nearest_enemy() -> None:
    battle = ramming()
    battle.ship("A1").waterline = 1
    lines = [said("en", line) for line in battle.game.words.map(battle.view())]
    assert (
        "A1, Imperial galley: 30 cm east and 60 cm north, bow to the east; B1 is 11.5 cm off,"
        " ahead; waterline 1 of 2 holed, crew 2 of 2"
    ) in lines


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("en", "A1 and A2 row 15 cm ahead at battle speed."),
        ("fr", "A1 et A2 rament 15 cm à la vitesse de combat."),
    ],
)
def test_ships_that_follow_each_other_and_move_alike_share_a_sentence(code: str, told: str) -> None:
    battle = Battle(A1=(20, 60, 90), A2=(20, 68, 90), B1=(99, 60, 270), B2=(99, 68, 270))
    first, second = battle.acts("A1", "close", policy="hold"), battle.acts("A2")
    news = battle.game.words.news
    assert news is not None
    (one,) = news(battle.view(), [*first.events, *second.events])
    assert said(code, one.text) == told


def test_that_a_side_has_sealed_is_told_until_its_ships_act() -> None:
    battle = Battle(A1=(20, 60, 90), B1=(100, 60, 270))
    sealed = battle.play("p1", a.Seal(decision=battle.asked("p1")))
    battle.seal()
    acted = battle.acts("A1")
    news = battle.game.words.news
    assert news is not None
    assert said("en", news(battle.view(), sealed.events)[0].text) == "Hawke has sealed the signals."
    (one,) = news(battle.view(), [*sealed.events, *acted.events])
    assert said("en", one.text) == "A1 stays."


def test_a_sheet_signalled_in_this_turn_comes_before_the_captains_advice() -> None:
    battle = ramming()
    battle.signals("A", "back_water")
    first, second, *_ = battle.game.plans(battle.view())
    assert said("en", first.label) == "As signalled: back water"
    assert second.label.key == "plan-advised"


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_end_is_told_once_and_its_reason_fits_the_picture(code: str) -> None:
    battle = Battle(A1=(20, 60, 90), B1=(100, 60, 270), turn=6)
    battle.ship("B1").waterline = 1
    battle.seal()
    battle.open.to_act = [0]
    step = battle.play(OFFICER, a.PlayOn())
    words = battle.game.words
    assert words.news is not None
    assert words.picture is not None
    told = [said(code, one.text) for one in words.news(battle.view(), step.events)]
    summed = [said(code, line) for line in words.summary(battle.view())]
    assert not {*told} & {*summed}
    reason = words.picture(battle.view()).reason
    assert reason is not None
    assert len(said(code, reason)) < 40
