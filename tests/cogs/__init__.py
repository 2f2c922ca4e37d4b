"""Proofs of the bot as people meet it: real commands and clicks in a simulated Discord."""
