"""Proofs of the kernel: its laws over every game, and its parts."""
