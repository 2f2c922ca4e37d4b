"""A captain's own ship, purse and standing, in full."""

from collections.abc import Iterator
from typing import Final

from engine.core.words import Fact, Listing, Text
from engine.games.captains_log.model.cards import Nation
from engine.games.captains_log.model.companies import company
from engine.games.captains_log.model.printed import printed, ship_card
from engine.games.captains_log.model.state import Ammo, Captain, Cube, LogView, Upgrade
from engine.games.captains_log.rules import hold, move, shipyard, shot, standing
from engine.games.captains_log.words import missions, things
from engine.games.captains_log.words.places import whereabouts
from engine.space.hexes import HEADINGS

HAND_TITLE: Final = Text(key="panel-hand")


def hand(view: LogView) -> tuple[Text, ...]:
    """Lines about the view's captain: ship, hold, guns, purse and standing; none for spectators."""
    sea = view.open
    captain = sea.captains.get(view.seat)
    if captain is None:
        return ()
    return (
        *_ship(view, captain),
        *_hold(view, captain),
        *_guns(view, captain),
        *_purse(view, captain),
        *_standing(view, captain),
        *missions.lines(view),
    )


def _ship(view: LogView, captain: Captain) -> Iterator[Text]:
    card = ship_card(view.open, captain)
    yield Text.of(
        "hand-ship",
        sort=things.ship_type(card),
        level=card.level,
        defence=card.defence,
        robustness=card.robustness,
    )
    if captain.at is None:
        yield Text.of("hand-not-placed")
    elif captain.heading is None:
        yield Text.of("hand-marked", place=whereabouts(view, captain.at))
    else:
        heading = things.compass(captain.heading)
        yield Text.of("hand-place", place=whereabouts(view, captain.at), heading=heading)
        yield Text.of("hand-moves", moves=_moves(view, captain))


def _moves(view: LogView, captain: Captain) -> Listing:
    """The movement points of a first step in each direction, wind, yaw and load included."""
    return Listing(
        items=tuple(
            Text.of(
                "hand-move",
                heading=things.compass(heading),
                points=move.movement(view.open, captain, heading),
            )
            for heading in HEADINGS
        )
    )


def _hold(view: LogView, captain: Captain) -> Iterator[Text]:
    card, loaded = ship_card(view.open, captain), hold.draft(view.open, captain)
    yield Text.of(
        "hand-draft",
        load=hold.weight(captain.hold),
        draft=loaded,
        movement=card.movement + captain.upgrades.get(Upgrade.SAILS, 0),
        lost=hold.draft_penalty(loaded, card.draft),
        torn=captain.sail_damage,
    )
    carried = tuple(
        Text.of("cube", cube=cube.value, count=captain.hold.count(cube))
        for cube in Cube
        if cube is not Cube.EMPTY and cube in captain.hold
    )
    yield Text.of(
        "hand-hold",
        cubes=Listing(items=carried),
        slots=len(captain.hold),
        free=hold.free_slots(captain),
    )


def _guns(view: LogView, captain: Captain) -> Iterator[Text]:
    sea, seat = view.open, view.seat
    bonuses = shot.broadside(sea, seat, Ammo.NORMAL).bonuses
    yield Text.of(
        "hand-guns",
        guns=len(bonuses),
        cannons=hold.cannons(captain),
        better=sum(map(bool, bonuses)),
        bonus=max(bonuses, default=0),
        reach=1 + captain.upgrades.get(Upgrade.LONG_GUNS, 0),
    )
    ammo = tuple(Text.of("ammo", ammo=kind.value) for kind in captain.ammo)
    yield Text.of("hand-ammo", ammo=Listing(items=ammo))
    fitted = tuple(
        Text.of("upgrade-count", upgrade=kind.value, count=count)
        for kind, count in captain.upgrades.items()
        if count
    )
    if fitted:
        yield Text.of("hand-upgrades", upgrades=Listing(items=fitted))


def _purse(view: LogView, captain: Captain) -> Iterator[Text]:
    target, fame = view.open.options.target, company(view.open, captain).fame
    yield Text.of("hand-purse", doubloons=captain.doubloons, fame=fame, target=target)
    if captain.barrels or captain.wrecks:
        yield Text.of("hand-tokens", barrels=captain.barrels, wrecks=captain.wrecks)


def _standing(view: LogView, captain: Captain) -> Iterator[Text]:
    """Lines on each nation with an opinion of the captain, with its effects, then the indifferent
    ones and those joined.
    """
    ours = company(view.open, captain)
    indifferent: list[Fact] = []
    for nation, reputation in ours.reputation.items():
        if not reputation:
            indifferent.append(Text.of("nation", nation=nation.value))
            continue
        effects = _effects(view, captain, nation)
        facts = Text.of(
            "hand-reputation", nation=nation.value, reputation=things.signed(reputation)
        )
        if effects.items:
            facts = Text.of(
                "hand-reputation-effects",
                nation=nation.value,
                reputation=things.signed(reputation),
                effects=effects,
            )
        yield facts
    if indifferent:
        yield Text.of("hand-indifferent", nations=Listing(items=tuple(indifferent)))
    if ours.joined:
        nations = tuple(Text.of("nation", nation=nation.value) for nation in ours.joined)
        yield Text.of("hand-joined", nations=Listing(items=nations))


def _effects(view: LogView, captain: Captain, nation: Nation) -> Listing:
    """Effects of *nation*'s columns on the captain, in the order in which they were reached."""
    reached = standing.effects(view.open, captain, nation)
    printed_columns = printed(view.open).reputation[nation].columns
    columns = sorted(printed_columns, key=lambda column: abs(column[0]))
    ordered = dict.fromkeys(
        effect
        for _, effects in columns
        for effect in effects
        if effect in reached and (effect != "access" or nation is not Nation.PIRATES)  # CL-YARD-08
    )
    trusted = standing.access_level(view.open, captain, nation) >= shipyard.SHIP_ACCESS
    needed = standing.column_of_access(view.open.data, nation, shipyard.SHIP_ACCESS) or 0
    access = 0 if trusted else needed
    return Listing(items=tuple(_effect(effect, nation, access) for effect in ordered))


def _effect(effect: str, nation: Nation, access: int) -> Text:
    return Text.of("effect", effect=effect, nation=nation.value, access=access)
