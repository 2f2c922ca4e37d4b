"""The board of a battle: which of those there are, and who deploys where on it."""

from collections.abc import Sequence

from engine.core.records import Seat
from engine.core.referee import Referee
from engine.games.fleet_commander.cards import BoardCard, DataSet, LayoutCard
from engine.games.fleet_commander.options import Options
from engine.games.fleet_commander.rules.sides import mode_of
from engine.space.grid import Cell


def board_for(data: DataSet, options: Options, people: int) -> BoardCard | LayoutCard:
    """The board that was chosen; where it is not for so many people, the standard one.

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


def deployment_zones(card: BoardCard | LayoutCard) -> dict[int, tuple[Cell, ...]]:
    """FC-DEPLOY-06, FC-TEAM-05: the sectors of each, by its number."""
    letters = [letter for zone in card.zones for row in zone for letter in row]
    numbers = sorted({int(letter) for letter in letters if letter.isdigit()})
    return {
        number: tuple(cell for cell, letter in enumerate(letters) if letter == str(number))
        for number in numbers
    }


def share_out(
    card: BoardCard | LayoutCard, seats: Sequence[Seat], options: Options, referee: Referee
) -> dict[Seat, tuple[Cell, ...]]:
    """Where each commander deploys, in the order of their turns.

    Where sides fight each has the zone of its own number. Where all fight all the zones are dealt
    out at random (FC-FFA-02), and turns go clockwise (FC-FFA-01).
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


def _is_for(card: BoardCard, options: Options, people: int) -> bool:
    return mode_of(options) in card.modes and people in card.people
