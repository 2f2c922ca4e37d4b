"""Recaps of Captain's Log: each turn has one camera on what happened in it, and no reach."""

from collections import defaultdict

from engine.core.game import look
from engine.core.records import SPECTATOR
from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.chart import chart
from renders.captains_log import drawer
from renders.captains_log.recall import places_of
from renders.kit.grids import Hex, steps
from renders.picture import EVERYTHING, Wanted
from renders.sea import CARD, view
from tests.renders.test_captains_log import GAME, WORDS, played

STEPS = 60
TOLD = tuple(event for _, events in played(STEPS) for event in events)


def test_the_hexes_of_a_recap_are_those_of_the_captain_whose_turn_it_is() -> None:
    shown: defaultdict[str, set[Hex]] = defaultdict(set)
    for state, events in played(STEPS):
        sea = state.open
        board = chart(sea).board.at
        places = {*places_of(sea, TOLD, events)}
        shown[sea.turn.seat] |= places
        sailed = [one for one in TOLD if isinstance(one, e.Sailed) and one.ship == sea.turn.seat]
        assert places >= {board[one.at] for one in sailed}
    assert len(shown) == 2
    assert shown["p1"] != shown["p2"]


def test_the_camera_of_a_recap_shows_what_happened_and_the_card_is_as_large_throughout() -> None:
    for state, events in played(STEPS):
        seen = look(GAME, state, SPECTATOR)
        wanted = Wanted(words=WORDS, events=events, frame=EVERYTHING, recalled=TOLD)
        scene = drawer.scene_wanted(seen, wanted)
        places = places_of(seen.open, TOLD, events)
        camera = view(scene, places)
        assert (camera.width, camera.height) == CARD
        if len(places) and max(steps(one, places[0]) for one in places) <= 6:
            assert all(camera.sees(at) for at in places)
            # A hex side of 30 px on a card is 14 px in a recap 560 px wide.
            assert camera.scale >= 30


def test_nobody_is_to_choose_in_any_picture_of_a_recap_even_the_first() -> None:
    """Else the sea of a recap would lighten and dim from one frame to the next."""
    bare = 0
    for state, events in played(150):
        seen = look(GAME, state, SPECTATOR)
        for recalled in ((), TOLD):
            for told in ((), events):
                wanted = Wanted(words=WORDS, events=told, frame=EVERYTHING, recalled=recalled)
                scene = drawer.scene_wanted(seen, wanted)
                threats = scene.reach or scene.danger or any(f.threat for f in scene.fortresses)
                bare += bool(threats)
                assert not (threats and recalled)
    assert bare > 20
