"""The table in words: the turn, the honours, and every ship with where it lies."""

from collections.abc import Iterator

from engine.core.game_words import PictureTexts
from engine.core.words import Fact, Listing, Text
from engine.games.man_o_war.model.names import SEATS, ShipId
from engine.games.man_o_war.model.printed import card_of, printed
from engine.games.man_o_war.model.state import Open, WarView
from engine.games.man_o_war.model.terrain import Piece
from engine.games.man_o_war.rules.ground import apart
from engine.games.man_o_war.rules.honours import both
from engine.games.man_o_war.rules.measuring import as_known, is_by_eye
from engine.games.man_o_war.rules.musters import nation_of
from engine.games.man_o_war.rules.sails import lies_to_wind, useful_speed
from engine.games.man_o_war.rules.squadrons import can_sail, fighting, foes
from engine.games.man_o_war.words import magic_lines, things
from engine.games.man_o_war.words.mishaps import area, part_lost
from engine.games.man_o_war.words.telling import ended
from engine.games.man_o_war.words.things import joined
from engine.space.plane import CIRCLE, bearing


def summary(view: WarView) -> tuple[Text, ...]:
    """The turn with its wind, and how both sides stand."""
    battle = view.open
    return (_race(battle),) if battle.ended else (_turn(battle), _race(battle))


def _turn(battle: Open) -> Text:
    return Text.of(
        "summary-turn",
        turn=battle.turn,
        turns=battle.options.turns,
        admiral=things.admiral(battle.initiative),
        phase=battle.phase,
    )


def _race(battle: Open) -> Text:
    """Ships left and honours won, by side."""
    west, east = _scores(battle)
    return Text.of("summary-race", west=west, east=east)


def _scores(battle: Open) -> Iterator[Text]:
    for side, honours in both(battle):
        yield Text.of(
            "score",
            admiral=things.admiral(side),
            nation=nation_of(battle.options, side).value,
            ships=len(fighting(battle, side)),
            honours=honours,
        )


def describe(view: WarView) -> tuple[Text, ...]:
    """All that the picture shows, for readers who cannot see it; by eye, about where ships lie."""
    battle = as_known(view)
    oars = "only" if battle.options.galleys else "also"
    lines = [*summary(view), Text.of("map-wind", wind=battle.wind, oars=oars)]
    lines += [_piece(one, battle) for one in battle.terrain]
    lines += [_ship(battle, number) for number, one in enumerate(battle.ships) if one.lot != "gone"]
    lines += magic_lines.fogs(battle)
    return tuple(lines)


def _piece(piece: Piece, battle: Open) -> Text:
    """A piece of land: its size, and where its middle lies."""
    card = printed(battle).terrain[piece.kind]
    return Text.of(
        "map-land",
        kind=piece.kind.value,
        east=things.length(piece.at.x),
        north=things.length(piece.at.y),
        long=things.length(card.length),
        wide=things.length(card.width),
        round="yes" if card.round else "no",
        along=things.point(piece.at.heading % (CIRCLE // 2)),
    )


def _ship(battle: Open, number: ShipId) -> Text:
    one = battle.ships[number]
    place: dict[str, Fact] = {
        "ship": things.ship(battle, number),
        "sort": one.sort.value,
        "east": things.length(one.at.x),
        "north": things.length(one.at.y),
        "about": "yes" if one.sighted else "no",
    }
    if one.lot != "afloat":
        return Text.of("map-wreck", lot=one.lot, **place)
    return Text.of(
        "map-ship",
        heading=things.point(one.at.heading),
        near=nearest(battle, number),
        lies=lies_to_wind(battle, number) if can_sail(battle, number) else "oars",
        speed=things.length(useful_speed(battle, number)),
        state=condition(battle, number),
        **place,
    )


def nearest(battle: Open, number: ShipId) -> Text:
    """The nearest enemy, how far off it is unless that is judged by eye, and where."""
    at, side = battle.ships[number].at, battle.ships[number].flag
    far = [(apart(battle, number, at, foe), foe) for foe in foes(battle, side)]
    if not far:
        return Text.of("map-no-foe")
    length, foe = min(far)
    there = battle.ships[foe].at
    seen = bearing(there.x - at.x, there.y - at.y) - at.heading
    facts: dict[str, Fact] = {
        "foe": things.ship(battle, foe),
        "where": ("ahead", "starboard", "astern", "port")[things.quarter(seen)],
    }
    if is_by_eye(battle):
        return Text.of("map-near-by-eye", **facts)
    return Text.of("map-near", length=things.length(length), **facts)


def condition(battle: Open, number: ShipId) -> Text:
    """What a ship has lost: boxes of its waterline, crew, areas with the boxes filled; and who has
    taken it.
    """
    one, card = battle.ships[number], card_of(battle, number)
    parts = tuple(
        Text.of(
            "lost",
            area=name.value,
            filled=one.hits[name],
            of=part.boxes,
            **part_lost(battle, number, name, one.hits[name]),
        )
        for name, part in card.areas.items()
        if one.hits.get(name)
    )
    whole = Text.of(
        "condition",
        holes=one.waterline,
        boxes=card.waterline.boxes,
        crew=one.crew,
        most=card.crew,
        damaged="yes" if parts else "no",
        lost=Listing(items=parts),
        captor=nation_of(battle.options, one.captor).value if one.captor else "none",
    )
    plights = [*_plights(battle, number)]
    return joined([whole, *plights])


def _plights(battle: Open, number: ShipId) -> Iterator[Text]:
    """What besides damage besets a ship: fires, tokens, and that it straggles."""
    one = battle.ships[number]
    if one.burning:
        areas = tuple(area(name) for name in one.burning)
        yield Text.of("plight-fire", areas=Listing(items=areas))
    if one.aground is not None:
        kind = battle.terrain[one.aground.piece].kind.value
        yield Text.of("plight-aground", kind=kind)
    marks = {"straggler": one.straggler, "no_move": one.no_move, "no_fire": one.no_fire}
    yield from (Text.of("plight", what=what) for what, is_so in marks.items() if is_so)
    yield from magic_lines.plights(battle, number)


def alt(view: WarView) -> Text:
    """Alternative text of the picture: one line."""
    battle = view.open
    if (told := ended(battle, both(battle))) is not None:
        return Text.of("alt-over", told=told)
    return Text.of(
        "alt",
        turn=battle.turn,
        turns=battle.options.turns,
        west=things.ships(battle, fighting(battle, "west")),
        east=things.ships(battle, fighting(battle, "east")),
        wind=battle.wind,
    )


def picture(view: WarView) -> PictureTexts:
    """Texts of the picture: the turn, and the end with its reason."""
    battle = view.open
    title = Text.of("picture-title", turn=battle.turn, turns=battle.options.turns)
    if battle.ended is None:
        return PictureTexts(title=title)
    winners = SEATS[battle.winner] if battle.winner else ()
    caption = Text.of(
        "picture-won",
        winner=things.admiral(battle.winner or "west"),
        draw="no" if winners else "yes",
    )
    honours = [won for _, won in both(battle)]
    why = battle.ended if winners else "draw"
    reason = Text.of("picture-reason", why=why, most=max(honours), least=min(honours))
    return PictureTexts(title=title, caption=caption, reason=reason)
