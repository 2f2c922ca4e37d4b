"""Text without what people do not see or cannot easily type, for comparing what they typed."""

import re
import unicodedata
from typing import Final

_WRITTEN_AS: Final = str.maketrans(
    dict.fromkeys("\u2018\u2019\u201a\u201b\u02bc\u2032`\u00b4", "'")
    | dict.fromkeys("\u201c\u201d\u201e\u201f\u00ab\u00bb\u2033", '"')
    | dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2015\u2212", "-")
    | {"\u00d7": "x", "œ": "oe", "Œ": "oe", "æ": "ae", "Æ": "ae"}
)
"""Letters and signs that people type in another way."""

_UNSEEN: Final = ("Mn", "Me", "Cf", "Cc", "Cs")
"""Unicode categories without a shape of their own: accents, isolates, joiners and controls."""

_SPACE_BEFORE: Final = re.compile(r" +(?=[:;!?%])")


def plain(text: str) -> str:
    """*text* without capitals, accents and invisible characters, with straight quotes and dashes.

    Spaces of all kinds count as one space, and none stands before high punctuation, so that
    French and English typing are alike.
    """
    apart = unicodedata.normalize("NFKD", text.translate(_WRITTEN_AS))
    folded = unicodedata.normalize("NFKD", apart.casefold())
    spaced = " ".join(folded.split())
    seen = "".join(one for one in spaced if unicodedata.category(one) not in _UNSEEN)
    return _SPACE_BEFORE.sub("", " ".join(seen.split()))
