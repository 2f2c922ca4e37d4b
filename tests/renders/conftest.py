"""Fixtures of the pictures' tests."""

from tests.renders.goldens import goldens

__all__ = ["goldens"]
