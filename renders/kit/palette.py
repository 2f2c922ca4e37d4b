"""The colours of every picture, so that one hand seems to have drawn them all."""

from typing import Final, TypeAlias

Rgb: TypeAlias = tuple[int, int, int]
Rgba: TypeAlias = tuple[int, int, int, int]
Colour: TypeAlias = Rgb | Rgba


def rgb(code: str) -> Rgb:
    """The colour of `#RRGGBB`."""
    digits = code.removeprefix("#")
    return int(digits[0:2], 16), int(digits[2:4], 16), int(digits[4:6], 16)


def fade(colour: Colour, alpha: int) -> Rgba:
    """The colour at an opacity of `alpha` in 0..255."""
    return colour[0], colour[1], colour[2], alpha


def mix(first: Colour, second: Colour, share: float) -> Rgb:
    """A linear mix of two colours: `first` at share 0, `second` at share 1."""
    red, green, blue = (
        round(first[channel] + (second[channel] - first[channel]) * share) for channel in range(3)
    )
    return red, green, blue


def lighter(colour: Colour, share: float) -> Rgb:
    """The colour moved towards white by `share`."""
    return mix(colour, WHITE, share)


def darker(colour: Colour, share: float) -> Rgb:
    """The colour moved towards ink by `share`."""
    return mix(colour, INK, share)


def brightness(colour: Colour) -> float:
    """Brightness of a colour, in 0..255."""
    return 0.3 * colour[0] + 0.59 * colour[1] + 0.11 * colour[2]


def of_seat(seat: int) -> Rgb:
    """The colour of a seat, which counts from 0."""
    return SEATS[seat]


WHITE: Final = rgb("#FFFFFF")
INK: Final = rgb("#2B1D14")
SOFT_INK: Final = rgb("#6B4A30")
PAPER: Final = rgb("#DECBA3")
PANEL: Final = rgb("#F5ECD2")
PANEL_RULE: Final = rgb("#8A6A48")
GOLD: Final = rgb("#F2C230")
HIGHLIGHT: Final = rgb("#FFD976")

SHORE: Final = rgb("#7EBEB6")
OFFING: Final = rgb("#2F7A8E")
DEEP: Final = rgb("#194C68")
FOAM: Final = rgb("#EAF6F4")


# The first four are from Okabe and Ito; colour-blind people can tell all of them apart.
SEATS: Final[tuple[Rgb, ...]] = (
    *(rgb("#0072B2"), rgb("#D55E00"), rgb("#009E73"), rgb("#CC79A7")),
    *(rgb("#F0E442"), rgb("#4E1A0A"), rgb("#9BD9FF"), rgb("#3B1A6E")),
)

GOOD: Final = rgb("#14704A")
BAD: Final = rgb("#B02E22")
NEUTRAL: Final = rgb("#6F6759")
BLOOD: Final = rgb("#C4161C")
"""Red of damage marks, stronger than any flag's red."""

WATER_DAMAGE: Final = rgb("#2E86D6")
FIRE_DAMAGE: Final = rgb("#F07A1A")
SOUND_HULL: Final = rgb("#F5ECD2")

DANGER: Final = rgb("#F0382B")

DECK: Final = rgb("#C89760")
HULL: Final = rgb("#7A4A28")
SPAR: Final = rgb("#6A4325")
IRON: Final = rgb("#33343B")
STONE: Final = rgb("#A49E96")
CANVAS: Final = rgb("#FBF5E6")
LAMP: Final = rgb("#FFC765")
FLAME: Final = rgb("#FF8A1F")
SMOKE: Final = rgb("#3A3A40")
PALE_SMOKE: Final = rgb("#B9B2AA")

HOLLAND_ORANGE: Final = rgb("#F07C1C")
HOLLAND_BLUE: Final = rgb("#24559E")
SPAIN_GOLD: Final = rgb("#F4C83C")
SPAIN_RED: Final = rgb("#B3202A")
ENGLAND_RED: Final = rgb("#C4262E")
ENGLAND_BLUE: Final = rgb("#1E3A78")
FRANCE_BLUE: Final = rgb("#2A4FB0")
FRANCE_GOLD: Final = rgb("#F6D04A")
PIRATE_BLACK: Final = rgb("#1E1C20")
BONE: Final = rgb("#F4EFE2")
NATIVE_TEAL: Final = rgb("#1F7A6B")
NATIVE_CREAM: Final = rgb("#F0DDB0")
