"""Proofs of playing at home: the process, its world, and the page in a browser."""
