"""The bot behind the commands: tables, store, clock, narrator and outbox."""
