"""Man O'War as a scene: all that a seat may see of a battle, and the latest events."""

from collections.abc import Iterable, Iterator
from typing import Final

from engine.core.agenda import waiting
from engine.core.records import Seat, clone
from engine.games.man_o_war.judgement.forecast import forecast
from engine.games.man_o_war.model import events as e
from engine.games.man_o_war.model.names import SEATS, SIDES, WINDS, ShipId
from engine.games.man_o_war.model.printed import card_of
from engine.games.man_o_war.model.signals import AT_A_FOE
from engine.games.man_o_war.model.state import Fleet, Open, WarView
from engine.games.man_o_war.model.terrain import TerrainKind
from engine.games.man_o_war.rules.enchantments import FOG
from engine.games.man_o_war.rules.ground import piece_of
from engine.games.man_o_war.rules.honours import honours
from engine.games.man_o_war.rules.measuring import InSight, as_known
from engine.games.man_o_war.rules.squadrons import can_act
from engine.space.plane import Pose
from renders.man_o_war import scene as s
from renders.man_o_war.afloat import name_of, near_leader, ship_of, side_number
from renders.man_o_war.in_sight import exactly, seen_by_all
from renders.man_o_war.measures import cm, points_of, pose_of
from renders.man_o_war.scene import Scene
from renders.man_o_war.told import events_of, happened
from renders.picture import Words

HULKS: Final = ("wreck", "debris")
SHIPS_LISTED: Final = 9
"""Most ships of a side that its panel lists one by one."""
DRAWN_AS: Final[dict[TerrainKind, s.TerrainKind]] = {
    TerrainKind.COAST: "coast",
    TerrainKind.SANDBANK: "sandbank",
    TerrainKind.ROCKS: "rocks",
    TerrainKind.ICEBERG: "iceberg",
}
"""How pieces of land are drawn that are no islands."""


def scene_of(
    view: WarView,
    words: Words,
    *,
    told: Iterable[e.Told] = (),
    planned: bool = False,
    recalled: bool = False,
    pictured: InSight | None = None,
) -> Scene:
    """The battle as the view's seat may see it.

    *told* are the latest events; if they tell no deeds, those of the last turn are drawn. While a
    seat signals, the ways of its own side's signals are drawn in their place; with *planned* the
    events are those of a plan. Events that are *recalled* are drawn alone. Where measuring is by
    eye, *pictured* is what every eye sees.
    """
    battle, news = seen_by_all(view.open, pictured), tuple(told)
    if pictured is not None:
        news = tuple(exactly(view.open, battle, news))
    does = any(isinstance(event, e.Moved) for event in news)
    about_to = battle.phase == "signals" or (planned and not battle.acts)
    signalling = view.side is not None and about_to and not recalled
    plans = signalling and (planned or not does)
    if plans:
        news = tuple(event for event in news if isinstance(event, e.Signalled))
    elif not does and not recalled:
        news = (*news, *events_of(battle.acts))
    drawn = happened(battle, news)
    ships = tuple(_ships(battle, news))
    ghosts, tethers = _plans(view, ships) if plans else ((), ())
    return Scene(
        size=(cm(battle.width), cm(battle.height)),
        title=words.title,
        caption=words.caption,
        reason=words.reason,
        mark=words.mark,
        wind=90 * WINDS.index(battle.wind),
        sides=tuple(_musters(view, words)),
        terrain=tuple(_terrain(battle)),
        ships=ships,
        hulks=tuple(_hulks(battle)),
        ghosts=ghosts,
        tethers=tethers,
        ways=tuple(drawn.ways),
        volleys=tuple(drawn.volleys),
        blows=tuple(drawn.blows),
        grapples=tuple(drawn.grapples),
        fogs=tuple(
            (pose_of(battle, one.at).at, cm(FOG)) for one in battle.spells if one.at is not None
        ),
        focus=tuple(drawn.places) if recalled else (),
        winners=() if battle.winner is None else (side_number(battle.winner),),
    )


def _ships(battle: Open, news: tuple[e.Told, ...]) -> Iterator[s.Ship]:
    """The ships afloat, those that have just moved with a wake, and those just signalled lit."""
    moved = {event.ship for event in news if isinstance(event, e.Moved) and event.way.legs}
    lit = {event.squadron for event in news if isinstance(event, e.Signalled)}
    for number, one in enumerate(battle.ships):
        if one.lot == "afloat":
            acting = one.squadron in lit
            yield ship_of(battle, number, moved=number in moved, acting=acting)


def _terrain(battle: Open) -> Iterator[s.Terrain]:
    for number, piece in enumerate(battle.terrain):
        corners = piece_of(battle, number).outline
        outline = tuple(pose_of(battle, Pose(x, y, 0)).at for x, y in corners)
        yield s.Terrain(kind=DRAWN_AS.get(piece.kind, "island"), outline=outline)


def _hulks(battle: Open) -> Iterator[s.Hulk]:
    for number, one in enumerate(battle.ships):
        if one.lot in HULKS:
            card = card_of(battle, number)
            yield s.Hulk(
                name=name_of(battle, number),
                side=side_number(one.side),
                pose=pose_of(battle, one.at),
                length=cm(card.length),
                width=cm(card.width),
                stage="wreck" if one.lot == "wreck" else "debris",
                wizard=any(other.ship == number for other in battle.wizards.values()),
            )


def _plans(
    view: WarView, ships: tuple[s.Ship, ...]
) -> tuple[tuple[s.Ghost, ...], tuple[s.Tether, ...]]:
    """Where the ships of the view's side will lie by its signals, and their cords to leaders."""
    assert isinstance(view.side, Fleet)
    battle, side = as_known(view), SIDES[view.seat]
    drawn = {one.name: one for one in ships}
    ghosts: list[s.Ghost] = []
    ahead = clone(battle)
    for foreseen in forecast(battle, side, view.side.signals):
        ahead.ships[foreseen.ship].at = foreseen.way.end
        if not foreseen.way.legs:
            continue
        signal = view.side.signals[battle.ships[foreseen.ship].squadron]
        ordered = signal.order_of(foreseen.ship)
        ghosts.append(
            s.Ghost(
                ship=drawn[name_of(battle, foreseen.ship)],
                through=points_of(battle, foreseen.way),
                pose=pose_of(battle, foreseen.way.end),
                about=ordered is None and signal.helm.intent in AT_A_FOE,
            )
        )
    return tuple(ghosts), tuple(_tethers(ahead, side))


def _tethers(battle: Open, side: str) -> Iterator[s.Tether]:
    for squadron in battle.squadrons:
        if squadron.side != side or battle.ships[squadron.leader].lot != "afloat":
            continue
        leader = pose_of(battle, battle.ships[squadron.leader].at)
        for ship in squadron.ships:
            if ship != squadron.leader and battle.ships[ship].lot == "afloat":
                at = pose_of(battle, battle.ships[ship].at)
                yield s.Tether(leader.at, at.at, whole=near_leader(battle, ship))


def _musters(view: WarView, words: Words) -> Iterator[s.Muster]:
    """The sides, with their ships, or squadrons if ships are many; those who are asked are lit."""
    battle = view.open
    many = max(sum(one.side == side for one in battle.ships) for side in SEATS) > SHIPS_LISTED
    asked = {decision.seat for decision in waiting(view.agenda)}
    for side, seats in SEATS.items():
        own = [number for number, one in enumerate(battle.ships) if one.side == side]
        yield s.Muster(
            side=side_number(side),
            name=_name(words, seats),
            ships=tuple(_squads(battle, side))
            if many
            else tuple(_hull(battle, number) for number in own),
            acting=battle.phase != "over" and any(seat in asked for seat in seats),
            left=(sum(can_act(battle, one) for one in own), len(own)) if many else None,
            honours=honours(battle, side),
        )


def _name(words: Words, seats: tuple[Seat, ...]) -> str:
    return " & ".join(words.names.get(seat, seat) for seat in seats)


def _squads(battle: Open, side: str) -> Iterator[tuple[str, int, int]]:
    """Each squadron of a side with a box for each ship, lost if it can do nothing any more."""
    for squadron in battle.squadrons:
        if squadron.side == side:
            out = sum(not can_act(battle, one) for one in squadron.ships)
            yield squadron.letter, len(squadron.ships), out


def _hull(battle: Open, number: ShipId) -> tuple[str, int, int]:
    one, boxes = battle.ships[number], card_of(battle, number).waterline.boxes
    lost = min(one.waterline, boxes) if can_act(battle, number) else boxes
    return name_of(battle, number), boxes, lost
