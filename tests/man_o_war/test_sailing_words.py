"""Words on sails and aim: news, menus, what ships would do, and the table in words."""

from dataclasses import replace
from typing import Any

import pytest

from engine.core.choices import ChoiceTree
from tests.man_o_war.battle import Battle
from tests.man_o_war.test_words import said


def corsair(heading: float = 100, **more: tuple[float, float, float]) -> Battle:
    battle = Battle(A1=(30, 60, heading), B1=(100, 20, 0), sorts={"A": "corsair"}, **more)
    battle.open.wind = "N"
    return battle


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("en", "A1 turns 45° to starboard, and stops, into the wind."),
        ("fr", "A1 vire de 45° à tribord, et s\N{RIGHT SINGLE QUOTATION MARK}arrête vent debout."),
    ],
)
def test_a_ship_stopped_by_the_wind_is_told_so(code: str, told: str) -> None:
    battle = corsair()
    step = battle.acts("A1", "turn", by=45)
    news = battle.game.words.news
    assert news is not None
    assert next(said(code, one.text) for one in news(battle.view(), step.events)) == told


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("en", "As things lie, A1 turns 45° to starboard over 5 cm, stopped, into the wind"),
        ("fr", "En l\N{RIGHT SINGLE QUOTATION MARK}état, A1 tourne de 45° à tribord sur 5 cm,"
         " à l\N{RIGHT SINGLE QUOTATION MARK}arrêt, vent debout"),
    ],
)  # fmt: skip
def test_a_menu_foretells_how_a_ship_will_lie_to_the_wind(code: str, told: str) -> None:
    battle = corsair()
    about = battle.game.words.about
    assert about is not None
    text = about(battle.view(), (), battle.signal("A", "turn", by=45))
    assert text is not None
    assert said(code, text) == told
    on = about(battle.view(), (), battle.signal("A", "hold_course"))
    assert on is not None
    assert said("en", on) == "As things lie, A1 sails 22.5 cm, then a beam wind"


def test_a_volley_tells_its_aim() -> None:
    battle = Battle(A1=(30, 60, 90), B1=(42, 60, 0), sorts={"A": "wargalley", "B": "corsair"})
    step = battle.acts("A1", "stay", 5, 6, aim="high")
    news = battle.game.words.news
    assert news is not None
    (one,) = news(battle.view(), step.events)
    assert said("en", one.text) == (
        "A1 stays; fires at B1, aiming high, medium range: a 5 hits the mizzenmast, but a 6 saves."
    )


def test_the_map_and_the_panels_tell_attitude_and_speeds_of_each_ship() -> None:
    battle = Battle(A1=(30, 60, 180), B1=(100, 20, 0), sorts={"A": "galleon"})
    battle.open.wind = "N"
    lines = [said("en", line) for line in battle.game.words.map(battle.view())]
    assert any("into the wind, with a turn of 5 cm under sail" in line for line in lines)
    own = [said("en", line) for line in battle.game.words.hand(battle.view())]
    assert (
        "A1 sails 15 cm with a beam wind, 22.5 cm with a following one; it lies now into the wind,"
        " and can only turn out of it"
    ) in own


def test_aim_and_oars_or_sails_are_menus_of_their_own_where_they_matter() -> None:
    mixed = Battle(A1=(30, 60, 90), B1=(100, 20, 0), sorts={"A": "wolfship", "B": "corsair"})
    labels = {said("en", one.label): one for one in ChoiceTree(mixed.game, mixed.view()).below()}
    assert {"Aim at high and low areas", "Oars or sails", "Broadside on"} <= {*labels}
    plain = Battle(A1=(30, 60, 90), B1=(100, 20, 0))
    names = {said("en", one.label) for one in ChoiceTree(plain.game, plain.view()).below()}
    assert not {"Aim at high and low areas", "Oars or sails", "Before the wind"} & names


@pytest.mark.parametrize(
    ("enemy", "told"), [("pirates", "prize of the pirates"), ("bretonnia", "prize of Bretonnia")]
)
def test_a_prize_is_told_with_the_nation_that_took_it(enemy: Any, told: str) -> None:
    battle = corsair()
    battle.open.options = replace(battle.open.options, enemy=enemy)
    battle.ship("A1").captor, battle.ship("A1").manned_from = "east", 1
    lines = [said("en", line) for line in battle.game.words.map(battle.view())]
    assert any(told in line for line in lines)
