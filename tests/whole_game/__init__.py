"""Proofs by whole games on a simulated Discord, in each language."""
