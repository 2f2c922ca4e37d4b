"""Shots: what gunnery dice do to the ship that they are fired at, by guns or by a spell."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from engine.core.referee import Referee
from engine.games.man_o_war.model.areas import Aim, AreaName
from engine.games.man_o_war.model.deeds import Shot
from engine.games.man_o_war.model.names import ShipId
from engine.games.man_o_war.model.printed import card_of
from engine.games.man_o_war.model.ships import area_hit
from engine.games.man_o_war.model.state import Open
from engine.games.man_o_war.rules.damage import damage
from engine.games.man_o_war.rules.enchantments import least_hit, rolls_again
from engine.games.man_o_war.rules.initiative import DIE
from engine.games.man_o_war.rules.saves import save_of
from engine.games.man_o_war.rules.wreck import is_holed_through

FIRING: Final = "MOW-FIRE-01"
"""The rule by which gunnery dice are rolled."""


class Laid(NamedTuple):
    """Guns laid on a *target* with an *aim*; saves have a *modifier*. Spells come *by* no ship."""

    target: ShipId
    aim: Aim
    modifier: int = 0
    by: ShipId | None = None


def shoot(battle: Open, laid: Laid, faces: tuple[int, ...], referee: Referee) -> Iterator[Shot]:
    """MOW-FIRE-05, MOW-FIRE-06, MOW-HIGHLOW-02: what each die does.

    Those left when the target sinks are dropped (MOW-AMB-61). Under a spell each die that misses is
    rolled again, once (MOW-HM-20).
    """
    for face in faces:
        if is_holed_through(battle, laid.target):
            return
        first, area = None, _area(battle, laid, face)
        if area is None and laid.by is not None and rolls_again(battle, laid.by):
            first = face
            (face,) = referee.roll(1, DIE, "MOW-HM-20")  # noqa: PLW2901
            area = _area(battle, laid, face)
        if area is None:
            yield Shot(die=face, result="missed", first_die=first)
            continue
        number = card_of(battle, laid.target).areas[area].save
        saved = save_of(battle, laid.target, number, laid.modifier, referee, rule="MOW-SAVE-01")
        if saved.good:
            yield Shot(
                die=face,
                result="saved",
                area=area,
                save=saved.face,
                first_die=first,
                first_save=saved.first,
            )
            continue
        done = damage(battle, laid.target, area, referee)
        yield Shot(
            die=face,
            result=done.result,
            area=area,
            save=saved.face,
            critical=done.critical,
            alight=done.alight,
            panicked=done.panicked,
            first_die=first,
            first_save=saved.first,
        )


def _area(battle: Open, laid: Laid, face: int) -> AreaName | None:
    """The area that a die hits; None for a miss."""
    least = 2 if laid.by is None else least_hit(battle, laid.by)
    return area_hit(card_of(battle, laid.target), face, laid.aim) if face >= least else None
