"""Levels at which the bot plays an admiral's seat: for now, a midshipman."""

from collections.abc import Mapping

from engine.core.game import Policy
from engine.games.man_o_war.bots.midshipman import midshipman

LEVELS: Mapping[str, Policy] = {"midshipman": midshipman}
"""The bots by the names of their levels, the weakest first."""

__all__ = ["LEVELS", "midshipman"]
