"""Land and the rest of the game: spells, typed orders, the captain, and measuring by eye."""

from typing import Any

import pytest

from engine.core.dice import SeededDice
from engine.games.man_o_war import words
from engine.games.man_o_war.bots.captain import captain
from engine.games.man_o_war.judgement.imagination import imagine
from engine.games.man_o_war.model import actions as a
from engine.games.man_o_war.model import events as e
from engine.games.man_o_war.model.lengths import units
from engine.games.man_o_war.model.magic import Card, Choice, Lasting
from engine.games.man_o_war.model.names import OFFICER
from engine.games.man_o_war.model.signals import Helm, Order, Signal
from engine.games.man_o_war.model.state import Aground
from engine.games.man_o_war.rules.going import Lie
from engine.games.man_o_war.rules.ground import land, lies
from engine.games.man_o_war.rules.grounding import ground
from engine.games.man_o_war.rules.helm import steer
from engine.games.man_o_war.rules.measuring import cover, uncover
from engine.games.man_o_war.rules.oars import Part, row
from engine.games.man_o_war.rules.spells import SPELLS
from engine.space.plane import DEGREE, overlap
from tests.man_o_war.battle import Battle
from tests.man_o_war.magic import MagicBattle
from tests.man_o_war.shores import gap_to_land, with_land
from tests.man_o_war.test_words import typed

FAR_AWAY = (110, 20, 270)
SHOVED_TO_PORT: Choice = "port_15"


def wizards() -> MagicBattle:
    """Galleys far apart; rocks lie 1 cm ahead, and others 1 cm to the north, of B1."""
    battle = MagicBattle(A1=(30, 60, 90), B1=(80, 60, 270), B9=FAR_AWAY)
    with_land(battle, "rocks", 73.5, 60)
    with_land(battle, "rocks", 80, 65)
    return battle


def works(battle: MagicBattle, card: Card, choice: Choice | None, *faces: int) -> list[Any]:
    """The events once the west has cast a card at B1, with these dice."""
    battle.prepare_for("p1", card, "B1", choice)
    return battle.magic(6, *faces).events


def aground(battle: Battle, name: str = "A1", piece: int = 0) -> None:
    """Have a ship lie on a piece of land that is astern of it."""
    battle.ship(name).aground = Aground(piece=piece, off=90 * DEGREE)


@pytest.mark.rule("MOW-OBST-04", "MOW-GEO-17")
@pytest.mark.parametrize(
    ("card", "choice", "piece", "dice"),
    [
        pytest.param(Card.RIP_CURRENT, "n", 1, (), marks=pytest.mark.rule("MOW-HM-09")),
        pytest.param(
            Card.LEVIATHANS_SHOVE, SHOVED_TO_PORT, 0, (), marks=pytest.mark.rule("MOW-HM-25")
        ),
        pytest.param(Card.GHOST_AT_THE_HELM, None, 0, (3,), marks=pytest.mark.rule("MOW-HM-14")),
    ],
)
def test_a_ship_that_a_spell_throws_onto_land_saves_or_suffers(
    card: Card, choice: Choice | None, piece: int, dice: tuple[int, ...]
) -> None:
    battle = wizards()
    events = works(battle, card, choice, *dice, 1, 3)
    assert [type(one) for one in events[1:3]] == [e.SpellWorked, e.RanAground]
    told = events[2].grounding
    assert (told.piece, told.save, told.points) == (piece, 1, 2)
    assert battle.ship("B1").waterline == 2
    assert 0 <= gap_to_land(battle, "B1") <= 0.05
    assert not [*battle.game.faults(battle.state)]


@pytest.mark.rule("MOW-OBST-04", "MOW-GEO-14")
def test_a_ship_that_slid_onto_land_gets_off_the_way_it_came() -> None:
    battle = wizards()
    works(battle, Card.RIP_CURRENT, "n", 6)
    held = battle.ship("B1").aground
    assert held == Aground(piece=1, off=180 * DEGREE)


@pytest.mark.rule("MOW-GEO-17")
@pytest.mark.parametrize(
    ("card", "choice", "dice"),
    [
        (Card.RIP_CURRENT, "s", ()),
        (Card.LEVIATHANS_SHOVE, SHOVED_TO_PORT, ()),
        (Card.GHOST_AT_THE_HELM, None, (1,)),
    ],
)
def test_no_spell_moves_a_ship_aground(
    card: Card, choice: Choice | None, dice: tuple[int, ...]
) -> None:
    battle = wizards()
    aground(battle, "B1")
    before = battle.ship("B1").at
    events = works(battle, card, choice, *dice)
    assert battle.ship("B1").at == before
    told = [one.text for one in words.tell_all(battle.view(), events[1:2])]
    assert "B1, aground, stays where it is" in typed("en", told[0])


@pytest.mark.rule("MOW-HM-09", "MOW-OBST-04")
def test_a_current_toward_land_is_worth_more_and_none_is_worth_a_thing_at_a_ship_aground() -> None:
    battle = MagicBattle(A1=(55, 60, 90), B1=(80, 60, 270), B9=FAR_AWAY)
    with_land(battle, "rocks", 80, 65)
    to_land, to_sea = (
        SPELLS[Card.RIP_CURRENT].worth(
            battle.open, "west", battle.casting(Card.RIP_CURRENT, "B1", choice)
        )
        for choice in ("n", "s")
    )
    assert to_land > to_sea > 0
    aground(battle, "B1")
    again = battle.casting(Card.RIP_CURRENT, "B1", "n")
    assert SPELLS[Card.RIP_CURRENT].worth(battle.open, "west", again) == 0


@pytest.mark.rule("MOW-HM-10", "MOW-OBST-05")
def test_in_a_spring_tide_a_ship_gets_off_without_a_die() -> None:
    battle = wizards()
    worth, tide = SPELLS[Card.SPRING_TIDE].worth, battle.casting(Card.SPRING_TIDE)
    assert worth(battle.open, "east", tide) == 0
    aground(battle, "B1")
    assert worth(battle.open, "east", tide) > 0
    assert worth(battle.open, "west", tide) == 0
    battle.open.spells.append(Lasting(side="east", card=Card.SPRING_TIDE))
    step = battle.acts("B1", "stay")
    (told,) = battle.told(step, e.Refloated)
    assert (told.face, told.off) == (None, True)
    assert battle.ship("B1").aground is None
    (said,) = [one.text for one in words.tell_all(battle.view(), [told])]
    assert "with the spring tide" in typed("en", said)


@pytest.mark.rule("MOW-OBST-02", "MOW-HM-17", "MOW-HM-30")
def test_spells_on_saves_count_for_a_grounding() -> None:
    battle = wizards()
    battle.open.spells.append(Lasting(side="east", card=Card.OMEN))
    battle.open.spells.append(Lasting(side="east", card=Card.GILDED_PLANKS, ship=1))
    way = row(battle.open, 1, (Part("ahead", units(5)),))
    battle.ship("B1").at = way.end
    told = ground(battle.open, 1, way, battle.dice(2, 4))
    assert told is not None
    assert (told.first_save, told.save, told.points) == (2, 4, 0), "a 5+ is saved with a 4"
    (said,) = words.tell_all(battle.view(), [e.RanAground(ship=1, grounding=told)])
    assert "rolled again" in typed("en", said.text)


@pytest.mark.rule("MOW-POST-16", "MOW-OBST-01")
def test_a_typed_move_that_meets_land_runs_the_ship_aground() -> None:
    battle = with_land(Battle(A1=(30, 60, 90), B1=(100, 100, 270)), "rocks", 40, 60)
    order = Order(move=(Part("ahead", units(10)),))
    signal = Signal(helm=Helm(intent="stay"), orders=((0, order),))
    battle.play("p1", a.GiveSignal(decision=battle.asked("p1"), squadron=0, signal=signal))
    told = words.about(battle.view(), (), a.Seal(decision=battle.asked("p1")))
    assert told is not None
    assert "A1 runs aground on rocks" in typed("en", told)
    battle.seal()
    battle.open.to_act = [0, 1]
    step = battle.play(OFFICER, a.PlayOn(), 1, 6)
    (told,) = battle.told(step, e.RanAground)
    assert (told.ship, told.grounding.points) == (0, 1)
    assert battle.ship("A1").aground is not None
    assert battle.ship("A1").waterline == 1


@pytest.mark.rule("MOW-POST-16", "MOW-OBST-06")
@pytest.mark.parametrize(("face", "moves"), [(3, False), (4, True)])
def test_a_ship_aground_carries_out_its_typed_move_only_once_it_is_off(
    face: int, *, moves: bool
) -> None:
    battle = with_land(Battle(A1=(30, 60, 90), B1=(100, 100, 270)), "rocks", 24.49, 60)
    aground(battle)
    order = Order(move=(Part("ahead", units(7.5)),))
    signal = Signal(helm=Helm(intent="stay"), orders=((0, order),))
    battle.play("p1", a.GiveSignal(decision=battle.asked("p1"), squadron=0, signal=signal))
    battle.seal()
    battle.open.to_act = [0, 1]
    step = battle.play(OFFICER, a.PlayOn(), face)
    (moved,) = battle.told(step, e.Moved)
    assert bool(moved.way.legs) is moves


@pytest.mark.rule("MOW-OBST-01", "MOW-POST-05")
def test_a_way_that_is_kept_is_forgotten_once_a_ship_runs_aground_or_land_is_laid() -> None:
    battle = Battle(A1=(30, 60, 90), B1=(100, 60, 270))
    helm = Helm(intent="hold_course")
    free = steer(battle.open, 0, helm)
    with_land(battle, "rocks", 41, 60)
    assert steer(battle.open, 0, helm) != free
    lie = Lie(battle.open)
    aground(battle)
    assert Lie(battle.open) != lie, "advice is kept by it too"
    assert steer(battle.open, 0, helm).legs == ()


def test_a_captain_with_a_ship_aground_signals_and_the_turn_goes_on() -> None:
    battle = with_land(
        Battle(A1=(30, 60, 90), A2=(30, 50, 90), B1=(60, 60, 270)), "rocks", 24.49, 60
    )
    aground(battle)
    action = captain(battle.view(), SeededDice("captain"))
    assert battle.refused("p1", action) is None
    battle.play("p1", action)


@pytest.mark.rule("MOW-RANGE-02", "MOW-POST-15")
def test_by_eye_a_ship_aground_lies_where_all_can_tell() -> None:
    battle = Battle(measuring="by_eye", A1=(31.3, 61.7, 90), B1=(80.2, 61.4, 277))
    with_land(battle, "rocks", 25.79, 61.7)
    uncover(battle.state)
    aground(battle)
    cover(battle.state)
    seen = battle.view("p2").open.ships[0]
    assert (seen.sighted, seen.at.x) == (False, units(31.3))
    assert not [*battle.game.faults(battle.state)]


@pytest.mark.rule("MOW-RANGE-02", "MOW-GEO-20")
def test_a_sighting_may_lie_on_land_but_no_imagined_ship_does() -> None:
    battle = Battle(measuring="by_eye", A1=(31.3, 61.7, 90), B1=(80.2, 61.4, 277))
    with_land(battle, "island", 80, 69)
    (shore,) = land(battle.open)
    assert overlap(lies(battle.open, 1), shore), "B1 is sighted at 82.5, 62.5"
    assert not [*battle.game.faults(battle.state)]
    for seed in range(20):
        world = imagine(battle.view("p1"), SeededDice(str(seed)))
        assert not overlap(lies(world.open, 1, world.sides["east"].poses[1]), shore)
