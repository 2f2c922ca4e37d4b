"""Results of dice: colours, faces, and the results that they are played as."""

from typing import Final, Literal, TypeAlias

Colour: TypeAlias = Literal["R", "B", "G"]
"""Colour of a die: red attacks, blue moves, green shields."""

Face: TypeAlias = Literal["O", "D", "M", "S"]
"""Face of a die: orthogonal, diagonal, multi-directional, special."""

Result: TypeAlias = Literal[
    "R:O",
    "R:D",
    "R:M",
    "R:S",
    "B:O",
    "B:D",
    "B:M",
    "B:S",
    "G:O",
    "G:D",
    "G:M",
    "G:S",
]
"""A rolled die: its colour, then its face."""

Played: TypeAlias = Literal[
    "R:O",
    "R:D",
    "R:M",
    "R:O>D",
    "R:D>O",
    "B:O",
    "B:D",
    "B:M",
    "B:O>D",
    "B:D>O",
    "G:O",
    "G:D",
    "G:M",
    "G:O>D",
    "G:D>O",
]
"""A directional die as it is played; ``"R:O>D"`` is one whose direction a special changed."""

COLOURS: Final[tuple[Colour, ...]] = ("R", "B", "G")
FACES: Final[tuple[Face, ...]] = ("O", "D", "M", "S")
EACH: Final = 3
"""Dice of each colour that a commander has."""

SPECIALS: Final[tuple[Result, ...]] = ("R:S", "B:S", "G:S")

RESULTS: Final[tuple[Result, ...]] = (
    "R:O",
    "R:D",
    "R:M",
    "R:S",
    "B:O",
    "B:D",
    "B:M",
    "B:S",
    "G:O",
    "G:D",
    "G:M",
    "G:S",
)
"""All results: red, blue, green; within a colour the fewest directions first, specials last."""

RANK: Final[dict[str, int]] = {result: at for at, result in enumerate(RESULTS)}
"""Place of each result in ``RESULTS``."""

SHOWN: Final[dict[str, dict[Face, Result]]] = {
    "R": {"O": "R:O", "D": "R:D", "M": "R:M", "S": "R:S"},
    "B": {"O": "B:O", "D": "B:D", "M": "B:M", "S": "B:S"},
    "G": {"O": "G:O", "D": "G:D", "M": "G:M", "S": "G:S"},
}
"""The result with a colour and a face."""

COLOUR_NUMBER: Final[dict[str, int]] = {result: at // 4 for at, result in enumerate(RESULTS)}
"""Number of a result's colour in ``COLOURS``."""

FACE_OF: Final[dict[str, Face]] = {
    **{f"{colour}:{face}": face for colour in COLOURS for face in FACES},
    **{f"{colour}:O>D": "D" for colour in COLOURS},
    **{f"{colour}:D>O": "O" for colour in COLOURS},
}
"""Face of a result, or the face as which a turned die is played."""

COST: Final[dict[str, tuple[Result, ...]]] = {
    "R:O": ("R:O",),
    "R:D": ("R:D",),
    "R:M": ("R:M",),
    "B:O": ("B:O",),
    "B:D": ("B:D",),
    "B:M": ("B:M",),
    "G:O": ("G:O",),
    "G:D": ("G:D",),
    "G:M": ("G:M",),
    "R:O>D": ("R:O", "R:S"),
    "R:D>O": ("R:D", "R:S"),
    "B:O>D": ("B:O", "B:S"),
    "B:D>O": ("B:D", "B:S"),
    "G:O>D": ("G:O", "G:S"),
    "G:D>O": ("G:D", "G:S"),
}
"""Dice that a die as played takes: a turned one takes a special too."""

AS_PLAYED: Final[dict[str, dict[Face, tuple[Played, ...]]]] = {
    "R": {"O": ("R:O", "R:D>O"), "D": ("R:D", "R:O>D"), "M": ("R:M",)},
    "B": {"O": ("B:O", "B:D>O"), "D": ("B:D", "B:O>D"), "M": ("B:M",)},
    "G": {"O": ("G:O", "G:D>O"), "D": ("G:D", "G:O>D"), "M": ("G:M",)},
}
"""Ways to play a face of a colour, the one that takes a single die first."""


def rank(result: Result) -> int:
    """Place of *result* in the order of ``RESULTS``."""
    return RANK[result]
