"""States stored by older versions of the rules can be upgraded and played on."""

import json
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from engine.core.game import faults, upgraded
from engine.games.captains_log.game import CAPTAINS_LOG
from engine.games.captains_log.model import data_set
from engine.games.captains_log.model.state import LogState
from tests import laws

STATES = Path(__file__).parent / "states"
VERSIONS = range(1, CAPTAINS_LOG.version)


def stored(version: int) -> dict[str, Any]:
    """A state stored by *version*, with the hash of the present data set."""
    raw = json.loads((STATES / f"version_{version}.json").read_text("utf-8"))
    raw["open"]["data"] = data_set.standard().hash
    return raw


def today(version: int) -> LogState:
    raw = upgraded(CAPTAINS_LOG, stored(version), version)
    return laws.codec_of(LogState).load(json.dumps(raw))


@pytest.mark.rule("CORE-LOG-05")
@pytest.mark.parametrize("version", VERSIONS)
def test_a_state_of_an_older_version_is_upgraded_and_played_on(version: int) -> None:
    state = today(version)
    assert [*faults(CAPTAINS_LOG, state)] == []
    steps = [*islice(laws.random_steps(CAPTAINS_LOG, state, "upgraded"), 200)]
    assert len(steps) == 200
    assert [*faults(CAPTAINS_LOG, state)] == []


@pytest.mark.parametrize("version", VERSIONS)
def test_a_state_of_an_older_version_cannot_be_loaded_without_its_upgrade(version: int) -> None:
    with pytest.raises(ValidationError):
        laws.codec_of(LogState).load(json.dumps(stored(version)))


def test_upgrading_version_1_keeps_the_open_question_and_drops_standing_orders() -> None:
    before, state = stored(1), today(1)
    assert {own["passing_shot"] for own in before["own"].values()} == {"ask", "hold", "enemies"}
    (asked,) = CAPTAINS_LOG.pending(state)
    assert (asked.kind, asked.seat, asked.ship) == ("passing_shot", "p1", "p3")
    assert [*state.own] == [*before["own"]]


def test_upgrading_version_1_puts_goods_thrown_overboard_on_the_hex_of_the_ship() -> None:
    raw = stored(1)
    raw["open"]["turn"]["jettisoned"] = ["tea", "tea"]
    turn = laws.codec_of(LogState).load(json.dumps(upgraded(CAPTAINS_LOG, raw, 1))).open.turn
    at = raw["open"]["captains"][turn.seat]["at"]
    assert turn.jettisoned == {at: ["tea", "tea"]}
    assert turn.lookout is None
