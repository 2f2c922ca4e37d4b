"""Values of the game: state, actions, decisions, events, tasks, cards, and loading of the
data set.
"""
