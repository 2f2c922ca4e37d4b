"""Rounding: always against the player."""


def half_kept(whole: int) -> int:
    """CL-GEN-03, -06: half of *whole* goods, rounded down, but one at least if there is any."""
    return max(whole // 2, min(whole, 1))


def to_pay(doubloons: int) -> int:
    """CL-GEN-04: an amount due is paid in whole thousands, rounded up."""
    return -(-doubloons // 1000) * 1000


def to_receive(doubloons: int) -> int:
    """CL-GEN-04: an amount received comes in whole thousands, rounded down."""
    return doubloons // 1000 * 1000
