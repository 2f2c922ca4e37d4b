"""The board of a battle, chosen by scenario and number of players, and its deployment zones."""

from collections.abc import Mapping, Sequence
from typing import Literal, TypeVar

from engine.core.records import Seat
from engine.core.referee import Referee
from engine.games.fleet_commander.model.cards import BoardCard, DataSet, LayoutCard
from engine.games.fleet_commander.model.options import Options
from engine.games.fleet_commander.rules.sides import mode_of
from engine.space.grid import Cell, Size, symmetries

K = TypeVar("K")


def board_for(data: DataSet, options: Options, people: int) -> BoardCard | LayoutCard:
    """The chosen board; the standard one if the choice does not suit the number of *people*.

    A scenario that has boards of its own is played on one of these.
    """
    layouts = [
        one
        for one in data.layouts.values()
        if one.scenario == options.scenario and one.people == people
    ]
    if layouts:
        return next(
            (one for one in layouts if one.board == options.board),
            next(one for one in layouts if one.standard),
        )
    chosen = data.boards.get(options.board)
    if chosen is not None and _is_for(chosen, options, people):
        return chosen
    return next(
        card for card in data.boards.values() if card.standard and _is_for(card, options, people)
    )


def sectors_advised(data: DataSet, people: int) -> tuple[int, int]:
    """FC-SETUP-07: the fewest and the most sectors advised for each of *people*."""
    rulings = data.rulings
    return rulings.sectors_for_two if people == 2 else rulings.sectors_for_more


def sectors_each(card: BoardCard | LayoutCard, people: int) -> float:
    """The number of sectors for each of *people*; not rounded."""
    return sum(len(row) for zone in card.zones for row in zone) / people


def deployment_zones(card: BoardCard | LayoutCard) -> dict[int, tuple[Cell, ...]]:
    """FC-DEPLOY-06, FC-TEAM-05: the sectors of each deployment zone, by its number."""
    letters = [letter for zone in card.zones for row in zone for letter in row]
    numbers = sorted({int(letter) for letter in letters if letter.isdigit()})
    return {
        number: tuple(cell for cell, letter in enumerate(letters) if letter == str(number))
        for number in numbers
    }


def share_out(
    card: BoardCard | LayoutCard, seats: Sequence[Seat], options: Options, referee: Referee
) -> dict[Seat, tuple[Cell, ...]]:
    """The zone where each commander deploys, in the order of their turns.

    Where sides fight each other, each commander has the zone of their own number. Where all fight
    all, zones are dealt out at random (FC-FFA-02), and turns go clockwise (FC-FFA-01).
    """
    zones = deployment_zones(card)
    if mode_of(options) != "free_for_all":
        return {seat: zones.get(number, ()) for number, seat in enumerate(seats, 1)}
    left = [*zones]
    dealt: dict[int, Seat] = {}
    for seat in seats:
        number = referee.draw(left, "FC-FFA-02")
        left.remove(number)
        dealt[number] = seat
    return {dealt[number]: zones[number] for number in sorted(dealt)}


def mirrored(
    options: Options, zones: tuple[Size, ...], edges: Mapping[K, tuple[Cell, ...]]
) -> dict[K, dict[Cell, Cell]]:
    """The mirror images of each sector of the first deployment zone in each other zone.

    Empty if no symmetry of the board leads to one of the other zones; if ships come through
    portals, and nobody has a zone; and if fleets are hidden, as each commander would know the
    others' fleets.
    """
    (_, one), *others = edges.items()
    images = symmetries(zones)
    found: dict[K, dict[Cell, Cell]] = {}
    for key, other in others:
        image = next((i for i in images if {i[cell] for cell in one} == {*other}), None)
        if image is None or not other or options.hidden_deployment:
            return {}
        found[key] = {cell: image[cell] for cell in one}
    return found


def formation_on(
    card: BoardCard | LayoutCard, options: Options
) -> Literal["arranged", "in_line", "random", "mirrored"] | None:
    """The formation of all fleets on a board; None where ships are deployed one by one."""
    zones = deployment_zones(card)
    if options.deployment == "by_hand" or not zones:
        return None
    sizes = tuple((len(zone), len(zone[0])) for zone in card.zones)
    if options.deployment == "mirrored":
        return "mirrored" if mirrored(options, sizes, zones) else "random"
    in_line = options.deployment == "in_line" and options.hidden_deployment
    return "random" if in_line else options.deployment


def _is_for(card: BoardCard, options: Options, people: int) -> bool:
    return mode_of(options) in card.modes and people in card.people
