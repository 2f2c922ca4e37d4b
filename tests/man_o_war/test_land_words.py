"""Land in words: groundings in the news, land on the map, and what is agreed."""

from typing import Any

import pytest

from engine.core.dice import ScriptedDice
from engine.core.referee import Referee
from engine.games.man_o_war import words
from engine.games.man_o_war.game import MAN_O_WAR
from engine.games.man_o_war.model import events as e
from engine.games.man_o_war.model.lengths import units
from engine.games.man_o_war.model.options import Options
from engine.games.man_o_war.rules.grounding import ground
from engine.games.man_o_war.rules.oars import Part, row
from tests.man_o_war.battle import Battle
from tests.man_o_war.shores import with_land
from tests.man_o_war.test_grounding import aground
from tests.man_o_war.test_words import said, typed


def grounded(*faces: int) -> tuple[Battle, tuple[Any, ...]]:
    """A1 rows onto rocks, with these dice; the events."""
    battle = with_land(Battle(A1=(30, 60, 90), B1=(100, 100, 270)), "rocks", 37.5, 60)
    way = row(battle.open, 0, (Part("ahead", units(10)),))
    battle.ship("A1").at = way.end
    with ScriptedDice(faces) as dice:
        referee = Referee(dice)
        ground(battle.open, 0, way, referee)
    return battle, (e.Moved(ship=0, way=way), *referee.events)


@pytest.mark.rule("MOW-OBST-02", "MOW-OBST-03")
@pytest.mark.parametrize(
    ("code", "told"),
    [
        (
            "en",
            "A1 rows 2 cm ahead; runs onto rocks and with a 5 tears 1 hole below its waterline"
            " (a save needs 5 or more; rolled 1).",
        ),
        (
            "fr",
            "A1 rame 2 cm ; s'échoue sur des rochers, et un 5 ouvre 1 voie d'eau"
            " (il faut 5 ou plus pour la sauvegarde ; dé : 1).",
        ),
    ],
)
def test_a_grounding_is_told_with_the_move_that_it_ended(code: str, told: str) -> None:
    battle, events = grounded(1, 5)
    (one,) = words.tell_all(battle.view(), events)
    assert typed(code, one.text) == told


@pytest.mark.rule("MOW-OBST-05")
@pytest.mark.parametrize(("face", "told"), [(3, "stays aground with a 3"), (4, "afloat again")])
def test_the_die_of_a_ship_aground_is_told(face: int, told: str) -> None:
    battle = aground()
    step = battle.acts("A1", "hold_course", face)
    assert told in " ".join(
        said("en", one.text) for one in words.tell_all(battle.view(), step.events)
    )


def test_the_map_in_words_tells_land_and_who_is_aground_on_it() -> None:
    battle = aground()
    with_land(battle, "sandbank", 60, 90, 45)
    lines = [said("en", line) for line in words.describe(battle.view())]
    assert "Rocks, 6 cm across, round 35.5 cm east and 60 cm north" in lines
    assert (
        "A sandbank, 12 cm by 5 cm, from south-west to north-east, round 60 cm east and 90 cm north"
        in lines
    )
    assert any(line.startswith("A1") and line.endswith("aground on rocks") for line in lines)


@pytest.mark.parametrize(
    ("terrain", "told"), [("open_sea", "on the open sea"), ("islands", "among islands")]
)
def test_goal_and_terms_say_whether_there_is_land(terrain: Any, told: str) -> None:
    options = Options(terrain=terrain)
    assert told in said("en", words.goal(options, 2)[0])
    assert any("runs aground" in said("en", one) for one in words.goal(options, 2)) is (
        terrain != "open_sea"
    )
    assert said("en", words.terms(options, 2)[0]).endswith(told.rsplit(maxsplit=1)[-1])


def test_the_legend_explains_land_where_there_is_some() -> None:
    bare, land = Battle(A1=(30, 60, 90), B1=(80, 60, 270)), aground()
    assert len(words.legend(land.view())) == len(words.legend(bare.view())) + 2
    assert MAN_O_WAR.slug == "man_o_war"


@pytest.mark.rule("MOW-OBST-05")
def test_a_suggestion_says_that_a_ship_is_aground() -> None:
    battle = aground()
    told = {said("en", plan.about) for plan in words.plans(battle.view())}
    assert any("A1 is aground, and needs a 4 to get off" in one for one in told)
