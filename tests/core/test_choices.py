"""Menus of a game's suggestions, each short enough for Discord."""

from typing import Any

import pytest

from engine.core.choices import MENU_CHOICES, Choice, ChoiceTree
from engine.core.game import look
from engine.core.words import Text
from tests import laws
from tests.toys.skirmish import pieces as p
from tests.toys.skirmish.game import SKIRMISH, Skirmish

OFFER = Text.of("action-offer")


class Long(Skirmish):
    """Sells any of *count* cards, all in one menu."""

    def __init__(self, count: int) -> None:
        self.count = count

    def suggest(self, view: Any) -> Any:
        return (p.Sell(card=card) for card in range(self.count))

    def label(self, view: Any, action: Any) -> tuple[Text, ...]:
        return (Text.of("card", card=action.card),)


def view() -> Any:
    state, _ = laws.opening(SKIRMISH, "choices")
    return look(SKIRMISH, state, "p1")


def levels(game: Any, prefix: tuple[Text, ...] = ()) -> list[Choice[Any]]:
    return list(ChoiceTree(game, view()).below(prefix))


@pytest.mark.rule("CORE-MENU-01")
@pytest.mark.parametrize(
    "count", [1, MENU_CHOICES, MENU_CHOICES + 1, MENU_CHOICES**2, MENU_CHOICES**2 + 1]
)
def test_menus_of_at_most_25_choices_hold_every_suggestion_once_and_in_order(count: int) -> None:
    game = Long(count)

    def below(prefix: tuple[Text, ...]) -> list[Any]:
        level = levels(game, prefix)
        assert 0 < len(level) <= MENU_CHOICES
        return [
            leaf
            for choice in level
            for leaf in ([choice.action] if choice.action else below((*prefix, choice.label)))
        ]

    assert below(()) == [p.Sell(card=card) for card in range(count)]


def test_the_groups_of_a_long_menu_are_named_by_their_first_and_last_choice() -> None:
    first, last = (Text.of("card", card=card) for card in (0, 1))
    group = levels(Long(30))[0]
    assert group.label == Text.of("menu-range", first=first, last=last)
    assert [choice.label for choice in levels(Long(30), (group.label,))] == [first, last]


def test_following_labels_through_the_menus_leads_to_the_action() -> None:
    state, _ = laws.opening(SKIRMISH, "choices")
    for asked in SKIRMISH.pending(state):
        laws.refusal(SKIRMISH, state, asked.seat, p.Bid(decision=asked.id, gold=0))
    seen = look(SKIRMISH, state, "p1")
    (card,) = state.own["p1"].hand
    menus = ChoiceTree(SKIRMISH, seen)
    assert {c.label.key for c in menus.below()} >= {"action-sail", "action-offer"}
    price = menus.below((OFFER, Text.of("card", card=card)))[2]
    assert price.action == p.OfferTrade(card=card, price=3)


def test_opening_a_menu_that_does_not_exist_raises_key_error() -> None:
    with pytest.raises(KeyError):
        levels(SKIRMISH, (OFFER,))


class Twofold(Skirmish):
    """Calls *action-sail* both a menu and a suggestion."""

    def __init__(self, *paths: tuple[str, ...]) -> None:
        self.paths = paths

    def suggest(self, view: Any) -> Any:
        return iter(range(len(self.paths)))

    def label(self, view: Any, action: Any) -> tuple[Text, ...]:
        return tuple(Text.of(key) for key in self.paths[action])


@pytest.mark.parametrize(
    "paths",
    [(("sail",), ("sail", "east")), (("sail", "east"), ("sail",)), (("sail",), ("sail",))],
)
def test_a_menu_and_a_suggestion_never_share_a_name(paths: tuple[tuple[str, ...], ...]) -> None:
    with pytest.raises(AssertionError, match=r"a menu|two suggestions"):
        levels(Twofold(*paths))
