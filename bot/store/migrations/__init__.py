"""The database's shape through the releases, and the way from each to the next."""

from bot.store.migrations.runner import migrate

__all__ = ["migrate"]
