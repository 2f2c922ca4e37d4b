"""Options with suggestions: what is shown below them is understood when it is sent."""

import difflib
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from statistics import fmean
from typing import Self, TypeAlias

from discord import app_commands

from bot.errors import Refused, WhichOne
from bot.messages.reply import Interaction, excuse
from bot.words.cut_names import cut_apart
from bot.words.fitting import cut
from bot.words.plain_text import plain
from engine.core.errors import RuleViolation
from engine.core.words import Text

MOST_CHOICES = 25
"""Suggestions that Discord shows below an option."""

NAME_LETTERS = 100
"""Letters in the name of a suggestion."""

LEAST_LETTERS = 3
"""Letters of a name's part that are enough to mean the whole."""

LEAST_LIKENESS = 0.7
"""Likeness by ``difflib`` from which one word counts as another misspelt."""

MOST_OFFERED = 5
"""Names of what is possible in the answer to a wrong value."""

TYPED_LETTERS, OFFERED_LETTERS = 50, 60
"""Letters of what was typed, and of each name, in that answer."""

NO_CHOICE = "-"
"""Value of a suggestion that only explains why there are none."""

Choices = list[app_commands.Choice[str]]

Named: TypeAlias = Mapping[str, str]
"""A name for each value that an option takes."""


@dataclass(frozen=True)
class Offer:
    """The values that an option takes now, with their *names*.

    *shown* are the names as suggestions show them, no two alike. *why* is the reason, in words, if
    there is no value. *also* are other words by which values are found if no name fits.
    """

    names: Named
    shown: Named
    why: str = ""
    also: Named = field(default_factory=dict[str, str])

    @classmethod
    def of(
        cls,
        names: Named,
        shown: Sequence[str] | None = None,
        *,
        why: str = "",
        also: Named | None = None,
    ) -> Self:
        """The offer of *names*, which are cut for suggestions, or else *shown* there."""
        cut = cut_apart([*names.values()] if shown is None else shown, NAME_LETTERS)
        return cls(names, dict(zip(names, cut, strict=True)), why, also or {})

    @classmethod
    def by_name(cls, names: Sequence[str], *, why: str = "") -> Self:
        """The offer of *names*, each of which, as a suggestion shows it, is also its value."""
        shown = cut_apart(names, NAME_LETTERS)
        return cls(dict(zip(shown, names, strict=True)), {one: one for one in shown}, why)

    @cached_property
    def _plain(self) -> dict[str, str]:
        return {value: plain(name) for value, name in self.names.items()}

    @cached_property
    def _plain_also(self) -> dict[str, str]:
        return {value: plain(words) for value, words in self.also.items()}

    @cached_property
    def _plain_shown(self) -> dict[str, str]:
        return {value: plain(name) for value, name in self.shown.items()}

    @cached_property
    def _plain_values(self) -> dict[str, str]:
        return {value: plain(value) for value in self.names}

    def suggested(self, typed: str) -> Choices:
        """The values whose names contain *typed*, as suggestions.

        Names with a word that begins with *typed* come first.
        """
        if not self.names and self.why:
            return reason(self.why)
        sought = plain(typed)
        begins = re.compile(rf"(?<!\w){re.escape(sought)}")
        found: list[tuple[bool, str]] = []
        for value in self.names:
            names = (
                *(self._plain[value], self._plain_shown[value]),
                self._plain_also.get(value, ""),
            )
            if said := [one for one in names if sought in one]:
                found.append((not any(begins.search(one) for one in said), value))
        found.sort(key=lambda one: one[0])
        values = [value for _, value in found[:MOST_CHOICES]]
        return [app_commands.Choice(name=self.shown[one], value=one) for one in values]

    def meant(self, typed: str) -> list[str]:
        """The values that *typed* may mean.

        These are those it equals; if there are none, those whose names contain it as whole words;
        if there are none, those whose other words do; if there are none, those whose names contain
        it.
        """
        if exact := self.equal(typed):
            return exact
        sought = plain(typed)
        words = re.compile(rf"(?<!\w){re.escape(sought)}(?!\w)")
        for names in (self._plain, self._plain_also):
            if found := [value for value, name in names.items() if words.search(name)]:
                return found
        return [value for value, name in self._plain.items() if sought in name]

    def equal(self, typed: str) -> list[str]:
        """The value that *typed* equals; if there is none, those with that shown or whole name."""
        if typed.strip() in self.names:
            return [typed.strip()]
        sought = plain(typed)
        for names in (self._plain_values, self._plain_shown, self._plain):
            if found := [value for value, name in names.items() if name == sought]:
                return found
        return []


class Suggested:
    """An option with suggestions: it takes one of the values that *offer* gives.

    A person may send the value, its whole name, or its name as cut for a suggestion, in any case
    and without accents, or enough of the name to tell it from the others.
    """

    def __init__(
        self,
        offer: Callable[[Interaction], Awaitable[Offer]],
        tidy: Callable[[str], str] = str.strip,
    ) -> None:
        """*tidy* takes off what was typed that no value has, such as the time of a suggestion."""
        self.offer, self._tidy = offer, tidy

    async def suggest(self, interaction: Interaction, typed: str) -> Choices:
        """The suggestions for *typed*, or one with the reason why there are none."""
        try:
            return (await self.offer(interaction)).suggested(typed)
        except (Refused, RuleViolation) as error:
            return await refused(interaction, error)

    async def value(self, interaction: Interaction, typed: str) -> str:
        """The value meant by *typed*; *typed* as it is, if it means none or several."""
        offer, sought = await self.offer(interaction), self._tidy(typed)
        found = offer.meant(sought) if len(sought) >= LEAST_LETTERS else offer.equal(sought)
        return found[0] if len(found) == 1 else sought

    async def chosen(self, interaction: Interaction, typed: str, *, option: str) -> str:
        """The value meant by *typed* in the option called *option*.

        :raises WhichOne: if it means none, or several.
        """
        offer = await self.offer(interaction)
        value = await self.value(interaction, typed)
        if value not in offer.names:
            raise which_one(offer, offer.meant(self._tidy(typed)), typed, option=option)
        return value


def nearest(named: Named, typed: str) -> str | None:
    """The name most like *typed*, compared word by word; None if none is similar.

    Misspelt words count by their likeness.
    """
    best = next(iter(_by_likeness(named, typed)), "")
    return best if _likeness(best, typed) >= LEAST_LIKENESS else None


def which_one(offer: Offer, found: Sequence[str], typed: str, *, option: str) -> WhichOne:
    """The error for what was *typed* in the option called *option*.

    It fits all of the values *found*, or none if there are none. The error names some of what is
    possible: those it fits, or else the nearest.
    """
    near = None if found else nearest(offer.names, typed)
    named = [offer.names[one] for one in found] or _by_likeness(offer.names, typed)
    return WhichOne(
        count=len(found),
        option=Text.of(f"name-option-{option}"),
        typed=cut(typed.strip(), TYPED_LETTERS),
        near=near or "",
        offered="; ".join(cut(one, OFFERED_LETTERS) for one in named[:MOST_OFFERED]),
    )


async def refused(interaction: Interaction, error: Exception) -> Choices:
    """One suggestion with the reason why there are none: the first line of *error* in words."""
    said = (await excuse(interaction, error)).split("\n", maxsplit=1)[0].replace("`", "")
    return reason(said)


def reason(said: str) -> Choices:
    """One suggestion with the reason why there are none, cut after a sentence if too long."""
    whole = (
        said if len(said) <= NAME_LETTERS else said[: NAME_LETTERS + 1].rpartition(". ")[0] + "."
    )
    name = whole if len(whole) > 1 else said
    return [app_commands.Choice(name=cut(name, NAME_LETTERS), value=NO_CHOICE)]


def _by_likeness(named: Named, typed: str) -> list[str]:
    """The names of *named*, those most like *typed* first."""
    return sorted(named.values(), key=lambda name: _likeness(name, typed), reverse=True)


def _likeness(name: str, typed: str) -> float:
    """The likeness of the words of *typed* to those of *name*, from 0 to 1."""
    sought, words = plain(typed).split(), plain(name).split()
    if not sought or not words:
        return 0
    return fmean(max(_alike(one, word) for word in words) for one in sought)


def _alike(one: str, other: str) -> float:
    return difflib.SequenceMatcher(None, one, other).ratio()
