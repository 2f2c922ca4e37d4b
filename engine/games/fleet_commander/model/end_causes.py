"""Causes of the end of a battle."""

from typing import Literal, TypeAlias

EndCause: TypeAlias = Literal[
    "third",
    "both_thirds",
    "draw",
    "last",
    "all_thirds",
    "containers",
    "outdone",
    "level",
    "escaped",
    "cruiser_lost",
    "shuttle_lost",
    "portals",
    "no_ships",
]
"""Reasons why a battle is over."""
