"""The levels at which the bot plays a captain's seat."""
