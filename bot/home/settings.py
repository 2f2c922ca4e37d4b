"""Settings of the page at home, besides those that a host has."""

from pathlib import Path
from typing import Literal

from pydantic import Field

from bot.settings import Settings


class HomeSettings(Settings):
    """Games at home have a database of their own: their Discord is another."""

    database: Path = Path("data/home.sqlite3")
    port: int = Field(default=8137, ge=0, le=65535, validation_alias="PORT")
    """The port at which the page is served; 0 takes any free one."""
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "WARNING"
    seed: str | None = Field(default=None, min_length=1)
    """The seed of tables opened at home; who knows it knows every die."""
