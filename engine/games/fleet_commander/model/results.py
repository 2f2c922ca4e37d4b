"""Results of dice: colours, faces, and the results that they are played as."""

from typing import Final, Literal, TypeAlias

Colour: TypeAlias = Literal["R", "B", "G"]
"""Red dice attack, blue ones move, green ones are shields."""

Face: TypeAlias = Literal["O", "D", "M", "S"]
"""Orthogonal, diagonal, multi-directional, special."""

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
"""A die that shows something: its colour, then its face."""

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
"""A directional result as it is played: ``"R:O>D"`` with its direction changed by a special."""

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
"""Red, blue, green; of each colour first what shows fewest directions, and specials last."""

RANK: Final[dict[str, int]] = {result: at for at, result in enumerate(RESULTS)}
"""The order in which results are listed."""

SHOWN: Final[dict[str, dict[Face, Result]]] = {
    "R": {"O": "R:O", "D": "R:D", "M": "R:M", "S": "R:S"},
    "B": {"O": "B:O", "D": "B:D", "M": "B:M", "S": "B:S"},
    "G": {"O": "G:O", "D": "G:D", "M": "G:M", "S": "G:S"},
}
"""The result that is shown, by colour and face."""

COLOUR_NUMBER: Final[dict[str, int]] = {result: at // 4 for at, result in enumerate(RESULTS)}
"""The place of a result's colour in ``COLOURS``."""

FACE_OF: Final[dict[str, Face]] = {
    **{f"{colour}:{face}": face for colour in COLOURS for face in FACES},
    **{f"{colour}:O>D": "D" for colour in COLOURS},
    **{f"{colour}:D>O": "O" for colour in COLOURS},
}
"""The face that a result, or what it is played as, shows."""

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
"""The dice that playing something takes."""

AS_PLAYED: Final[dict[str, dict[Face, tuple[Played, ...]]]] = {
    "R": {"O": ("R:O", "R:D>O"), "D": ("R:D", "R:O>D"), "M": ("R:M",)},
    "B": {"O": ("B:O", "B:D>O"), "D": ("B:D", "B:O>D"), "M": ("B:M",)},
    "G": {"O": ("G:O", "G:D>O"), "D": ("G:D", "G:O>D"), "M": ("G:M",)},
}
"""By colour and face, what is played as such a face: first what takes one die."""


def rank(result: Result) -> int:
    """The place of *result* where results are listed."""
    return RANK[result]
