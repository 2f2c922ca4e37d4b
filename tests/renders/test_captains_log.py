"""Captain's Log as a scene: only things that the seat may see or was told of are drawn."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from engine.core.agenda import waiting
from engine.core.dice import SeededDice
from engine.core.game import begin, look, play, told
from engine.core.records import SPECTATOR
from engine.games.captains_log.game import CaptainsLog
from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.cards import ShotPennant
from engine.games.captains_log.model.chart import chart
from engine.games.captains_log.model.data_set import standard
from engine.games.captains_log.model.decisions import StartDecision
from engine.games.captains_log.model.options import Options
from engine.games.captains_log.model.printed import npc_card
from engine.games.captains_log.model.state import LogState
from engine.games.captains_log.rules import move, setup, ships
from renders.captains_log import draw as draw_wanted
from renders.captains_log import drawer, scene_of
from renders.captains_log import ships as ships_drawn
from renders.kit.grids import steps as distance
from renders.kit.ships import ShipKind
from renders.picture import Wanted, Words
from renders.sea import action_view, draw, whole_view
from renders.sea.paint import paint

GAME = CaptainsLog(standard())
CLASSES = {
    "sloop": ShipKind.SLOOP,
    "schooner": ShipKind.SCHOONER,
    "corvette": ShipKind.CORVETTE,
    "brigantine": ShipKind.BRIGANTINE,
    **dict.fromkeys(("nao", "hulk", "carrack", "fluyt", "whaler"), ShipKind.CARRACK),
    **dict.fromkeys(("galleon", "indiaman"), ShipKind.GALLEON),
}
"""Classes by a word of the ship's name; others are those of their level."""
WORDS = Words(title="Round 1 · Day", names={"p1": "Blackbird", "p2": "Sea Fox"})


def played(steps: int, seed: int = 1) -> Iterator[tuple[LogState, tuple[e.Told, ...]]]:
    """Each state of a game of two played at random, with the events that led to it."""
    state, setup = begin(GAME, ["p1", "p2"], Options(), SeededDice(f"pictures:{seed}"))
    yield state, setup.events
    random = Random(seed)
    for number in range(1, steps + 1):
        acting = GAME.to_act(state)
        if not acting:
            return
        view = look(GAME, state, acting[0])
        action = random.choice([*GAME.suggest(view)] or [GAME.default(view)])
        step = play(GAME, state, acting[0], action, SeededDice(f"{seed}:{number}"), seq=number)
        yield state, step.events


def last(steps: int, seed: int = 1) -> LogState:
    return [state for state, _ in played(steps, seed)][-1]


def test_every_state_of_a_game_can_be_drawn_for_every_seat() -> None:
    for number, (state, events) in enumerate(played(100)):
        if number % 25 == 0:
            for seat in ("p1", "p2", SPECTATOR):
                view = look(GAME, state, seat)
                news = told(events, seat)
                scene = scene_of(view, WORDS, told=news, with_reach=seat != SPECTATOR)
                picture = draw(scene, action_view(scene, (400, 400)))
                assert picture.data[:2] == b"\xff\xd8"


def test_two_states_that_look_the_same_to_a_seat_make_the_same_scene() -> None:
    for number, (state, events) in enumerate(played(90, seed=2)):
        if number % 10 == 0:
            for seat in ("p1", "p2", SPECTATOR):
                view = look(GAME, state, seat)
                other = look(GAME, GAME.imagine(view, SeededDice(f"other:{number}")), seat)
                news = told(events, seat)
                assert scene_of(view, WORDS, told=news) == scene_of(other, WORDS, told=news)


def test_the_score_of_the_player_asked_is_lit_even_on_another_players_turn() -> None:
    """CL-SETUP-40: the last to play chooses a start first."""
    view = look(GAME, last(0), SPECTATOR)
    (asked,) = waiting(view.agenda)
    assert asked.seat != view.open.turn.seat
    lit = [row.name for row in scene_of(view, WORDS).captains if row.acting]
    assert lit == [WORDS.names[asked.seat]]


def test_the_score_of_the_planning_player_is_lit_in_a_planned_scene() -> None:
    """Even where another player is the one asked."""
    state = last(0)
    (asked,) = waiting(look(GAME, state, SPECTATOR).agenda)
    other = next(seat for seat in state.open.order if seat != asked.seat)
    lit = [
        row.name
        for row in scene_of(look(GAME, state, other), WORDS, planned=True).captains
        if row.acting
    ]
    assert lit == [WORDS.names[other]]


def test_each_hex_to_start_from_has_a_disc_with_its_number_and_is_in_the_picture() -> None:
    """Its digits are tall enough on a phone; hexes already taken have none."""
    for number, (state, _) in enumerate(played(6)):
        view = look(GAME, state, SPECTATOR)
        scene = drawer.scene_wanted(view, Wanted(words=WORDS))
        if not any(isinstance(one, StartDecision) for one in waiting(view.agenda)):
            assert number
            assert scene.choices == ()
            return
        board = chart(state.open).board.at
        free = {board[at]: tile for tile, at in setup.free_starts(state.open)}
        assert dict(scene.choices) == free
        camera = action_view(scene)
        _, layout = paint(scene, camera)
        boxes = {taken.what: taken.box for taken in layout.taken}
        for at, tile in free.items():
            left, top, right, bottom = boxes[f"choice {tile}"]
            assert camera.sees(at, -0.5 * camera.scale)
            assert 0.38 * (bottom - top) * 390 / camera.width >= 10
            assert not layout.touches((left + 9, top + 9, right - 9, bottom - 9), "panel")
    pytest.fail("everybody was asked for a start throughout")


def test_face_down_tiles_are_drawn_as_unexplored() -> None:
    state = last(0)
    scene = scene_of(look(GAME, state, "p1"), WORDS)
    revealed = sum(code > 0 for code in state.open.tiles)
    assert len(scene.chart.grounds) == 13 * revealed
    assert len(scene.unexplored) == 13 * (len(state.open.tiles) - revealed)
    assert not {ground.at for ground in scene.chart.grounds} & set(scene.unexplored)


def test_every_ship_on_the_map_is_drawn_where_it_is() -> None:
    state = last(150)
    sea = state.open
    scene = scene_of(look(GAME, state, "p1"), WORDS)
    board = chart(sea).board.at
    afloat = [ship.at for ship in (*sea.captains.values(), *sea.npcs.values())]
    assert {vessel.at for vessel in scene.vessels} == {board[at] for at in afloat if at is not None}
    assert len({vessel.number for vessel in scene.vessels if vessel.seat is None}) == sum(
        npc.at is not None for npc in sea.npcs.values()
    )


def test_the_reach_is_where_the_rules_let_the_ship_sail() -> None:
    for state, _ in played(150):
        seat = state.open.turn.seat
        view = look(GAME, state, seat)
        routes = move.routes(view)
        if routes:
            scene = scene_of(view, WORDS, with_reach=True)
            board = chart(state.open).board.at
            assert {at for at, _ in scene.reach} == {board[at] for at in routes}
            assert all(points >= 0 for _, points in scene.reach)
            return
    pytest.fail("nobody could sail")


def test_a_player_who_is_not_on_turn_sees_no_reach() -> None:
    for state, _ in played(150):
        seat = "p2" if state.open.turn.seat == "p1" else "p1"
        assert scene_of(look(GAME, state, seat), WORDS, with_reach=True).reach == ()


def test_events_become_wakes_taken_barrels_and_wrecks() -> None:
    state = last(60)
    sheet = chart(state.open)
    board, near = sheet.board.at, sheet.board.neighbours
    start = next(at for at, around in enumerate(near) if min(around) >= 0)
    way = [start, near[start][0], start]
    news: list[e.Told] = [
        e.Sailed(ship="p1", start=way[0], at=way[1], heading=0),
        e.Sailed(ship="npc:1", start=way[0], at=way[1], heading=0),
        e.Sailed(ship="p1", start=way[1], at=way[2], heading=180),
        e.BarrelTaken(captain="p1", at=way[2], barrel="x", goods=(), doubloons=0),
        e.ShipLost(ship="npc:1", at=way[1], how="sunk", by="p1"),
    ]
    scene = scene_of(look(GAME, state, "p2"), WORDS, told=news)
    ways = {voyage.seat: voyage.through for voyage in scene.voyages}
    assert ways[0] == tuple(board[at] for at in way)
    assert ways[None] == tuple(board[at] for at in way[:2])
    assert [thing.at for thing in scene.taken] == [board[way[2]]]
    assert "wreck" in {thing.kind for thing in scene.things}


def test_a_planned_route_is_drawn_as_a_path_from_where_the_ship_lies_now() -> None:
    state = last(60)
    sheet = chart(state.open)
    board, near = sheet.board.at, sheet.board.neighbours
    start = next(at for at, around in enumerate(near) if min(around) >= 0)
    way = [start, near[start][2], near[near[start][2]][2]]
    steps: list[e.Told] = [
        e.Sailed(ship="p1", start=a, at=b, heading=120) for a, b in pairwise(way)
    ]
    view = look(GAME, state, "p1")
    planned, past = (scene_of(view, WORDS, told=steps, planned=plan) for plan in (True, False))
    assert planned.path == tuple(board[at] for at in way)
    assert planned.ghost is not None
    assert (planned.ghost.at, planned.ghost.heading) == (board[start], 120)
    assert planned.voyages == ()
    assert past.path == ()
    assert [voyage.through for voyage in past.voyages] == [planned.path]


def test_npc_ships_that_would_attack_and_the_hexes_in_their_range_are_marked() -> None:
    """CL-SETUP-18, CL-SHOT-02, -03, -04: enemies with guns, abeam of them, not from a port."""
    seen = 0
    for state, _ in played(700):
        sea = state.open
        called = waiting(state.agenda)[0].seat if waiting(state.agenda) else sea.turn.seat
        scene = scene_of(look(GAME, state, SPECTATOR), WORDS)
        hostile = {
            int(name.rpartition(":")[2])
            for name, npc in sea.npcs.items()
            if npc.card is not None
            and ships.enemies(sea, name, called)
            and any(isinstance(one, ShotPennant) for one in npc_card(sea, npc).pennants)
        }
        drawn = {ship.number: ship for ship in scene.vessels if ship.seat is None}
        threats = {number for number, ship in drawn.items() if ship.threat}
        assert threats == hostile & set(drawn)
        guns = [ship for ship in drawn.values() if ship.threat and not ship.moored]
        for at in scene.danger:
            assert any(0 < distance(at, ship.at) <= 3 for ship in guns)
            assert all(at != ship.at for ship in guns if len(guns) == 1)
        seen += bool(scene.danger)
    assert seen > 10


def test_a_captains_ship_without_a_heading_has_none_in_the_scene_either() -> None:
    for state, _ in played(20):
        scene = scene_of(look(GAME, state, SPECTATOR), WORDS)
        for ship in scene.vessels:
            if ship.seat is not None:
                assert ship.heading == state.open.captains[f"p{ship.seat + 1}"].heading


def test_news_near_the_acting_ship_lie_inside_the_picture() -> None:
    """Tiles just revealed and ships just lost or arrived, within 7 hexes of the focus."""
    seen, news = 0, list[e.Told]()
    for state, events in played(160):
        news += told(events, SPECTATOR)
        if not GAME.to_act(state) or GAME.to_act(state)[0] not in state.open.captains:
            continue
        view = look(GAME, state, SPECTATOR)
        scene = scene_of(view, WORDS, told=news)
        draw_wanted(view, Wanted(events=tuple(news), board="news"))
        camera = drawer._last["news"][0].camera
        near = [at for at in scene.news if scene.focus and distance(at, scene.focus) <= 7]
        assert all(camera.sees(at, -0.5 * camera.scale) for at in near)
        seen += len(near)
        news.clear()
    assert seen > 10


def test_the_hexes_of_a_tile_just_revealed_are_outlined() -> None:
    for state, events in played(160):
        turned_up = [event for event in events if isinstance(event, e.TileRevealed)]
        scene = scene_of(look(GAME, state, SPECTATOR), WORDS, told=events)
        board = chart(state.open).board
        middles = [board.centres[event.slot] for event in turned_up]
        assert len(scene.found) == 13 * len(turned_up)
        assert all(distance(at, middles[0]) <= 2 for at in scene.found[:13])


def test_the_camera_is_remembered_only_for_public_pictures() -> None:
    state = last(120)
    draw_wanted(look(GAME, state, "p1"), Wanted(board="private"))
    draw_wanted(look(GAME, state, SPECTATOR), Wanted(board="public"))
    assert "private" not in drawer._last
    assert "public" in drawer._last


def test_the_wind_card_and_the_hour_are_shown_as_printed() -> None:
    state = last(0)
    winds = standard().winds
    for name, card in winds.items():
        state.open.wind = name
        assert scene_of(look(GAME, state, "p1"), WORDS).winds == card.modifiers
    hours = {
        scene_of(look(GAME, state, "p1"), WORDS).night
        for state.open.step in range(len(standard().day_steps))
    }
    assert hours == {False, True}


def test_a_given_path_and_given_names_of_captains_are_in_the_scene() -> None:
    state = last(0)
    view = look(GAME, state, "p1")
    scene = scene_of(view, replace(WORDS, caption="Plan"), path=(0, 1))
    board = chart(state.open).board.at
    assert scene.path == (board[0], board[1])
    assert {row.name for row in scene.captains} == {"Blackbird", "Sea Fox"}
    assert whole_view(scene).width == 1600


def test_a_captains_ship_is_drawn_in_the_class_that_was_bought() -> None:
    state = last(40)
    seat = next(seat for seat, one in state.open.captains.items() if one.at is not None)
    by_level = (ShipKind.CORVETTE, ShipKind.SHIP_OF_THE_LINE)
    for card, printed in standard().ships.items():
        state.open.captains[seat].ship = card
        scene = scene_of(look(GAME, state, SPECTATOR), WORDS)
        (drawn,) = (ship.kind for ship in scene.vessels if ship.seat == int(seat[1:]) - 1)
        named = [kind for word, kind in CLASSES.items() if word in printed.name.lower()]
        assert drawn == (named[0] if named else by_level[printed.level - 3]), printed.name


def test_a_ship_that_a_host_added_is_drawn_in_the_class_of_its_level() -> None:
    classes = [ships_drawn._class_of("our-own-1", level) for level in range(1, 6)]
    assert len(set(classes)) == 4
    assert classes[:2] == [ShipKind.SLOOP, ShipKind.SCHOONER]
