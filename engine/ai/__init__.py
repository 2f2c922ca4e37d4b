"""Policies: functions that play a person's seat in their place, in any game."""

from engine.ai.policies import policy, random_policy

__all__ = ["policy", "random_policy"]
