"""Levels at which the bot plays a commander's seat: ensign, lieutenant, captain, admiral."""

from collections.abc import Mapping

from engine.core.game import Policy
from engine.games.fleet_commander.bots.admiral import admiral
from engine.games.fleet_commander.bots.captain import captain
from engine.games.fleet_commander.bots.ensign import ensign
from engine.games.fleet_commander.bots.lieutenant import lieutenant

LEVELS: Mapping[str, Policy] = {
    "ensign": ensign,
    "lieutenant": lieutenant,
    "captain": captain,
    "admiral": admiral,
}
"""The bots by the names of their levels, the weakest first."""

__all__ = ["LEVELS", "admiral", "captain", "ensign", "lieutenant"]
