"""The kernel: what every game is made of, and the one way to play it."""
