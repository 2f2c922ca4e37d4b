"""Sentences: what is said in play is said in the words of who plays."""

import re
from pathlib import Path

import pytest

from engine.core.rule_ids import RULE_ID
from engine.games import fleet_commander
from tests import wording

TEXT = Path(fleet_commander.__path__[0]) / "text"


@pytest.mark.parametrize("language", wording.LANGUAGES)
def test_no_sentence_of_play_names_a_rule_by_its_code(language: str) -> None:
    told = (TEXT / f"{language}.ftl").read_text("utf-8")
    assert not re.findall(RULE_ID, told)
