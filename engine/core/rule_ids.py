"""The ids of rules, in every shape that ledgers give them."""

import re
from typing import Final

RULE_ID: Final = r"[A-Z]{2,4}(?:-[A-Z0-9]+)+-\d{2,3}"
"""Pattern of an id: game, one or more names of the subject, number, as in FC-SCEN-PITCHED2-01."""


def is_rule_id(text: str) -> bool:
    return re.fullmatch(RULE_ID, text) is not None
