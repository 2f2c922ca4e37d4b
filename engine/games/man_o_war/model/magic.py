"""Magic: colleges, the cards of spells, wizards, and spells prepared, worked and lasting."""

from enum import StrEnum
from typing import Annotated, Final, Literal, TypeAlias, get_args

from annotated_types import Interval

from engine.core.records import state, value
from engine.core.seating import Side
from engine.games.man_o_war.model.areas import Aim, AreaName
from engine.games.man_o_war.model.deeds import Panicked, Shot, Way
from engine.games.man_o_war.model.names import ShipId, SquadronId
from engine.games.man_o_war.model.ships import Count, Source
from engine.space.plane import Pose


class College(StrEnum):
    AMBER = "amber"
    AMETHYST = "amethyst"
    BRIGHT = "bright"
    CELESTIAL = "celestial"
    GOLD = "gold"
    GREY = "grey"
    JADE = "jade"
    LIGHT = "light"


class Card(StrEnum):
    """The cards of the deck, each of which is there once."""

    SPARK_VOLLEY = "spark_volley"
    BURNING_CANVAS = "burning_canvas"
    PITCH_FIRE = "pitch_fire"
    MASTER_THE_FLAME = "master_the_flame"
    FAN_THE_EMBERS = "fan_the_embers"
    HELLSTORM = "hellstorm"
    WEED_SNARE = "weed_snare"
    LIVING_TIMBER = "living_timber"
    RIP_CURRENT = "rip_current"
    SPRING_TIDE = "spring_tide"
    DROWNED_HANDS = "drowned_hands"
    DREAD = "dread"
    WORM_ROT = "worm_rot"
    GHOST_AT_THE_HELM = "ghost_at_the_helm"
    SOUL_CHILL = "soul_chill"
    LEADEN_HULL = "leaden_hull"
    GILDED_PLANKS = "gilded_planks"
    SPIKED_GUNS = "spiked_guns"
    TRUE_BORE = "true_bore"
    TRANSMUTED_SHOT = "transmuted_shot"
    KRAKENS_COIL = "krakens_coil"
    GULL_SWARM = "gull_swarm"
    OX_STRENGTH = "ox_strength"
    WOLF_FURY = "wolf_fury"
    LEVIATHANS_SHOVE = "leviathans_shove"
    TURN_THE_WIND = "turn_the_wind"
    FAIR_GALE = "fair_gale"
    BECALM = "becalm"
    THUNDERBOLT = "thunderbolt"
    OMEN = "omen"
    BRIGHT_WARD = "bright_ward"
    BLINDING_FLASH = "blinding_flash"
    MEND_THE_CREW = "mend_the_crew"
    BEACON = "beacon"
    UNMAKE = "unmake"
    FOG_BANK = "fog_bank"
    WHISPERED_PANIC = "whispered_panic"
    CLOAK_OF_MIST = "cloak_of_mist"
    FALSE_BEARINGS = "false_bearings"
    STEAL_THE_WIND = "steal_the_wind"


Level: TypeAlias = Literal["apprentice", "adept", "master"]
LEVELS: Final[tuple[Level, ...]] = get_args(Level)

CastNumber: TypeAlias = Annotated[int, Interval(ge=2, le=6)]
"""Lowest face with which a card works; a 1 always fails (MOW-TURN-03)."""

Bearing: TypeAlias = Literal["ahead", "astern", "abeam_port", "abeam_starboard"]
"""Where something lies from a ship."""

Compass: TypeAlias = Literal["n", "ne", "e", "se", "s", "sw", "w", "nw"]

Shove: TypeAlias = Literal[
    "port_15", "starboard_15", "port_30", "starboard_30", "port_45", "starboard_45"
]

Shift: TypeAlias = Literal["clockwise", "counter_clockwise"]

Choice: TypeAlias = Aim | Shift | Compass | Shove | Bearing | AreaName
"""What a caster chooses besides a target: an aim, a turn of the wind, a direction, a turn of a
ship, a place beside it, or an area of it.
"""

DispelPolicy: TypeAlias = Literal["never", "flagship", "any", "ask"]
"""Enemy spells to dispel if a card can: none, those at the wizard's ship, all, or as answered."""
DISPEL_POLICIES: Final[tuple[DispelPolicy, ...]] = get_args(DispelPolicy)


@value
class SpellCard:
    """A card: its *college*, the number that it is *cast* with, and the college it *dispels*."""

    card: Card
    college: College
    cast: CastNumber
    dispels: College
    source: Source
    rulebook: tuple[str, ...] = ()


@value
class WizardCard:
    """A level of wizards: cards on *hand*, *points*, and honours for one *killed* or *captured*."""

    level: Level
    hand: Count
    points: Count
    killed: Count
    captured: Count
    source: Source
    rulebook: tuple[str, ...] = ()


@value
class Casting:
    """A *card* to cast at a *ship* or a *squadron*, with a *choice* where it needs one."""

    card: Card
    ship: ShipId | None = None
    squadron: SquadronId | None = None
    choice: Choice | None = None


@value
class Lasting:
    """A spell of *side* that lasts until the end of the turn.

    It is on a *ship*, on a *squadron*, on a place *at* which fog lies, or else on the whole fleet.
    One that works only once is *spent* then. *token* tells whether it gave its ship a token.
    """

    side: Side
    card: Card
    ship: ShipId | None = None
    squadron: SquadronId | None = None
    choice: Choice | None = None
    at: Pose | None = None
    spent: bool = False
    token: bool = False


@value
class Attempt:
    """The *dice* of a cast or a dispel, the second one a re-roll, the number *needed*, and whether
    it was *good* enough.
    """

    dice: tuple[Count, ...]
    needed: Count
    good: bool


@value
class Wrought:
    """What a spell did at once: the *dice* rolled, *shots* at a ship, the *area* it struck, the
    *save* rolled against it, the waterline *points* or *crew* that it took or gave, the *fires* it
    lit or put out, how it moved a ship, and the panic it caused.

    *idle* tells that it had no effect.
    """

    dice: tuple[Count, ...] = ()
    shots: tuple[Shot, ...] = ()
    area: AreaName | None = None
    save: Count | None = None
    points: Count = 0
    crew: Count = 0
    fires: Count = 0
    way: Way | None = None
    panicked: Panicked | None = None
    idle: bool = False


Fate: TypeAlias = Literal["aboard", "clinging", "captured", "drowned"]
"""What has become of a wizard; one who clings to a wreck or debris lives and casts."""


@state
class Wizard:
    """The wizard of a side: *ship* is the one he is aboard, or clings to what is left of.

    *fate* is what was last told of him. *hand* is the number of cards he holds.
    """

    level: Level
    college: College
    ship: ShipId
    hand: Count = 0
    fate: Fate = "aboard"
    dispelled: bool = False
    """Whether he has tried to dispel a spell this turn (MOW-MAGIC-07)."""
