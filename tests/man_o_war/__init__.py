"""Proofs of Man O' War's rules, area by area."""
