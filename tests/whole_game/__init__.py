"""A whole game through Discord, in each language."""
