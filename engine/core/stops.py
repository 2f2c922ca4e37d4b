"""Stops: changes that call a person back to a turn they had planned ahead."""

from collections.abc import Collection

from engine.core.records import value
from engine.core.words import Text


@value
class Stop:
    """A change that a seat may wait for, such as a ship that comes near; *key* names it.

    *label* says what has happened once it is *tripped*. *watch* are facts about the present view,
    sorted, by which that is known. The watch of a stop that is *own* is taken anew after each turn
    of the seat, because its own actions change the same facts.
    """

    key: str
    label: Text
    watch: tuple[str, ...]
    own: bool = False

    def tripped(self, watched: Collection[str]) -> bool:
        """Whether there is a fact now that was not among those *watched*."""
        return not set(self.watch) <= set(watched)


def counted(name: str, count: int) -> tuple[str, ...]:
    """A fact for each of *count*, so that only an increase trips a stop."""
    return tuple(f"{name}:{number:03}" for number in range(1, count + 1))
