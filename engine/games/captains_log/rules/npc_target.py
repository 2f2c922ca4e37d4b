"""Whom aggressive and defensive NPCs, and armed merchants, choose to attack."""
