"""Animations: small enough to send, with every frame, all aligned at the bottom."""

from io import BytesIO

from PIL import Image, ImageSequence

from renders.fleet_commander import DRAWER
from renders.moving import HEAVIEST, LAST_SHOWN_MS, SHOWN_MS, WIDTHS, animate
from renders.picture import Drawer, Frame, Picture, Wanted
from tests.renders.fleet_moments import load
from tests.renders.goldens import mean_difference


def picture_of(image: Image.Image) -> Picture:
    buffer = BytesIO()
    image.save(buffer, "PNG")
    return Picture(buffer.getvalue(), "png", *image.size)


def moving(*images: Image.Image) -> Picture:
    drawer = Drawer(draw=lambda view, wanted: picture_of(images[view]))
    return animate(drawer, [Frame(number, Wanted()) for number in range(len(images))])


def frames_of(picture: Picture) -> list[Image.Image]:
    gif = Image.open(BytesIO(picture.data))
    return [frame.convert("RGB") for frame in ImageSequence.Iterator(gif)]


def test_every_frame_is_shown_in_order_and_the_last_one_longest() -> None:
    tones = ("#102040", "#D03020", "#20C060")
    picture = moving(*(Image.new("RGB", (1200, 900), tone) for tone in tones))
    gif = Image.open(BytesIO(picture.data))
    times = [frame.info["duration"] for frame in ImageSequence.Iterator(gif)]
    assert times == [SHOWN_MS, SHOWN_MS, LAST_SHOWN_MS]
    assert (picture.width, picture.height) == (WIDTHS[0], 420)
    for tone, frame in zip(tones, frames_of(picture), strict=True):
        assert mean_difference(frame, Image.new("RGB", frame.size, tone)) < 3


def test_an_animation_with_too_many_bytes_is_made_smaller() -> None:
    frames = [Frame(load(name).view, load(name).wanted) for name in ("energy", "shield")]
    large = animate(DRAWER, frames)
    small = animate(DRAWER, frames, heaviest=len(large.data) - 1)
    assert [large.width, small.width] == [*WIDTHS[:2]]
    assert len(small.data) < len(large.data) <= HEAVIEST


def test_frames_of_different_heights_are_aligned_at_the_bottom() -> None:
    low = Image.new("RGB", (600, 300), "#D03020")
    high = Image.new("RGB", (600, 600), "#102040")
    first, second = frames_of(moving(low, high))
    assert first.size == second.size == (560, 560)
    assert (
        mean_difference(first.crop((0, 280, 560, 560)), Image.new("RGB", (560, 280), "#D03020")) < 3
    )


def test_the_last_frame_of_an_animation_keeps_the_colours_of_its_picture() -> None:
    frames = [Frame(load(name).view, load(name).wanted) for name in ("energy", "shield")]
    last = frames_of(animate(DRAWER, frames))[-1]
    plain = DRAWER.draw(frames[-1].view, frames[-1].wanted)
    shown = Image.open(BytesIO(plain.data)).convert("RGB").resize(last.size)
    assert mean_difference(last, shown) < 6


def test_every_picture_of_a_moving_one_knows_the_events_of_all() -> None:
    asked = list[Wanted]()

    def draw(view: object, wanted: Wanted) -> Picture:
        del view
        asked.append(wanted)
        return picture_of(Image.new("RGB", (60, 60)))

    frames = [Frame(None, Wanted(events=events)) for events in ((), ("a", "b"), ("c",))]
    animate(Drawer(draw=draw), frames)
    assert [wanted.recalled for wanted in asked] == [("a", "b", "c")] * 3
    assert [wanted.events for wanted in asked] == [(), ("a", "b"), ("c",)]
