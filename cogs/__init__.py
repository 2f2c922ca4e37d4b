"""The slash commands and buttons people use."""
