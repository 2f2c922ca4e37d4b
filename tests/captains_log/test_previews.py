"""Previews warn of moves that end, barrels left behind and enemies that can fire."""

import pytest

from engine.games.captains_log import words
from engine.games.captains_log.game import CAPTAINS_LOG
from engine.games.captains_log.model import actions as a
from engine.games.captains_log.model.cards import Nation
from tests.captains_log.sea_fights import DUTCH, duel
from tests.captains_log.sentences import said
from tests.captains_log.table import Table, hex_of
from tests.captains_log.test_about import entries
from tests.captains_log.test_forgone import floating, unstowed
from tests.captains_log.test_fortress import below

WORDS = CAPTAINS_LOG.words
FIRE = a.Shoot(target="npc:1")


def certain(table: Table, action: a.Action, code: str = "en") -> list[str]:
    return [said(code, text) for text in WORDS.consequences(table.view(), action)]


def outlook(table: Table, code: str = "en") -> list[str]:
    return [said(code, text) for text in WORDS.outlook(table.view())]


def menu(table: Table, key: str, code: str = "en") -> str:
    """The description of the menu called *key*."""
    (path,) = [
        path for path, action in entries(table.view()) if action is None and path[-1].key == key
    ]
    text = WORDS.about(table.view(), path, None)
    assert text
    return said(code, text)


def under_way(table: Table, points: int = 3) -> Table:
    table.sea.turn.moved, table.sea.turn.points, table.sea.turn.actions = True, points, 1
    return table


@pytest.mark.rule("CL-MOVE-05")
def test_previews_and_menus_say_that_an_action_ends_the_move() -> None:
    table = under_way(duel())
    assert "Ends your move: 3 movement points are lost" in certain(table, FIRE)
    assert "Fin du déplacement : 3 points de mouvement sont perdus" in certain(table, FIRE, "fr")
    assert menu(table, "menu-fire").startswith("1 action, ends your move: 3 guns")
    assert menu(table, "menu-fire", "fr").startswith("1 action, fin du déplacement : 3 canons")
    table.sea.turn.points = 0
    assert not [one for one in certain(table, FIRE) if "move" in one]
    assert menu(table, "menu-fire").startswith("1 action: 3 guns")


@pytest.mark.rule("CL-HOLD-12", "CL-HOLD-16")
def test_the_label_for_rearranging_the_hold_tells_the_fame_it_wins_and_the_guns_it_costs() -> None:
    table = unstowed()
    (parade,) = [one for one in table.suggested() if isinstance(one, a.Rearrange)]
    label = table.game.label(table.view(), parade)[-1]
    assert said("en", label) == (
        "Stow cannons on the fame icons of your hold (+2 fame) \N{EN DASH} 2 guns fewer ready"
    )
    assert said("fr", label) == (
        "Canons sur les icônes de renommée (+2 de renommée) \N{EN DASH} 2 canons prêts de moins"
    )
    table.act("p1", parade)
    assert outlook(table)[1].startswith("Only 1 of your 3 cannons can fire")
    assert outlook(table, "fr")[1].startswith("Un seul de vos 3 canons peut tirer")


@pytest.mark.rule("CL-FREE-05")
def test_the_news_and_the_outlook_mention_barrels_that_were_not_picked_up() -> None:
    table = Table().without_npcs()
    table.place("p1", hex_of(1, 0, 1))
    table.sea.barrels[:] = [hex_of(1), hex_of(1, 0, -1)]
    way = [a.Sail(heading=0), a.Sail(heading=0)]
    events = [event for one in way for event in table.act("p1", one).events]
    (mine,) = words.tell_all(table.view(), events)
    assert "leaves a barrel behind" in said("en", mine.text)
    assert "laisse un baril derrière lui" in said("fr", mine.text)
    (theirs,) = words.tell_all(table.view("spectator"), events)
    assert "barrel" not in said("en", theirs.text)
    assert "A barrel floats here, not picked up: pick it up for 1 movement point" in outlook(table)
    assert outlook(floating(), "fr")[1].startswith("Un baril flotte ici, pas encore repêché")


@pytest.mark.rule("CL-REP-02", "CL-REP-16")
def test_the_preview_of_a_shot_warns_that_its_target_could_fire_back() -> None:
    """A Dutch patrol is no enemy yet, but is one once it has been fired at."""
    table = duel(DUTCH)
    assert "can reach you and fire" not in "".join(outlook(table))
    assert [one for one in certain(table, FIRE) if "can reach you and fire before" in one]
    assert [
        one for one in certain(table, FIRE, "fr") if "peut vous atteindre et tirer avant" in one
    ]


def test_previews_of_exploring_and_picking_up_a_barrel_warn_of_an_enemy_that_can_fire() -> None:
    table = duel(DUTCH)
    table.company().reputation[Nation.HOLLAND] = -1
    for action in (a.Explore(tiles=1), a.PickUp(what="barrel")):
        assert [one for one in certain(table, action) if "can reach you and fire before" in one]


@pytest.mark.rule("CL-FORT-02")
def test_the_preview_of_sailing_into_a_fire_zone_warns_of_the_fortress_and_its_dice() -> None:
    table = below()
    told = certain(table, a.Sail(heading=0))
    assert told == [
        "The Spanish fortress fires 4 dice at you",
        "The plan stops there: they roll, then you decide",
    ]
    assert certain(table, a.Sail(heading=0), "fr")[1] == (
        "Le plan s'arrête là : ils lancent les dés, puis vous décidez"
    )
    assert certain(table, a.Sail(heading=180)) == []
