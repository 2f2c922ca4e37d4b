"""Values of the game: cards, tables, and loading of the data set."""
