"""Moments of Fleet Commander as cards.

``python -m tests.renders.fleet_moments [--out build/fleet_moments]`` draws each as a tap opens it
(1600 px), and as a desktop and two phones show it untapped, with all of them on sheets.
"""

import argparse
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image

from renders.fleet_commander import draw, scene_of
from renders.space import Scene, action_view
from renders.space.paint import paint
from tests.renders.fleet_positions import MOMENTS, Moment
from tests.renders.moments import README, SHOWN, light, sheet, shown

IN_README: Final = "shield"
IN_README_AS: Final = README / "battle.jpg"


@cache
def load(name: str) -> Moment:
    return MOMENTS[name]()


def scene_at(moment: Moment) -> Scene:
    """The scene that the moment's seat sees."""
    wanted = moment.wanted
    return scene_of(
        moment.view, wanted.words, told=wanted.events, planned=wanted.planned, board=wanted.board
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("build/fleet_moments"))
    parser.add_argument("--readme", action="store_true", help="draw that in the readme anew")
    parser.add_argument("names", nargs="*", default=[*MOMENTS])
    chosen = parser.parse_args()
    if chosen.readme:
        IN_README_AS.write_bytes(light(card_of(load(IN_README))))
        return
    out: Path = chosen.out
    out.mkdir(parents=True, exist_ok=True)
    cards = [_draw(name, out) for name in chosen.names]
    for width in SHOWN:
        sheet([shown(card, width) for card in cards]).save(out / f"sheet_{width}.png")


def card_of(moment: Moment) -> Image.Image:
    card = Image.open(BytesIO(draw(moment.view, moment.wanted).data))
    card.load()
    return card


def _draw(name: str, out: Path) -> Image.Image:
    """Draw the moment at every width, and write the pictures; returns the card."""
    moment = load(name)
    scene = scene_at(moment)
    large, _ = paint(scene, action_view(scene, 1600))
    large.save(out / f"{name}_1600.jpg", quality=85, subsampling=0)
    card = card_of(moment)
    for width in SHOWN:
        shown(card, width).save(out / f"{name}_{width}.png")
    return card


if __name__ == "__main__":
    main()
