"""A special weapon that tests add to a copy of the game and play there."""
