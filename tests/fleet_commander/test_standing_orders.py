"""Standing orders: their labels are distinct, and only those that may apply are offered."""

import pytest

from bot.words.language import learn, voice
from engine.core.game import look
from engine.core.records import SPECTATOR
from engine.games.fleet_commander.game import FLEET_COMMANDER as GAME
from engine.games.fleet_commander.judgement.standing_orders import Orders
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.options import PRESETS, Options
from engine.games.fleet_commander.model.state import FleetView
from tests import laws, wording
from tests.fleet_commander.battle import Battle
from tests.fleet_commander.preparing import Preparing
from tests.fleet_commander.under_fire import under_fire

learn(GAME)
FIELDS = ("reactions", "redirect", "allies", "others", "deployment", "scans")


def offered(view: FleetView) -> list[str]:
    """The standing orders offered to the seat of *view*."""
    menus = GAME.order_menus(Orders())
    return [field for field, menu in zip(FIELDS, menus, strict=True) if menu.applies(view)]


def preparing(options: Options, seat: str = "p1") -> FleetView:
    """The view of *seat* before the fleets are chosen."""
    state, _ = laws.opening(GAME, "orders", options)
    return look(GAME, state, seat)


@pytest.mark.parametrize("code", wording.LANGUAGES)
def test_no_two_standing_orders_have_the_same_label(code: str) -> None:
    words = voice(code, GAME.slug)
    labels = [
        words.say(choice.label, plain=True)
        for menu in GAME.order_menus(Orders())
        for choice in menu.choices
    ]
    assert len({*labels}) == len(labels)


def test_before_fleets_are_chosen_all_standing_orders_that_the_options_allow_are_offered() -> None:
    assert offered(preparing(PRESETS["pitched_battle"])) == ["reactions", "redirect", "deployment"]
    assert offered(preparing(PRESETS["hidden_battle"])) == [
        *("reactions", "redirect", "deployment", "scans")
    ]
    assert offered(preparing(Options(abilities=False, deployment="in_line"))) == ["reactions"]
    assert offered(preparing(PRESETS["control"])) == ["reactions", "redirect"]


@pytest.mark.rule("FC-DEC-10", "FC-DEC-11")
def test_orders_on_support_concern_allies_in_teams_and_others_in_a_free_for_all() -> None:
    found = offered(preparing(PRESETS["team_battle"]))
    assert "allies" in found
    assert "others" not in found
    found = offered(preparing(PRESETS["free_for_all"]))
    assert "others" in found
    assert "allies" not in found


@pytest.mark.rule("FC-ABILITY-08")
def test_the_order_on_cruisers_taking_hits_is_offered_while_the_player_has_a_cruiser() -> None:
    battle = Battle()
    cruiser = battle.ship("p1", "cruiser", "C3")
    battle.ship("p1", "frigate", "C4")
    battle.ship("p2", "cruiser", "A1")
    assert offered(battle.view()) == ["reactions", "redirect"]
    battle.change(cruiser, hull=0, at=None)
    assert offered(battle.view()) == ["reactions"]


@pytest.mark.rule("FC-ABILITY-08")
def test_the_order_on_cruisers_taking_hits_is_not_offered_to_a_fleet_without_cruisers() -> None:
    game = Preparing(Options(special_sectors=0))
    game.answer(a.ChooseFleet, frigates=2)
    game.answer(a.ChooseFleet, cruisers=2)
    for seat, redirect in (("p1", []), ("p2", ["redirect"])):
        found = offered(look(GAME, game.state, seat))
        assert found == ["reactions", *redirect, "deployment"]


def test_standing_orders_answer_no_question_asked_of_another_player() -> None:
    battle, _, _ = under_fire("G:O")
    orders = Orders(reactions="cautious")
    assert GAME.answer(battle.view("p2"), battle.asked(), orders) is not None
    assert GAME.answer(battle.view("p1"), battle.asked(), orders) is None


@pytest.mark.rule("FC-HIDDEN-11")
def test_the_order_on_foiling_scans_is_offered_while_the_player_has_signals() -> None:
    battle = Battle(hidden_deployment=True, abilities=False)
    battle.ship("p1", "frigate", "C4")
    battle.signal("p2", "frigate", "A1")
    assert offered(battle.view()) == ["reactions"]
    assert offered(battle.view("p2")) == ["reactions", "scans"]


def test_spectators_are_offered_no_standing_orders() -> None:
    assert offered(preparing(PRESETS["hidden_battle"], SPECTATOR)) == []
