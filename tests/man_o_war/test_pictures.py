"""Pictures of battles: the state and the latest events tell all that is drawn, and no secret is."""

import math
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from engine.core.dice import ScriptedDice, SeededDice
from engine.core.game import begin, is_npc, look, told
from engine.core.records import SPECTATOR, Seat
from engine.core.referee import Referee
from engine.games.man_o_war.game import MAN_O_WAR
from engine.games.man_o_war.model import actions as a
from engine.games.man_o_war.model import events as e
from engine.games.man_o_war.model.areas import AreaName
from engine.games.man_o_war.model.lengths import units
from engine.games.man_o_war.model.magic import Card, Lasting
from engine.games.man_o_war.model.options import Options
from engine.games.man_o_war.rules.grounding import ground
from engine.games.man_o_war.rules.oars import Part, row
from renders.man_o_war import drawer, picture
from renders.man_o_war.board import scene_of
from renders.man_o_war.drawer import draw
from renders.man_o_war.scene import Scene
from renders.picture import CHOICE, EVERYTHING, Wanted, Words
from tests import laws
from tests.bench.played_games import played
from tests.man_o_war.battle import Battle
from tests.man_o_war.magic import MagicBattle
from tests.man_o_war.shores import with_land

WORDS = Words(title="Turn 2 of 6", names={"p1": "Blackbird", "p2": "Sea Fox"})
FACED = {"A1": (30, 60, 90), "A2": (30, 68, 90), "B1": (80, 60, 270), "B2": (80, 68, 270)}


def scene(battle: Battle, seat: Seat = SPECTATOR, *events: Any, planned: bool = False) -> Scene:
    view = look(battle.game, battle.state, seat)
    return scene_of(view, WORDS, told=events, planned=planned)


def named(drawn: Scene, name: str) -> Any:
    return next(one for one in drawn.ships if one.name == name)


def test_every_position_of_a_battle_can_be_drawn_for_every_seat() -> None:
    options = next(iter(MAN_O_WAR.presets.values()))
    seats = MAN_O_WAR.seats(options).seats
    state, _ = begin(MAN_O_WAR, seats, options, SeededDice("drawn"))
    news: list[Any] = []
    for step in islice(laws.random_steps(MAN_O_WAR, state, "drawn"), 24):
        news += told(step.events, SPECTATOR)
        for seat in (*seats, SPECTATOR):
            for frame in (CHOICE, EVERYTHING) if seat == SPECTATOR else (CHOICE,):
                wanted = Wanted(words=WORDS, events=tuple(news), frame=frame)
                assert draw(look(MAN_O_WAR, state, seat), wanted).width in {1200, 1600}


def test_a_ship_lies_and_heads_in_the_picture_as_on_the_table() -> None:
    drawn = named(scene(Battle(A1=(30, 75, 120), B1=(80, 60, 270))), "A1")
    assert drawn.pose.at == (30, 45), "the picture counts from the north"
    assert drawn.pose.heading == 120
    assert (drawn.length, drawn.width) == (5, 2)


def test_damage_crew_and_leaders_are_drawn_as_the_state_tells() -> None:
    battle = Battle(**FACED)
    one = battle.ship("A2")
    one.hits = {AreaName.MAST: 1, AreaName.OARS: 1}
    one.waterline, one.crew = 1, 0
    drawn, sound = named(scene(battle), "A2"), named(scene(battle), "A1")
    assert (drawn.boxes, drawn.lost, drawn.lost_masts) == (2, 1, 1)
    assert drawn.damage == pytest.approx(0.5)
    assert (drawn.oarless, drawn.rowing, drawn.derelict) == (True, False, True)
    assert (sound.oarless, sound.rowing, sound.derelict) == (False, True, False)
    assert [one.name for one in scene(battle).ships if one.leader] == ["A1", "B1"]


def test_fires_tokens_and_stragglers_are_drawn_on_their_ships() -> None:
    battle = Battle(A1=(30, 60, 90), A2=(30, 70, 90), B1=(80, 60, 270))
    one = battle.ship("A2")
    one.hits, one.burning = {AreaName.OARS: 1, AreaName.STERN: 1}, {AreaName.OARS: 1}
    one.no_move = one.no_fire = one.straggler = True
    drawn = named(scene(battle), "A2")
    assert (drawn.fires, drawn.no_move, drawn.no_fire, drawn.straggler) == (1, True, True, True)
    sound = named(scene(battle), "A1")
    assert (sound.fires, sound.no_move, sound.no_fire, sound.straggler) == (0, False, False, False)


def test_the_drift_of_a_ship_without_its_captain_is_drawn_with_the_shot_that_caused_it() -> None:
    battle = Battle(A1=(30, 60, 90), B1=(45, 60, 270))
    battle.ship("B1").hits = {AreaName.STERN: 1}
    step = battle.acts("A1", "stay", 6, 1, 1, 4, 6)
    drawn = scene(battle, SPECTATOR, *step.events)
    assert [(way.ship.name, way.number) for way in drawn.ways] == [("B1", 1)]


def test_a_sunk_ship_is_a_wreck_then_debris_and_then_gone() -> None:
    battle = Battle(**FACED)
    for lot, stage in (("wreck", "wreck"), ("debris", "debris"), ("gone", None)):
        battle.ship("B2").lot = lot  # type: ignore[assignment]  # the three in order
        drawn = scene(battle)
        assert [(one.name, one.stage) for one in drawn.hulks] == ([("B2", stage)] if stage else [])
        assert "B2" not in {one.name for one in drawn.ships}
        assert drawn.sides[1].ships[1] == ("B2", 2, 2), "its hull is lost on the panel"


def test_the_sides_that_are_asked_are_lit_on_the_panel() -> None:
    battle = Battle(**FACED)
    assert [side.acting for side in scene(battle).sides] == [True, True]
    battle.play("p1", a.Seal(decision=battle.asked("p1")))
    assert [side.acting for side in scene(battle).sides] == [False, True]


def test_a_move_is_drawn_from_where_it_began_with_its_turns_as_arcs() -> None:
    battle = Battle(**FACED)
    step = battle.acts("A1", "turn", by=45)
    drawn = scene(battle, SPECTATOR, *step.events)
    (way,) = drawn.ways
    assert (way.ship.name, way.number) == ("A1", 1)
    assert way.begun.at == (30, 60)
    assert way.through[0] == (30, 60)
    assert way.through[-1] == named(drawn, "A1").pose.at
    assert len(way.through) > 5
    steps = [
        math.atan2(b[0] - a_[0], a_[1] - b[1])
        for a_, b in zip(way.through, way.through[1:], strict=False)
    ]
    assert all(math.degrees(turn) >= 89 for turn in steps), "to starboard all the way"
    assert steps == sorted(steps) or steps[0] == pytest.approx(steps[-1], abs=0.8)
    assert named(drawn, "A1").under_way
    assert not named(drawn, "A2").under_way


def test_moves_are_numbered_in_the_order_in_which_ships_acted() -> None:
    battle = Battle(**FACED)
    battle.signals("A", "hold_course")
    battle.seal()
    battle.open.to_act = [1, 0, 2]
    events = [*battle.play("npc:officer", a.PlayOn()).events]
    events += battle.play("npc:officer", a.PlayOn()).events
    drawn = scene(battle, SPECTATOR, *events)
    assert [(way.ship.name, way.number) for way in drawn.ways] == [("A2", 1), ("A1", 2)]


@pytest.mark.rule("MOW-GEO-10", "MOW-RANGE-03")
def test_a_volley_is_drawn_along_its_ruler_as_far_as_what_it_met() -> None:
    battle = Battle(A1=(30, 60, 90), B1=(50, 60, 270))
    step = battle.acts("A1", "stay", 2, 1)
    (volley,) = scene(battle, SPECTATOR, *step.events).volleys
    assert volley.muzzle == (32.5, 60)
    assert volley.heading == 90
    assert (volley.length, volley.width, volley.met) == (22.5, 2.5, 15)
    assert (volley.on, volley.dice, volley.hits) == ("B1", 1, 1)


def test_a_volley_that_was_saved_does_no_damage_in_the_picture() -> None:
    battle = Battle(A1=(30, 60, 90), B1=(50, 60, 270))
    step = battle.acts("A1", "stay", 2, 6)
    (volley,) = scene(battle, SPECTATOR, *step.events).volleys
    assert (volley.dice, volley.hits) == (1, 0)


def test_a_ram_is_drawn_at_the_bow_with_the_points_it_did() -> None:
    battle = Battle(A1=(30, 60, 90), B1=(47, 60, 0))
    step = battle.acts("A1", "ram", 1)
    ram = next(event for event in step.events if isinstance(event, e.Rammed)).ram
    (blow,) = scene(battle, SPECTATOR, *step.events).blows
    assert (blow.kind, blow.damage) == ("ram", ram.points)
    at = named(scene(battle), "A1").pose.at
    assert blow.at == pytest.approx((at[0] + 2.5, at[1]), abs=0.01)


def test_the_last_turn_stays_in_the_picture_while_sheets_are_sealed() -> None:
    battle = Battle(**FACED)
    battle.acts("A1", "hold_course")
    acts = [*battle.open.acts]
    battle.open.to_act.clear()
    battle.open.acts = acts
    drawn = scene(battle, SPECTATOR, e.Sealed(side="west"))
    assert [way.ship.name for way in drawn.ways] == ["A1"]


def test_who_signals_sees_where_the_own_ships_will_go_and_cords_to_the_leader() -> None:
    battle = Battle(**FACED)
    battle.signals("A", "hold_course")
    drawn = scene(battle, "p1")
    assert [ghost.ship.name for ghost in drawn.ghosts] == ["A1", "A2"]
    assert drawn.ghosts[0].pose.at == pytest.approx((40, 60))
    assert not drawn.ghosts[0].about
    (tether,) = drawn.tethers
    assert (tether.start, tether.end) == (drawn.ghosts[0].pose.at, drawn.ghosts[1].pose.at)
    assert tether.whole


@pytest.mark.rule("MOW-SQUAD-02")
def test_a_cord_is_parted_if_a_ship_ends_too_far_from_its_leader() -> None:
    battle = Battle(A1=(30, 60, 90), A2=(30, 90, 90), B1=(80, 60, 270))
    assert not scene(battle, "p1").tethers[0].whole


def test_a_place_that_depends_on_an_enemy_is_only_about_right() -> None:
    battle = Battle(**FACED)
    battle.signals("A", "close", at="B2")
    assert all(ghost.about for ghost in scene(battle, "p1").ghosts)


def test_the_squadron_just_signalled_is_lit() -> None:
    battle = Battle(**FACED)
    step = battle.play("p1", battle.signal("A", "hold_course"))
    drawn = scene(battle, "p1", *step.events, planned=True)
    assert {one.name for one in drawn.ships if one.acting} == {"A1", "A2"}


@pytest.mark.rule("MOW-POST-02")
@pytest.mark.parametrize("seat", ["p2", SPECTATOR])
def test_no_picture_shows_what_the_other_side_has_signalled(seat: Seat) -> None:
    pictures = []
    for intent in ("hold_course", "turn"):
        battle = Battle(**FACED)
        battle.signals("A", intent, by=45 if intent == "turn" else 0)
        wanted = Wanted(words=WORDS)
        pictures.append(
            [draw(look(battle.game, battle.state, one), wanted) for one in (seat, "p1")]
        )
    (other, own), (other_too, own_too) = pictures
    assert other == other_too
    assert own != own_too


def test_a_battle_that_is_over_has_a_picture_of_its_own() -> None:
    battle = Battle(**FACED)
    view = look(battle.game, battle.state, SPECTATOR)
    wanted = Wanted(words=replace(WORDS, caption="Blackbird has won", reason="None is afloat."))
    fought = draw(view, Wanted(words=WORDS))
    view.open.ended, view.open.winner = "last_afloat", "west"
    ended = draw(view, wanted)
    assert ended != fought
    assert draw(view, replace(wanted, planned=True)) != ended


def test_the_frames_of_a_recap_share_one_camera(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Any] = []
    monkeypatch.setattr(picture, "draw", lambda scene, camera: seen.append(camera))
    steps = []
    for state, seat, step in played(MAN_O_WAR, "recap", level="midshipman"):
        if is_npc(seat):
            news = tuple(told(step.events, SPECTATOR))
            steps.append((look(MAN_O_WAR, state, SPECTATOR), news))
        if len(steps) == 5:
            break
    recalled = tuple(event for _, news in steps for event in news)
    for view, news in steps:
        drawer.draw(view, Wanted(words=WORDS, events=news, recalled=recalled))
    assert len(seen) == 5
    assert len(set(seen)) == 1


def test_private_pictures_do_not_move_the_camera_of_the_public_board() -> None:
    battle = Battle(**FACED)
    public = Wanted(words=WORDS, board="steady")
    draw(look(battle.game, battle.state, SPECTATOR), public)
    camera = drawer._last["steady"]
    battle.ship("A1").at = battle.ship("A1").at._replace(y=units(20))
    draw(look(battle.game, battle.state, "p1"), public)
    assert drawer._last["steady"] == camera
    draw(look(battle.game, battle.state, SPECTATOR), public)
    assert drawer._last.pop("steady") != camera


@pytest.mark.rule("MOW-CAPTURE-02")
def test_a_boarding_is_drawn_with_grapples_and_a_prize_with_the_colours_of_its_captor() -> None:
    battle = Battle(A1=(30, 60, 90), B1=(30, 62.001, 90), B2=(80, 60, 270))
    battle.ship("B1").crew = 0
    step = battle.acts("A1")
    drawn = scene(battle, SPECTATOR, *step.events)
    (grapple,) = drawn.grapples
    assert grapple.at == pytest.approx((30, 59), abs=0.01)
    assert grapple.heading == pytest.approx(0), "cast to the north, where the prize lies"
    prize = named(drawn, "B1")
    assert (prize.side, prize.captor, prize.derelict) == (1, 0, False)
    assert drawn.sides[1].ships == (("B1", 2, 2), ("B2", 2, 0)), "it is lost to its side"
    assert (prize.rowing, prize.straggler) == (False, False)
    assert scene(battle).grapples == drawn.grapples, "the turn stays in the picture"
    battle.ship("A1").at = battle.ship("A1").at._replace(y=units(50))
    assert scene(battle).grapples == (), "and not once the ships have parted"


def test_rings_stars_and_fog_show_spells_and_wizards() -> None:
    battle = MagicBattle(**FACED)
    battle.open.wizards["west"].ship = battle.number("A2")
    battle.open.spells = [
        Lasting(side="west", card=Card.DREAD, ship=battle.number("B1")),
        Lasting(side="west", card=Card.OMEN, ship=battle.number("B2"), spent=True),
        Lasting(side="west", card=Card.FOG_BANK, at=battle.ship("A1").at),
    ]
    drawn = scene(battle)
    assert [one.name for one in drawn.ships if one.enchanted] == ["B1"]
    assert [one.name for one in drawn.ships if one.wizard] == ["A2", "B1"]
    assert drawn.fogs == (((30, 60), 5),)
    battle.ship("A2").lot = "wreck"
    assert [one.wizard for one in scene(battle).hulks] == [True]


@pytest.mark.rule("MOW-OBST-01")
def test_land_and_a_ship_that_ran_aground_are_drawn_with_the_holes_it_tore() -> None:
    battle = with_land(Battle(A1=(30, 60, 90), B1=(80, 60, 270)), "rocks", 37.5, 60)
    with_land(battle, "sandbank", 60, 90)
    way = row(battle.open, 0, (Part("ahead", units(10)),))
    battle.ship("A1").at = way.end
    with ScriptedDice([1, 5]) as dice:
        referee = Referee(dice)
        ground(battle.open, 0, way, referee)
    drawn = scene(battle, SPECTATOR, e.Moved(ship=0, way=way), *referee.events)
    assert [one.kind for one in drawn.terrain] == ["rocks", "sandbank"]
    assert {round(y) for _, y in drawn.terrain[1].outline} == {24, 36}
    (blow,) = drawn.blows
    assert (blow.kind, blow.damage) == ("aground", 1)
    assert blow.at == pytest.approx((34.5, 60), abs=0.05)
    assert named(drawn, "A1").aground


def test_a_large_fleet_is_listed_by_squadrons_with_a_box_for_each_ship() -> None:
    options = Options(fleets="points_1500")
    state, _ = begin(MAN_O_WAR, ("p1", "p2"), options, SeededDice("large"))
    state.open.ships[-1].crew = 0
    east = scene_of(look(MAN_O_WAR, state, SPECTATOR), WORDS).sides[1]
    assert east.left == (23, 24)
    assert len(east.ships) == 8
    assert east.ships[-1] == ("L", 3, 1)


def test_the_panel_counts_the_honours_of_each_side() -> None:
    battle = Battle(**FACED)
    battle.ship("B1").waterline = 1
    battle.ship("A2").lot = "sunk"
    counted = {one.name: one.honours for one in scene(battle).sides}
    assert counted == {"Blackbird": 1, "Sea Fox": 2}
