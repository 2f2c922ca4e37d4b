"""Pages to look things up: one's own signals, all ships, and what each signal means."""

from collections.abc import Iterator
from typing import Final, get_args

from engine.core.game_words import Panel
from engine.core.words import Listing, Text
from engine.games.man_o_war.judgement.shots import harm
from engine.games.man_o_war.model.areas import Aim
from engine.games.man_o_war.model.names import SIDES
from engine.games.man_o_war.model.printed import printed
from engine.games.man_o_war.model.signals import Intent
from engine.games.man_o_war.model.state import Open, WarView
from engine.games.man_o_war.rules.gunnery import dice_of
from engine.games.man_o_war.rules.measuring import as_known
from engine.games.man_o_war.rules.ruler import BATTERY_OF, REACHES
from engine.games.man_o_war.rules.sails import lies_to_wind, speed_in
from engine.games.man_o_war.rules.sheets import INTENTS
from engine.games.man_o_war.rules.squadrons import can_act, can_sail, in_command
from engine.games.man_o_war.words import things
from engine.games.man_o_war.words.labels import joined
from engine.games.man_o_war.words.map import condition, nearest

AIMED: Final[tuple[Aim, ...]] = get_args(Aim)
"""How guns may be laid at a ship with high and low areas."""

HAND_TITLE: Final = Text(key="panel-hand")


def hand(view: WarView) -> tuple[Text, ...]:
    """The signals of the view's side, and the state of its ships; nothing for who watches."""
    if view.side is None:
        return ()
    battle = as_known(view)
    lines: list[Text] = []
    for number, signal in view.side.signals.items():
        if in_command(battle, battle.squadrons[number]):
            told = things.signal(battle, signal)
            name = things.squadron(battle, number)
            lines.append(Text.of("told", squadron=name, signal=told))
            lines.append(Text.of("hand-guns", guns=things.guns(battle, signal.guns)))
            lines.append(Text.of("hand-guns", guns=things.boarding(signal.boarding)))
    lines += [
        Text.of("told-scuttle", ship=things.ship(battle, ship), go="yes")
        for ship in view.side.scuttle
    ]
    mine = [one for number in view.side.signals for one in battle.squadrons[number].ships]
    return (*lines, *_ships(battle, mine))


def panels(view: WarView) -> tuple[Panel, ...]:
    """All ships with what they have lost, what guns can do, and what each signal means."""
    battle = as_known(view)
    every = tuple(_ships(battle, range(len(battle.ships))))
    intents = tuple(
        Text.of("panel-intent", name=Text.of("menu-intent", intent=one), intent=one)
        for one in INTENTS
        if _of_use(battle, one)
    )
    return (
        Panel(key="ships", title=Text.of("panel-ships"), lines=every),
        Panel(key="guns", title=Text.of("panel-guns"), lines=(*_arcs(view), *_odds(view))),
        Panel(key="signals", title=Text.of("panel-signals"), lines=intents),
    )


def _arcs(view: WarView) -> Iterator[Text]:
    """MOW-RANGE-02: the guns left on each side of one's own ships; none for who watches."""
    battle, side = view.open, SIDES.get(view.seat)
    for number, ship in enumerate(battle.ships):
        guns = {arc: dice_of(battle, number, arc) for arc in BATTERY_OF}
        if ship.flag == side and can_act(battle, number) and any(guns.values()):
            sides = tuple(
                Text.of("guns-of-side", count=count, side=arc)
                for arc, count in guns.items()
                if count
            )
            name = things.ship(battle, number)
            yield Text.of("panel-arcs", ship=name, sides=Listing(items=sides))


def _odds(view: WarView) -> Iterator[Text]:
    """The odds of a die by range, for each sort of ship of the enemies, whole."""
    battle, side = view.open, SIDES.get(view.seat)
    for sort in dict.fromkeys(one.sort for one in battle.ships if one.side != side):
        card = printed(battle).ships[sort]
        for aim in AIMED if card.divided else AIMED[:1]:
            chances = {band: round(100 * harm(battle, card, band, aim)) for band in REACHES}
            kind = aim if card.divided else "any"
            yield Text.of("panel-odds", sort=sort.value, aim=kind, **chances)


def _of_use(battle: Open, intent: Intent) -> bool:
    """Whether ships of this battle can carry out *intent*; galleys alone have none abeam."""
    return not battle.options.galleys or intent not in {"broadside_on", "before_the_wind"}


def _ships(battle: Open, numbers: "range | list[int]") -> Iterator[Text]:
    for number in numbers:
        one = battle.ships[number]
        if one.lot == "afloat":
            state = joined([nearest(battle, number), condition(battle, number)])
        else:
            how = "scuttled" if one.scuttled else "sunk"
            state = Text.of("ship-lost", turn=one.sunk_in, how=how)
        name = things.ship(battle, number)
        yield Text.of("panel-ship", ship=name, sort=one.sort.value, state=state)
        if can_sail(battle, number):
            yield Text.of(
                "panel-sails",
                ship=name,
                lies=lies_to_wind(battle, number),
                beam=things.length(speed_in(battle, number, "beam_wind")),
                following=things.length(speed_in(battle, number, "following_wind")),
            )
