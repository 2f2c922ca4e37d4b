"""Random names of new tables, and the random seeds of their dice."""

import secrets
from typing import Final

_ID_LETTERS: Final = "23456789bcdfghjkmnpqrstvwxyz"
"""Letters of table ids: no vowels, so that no id is a word, and no letters that look alike."""


def random_id() -> str:
    return "".join(secrets.choice(_ID_LETTERS) for _ in range(5))


def random_seed() -> str:
    return secrets.token_hex(16)
