"""The kernel: parts common to all games, and the function that plays an action of any game."""
