"""Play at home: the bot on a Discord of its own, in a browser page, without token or network."""
