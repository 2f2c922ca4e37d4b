"""Migrations: the steps that bring a database from each release's shape to the next."""

from bot.store.migrations.runner import migrate

__all__ = ["migrate"]
