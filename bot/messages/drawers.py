"""Who draws which game: the sea of Captain's Log as a card or a chart shows it."""

import dataclasses
from collections.abc import Mapping
from typing import Final

from bot.messages.pictures import Drawer, Picture, Wanted
from bot.words.language import harmless, voice
from engine.core.agenda import waiting
from engine.core.words import Listing, Person, Text
from engine.games.captains_log import words
from engine.games.captains_log.chart import SIZE, chart
from engine.games.captains_log.printed import printed
from engine.games.captains_log.state import LogView
from renders import sea
from renders.captains_log import Words, scene_of
from renders.kit.camera import Camera

_GAME: Final = "captains_log"
_TILE: Final = "tile "


def draw_sea(view: LogView, wanted: Wanted) -> Picture:
    """The sea as *view* shows it; while a captain may act, lit where their ship can go."""
    language, open_sea = voice(wanted.language, _GAME), view.open
    acting = _may_act(view)
    shown = dataclasses.replace(view, seat=open_sea.turn.seat) if acting else view
    phase = printed(open_sea).day_steps[open_sea.step]
    title = language.say(Text.of("picture-title", round=open_sea.round, phase=phase), plain=True)
    names = {seat: harmless(wanted.names(seat), plain=True) for seat in open_sea.captains}
    caption = ""
    if open_sea.winners:
        winners = Listing(items=tuple(Person(seat=seat) for seat in open_sea.winners))
        won = Text.of("picture-won", number=len(open_sea.winners), winners=winners)
        caption = language.say(won, wanted.names, plain=True)
    written = Words(title=title, caption=caption, names=names)
    scene = scene_of(shown, written, told=wanted.events, with_reach=acting)
    drawn = sea.draw(scene, _camera(view, scene, wanted.frame))
    alt = language.say(words.alt(view), wanted.names, plain=True)
    return Picture(data=drawn.data, suffix=drawn.format, alt=alt)


def tiles_of(view: LogView) -> tuple[str, ...]:
    """The revealed tiles, each a part of the chart to look at."""
    return tuple(f"{_TILE}{tile}" for tile in sorted(chart(view.open).slot_of_tile))


def _may_act(view: LogView) -> bool:
    """Whether it is for the captain whose turn it is to give an order."""
    return (
        view.open.winners is None
        and view.open.npc_turn is None
        and not view.open.turn.over
        and not waiting(view.agenda)
    )


def _camera(view: LogView, scene: sea.Scene, frame: str) -> Camera:
    if frame == "choice":
        return sea.action_view(scene)
    sheet, number = chart(view.open), frame.removeprefix(_TILE)
    if number.isdecimal() and (slot := sheet.slot_of_tile.get(int(number))) is not None:
        here = range(slot * SIZE, (slot + 1) * SIZE)
        return sea.view(scene, [sheet.board.at[at] for at in here])
    return sea.whole_view(scene)


DRAWERS: Mapping[str, Drawer] = {_GAME: Drawer(draw=draw_sea, frames=tiles_of, warm=sea.warm)}
"""By slug; a game without a drawer is played in words."""
