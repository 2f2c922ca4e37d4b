"""Messages a round of two people and four NPC ships, in rounds without a question."""

from pathlib import Path

import pytest

from tests.wire.messages_a_round import measure

pytestmark = [pytest.mark.wire, pytest.mark.slow]

ROUNDS = 2
MOST_MESSAGES = 3


@pytest.mark.parametrize("plans", [1, 3])
async def test_a_round_without_a_question_takes_at_most_three_messages(
    tmp_path: Path, plans: int
) -> None:
    traffic = await measure(tmp_path, ROUNDS, plans, WIRE_SKETCH="1")
    assert max(traffic.quiet.values()) <= MOST_MESSAGES, traffic.lines()
    assert traffic.quiet, traffic.lines()
