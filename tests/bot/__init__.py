"""The bot behind the commands, on real databases."""
