"""Initiative decides who meets whom: it is told with the question, in the news and on request."""

import pytest

from bot.messages.headlines import headlines
from bot.words.language import LANGUAGES, voice
from engine.core.news import HEADLINE_WEIGHT, News
from engine.core.records import SPECTATOR, Seat
from engine.core.words import Text
from engine.games.man_o_war.model import actions as a
from engine.games.man_o_war.model import events as e
from engine.games.man_o_war.model.names import OFFICER
from tests.man_o_war.battle import Battle
from tests.man_o_war.test_words import NAMES, typed

pytestmark = pytest.mark.rule("MOW-INIT-01")


def asked(battle: Battle, seat: Seat) -> Text:
    """The question to p1, as *seat* reads it."""
    decision = next(one for one in battle.game.pending(battle.state) if one.seat == "p1")
    return battle.game.ask(battle.view(seat), decision)


def faced() -> Battle:
    return Battle(A1=(30, 60, 90), B1=(60, 60, 270))


@pytest.mark.parametrize(
    ("code", "mine", "theirs"),
    [
        (
            "en",
            "Your ships act first this turn, before the enemy moves. What do you signal?",
            "Anson's ships act first this turn: yours act once they have moved."
            " What do you signal?",
        ),
        (
            "fr",
            "Vos navires agissent d'abord ce tour-ci, avant que l'ennemi ne bouge."
            " Que signalez-vous ?",
            "Les navires d'Anson agissent d'abord ce tour-ci : les vôtres, quand ils ont bougé."
            " Que signalez-vous ?",
        ),
    ],
)
def test_the_question_says_whose_ships_act_first(code: str, mine: str, theirs: str) -> None:
    battle = faced()
    assert typed(code, asked(battle, "p1")).startswith(mine)
    battle.open.initiative = "east"
    assert typed(code, asked(battle, "p1")).startswith(theirs)


def test_who_watches_reads_the_name_of_whose_ships_act_first() -> None:
    assert typed("en", asked(faced(), SPECTATOR)) == (
        "Hawke's ships act first this turn. What do you signal?"
    )


@pytest.mark.rule("MOW-SQUAD-10")
def test_squadrons_by_turns_are_told_so() -> None:
    battle = Battle(A1=(30, 60, 90), C1=(30, 80, 90), B1=(60, 60, 270))
    assert "by turns with the enemy" in typed("en", asked(battle, "p1"))
    battle.open.initiative = "east"
    assert "Anson's squadrons act first" in typed("en", asked(battle, "p1"))


@pytest.mark.parametrize("code", LANGUAGES)
def test_how_tells_the_dice_and_what_it_means_to_act_first(code: str) -> None:
    battle = faced()
    battle.open.dice = (5, 2)
    (told,) = (one for one in battle.game.words.how(battle.view()) if one.key == "how-first")
    assert all(part in typed(code, told) for part in ("Hawke", "5", "2"))
    battle.play("p1", battle.signal("A", "stay"))
    battle.seal()
    assert "how-first" in {one.key for one in battle.game.words.how(battle.view("p2"))}


def test_long_news_leave_out_neither_the_initiative_nor_what_sank_a_ship() -> None:
    battle = Battle(A1=(30, 60, 90), A2=(30, 90, 90), B1=(45, 60, 0), B2=(45, 90, 0))
    sunk = [*battle.acts("A1", "ram", 4).events]
    battle.open.to_act = [battle.number("A2"), battle.number("B2")]
    sunk += battle.play(OFFICER, a.PlayOn(), 4).events
    assert len([one for one in sunk if isinstance(one, e.ShipSunk)]) == 2
    news = battle.game.words.news
    assert news is not None
    begun = e.TurnBegan(turn=2, initiative="east", west=1, east=6)
    fills = [News(text=Text.of("event-leader", letter="A", ship="A1"), weight=3)] * 12
    lines = headlines(
        [*news(battle.view(), [*sunk, begun]), *fills], (), voice("en", "man_o_war"), NAMES.get
    ).lines
    assert lines.count("tears 3 holes") == 2
    assert "has initiative" in lines
    assert "lines more" in lines


def test_the_cause_of_a_loss_weighs_as_much_as_the_loss() -> None:
    battle = Battle(A1=(30, 60, 90), B1=(45, 60, 0), B2=(90, 20, 270))
    news = battle.game.words.news
    assert news is not None
    cause, loss, *_ = news(battle.view(), battle.acts("A1", "ram", 4).events)
    assert min(cause.weight, loss.weight) >= HEADLINE_WEIGHT
