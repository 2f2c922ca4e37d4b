"""Twelve moments of saved games as cards.

``python -m tests.renders.moments [--out build/moments]`` draws each as a tap opens it (1600 px),
and as a desktop and two phones show it untapped, with all of them on sheets to look over.
``--readme`` draws those in the readme anew.
"""

import argparse
import json
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

from PIL import Image

from engine.core.codec import Codec
from engine.core.game import look, upgraded
from engine.core.records import Seat, value
from engine.games.captains_log.game import CAPTAINS_LOG, CaptainsLog
from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.data_set import find
from engine.games.captains_log.model.printed import printed
from engine.games.captains_log.model.state import Hex, LogState, LogView, Open
from renders.captains_log import scene_of
from renders.captains_log.victory import victory_of
from renders.kit.camera import Size
from renders.kit.grids import HexCamera
from renders.picture import Words
from renders.sea import CARD, Scene, action_view, draw, whole_view
from renders.sea.paint import paint
from renders.sea.victory import paint_victory
from tests.renders.seas import known_as, sea_called

FOLDER: Final = Path(__file__).parent / "moments"
SHOWN: Final = (560, 390, 265)
"""Widths in pixels at which a desktop, a phone and a phone's container show a card."""
README: Final = Path("renders/assets/readme")
IN_README: Final = ("path", "broadside", "night")
HEAVIEST: Final = 250 * 1024
"""Most bytes of a picture in the readme."""
NAMES: Final = {"p1": "Blackbird", "p2": "Sea Fox", "p3": "Marianne", "p4": "Grey Tern"}
MOMENTS: Final = (
    *("opening", "reach", "path", "broadside", "port", "night"),
    *("calm", "whale", "unknown", "captains", "damage", "end"),
)

Frame: TypeAlias = Literal["choice", "all"]


@value
class Moment:
    """A stop in a game, the seat that looks at it, and the events told since the last stop."""

    name: str
    seat: Seat
    frame: Frame = "choice"
    reach: bool = False
    told: tuple[e.Told, ...] = ()
    path: tuple[Hex, ...] = ()
    state: LogState


@cache
def load(name: str) -> Moment:
    """The kept moment of this name, played by the present rules and data."""
    kept = json.loads((FOLDER / f"{name}.json").read_text())
    kept["state"] = upgraded(CAPTAINS_LOG, kept["state"], kept["version"])
    kept["state"]["open"]["data"] = sea_called(kept["state"]["open"]["data"]).hash
    return Moment(
        name=name,
        seat=kept["seat"],
        frame=kept["frame"],
        reach=kept["reach"],
        told=tuple(_EVENTS.load(json.dumps(event)) for event in kept["told"]),
        path=tuple(kept["path"]),
        state=_STATES.load(json.dumps(kept["state"])),
    )


def save(moment: Moment) -> None:
    state: dict[str, Any] = json.loads(_STATES.dump(moment.state))
    state["open"]["data"] = known_as(moment.state.open.data)
    kept = {
        "version": CAPTAINS_LOG.version,
        "seat": moment.seat,
        "frame": moment.frame,
        "reach": moment.reach,
        "path": moment.path,
        "told": [json.loads(_EVENTS.dump(event)) for event in moment.told],
        "state": state,
    }
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{moment.name}.json").write_text(json.dumps(kept, separators=(",", ":")) + "\n")


def scene_at(moment: Moment) -> Scene:
    """The scene that the moment's seat sees."""
    return scene_of(
        view_at(moment),
        words_at(moment),
        told=moment.told,
        path=moment.path,
        with_reach=moment.reach,
        with_numbers=moment.frame == "all",
    )


def view_at(moment: Moment) -> LogView:
    return look(CaptainsLog(find(moment.state.open.data)), moment.state, moment.seat)


def words_at(moment: Moment) -> Words:
    sea = moment.state.open
    hour = printed(sea).day_steps[sea.step].capitalize()
    return Words(title=f"Round {sea.round} · {hour}", caption=_caption(sea), names=NAMES)


def _caption(sea: Open) -> str:
    return "" if sea.winners is None else f"{NAMES[sea.winners[0]]} has won"


def camera_at(moment: Moment, scene: Scene, size: Size = CARD) -> HexCamera:
    """The camera that the bot would use; *size* is that of a card."""
    return whole_view(scene) if moment.frame == "all" else action_view(scene, size)


def victory_at(moment: Moment) -> Image.Image:
    """The moment drawn as the end of its game."""
    return paint_victory(victory_of(view_at(moment), words_at(moment)))


def card_of(moment: Moment) -> Image.Image:
    scene = scene_at(moment)
    return paint(scene, camera_at(moment, scene))[0]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("build/moments"))
    parser.add_argument("--readme", action="store_true")
    parser.add_argument("names", nargs="*", default=MOMENTS)
    chosen = parser.parse_args()
    if chosen.readme:
        README.mkdir(exist_ok=True)
        for name in IN_README:
            (README / f"{name}.jpg").write_bytes(light(card_of(load(name))))
        return
    out: Path = chosen.out
    out.mkdir(parents=True, exist_ok=True)
    cards = [_draw(load(name), out) for name in chosen.names]
    if "end" in chosen.names:
        cards.append(victory_at(load("end")))
        cards[-1].save(out / "victory.png")
    for width in SHOWN:
        sheet([shown(card, width) for card in cards]).save(out / f"sheet_{width}.png")


def light(card: Image.Image) -> bytes:
    """The card as the best JPEG that is small enough for a page with three of them."""
    for quality in range(85, 30, -3):
        buffer = BytesIO()
        card.save(buffer, "JPEG", quality=quality, optimize=True, progressive=True)
        if buffer.tell() <= HEAVIEST:
            return buffer.getvalue()
    raise ValueError("no quality is light enough")


def _draw(moment: Moment, out: Path) -> Image.Image:
    """Draw the moment at every width, and write the pictures; returns the card."""
    scene = scene_at(moment)
    large = draw(scene, camera_at(moment, scene, (1600, 1600)))
    (out / f"{moment.name}_1600.jpg").write_bytes(large.data)
    card = Image.open(BytesIO(draw(scene, camera_at(moment, scene)).data))
    card.load()
    for width in SHOWN:
        shown(card, width).save(out / f"{moment.name}_{width}.png")
    return card


def shown(card: Image.Image, width: int) -> Image.Image:
    return card.resize((width, round(card.height * width / card.width)), _SMOOTH)


def sheet(cards: list[Image.Image], columns: int = 4, gap: int = 12) -> Image.Image:
    """All *cards* on one sheet, in so many *columns*."""
    width, height = cards[0].width + gap, max(card.height for card in cards) + gap
    size = min(columns, len(cards)) * width + gap, -(-len(cards) // columns) * height + gap
    sheet = Image.new("RGB", size, "#313338")
    for number, card in enumerate(cards):
        row, column = divmod(number, columns)
        sheet.paste(card, (gap + column * width, gap + row * height))
    return sheet


_SMOOTH: Final = Image.Resampling.LANCZOS
_STATES: Final[Codec[LogState]] = Codec(LogState)
_EVENTS: Final[Codec[e.Told]] = Codec(e.Told)


if __name__ == "__main__":
    main()
