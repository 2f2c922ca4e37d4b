"""A test game that is added by its folder, drawer, cog and a line in each list, and is played."""
