"""Captain's Log by typed commands: the same actions as the menus, found by their names."""

from dataclasses import replace

import pytest

from engine.core.records import clone
from engine.games.captains_log.cards import Good
from engine.games.captains_log.rules import move
from tests.cogs.harbour import Harbour, private, said, text_of


async def test_a_voyage_is_picked_from_places_in_words(harbour: Harbour) -> None:
    await harbour.set_sail()
    goals = await harbour.alice.autocomplete(harbour.channel, "captain sail", "to", "")
    assert 0 < len(goals) <= 25
    assert all("hex" in goal["name"] for goal in goals)
    sailed = await harbour.alice.slash(
        harbour.channel, "captain sail", to=goals[0]["value"], pickup=False
    )
    assert private(sailed)
    assert "Done." in said(sailed)
    assert "sails" in text_of(harbour.board)


async def float_off(harbour: Harbour, *, barrel: bool, goods: bool) -> int:
    """Have something drift two hexes from Alice's ship, and say where."""
    tables, table = harbour.bot.tables, await harbour.table_id()
    live = await tables.load(table)
    state = clone(live.state)
    routes = move.routes((await harbour.bot.tables.load(table)).view("p1"))
    at = next(at for at, way in routes.items() if len(way) == 2)
    state.open.barrels = [at] if barrel else []
    state.open.loose = {at: [Good.TEA]} if goods else {}
    tables._keep(replace(live, state=state))
    return at


@pytest.mark.parametrize(
    ("barrel", "goods", "taken"),
    [
        (True, False, ["opens a barrel"]),
        (False, True, ["fishes 1 tea out of the sea"]),
        (False, False, []),
    ],
)
async def test_what_floats_at_the_goal_is_fished_out(
    harbour: Harbour, barrel: bool, goods: bool, taken: list[str]
) -> None:
    await harbour.set_sail()
    at = await float_off(harbour, barrel=barrel, goods=goods)
    sailed = await harbour.alice.slash(harbour.channel, "captain sail", to=str(at))
    assert "sails 2 hexes" in said(sailed)
    found = [words for words in ("opens a barrel", "fishes 1 tea out") if words in said(sailed)]
    assert [one for one in taken if one in said(sailed)] == taken
    assert len(found) == len(taken)


async def test_who_does_not_want_it_leaves_it_floating(harbour: Harbour) -> None:
    await harbour.set_sail()
    at = await float_off(harbour, barrel=False, goods=True)
    sailed = await harbour.alice.slash(harbour.channel, "captain sail", to=str(at), pickup=False)
    assert "fishes" not in said(sailed)


async def test_a_place_may_be_typed_in_words(harbour: Harbour) -> None:
    await harbour.set_sail()
    goals = await harbour.alice.autocomplete(harbour.channel, "captain sail", "to", "")
    sailed = await harbour.alice.slash(harbour.channel, "captain sail", to=goals[0]["name"])
    assert "Done." in said(sailed)


async def test_a_place_out_of_reach_is_refused(harbour: Harbour) -> None:
    await harbour.set_sail()
    for place in ("Atlantis", "99999", "-1", "hex", "x" * 5_000):
        refused = await harbour.alice.slash(harbour.channel, "captain sail", to=place)
        assert private(refused)
        assert "cannot end a move there" in said(refused)


async def test_the_start_and_the_facing_are_chosen_by_name(harbour: Harbour) -> None:
    await harbour.start()
    starts = await harbour.alice.autocomplete(harbour.channel, "captain start", "where", "")
    assert starts
    chosen = await harbour.alice.slash(harbour.channel, "captain start", where=starts[0]["value"])
    assert "will start from" in said(chosen)
    faced = await harbour.alice.slash(harbour.channel, "captain facing", heading="south-east")
    assert "facing south-east" in said(faced)


async def test_what_fits_several_or_nothing_is_asked_again(harbour: Harbour) -> None:
    await harbour.set_sail()
    several = await harbour.alice.slash(harbour.channel, "captain turn", heading="north")
    assert "different things" in said(several)
    nothing = await harbour.alice.slash(harbour.channel, "captain turn", heading="upwards")
    assert "is called that" in said(nothing)


async def test_what_cannot_be_done_now_is_said_so(harbour: Harbour) -> None:
    await harbour.set_sail()
    for verb in ("fire", "sell", "repair", "fame", "scuttle"):
        refused = await harbour.alice.slash(harbour.channel, f"captain {verb}")
        assert private(refused), verb
        assert "can be done now" in said(refused), verb


async def test_too_many_tiles_are_refused_with_the_rule(harbour: Harbour) -> None:
    await harbour.set_sail()
    refused = await harbour.alice.slash(harbour.channel, "captain explore", tiles=24)
    assert "(rule CL-EXPLORE-03)" in said(refused)


async def test_typed_commands_are_for_whom_it_waits_for(harbour: Harbour) -> None:
    await harbour.set_sail(harbour.bob)
    person = await harbour.to_move()
    other = harbour.bob if person is harbour.alice else harbour.alice
    version = await harbour.version()
    for command, options in (("captain sail", {"to": "1"}), ("captain explore", {})):
        refused = await other.slash(harbour.channel, command, **options)
        assert private(refused)
        assert "not your turn" in said(refused)
        outsider = await harbour.carol.slash(harbour.channel, command, **options)
        assert private(outsider)
        assert "no seat" in said(outsider)
    assert await harbour.version() == version


async def test_rules_are_found_by_word_and_by_number(harbour: Harbour) -> None:
    found = await harbour.carol.slash(harbour.channel, "rules search", about="CL-MOVE-03")
    assert private(found)
    assert said(found).startswith("**CL-MOVE-03**")
    offered = await harbour.carol.autocomplete(
        harbour.channel, "rules search", "about", "movement points"
    )
    assert offered
    assert all(one["value"].startswith("CL-") for one in offered)
    nothing = await harbour.carol.slash(harbour.channel, "rules search", about="zeppelin")
    assert "No rule speaks of that" in said(nothing)


async def test_a_chapter_of_the_rules_is_read_page_by_page(harbour: Harbour) -> None:
    chapter = await harbour.carol.slash(harbour.channel, "rules area", area="MOVE")
    assert "CL-MOVE-01" in said(chapter)
    assert chapter.response is not None
    following = await harbour.carol.click(chapter.response, label="Next")
    assert "CL-MOVE-01" not in said(following)
