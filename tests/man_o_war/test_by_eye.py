"""Measuring by eye: no view, word, menu, plan or bot knows just where a foreign ship lies."""

from dataclasses import replace
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from engine.core.dice import ScriptedDice, SeededDice, policy_dice, table_dice
from engine.core.game import begin, is_npc, look, pictured, play
from engine.core.records import SPECTATOR, clone
from engine.core.referee import Referee
from engine.games.man_o_war.bots import midshipman
from engine.games.man_o_war.game import MAN_O_WAR
from engine.games.man_o_war.judgement.forecast import Foreseen, forecast
from engine.games.man_o_war.judgement.proposals import proposals
from engine.games.man_o_war.judgement.shots import harm
from engine.games.man_o_war.model import events as e
from engine.games.man_o_war.model.names import Reach
from engine.games.man_o_war.model.options import PRESETS, Options
from engine.games.man_o_war.model.printed import card_of
from engine.games.man_o_war.model.ships import ShipCard
from engine.games.man_o_war.model.state import WarState
from engine.games.man_o_war.rules import measuring
from engine.games.man_o_war.rules.gunnery import fire
from engine.games.man_o_war.rules.measuring import CELL, as_known, uncover
from engine.games.man_o_war.rules.ruler import REACHES
from engine.space.plane import DEGREE, Pose, difference, sighted
from renders.man_o_war.drawer import DRAWER
from renders.picture import Wanted
from tests import laws, picture_laws
from tests.man_o_war.battle import Battle
from tests.man_o_war.test_words import typed
from tests.soak import Seeds

SEATS = ("p1", "p2")
BY_EYE = Options(fleets="two_galleys", turns=3, measuring="by_eye")
FLEETS = Options(fleets="points_450", turns=3, measuring="by_eye")
RARELY = 75
"""Steps of a random battle from one position that is tried to the next."""

rule = pytest.mark.rule("MOW-RANGE-02", "MOW-POST-15")
each_language = pytest.mark.parametrize("code", ["en", "fr"])


def near(**places: tuple[float, float, float]) -> Battle:
    """A battle by eye, of which ship A1 lies 31.3 cm east, 61.7 cm north, bow to the east."""
    places = {"A1": (31.3, 61.7, 90), "B1": (52.2, 61.4, 277), **places}
    return Battle(measuring="by_eye", **places)


def foreseen(battle: Battle, intent: Any, seat: str = "p1", **how: Any) -> Foreseen:
    """What A1 is told that it would do."""
    signal = battle.signal("A", intent, **how)
    known = as_known(battle.view(seat))
    return forecast(known, "west", {signal.squadron: signal.signal})[0]


@rule
def test_only_first_games_may_be_measured() -> None:
    assert {name: one.measuring for name, one in PRESETS.items()} == {
        "first_game": "free",
        "two_galleys": "free",
        "open_battle": "by_eye",
        "with_wizards": "by_eye",
        "islands": "free",
    }


@rule
def test_a_view_holds_the_exact_poses_of_own_ships_and_sightings_of_all_others() -> None:
    battle = near()
    seen = Pose(525_000, 625_000, 270 * DEGREE), Pose(325_000, 625_000, 90 * DEGREE)
    exact = Pose(313_000, 617_000, 90 * DEGREE)
    for seat, own in (("p1", {0: exact}), (SPECTATOR, {})):
        view = battle.view(seat)
        assert (view.open.ships[1].at, view.open.ships[0].at) == seen
        assert (view.side.poses if view.side else {}) == own
    assert as_known(battle.view("p1")).ships[0].at == exact
    assert as_known(battle.view("p1")).ships[1].at == seen[0]


@rule
def test_where_measuring_is_free_every_pose_is_exact() -> None:
    battle = Battle(A1=(31.3, 61.7, 90), B1=(52.2, 61.4, 277))
    assert not any(ship.sighted for ship in battle.view(SPECTATOR).open.ships)
    assert battle.view("p1").side.poses == {}
    assert pictured(MAN_O_WAR, battle.state) is None


@rule
@pytest.mark.parametrize(("gap", "known"), [(0.001, True), (0.2, False)])
def test_ships_that_touch_a_foreign_ship_lie_where_all_can_tell(gap: float, known: bool) -> None:
    battle = near(A1=(31.3, 61.7, 90), B1=(31.3, 63.7 + gap, 90), A2=(80, 20, 0))
    ships = battle.view(SPECTATOR).open.ships
    assert [one.sighted for one in ships] == [not known, not known, True]


@rule
def test_friends_that_touch_are_still_known_by_sight_alone() -> None:
    battle = near(A2=(31.3, 63.701, 90))
    assert all(one.sighted for one in battle.view("p2").open.ships)


@rule
def test_a_wreck_lies_where_all_can_tell() -> None:
    battle = near()
    battle.state.open.ships[1].lot = "wreck"
    uncover(battle.state)
    measuring.cover(battle.state)
    assert battle.view("p1").open.ships[1].at == Pose(522_000, 614_000, 277 * DEGREE)


@rule
def test_a_prize_is_known_to_the_side_that_holds_it() -> None:
    battle = near()
    uncover(battle.state)
    battle.ship("B1").captor = "west"
    measuring.cover(battle.state)
    assert [*battle.view("p1").side.poses] == [0, 1]
    assert battle.view("p2").side.poses == {}


@rule
def test_what_is_told_of_a_move_and_a_volley_names_no_exact_pose_or_reach() -> None:
    battle = near(B1=(48.2, 61.4, 277))
    step = battle.acts("A1", "hold_course", 1)
    (moved,), (fired,) = battle.told(step, e.Moved), battle.told(step, e.Fired)
    told = [moved.way.start, moved.way.end, fired.volley.muzzle]
    assert [sighted(at, CELL) for at in told] == told
    assert moved.way.legs[0].run == 100_000
    assert (fired.volley.band, fired.volley.reach) == ("short", 0)
    (act,) = battle.open.acts
    assert (act.way, act.volleys) == (moved.way, (fired.volley,))
    seen = pictured(MAN_O_WAR, battle.state)
    assert seen.acts[0].way.start == Pose(313_000, 617_000, 90 * DEGREE)
    assert seen.acts[0].volleys[0].reach > 0
    assert seen.poses[0] == seen.acts[0].way.end == battle.state.sides["west"].poses[0]


@rule
def test_a_battle_by_eye_is_played_just_as_one_that_may_be_measured() -> None:
    """The same signals and dice lead to the same poses, losses and end."""
    states = [
        begin(MAN_O_WAR, SEATS, replace(FLEETS, measuring=how), table_dice("same", 0))[0]
        for how in ("by_eye", "free")
    ]
    by_eye, free = states
    moved = 0
    for seq in range(1, 90):
        if not (seats := MAN_O_WAR.to_act(free)):
            break
        view = look(MAN_O_WAR, by_eye, seats[0])
        npc = is_npc(seats[0])
        action = MAN_O_WAR.default(view) if npc else midshipman(view, policy_dice("same", seq))
        steps = [
            play(MAN_O_WAR, one, seats[0], action, table_dice("same", seq), seq=seq)
            for one in states
        ]
        assert steps[0].rolls == steps[1].rolls
        assert _exact(by_eye) == free
        moved += any(isinstance(event, e.Moved) for event in steps[0].events)
    assert moved > 20


@rule
def test_a_ghost_goes_through_an_enemy_who_is_known_by_sight_alone() -> None:
    battle = near(B1=(42.2, 61.4, 277))
    straight = foreseen(battle, "hold_course")
    assert straight.way.end == Pose(413_000, 617_000, 90 * DEGREE)
    assert (straight.way.met, straight.about) == (None, False)
    battle.acts("A1", "hold_course", policy="hold")
    assert battle.state.sides["west"].poses[0].x < 370_000, "but it stops before it"


@rule
def test_friends_are_in_the_way_of_a_ghost() -> None:
    straight = foreseen(near(A2=(42.2, 61.4, 277)), "hold_course")
    assert straight.way.end.x < 370_000


@rule
@pytest.mark.parametrize("intent", ["close", "ram", "stand_off", "board"])
def test_a_way_steered_by_a_sighting_is_only_about_what_it_would_be(intent: str) -> None:
    shown = foreseen(near(), intent)
    assert (shown.about, bool(shown.way.legs)) == (True, True)
    assert not foreseen(near(), "back_water").about


@rule
def test_whether_a_ram_or_a_shot_would_come_off_is_not_told_before() -> None:
    places = {"A1": (30.0, 60.0, 90.0), "B1": (45.0, 60.0, 0.0)}
    measured = Battle(**places)
    by_eye = Battle(measuring="by_eye", **places)
    known = [
        forecast(as_known(one.view()), "west", {0: one.signal("A", "ram").signal})[0]
        for one in (measured, by_eye)
    ]
    assert [one.rams for one in known] == [1, None]
    shot = [
        forecast(as_known(one.view()), "west", {0: one.signal("A", "stay").signal})[0].aims
        for one in (Battle(A1=(30, 60, 90), B1=(45, 60, 0)), near())
    ]
    assert [len(one) for one in shot] == [1, 0]


@rule
def test_that_a_ship_is_too_near_to_ram_is_not_told_before() -> None:
    for how, too_near in (("free", True), ("by_eye", False)):
        battle = Battle(measuring=how, A1=(30, 60, 90), B1=(38, 60, 0))
        assert foreseen(battle, "ram").too_near is too_near


@rule
def test_the_odds_of_boarding_a_ship_are_told_once_it_is_touched() -> None:
    battle = near(B1=(31.3, 63.701, 90))
    touched = foreseen(battle, "stay", boarding="always")
    assert touched.boards == 1
    assert touched.odds is not None
    apart = foreseen(near(B1=(31.3, 63.9, 90)), "board", boarding="always")
    assert (apart.boards, apart.odds) == (None, None)


@rule
def test_a_captain_guesses_by_the_middle_of_a_sighting() -> None:
    """An advice to ram is a guess, which is as good as the sighting is."""
    battle = near(A1=(31.3, 62.5, 90), B1=(47.2, 62.5, 0))
    best = proposals(battle.view(), 0)[0]
    assert best.signal.helm.intent == "ram"
    assert best.done[0].rams == 1
    nearer = near(A1=(31.3, 62.5, 90), B1=(49.9, 62.5, 0))
    assert proposals(nearer.view(), 0)[0].worth == best.worth, "both lie in one cell"


@rule
@each_language
def test_words_tell_where_foreign_ships_are_about_and_no_distance(code: str) -> None:
    battle = near()
    mine, theirs = [typed(code, line) for line in MAN_O_WAR.words.map(battle.view())][-2:]
    about = {"en": "about 52.5 cm east", "fr": "environ 52,5 cm à l'est"}[code]
    exactly = {"en": ": 31.3 cm east", "fr": " : 31,3 cm à l'est"}[code]
    assert about in theirs
    assert exactly in mine
    near_by = {"en": "the nearest enemy, by eye, is B1", "fr": "à vue d'œil, est B1"}[code]
    assert near_by in mine
    ways = [typed(code, plan.about) for plan in MAN_O_WAR.plans(battle.view())]
    assert any({"en": "about ", "fr": "environ "}[code] in one for one in ways)
    rules = " ".join(typed(code, line) for line in MAN_O_WAR.words.how(battle.view()))
    assert {"en": "judge by eye", "fr": "jugez à l'œil"}[code] in rules


@rule
@each_language
def test_guns_on_each_side_and_their_odds_by_range_are_told(code: str) -> None:
    battle = near()
    panels = {one.key: one for one in MAN_O_WAR.words.panels(battle.view())}
    arcs, odds = [typed(code, line) for line in panels["guns"].lines]
    assert arcs == {"en": "A1: 1 gun ahead", "fr": "A1 : 1 canon devant"}[code]
    shares = [round(100 * harm(battle.open, _card(battle), band, "low")) for band in REACHES]
    said = {"en": "{} % at short range, {} % at medium, {} % at long", "fr": "{} % à courte"}[code]
    assert said.format(*shares) in odds


@pytest.mark.rule("MOW-FIRE-05", "MOW-SAVE-04")
@pytest.mark.parametrize(("far", "band"), [(40, "short"), (47, "medium"), (54, "long")])
def test_the_odds_of_a_shot_are_those_of_all_its_dice(far: int, band: Reach) -> None:
    harmed = 0
    for faces in product(range(1, 7), repeat=2):
        battle = Battle(A1=(30, 60, 90), B1=(far, 60, 0))
        target = battle.under("A1")
        assert target is not None
        assert target.band == band
        dice = ScriptedDice([*faces, *[3] * 9])
        volley = fire(battle.open, 0, "bow", target, Referee(dice))
        harmed += volley.shots[0].result not in {"missed", "saved"}
    assert harm(battle.open, _card(battle), band, "low") == Fraction(harmed, 36)


@rule
@each_language
def test_words_measure_where_everybody_may(code: str) -> None:
    battle = Battle(A1=(31.3, 61.7, 90), B1=(52.2, 61.4, 277))
    told = " ".join(typed(code, line) for line in MAN_O_WAR.words.map(battle.view()))
    assert {"en": "about", "fr": "environ"}[code] not in told
    assert {"en": "B1 is 15.8 cm off", "fr": "B1 est à 15,8 cm"}[code] in told


@rule
def test_enemies_call_an_admiral_back_by_their_sightings() -> None:
    stops = {one.key: one.watch for one in MAN_O_WAR.stops(near(B1=(60.1, 61.4, 277)).view())}
    again = {one.key: one.watch for one in MAN_O_WAR.stops(near(B1=(64.9, 61.4, 277)).view())}
    assert stops == again, "both lie in one cell"


@rule
def test_no_ship_is_in_trouble_for_a_sighting_that_seems_to_touch_it() -> None:
    battle = near(A1=(32.5, 62.5, 90), B1=(34.0, 64.9, 90))
    assert battle.view().open.ships[1].at == battle.view().open.ships[0].at
    assert "order_scuttle" not in {one.kind for one in MAN_O_WAR.suggest(battle.view())}


@rule
def test_an_imagined_enemy_lies_anywhere_in_its_cell_and_clear_of_others() -> None:
    battle = near(A1=(46, 60.1, 90))
    poses = set[Pose]()
    for number in range(40):
        twin = MAN_O_WAR.imagine(battle.view(), SeededDice(number))
        assert [*laws.faults(MAN_O_WAR, twin)] == []
        assert twin.sides["west"] == battle.state.sides["west"]
        at = twin.sides["east"].poses[1]
        assert sighted(at, CELL) == battle.view().open.ships[1].at
        assert difference(at.heading, 270 * DEGREE) <= 7.5 * DEGREE
        uncover(twin)
        assert [*measuring._unclear(twin.open)] == [0, 1]
        poses.add(at)
    assert len(poses) > 30


@rule
@pytest.mark.parametrize("part", range(5))
def test_random_battles_by_eye_tell_nothing_that_their_twins_would_not(
    part: int, seeds: Seeds
) -> None:
    """Twins of one view have other foreign poses, and the same words, menus, plans and bots."""
    for number, name in enumerate(seeds(4)):
        options = BY_EYE if part or number % 4 else FLEETS
        seed = f"{name}:{part}"
        state, _ = laws.opening(MAN_O_WAR, seed, options)
        for step in laws.random_steps(MAN_O_WAR, state, seed):
            every = RARELY if options is BY_EYE else 5 * RARELY
            if step.seq % every == 0 and MAN_O_WAR.to_act(state):
                _tells_nothing(state, f"{seed}:{step.seq}", step.seq // RARELY)


def _tells_nothing(state: WarState, seed: str, number: int) -> None:
    """Try the laws of secrets for one of those who look on, by turns."""
    assert [*laws.faults(MAN_O_WAR, state)] == []
    seat = MAN_O_WAR.to_act(state)[0]
    action = MAN_O_WAR.default(look(MAN_O_WAR, state, seat))
    watcher = (*SEATS, SPECTATOR)[number % 3]
    laws.shows_no_secret(MAN_O_WAR, state, watcher, seat, action, seed=seed)
    picture_laws.no_word_measures(MAN_O_WAR, state, SEATS[number % 2], seed)


@rule
def test_a_picture_by_eye_is_that_of_a_battle_that_may_be_measured() -> None:
    battle = near(B1=(48.2, 61.4, 277))
    step = battle.acts("A1", "hold_course", 1)
    wanted = Wanted(events=step.events, pictured=pictured(MAN_O_WAR, battle.state))
    by_eye = DRAWER.draw(battle.view(SPECTATOR), wanted)
    measured = Battle(A1=(31.3, 61.7, 90), B1=(48.2, 61.4, 277))
    step = measured.acts("A1", "hold_course", 1)
    assert by_eye == DRAWER.draw(measured.view(SPECTATOR), Wanted(events=step.events))
    assert by_eye != DRAWER.draw(battle.view(SPECTATOR), Wanted(events=step.events))


@rule
def test_ghosts_in_a_picture_do_not_depend_on_where_foreign_ships_lie() -> None:
    """The picture differs where B1 is drawn alone: what was seen of it is the same for both."""
    battle = near()
    battle.signals("A", "close")
    seen = pictured(MAN_O_WAR, battle.state)
    drawn = [
        DRAWER.draw(look(MAN_O_WAR, world, "p1"), Wanted(pictured=seen))
        for world in (battle.state, MAN_O_WAR.imagine(battle.view(), SeededDice(1)))
    ]
    assert drawn[0] == drawn[1]


@rule
def test_events_of_a_turn_that_is_over_are_left_out_of_a_picture() -> None:
    battle = near()
    wanted = Wanted(pictured=pictured(MAN_O_WAR, battle.state))
    other = near(A1=(20, 20, 0)).acts("A1", "hold_course", policy="hold")
    picture = DRAWER.draw(battle.view(SPECTATOR), wanted)
    assert DRAWER.draw(battle.view(SPECTATOR), replace(wanted, events=other.events)) == picture


def _card(battle: Battle) -> ShipCard:
    return card_of(battle.open, battle.number("B1"))


def _unknown(state: WarState) -> None:
    state.sides["west"].poses.clear()


def _known_to_the_enemy(state: WarState) -> None:
    state.sides["east"].poses[0] = state.sides["west"].poses[0]


def _elsewhere(state: WarState) -> None:
    state.sides["west"].poses[0] = Pose(0, 0, 0)


def _unseen(state: WarState) -> None:
    state.hidden.acts.clear()


def _measured(state: WarState) -> None:
    state.open.options = replace(state.open.options, measuring="free")


def _a_stranger(state: WarState) -> None:
    state.sides["west"].poses[9] = Pose(0, 0, 0)


@rule
@pytest.mark.parametrize(
    ("spoil", "fault"),
    [
        (_unknown, "ships 0 sighted: its pose is not known to its own side alone"),
        (_known_to_the_enemy, "ships 0 sighted: its pose is not known to its own side alone"),
        (_elsewhere, "ships 0 at: no sighting of its pose"),
        (_unseen, "hidden: not the acts of this turn"),
        (_measured, "ships: sighted, though lengths may be measured"),
        (_a_stranger, "sides: the pose of a ship that is not there"),
    ],
)
def test_a_loaded_state_whose_sightings_do_not_fit_is_faulty(spoil: Any, fault: str) -> None:
    battle = near()
    battle.acts("A1", "hold_course", policy="hold")
    assert [*laws.faults(MAN_O_WAR, battle.state)] == []
    spoil(battle.state)
    assert fault in [*laws.faults(MAN_O_WAR, battle.state)]


def _exact(state: WarState) -> WarState:
    """The state as it would be if lengths might be measured."""
    found = clone(state)
    uncover(found)
    found.open.options = replace(found.open.options, measuring="free")
    return found
