"""Data sets: ours, the host's laid over it, and those that running tables keep."""

from pathlib import Path

import pytest

from bot.settings import Settings
from bot.tables.data_sets import games_of
from engine.core.errors import BadData
from engine.games.captains_log import data_set


def settings(tmp_path: Path, data: Path | None = None) -> Settings:
    return Settings(database=tmp_path / "q.sqlite3", data=data, token=None)


def overlay(tmp_path: Path, text: str) -> Path:
    folder = tmp_path / "mine" / "captains_log"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "prices.toml").write_text(text, "utf-8")
    return folder.parent


def test_a_hosts_files_are_laid_over_ours(tmp_path: Path) -> None:
    theirs = overlay(tmp_path, "cannon = 3000\n")
    game = games_of(settings(tmp_path, theirs))["captains_log"]
    assert game.data.prices.cannon == 3000
    assert game.data.prices.sails == data_set.standard().prices.sails


def test_a_mistake_in_a_hosts_file_is_named(tmp_path: Path) -> None:
    theirs = overlay(tmp_path, 'cannon = "dear"\n')
    with pytest.raises(BadData, match=r"prices\.toml.*cannon"):
        games_of(settings(tmp_path, theirs))


def test_a_set_once_offered_is_kept_and_found_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    theirs = overlay(tmp_path, "cannon = 4000\n")
    kept = games_of(settings(tmp_path, theirs))["captains_log"].data.hash
    monkeypatch.setattr(data_set, "_loaded", {})
    with pytest.raises(BadData):
        data_set.find(kept)
    games_of(settings(tmp_path))
    assert data_set.find(kept).prices.cannon == 4000


def test_a_kept_set_that_was_changed_is_refused(tmp_path: Path) -> None:
    games_of(settings(tmp_path, overlay(tmp_path, "cannon = 5000\n")))
    for path in (tmp_path / "sets").glob("*.json"):
        path.write_bytes(path.read_bytes().replace(b'"cannon":5000', b'"cannon":1000'))
    with pytest.raises(BadData, match="changed"):
        games_of(settings(tmp_path))
