"""Levels at which the bot plays an admiral's seat: midshipman, captain."""

from collections.abc import Mapping

from engine.core.game import Policy
from engine.games.man_o_war.bots.captain import captain
from engine.games.man_o_war.bots.midshipman import midshipman
from engine.games.man_o_war.bots.sparring import SPARRING

LEVELS: Mapping[str, Policy] = {"midshipman": midshipman, "captain": captain}
"""The bots by the names of their levels, the weakest first."""

__all__ = ["LEVELS", "SPARRING", "captain", "midshipman"]
