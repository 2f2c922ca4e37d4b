"""People who play any game over the wire by what its planner offers: menus, forms and *Confirm*."""

from collections.abc import Iterable, Sequence
from itertools import cycle
from pathlib import Path
from typing import Any, Literal

from engine.ai.policies import one_of
from engine.core.codec import Codec
from engine.core.dice import Dice, policy_dice
from engine.core.game import AnyGame
from engine.core.records import Seat
from tests.menu_player import typed_in
from tests.wire.outcome import Outcome
from tests.wire.sim import Sim
from tests.wire.table_players import Voyage
from tests.wire.things import Message

Cut = tuple[str, Literal["before", "after"]]
"""A request, and whether the bot is killed before or after it is served."""

MOST_ATTEMPTS = 20
"""Attempts of a person at one action, as the bot may die during each."""


class MenuVoyage(Voyage):
    """*people* play *game* with *preset*; a seed decides their choices."""

    def __init__(
        self, sim: Sim, home: Path, game: AnyGame, preset: str, people: Sequence[str], **more: Any
    ) -> None:
        super().__init__(sim, home, people=people, policies=(), **more)
        self._game, self._preset = game, preset
        self._states: Codec[Any] = Codec(game.state_type)
        self._cuts: Iterable[Cut] = ()
        self.seed = "menus"
        self.forms = 0
        """The number of forms sent."""

    def cut_forms(self, *cuts: Cut) -> None:
        """Kill the bot inside each form sent from now on, at one of *cuts* after another."""
        self._cuts = cycle(cuts)

    async def embark(self) -> "MenuVoyage":
        first, *others = self.people
        named = {"game": self._game.slug, "preset": self._preset, "language": "en"}
        await self._typed(first, "table new", named)
        for name in others:
            await self._typed(name, "table join")
        assert not (await self._typed(first, "table start")).failed
        return self

    @property
    def state(self) -> Any:
        """The state of the last commit."""
        ((raw,),) = self.look("SELECT state FROM snapshot")
        return self._states.load(raw)

    @property
    def waits(self) -> tuple[Seat, ...]:
        return self._game.to_act(self.state)

    async def _deed(self) -> Outcome:
        """Choose and confirm an action, again from the beginning until the log contains it."""
        who, rows = self.people[int(self.waits[-1][1:]) - 1], self._rows()
        for _ in range(MOST_ATTEMPTS):
            told = await self._attempt(who, policy_dice(self.seed, self._deeds))
            if self._rows() > rows:
                return told
        raise AssertionError(f"nothing comes of it: {told}")

    async def _attempt(self, who: str, dice: Dice) -> Outcome:
        told = await self.done(lambda: self.sim.slash(who, self.channel, "turn act"))
        planner = told.message
        assert planner is not None, told
        while not (confirm := _keys(planner.buttons, ":confirm:")):
            if not planner.selects and not _keys(planner.buttons, ":into:"):
                return told
            await self._choose(who, planner, dice)
        return await self.done(lambda: self.sim.click(who, planner, confirm[0]))

    async def _choose(self, who: str, planner: Message, dice: Dice) -> None:
        """Fill in a form where one is offered, or else go a level down the menus."""
        forms = _keys(planner.buttons, ":form:")
        if forms and one_of((True, False), dice):
            opened = await self.done(lambda: self.sim.click(who, planner, forms[0]))
            if opened.modal is not None:
                await self._send(opened, typed_in(opened.modal, dice))
            return
        if few := _keys(planner.buttons, ":into:"):
            key = one_of(few, dice)
            await self.done(lambda: self.sim.click(who, planner, key))
            return
        (menu,) = (one for one in planner.selects if ":m-plan:" in one["custom_id"])
        picked, key = one_of(menu["options"], dice)["value"], menu["custom_id"]
        await self.done(lambda: self.sim.select(who, planner, picked, key=key))

    async def _send(self, opened: Outcome, answers: dict[str, str]) -> None:
        self.forms += 1
        cut = next(iter(self._cuts), None)
        fault = cut and self.sim.fault(cut[0], drop=cut[1], kill=True, times=1)
        await self.done(lambda: self.sim.modal(opened, answers))
        if fault:
            fault.lift()

    def _rows(self) -> int:
        return int(self.look("SELECT count(*) FROM log")[0][0])


def _keys(components: Iterable[Any], verb: str) -> list[str]:
    return [one["custom_id"] for one in components if verb in one["custom_id"]]
