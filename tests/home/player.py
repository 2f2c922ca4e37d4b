"""A person at the page, who starts a game, reads cards, presses buttons and uses menus."""

from contextlib import suppress

from playwright.sync_api import Browser, Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

EXPECT_MS = 60_000
"""Milliseconds a tap may take on a busy machine, with all that the bot plays after it."""

MOST_OPENINGS, OPENING_MS = 6, 10_000
"""Attempts to open a menu, and milliseconds to wait for each."""

expect.set_options(timeout=EXPECT_MS)

MAP_SEEN = 0.6
"""Share of a map's area that has to be in the window."""

_MARKS = dict.fromkeys(map(ord, "\u2068\u2069"))


class Player:
    """Uses *browser*, set to *locale*, at *url* in a window of this size.

    *script* runs before the scripts of the page.
    """

    def __init__(
        self,
        browser: Browser,
        url: str,
        *,
        width: int = 1280,
        height: int = 900,
        locale: str = "en-GB",
        script: str = "",
    ) -> None:
        self.faults: list[str] = []
        self.page: Page = browser.new_page(
            viewport={"width": width, "height": height}, locale=locale
        )
        self.page.set_default_timeout(EXPECT_MS)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.add_init_script(script)
        self.page.goto(url)

    @property
    def games(self) -> Locator:
        """The cards of the games on the first screen."""
        return self.page.locator(".game")

    @property
    def start(self) -> Locator:
        """The button that starts a game: on the first screen that of the first one."""
        return self.page.locator("form.start button[type=submit]").first

    def set_up(self, number: int = 0) -> None:
        """Go from the first screen to the page on which the game of this *number* is set up."""
        self.games.nth(number).get_by_role("link").click()
        expect(self.start).to_be_enabled()

    def start_game(self) -> None:
        """Start the game that the page proposes."""
        self.start.click()
        self.sees_game()

    def sees_game(self) -> None:
        expect(self._messages.first).to_be_visible()

    @property
    def card(self) -> Locator:
        """The newest public card."""
        return self._messages.filter(has_not=self._private_mark).last

    @property
    def planner(self) -> Locator:
        """The newest private message."""
        return self._messages.filter(has=self._private_mark).last

    def text(self, message: Locator) -> str:
        return message.inner_text().translate(_MARKS)

    def press(self, message: Locator, label: str) -> None:
        self._tap(message.get_by_role("button", name=label, exact=True))

    def press_first(self, message: Locator, label: str) -> None:
        """Press the first of the buttons with this label."""
        self._tap(message.get_by_role("button", name=label, exact=True).first)

    def can_press(self, message: Locator, label: str) -> bool:
        return message.get_by_role("button", name=label, exact=True).count() > 0

    def sees_turn(self) -> None:
        """Check that the map and a first action are in the window without scrolling."""
        newest = self._messages.last.locator(".message-ephemeral-note")
        expect(newest).to_be_attached()
        first = self.planner.locator(".component-section button, [role=combobox]").first
        expect(first).to_be_in_viewport(ratio=1)
        board = self.page.locator(".gallery-image").last
        shown = self.page.locator("#game-map:not([hidden])").or_(board).first
        expect(shown).to_be_in_viewport(ratio=MAP_SEEN)

    def choices(self, message: Locator) -> list[str]:
        """The options of all menus of *message*."""
        return [choice for menu in self._menus(message) for choice in self._offered(menu)]

    def pick(self, message: Locator, choice: str) -> None:
        """Pick the first option that begins with *choice*."""
        for menu in self._menus(message):
            for number, one in enumerate(self._offered(menu)):
                if one.startswith(choice):
                    self._open(menu)
                    return self._tap(menu.locator(".select-option").nth(number))
        raise AssertionError((choice, self.choices(message)))

    def picture(self, message: Locator) -> tuple[int, int]:
        """The size in pixels of the picture in *message*."""
        image = message.locator("img").last
        shown = image.or_(self.page.locator("#game-map")).filter(visible=True).first
        expect(shown).to_be_visible()
        self.page.wait_for_function("image => image.naturalWidth > 0", arg=image.element_handle())
        width, height = image.evaluate("image => [image.naturalWidth, image.naturalHeight]")
        return width, height

    def leave(self) -> None:
        self.page.close()
        assert not self.faults

    @property
    def _messages(self) -> Locator:
        return self.page.locator(".channel-message")

    @property
    def _private_mark(self) -> Locator:
        return self.page.locator(".message-ephemeral-note")

    def _menus(self, message: Locator) -> list[Locator]:
        return message.locator(".preview-select").all()

    def _open(self, menu: Locator) -> None:
        """Open *menu*, again if a change of the card below closed it."""
        box, first = menu.get_by_role("combobox"), menu.locator(".select-option").first
        for _ in range(MOST_OPENINGS):
            box.click()
            with suppress(PlaywrightTimeout):
                return first.wait_for(state="visible", timeout=OPENING_MS)
        raise AssertionError("the menu does not open")

    def _offered(self, menu: Locator) -> list[str]:
        offered = menu.locator(".select-option").all_text_contents()
        return [choice.translate(_MARKS) for choice in offered]

    def _tap(self, target: Locator) -> None:
        """Tap, and wait for the answer, which must not be a refusal."""
        with self.page.expect_response(lambda got: got.url.endswith("/api/action")) as answered:
            target.click()
        receipt = answered.value.json()
        assert (receipt["rejected"], receipt["settlement"]) == (False, "settled"), receipt
        expect(self.page.locator("#action-status")).to_have_text("Callback completed")
