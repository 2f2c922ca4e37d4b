"""Words: news by ship, plans as whole sheets, and menus without needless levels."""

import pytest

from bot.words.language import LANGUAGES, voice
from engine.core.choices import ChoiceTree
from engine.core.records import SPECTATOR
from engine.core.words import Text
from engine.games.man_o_war.model import actions as a
from engine.games.man_o_war.model import events as e
from engine.games.man_o_war.model.areas import AreaName
from engine.games.man_o_war.model.names import OFFICER
from tests.man_o_war.battle import Battle

NAMES = {"p1": "Hawke", "p2": "Anson"}


def said(code: str, text: Text) -> str:
    words = voice(code, "man_o_war").say(text, NAMES.get, plain=True)
    return words.replace("\N{FIRST STRONG ISOLATE}", "").replace("\N{POP DIRECTIONAL ISOLATE}", "")


def typed(code: str, text: Text) -> str:
    """What is said, with the spaces and apostrophes that a keyboard has."""
    spaces = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
    keys = str.maketrans({"\N{RIGHT SINGLE QUOTATION MARK}": "'"} | dict.fromkeys(spaces, " "))
    return said(code, text).translate(keys)


def ramming() -> Battle:
    return Battle(A1=(30, 60, 90), B1=(45, 60, 0), B2=(90, 20, 270))


@pytest.mark.parametrize(
    ("code", "told"),
    [
        (
            "en",
            "A1 rows 11.5 cm ahead at battle speed; rams B1 and tears 3 holes"
            " below the waterline (a save needs 5 or more; rolled 4).",
        ),
        (
            "fr",
            "A1 rame 11,5 cm à la vitesse de combat\N{NARROW NO-BREAK SPACE}; éperonne B1 et"
            " ouvre 3 voies d\N{RIGHT SINGLE QUOTATION MARK}eau"
            " (sauvegarde à 5 ou plus\N{NARROW NO-BREAK SPACE}; dé\N{NO-BREAK SPACE}: 4).",
        ),
    ],
)
def test_all_that_a_ship_does_is_one_sentence_and_a_loss_another(code: str, told: str) -> None:
    battle = ramming()
    step = battle.acts("A1", "ram", 4)
    news = battle.game.words.news
    assert news is not None
    first, second, *_ = news(battle.view(), step.events)
    assert said(code, first.text) == told
    assert said(code, second.text).startswith("B1 ")
    assert second.weight >= first.weight


def test_the_first_plan_is_the_captains_advice_and_seals_the_sheet() -> None:
    battle = ramming()
    advised, signalled, *others = battle.game.plans(battle.view())
    assert said("en", advised.label) == "Your captain advises: ram the nearest enemy"
    assert said("en", advised.about) == "As things lie, A1 rams B1"
    assert said("en", signalled.label) == "As signalled: stay"
    assert others
    (action,) = advised.actions
    battle.play("p1", action)
    assert battle.open.sealed == ["west"]


def test_what_stands_as_advised_is_said_so_once() -> None:
    battle = ramming()
    battle.signals("A", "ram")
    first, *others = battle.game.plans(battle.view())
    assert said("en", first.label) == "As signalled and advised: ram the nearest enemy"
    assert all(one.label.key == "plan-other" for one in others)


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_menu_leads_from_the_intent_to_what_it_names(code: str) -> None:
    battle = ramming()
    menus = ChoiceTree(battle.game, battle.view())
    labels = {said(code, choice.label): choice for choice in menus.below()}
    close = labels[{"en": "Close", "fr": "Approcher"}[code]]
    named = [said(code, one.label) for one in menus.below((close.label,))]
    assert [name for name in named if name in {"B1", "B2"}] == ["B1", "B2"]


def test_with_a_single_enemy_left_no_name_is_asked_for() -> None:
    battle = Battle(A1=(30, 60, 90), B1=(45, 60, 0))
    menus = ChoiceTree(battle.game, battle.view())
    close = next(one for one in menus.below() if said("en", one.label) == "Close")
    assert isinstance(close.action, a.GiveSignal)


def test_squadrons_are_chosen_first_where_there_are_several() -> None:
    battle = Battle(A1=(30, 60, 90), C1=(30, 80, 90), B1=(45, 60, 0))
    labels = [said("en", one.label) for one in ChoiceTree(battle.game, battle.view()).below()]
    assert labels[1:] == ["Squadron A", "Squadron C", "Type exact orders"]


def test_signals_are_told_to_their_side_and_sealing_to_all() -> None:
    battle = ramming()
    step = battle.play("p1", battle.signal("A", "turn", by=-30))
    (event,) = battle.told(step, e.Signalled)
    text = battle.game.tell(battle.view(), event)
    assert text is not None
    assert said("en", text) == "Squadron A: turn 30° to port, then go on"


def test_the_map_in_words_tells_each_ship_its_place_and_its_nearest_enemy() -> None:
    battle = ramming()
    battle.ship("A1").waterline = 1
    lines = [said("en", line) for line in battle.game.words.map(battle.view())]
    assert (
        "A1, Imperial galley: 30 cm east and 60 cm north, bow to the east; B1 is 11.5 cm off,"
        " ahead; waterline 1 of 2 holed, crew 2 of 2"
    ) in lines


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("en", "A1 and A2 row 15 cm ahead at battle speed."),
        ("fr", "A1 et A2 rament 15 cm à la vitesse de combat."),
    ],
)
def test_ships_that_follow_each_other_and_move_alike_share_a_sentence(code: str, told: str) -> None:
    battle = Battle(A1=(20, 60, 90), A2=(20, 68, 90), B1=(99, 60, 270), B2=(99, 68, 270))
    first, second = battle.acts("A1", "close", policy="hold"), battle.acts("A2")
    news = battle.game.words.news
    assert news is not None
    (one,) = news(battle.view(), [*first.events, *second.events])
    assert said(code, one.text) == told


def test_that_a_side_has_sealed_is_told_until_its_ships_act() -> None:
    battle = Battle(A1=(20, 60, 90), B1=(100, 60, 270))
    sealed = battle.play("p1", a.Seal(decision=battle.asked("p1")))
    battle.seal()
    acted = battle.acts("A1")
    news = battle.game.words.news
    assert news is not None
    own, public = (news(battle.view(seat), sealed.events)[0].text for seat in ("p1", "p2"))
    assert said("en", own) == "Hawke has sealed the signals: stay."
    assert said("en", public) == "Hawke has sealed the signals."
    (one,) = news(battle.view(), [*sealed.events, *acted.events])
    assert said("en", one.text) == "A1 stays."


@pytest.mark.rule("MOW-POST-02")
@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("en", ["Squadron A: close on the nearest enemy", "Hawke has sealed the signals."]),
        ("fr", ["Escadre A : approcher de l'ennemi le plus proche", "Hawke a scellé ses signaux."]),
    ],
)
def test_what_is_sealed_is_told_once(code: str, told: list[str]) -> None:
    battle = ramming()
    signal = battle.signal("A", "close")
    seal = a.Seal(decision=signal.decision, signals=((signal.squadron, signal.signal),))
    news = battle.game.words.news
    assert news is not None
    step = battle.play("p1", seal)
    assert [typed(code, one.text) for one in news(battle.view(), step.events)] == told


def test_a_sheet_signalled_in_this_turn_comes_before_the_captains_advice() -> None:
    battle = ramming()
    battle.signals("A", "back_water")
    first, second, *_ = battle.game.plans(battle.view())
    assert said("en", first.label) == "As signalled: back water"
    assert second.label.key == "plan-advised"


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("en", "Hawke wins: Anson has no ship left to fight. Battle honours: 2 to 0."),
        (
            "fr",
            "Hawke l\N{RIGHT SINGLE QUOTATION MARK}emporte : Anson n"
            "\N{RIGHT SINGLE QUOTATION MARK}a plus de navire pour combattre."
            " Honneurs de bataille : 2 contre 0.",
        ),
    ],
)
def test_the_end_names_who_has_no_ship_left_and_is_the_same_for_all(code: str, told: str) -> None:
    battle = Battle(A1=(20, 60, 90), B1=(100, 60, 270))
    battle.ship("B1").crew = 0
    battle.seal()
    step = battle.play(OFFICER, a.PlayOn())
    (ended,) = battle.told(step, e.BattleEnded)
    for seat in ("p1", "p2"):
        text = battle.game.tell(battle.view(seat), ended)
        assert text is not None
        assert said(code, text).replace("\N{NO-BREAK SPACE}", " ") == told


@pytest.mark.parametrize(
    ("code", "none", "told"),
    [
        ("en", "no honours", "A draw: both sides have no battle honours."),
        (
            "fr",
            "aucun honneur",
            "Match nul : aucun des deux camps n\N{RIGHT SINGLE QUOTATION MARK}a d"
            "\N{RIGHT SINGLE QUOTATION MARK}honneur de bataille.",
        ),
    ],
)
def test_no_honours_are_told_in_words(code: str, none: str, told: str) -> None:
    battle = Battle(A1=(20, 60, 90), B1=(100, 60, 270), turn=6)
    assert said(code, battle.game.words.summary(battle.view())[-1]).count(none) == 2
    battle.seal()
    battle.open.to_act = [0]
    (ended,) = battle.told(battle.play(OFFICER, a.PlayOn()), e.BattleEnded)
    text = battle.game.tell(battle.view(), ended)
    assert text is not None
    assert said(code, text).replace("\N{NO-BREAK SPACE}", " ") == told


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_end_is_told_once_and_its_reason_fits_the_picture(code: str) -> None:
    battle = Battle(A1=(20, 60, 90), B1=(100, 60, 270), turn=6)
    battle.ship("B1").waterline = 1
    battle.seal()
    battle.open.to_act = [0]
    step = battle.play(OFFICER, a.PlayOn())
    words = battle.game.words
    assert words.news is not None
    assert words.picture is not None
    told = [said(code, one.text) for one in words.news(battle.view(), step.events)]
    summed = [said(code, line) for line in words.summary(battle.view())]
    assert not {*told} & {*summed}
    reason = words.picture(battle.view()).reason
    assert reason is not None
    assert len(said(code, reason)) < 40


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("en", ["panic, 4: the captain goes overboard", "B1 drifts 5 cm in a turn 45° to port"]),
        (
            "fr",
            ["le capitaine passe par-dessus bord", "B1 dérive de 5 cm en virant de 45° à bâbord"],
        ),
    ],
)
def test_a_panic_is_told_with_the_shot_that_caused_it(code: str, told: list[str]) -> None:
    battle = Battle(A1=(30, 60, 90), B1=(45, 60, 270))
    battle.ship("B1").hits = {AreaName.STERN: 1}
    step = battle.acts("A1", "stay", 6, 1, 1, 4, 1)
    news = battle.game.words.news
    assert news is not None
    (one,) = news(battle.view(), step.events)
    words = said(code, one.text).replace("\N{NO-BREAK SPACE}", " ")
    assert all(part in words for part in told)


@pytest.mark.parametrize(
    ("code", "told"),
    [
        (
            "en",
            "Fire aboard B1: a 5 for the oars, and the fire spreads to the mast;"
            " a 1 for the stern, and the fire goes out.",
        ),
        (
            "fr",
            "Incendie sur B1 : un 5 pour les rames, et le feu gagne le mât ;"
            " un 1 pour la poupe, et le feu s\N{RIGHT SINGLE QUOTATION MARK}éteint.",
        ),
    ],
)
def test_the_fires_of_a_ship_share_a_sentence_after_what_its_last_enemy_did(
    code: str, told: str
) -> None:
    battle = Battle(A1=(30, 60, 90), B1=(99, 60, 270))
    ship = battle.ship("B1")
    ship.hits = {AreaName.OARS: 1, AreaName.STERN: 1}
    ship.burning = {AreaName.OARS: 1, AreaName.STERN: 1}
    battle.seal()
    battle.open.to_act = [0]
    step = battle.play(OFFICER, a.PlayOn(), 5, 1, 6, 1)
    news = battle.game.words.news
    assert news is not None
    lines = [said(code, one.text) for one in news(battle.view(), step.events)]
    plain = lines[1].replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")
    assert plain == told


@pytest.mark.parametrize(
    ("code", "told"),
    [
        (
            "en",
            "a 6 hits the destroyed stern (save failed: 1), and a critical 2 means a fire there.",
        ),
        (
            "fr",
            "un 6 frappe la poupe, hors d\N{RIGHT SINGLE QUOTATION MARK}usage (sauvegarde"
            " manquée : 1), et un 2 au critique donne un incendie à cet endroit.",
        ),
    ],
)
def test_a_shot_that_sets_an_area_alight_is_told_so(code: str, told: str) -> None:
    battle = Battle(A1=(30, 60, 90), B1=(45, 60, 270), B2=(99, 20, 270))
    battle.ship("B1").hits = {AreaName.STERN: 1}
    step = battle.acts("A1", "stay", 6, 1, 2)
    text = battle.game.tell(battle.view(), battle.told(step, e.Fired)[0])
    assert text is not None
    assert said(code, text).replace("\N{NO-BREAK SPACE}", " ").endswith(told)


def test_the_map_in_words_tells_fires_tokens_and_stragglers() -> None:
    battle = ramming()
    one = battle.ship("A1")
    one.hits, one.burning = {AreaName.OARS: 1}, {AreaName.OARS: 1}
    one.no_move = one.straggler = True
    line = next(
        told
        for told in (said("en", text) for text in battle.game.words.map(battle.view()))
        if told.startswith("A1")
    )
    assert line.endswith(
        "without oars (cannot row); on fire: oars; a straggler, which neither moves nor fires"
        " before the end of the turn; cannot move this turn"
    )


def test_an_order_to_scuttle_is_read_in_the_question_and_the_hand_of_its_side() -> None:
    battle = ramming()
    battle.ship("A1").waterline = 1
    menus = ChoiceTree(battle.game, battle.view())
    menu = next(one for one in menus.below() if said("en", one.label) == "Scuttle")
    assert menu.action is None or isinstance(menu.action, a.OrderScuttle)
    battle.play("p1", a.OrderScuttle(decision=battle.asked("p1"), ship=0))
    hand = [said("en", line) for line in battle.game.words.hand(battle.view())]
    assert "Scuttle A1 at the end of the turn" in hand
    (asked,) = [one for one in battle.game.pending(battle.state) if one.seat == "p1"]
    assert "scuttle A1" in said("en", battle.game.ask(battle.view(), asked))
    assert "scuttle" not in said("en", battle.game.ask(battle.view("p2"), asked))


def boarding() -> Battle:
    """The bows of two galleys touch, and the pirates go on for as long as they lead."""
    battle = Battle(A1=(30, 60, 90), B1=(35.001, 60, 270), A9=(10, 20, 90))
    battle.signals("B", lead=1)
    return battle


@pytest.mark.parametrize(
    ("code", "told"),
    [
        (
            "en",
            [
                "A1 stays; boards B1: 6 to 7, A1 loses a crew; B1 strikes back: 7 to 5, A1 loses"
                " a crew.",
                "A1 has lost its last crew and drifts, abandoned.",
                "B1 puts 1 crew aboard A1 and takes it as a prize.",
            ],
        ),
        (
            "fr",
            [
                "A1 reste sur place; aborde B1: 6 contre 7, A1 perd un équipage; B1"
                " contre-attaque: 7 contre 5, A1 perd un équipage.",
                "A1 a perdu son dernier équipage et dérive à l"
                "\N{RIGHT SINGLE QUOTATION MARK}abandon.",
                "B1 met 1 équipage à bord de A1, qui devient sa prise.",
            ],
        ),
    ],
)
def test_a_boarding_is_told_round_by_round_in_the_sentence_of_its_ship(
    code: str, told: list[str]
) -> None:
    battle = boarding()
    step = battle.acts("A1", "stay", 4, 4, 5, 3, policy="hold", boarding="always")
    news = battle.game.words.news
    assert news is not None
    lines = [said(code, one.text) for one in news(battle.view(), step.events)]
    spaces = ("\N{NO-BREAK SPACE}", "\N{NARROW NO-BREAK SPACE}")
    for space in spaces:
        lines = [line.replace(space, "") for line in lines]
    assert lines[:3] == told


def test_who_ends_a_boarding_is_told_and_an_empty_ship_without_rounds() -> None:
    battle = boarding()
    step = battle.acts("A1", "stay", 6, 1, policy="hold", boarding="always")
    text = battle.game.tell(battle.view(), battle.told(step, e.Boarded)[0])
    assert text is not None
    assert said("en", text) == "A1 boards B1: 8 to 4, B1 loses a crew; A1 breaks it off."
    empty = boarding()
    empty.ship("B1").crew = 0
    step = empty.acts("A1", policy="hold")
    text = empty.game.tell(empty.view(), empty.told(step, e.Boarded)[0])
    assert text is not None
    assert said("en", text) == "A1 boards B1, where nobody is left."
    lines = [said("en", line) for line in empty.game.words.map(empty.view())]
    assert any(line.endswith("crew 1 of 2, a prize of the Empire") for line in lines)


def test_orders_for_boarding_have_menus_of_their_own_and_odds() -> None:
    battle = boarding()
    menus = ChoiceTree(battle.game, battle.view())
    menu = next(one for one in menus.below() if said("en", one.label) == "Boarding")
    labels = [said("en", one.label) for one in menus.below((menu.label,))]
    assert labels == ["Board nobody", "Board smaller crews too", "Board any enemy"]
    going = next(one for one in menus.below() if said("en", one.label) == "Go on boarding")
    labels = [said("en", one.label) for one in menus.below((going.label,))]
    assert labels[0] == "While our crew is ahead by 2"
    assert labels[-1] == "To the last crew"
    about = battle.game.words.about
    assert about is not None
    action = battle.signal("A", boarding="always", lead=0)
    assert said("en", about(battle.view(), (), action) or Text.of("none")) == (
        "As things lie, A1 boards B1 (16\N{NARROW NO-BREAK SPACE}% to win,"
        " 0\N{NARROW NO-BREAK SPACE}% to lose); A9 stays"
    )
    battle.play("p1", action)
    (text,) = battle.game.pending(battle.state)[:1]
    assert "board any enemy, go on with no smaller crew" in said(
        "en", battle.game.ask(battle.view(), text)
    )


@pytest.mark.rule("MOW-GEO-09")
@pytest.mark.parametrize(
    ("code", "told"), [("en", "B1 is 11.5 cm off, ahead"), ("fr", "B1 est à 11,5 cm, devant")]
)
def test_all_ships_and_ones_own_tell_the_gap_to_their_nearest_enemy(code: str, told: str) -> None:
    battle = ramming()
    ships = next(one for one in battle.game.words.panels(battle.view()) if one.key == "ships")
    lines = [typed(code, line) for line in ships.lines]
    assert any(line.startswith("A1") and told in line for line in lines)
    assert any(told in typed(code, line) for line in battle.game.words.hand(battle.view()))
    assert any(told in typed(code, line) for line in battle.game.words.map(battle.view()))


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("en", "Seal as signalled: close on the nearest enemy"),
        ("fr", "Sceller comme signalé : approcher de l'ennemi le plus proche"),
    ],
)
def test_to_seal_what_stands_names_it_to_its_own_side_alone(code: str, told: str) -> None:
    battle = ramming()
    battle.signals("A", "close")
    seal = a.Seal(decision=battle.asked("p1"))
    (label,) = battle.game.label(battle.view(), seal)
    assert typed(code, label) == told
    (hidden,) = battle.game.label(battle.view(SPECTATOR), seal)
    assert hidden.key == "action-seal"
