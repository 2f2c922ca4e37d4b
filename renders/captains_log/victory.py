"""The end of a game of Captain's Log as a picture: the winner's ship, and everybody's fame."""

from engine.games.captains_log.model.state import LogView
from renders.captains_log.scene import scene_of
from renders.captains_log.ships import seat_number
from renders.picture import Words
from renders.sea.victory import Victory


def victory_of(view: LogView, words: Words) -> Victory:
    """The discovered sea and the winners; the ship of the first winner is shown."""
    sea = view.open
    assert sea.winners, "nobody has won"
    return Victory(
        scene=scene_of(view, words),
        seats=tuple(seat_number(seat) for seat in sea.winners),
        track=max(sea.options.target, *(one.fame for one in sea.companies.values())),
    )
