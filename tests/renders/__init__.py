"""Proofs that pictures draw, and say what they should."""
