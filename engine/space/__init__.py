"""Geometry without rules: hexes, and in time grids and planes."""
