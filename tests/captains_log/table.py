"""A game set up for a test: an open sea, ships on the hexes that a test names, scripted dice.

All tiles of ``Table()`` are revealed: tile *n* in slot *n - 1*, not rotated, all deep sea unless
a test brings tiles of its own. There is no wind, and ``p1`` is on turn.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from engine.core.agenda import waiting
from engine.core.codec import Codec
from engine.core.dice import ScriptedDice, SeededDice
from engine.core.game import Step, begin, look, play
from engine.core.records import Seat
from engine.games.captains_log.game import CaptainsLog
from engine.games.captains_log.model import data_set
from engine.games.captains_log.model.actions import Action
from engine.games.captains_log.model.cards import TileCard, WindCard
from engine.games.captains_log.model.chart import LOCAL, SIZE, chart
from engine.games.captains_log.model.companies import company
from engine.games.captains_log.model.components import DataSet
from engine.games.captains_log.model.data_set import standard
from engine.games.captains_log.model.decisions import Asked
from engine.games.captains_log.model.options import Options
from engine.games.captains_log.model.state import (
    Captain,
    Company,
    Cube,
    Hex,
    LogState,
    LogView,
    Npc,
    Open,
)
from engine.games.captains_log.rules.hold import load
from engine.games.captains_log.rules.turn import new_turn
from engine.space.hexes import Axial, Heading
from tests.legality import Order, forbidden_by, legal

STILL = WindCard(id="still", modifiers=(0, 0, 0, 0, 0, 0))


def tile(number: int, **printed_on_it: Any) -> TileCard:
    """A tile of open sea with *printed_on_it*, in coordinates of the tile."""
    return TileCard(number=number, source="authored", **printed_on_it)


def hex_of(number: int, q: int = 0, r: int = 0) -> Hex:
    """The hex at *q*, *r* of tile *number*, where the builder lays it."""
    return (number - 1) * SIZE + LOCAL.index(Axial(q, r))


class Table:
    def __init__(
        self,
        *tiles: TileCard,
        captains: int = 1,
        winds: Iterable[WindCard] = (STILL,),
        data: DataSet | None = None,
        **options: Any,
    ) -> None:
        self.data = _data(tiles, winds, data or standard())
        self.game = CaptainsLog(self.data)
        seats = [f"p{number + 1}" for number in range(captains)]
        self.state, self.setup = begin(
            self.game, seats, replace(Options(missions=False), **options), SeededDice("table")
        )
        self.state.agenda.clear()
        sea = self.sea
        sea.tiles = tuple(6 * number for number in sorted(self.data.tiles))
        sea.unseen, sea.flags, sea.loose = [], {}, {}
        sea.barrels = [at for places in chart(sea).barrels.values() for at in places]
        sea.order, sea.turn = seats, new_turn("p1")
        sea.wind = next(iter(self.data.winds))
        sea.winds = sorted(set(self.data.winds) - {sea.wind})

    @property
    def sea(self) -> Open:
        return self.state.open

    def view(self, seat: Seat = "p1") -> LogView:
        return look(self.game, self.state, seat)

    def captain(self, seat: Seat = "p1") -> Captain:
        return self.sea.captains[seat]

    def company(self, seat: Seat = "p1") -> Company:
        return company(self.sea, self.captain(seat))

    def place(self, seat: Seat, at: Hex, heading: Heading = 0, **what: Any) -> Captain:
        """Put the ship of *seat* on the map; *what* are further fields of either."""
        captain, ours = self.captain(seat), self.company(seat)
        captain.at, captain.heading = at, heading
        for name, is_so in what.items():
            setattr(ours if hasattr(ours, name) else captain, name, is_so)
        return captain

    def npc(
        self,
        name: Seat,
        at: Hex | None,
        heading: Heading = 0,
        *,
        card: int,
        owner: Seat = "p1",
        **what: Any,
    ) -> Npc:
        """Put NPC card *card*, revealed, at sea as *name*; *what* are its further fields."""
        sea, hidden = self.sea, self.state.hidden
        known = sea.npcs.get(name)
        hidden.face_down.pop(name, None)
        for key, pile in hidden.deck.items():
            if card in pile:
                pile.remove(card)
                sea.deck[key] -= 1
        since = known.since if known else sea.npcs_drawn + 1
        sea.npcs_drawn = max(sea.npcs_drawn, since)
        back = self.data.npcs[card].ship
        ship = Npc(owner=owner, since=since, back=back, card=card, goods=[], at=at, heading=heading)
        for other, down in list(hidden.face_down.items()):
            if down == card:
                del hidden.face_down[other], sea.npcs[other]
        for field, is_so in what.items():
            setattr(ship, field, is_so)
        sea.npcs[name] = ship
        return ship

    def without_npcs(self) -> "Table":
        """Remove every NPC, together with its card."""
        self.sea.npcs.clear()
        self.state.hidden.face_down.clear()
        return self

    def load(self, seat: Seat, *cubes: Cube) -> None:
        """Stow *cubes* in the slots that suit them best."""
        for cube in cubes:
            load(self.sea, self.captain(seat), cube)

    def act(self, seat: Seat, action: Action, *faces: int) -> Step[Action, Any]:
        """Play *action*, the dice showing *faces*, which must be used up.

        The state goes through JSON first, as it does between two actions of a real table.
        """
        self.state = survive(self.state)
        with ScriptedDice(faces) as dice:
            return play(self.game, self.state, seat, action, dice, seq=1)

    def acts(self, seat: Seat, *actions: Action) -> None:
        for action in actions:
            self.act(seat, action)

    def refused(self, seat: Seat, action: Action) -> str | None:
        """The rule that forbids *action* now; None if it is allowed."""
        return forbidden_by(self.game, self.state, seat, action)

    def legal(self, seat: Seat, actions: Iterable[Order]) -> list[Order]:
        """Those of *actions* that are allowed now."""
        return legal(self.game, self.state, seat, actions)

    def suggested(self, seat: Seat = "p1") -> Sequence[Action]:
        return list(self.game.suggest(self.view(seat)))

    def asked(self) -> Sequence[Asked]:
        return waiting(self.state.agenda)


def survive(state: LogState) -> LogState:
    return _CODEC.load(_CODEC.dump(state))


def _data(tiles: Iterable[TileCard], winds: Iterable[WindCard], data: DataSet) -> DataSet:
    own = {card.number: card for card in tiles}
    blank = {
        number: own.get(number) or TileCard(number=number, source="authored")
        for number, card in data.tiles.items()
        if not card.optional
    }
    for number, card in blank.items():
        if card.start is None and number <= 4:
            blank[number] = replace(card, start=Axial(0, 0))
    cards = {card.id: card for card in winds}
    name = str(hash((tuple(blank.values()), tuple(cards.values()), data.hash)))
    return data_set.register(replace(data, tiles=blank, winds=cards, hash=name))


_CODEC: Codec[LogState] = Codec(LogState)
