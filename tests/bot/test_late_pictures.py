"""Words do not wait for pictures, and what a message shows last is what was shown there last."""

import asyncio
from collections.abc import Callable
from threading import Event
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import ui

from bot.messages import late_pictures
from bot.messages.late_pictures import CardTurns, Later
from bot.messages.pictures import Picture, Pictures, Wanted
from engine.core.dice import SeededDice
from engine.core.game import begin, look
from engine.core.records import SPECTATOR
from engine.games.captains_log.game import CAPTAINS_LOG
from renders.picture import Picture as Drawn
from tests.bot.fake_painter import FakePainter

HERE, ELSEWHERE = 1, 2


class Messages:
    """Messages, and a painter who draws each picture only when it is let go."""

    def __init__(self) -> None:
        self.turns = CardTurns()
        self.seen: list[str] = []
        """What was shown, in this order: the name of a card, with "+" if it had a picture."""
        self.drawn: list[str] = []
        self.fault: Callable[[], Exception] | None = None
        """The error of the next edit."""
        self.arrives: asyncio.Event | None = None
        """The event that edits which are *sending* wait for."""
        self.sending = asyncio.Event()
        self.at_once = 0
        self._let_go: dict[str, Event] = {}
        self._begun: dict[str, Event] = {}
        self._pictures = Pictures([FakePainter(self._draw)])
        state, _ = begin(
            CAPTAINS_LOG, ["p1", "p2"], CAPTAINS_LOG.presets["standard"], SeededDice("sea")
        )
        self._view = look(CAPTAINS_LOG, state, SPECTATOR)

    async def show(
        self, name: str, message_id: int | None = HERE, *, drawn: bool = True, failed: bool = False
    ) -> None:
        """Show the card *name*, with a picture unless it is not *drawn* at all."""
        later = None
        if drawn:
            self._let_go[name], self._begun[name] = Event(), Event()
            wanted = Wanted(names=lambda _: name)
            drawing = self._pictures.draw(1, CAPTAINS_LOG, self._view, wanted)
            later = Later(
                drawing=asyncio.create_task(drawing),
                card=lambda _: _card(name),
                failed=_card(f"{name} failed") if failed else None,
            )
        await self.turns.show(message_id, _card(name), self._edit, later)

    async def finish(self, *names: str) -> None:
        """Let the pictures of these cards be drawn, and everything be shown that can be."""
        for name in names:
            self._let_go[name].set()
        await self.settle()

    async def begun(self, name: str) -> None:
        """Wait until the picture of this card is being drawn."""
        assert await asyncio.to_thread(self._begun[name].wait, 10)

    async def settle(self) -> None:
        await asyncio.gather(*self.turns._following)

    def close(self) -> None:
        for event in self._let_go.values():
            event.set()
        self._pictures.close()

    async def _edit(self, card: ui.LayoutView, picture: Picture | None) -> None:
        if (fault := self.fault) is not None:
            self.fault = None
            raise fault()
        if self.arrives is not None:
            self.at_once += 1
            self.sending.set()
            await self.arrives.wait()
        (text,) = card.children
        assert isinstance(text, ui.TextDisplay)
        self.seen.append(f"{text.content}{'+' if picture else ''}")

    def _draw(self, view: Any, wanted: Any) -> Drawn:
        name = wanted.words.names["p1"]
        self.drawn.append(name)
        self._begun[name].set()
        assert self._let_go[name].wait(10)
        if name == "broken":
            raise RuntimeError("no paint left")
        return Drawn(name.encode(), "jpg", 1, 1)


def _card(name: str) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(name))
    return view


@pytest.fixture
async def messages(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr(late_pictures, "PICTURE_SECONDS", 0.0)
    made = Messages()
    yield made
    made.close()


async def test_words_are_shown_before_the_picture_is_drawn(messages: Messages) -> None:
    await messages.show("plan")
    assert messages.seen == ["plan"]
    await messages.finish("plan")
    assert messages.seen == ["plan", "plan+"]
    assert messages.turns._last == {}


async def test_a_picture_drawn_in_time_comes_with_the_words_in_one_edit(
    messages: Messages, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(late_pictures, "PICTURE_SECONDS", 10.0)
    showing = asyncio.create_task(messages.show("plan"))
    await asyncio.sleep(0)
    await messages.finish("plan")
    await showing
    assert messages.seen == ["plan+"]


async def test_a_picture_that_nobody_waits_for_any_more_is_neither_shown_nor_drawn(
    messages: Messages,
) -> None:
    await messages.show("first")
    await messages.begun("first")
    await messages.show("second")
    await messages.show("third")
    await messages.show("other", ELSEWHERE)
    await messages.finish("first", "second", "third", "other")
    assert messages.seen == ["first", "second", "third", "other", "third+", "other+"]
    assert messages.drawn == ["first", "third", "other"], "the first was begun, the second was not"


async def test_a_newer_card_without_a_picture_is_not_replaced_by_a_late_picture(
    messages: Messages,
) -> None:
    await messages.show("plan")
    await messages.show("over", drawn=False)
    await messages.finish("plan")
    assert messages.seen == ["plan", "over"]


async def test_a_card_that_still_waits_for_its_picture_gives_way_to_a_newer_one(
    messages: Messages, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(late_pictures, "PICTURE_SECONDS", 10.0)
    older = asyncio.create_task(messages.show("older"))
    await asyncio.sleep(0)
    await messages.show("newer", drawn=False)
    await messages.finish("older")
    await older
    assert messages.seen == ["newer"]


async def test_a_newer_card_waits_until_a_late_picture_that_is_being_sent_has_arrived(
    messages: Messages,
) -> None:
    await messages.show("older")
    messages.arrives = asyncio.Event()
    finishing = asyncio.create_task(messages.finish("older"))
    await messages.sending.wait()
    newer = asyncio.create_task(messages.show("newer", drawn=False))
    await asyncio.sleep(0)
    assert (messages.seen, messages.at_once) == (["older"], 1)
    messages.arrives.set()
    await asyncio.gather(newer, finishing)
    assert messages.seen == ["older", "older+", "newer"]


@pytest.mark.parametrize(
    ("failed", "seen"), [(False, ["broken"]), (True, ["broken", "broken failed"])]
)
async def test_without_a_picture_the_words_stay_or_are_replaced_by_others(
    messages: Messages, failed: bool, seen: list[str]
) -> None:
    await messages.show("broken", failed=failed)
    await messages.finish("broken")
    assert messages.seen == seen


async def test_a_late_picture_of_a_message_that_was_dismissed_is_given_up(
    messages: Messages, caplog: pytest.LogCaptureFixture
) -> None:
    await messages.show("plan")
    response: Any = SimpleNamespace(status=404, reason="gone")
    messages.fault = lambda: discord.NotFound(response, {"code": 10008, "message": "gone"})
    await messages.finish("plan")
    assert messages.seen == ["plan"]
    assert messages.turns._last == {}
    assert not [one for one in caplog.records if one.levelname == "ERROR"]


async def test_an_answer_whose_words_cannot_be_shown_tells_so_and_draws_nothing(
    messages: Messages,
) -> None:
    await messages.show("first")
    await messages.begun("first")
    messages.fault = ZeroDivisionError
    with pytest.raises(ZeroDivisionError):
        await messages.show("second", ELSEWHERE)
    await messages.finish("first", "second")
    assert messages.drawn == ["first"]
    assert messages.turns._last == {}


async def test_a_message_whose_id_is_unknown_is_shown_once_with_its_picture(
    messages: Messages,
) -> None:
    showing = asyncio.create_task(messages.show("plan", None))
    await asyncio.sleep(0)
    await messages.finish("plan")
    await showing
    assert messages.seen == ["plan+"]
