"""Geometry of grids, without rules of games."""
