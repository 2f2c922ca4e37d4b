"""Settings of the page at home, besides those that a host has."""

from pathlib import Path
from typing import Literal

from pydantic import Field

from bot.settings import Settings


class HomeSettings(Settings):
    """Settings of the page at home; its games have a database of their own."""

    database: Path = Path("data/home.sqlite3")
    port: int = Field(default=8137, ge=0, le=65535, validation_alias="PORT")
    """Port of the page; 0 takes any free one."""
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "WARNING"
    seed: str | None = Field(default=None, min_length=1)
    """Seed of tables opened at home, for testing: a person who knows it can foresee every die."""
