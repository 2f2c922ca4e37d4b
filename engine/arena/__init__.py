"""Whole games between policies, for balance, speed and soak: ``python -m engine.arena``."""

from engine.arena.matches import Match, contest, play_match
from engine.arena.report import Report, report

__all__ = ["Match", "Report", "contest", "play_match", "report"]
