"""A person who plays only by taps, each of which is counted."""

from dataclasses import dataclass
from typing import Any

import simcord

from tests.cogs.discord_server import ids_of, labels_of, offers_of, options_of, shown

MENU_OF_PLANS = "m-goal"


@dataclass(slots=True)
class Fingers:
    """Counts the taps of *person*; *seen* is the last answer."""

    person: simcord.MemberActor
    seen: Any
    taps: int = 0

    async def press(self, verb: str, number: int = 0) -> simcord.InteractionResult:
        """Press a button of *verb* on the last answer: one tap."""
        key = [one for one in ids_of(self.seen) if one.split(":")[1] == verb][number]
        self.taps += 1
        return self._sees(await self.person.click(self.seen, custom_id=key))

    async def pick(self, verb: str, number: int = 0) -> simcord.InteractionResult:
        """Open a menu and take one of its options: two taps."""
        key = next(one for one in ids_of(self.seen) if one.split(":")[1] == verb)
        self.taps += 2
        value = options_of(self.seen, verb)[number]["value"]
        return self._sees(await self.person.select(self.seen, [value], custom_id=key))

    async def plan(self, words: str) -> simcord.InteractionResult:
        """Take the plan whose text contains *words*, by its button or from the menu."""
        for number, said in enumerate(offers_of(self.seen)):
            if words in said:
                return await self.press("intend", number)
        few = [label for label in labels_of(self.seen) if words in label]
        if few:  # one or two plans more are buttons
            self.taps += 1
            return self._sees(await self.person.click(self.seen, label=few[0]))
        labels = [one["label"] for one in options_of(self.seen, MENU_OF_PLANS)]
        (number,) = [at for at, label in enumerate(labels) if words in label][:1]
        return await self.pick(MENU_OF_PLANS, number)

    def _sees(self, result: simcord.InteractionResult) -> simcord.InteractionResult:
        self.seen = shown(result)
        return result
