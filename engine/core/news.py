"""News: sentences on what happened, each with its importance."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.records import value
from engine.core.words import Text

HEADLINE_WEIGHT = 100
"""Weight from which a sentence is told in any case, in bold letters."""

GREAT_WEIGHT = 2
"""Weight of a sentence that should not be missed."""

NOTABLE_WEIGHT = 1
"""Weight of a sentence that matters more than most."""


@value
class News:
    """A sentence; where there is no room for all, those of more *weight* are told."""

    text: Text
    weight: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class EventWeights:
    """The importance of a game's events, by their types."""

    headlines: tuple[type[Any], ...]
    great: tuple[type[Any], ...]
    notable: tuple[type[Any], ...] = ()

    def of(self, events: Sequence[Any]) -> int:
        """The weight of a sentence that tells *events*."""
        weights = (
            (self.headlines, HEADLINE_WEIGHT),
            (self.great, GREAT_WEIGHT),
            (self.notable, NOTABLE_WEIGHT),
        )
        return sum(
            weight for types, weight in weights if any(isinstance(event, types) for event in events)
        )
