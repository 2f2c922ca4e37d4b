"""Games made for the tests alone."""
