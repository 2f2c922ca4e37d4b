"""Skirmish: two captains and a galleon, interrupted in every way real games are."""
