"""Ties tests to the rule ledgers: which rules are proved, and by what."""
