"""Skirmish: two captains and a galleon, with every kind of interruption that real games have."""
