"""Judgement of positions and actions, in values without words: worth, threats, intents, order."""
