"""Times and sizes of pictures: a table's first, others after moves, and those of whole games."""

from collections.abc import Iterator
from functools import partial
from itertools import islice
from statistics import median
from typing import Any, TypeAlias

from engine.core.dice import table_dice
from engine.core.game import AnyGame, is_npc, look, play, told
from engine.core.records import SPECTATOR, Seat, clone
from engine.games import GAMES
from engine.games.captains_log.game import CAPTAINS_LOG
from engine.games.captains_log.model.actions import Sail
from engine.games.captains_log.model.state import LogState
from renders import sea
from renders.captains_log import draw, scene_of
from renders.drawers import DRAWERS
from renders.kit.encode import encode
from renders.picture import Picture, Wanted, Words
from renders.sea.paint import paint
from renders.sea.painted import PAINTED
from renders.space import strip
from tests.bench.line import Bar, Line, clocked, percentile, timed
from tests.bench.played_games import Turn, played, voyage

FIRST = Bar(figure="ms", limit=400)
MOVED = Bar(figure="ms", limit=40)
PLAYED = (Bar(figure="p90_ms", limit=60), Bar(figure="first_ms", limit=400))
KEPT = Bar(figure="kept_percent", limit=90, kind="least")
WEIGHT = Bar(figure="bytes", limit=400 * 1024)
WANTED = Wanted(words=Words(title="Round 1 · Day", names={"p1": "Anne", "p2": "Jack"}))
MOVES_BEFORE = 12
"""Moves made before the first picture, so that much of the sea is revealed."""

Moment: TypeAlias = tuple[LogState, Seat]


def lines(*, scale: float = 1.0) -> Iterator[Line]:
    """Measurements of pictures; *scale* changes their number."""
    found = moments(max(2, round(8 * scale)))
    for _ in sea.warm():
        pass
    yield _first(found)
    yield from _after_a_move(found)
    yield _encoding(found[-1], runs=max(1, round(20 * scale)))
    for game in GAMES:
        yield _played(game, max(3, round(60 * scale)))
    yield _glass()


def moments(number: int) -> list[Moment]:
    """Moments, each late in another game, in which a captain is about to sail."""
    found: list[Moment] = []
    for game in range(number):
        turns = filter(_sails, voyage(CAPTAINS_LOG, f"picture-{game}", level="mate"))
        found += [
            (clone(state), seat) for state, seat, _ in islice(turns, MOVES_BEFORE, MOVES_BEFORE + 1)
        ]
    return found


def _sails(turn: Turn) -> bool:
    state, seat, action = turn
    return not is_npc(seat) and isinstance(action, Sail) and not state.open.turn.moved


def _first(moments: list[Moment]) -> Line:
    """The time for a first picture, with nothing of the sea drawn before."""
    found: list[float] = []
    for moment in moments:
        PAINTED.clear()
        found.append(timed(partial(_drawn, moment)))
    figures = {"ms": median(found), "max_ms": max(found)}
    return Line(what="picture: the first of a table", figures=figures, bars=(FIRST,))


def _after_a_move(moments: list[Moment]) -> Iterator[Line]:
    """Times after a move with the sea drawn before, in the same frame and in that of a card."""
    still, framed, weights = list[float](), list[float](), list[int]()
    for moment in moments:
        camera = sea.action_view(_scene(moment))
        sea.draw(_scene(moment), camera)
        scene = _scene(_moved(moment))
        took, picture = clocked(partial(sea.draw, scene, camera))
        still.append(took)
        weights.append(len(picture.data))
        framed.append(timed(partial(_drawn, _moved(moment))))
    figures = {"ms": median(still), "max_ms": max(still), "bytes": max(weights)}
    yield Line(what="picture: one ship moved, encoded", figures=figures, bars=(MOVED, WEIGHT))
    figures = {"ms": median(framed), "max_ms": max(framed)}
    yield Line(what="picture: one ship moved, framed anew", figures=figures)


def _played(game: AnyGame, turns: int) -> Line:
    """Times for the boards of a whole game, in which the camera moves and much is revealed."""
    PAINTED.clear()
    _, level, *_ = game.levels
    draw_board, found, news = DRAWERS[game.slug].draw, list[float](), list[Any]()
    for state, seat, step in played(game, "played", level=level):
        news += told(step.events, SPECTATOR)
        if is_npc(seat) or not news or not game.to_act(state):
            continue
        wanted = Wanted(words=WANTED.words, events=tuple(news), board="played")
        view = look(game, state, SPECTATOR)
        found.append(timed(partial(draw_board, view, wanted), cpu=True))
        news.clear()
        if len(found) == turns:
            break
    figures = {"ms": median(found), "p90_ms": percentile(found, 90), "first_ms": found[0]}
    figures["pictures"] = len(found)
    what = f"{game.slug}: each picture of a played game"
    return Line(what=what, cpu=True, figures=figures, bars=PLAYED)


def _glass() -> Line:
    """The share of strips laid on a pane of glass that was kept, in the games drawn so far."""
    asked, drawn = strip._strip.cache_info().misses, strip._glass.cache_info().misses
    figures = {"kept_percent": 100 * (1 - drawn / asked), "strips": asked}
    return Line(what="picture: panes of glass kept", figures=figures, bars=(KEPT,))


def _encoding(moment: Moment, *, runs: int) -> Line:
    scene = _scene(moment)
    image, _ = paint(scene, sea.action_view(scene))
    found = [timed(lambda: encode(image)) for _ in range(runs)]
    figures = {"ms": median(found), "bytes": len(encode(image).data)}
    return Line(what="picture: encoding alone", figures=figures, bars=(WEIGHT,))


def _scene(moment: Moment) -> sea.Scene:
    state, seat = moment
    return scene_of(look(CAPTAINS_LOG, state, seat), Words(), with_reach=True)


def _drawn(moment: Moment) -> Picture:
    state, seat = moment
    return draw(look(CAPTAINS_LOG, state, seat), WANTED)


def _moved(moment: Moment) -> Moment:
    """*moment* with the ship moved by one hex."""
    state, seat = clone(moment[0]), moment[1]
    suggested = CAPTAINS_LOG.suggest(look(CAPTAINS_LOG, state, seat))
    sail = next(action for action in suggested if isinstance(action, Sail))
    play(CAPTAINS_LOG, state, seat, sail, table_dice("bench", 1), seq=1)
    return state, seat
