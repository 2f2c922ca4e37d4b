"""Checks of the cards of magic, ours or a host's."""

from collections.abc import Iterator

from engine.games.man_o_war.model.cards import DataSet
from engine.games.man_o_war.model.magic import LEVELS, Card, College


def magic_faults(data: DataSet) -> Iterator[tuple[str, str]]:
    """MOW-MAGIC-16: faults unless each card is there, and colleges are opposed in pairs."""
    yield from ((f"spells.toml [{one}]", "it is missing") for one in Card if one not in data.spells)
    yield from (
        (f"wizards.toml [{one}]", "it is missing") for one in LEVELS if one not in data.wizards
    )
    opposed: dict[College, College] = {}
    for spell in data.spells.values():
        where = f"spells.toml [{spell.card}] dispels"
        if opposed.setdefault(spell.college, spell.dispels) != spell.dispels:
            yield where, f"other cards of {spell.college} dispel {opposed[spell.college]}"
    for college, other in opposed.items():
        if other == college or opposed.get(other, college) != college:
            yield "spells.toml", f"{college} dispels {other}, which does not dispel it"
    for wizard in data.wizards.values():
        if not wizard.hand:
            yield f"wizards.toml [{wizard.level}] hand", "a wizard without cards is of no use"
