"""Proofs of the pictures."""
