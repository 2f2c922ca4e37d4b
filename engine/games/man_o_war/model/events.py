"""Events of a battle: all but signals are told to everybody, and hold no more than ``Open``."""

from typing import ClassVar, Literal, TypeAlias

from engine.core.records import value
from engine.core.referee import Event
from engine.core.seating import Side
from engine.games.man_o_war.model.areas import AreaName
from engine.games.man_o_war.model.deeds import Boarding, Grounding, Ram, Volley, Way
from engine.games.man_o_war.model.magic import (
    Attempt,
    Card,
    Casting,
    College,
    DispelPolicy,
    Fate,
    Level,
    Wrought,
)
from engine.games.man_o_war.model.names import ShipId, SquadronId, Wind
from engine.games.man_o_war.model.ships import Count
from engine.games.man_o_war.model.signals import Signal


@value
class BattleBegan(Event):
    """The ships lie at their places, among so many *pieces* of terrain."""

    kind: Literal["battle_began"] = "battle_began"
    wind: Wind
    pieces: Count = 0


@value
class WindTurned(Event):
    """MOW-WIND-02, MOW-WIND-03: both sides rolled *face* for initiative, so the wind turned."""

    kind: Literal["wind_turned"] = "wind_turned"
    face: Count
    wind: Wind


@value
class TurnBegan(Event):
    """MOW-INIT-01: the dice of each side, by side, and who has initiative."""

    kind: Literal["turn_began"] = "turn_began"
    turn: Count
    initiative: Side
    west: Count
    east: Count


@value
class Signalled(Event):
    """A squadron of the reader's side was told what to do."""

    kind: Literal["signalled"] = "signalled"
    squadron: SquadronId
    signal: Signal


@value
class Sealed(Event):
    kind: Literal["sealed"] = "sealed"
    side: Side


@value
class Moved(Event):
    reveals: ClassVar[bool] = True

    kind: Literal["moved"] = "moved"
    ship: ShipId
    way: Way
    straggler: bool = False
    """Whether it is a straggler that follows its squadron at the end of the turn."""


@value
class RanAground(Event):
    """MOW-OBST-01, MOW-OBST-03: a ship ran onto land."""

    reveals: ClassVar[bool] = True

    kind: Literal["ran_aground"] = "ran_aground"
    ship: ShipId
    grounding: Grounding


@value
class Refloated(Event):
    """MOW-OBST-05, MOW-OBST-06: the die of a ship aground; it is *off*, or stays where it is.

    In a spring tide it gets off without a die, and there is no *face* (MOW-HM-10).
    """

    reveals: ClassVar[bool] = True

    kind: Literal["refloated"] = "refloated"
    ship: ShipId
    face: Count | None
    off: bool


@value
class Rammed(Event):
    reveals: ClassVar[bool] = True

    kind: Literal["rammed"] = "rammed"
    ship: ShipId
    ram: Ram


@value
class Fired(Event):
    reveals: ClassVar[bool] = True

    kind: Literal["fired"] = "fired"
    ship: ShipId
    volley: Volley


@value
class Boarded(Event):
    """MOW-BOARD-01: a ship boarded another, round by round."""

    reveals: ClassVar[bool] = True

    kind: Literal["boarded"] = "boarded"
    ship: ShipId
    boarding: Boarding


@value
class ShipManned(Event):
    """MOW-CAPTURE-01, MOW-CAPTURE-06, MOW-AMB-19: *crew* went aboard a ship without any.

    The ship is a *prize* of those who man it, or else belongs to its first owner again.
    """

    kind: Literal["ship_manned"] = "ship_manned"
    ship: ShipId
    by: ShipId
    crew: Count
    prize: bool


@value
class ShipSunk(Event):
    """MOW-SINK-01: a ship went down and left a wreck."""

    kind: Literal["ship_sunk"] = "ship_sunk"
    ship: ShipId


@value
class ShipAbandoned(Event):
    """MOW-CREW-03: the last crew of a ship is gone."""

    kind: Literal["ship_abandoned"] = "ship_abandoned"
    ship: ShipId


FireFate: TypeAlias = Literal["goes_out", "contained", "spreads", "grows", "held"]
"""What a fire does; one is *held* that would spread to where no area is, or one already burns."""


@value
class Burned(Event):
    """MOW-FIRETAB-01: a fire in *area* of a ship, the *face* of its die, and what it did.

    *to_area* is the area that it spread to, and *choice* the die for which of two areas above.
    """

    reveals: ClassVar[bool] = True

    kind: Literal["burned"] = "burned"
    ship: ShipId
    area: AreaName
    face: Count
    fate: FireFate
    to_area: AreaName | None = None
    choice: Count | None = None


@value
class ScuttleOrdered(Event):
    """The reader's side ordered a ship to be scuttled at the end of the turn, or not to be."""

    kind: Literal["scuttle_ordered"] = "scuttle_ordered"
    ship: ShipId
    go: bool


@value
class Scuttled(Event):
    """MOW-SCUTTLE-04: a ship was sunk by those aboard, and left a wreck.

    Of the crew of a prize, so much was *saved* aboard its *home*, from which it came; a ship that
    is no prize has none.
    """

    kind: Literal["scuttled"] = "scuttled"
    ship: ShipId
    home: ShipId | None = None
    saved: Count = 0


@value
class FellBehind(Event):
    """MOW-STRAGGLER-01: a ship is a straggler in the next turn."""

    kind: Literal["fell_behind"] = "fell_behind"
    ship: ShipId


@value
class Rejoined(Event):
    """MOW-STRAGGLER-08: a straggler is back with its squadron."""

    kind: Literal["rejoined"] = "rejoined"
    ship: ShipId


@value
class LeaderReplaced(Event):
    """MOW-SQUAD-03: a squadron has a new leader."""

    kind: Literal["leader_replaced"] = "leader_replaced"
    squadron: SquadronId
    leader: ShipId


@value
class WizardsJoined(Event):
    """MOW-SETUP-06, MOW-SETUP-07: the wizard of a side, by *level* and *college*, on a ship."""

    kind: Literal["wizards_joined"] = "wizards_joined"
    side: Side
    level: Level
    college: College
    ship: ShipId


@value
class CardsDrawn(Event):
    """MOW-SETUP-08, MOW-END-03: cards that the reader's own wizard drew."""

    kind: Literal["cards_drawn"] = "cards_drawn"
    side: Side
    cards: tuple[Card, ...]


@value
class CardsDiscarded(Event):
    """MOW-END-03: cards that a wizard threw away."""

    kind: Literal["cards_discarded"] = "cards_discarded"
    side: Side
    cards: tuple[Card, ...]


@value
class DeckShuffled(Event):
    """MOW-END-07: the discards are the deck again."""

    kind: Literal["deck_shuffled"] = "deck_shuffled"


@value
class SpellPrepared(Event):
    """The reader's own wizard shall cast this spell, or none."""

    kind: Literal["spell_prepared"] = "spell_prepared"
    casting: Casting | None


@value
class DispelOrdered(Event):
    """The reader's own wizard was told which enemy spells to dispel."""

    kind: Literal["dispel_ordered"] = "dispel_ordered"
    policy: DispelPolicy


@value
class DiscardOrdered(Event):
    """The reader's own wizard was told to throw a card away at the end of the turn, or not to."""

    kind: Literal["discard_ordered"] = "discard_ordered"
    card: Card
    go: bool


@value
class SpellCast(Event):
    """MOW-MAGIC-01: a wizard cast a spell, or failed to; *own* if it is of his own college."""

    reveals: ClassVar[bool] = True

    kind: Literal["spell_cast"] = "spell_cast"
    side: Side
    casting: Casting
    attempt: Attempt
    own: bool


@value
class SpellDropped(Event):
    """A spell was not cast, as its target was gone; the card is kept."""

    reveals: ClassVar[bool] = True

    kind: Literal["spell_dropped"] = "spell_dropped"
    side: Side
    casting: Casting


@value
class SpellDispelled(Event):
    """MOW-MAGIC-04, MOW-MAGIC-05: a wizard tried to dispel the enemy spell *casting*."""

    reveals: ClassVar[bool] = True

    kind: Literal["spell_dispelled"] = "spell_dispelled"
    side: Side
    card: Card
    casting: Casting
    attempt: Attempt
    own: bool


@value
class SpellWorked(Event):
    """A spell of *side* worked, and did so much at once."""

    reveals: ClassVar[bool] = True

    kind: Literal["spell_worked"] = "spell_worked"
    side: Side
    casting: Casting
    wrought: Wrought


@value
class WizardFared(Event):
    """MOW-WRECK-02, MOW-WRECK-05, MOW-WRECK-06: something befell a wizard."""

    kind: Literal["wizard_fared"] = "wizard_fared"
    side: Side
    fate: Fate
    ship: ShipId


@value
class BattleEnded(Event):
    """The battle is over; *honours* are those of each side; *winner* is None for a draw."""

    kind: Literal["battle_ended"] = "battle_ended"
    winner: Side | None
    why: Literal["last_afloat", "honours"]
    honours: tuple[tuple[Side, Count], ...]


Told = (
    BattleBegan
    | WindTurned
    | TurnBegan
    | Signalled
    | Sealed
    | Moved
    | RanAground
    | Refloated
    | Rammed
    | Fired
    | Boarded
    | ShipManned
    | ShipSunk
    | ShipAbandoned
    | Burned
    | ScuttleOrdered
    | Scuttled
    | FellBehind
    | Rejoined
    | LeaderReplaced
    | WizardsJoined
    | CardsDrawn
    | CardsDiscarded
    | DeckShuffled
    | SpellPrepared
    | DispelOrdered
    | DiscardOrdered
    | SpellCast
    | SpellDropped
    | SpellDispelled
    | SpellWorked
    | WizardFared
    | BattleEnded
)
