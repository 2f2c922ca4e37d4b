"""Sentences on several people, such as those who share a seat, have their verbs in the plural."""

import pytest

from bot.store.models import Holder
from bot.words.language import voice
from bot.words.seat_names import Introduced, names_of
from engine.core.words import Fact, Listing, Person, Text

ANN, BOB_AND_CAROL = Person(seat="p1"), Person(seat="p2")
UNTIL = "1000000000"


def holder(seat: str, user_id: int, name: str, place: int = 0) -> Holder:
    return Holder(table_id="t", seat=seat, place=place, user_id=user_id, name=name)


NAMES = names_of([holder("p1", 1, "Ann"), holder("p2", 2, "Bob"), holder("p2", 3, "Carol", 1)])


def said(code: str, key: str, **facts: Fact) -> str:
    language = voice(code)
    marks = dict.fromkeys(map(ord, "\N{FIRST STRONG ISOLATE}\N{POP DIRECTIONAL ISOLATE}"))
    return language.say(Text.of(key, **facts), NAMES).translate(marks)


@pytest.mark.parametrize(
    ("code", "key", "facts", "one", "many"),
    [
        ("en", "told-undo", {}, "undoes a move", "undo a move"),
        ("fr", "told-undo", {}, "annule un coup", "annulent un coup"),
        ("en", "undo-to-untold", {}, "acts;", "act;"),
        ("fr", "undo-to-untold", {}, "agit", "agissent"),
        ("en", "question-secret", {"count": 1}, "has a question", "have a question"),
        ("fr", "question-secret", {"count": 1}, "doit", "doivent"),
        ("en", "notice-gone", {"level": "x"}, "is no longer", "are no longer"),
        ("fr", "notice-gone", {"level": "x"}, "est plus", "ne sont plus"),
        ("en", "notice-resigned", {"level": "x"}, "resigns.", "resign."),
        ("fr", "notice-resigned", {"level": "x"}, "renonce.", "renoncent."),
        ("en", "notice-resigned-last", {}, "resigns.", "resign."),
        ("fr", "notice-resigned-last", {}, "renonce.", "renoncent."),
    ],
)
def test_a_verb_agrees_with_the_people_of_a_seat(
    code: str, key: str, facts: dict[str, Fact], one: str, many: str
) -> None:
    assert f"Ann {one}" in said(code, key, who=ANN, **facts).replace("n\u2019est", "est")
    assert f"Bob & Carol {many}" in said(code, key, who=BOB_AND_CAROL, **facts)


@pytest.mark.parametrize("kind", ["undo", "draw", "abandon", "pause", "resume", "bot", "admit"])
@pytest.mark.parametrize(
    ("code", "one", "many"),
    [("en", "Ann asks to", "Bob & Carol ask to"), ("fr", "Ann propose ", "Carol proposent ")],
)
def test_a_vote_is_asked_for_by_one_or_by_several(
    kind: str, code: str, one: str, many: str
) -> None:
    def asked(who: Person) -> str:
        facts: dict[str, Fact] = {"turn": who, "about": who, "seat": "p1", "user": "1", "count": 1}
        return said(code, "vote-asks", kind=kind, who=who, **facts)

    assert one in asked(ANN)
    assert many in asked(BOB_AND_CAROL)
    if kind == "bot":
        assert {"en": "Ann takes it", "fr": "son retour"}[code] in asked(ANN)
        assert {"en": "Carol take it", "fr": "leur retour"}[code] in asked(BOB_AND_CAROL)


@pytest.mark.parametrize(
    ("code", "one", "many"),
    [("en", "Ann has won", "Carol have won"), ("fr", "Ann gagne", "Carol gagnent")],
)
def test_one_seat_of_two_people_wins_in_the_plural(code: str, one: str, many: str) -> None:
    for key in ("card-over", "card-ended"):
        for who, told in ((ANN, one), (BOB_AND_CAROL, many)):
            facts: dict[str, Fact] = {"count": 1, "by": "resigned", "agreed": Listing(items=(who,))}
            assert told in said(code, key, winners=Listing(items=(who,)), **facts)


def test_two_seats_win_in_the_plural_and_who_resigns_is_counted_apart() -> None:
    both = Listing(items=(ANN, BOB_AND_CAROL))
    told = said("en", "card-ended", by="resigned", count=2, agreed=ANN, winners=both)
    assert told.startswith("Ann resigns.")
    assert "Carol have won" in told


def test_the_first_board_marks_bots_and_knows_who_shares_a_seat() -> None:
    names = Introduced(NAMES, ["p1"], voice("en"))
    told = voice("en").say(Text.of("told-undo", who=BOB_AND_CAROL), names)
    assert "undo a move" in told
