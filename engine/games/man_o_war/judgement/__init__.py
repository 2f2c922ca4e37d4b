"""Judgement: what bots play and people are advised; values, never texts."""
