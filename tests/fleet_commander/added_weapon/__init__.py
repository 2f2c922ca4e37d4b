"""A made-up special weapon, added to a copy of the game and played there."""
