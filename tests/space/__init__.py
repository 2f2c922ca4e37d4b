"""Proofs of the geometry."""
