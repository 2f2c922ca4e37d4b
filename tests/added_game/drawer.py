"""Draws the line of the skirmish, once it is a game of the bot: a dot for each ship."""

from io import BytesIO

from PIL import Image

from renders.picture import Drawer, Picture, Wanted
from tests.toys.skirmish import pieces as p


def draw(view: p.SkirmishView, wanted: Wanted) -> Picture:
    del wanted
    board = Image.new("RGB", (len(p.LINE), 1), "white")
    for captain in view.open.captains.values():
        board.putpixel((captain.at - min(p.LINE), 0), (0, 0, 0))
    data = BytesIO()
    board.save(data, "PNG")
    return Picture(data.getvalue(), "png", *board.size)


DRAWER = Drawer(draw=draw)
