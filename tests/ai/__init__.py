"""Proofs of the policies that play any game."""
