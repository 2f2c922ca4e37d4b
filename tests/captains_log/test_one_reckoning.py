"""Esteem lost by a shot: plan, preview and news give the same numbers."""

import copy
from collections.abc import Iterator, Sequence
from itertools import product

from engine.core.dice import table_dice
from engine.core.game import play
from engine.core.words import Fact, Listing, Text
from engine.games.captains_log import words
from engine.games.captains_log.game import CAPTAINS_LOG
from engine.games.captains_log.judgement.losses import losses
from engine.games.captains_log.model import actions as a
from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.cards import Nation
from engine.games.captains_log.model.chart import chart
from engine.games.captains_log.model.printed import npc_card
from engine.games.captains_log.model.state import Ammo, Cube
from engine.games.captains_log.rules.reputation import JOIN, flag
from engine.space.hexes import HEADINGS
from tests.captains_log.sentences import said, whole_sea, within
from tests.captains_log.table import Table

SHOT = a.Shoot(target="npc:9", ammo=Ammo.NORMAL)


def fight(card: int, where: str, column: int, *, joined: bool = False) -> Table | None:
    """Anne with a ship of *card* on her flank.

    *where* is the owner of the port that it is moored in, or "sea". None if Anne has no shot there.
    """
    table = whole_sea()
    sheet = chart(table.sea)
    moored: dict[str, int] = {port.card.owner: port.anchorages[0] for port in sheet.ports.values()}
    at = moored.get(where, sheet.board.within(sheet.ports[3].at, 4)[-1])
    if not sheet.depth[at]:
        at = next(one for one in sheet.board.within(at, 3) if sheet.depth[one])
    table.npc("npc:9", at, card=card)
    captain = table.captain()
    captain.hold = [Cube.EMPTY] * len(captain.hold)
    table.load("p1", Cube.CANNON, Cube.CANNON, Cube.CANNON, Cube.CANNON)
    for nation in table.company().reputation:
        table.company().reputation[nation] = JOIN if joined else column
    if joined:
        table.company().joined = [Nation.FRANCE]
    for near in sheet.board.within(at, 1):
        for heading in HEADINGS:
            if sheet.depth[near] and near not in sheet.moorings and near != at:
                table.place("p1", near, heading)
                if table.legal("p1", [SHOT]):
                    return table
    return None


def news_of(events: Sequence[e.Told]) -> dict[str, tuple[int, int]]:
    """The change of esteem with each nation, and the esteem then, as the events tell them."""
    found: dict[str, tuple[int, int]] = {}
    for event in events:
        if isinstance(event, e.ReputationChanged) and event.captain == "p1":
            before, _ = found.get(event.nation, (0, 0))
            found[event.nation] = before + event.change, event.reputation
    return {nation: one for nation, one in found.items() if one[0] < 0}


def sinking(table: Table) -> Table:
    """*table* with a target that one more point of damage sinks."""
    copied = copy.deepcopy(table)
    npc = copied.sea.npcs["npc:9"]
    npc.water = npc_card(copied.sea, npc).robustness - 1
    return copied


def attacked_before(table: Table) -> Table:
    """*table* after Anne attacked the target's nation this turn: only sinking costs esteem."""
    copied = sinking(table)
    nation = flag(copied.sea, "npc:9")
    copied.sea.turn.attacked = [f"p1:{nation}", f"p1:port:{nation}"]
    return copied


WHERE = ("sea", "spain", "england", "france", "holland")
CARDS = (1, 2, 3, 7, 10, 12)


def fights() -> Iterator[Table]:
    """Fights with ships of several nations, at sea and in port, by captains of any esteem."""
    for card, where in product(CARDS, WHERE):
        for column, joined in ((0, False), (-1, False), (-4, False), (JOIN, True)):
            if (table := fight(card, where, column, joined=joined)) is not None:
                yield table


def test_preview_and_news_of_a_shot_give_the_same_loss_of_esteem() -> None:
    sunk = afloat = 0
    for number, table in enumerate(one for fought in fights() for one in (fought, sinking(fought))):
        view = table.view()
        foretold = {
            sinks: {
                one.nation: (one.change, one.then) for one in losses(view, "npc:9", sinks=sinks)
            }
            for sinks in (False, True)
        }
        step = play(CAPTAINS_LOG, table.state, "p1", SHOT, table_dice(f"{number}", 0), seq=1)
        lost = any(isinstance(event, e.ShipLost) for event in step.events)
        assert foretold[lost] == news_of(step.events)
        sunk, afloat = sunk + lost, afloat + (not lost)
    assert min(sunk, afloat) > 20


def briefly(told: Fact | None) -> list[tuple[str, str]]:
    """Each loss of esteem in *told*: the nation and the change."""
    return [
        (said("en", Text.of("nation", **facts)), said("en", facts["change"]))
        for one in within(told)
        if one.key in ("loss", "loss-effects", "loss-brief")
        for facts in [dict(one.facts)]
        if isinstance(facts["change"], Text)
    ]


def test_a_plan_and_a_menu_tell_the_greatest_loss_that_the_preview_of_the_shot_tells() -> None:
    """A plan has no room for the loss by sinking, which menu and preview tell."""
    compared = only_sunk = 0
    for table in (one for fought in fights() for one in (fought, attacked_before(fought))):
        view = table.view()
        previewed = briefly(Listing(items=tuple(words.consequences(view, SHOT))))
        menu = briefly(CAPTAINS_LOG.words.about(view, (), SHOT))
        assert set(menu) <= set(previewed)
        assert bool(menu) == bool(previewed)
        for plan in CAPTAINS_LOG.plans(view):
            if plan.actions[:1] == (SHOT,):
                assert briefly(plan.about) == menu[: len(losses(view, "npc:9")[:1])]
                compared += 1
        only_sunk += bool(menu) and not losses(view, "npc:9")
    assert min(compared, only_sunk) > 10
