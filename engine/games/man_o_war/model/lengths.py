"""Lengths: centimetres in data files, whole units of 1/10,000 cm everywhere else."""

import math
from typing import Annotated, Any, Final, TypeAlias, cast

from annotated_types import Ge

from engine.core.errors import BadData

UNITS_IN_CM: Final = 10_000
LONGEST_CM: Final = 180
"""The longer side of the largest table."""

Length: TypeAlias = Annotated[int, Ge(0), "length"]
"""A length, or a speed, which is a length each turn, in units of 1/10,000 cm."""

LENGTH_FIELDS: Final = frozenset(
    {"back", "battle", "beam", "by", "following", "length", "nearest", "reach", "speed", "width"}
)
"""Names of all fields that are a ``Length``; no other field of a data file has such a name."""


def units(centimetres: float) -> int:
    """The length *centimetres* in units, rounded to the nearest."""
    return round(centimetres * UNITS_IN_CM)


def in_units(plain: object, where: str) -> Any:
    """*plain*, read from a data file, with every length in it in units instead of centimetres.

    What is not a number is left alone, for the codec to refuse; *where* names the file and the key.

    :raises BadData: naming a length that is longer than a table, or no whole number of units.
    """
    if isinstance(plain, dict):
        fields = cast("dict[str, object]", plain)
        return {
            name: _length(part, f"{where} {name}")
            if name in LENGTH_FIELDS
            else in_units(part, f"{where} {name}")
            for name, part in fields.items()
        }
    if isinstance(plain, list):
        return [in_units(part, where) for part in cast("list[object]", plain)]
    return plain


def _length(plain: object, where: str) -> object:
    if isinstance(plain, bool) or not isinstance(plain, int | float):
        return plain
    if not 0 <= plain <= LONGEST_CM:  # neither is infinity, nor what is no number
        raise BadData(f"{where}: {plain} is not a length in cm from 0 to {LONGEST_CM}")
    if not math.isclose(plain * UNITS_IN_CM, units(plain), rel_tol=0, abs_tol=1e-6):
        raise BadData(f"{where}: {plain} cm is finer than 1/10,000 cm")
    return units(plain)
