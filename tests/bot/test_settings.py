"""The host's settings are read when the bot starts."""

from pathlib import Path

import pytest
from pydantic import ValidationError

from bot.settings import Settings


def test_the_defaults_hold_without_any_setting(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    settings = Settings()
    assert settings.token is None
    assert settings.database == Path("data/quarterdeck.sqlite3")
    assert not list(tmp_path.iterdir()), "settings made something"


def test_settings_come_from_the_environment_and_hide_the_token(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / ".env").write_text("DISCORD_TOKEN=secret\nQUARTERDECK_LANGUAGE=fr\n")
    monkeypatch.setenv("QUARTERDECK_BACKUPS", "3")
    settings = Settings()
    assert (settings.language, settings.backups) == ("fr", 3)
    assert settings.token is not None
    assert settings.token.get_secret_value() == "secret"
    assert "secret" not in repr(settings)


def test_the_error_about_an_invalid_setting_names_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("QUARTERDECK_BACKUPS", "-1")
    with pytest.raises(ValidationError, match="backups"):
        Settings()
