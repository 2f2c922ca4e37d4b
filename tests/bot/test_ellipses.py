"""Messages that end with an ellipsis have no space before it, in any language."""

from pathlib import Path

import pytest

from tests.ledger.rows import ROOT

MESSAGES = sorted(path for room in ("bot", "engine") for path in (ROOT / room).rglob("*.ftl"))


@pytest.mark.parametrize("path", MESSAGES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_no_space_stands_before_an_ellipsis_that_ends_a_message(path: Path) -> None:
    lines = path.read_text("utf-8").splitlines()
    assert [line for line in lines if line.endswith((" …", "\u00a0…", "\u202f…"))] == []
