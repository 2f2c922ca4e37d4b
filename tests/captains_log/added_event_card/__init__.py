"""An event card that tests add to a copy of the game and play there."""
