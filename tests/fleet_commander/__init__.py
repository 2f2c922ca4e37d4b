"""Proofs of Fleet Commander's rules, area by area."""
