"""The people that a notice calls."""

from collections.abc import Sequence

from bot.store.models import Holder, Table
from bot.tables.admissions import INVITATION, REQUEST, judges_of
from bot.tables.silence import QUESTION
from engine.core.words import Text

DAMAGE = "notice-quarantined"
"""The notice of a table that is damaged."""


def people_called(notice: Text, table: Table, holders: Sequence[Holder]) -> tuple[int, ...]:
    """The people that *notice* calls.

    They are those who decide on a request, a person who is invited, the host of a damaged table,
    all people of a silent one, and the people of a seat that is *called*, or only those of its
    *people* who are named. Other notices call nobody.
    """
    facts = dict(notice.facts)
    if notice.key == DAMAGE:
        return (table.host_id,)
    if notice.key == REQUEST:
        return judges_of(table, holders, str(facts["seat"]))
    if notice.key == INVITATION:
        return (int(str(facts["user"])),)
    if notice.key == QUESTION:
        return tuple(dict.fromkeys(one.user_id for one in holders if one.user_id))
    seat = facts.get("called")
    people = (one.user_id for one in holders if seat and one.seat == seat and one.user_id)
    only = facts.get("people")
    return tuple(one for one in people if only is None or str(one) in str(only).split())
