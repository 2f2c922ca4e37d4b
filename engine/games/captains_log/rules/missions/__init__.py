"""Missions: the deck, the hands of captains, and the steps of each mission."""
