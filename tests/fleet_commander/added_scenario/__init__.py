"""The beacon: a scenario that tests add in the way any scenario is added."""
