"""The bot, without Discord."""
