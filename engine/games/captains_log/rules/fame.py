"""Fame: gains and losses, and the eras that begin at certain scores."""

from engine.core.records import Seat
from engine.core.referee import Referee
from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.companies import company
from engine.games.captains_log.model.printed import hold_card, printed
from engine.games.captains_log.model.state import Captain, LogState, Open
from engine.games.captains_log.rules import hold


def change_fame(
    state: LogState, seat: Seat, change: int, why: e.FameCause, referee: Referee
) -> None:
    """Add *change* to the fame of *seat*'s company, never below 0 (CL-AMB-96), and begin new eras.

    ``end`` decides whether the game has ended, once the whole action has been resolved.
    """
    ours = company(state.open, state.open.captains[seat])
    before = ours.fame
    ours.fame = max(0, before + change)
    if ours.fame == before:
        return
    referee.announce(
        e.FameChanged(captain=seat, change=ours.fame - before, fame=ours.fame, why=why)
    )
    _open_eras(state, ours.fame, referee)


def tokens(captains: int) -> int:
    """CL-FAME-01, -02: barrel tokens for a point of fame in a game of so many *captains*."""
    return 3 if captains <= 2 else 2


def barrels_needed(sea: Open) -> int:
    """CL-FAME-01, -02: barrel tokens for a point of fame in the game of *sea*."""
    return tokens(len(sea.captains))


def keep_barrel(state: LogState, seat: Seat, referee: Referee) -> None:
    """CL-FAME-01, -02: keep one more token; enough of them are exchanged for fame at once."""
    captain = state.open.captains[seat]
    captain.barrels += 1
    if captain.barrels == barrels_needed(state.open):
        captain.barrels = 0
        change_fame(state, seat, 1, "barrels", referee)


def fame_covered(sea: Open, captain: Captain) -> int:
    """CL-HOLD-16, CL-AMB-94: fame icons in the hold that cannons cover."""
    return sum(
        slot.icons.count("fame")
        for slot, cube in zip(hold_card(sea, captain).slots, captain.hold, strict=True)
        if cube in hold.CANNONS
    )


def settle_fame(state: LogState, seat: Seat, before: int, referee: Referee) -> None:
    """CL-HOLD-16: win a point for each fame icon covered beyond *before*, or lose one for each
    less.
    """
    change = fame_covered(state.open, state.open.captains[seat]) - before
    if change:
        change_fame(state, seat, change, "hold", referee)


def _open_eras(state: LogState, fame: int, referee: Referee) -> None:
    """CL-FAME-11, -12, CL-END-02: take lower levels out of the NPC deck at the printed scores."""
    sea, track = state.open, printed(state.open).fame
    for level, score in ((1, track.remove_level_1), (2, track.remove_level_2)):
        if fame >= score and sea.deck_era <= level:
            sea.deck_era = level + 1
            for pile in (f"{level}:1", f"{level}:2"):
                sea.deck[pile] = 0
                state.hidden.deck[pile] = []
            referee.announce(e.EraBegan(level=level + 1))
