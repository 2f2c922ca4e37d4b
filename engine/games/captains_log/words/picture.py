"""Texts written in the picture, and the tiles it can show from close by."""

from collections.abc import Mapping
from typing import Final

from engine.core.game_words import PictureTexts
from engine.core.words import Listing, Person, Text
from engine.games.captains_log.model.chart import chart
from engine.games.captains_log.model.printed import printed
from engine.games.captains_log.model.state import LogView

TILE_FRAME: Final = "tile "
"""Name of a frame that shows one tile, before the number of the tile."""


def picture(view: LogView) -> PictureTexts:
    """Title with round and time of day; once the game has ended, the winners as caption."""
    sea = view.open
    phase = printed(sea).day_steps[sea.step]
    title = Text.of("picture-title", round=sea.round, phase=phase)
    if not sea.winners:
        return PictureTexts(title=title)
    winners = Listing(items=tuple(Person(seat=seat) for seat in sea.winners))
    caption = Text.of("picture-won", number=len(sea.winners), winners=winners)
    return PictureTexts(title=title, caption=caption)


def frames(view: LogView) -> Mapping[str, Text]:
    """Titles of the frames in which the picture can show each revealed tile."""
    tiles = sorted(chart(view.open).slot_of_tile)
    return {f"{TILE_FRAME}{tile}": Text.of("picture-tile", tile=tile) for tile in tiles}
