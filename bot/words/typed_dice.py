"""Dice typed by people, limited before they are read, so that no text can block the bot."""

import re
import unicodedata

from bot.errors import BadDice

MOST_LETTERS, MOST_DICE, MOST_SIDES, MOST_SIGNS, MOST_BRACKETS = 100, 200, 10_000, 30, 8
MOST_ROLLS = 2 * MOST_DICE
"""Dice that may be rolled in all, including those rolled again or exploded."""

MOST_LOOKS = 320_000
"""Times a die may be looked at while dice are chosen, dropped or rolled again, at most."""

ANSWER_LETTERS = 1_500

_ALPHABET = re.compile(r"[0-9dkprelhoami+\-*/%() <>=!,]*")
_DICE = re.compile(r"(\d*)d(\d+|%)")
_NUMBER = re.compile(r"\d+")
_CHOICE = re.compile(r"k|p|rr|ro|ra|e|mi|ma")
_EXPLODES = re.compile(r"ra|e")
_TIMES = re.compile(r"(?<!\*)\*(?!\*)")
"""A sign of multiplication, not one of those that Discord shows as bold letters."""

_SIGN = re.compile(r"k|p|rr|ro|ra|e|mi|ma|[-+*/%(<>=!,]")
HIGHEST_NUMBER = 1_000_000

_SIGNS_MEANT = str.maketrans(
    {
        **dict.fromkeys("\u00d7\u2715\u2716\u22c5\u00b7", "*"),
        **dict.fromkeys("\u00f7", "/"),
        **dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe63", "-"),
    }
)
"""Signs that keyboards and other programs write for those of sums."""

_RAISED = ("<super>", "<sub>", "<fraction>")
"""Kinds of digits that are not read as plain ones, because 6² is not 62."""


def roll(typed: str) -> str:
    """The result of *typed*, with each die, as Discord shows it.

    :raises BadDice: if it is no dice expression, or goes beyond the limits.
    """
    if len(typed.strip()) > MOST_LETTERS:
        raise BadDice(why="long", most=MOST_LETTERS)
    text = _meant(typed).strip().lower()
    _bound(text)
    # Imported at the first roll: it takes 4 MB of memory, and in most servers nobody types dice.
    import d20  # type: ignore[import-untyped]  # pyright: ignore[reportMissingTypeStubs] # it has none # noqa: PLC0415

    try:
        result = d20.Roller(context=d20.RollContext(max_rolls=MOST_ROLLS)).roll(text)
        said, total = str(result), int(result.total)
    except d20.TooManyRolls as error:
        raise BadDice(why="rolls", most=MOST_ROLLS) from error
    except (d20.RollError, ArithmeticError, ValueError) as error:
        raise BadDice(why="unread", most=0) from error
    shown = said if len(said) <= ANSWER_LETTERS else f"{text} = `{total}`"
    return _TIMES.sub("\u00d7", shown)


def _meant(typed: str) -> str:
    """*typed* in plain letters and signs, also if it was full-width or had signs of printing."""
    plain = (
        one if unicodedata.decomposition(one).startswith(_RAISED) else _compatible(one)
        for one in typed
    )
    return "".join(plain).translate(_SIGNS_MEANT)


def _compatible(letter: str) -> str:
    return unicodedata.normalize("NFKC", letter)


def _bound(text: str) -> None:
    """:raises BadDice: before anything of *text* is evaluated."""
    if len(text) > MOST_LETTERS:
        raise BadDice(why="long", most=MOST_LETTERS)
    if not text or not _ALPHABET.fullmatch(text):
        raise BadDice(why="unread", most=0)
    if any(int(number) > HIGHEST_NUMBER for number in _NUMBER.findall(text)):
        raise BadDice(why="number", most=HIGHEST_NUMBER)
    dice = _DICE.findall(text)
    thrown = sum(int(count or 1) for count, _ in dice)
    if thrown > MOST_DICE:
        raise BadDice(why="dice", most=MOST_DICE)
    if any(sides != "%" and int(sides) > MOST_SIDES for _, sides in dice):
        raise BadDice(why="sides", most=MOST_SIDES)
    if text.count("(") > MOST_BRACKETS:
        raise BadDice(why="brackets", most=MOST_BRACKETS)
    if len(_SIGN.findall(text)) > MOST_SIGNS:
        raise BadDice(why="signs", most=MOST_SIGNS)
    choices = _most_choices(MOST_ROLLS if _EXPLODES.search(text) else thrown)
    if len(_CHOICE.findall(text)) > choices:
        raise BadDice(why="choices", most=choices)


def _most_choices(dice: int) -> int:
    """The number of choices, such as keeping or rerolling, allowed for this number of *dice*.

    For a choice d20 looks at each die for each die that is kept or rolled again.
    """
    return MOST_LOOKS // (max(dice, 1) * MOST_ROLLS)
