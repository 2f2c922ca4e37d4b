"""Measurements of speed against limits: ``python -m tests.bench``."""
