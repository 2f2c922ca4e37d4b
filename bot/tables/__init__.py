"""Tables: games in progress, how they are played, what of them is logged and announced."""
