"""Battles for tests: galleys put where a test wants them, signals, and scripted dice.

``Battle(A1=(30, 60, 90), B1=(50, 60, 270))`` has a galley of the west at 30 cm east and 60 cm north
with its bow to the east, and one of the east that faces it. Ships of one letter are a squadron, of
the west if the letter is A, C or E, and their leader is the first one named.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Literal

from engine.core.dice import ScriptedDice, SeededDice
from engine.core.game import Step, begin, look, play
from engine.core.records import Seat
from engine.games.man_o_war.game import ManOWar
from engine.games.man_o_war.model import actions as a
from engine.games.man_o_war.model.lengths import units
from engine.games.man_o_war.model.names import OFFICER, SIDES, Arc, ShipId
from engine.games.man_o_war.model.options import Options
from engine.games.man_o_war.model.ships import ShipSort
from engine.games.man_o_war.model.signals import (
    AimPolicy,
    BoardingOrder,
    BoardingPolicy,
    Guns,
    Helm,
    Policy,
    Signal,
    Under,
)
from engine.games.man_o_war.model.state import Fleet, Open, Ship, Squadron, WarState, WarView
from engine.games.man_o_war.rules.measuring import cover
from engine.games.man_o_war.rules.musters import SORTS
from engine.games.man_o_war.rules.ruler import Target, all_under
from engine.space.plane import DEGREE, Pose
from tests.legality import forbidden_by

Place = tuple[float, float, float]
"""Centimetres to the east and to the north, and degrees clockwise from north."""


class Battle:
    """A battle with its ships at *places*; with *sorts* they are other ships than galleys, by
    letter, and sail. Lengths are measured freely, or by eye.
    """

    def __init__(
        self,
        *,
        turns: int = 6,
        turn: int = 1,
        measuring: Literal["by_eye", "free"] = "free",
        sorts: Mapping[str, str] | None = None,
        **places: Place,
    ) -> None:
        self.game = ManOWar()
        self.state: WarState
        dice, options = SeededDice("battle"), Options(turns=turns, measuring=measuring)
        if sorts is not None:
            options = replace(options, fleets="points_700")
        self.sorts = sorts or {}
        self.state, _ = begin(self.game, ("p1", "p2"), options, dice)
        self.names = [*places]
        battle = self.open
        battle.turn = turn
        battle.initiative = "west"
        letters = sorted({name[0] for name in places})
        battle.ships = [self._ship(name, place, letters) for name, place in places.items()]
        battle.squadrons = [self._squadron(letter) for letter in letters]
        self.state.sides = {
            side: Fleet(
                signals={
                    number: Signal(helm=Helm(intent="stay"))
                    for number, one in enumerate(battle.squadrons)
                    if one.side == side
                },
                given=[],
            )
            for side in SIDES.values()
        }
        cover(self.state)

    @property
    def open(self) -> Open:
        return self.state.open

    def view(self, seat: Seat = "p1") -> WarView:
        return look(self.game, self.state, seat)

    def number(self, name: str) -> ShipId:
        return self.names.index(name)

    def ship(self, name: str) -> Ship:
        return self.open.ships[self.number(name)]

    def place(self, name: str) -> Place:
        """Where a ship lies, to a hundredth of a centimetre and a tenth of a degree."""
        at = self.ship(name).at
        return round(at.x / 1e4, 2), round(at.y / 1e4, 2), round(at.heading / DEGREE, 1)

    def signal(
        self,
        letter: str,
        intent: Any = "stay",
        *,
        at: str | None = None,
        by: int = 0,
        policy: Policy = "as_they_bear",
        only: str | None = None,
        aim: AimPolicy = "low",
        under: Under = "either",
        boarding: BoardingPolicy = "abandoned",
        lead: int | None = None,
    ) -> a.GiveSignal:
        """The action that signals to the squadron of this *letter*."""
        number = self.letters.index(letter)
        seat = "p1" if self.open.squadrons[number].side == "west" else "p2"
        helm = Helm(intent=intent, at=None if at is None else self.number(at), by=by, under=under)
        guns = Guns(policy=policy, at=None if only is None else self.number(only), aim=aim)
        order = BoardingOrder(policy=boarding, lead=lead)
        signal = Signal(helm=helm, guns=guns, boarding=order)
        return a.GiveSignal(decision=self.asked(seat), squadron=number, signal=signal)

    @property
    def letters(self) -> list[str]:
        return [one.letter for one in self.open.squadrons]

    def asked(self, seat: Seat) -> int:
        """The id of the question to a seat; 0 if it is asked nothing."""
        found = (one.id for one in self.game.pending(self.state) if one.seat == seat)
        return next(found, 0)

    def play(self, seat: Seat, action: a.Action, *faces: int) -> Step[Any, Any]:
        """Play an *action*, which must be legal, with dice that show just these *faces*."""
        with ScriptedDice(faces) as dice:
            return play(self.game, self.state, seat, action, dice, seq=1)

    def signals(self, letter: str, intent: Any = "stay", **how: Any) -> None:
        """Give a signal to the squadron of this *letter*."""
        action = self.signal(letter, intent, **how)
        self.play("p1" if letter in "ACE" else "p2", action)

    def seal(self) -> None:
        """Seal the sheets of both sides."""
        for seat in SIDES:
            if number := self.asked(seat):
                self.play(seat, a.Seal(decision=number))

    def acts(self, name: str, intent: Any = "stay", *faces: int, **how: Any) -> Step[Any, Any]:
        """Have a ship act by a signal, with dice that show just these *faces*, others to follow."""
        if self.open.phase == "signals":
            self.signals(name[0], intent, **how)
            self.seal()
        mine = self.number(name)
        others = [number for number in range(len(self.names)) if number != mine]
        self.open.to_act = [mine, *others]
        return self.play(OFFICER, a.PlayOn(), *faces)

    def refused(self, seat: Seat, action: a.Action) -> str | None:
        """The rule by which an action is refused; None if it is legal."""
        return forbidden_by(self.game, self.state, seat, action)

    def under(self, name: str = "A1", arc: Arc = "bow") -> Target | None:
        """The first thing under the ruler of an *arc* of a ship."""
        return next(iter(all_under(self.open, self.number(name), arc)), None)

    def told(self, step: Step[Any, Any], kind: type[Any]) -> list[Any]:
        return [event for event in step.events if isinstance(event, kind)]

    def _ship(self, name: str, place: Place, letters: list[str]) -> Ship:
        side = "west" if name[0] in "ACE" else "east"
        card = self.game.data.ships[ShipSort(self.sorts.get(name[0], SORTS[side]))]
        x, y, heading = place
        return Ship(
            side=side,
            sort=card.sort,
            squadron=letters.index(name[0]),
            number=int(name[1]),
            at=Pose(units(x), units(y), round(heading * DEGREE)),
            crew=card.crew,
            hits={},
        )

    def _squadron(self, letter: str) -> Squadron:
        ships = tuple(self.number(name) for name in self.names if name[0] == letter)
        side = "west" if letter in "ACE" else "east"
        return Squadron(side=side, letter=letter, leader=ships[0], ships=ships)
