"""The beacon: a scenario that a test adds, as whoever makes one would."""
