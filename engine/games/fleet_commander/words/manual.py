"""The manual: the game, its goal, the seat's options now, and the signs of the picture."""

from collections.abc import Iterator
from typing import Final

from engine.core.agenda import waiting
from engine.core.words import Fact, Text
from engine.games.fleet_commander.model.battlefield import printed
from engine.games.fleet_commander.model.cards import (
    FLEET_SORTS,
    DataSet,
    LayoutCard,
    Special,
    Weapon,
)
from engine.games.fleet_commander.model.data_set import standard
from engine.games.fleet_commander.model.decisions import FleetDecision
from engine.games.fleet_commander.model.options import Options
from engine.games.fleet_commander.model.results import SPECIALS
from engine.games.fleet_commander.model.state import FleetView, Open
from engine.games.fleet_commander.rules.bridge import usable
from engine.games.fleet_commander.rules.end import threshold
from engine.games.fleet_commander.rules.layout import (
    board_for,
    formation_on,
    sectors_advised,
    sectors_each,
)
from engine.games.fleet_commander.rules.scenarios import SCENARIOS
from engine.games.fleet_commander.rules.scenarios.scenario import first_game_points
from engine.games.fleet_commander.rules.sides import FACTIONS, TEAMS, handicap, mode_of, seating
from engine.games.fleet_commander.rules.turn import to_roll
from engine.games.fleet_commander.words import things
from engine.games.fleet_commander.words.scenarios import SCENARIO_WORDS, words_of

_SIGNS: Final = (
    *("badges", "letters", "score", "marks", "faces", "colours", "turned", "weapons", "drain"),
    *("bridge", "support", "counter", "retreat", "far", "ships"),
)
"""The lines of every legend, in their order."""

_RARE_SIGNS: Final = (("signal", "hidden_deployment"), ("undiscovered", "fog_of_war"))
"""Signs that only an optional rule brings, each with that rule's option."""


def rules_left_out(options: Options) -> tuple[str, ...]:
    """Beginnings of the ids of rules of all scenarios but the one that is played."""
    others = (name for name in SCENARIOS if name != options.scenario)
    return tuple(f"FC-SCEN-{name.rpartition('_')[2].upper()}-" for name in others)


def goal(options: Options, commanders: int) -> tuple[Text, ...]:
    """Explain the game, how to win, and what the dice are for, a line each.

    A handicap, and optional rules that hide ships or sectors, add lines of their own.
    """
    points = options.points if options.fleets == "chosen" else first_game_points(standard())
    sides = seating(options).sides
    teams = mode_of(options) in TEAMS
    mode = "teams" if teams else mode_of(options)
    total = points * commanders // len(sides) if teams else points
    facts: dict[str, Fact] = {
        "mode": mode,
        "points": points,
        "total": total,
        "left": threshold(total),
    }
    return (
        Text.of("goal-game", mode=mode),
        SCENARIO_WORDS[options.scenario].goal(facts),
        *_handicaps(options, points, commanders),
        Text.of("goal-dice"),
        *([Text.of("goal-hidden")] * options.hidden_deployment),
        *([Text.of("goal-fog")] * options.fog_of_war),
    )


def _handicaps(options: Options, points: int, commanders: int) -> Iterator[Text]:
    """Tell which side has more class points, and at how many it has lost if points decide."""
    for side, faction in enumerate(FACTIONS):
        if more := handicap(options, side):
            teams = mode_of(options) in TEAMS
            total = (points + more) * (commanders // len(FACTIONS) if teams else 1)
            by_points = SCENARIOS[options.scenario].by_points
            yield Text.of(
                "goal-handicap",
                side=faction,
                more=more,
                mode="teams" if teams else "duel",
                decided="points" if by_points else "otherwise",
                total=total,
                left=threshold(total),
            )


def terms(data: DataSet, options: Options, commanders: int) -> Iterator[Text]:
    """Sum up the agreed battle: board, fleets, and every option that differs from the usual or
    advised.
    """
    sitting = seating(options)
    people = max(sitting.least, min(commanders, sitting.most))
    about = SCENARIO_WORDS[options.scenario]
    yield from about.terms()
    card = board_for(data, options, people)
    board = card.board if isinstance(card, LayoutCard) else card.id
    yield Text.of("terms-board", board=board)
    yield about.fleets(data, options)
    for side, faction in enumerate(FACTIONS):
        if more := handicap(options, side):
            yield Text.of("terms-handicap", side=faction, more=more)
    if (formation := formation_on(card, options)) is not None:
        yield Text.of("terms-formation", formation=formation)
    least, most = sectors_advised(data, people)
    each = sectors_each(card, people)
    if not least <= each <= most:
        yield Text.of("terms-sectors", each=round(each), least=least, most=most)
    chosen = not SCENARIOS[options.scenario].tiles and not options.fog_of_war
    if options.special_sectors and chosen:
        yield Text.of("terms-tiles", count=options.special_sectors)
    if options.portals:
        yield Text.of("terms-portals", count=options.portals)
    if not options.abilities:
        yield Text.of("terms-no-abilities")
    if not options.drain:
        yield Text.of("terms-no-drain")
    if options.secret_weapons:
        yield Text.of("terms-secret-weapons")
    if options.hidden_deployment:
        yield Text.of("terms-hidden-deployment")
    if options.fog_of_war:
        yield Text.of("terms-fog-of-war")


def how(view: FleetView) -> tuple[Text, ...]:
    """Tell what the seat can do now, a line each, after the side that it commands if sides differ.

    Nothing for spectators and once the battle is over.
    """
    battle = view.open
    if view.seat not in battle.commanders or battle.winners is not None:
        return ()
    faction = battle.commanders[view.seat].faction
    return (*words_of(battle).side(faction), *_possible(view))


def _possible(view: FleetView) -> tuple[Text, ...]:
    battle = view.open
    if asked := [one for one in waiting(view.agenda) if one.seat == view.seat]:
        fleet = any(isinstance(one, FleetDecision) for one in asked)
        return (Text.of("how-asked"), *([Text.of("how-fleet")] * fleet))
    if waiting(view.agenda) or battle.turn.seat != view.seat:
        return (Text.of("how-wait"),)
    return tuple(_now(view))


def legend(view: FleetView) -> tuple[Text, ...]:
    """Explain each sign of the picture, and each sort of ship with its figures.

    Signs that are not in play are left out once the fleets have been chosen.
    """
    battle = view.open
    played = battle.options
    cards = printed(battle).ships
    begun, aboard = bool(battle.ships), {ship.sort for ship in battle.ships}
    fields = [one for one in Special if one in battle.sectors or not begun or played.fog_of_war]
    signs = [
        *_SIGNS,
        *(one.value for one in fields),
        *(sign for sign, rule in _RARE_SIGNS if getattr(played, rule)),
    ]
    sorts = [one for one in FLEET_SORTS if one in aboard or not begun or played.hidden_deployment]
    figures = tuple(
        Text.of(
            "legend-ship",
            sort=sort.value,
            points=cards[sort].ship_class,
            power=cards[sort].firepower,
            hull=cards[sort].hull,
        )
        for sort in sorts
    )
    if battle.portals:
        signs.append("portals")
    armed = (Text.of("legend-weapon", weapon=one.value) for one in _weapons(battle))
    return (*(Text.of("legend", sign=sign) for sign in signs), *figures, *armed)


def weapons_in_play(battle: Open) -> Iterator[Text]:
    """Describe each special weapon that a ship not destroyed is known to have, on the
    board or not.
    """
    for weapon in _weapons(battle):
        yield Text.of("panel-weapon", weapon=weapon.value)


def _weapons(battle: Open) -> Iterator[Weapon]:
    for weapon in Weapon:
        if any(ship.weapon is weapon and ship.hull for ship in battle.ships):
            yield weapon


def _now(view: FleetView) -> Iterator[Text]:
    battle = view.open
    if battle.turn.phase == "energy":
        yield Text.of("how-roll", count=to_roll(battle, view.seat))
        return
    held = usable(battle.commanders[view.seat])
    pointing = [one for one in held if one not in SPECIALS]
    if pointing or not held:
        yield Text.of("how-act", dice=things.dice(pointing), count=len(pointing))
    else:
        yield Text.of("how-specials-alone", dice=things.dice(held))
    if battle.turn.again is not None:
        yield Text.of("how-again", foes="no" if battle.turn.again.foes is None else "yes")
    if battle.options.hidden_deployment and any(one[0] == "R" for one in held):
        yield Text.of("how-scan")
    if battle.options.fog_of_war and any(one[0] == "B" for one in held):
        yield Text.of("how-scan-fog")
    specials = [one for one in held if one[2] == "S"]
    if len(specials) > 1:
        yield Text.of("how-specials")
    if held:
        yield Text.of("how-end")
