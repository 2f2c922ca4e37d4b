"""How the bot plays a captain's seat."""

from collections.abc import Mapping

from engine.core.game import Policy

LEVELS: Mapping[str, Policy] = {}
