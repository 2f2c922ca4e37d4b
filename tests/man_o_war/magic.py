"""Battles with wizards for tests: hands as a test wants them, spells cast with scripted dice."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from engine.core.dice import ScriptedDice, SeededDice
from engine.core.game import Step
from engine.core.referee import Referee
from engine.games.man_o_war.model import actions as a
from engine.games.man_o_war.model import events as e
from engine.games.man_o_war.model.magic import Card, Casting, Choice, College, DispelPolicy, Wizard
from engine.games.man_o_war.model.names import OFFICER
from tests.man_o_war.battle import Battle


class MagicBattle(Battle):
    """A battle of two Masters, on A1 and on the first ship of the east.

    *west* and *east* are their hands; all other cards are in the deck. By default their colleges
    are none of the cards that most tests cast.
    """

    def __init__(
        self,
        *,
        west: Sequence[Card] = (),
        east: Sequence[Card] = (),
        colleges: tuple[College, College] = (College.GOLD, College.GOLD),
        **places: Any,
    ) -> None:
        super().__init__(**places)
        battle = self.open
        battle.options = replace(battle.options, wizards="master")
        first = next(n for n, one in enumerate(battle.ships) if one.side == "east")
        for side, college, ship, hand in (
            ("west", colleges[0], 0, west),
            ("east", colleges[1], first, east),
        ):
            battle.wizards[side] = Wizard(
                level="master", college=college, ship=ship, hand=len(hand)
            )
            self.state.sides[side].hand = [*hand]
        self.state.hidden.deck = [card for card in Card if card not in {*west, *east}]

    def casting(
        self, card: Card, at: str | None = None, choice: Choice | None = None, squadron: str = ""
    ) -> Casting:
        return Casting(
            card=card,
            ship=None if at is None else self.number(at),
            squadron=self.letters.index(squadron) if squadron else None,
            choice=choice,
        )

    def prepare(self, seat: str, casting: Casting | None) -> Step[Any, Any]:
        return self.play(seat, a.PrepareSpell(decision=self.asked(seat), casting=casting))

    def dispels(self, seat: str, policy: DispelPolicy) -> None:
        self.play(seat, a.OrderDispel(decision=self.asked(seat), policy=policy))

    def magic(self, *faces: int) -> Step[Any, Any]:
        """Seal both sheets, and have the next wizard cast; the dice show just these *faces*."""
        self.seal()
        return self.play(OFFICER, a.PlayOn(), *faces)

    def casts(self, casting: Casting, *faces: int) -> e.SpellWorked:
        """The west casts with a 6, then the dice show just these *faces*; what came of it."""
        self._give("west", casting.card)
        self.prepare("p1", casting)
        step = self.magic(6, *faces)
        (worked,) = self.told(step, e.SpellWorked)
        assert isinstance(worked, e.SpellWorked)
        return worked

    def prepare_for(
        self, seat: str, card: Card, at: str | None = None, choice: Choice | None = None
    ) -> None:
        """Give a card to the wizard of a seat, and have him prepare it."""
        self._give("west" if seat == "p1" else "east", card)
        self.prepare(seat, self.casting(card, at, choice))

    def dice(self, *faces: int) -> Referee:
        """A referee whose dice show just these *faces*."""
        return Referee(ScriptedDice(faces))

    def referee(self) -> Referee:
        """A referee with dice that show anything."""
        return Referee(SeededDice("magic"))

    def _give(self, side: str, card: Card) -> None:
        hand = self.state.sides[side].hand
        if card not in hand:
            hand.append(card)
            self.state.hidden.deck.remove(card)
        self.open.wizards[side].hand = len(hand)
