"""Names that are cut can still be told apart."""

import discord
from hypothesis import example, given
from hypothesis import strategies as st

from bot.messages.components import OPTION_LETTERS, Menu
from bot.messages.verbs import PickChapter
from bot.words.cut_names import cut_apart
from bot.words.fitting import CUT
from bot.words.plain_text import plain

BEGINNING = (
    "Sail to the harbour of Havre-Dor\u00e9, sell the silver, buy tea and cotton, and then fire at "
)
LONG_NAMES = [f"{BEGINNING * 2}no. {number}" for number in range(5)]
names = st.lists(
    st.text(alphabet="aA\u00e9 b.", max_size=12)
    | st.sampled_from(LONG_NAMES)
    | st.integers(0, 3).map(lambda number: f"{BEGINNING}{number}"),
    max_size=8,
)


@given(names=names, most=st.integers(12, 100))
@example(names=[BEGINNING, BEGINNING, BEGINNING + "x"], most=40)
@example(names=["x" * 200, "x" * 199 + "y"], most=100)
def test_cut_names_are_short_and_all_different(names: list[str], most: int) -> None:
    shown = cut_apart(names, most)
    assert len(shown) == len(names)
    assert all(len(name) <= most for name in shown)
    assert len({plain(name) for name in shown}) == len(names)


def test_a_short_name_is_left_as_it_is() -> None:
    assert cut_apart(["Sail", "Fire"], 10) == ["Sail", "Fire"]


def test_long_names_with_the_same_beginning_show_its_first_words_and_where_they_differ() -> None:
    first, second = cut_apart([f"{BEGINNING}Rackham", f"{BEGINNING}Bonny"], 60)
    assert first.startswith("Sail to the harbour")
    assert first.endswith("Rackham")
    assert second.endswith("Bonny")
    assert CUT in first


def test_entries_of_a_menu_have_different_labels_that_discord_takes() -> None:
    options = [
        discord.SelectOption(label=name, value=name[-1], description=BEGINNING * 2)
        for name in LONG_NAMES
    ]
    menu = Menu.of("Which?", PickChapter(game="captains_log"), options).item
    assert len({one.label for one in menu.options}) == len(LONG_NAMES)
    assert all(len(one.label) <= OPTION_LETTERS for one in menu.options)
    assert all(len(one.description or "") <= OPTION_LETTERS for one in menu.options)
