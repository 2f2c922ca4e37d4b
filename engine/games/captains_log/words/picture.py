"""Texts written in the picture, and the parts of the sea it can show closely."""

from collections.abc import Mapping
from typing import Final

from engine.core.game_words import PictureTexts
from engine.core.words import Listing, Person, Text
from engine.games.captains_log.model.chart import chart
from engine.games.captains_log.model.printed import printed
from engine.games.captains_log.model.state import LogView

TILE_FRAME: Final = "tile "
"""What a frame that shows one tile is called, before the number of the tile."""


def picture(view: LogView) -> PictureTexts:
    """Round and time of day; below them, at the end, who has won."""
    sea = view.open
    phase = printed(sea).day_steps[sea.step]
    title = Text.of("picture-title", round=sea.round, phase=phase)
    if not sea.winners:
        return PictureTexts(title=title)
    winners = Listing(items=tuple(Person(seat=seat) for seat in sea.winners))
    caption = Text.of("picture-won", number=len(sea.winners), winners=winners)
    return PictureTexts(title=title, caption=caption)


def frames(view: LogView) -> Mapping[str, Text]:
    """The revealed tiles, each a part of the chart to look at."""
    tiles = sorted(chart(view.open).slot_of_tile)
    return {f"{TILE_FRAME}{tile}": Text.of("picture-tile", tile=tile) for tile in tiles}
