"""Measurements of speed, beside the bars they should meet: ``python -m tests.bench``."""
