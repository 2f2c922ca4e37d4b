"""The things of the game: state, actions, decisions, events, tasks, cards and their checks."""
