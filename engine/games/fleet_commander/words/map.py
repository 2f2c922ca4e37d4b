"""The board in words: each sector that is not empty, then the bridges."""

from collections.abc import Iterator

from engine.core.agenda import waiting
from engine.core.game_words import Panel, PictureTexts
from engine.core.records import Seat
from engine.core.words import Fact, Listing, Person, Text
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.battlefield import (
    board,
    figures,
    is_undiscovered,
    portal_at,
    ships_by_sector,
)
from engine.games.fleet_commander.model.cards import FLEET_SORTS, ShipSort, SignalSort, Special
from engine.games.fleet_commander.model.state import FleetView, Open, Ship
from engine.games.fleet_commander.rules.bridge import on_bridge, reminders, usable
from engine.games.fleet_commander.rules.end import (
    points_by_side,
    points_left,
    starting_points,
    threshold,
)
from engine.games.fleet_commander.rules.sides import TEAMS, mode_of
from engine.games.fleet_commander.words import things
from engine.games.fleet_commander.words.hand import answers
from engine.games.fleet_commander.words.manual import weapons_in_play
from engine.games.fleet_commander.words.reasons import why_panel
from engine.games.fleet_commander.words.scenarios import words_of


def summary(view: FleetView) -> tuple[Text, ...]:
    """Sum up the battle for a phone: whose turn it is, with which dice; dice kept on bridges, if
    any; and the score.
    """
    battle = view.open
    if battle.winners is not None:
        return (_race(battle),)
    if battle.turn.phase == "setup":
        return (_setup(view),)
    return (_turn(battle), *_kept(battle), _race_in_short(battle) or _race(battle))


def describe(view: FleetView) -> tuple[Text, ...]:
    """Describe all that the picture shows, for readers who cannot see it."""
    battle = view.open
    laid = words_of(battle).map_lines(battle)
    lying = (*_lone_portals(battle), *laid, *_unknown(battle))
    return (*_standing(view), *_sectors(battle), *lying, *_tokens(battle))


def _standing(view: FleetView) -> tuple[Text, ...]:
    """The lines of ``summary``, but with a line for each bridge."""
    battle = view.open
    if battle.winners is not None:
        return (_race(battle),)
    if battle.turn.phase == "setup":
        return (_setup(view),)
    bridges = (_bridge(battle, one) for one in battle.order)
    return (_turn(battle), *bridges, _race(battle))


def _setup(view: FleetView) -> Text:
    return Text.of("summary-setup", commander=Person(seat=_called(view)))


def _turn(battle: Open) -> Text:
    """Tell whose turn it is, and the dice rolled."""
    seat = battle.turn.seat
    commander = battle.commanders[seat]
    return Text.of(
        "summary-turn",
        round=battle.round,
        commander=Person(seat=seat),
        phase=battle.turn.phase,
        dice=things.dice(commander.rolled),
        count=len(commander.rolled),
    )


def _kept(battle: Open) -> Iterator[Text]:
    """List the dice on all bridges in one line; nothing if all are empty."""
    held = {seat: on_bridge(battle.commanders[seat]) for seat in battle.order}
    parts = tuple(
        Text.of("summary-held", commander=Person(seat=seat), dice=things.dice(dice))
        for seat, dice in held.items()
        if dice
    )
    if parts:
        yield Text.of("summary-kept", held=Listing(items=parts))


def _race_in_short(battle: Open) -> Text | None:
    """Class points left, with the common mark of defeat named once.

    None if commanders lose at different points, in teams, or if the scenario has a score of its
    own.
    """
    if words_of(battle).objective(battle) is not None or mode_of(battle.options) in TEAMS:
        return None
    playing = [seat for seat in battle.order if not battle.commanders[seat].eliminated]
    lost = {threshold(battle.commanders[seat].points) for seat in playing}
    if len(lost) != 1:
        return None
    left = points_left(battle)
    scores = tuple(Text.of("score", commander=Person(seat=s), points=left[s]) for s in playing)
    return Text.of("summary-race-short", scores=Listing(items=scores), lost=lost.pop())


def alt(view: FleetView) -> Text:
    """Alternative text of the picture: one line of at most 256 letters."""
    battle = view.open
    if battle.winners is not None:
        winners = Listing(items=tuple(Person(seat=seat) for seat in battle.winners))
        return Text.of("alt-won", winners=winners, count=len(battle.winners), round=battle.round)
    if battle.turn.phase == "setup":
        return Text.of("alt-setup", commander=Person(seat=_called(view)))
    seat = _called(view)
    return Text.of(
        "alt",
        round=battle.round,
        commander=Person(seat=seat),
        asked="yes" if waiting(view.agenda) else "no",
        dice=things.dice(usable(battle.commanders[seat])),
        race=words_of(battle).objective(battle) or _scores(battle),
    )


def _scores(battle: Open) -> Text:
    """Class points left of each commander."""
    left = points_left(battle)
    scores = tuple(Text.of("score", commander=Person(seat=s), points=left[s]) for s in battle.order)
    return Text.of("summary-points", scores=Listing(items=scores))


def picture(view: FleetView) -> PictureTexts:
    """Texts of the picture: the round as its title, and as caption the goal before the battle, or
    the winners after it.
    """
    battle = view.open
    title = Text.of("picture-title", round=battle.round)
    if battle.winners is None:
        before = battle.turn.phase == "setup"
        return PictureTexts(
            title=title, caption=words_of(battle).goal_in_short(battle) if before else None
        )
    winners = Listing(items=tuple(Person(seat=seat) for seat in battle.winners))
    caption = Text.of("picture-won", number=len(battle.winners), winners=winners)
    return PictureTexts(title=title, caption=caption, reason=_reason(battle))


def _reason(battle: Open) -> Text | None:
    """The sentence that told the end; None if a version that kept no cause has played it."""
    if battle.winners is None or battle.ended is None:
        return None
    points = tuple(points_left(battle).items())
    event = e.BattleEnded(winners=battle.winners, why=battle.ended, points=points)
    return words_of(battle).ended(battle, event)


def panels(view: FleetView) -> tuple[Panel, ...]:
    """Panels: fleets ship by ship (or the classes before there are any), bridges and weapons in
    play.

    An attack that somebody is asked about comes first.
    """
    battle = view.open
    if battle.ships:
        fleets = Panel(key="fleets", title=Text.of("panel-fleets"), lines=tuple(_fleets(battle)))
    else:
        fleets = Panel(key="classes", title=Text.of("panel-classes"), lines=tuple(_classes(battle)))
    bridges = Panel(key="bridges", title=Text.of("panel-bridges"), lines=tuple(_bridges(battle)))
    found = [fleets, bridges]
    if weapons := tuple(weapons_in_play(battle)):
        found.append(Panel(key="weapons", title=Text.of("panel-weapons"), lines=weapons))
    if (why := why_panel(view)) is not None:
        found.insert(0, why)
    return tuple(found)


def _called(view: FleetView) -> Seat:
    """The seat asked first, or else the seat whose turn it is."""
    asked = waiting(view.agenda)
    return asked[0].seat if asked else view.open.turn.seat


def _race(battle: Open) -> Text:
    """The score: the scenario's own, or else class points left and the mark of defeat of each
    commander or team.
    """
    if (told := words_of(battle).objective(battle)) is not None:
        return told
    left = points_left(battle)
    if mode_of(battle.options) in TEAMS:
        teams = tuple(_score_of_team(battle, side) for side in points_by_side(battle))
        return Text.of("summary-teams", scores=Listing(items=teams))
    scores = tuple(
        Text.of(
            "score-of",
            commander=Person(seat=seat),
            points=left[seat],
            lost=threshold(battle.commanders[seat].points),
        )
        for seat in battle.order
        if not battle.commanders[seat].eliminated
    )
    return Text.of("summary-race", scores=Listing(items=scores))


def _score_of_team(battle: Open, side: int) -> Text:
    """Class points left of a team and its members, and the mark of its defeat."""
    left = points_left(battle)
    mates = [seat for seat in battle.order if battle.commanders[seat].side == side]
    scores = tuple(Text.of("score", commander=Person(seat=s), points=left[s]) for s in mates)
    return Text.of(
        "score-of-team",
        side=Text.of("side-name", side=battle.commanders[mates[0]].faction),
        points=points_by_side(battle)[side],
        lost=threshold(starting_points(battle)[side]),
        scores=Listing(items=scores),
    )


def _bridge(battle: Open, seat: Seat) -> Text:
    held = on_bridge(battle.commanders[seat])
    return Text.of(
        "summary-bridge", commander=Person(seat=seat), dice=things.dice(held), count=len(held)
    )


def _bridges(battle: Open) -> Iterator[Text]:
    """Describe each bridge: its dice, its tiles, the reserve, and ways to answer an attack."""
    for seat in battle.order:
        commander = battle.commanders[seat]
        yield _bridge(battle, seat)
        if tiles := tuple(_tile(battle, one) for one in reminders(battle, seat)):
            yield Text.of("panel-tiles", tiles=Listing(items=tiles))
        yield Text.of("panel-reserve", dice=things.in_reserve(commander.reserve))
        if named := answers(commander):
            yield Text.of("panel-answers", answers=Listing(items=named))


def _tile(battle: Open, tile: Ship | ShipSort) -> Text:
    if isinstance(tile, ShipSort):
        return Text.of("ability", sort=tile.value)
    return _armed(battle, tile)


def _classes(battle: Open) -> Iterator[Text]:
    """Describe each class of ship that fleets are composed of: points, hull, firepower
    and ability.
    """
    ships = figures(battle.data)
    for sort in FLEET_SORTS:
        key = "ability" if battle.options.abilities else "sort"
        yield Text.of(
            "panel-class",
            ship=Text.of(key, sort=sort.value),
            points=ships.ship_class[sort],
            hull=ships.hull[sort],
            firepower=ships.firepower[sort],
        )


def _fleets(battle: Open) -> Iterator[Text]:
    hulls = figures(battle.data).hull
    for seat in battle.order:
        yield Text.of("panel-fleet", commander=Person(seat=seat))
        for ship in battle.ships:
            if ship.owner == seat and (ship.hidden or ship.sort is not SignalSort.DECOY):
                where: Fact = (
                    Text.of("ship-nowhere", lost=_whereabouts(ship))
                    if ship.at is None
                    else things.sector(battle, ship.at)
                )
                yield Text.of(
                    "panel-ship",
                    ship=_armed(battle, ship),
                    hull=ship.hull,
                    most=hulls[ship.sort],
                    sector=where,
                    what=_what(ship),
                )


def _whereabouts(ship: Ship) -> str:
    """State of a ship without a sector, as the text expects it: lost (yes), still to come (no) or
    away.
    """
    if ship.gone:
        return "away"
    return "no" if ship.hull else "yes"


def _armed(battle: Open, ship: Ship) -> Text:
    named = things.ship(battle, ship.id)
    if ship.sealed and not ship.hidden:
        weapon = "none" if ship.weapon is None else ship.weapon.value
        return Text.of("ship-sealed", ship=named, weapon=weapon)
    if ship.weapon is None:
        return named
    return Text.of("ship-armed", ship=named, weapon=ship.weapon.value)


def _what(ship: Ship) -> str:
    """Kind of a ship: a token without hull, a ship hidden from others, or an ordinary ship."""
    if isinstance(ship.sort, SignalSort):
        return "token"
    return "hidden" if ship.hidden else "ship"


def _sectors(battle: Open) -> Iterator[Text]:
    hulls = figures(battle.data).hull
    by_sector = ships_by_sector(battle)
    for cell in board(battle).cells:
        there = by_sector.get(cell)
        if there is None:
            if isinstance(battle.sectors[cell], Special) or portal_at(battle, cell) is not None:
                yield Text.of("map-empty", sector=things.sector(battle, cell))
            continue
        named = tuple(
            Text.of(
                "map-ship",
                ship=_armed(battle, ship),
                hull=ship.hull,
                most=hulls[ship.sort],
                what=_what(ship),
            )
            for ship in there
        )
        yield Text.of(
            "map-sector",
            sector=things.sector(battle, cell),
            commander=Person(seat=there[0].owner),
            ships=Listing(items=named),
        )


def _lone_portals(battle: Open) -> Iterator[Text]:
    """One line for each portal without a partner on the board."""
    letters = [one.letter for one in battle.portals]
    for one in battle.portals:
        if letters.count(one.letter) == 1:
            name = things.sector_name(battle, one.at)
            yield Text.of("map-lone-portal", sector=name, letter=one.letter)


def _unknown(battle: Open) -> Iterator[Text]:
    """FC-FOG-13: one line with all sectors that nobody has discovered."""
    names = [
        things.sector_name(battle, cell)
        for cell in board(battle).cells
        if is_undiscovered(battle, cell)
    ]
    if names:
        sectors = Listing(items=tuple(Text.of("sector", name=name) for name in names))
        yield Text.of("map-undiscovered", sectors=sectors)


def _tokens(battle: Open) -> Iterator[Text]:
    for token in battle.tokens:
        ship, weapon = things.ship_of(battle, token.launcher), token.weapon.value
        if token.at is not None:
            place: Fact = things.sector_name(battle, token.at)
            yield Text.of("map-token", weapon=weapon, place=place, ship=ship)
        elif token.on is not None:
            place = things.ship_of(battle, token.on)
            yield Text.of("map-token", weapon=weapon, place=place, ship=ship)
