"""Settings of a host, from the environment or a ``.env`` file."""

from pathlib import Path
from typing import Literal

from pydantic import Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict


class Settings(BaseSettings):
    """Settings read when the bot starts, never when a module is imported."""

    model_config = SettingsConfigDict(
        env_prefix="QUARTERDECK_", env_file=".env", extra="ignore", populate_by_name=True
    )

    token: SecretStr | None = Field(default=None, validation_alias="DISCORD_TOKEN")
    database: Path = Path("data/quarterdeck.sqlite3")
    data: Path | None = None
    """Folder of the host's own data sets, which are laid over ours."""
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    language: Literal["en", "fr"] = "en"
    """Language of servers that have not chosen one."""
    guild: int | None = None
    """Server whose commands are updated at once, for development."""
    sync: bool = False
    """Whether Discord is sent the commands at every start, even if they are unchanged."""
    backups: int = Field(default=7, ge=0)
    """Number of automatic backups that are kept."""
