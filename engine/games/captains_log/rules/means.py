"""Amounts of money, rounded against the player; halves; and checks of purse and room."""

from engine.core.errors import RuleViolation
from engine.games.captains_log.model.state import Captain
from engine.games.captains_log.rules import hold

COIN = 1000
"""The smallest coin, in doubloons."""


def to_pay(amount: int) -> int:
    """CL-GEN-04, CL-MARKET-18: an amount to pay is rounded up."""
    return -(-amount // COIN) * COIN


def to_receive(amount: int) -> int:
    """CL-GEN-04, CL-AMB-97: an amount to receive is rounded down, to nothing if need be."""
    return amount // COIN * COIN


def half(number: int) -> int:
    """CL-GEN-03, CL-AMB-02: half of *number*, rounded down, but 1 at least unless *number* is 0."""
    return max(1, number // 2) if number else 0


def check_purse(captain: Captain, price: int, rule: str) -> None:
    if captain.doubloons < price:
        raise RuleViolation(rule, "too-dear", price=price, doubloons=captain.doubloons)


def check_room(captain: Captain, cubes: int) -> None:
    """CL-HOLD-11: *cubes* bought need a free slot each; goods that would go overboard cannot be
    bought.

    :raises RuleViolation: if there are fewer free slots.
    """
    room = hold.free_slots(captain)
    if cubes > room:
        raise RuleViolation("CL-HOLD-11", "no-room", room=room)
