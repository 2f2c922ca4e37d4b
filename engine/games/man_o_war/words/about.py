"""The second line of a menu entry: what ships would do, if nobody else moved first."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from engine.core.seating import Side
from engine.core.words import Listing, Text
from engine.games.man_o_war.judgement.forecast import Foreseen, forecast, who_acts_before
from engine.games.man_o_war.model import actions as a
from engine.games.man_o_war.model.names import SIDES, ShipId, other
from engine.games.man_o_war.model.state import Open, WarView
from engine.games.man_o_war.rules.measuring import as_known
from engine.games.man_o_war.rules.wind import attitude
from engine.games.man_o_war.words import magic_lines, things
from engine.games.man_o_war.words.things import joined

_ASKS: Final = {
    "menu-guns": "asks-guns",
    "menu-aim": "asks-aim",
    "menu-under": "asks-under",
    "menu-boarding": "asks-boarding",
    "menu-go-on": "asks-go-on",
    "menu-scuttle": "asks-scuttle",
}
"""The question of each menu, by its label; that of an intent names what it is about."""

OF_A_SHOT: Final = 2
"""Place of shots in the order in which deeds are told; before it stand those that need contact."""


def about(view: WarView, path: Sequence[Text], action: Any) -> Text | None:
    """What an intent means, or what ships would do by a signal."""
    if isinstance(action, a.GiveSignal | a.Seal):
        return foreseen(view, action)
    if (told_of_magic := magic_lines.about(path, action)) is not None:
        return told_of_magic
    if path and path[-1].key == "menu-scuttle":
        return Text.of("about-scuttle")
    if not path or path[-1].key != "menu-intent":
        return None
    return Text(key="about-intent", facts=path[-1].facts)


def menu_asks(view: WarView, path: Sequence[Text]) -> Text | None:
    """The question of the menu of an intent."""
    del view
    if not path:
        return None
    if path[-1].key == "menu-intent":
        return Text(key="asks-intent", facts=path[-1].facts)
    asks = _ASKS.get(path[-1].key)
    return magic_lines.menu_asks(path) if asks is None else Text.of(asks)


ON_A_BUTTON: Final = 84
IN_A_MENU: Final = 36
"""Letters to tell what ships would do beside a button, and in a menu: 160 and 100, less the most
that it takes to tell who acts before.
"""


def foreseen(view: WarView, action: a.GiveSignal | a.Seal) -> Text:
    """What the ships of the view's side would do, each in a few words."""
    assert view.side is not None, "whoever signals is on a side"
    signals = dict(view.side.signals)
    if isinstance(action, a.GiveSignal):
        signals[action.squadron] = action.signal
    else:
        signals.update(action.signals)
    side = SIDES[view.seat]
    battle = as_known(view)
    return told(battle, side, forecast(battle, side, signals))


def told(battle: Open, side: Side, done: Sequence[Foreseen], *, room: int = ON_A_BUTTON) -> Text:
    """What ships of *side* would do, those alike together, and whether enemies act before them.

    Where that takes more than some *room* in letters, it leaves out how ships move that do more,
    and ranges; then all but the most telling deeds. Beside a button it counts the ships left out.
    """
    if not done:
        return Text.of("foreseen-nothing")
    groups = dict[tuple[object, ...], list[Foreseen]]()
    for one in done:
        groups.setdefault(_likeness(battle, one), []).append(one)
    every = sorted(groups.values(), key=_telling)
    brief = sum(_letters(battle, alike, brief=False) for alike in every) > room
    shown = [*_first(battle, every, room)] if brief else every
    parts = [
        Text.of(
            "would",
            ships=things.ships(battle, [one.ship for one in alike]),
            near="yes" if alike[0].too_near else "no",
            doing=_doing(battle, alike, brief=brief),
        )
        for alike in shown
    ]
    left = len(done) - sum(map(len, shown))
    if left and room == ON_A_BUTTON:
        parts.append(Text.of("would-others", count=left))
    risky = not brief and any(_least_telling(one) < OF_A_SHOT for one in done)
    return Text.of(
        "foreseen",
        parts=joined(parts),
        before=who_acts_before(battle, done),
        risky="yes" if risky else "no",
        admiral=things.admiral(other(side)),
    )


def _first(battle: Open, groups: Sequence[list[Foreseen]], room: int) -> Iterator[list[Foreseen]]:
    """The first group, and others as long as there is *room*."""
    for place, alike in enumerate(groups):
        room -= _letters(battle, alike, brief=True)
        if room < 0 and place:
            return
        yield alike


def _letters(battle: Open, alike: Sequence[Foreseen], *, brief: bool) -> int:
    """About how many letters it takes to tell what ships would do that do alike."""
    one, names = alike[0], 4 * len(alike)
    if one.rams is not None or one.boards is not None:
        return 2 * names + (30 if one.odds else 12)
    grounded = one.way.land is not None or battle.ships[one.ship].aground is not None
    moves = 40 if grounded or any(leg.by for leg in one.way.legs) else 22
    near = 24 * one.too_near
    lies = 22 if one.way.sailing and not brief else 0
    if not one.aims:
        return names + moves + lies + near
    return 2 * names + 12 + near + (0 if brief else moves + lies + 12)


def _telling(alike: list[Foreseen]) -> int:
    return _least_telling(alike[0])


def _likeness(battle: Open, one: Foreseen) -> tuple[object, ...]:
    """What ships have in common that are told together; they may do it to different enemies."""
    does = (one.rams is not None, one.boards is not None, one.odds)
    way = None if one.rams is not None or one.boards is not None else _moving(battle, one, count=1)
    bands = tuple(sorted({aim.band for aim in one.aims})) if way is not None else ()
    return (one.too_near, _lies(battle, one), does, way, bands)


def _least_telling(one: Foreseen) -> int:
    """The order in which deeds are told, as a long line is cut: rams, boardings, shots, moves."""
    if one.rams is not None:
        return 0
    if one.boards is not None:
        return 1
    return OF_A_SHOT if one.aims else OF_A_SHOT + 1


def _lies(battle: Open, one: Foreseen) -> str | None:
    """How a ship that sails will lie to the wind."""
    if not one.way.sailing:
        return None
    return "stopped" if one.way.stopped == "wind" else attitude(battle.wind, one.way.end.heading)


def _doing(battle: Open, alike: Sequence[Foreseen], *, brief: bool) -> Text:
    """How ships that do alike would move, and what they would do then."""
    doing, lies = _deeds(battle, alike, brief=brief), _lies(battle, alike[0])
    return doing if lies is None or brief else Text.of("would-then", doing=doing, lies=lies)


def _deeds(battle: Open, alike: Sequence[Foreseen], *, brief: bool) -> Text:
    """A ram or a boarding, which tells its way; else the way, and what is fired at then."""
    one, count = alike[0], len(alike)
    if one.boards is not None:
        foes = _named(battle, (two.boards for two in alike))
        if one.odds is None:
            return Text.of("would-man", count=count, foe=foes)
        won, lost = (round(100 * part) for part in (one.odds.won, one.odds.lost))
        return Text.of("would-board", count=count, foe=foes, won=won, lost=lost)
    if one.rams is not None:
        return Text.of("would-ram", count=count, foe=_named(battle, (two.rams for two in alike)))
    moving = _moving(battle, one, count)
    shown = [aim for each in alike for aim in each.aims]
    if not shown:
        return moving
    if brief:
        foes = _named(battle, (aim.ship for aim in shown))
        return Text.of("would-shoot", count=count, foe=foes)
    aims = tuple(
        Text.of(
            "would-aim",
            foe=_named(battle, (aim.ship for aim in shown if aim.band == band)),
            band=band,
        )
        for band in dict.fromkeys(aim.band for aim in shown)
    )
    return Text.of("would-fire", count=count, moving=moving, aims=Listing(items=aims))


def _named(battle: Open, ships: Iterable[ShipId | None]) -> Listing:
    """Ships by their names, each once."""
    return things.ships(battle, dict.fromkeys(one for one in ships if one is not None))


def _moving(battle: Open, one: Foreseen, count: int) -> Text:
    """The way of a ship: the length of it, and how far the ship turns in all; or the land that it
    runs onto.
    """
    if battle.ships[one.ship].aground is not None:
        return Text.of("would-refloat", count=count)
    if not one.way.legs:
        return Text.of("would-stay", count=count)
    if one.way.land is not None:
        kind = battle.terrain[one.way.land].kind.value
        return Text.of("would-ground", count=count, kind=kind)
    about = "yes" if one.about else "no"
    bent = sum(leg.by for leg in one.way.legs)
    run = sum(leg.run for leg in one.way.legs)
    if bent:
        far = "yes" if run else "no"
        bend = things.bend(bent)
        return Text.of(
            "would-turn", count=count, run=far, length=things.length(run), about=about, **bend
        )
    back = one.way.legs[0].stroke == "back"
    ahead = "would-sail" if one.way.sailing else "would-row"
    key = "would-back" if back else ahead
    return Text.of(key, count=count, length=things.length(run), about=about)
