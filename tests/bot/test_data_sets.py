"""Data sets: the standard one, the host's changes to it, and those kept for running tables."""

from pathlib import Path

import pytest

from bot.settings import Settings
from bot.tables.data_sets import folder_of, games_of
from engine.core.errors import BadData
from engine.core.game import AnyGame, KeptSet
from engine.games.captains_log.game import CAPTAINS_LOG
from engine.games.captains_log.model import data_set
from renders.drawers import DRAWERS
from tests.toys.skirmish.game import Skirmish


class Weighed(Skirmish):
    """A game whose data set is a weight in a file called ``weight``."""

    slug = "weighed"

    def __init__(self, weight: int = 1) -> None:
        self.weight, self.known = weight, {weight}

    def with_data(self, overlay: Path | None, kept: Path) -> tuple["Weighed", KeptSet]:
        known = {_weight(path.read_text()) for path in kept.glob("*.json")}
        game = Weighed(_weight((overlay / "weight").read_text()) if overlay else 1)
        game.known |= known
        return game, KeptSet(name=str(game.weight), raw=str(game.weight).encode())


def _weight(text: str) -> int:
    if not text.isdecimal():
        raise BadData(f"no weight: {text}")
    return int(text)


def settings(tmp_path: Path, data: Path | None = None) -> Settings:
    return Settings(database=tmp_path / "q.sqlite3", data=data, token=None)


def overlay(tmp_path: Path, text: str) -> Path:
    folder = tmp_path / "mine" / "captains_log"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "prices.toml").write_text(text, "utf-8")
    return folder.parent


def forget(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forget all data sets read so far, as if the process had just started."""
    monkeypatch.setattr(data_set.SETS, "known", {})


def test_a_hosts_files_override_the_standard_data(tmp_path: Path) -> None:
    theirs = overlay(tmp_path, "cannon = 3000\n")
    game = games_of(settings(tmp_path, theirs))["captains_log"]
    assert game.data.prices.cannon == 3000
    assert game.data.prices.sails == data_set.standard().prices.sails


def test_an_error_in_a_hosts_file_names_the_file_and_the_key(tmp_path: Path) -> None:
    theirs = overlay(tmp_path, 'cannon = "dear"\n')
    with pytest.raises(BadData, match=r"prices\.toml.*cannon"):
        games_of(settings(tmp_path, theirs))


def test_a_data_set_once_loaded_is_kept_and_found_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    theirs = overlay(tmp_path, "cannon = 4000\n")
    kept = games_of(settings(tmp_path, theirs))["captains_log"].data.hash
    forget(monkeypatch)
    with pytest.raises(BadData):
        data_set.find(kept)
    games_of(settings(tmp_path))
    assert data_set.find(kept).prices.cannon == 4000


def test_a_data_set_kept_before_games_had_folders_is_found_by_rules_and_drawer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    theirs = overlay(tmp_path, "cannon = 6000\n")
    kept = games_of(settings(tmp_path, theirs))["captains_log"].data.hash
    sets = folder_of(settings(tmp_path))
    (sets / "captains_log" / f"{kept}.json").rename(sets / f"{kept}.json")
    forget(monkeypatch)
    DRAWERS["captains_log"].read(sets / "captains_log")
    assert data_set.find(kept).prices.cannon == 6000
    forget(monkeypatch)
    games_of(settings(tmp_path))
    assert data_set.find(kept).prices.cannon == 6000


def test_a_kept_data_set_that_was_altered_is_skipped_and_the_others_still_load(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    theirs = settings(tmp_path, overlay(tmp_path, "cannon = 5000\n"))
    dear = games_of(theirs)["captains_log"].data.hash
    overlay(tmp_path, "cannon = 4000\n")
    cheap = games_of(theirs)["captains_log"].data.hash
    for path in folder_of(theirs).rglob("*.json"):
        path.write_bytes(path.read_bytes().replace(b'"cannon":5000', b'"cannon":1000'))
    forget(monkeypatch)
    games_of(settings(tmp_path))
    assert f"{dear}.json was changed since it was kept" in caplog.text
    assert data_set.find(cheap).prices.cannon == 4000
    with pytest.raises(BadData, match=f"no data set with the hash {dear}"):
        data_set.find(dear)


def test_a_damaged_kept_data_set_is_written_again_from_the_hosts_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    theirs = settings(tmp_path, overlay(tmp_path, "cannon = 5000\n"))
    name = games_of(theirs)["captains_log"].data.hash
    (kept,) = folder_of(theirs).rglob(f"{name}.json")
    kept.write_bytes(b"{")
    games_of(theirs)
    assert "cannot be read" in caplog.text
    forget(monkeypatch)
    games_of(settings(tmp_path))
    assert data_set.find(name).prices.cannon == 5000


@pytest.mark.parametrize("first", [CAPTAINS_LOG, Weighed()], ids=lambda game: game.slug)
def test_each_game_keeps_and_reads_data_sets_in_a_folder_of_its_own(
    tmp_path: Path, first: AnyGame
) -> None:
    theirs = overlay(tmp_path, "cannon = 7000\n")
    (theirs / "weighed").mkdir()
    (theirs / "weighed" / "weight").write_text("12")
    games = (first, *(one for one in (CAPTAINS_LOG, Weighed()) if one.slug != first.slug))
    games_of(settings(tmp_path, theirs), games)
    again = games_of(settings(tmp_path), games)
    assert again["weighed"].weight == 1
    assert again["weighed"].known == {1, 12}
    assert {path.name for path in folder_of(settings(tmp_path)).iterdir()} == {
        "captains_log",
        "weighed",
    }


def test_a_game_without_data_sets_keeps_no_files(tmp_path: Path) -> None:
    toy = Skirmish()
    assert games_of(settings(tmp_path), [toy]) == {"skirmish": toy}
    assert not folder_of(settings(tmp_path)).exists()
