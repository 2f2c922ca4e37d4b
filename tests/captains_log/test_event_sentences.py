"""Sentences for events, as a native speaker would write them."""

import dataclasses

import pytest

from bot.words.language import LANGUAGES
from engine.games.captains_log import words
from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.cards import Good, Nation
from engine.games.captains_log.model.state import Ammo, Upgrade
from tests.captains_log.sentences import said
from tests.captains_log.table import Table

SHOT = e.Shot(
    ship="npc:2",
    target="p1",
    at=0,
    target_at=1,
    ammo=Ammo.INCENDIARY,
    faces=(7, 12),
    bonuses=(2, 2),
    defence=10,
    damage=4,
)


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (
            SHOT,
            "Espada de Judas (Spanish corsair, no. 2) fires incendiary shot at Anne for 4 damage.",
            "Espada de Judas (corsaire espagnol, n° 2) tire sur Anne avec des munitions "
            "incendiaires pour 4 dégâts.",
        ),
        (
            dataclasses.replace(SHOT, ship="p2", passing=True, damage=1),
            "Bob fires in passing at Anne with incendiary shot: 7+2 and 12+2, needing 11 or more; "
            "1 damage.",
            "Bob tire au passage sur Anne (munitions incendiaires) : 7+2 et 12+2, il faut "
            "11 ou plus ; 1 dégât.",
        ),
        (
            dataclasses.replace(SHOT, ship="p2", ammo=Ammo.CHAIN_SHOT, damage=0, sails=2),
            "Bob fires chain shot at Anne: 7+2 and 12+2, needing 11 or more; 2 movement lost.",
            "Bob tire sur Anne (chaînes) : 7+2 et 12+2, il faut 11 ou plus ; "
            "2 points de mouvement perdus.",
        ),
        (
            e.FortressFired(
                tile=5, target="p1", target_at=0, faces=(3,), bonus=1, defence=9, damage=0
            ),
            "A Dutch fortress fires at Anne: 3+1, needing 10 or more; no damage.",
            "Une forteresse hollandaise tire sur Anne : 3+1, il faut 10 ou plus ; aucun dégât.",
        ),
        (
            e.Sold(
                captain="p1",
                tile=7,
                row="contraband",
                good=Good.SILVER,
                count=3,
                oil=1,
                price=4000,
            ),
            "Anne sells 2 silver and 1 oil as contraband for 4,000 doubloons.",
            "Anne vend 2 lingots d'argent et 1 fût d'huile en contrebande pour 4 000 doublons.",
        ),
        (
            e.BarrelTaken(
                captain="p1", at=0, barrel="x", goods=(Good.TEA, Good.TEA), doubloons=1000
            ),
            "Anne opens a barrel (2 tea and 1,000 doubloons).",
            "Anne ouvre un baril (2 caisses de thé et 1 000 doublons).",
        ),
        (
            e.Repaired(captain="p2", points=3, wood=2, sails=1),
            "Bob repairs 3 damage and 1 point of sail with 2 wood.",
            "Bob répare 3 dégâts et 1 point de voile avec 2 bois.",
        ),
        (
            e.Repaired(captain="p2", points=1, wood=1),
            "Bob repairs 1 damage with 1 wood.",
            "Bob répare 1 dégât avec 1 bois.",
        ),
        (
            e.ReputationChanged(
                captain="p1", nation=Nation.ENGLAND, change=-1, reputation=-2, rule="CL-REP-02"
            ),
            "The reputation of Anne falls to \N{MINUS SIGN}2 with England (no legal trade).",
            "La réputation d'Anne tombe à \N{MINUS SIGN}2 auprès de l'Angleterre "
            "(plus de commerce légal).",
        ),
        (
            e.FlagDrawn(tile=4, place="port", nation=Nation.HOLLAND),
            "Three Palms flies the Dutch flag.",
            "Three Palms porte le pavillon de la Hollande.",
        ),
        (
            e.UpgradeBought(captain="p1", upgrade=Upgrade.LONG_GUNS, price=3000),
            "Anne buys long guns for 3,000 doubloons.",
            "Anne achète des canons longs pour 3 000 doublons.",
        ),
        (
            e.FameChanged(captain="p1", change=-1, fame=2, why="third_wreck"),
            "Anne loses 1 fame for losing a third ship: 2 of 7.",
            "Anne perd 1 point de renommée pour un troisième navire perdu : 2 sur 7.",
        ),
        (
            e.TileRevealed(captain="p1", tile=19, slot=3),
            "Anne discovers 1 tile (2 barrels and whales).",
            "Anne découvre 1 tuile (2 barils et des baleines).",
        ),
        (
            e.NpcRevealed(npc="npc:1", card=1),
            "Gouden Reiger (Dutch merchant of level 1, no. 1) will appear when that area is "
            "explored.",
            "Gouden Reiger (marchand hollandais de niveau 1, n° 1) apparaîtra quand sa zone sera "
            "explorée.",
        ),
    ],
)
def test_the_news_of_an_event_is_idiomatic_in_english_and_french(
    table: Table, event: e.Told, english: str, french: str
) -> None:
    text = words.tell(table.view(), event)
    assert [said(code, text) for code in LANGUAGES] == [english, french]


def test_the_start_of_a_turn_a_waiting_npc_and_empty_spoils_are_no_news(table: Table) -> None:
    silent: list[e.Told] = [
        e.TurnBegan(captain="p1"),
        e.NpcWaits(npc="npc:1", timer=0),
        e.SpoilsTaken(captain="p1", doubloons=0, goods=()),
    ]
    assert words.tell_all(table.view(), silent) == []


def test_the_news_of_a_victory_names_the_winners_and_their_fame(table: Table) -> None:
    """The turn card tells that the game is over."""
    one, two = e.GameWon(winners=("p1",)), e.GameWon(winners=("p1", "p2"))
    assert (
        said("en", words.tell(table.view(), one))
        == "Anne reaches 7 points of fame and wins the game!"
    )
    assert said("fr", words.tell(table.view(), two)) == (
        "Anne et Bob atteignent 7 points de renommée et gagnent la partie !"
    )
