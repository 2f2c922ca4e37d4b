"""The story of a week: turns in time and out of time, the bot at the helm, a vote, an absence."""

from collections.abc import Iterator
from contextlib import contextmanager
from copy import copy

from tests.wire.things import Message
from tests.wire.week import Week

GIVE_A_DAY = "Give a day"

STRANGER = 50278
"""Discord's code if a person shares no server with the bot."""

AT_HALF, IN_RESERVE, PLAYED_FOR, AT_HELM = 14, 39, 87, 112
"""Hours at which Bob is reminded, his time is over, the bot plays for him, and has the helm."""

ALICE_IS_CALLED, ALICE_IS_LATE, CAROL_IS_BACK, AT_NIGHT, IN_THE_MORNING = 113, 138, 163, 173, 182


async def live_through(week: Week, *, refusal: int, openings: int, hours: int = 1_000) -> None:
    """Let the week pass, but for what begins later than *hours* after its beginning.

    Bob plays *openings* times before. Discord refuses a direct call of him with the code
    *refusal*, and one of Carol, who is mentioned as well.
    """
    alice, bob, carol = week.people
    await week.typed(bob, "prefs", direct=True, calls="direct")
    await week.typed(carol, "prefs", direct=True, calls="both", quiet="22:00-07:00", news=True)
    await week.typed(alice, "table start")
    await week.others_play(bob)
    for _ in range(openings):
        await week.play(bob)
        await week.others_play(bob)
    await week.passes(AT_HALF)
    if hours < IN_RESERVE:
        return
    await week.play(bob)
    await week.others_play(bob)
    await week.passes(IN_RESERVE)
    if hours < PLAYED_FOR:
        return
    old = _with_button(week, GIVE_A_DAY)
    await week.passes(PLAYED_FOR)
    with _refusing(week, bob, refusal):
        await week.others_play(bob)
    await week.press(carol, old, GIVE_A_DAY)
    if hours < AT_HELM:
        return
    await week.passes(AT_HELM)
    await week.typed(bob, "table autopilot", on=False)
    await week.typed(alice, "table vote", what="draw")
    await week.passes(ALICE_IS_CALLED)
    await week.others_play(alice)
    await week.passes(ALICE_IS_LATE)
    with _refusing(week, carol, STRANGER):
        await week.play(alice)
        await week.typed(carol, "away", until="1 day", meanwhile="wait")
        await week.others_play(carol)
    await week.passes(CAROL_IS_BACK)
    await week.others_play(alice)
    await week.passes(AT_NIGHT)
    await week.others_play(carol)
    await week.passes(IN_THE_MORNING)
    await week.play(carol)


@contextmanager
def _refusing(week: Week, person: str, code: int) -> Iterator[None]:
    """Let Discord refuse with this *code* what is sent to *person* directly, inside the context."""
    fault = week.sim.fault(week.posting_to(person), status=403, code=code)
    yield
    fault.lift()
    assert fault.hits, "nothing was sent directly"


def _with_button(week: Week, label: str) -> Message:
    """The first message with this button, as somebody sees it who does not see later edits."""
    found = (one for one in week.sim.channel(week.channel).messages)
    shown = next(one for one in found if label in [button.get("label") for button in one.buttons])
    return copy(shown)
