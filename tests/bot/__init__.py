"""Proofs of the bot behind the commands, on real databases."""
