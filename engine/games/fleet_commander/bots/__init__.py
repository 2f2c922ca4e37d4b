"""How the bot plays a commander's seat, by level: ensign, captain, admiral."""

from collections.abc import Mapping

from engine.core.game import Policy
from engine.games.fleet_commander.bots.admiral import admiral
from engine.games.fleet_commander.bots.captain import captain
from engine.games.fleet_commander.bots.ensign import ensign

LEVELS: Mapping[str, Policy] = {"ensign": ensign, "captain": captain, "admiral": admiral}
"""The weakest first."""

__all__ = ["LEVELS", "admiral", "captain", "ensign"]
