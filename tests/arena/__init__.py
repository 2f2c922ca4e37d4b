"""Proofs of the arena."""
