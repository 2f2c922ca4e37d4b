"""The turn: initiative and wind, sheets of signals, and the order in which ships act."""

import pytest

from engine.core.dice import SeededDice
from engine.core.game import look
from engine.games.man_o_war.model import actions as a
from engine.games.man_o_war.model import events as e
from engine.games.man_o_war.model.names import OFFICER
from engine.games.man_o_war.model.signals import Helm, Signal
from engine.games.man_o_war.rules.turn import order_of_ships
from tests.man_o_war.battle import Battle


def facing(**more: tuple[float, float, float]) -> Battle:
    """Two ships far from each other."""
    return Battle(A1=(20, 60, 90), B1=(100, 60, 270), **more)


def to_the_end(battle: Battle, *faces: int) -> list[object]:
    """Play the last ship of a turn, which stays; *faces* are the dice for the next turn."""
    battle.seal()
    battle.open.to_act = [battle.number("A1")]
    return list(battle.play(OFFICER, a.PlayOn(), *faces).events)


@pytest.mark.rule("MOW-INIT-01", "MOW-TURN-01")
@pytest.mark.parametrize(("faces", "side"), [((5, 2), "west"), ((1, 3), "east")])
def test_the_higher_die_has_initiative_and_then_both_sides_are_asked(
    faces: tuple[int, int], side: str
) -> None:
    battle = facing()
    events = to_the_end(battle, *faces)
    assert e.TurnBegan(turn=2, initiative=side, west=faces[0], east=faces[1]) in events
    assert battle.open.initiative == side
    assert {one.seat for one in battle.game.pending(battle.state)} == {"p1", "p2"}


@pytest.mark.rule("MOW-INIT-02", "MOW-INIT-03", "MOW-WIND-02", "MOW-WIND-04", "MOW-EX-01")
def test_equal_even_dice_turn_the_wind_clockwise_each_time_and_are_rolled_again() -> None:
    battle = facing()
    battle.open.wind = "N"
    events = to_the_end(battle, 4, 4, 2, 2, 6, 1)
    assert [one.wind for one in events if isinstance(one, e.WindTurned)] == ["E", "S"]
    assert battle.open.initiative == "west"


@pytest.mark.rule("MOW-WIND-03")
def test_equal_odd_dice_turn_the_wind_the_other_way() -> None:
    battle = facing()
    battle.open.wind = "N"
    to_the_end(battle, 3, 3, 1, 2)
    assert (battle.open.wind, battle.open.initiative) == ("W", "east")


@pytest.mark.rule("MOW-SQUAD-05", "MOW-DEC-08", "MOW-SQUAD-10", "MOW-AMB-31")
def test_squadrons_act_by_turns_from_the_initiative_on_leaders_first() -> None:
    battle = facing(A2=(20, 70, 90), C1=(20, 40, 90), C2=(20, 50, 90), D1=(100, 80, 90))
    battle.open.squadrons[0].leader = battle.number("A2")
    battle.open.initiative = "east"
    order = [battle.names[ship] for ship in order_of_ships(battle.open)]
    assert order == ["B1", "A2", "A1", "D1", "C1", "C2"]


@pytest.mark.rule("MOW-SQUAD-11", "MOW-FIRE-08")
def test_a_ship_moves_and_fires_before_the_next_one_begins() -> None:
    battle = Battle(A1=(30, 60, 90), A2=(30, 80, 90), B1=(50, 60, 270))
    battle.signals("A", "hold_course")
    battle.seal()
    step = battle.play(OFFICER, a.PlayOn(), 1)
    assert [type(event) for event in step.events] == [e.Moved, e.Fired]
    assert battle.place("A1") == (40, 60, 90)
    assert battle.place("A2") == (30, 80, 90)


@pytest.mark.rule("MOW-POST-01", "MOW-DEC-09")
def test_both_sides_are_asked_at_once_and_who_seals_first_changes_nothing() -> None:
    ends = []
    for order in (("p1", "p2"), ("p2", "p1")):
        battle = facing()
        for seat in order:
            battle.play(seat, a.Seal(decision=battle.asked(seat)))
        battle.open.sealed.sort()
        ends.append(battle.state)
    assert ends[0] == ends[1]


@pytest.mark.rule("MOW-POST-02")
def test_a_signal_is_told_to_its_own_side_alone_and_stands_in_the_next_turn() -> None:
    battle = facing()
    step = battle.play("p1", battle.signal("A", "hold_course"))
    (event,) = battle.told(step, e.Signalled)
    assert event.to == ("p1",)
    assert battle.view("p2").side is not battle.view("p1").side
    to_the_end(battle, 5, 2)
    assert battle.state.sides["west"].signals[0].helm == Helm(intent="hold_course")


@pytest.mark.rule("MOW-POST-02")
def test_signals_that_go_to_others_or_do_not_say_all_they_need_are_refused() -> None:
    battle = facing(A2=(20, 70, 90))
    assert battle.refused("p1", battle.signal("A", "close", at="B1")) is None
    given = battle.signal("A")
    foreign = a.GiveSignal(decision=given.decision, squadron=1, signal=given.signal)
    wrong = [
        foreign,
        battle.signal("A", "close", at="A2"),
        battle.signal("A", "hold_course", at="B1"),
        battle.signal("A", "turn"),
        battle.signal("A", "turn", by=50),
        battle.signal("A", "stay", by=15),
        battle.signal("A", policy="only_at"),
        battle.signal("A", policy="hold", only="B1"),
    ]
    assert [battle.refused("p1", one) for one in wrong] == ["MOW-POST-02"] * len(wrong)


@pytest.mark.rule("MOW-POST-02")
def test_a_sheet_may_be_sealed_with_one_last_signal_for_each_squadron() -> None:
    battle = facing()
    told = battle.signal("A", "hold_course").signal
    twice = a.Seal(decision=battle.asked("p1"), signals=((0, told), (0, told)))
    assert battle.refused("p1", twice) == "MOW-POST-02"
    battle.play("p1", a.Seal(decision=battle.asked("p1"), signals=((0, told),)))
    assert battle.state.sides["west"].signals[0] == told
    assert battle.open.sealed == ["west"]
    assert battle.asked("p1") == 0


@pytest.mark.rule("MOW-POST-03")
def test_ships_act_only_once_both_sheets_are_sealed_and_by_the_officer_alone() -> None:
    battle = facing()
    assert battle.refused(OFFICER, a.PlayOn()) == "MOW-POST-03"
    battle.seal()
    assert battle.game.to_act(battle.state) == (OFFICER,)
    assert battle.refused("p1", a.PlayOn()) == "MOW-POST-03"
    assert battle.refused(OFFICER, a.PlayOn()) is None


@pytest.mark.rule("MOW-POST-07")
def test_the_clock_seals_what_was_signalled() -> None:
    battle = facing()
    battle.signals("A", "back_water")
    view = look(battle.game, battle.state, "p1")
    assert battle.game.default(view) == a.Seal(decision=battle.asked("p1"))
    battle.seal()
    assert battle.state.sides["west"].signals[0].helm.intent == "back_water"


@pytest.mark.rule("MOW-POST-04")
def test_a_signal_that_names_a_ship_lost_since_means_the_nearest_and_says_so() -> None:
    battle = facing(B2=(100, 90, 270))
    battle.signals("A", "close", at="B2", only="B2", policy="only_at")
    battle.ship("B2").lot = "wreck"
    battle.ship("B2").waterline = 3
    to_the_end(battle, 5, 2)
    assert battle.state.sides["west"].signals[0] == Signal(helm=Helm(intent="close"))


@pytest.mark.rule("MOW-SQUAD-03", "MOW-DEC-18", "MOW-AMB-57", "MOW-CREW-03")
@pytest.mark.parametrize("lost", ["sunk", "abandoned", "oarless"])
def test_a_leader_that_can_lead_no_more_is_replaced_by_the_nearest_sound_ship(lost: str) -> None:
    battle = facing(A2=(20, 65, 90), A3=(20, 72, 90), A4=(20, 52, 90))
    ship = battle.ship("A1")
    if lost == "sunk":
        ship.lot, ship.waterline = "wreck", 2
    elif lost == "abandoned":
        ship.crew = 0
    else:
        ship.hits = {area: 1 for area in battle.game.data.ships[ship.sort].areas if area == "oars"}
    battle.ship("A2").waterline = 1
    step = battle.acts("A3")
    assert [one.leader for one in battle.told(step, e.LeaderReplaced)] == [battle.number("A4")]
    assert battle.open.squadrons[0].leader == battle.number("A4")


@pytest.mark.rule("MOW-CREW-03")
def test_a_ship_without_crew_does_not_act_and_its_squadron_cannot_be_signalled() -> None:
    battle = facing(B2=(100, 80, 270))
    battle.ship("A1").crew = 0
    assert battle.refused("p1", battle.signal("A")) == "MOW-CREW-03"
    battle.seal()
    assert battle.open.to_act == [battle.number("B1"), battle.number("B2")]


@pytest.mark.rule("MOW-END-01", "MOW-WRECK-03", "MOW-WRECK-04")
def test_a_wreck_is_debris_in_the_next_turn_and_gone_in_the_one_after() -> None:
    battle = facing(B2=(60, 90, 0))
    battle.ship("B2").lot, battle.ship("B2").waterline = "wreck", 2
    lots = []
    for _ in range(2):
        to_the_end(battle, 5, 2)
        lots.append(battle.ship("B2").lot)
    assert lots == ["debris", "gone"]


def test_imagined_worlds_have_the_own_signals_and_any_of_the_enemy() -> None:
    battle = facing()
    battle.signals("A", "hold_course")
    found = set()
    for seed in range(12):
        twin = battle.game.imagine(battle.view(), SeededDice(str(seed)))
        assert twin.sides["west"].signals[0].helm.intent == "hold_course"
        found.add(twin.sides["east"].signals[1].helm.intent)
    assert len(found) > 2
