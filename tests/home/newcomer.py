"""A newcomer at the page, who knows only what the window shows, and taps there.

The newcomer sees words, buttons and menus with their places. Of several things to tap, lit buttons
come first, then those that the hint mentions, then the first.
"""

import re
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from playwright.sync_api import Browser, Page

from tests.home.player import Player

Box: TypeAlias = dict[str, float]

_SEEN = """() => {
  const inside = (box) => box.width > 0 && box.bottom > 0 && box.top < innerHeight;
  const shown = (one) => one.checkVisibility() && inside(one.getBoundingClientRect());
  const place = (one) => { const b = one.getBoundingClientRect();
    return {x: b.left + b.width / 2, y: b.top + Math.min(b.height, 40) / 2, top: b.top}; };
  const card = (one) => [...document.querySelectorAll("[data-message-id]")]
    .indexOf(one.closest("[data-message-id]"));
  const words = (one) => (one.innerText || "").trim();
  const bare = (one) => one.contains(document.elementFromPoint(place(one).x, place(one).y));
  const things = [...document.querySelectorAll("button, [role=combobox], [role=option]")]
    .filter((one) => shown(one) && bare(one) && !one.disabled && words(one))
    .filter((one) => one.id !== "game-more")
    .map((one) => ({
      kind: one.getAttribute("role") || "button", words: words(one), card: card(one),
      colour: getComputedStyle(one).backgroundColor, ...place(one),
      beside: one.closest(".component-section")?.innerText ?? "",
    }));
  const lines = [...document.querySelectorAll("[data-message-id]")].map((message, card) => {
    const found = [];
    const walker = document.createTreeWalker(message, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.textContent.trim() || !node.parentElement.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      found.push({words: node.textContent.trim(), inside: box.top >= 0 && box.top < innerHeight});
    }
    return {card, hint: message.querySelector("blockquote")?.innerText ?? "", found};
  });
  return {things, lines};
}"""
"""Script that lists what can be tapped in the window, and every card's words and places."""

_WATCH = """(() => {
  let asked = 0, stirred = performance.now();
  const stir = () => { stirred = performance.now(); };
  const ask = window.fetch;
  window.fetch = async (address, options) => {
    if (!/turn.json|api.action/.test(address)) return ask(address, options);
    asked += 1;
    try { return await ask(address, options); } finally { asked -= 1; stir(); }
  };
  const changes = new MutationObserver(stir);
  const all = { childList: true, subtree: true, characterData: true };
  addEventListener("scroll", stir, true);
  addEventListener("DOMContentLoaded", () => changes.observe(document.body, all));
  window.hasRested = (milliseconds) => !asked && performance.now() - stirred > milliseconds;
})();"""
"""Script that tells how long there was no request to the game, change or scrolling."""

REST_MS = 350
"""Milliseconds of rest after which the page does nothing more by itself.

It checks 150 ms after each change whether to open something.
"""

_MARKS = dict.fromkeys(map(ord, "\u2068\u2069"))


@dataclass(slots=True)
class Diary:
    """A newcomer's notes: *taps* in each turn, and results that appeared *unseen*."""

    taps: list[int] = field(default_factory=lambda: [0])
    unseen: list[str] = field(default_factory=list)
    read: list[str] = field(default_factory=list)


class Newcomer:
    """Plays at *url* in a window of this *size*, with a browser set to *locale*."""

    def __init__(
        self, browser: Browser, url: str, *, size: tuple[int, int], locale: str, end_turn: str
    ) -> None:
        width, height = size
        self._player = Player(
            browser, url, width=width, height=height, locale=locale, script=_WATCH
        )
        self._end_turn = end_turn
        self._tried: set[tuple[str, ...]] = set()
        self.diary = Diary()

    @property
    def page(self) -> Page:
        return self._player.page

    def start(self) -> None:
        self._player.start_game()
        self._wait_until_quiet()

    def find_game(self) -> None:
        """Open the game that is under way."""
        self._player.sees_game()
        self._wait_until_quiet()

    def leave(self) -> None:
        self._player.leave()

    def sees(self, words: str) -> bool:
        """Whether a button labelled *words* is in the window."""
        return any(one["words"] == words for one in self._look()["things"])

    def score(self, name: str) -> int:
        """The fame of *name* in the newest card that shows it."""
        told = re.findall(rf"{re.escape(name)} (\d+)", "\n".join(self._words()))
        return int(told[-1]) if told else 0

    def take_a_step(self) -> None:
        """Tap the best thing to tap, and read the result."""
        seen = self._read_on()
        wanted = self._choice(seen)
        if wanted["card"] < 0 or self._is_covered(wanted):
            self._tap_at(wanted)
            self._wait_until_quiet()
            return
        if wanted["kind"] == "combobox":
            self._tap_at(wanted)
            self.page.locator(".select-option:visible").first.wait_for()
            seen = self._look()
            wanted = self._choice_of_menu(seen, wanted)
        self._play(wanted, seen)

    def _read_on(self) -> dict[str, Any]:
        """Scroll down while there is more below and the newest card has no lit button."""
        more, seen = self.page.locator("#game-more"), self._look()
        while more.is_visible() and not any(_is_lit(one) for one in _newest(seen)):
            more.dispatch_event("click")  # late news may hide it before a pointer gets there
            self._wait_until_quiet()
            seen = self._look()
        return seen

    def _is_covered(self, thing: dict[str, Any]) -> bool:
        """Whether the button that leads further down now covers *thing*."""
        at = "([x, y]) => !!document.elementFromPoint(x, y)?.closest('#game-more')"
        return bool(self.page.evaluate(at, [thing["x"], thing["y"]]))

    def _choice(self, seen: dict[str, Any]) -> dict[str, Any]:
        """The thing to tap, in the newest card that has any."""
        here = _newest(seen)
        assert here, seen
        newest = here[0]["card"]
        hint = seen["lines"][newest]["hint"] or ""
        said = tuple(line["words"] for line in seen["lines"][newest]["found"])
        fresh = [one for one in here if (*said, one["words"], one["beside"]) not in self._tried]
        best = max(fresh or here, key=lambda one: (_is_lit(one), _kinship(one["beside"], hint)))
        self._tried.add((*said, best["words"], best["beside"]))
        return best

    def _choice_of_menu(self, seen: dict[str, Any], menu: dict[str, Any]) -> dict[str, Any]:
        options = [one for one in seen["things"] if one["kind"] == "option"]
        assert options, f"nothing is offered in {menu['words']}"
        hint = seen["lines"][-1]["hint"] or ""
        return max(options, key=lambda one: _kinship(one["words"], hint))

    def _play(self, wanted: dict[str, Any], before: dict[str, Any]) -> None:
        known = {line["words"] for card in before["lines"] for line in card["found"]}
        with self.page.expect_response(lambda got: got.url.endswith("/api/action")):
            self._tap_at(wanted)
        self._wait_until_quiet()
        self.diary.taps[-1] += 1
        after = self._look()
        fresh = [line for line in after["lines"][-1]["found"] if line["words"] not in known]
        if fresh:
            self.diary.read.append(fresh[0]["words"])
            if not fresh[0]["inside"]:
                self.diary.unseen.append(fresh[0]["words"])
        if wanted["words"] == self._end_turn:
            self.diary.taps.append(0)

    def _wait_until_quiet(self) -> None:
        """Wait until the page has finished everything, even what it opens by itself."""
        self.page.wait_for_function(
            "rest => hasRested(rest) && !isAsking() && document.querySelector('#game-busy').hidden",
            arg=REST_MS,
        )

    def _tap_at(self, thing: dict[str, Any]) -> None:
        if thing["kind"] == "combobox" or thing["kind"] == "option":
            self.diary.taps[-1] += thing["kind"] == "combobox"
        self.page.mouse.click(thing["x"], thing["y"])

    def _look(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(_SEEN)
        for thing in seen["things"]:
            thing["words"] = thing["words"].translate(_MARKS)
            thing["beside"] = thing["beside"].translate(_MARKS)
        return seen

    def _words(self) -> list[str]:
        return [
            line["words"].translate(_MARKS)
            for card in self._look()["lines"]
            for line in card["found"]
        ]


def _newest(seen: dict[str, Any]) -> list[dict[str, Any]]:
    """The things to tap in the newest card that has any."""
    newest = max((one["card"] for one in seen["things"]), default=-1)
    return [one for one in seen["things"] if one["card"] == newest]


def _is_lit(thing: dict[str, Any]) -> bool:
    """Whether a button is blue or green."""
    red, green, blue = (int(one) for one in re.findall(r"\d+", thing["colour"])[:3])
    return max(green, blue) > red + 40


def _kinship(words: str, hint: str) -> int:
    """The number of longer words that *hint* and *words* share."""
    said = set(re.findall(r"\w[\w-]{3,}|\d+", hint))
    return len(said & set(re.findall(r"\w[\w-]{3,}|\d+", words)))
