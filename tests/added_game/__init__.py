"""A game is added by its folder, its drawer, its cog and a line in each list, and is played."""
