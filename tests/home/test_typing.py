"""Commands typed on the page at home: offered, sent once, and never lost."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Request, Route, expect

from tests.home.phone import HEIGHT, WIDTH, box_of, on_phone, settles
from tests.home.player import Player
from tests.home.process import Home

pytestmark = pytest.mark.browser


def test_the_command_box_opens_by_a_key_and_closes_by_its_button(
    chromium: Browser, home: Home
) -> None:
    you = on_phone(chromium, home.url, locale="fr-FR")
    you.start_game()
    you.sees_turn()
    composer = you.page.locator("#channel-composer-input")
    expect(composer).to_be_hidden()
    you.page.keyboard.press("/")
    expect(composer).to_be_visible()
    you.page.keyboard.type("/mes")
    expect(composer).to_have_value("/mes")
    entry = you.page.locator(".command-entry").first
    expect(entry).to_contain_text("/mesparties")
    entry.click()
    expect(you.page.locator(".command-chip")).to_be_focused()
    you.page.keyboard.press("Enter")
    expect(you.planner).to_be_in_viewport()
    expect(composer).to_have_value("")
    you.page.locator("#type-command").click()
    expect(composer).to_be_hidden()
    you.leave()


def test_the_result_of_a_command_and_the_next_choices_are_in_view(
    chromium: Browser, home: Home
) -> None:
    you = _after_a_typed_roll(chromium, home)
    expect(you.planner.get_by_text("Done.", exact=True)).to_be_in_viewport(ratio=1)
    expect(you.planner.locator(".component-section button").first).to_be_in_viewport(ratio=1)
    you.leave()


def test_the_map_is_hidden_while_the_picture_of_the_planner_is_in_view(
    chromium: Browser, home: Home
) -> None:
    you = _after_a_typed_roll(chromium, home)
    picture = you.planner.locator(".gallery-image")
    you.page.mouse.move(WIDTH / 2, HEIGHT / 2)
    while box_of(picture)[1] < HEIGHT * 2 / 3:
        you.page.mouse.wheel(0, -40)
        settles(you)
    expect(picture).to_be_in_viewport()
    expect(you.page.locator("#game-map")).to_be_hidden()
    you.leave()


def test_a_command_typed_while_a_request_is_pending_is_sent_next_and_once(
    chromium: Browser, home: Home
) -> None:
    you = on_phone(chromium, home.url)
    you.start_game()
    you.sees_turn()
    held: list[Route] = []
    asked: list[str] = []

    def pass_or_hold(route: Route) -> None:
        asked.append(_kind_of(route.request))
        if asked == ["configure_presentation"] or asked[-1] == "run_command":
            held.append(route)
        else:
            route.continue_()

    you.page.route("**/api/action", pass_or_hold)
    with you.page.expect_request("**/api/action"):
        you.page.set_viewport_size({"width": WIDTH, "height": HEIGHT - 40})
    expect(you.page.locator("#action-status")).to_have_text("Updating viewport…")
    keys = you.page.keyboard
    keys.press("/")
    keys.type("mygames")
    keys.press("Enter")
    keys.press("Enter")
    keys.press("Enter")
    expect(you.page.locator(".command-chip")).to_have_text("/mygames")
    assert asked == ["configure_presentation"], "what is typed waits"
    sign = you.page.locator("#typing-busy")
    expect(sign).to_be_empty()
    held.pop().continue_()
    expect(sign).to_have_text("…")
    expect(sign).to_be_in_viewport(ratio=1)
    held.pop().continue_()
    expect(you.page.locator("#channel-composer-input")).to_have_value("")
    expect(sign).to_be_empty()
    assert asked.count("run_command") == 1, "it is sent once"
    expect(sign).to_be_empty()
    you.leave()


def test_a_command_can_be_typed_before_the_result_of_the_last_one_is_drawn(
    chromium: Browser, home: Home
) -> None:
    you = on_phone(chromium, home.url)
    you.start_game()
    you.sees_turn()
    settles(you)
    keys, chip = you.page.keyboard, you.page.locator(".command-chip")
    box = you.page.locator("#channel-composer-input")
    keys.press("/")
    keys.type("mygames")
    keys.press("Enter")
    expect(chip).to_be_focused()
    run: list[Request] = []
    held: list[Route] = []
    drawn: list[bool] = []

    def pass_or_hold(route: Route) -> None:
        if drawn or not run:
            route.continue_()
        else:
            held.append(route)

    you.page.on("request", lambda one: run.append(one) if _runs_a_command(one) else None)
    you.page.route("**/api/state*", pass_or_hold)
    with you.page.expect_response(lambda one: _runs_a_command(one.request)):
        keys.press("Enter")
    expect(box).to_be_focused()
    expect(box).to_have_value("")
    keys.type("/captain explore")
    keys.press("Enter")
    expect(chip).to_be_focused()
    keys.press("Enter")
    assert held, "what the first one did is not drawn yet"
    with you.page.expect_request(_runs_a_command) as sent:
        drawn.append(True)
        for route in held:
            route.continue_()
    assert _asked(sent.value)["path"] == ["captain", "explore"]
    expect(box).to_be_focused()
    expect(box).to_have_value("")
    you.leave()


def test_a_wrong_command_is_explained_and_stays_in_the_box_unsent(
    chromium: Browser, home: Home
) -> None:
    you = on_phone(chromium, home.url, locale="fr-FR")
    you.start_game()
    you.sees_turn()
    sent: list[str] = []
    you.page.on("request", lambda one: sent.append(_kind_of(one)))
    keys, box = you.page.keyboard, you.page.locator("#channel-composer-input")
    note = you.page.locator("#typing-note")
    keys.press("/")
    keys.type("tcapitaine")
    expect(note).to_contain_text("pas de commande « /tcapitaine »")
    keys.press("Enter")
    expect(note).to_contain_text("pas de commande « /tcapitaine »")
    expect(box).to_have_value("/tcapitaine")
    note.get_by_role("button", name="/capitaine", exact=True).click()
    expect(box).to_have_value("/capitaine")
    expect(you.page.locator(".command-entry").first).to_contain_text("/capitaine")
    you.page.locator(".game-title").click()
    expect(you.page.locator(".command-entry")).to_have_count(0)
    expect(box).to_have_value("/capitaine")
    box.fill("/xyzzy")
    keys.press("Enter")
    expect(note.get_by_role("button")).to_have_count(0)
    box.fill("/finnir")
    keys.press("Enter")
    expect(note.get_by_role("button")).to_have_text(re.compile(r"^/\w+ finir$"))
    box.fill("bonjour")
    keys.press("Enter")
    expect(note).to_contain_text("commencent par /")
    expect(box).to_have_value("bonjour")
    keys.type("/l")
    expect(box).to_have_value("/l")
    box.fill("/lancer ")
    expect(you.page.locator(".command-option-input")).to_be_focused()
    keys.press("Enter")
    expect(note).to_contain_text("Il manque encore à /lancer")
    expect(you.page.locator(".command-chip")).to_have_text("/lancer")
    expect(you.page.locator(".command-error")).to_be_in_viewport(ratio=1)
    keys.press("Escape")
    expect(box).to_have_value("")
    expect(box).to_be_focused()
    _commands_are_leafed_through_as_they_are_played(you)
    assert not {"run_command", "send_message"} & set(sent)
    you.leave()


def _commands_are_leafed_through_as_they_are_played(you: Player) -> None:
    keys, entries = you.page.keyboard, you.page.locator(".command-entry")
    active = you.page.locator(".command-entry.is-active strong")
    keys.type("/")
    expect(active).to_have_text("/capitaine naviguer")
    names = entries.locator("strong").all_inner_texts()
    first = list(dict.fromkeys(name.split()[0] for name in names))
    assert first[:3] == ["/capitaine", "/tour", "/carte"]
    assert "/flotte" not in first, "of another game"
    assert first[-1] == "/table"
    keys.press("PageDown")
    expect(active).not_to_have_text(names[0])
    expect(active).not_to_have_text(names[1])
    keys.press("End")
    expect(active).to_have_text(names[-1])
    keys.press("PageUp")
    expect(active).not_to_have_text(names[-1])
    keys.press("Home")
    expect(active).to_have_text(names[0])
    keys.press("Escape")
    expect(entries).to_have_count(0)
    expect(you.page.locator("#channel-composer-input")).to_have_value("/")
    keys.press("Escape")
    expect(you.page.locator("#channel-composer-input")).to_have_value("")


def test_values_of_an_option_are_suggested_at_once_and_typed_text_is_kept(
    chromium: Browser, home: Home
) -> None:
    you = on_phone(chromium, home.url)
    you.start_game()
    you.sees_turn()
    keys = you.page.keyboard
    field = you.page.locator(".command-option-input")
    offered = you.page.locator(".command-suggestion")
    keys.press("/")
    keys.type("captain start")
    keys.press("Enter")
    expect(field).to_be_focused()
    expect(offered.first).to_contain_text("Tile")
    expect(you.page.locator(".command-suggestion.is-active")).to_have_count(0)
    keys.type("port")
    expect(field).to_have_value("port")
    expect(offered.first).to_contain_text("port")
    expect(offered.first).to_contain_text("Tile")
    keys.press("ArrowDown")
    expect(you.page.locator(".command-suggestion.is-active")).to_have_text(
        offered.first.inner_text()
    )
    keys.press("Escape")
    expect(offered).to_have_count(0)
    expect(field).to_have_value("port")
    you.page.locator(".command-context-close").click()
    box = you.page.locator("#channel-composer-input")
    expect(box).to_have_value("/captain start")
    keys.type(" ")
    expect(field).to_be_focused()
    expect(offered.first).to_contain_text("Tile")
    chosen = offered.first.inner_text()
    keys.press("ArrowDown")
    keys.press("Tab")
    expect(field).to_have_value(chosen)
    expect(offered).to_have_count(0)
    assert field.evaluate("one => one.scrollLeft") == 0, "it is seen from its beginning"
    with you.page.expect_request(_runs_a_command) as sent:
        keys.press("Enter")
    assert sent.value.response() is not None
    expect(you.page.locator("#game-busy")).to_be_hidden()
    expect(box).to_be_focused()
    expect(box).to_have_value("")
    _an_option_nobody_asked_for_is_not_opened(you)
    _what_is_asked_for_is_chosen_once(you)
    you.leave()


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("/rules gravity", {"about": "gravity"}),
        ("/rules game:captain's log", {"game": "captains_log"}),
    ],
)
def test_enter_sends_the_typed_text_and_no_suggestion_that_was_not_selected(
    commander: Player, typed: str, told: dict[str, str]
) -> None:
    commander.page.keyboard.press("/")
    commander.page.keyboard.type(typed.removeprefix("/"))
    expect(commander.page.locator(".command-suggestion").first).to_be_visible()
    expect(commander.page.locator(".command-suggestion.is-active")).to_have_count(0)
    with commander.page.expect_request(_runs_a_command) as sent:
        commander.page.keyboard.press("Enter")
    assert _asked(sent.value)["options"] == told


def _an_option_nobody_asked_for_is_not_opened(you: Player) -> None:
    """One Enter chooses the command, the next sends it, even with an empty option open."""
    keys, box = you.page.keyboard, you.page.locator("#channel-composer-input")
    for command, opened in (("captain explore", True), ("turn end", False)):
        keys.type(f"/{command}")
        keys.press("Enter")
        expect(you.page.locator(".command-chip")).to_be_focused()
        expect(you.page.locator(".command-suggestion")).to_have_count(0)
        if opened:
            keys.press("Tab")
            expect(you.page.locator(".command-option-input")).to_be_focused()
        with you.page.expect_request(_runs_a_command) as sent:
            keys.press("Enter")
        assert _asked(sent.value)["options"] == {}
        expect(box).to_be_focused()
        expect(box).to_have_value("")


def _what_is_asked_for_is_chosen_once(you: Player) -> None:
    keys, box = you.page.keyboard, you.page.locator("#channel-composer-input")
    offered = you.page.locator(".command-suggestion")
    keys.type("/turn end")
    keys.press("Enter")
    keys.press("ArrowDown")
    expect(offered).to_have_count(2)
    keys.press("ArrowDown")
    keys.press("Enter")
    expect(you.page.locator(".command-option-input")).to_have_value("Yes")
    expect(offered).to_have_count(0)
    with you.page.expect_request(_runs_a_command) as sent:
        keys.press("Enter")
    assert _asked(sent.value)["options"] == {"anyway": True}
    expect(box).to_be_focused()
    expect(box).to_have_value("")
    _what_is_named_with_a_colon_is_told_where_its_name_says(you)


def _what_is_named_with_a_colon_is_told_where_its_name_says(you: Player) -> None:
    """Type options as `name:value`, letter by letter or pasted whole."""
    keys, box = you.page.keyboard, you.page.locator("#channel-composer-input")
    for typed in ("/turn end anyway:True", "/turn end anyway:yes"):
        keys.type(typed)
        expect(you.page.locator(".command-suggestion")).to_have_count(0)
        with you.page.expect_request(_runs_a_command) as sent:
            keys.press("Enter")
        assert _asked(sent.value)["options"] == {"anyway": True}
        expect(box).to_be_focused()
    box.fill("/table join share:True seat:A")
    keys.press("Enter")
    with you.page.expect_request(_runs_a_command) as sent:
        keys.press("Enter")
        keys.press("Enter")
    assert _asked(sent.value)["options"] == {"seat": "A", "share": True}
    expect(box).to_be_focused()


def _runs_a_command(request: Request) -> bool:
    return _kind_of(request) == "run_command"


def _asked(request: Request) -> dict[str, Any]:
    asked: dict[str, Any] = json.loads(request.post_data or "{}")
    return asked


def _after_a_typed_roll(chromium: Browser, home: Home) -> Player:
    """A player on a phone, who has rolled dice by a command, once nothing moves any more."""
    home.start_game(game="fleet_commander", preset="first_game")
    you = on_phone(chromium, home.url)
    you.sees_turn()
    before = you.page.locator(".channel-message").count()
    you.page.keyboard.press("/")
    you.page.keyboard.type("fleet roll 2 blue")
    expect(you.page.locator(".command-suggestion").first).to_be_visible()
    you.page.keyboard.press("ArrowDown")
    you.page.keyboard.press("Enter")
    expect(you.page.locator(".command-popup:visible")).to_have_count(0)
    you.page.keyboard.press("Enter")
    expect(you.page.locator(".channel-message")).to_have_count(before + 1)
    settles(you)
    return you


def _kind_of(request: Request) -> str:
    """The kind of action that a request asks of the game; empty for other requests."""
    if request.method != "POST" or not request.url.endswith("/api/action"):
        return ""
    kind: str = _asked(request)["kind"]
    return kind
