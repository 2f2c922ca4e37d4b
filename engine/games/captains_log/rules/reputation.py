"""Reputation with nations: changes by attacks and losses, and membership in a nation."""

from typing import Final

from engine.core.agenda import ask
from engine.core.errors import RuleViolation
from engine.core.questions import Question
from engine.core.records import Seat
from engine.core.referee import Referee
from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.actions import ChooseNation, ReplyJoin
from engine.games.captains_log.model.cards import COUNTRIES, Nation
from engine.games.captains_log.model.chart import chart
from engine.games.captains_log.model.companies import company
from engine.games.captains_log.model.decisions import GratitudeDecision, JoinDecision
from engine.games.captains_log.model.printed import printed
from engine.games.captains_log.model.state import Captain, LogState, LogView, Open, Ship
from engine.games.captains_log.model.tasks import AskGratitude, Esteem
from engine.games.captains_log.rules import fame, port, ships, standing

WORST = -5
JOIN = 11
SHUNNED = -4
"""Column to which the reputation falls with a nation betrayed, and with the enemies of a nation
joined.
"""


def flag(sea: Open, ship: Ship) -> Nation | None:
    """CL-NPC-07, CL-NATION-16: the nation that *ship*, an NPC or a captain's, belongs to; None for
    none.
    """
    return ships.foremost(ships.nations(sea, ship))


def grudge(sea: Open, captain: Captain, nation: Nation) -> int:
    """CL-REP-20: bonus of a nation's dice against *captain*: 1 if it is at war with that captain,
    else 0.
    """
    if not sea.options.at_war_dice:
        return 0
    return int("at_war" in standing.effects(sea, captain, nation))


def attacked(state: LogState, seat: Seat, target: Ship, referee: Referee) -> None:
    """CL-REP-02, -03, -05: lower the captain's reputation for attacking *target*.

    # Ruling CL-AMB-41: an attack on a ship in a port of its own nation costs reputation twice.
    # Ruling CL-AMB-118: attacks in a nation's ports cost it once a turn, as attacks on its ships
    # do.
    # Ruling CL-AMB-40: an attack on a captain of no nation, outside ports, costs nothing.
    """
    sea = state.open
    at = ships.position(sea, target)
    mooring = chart(sea).moorings.get(at) if at is not None else None
    harbour = port.flag(sea, mooring) if mooring else None
    if harbour and _first_offence(sea, f"{seat}:port:{harbour}"):
        state.agenda.append(Esteem(seat=seat, nation=harbour, change=-2, rule="CL-REP-05"))
    nation = flag(sea, target)
    if nation is None:
        return
    first = _first_offence(sea, f"{seat}:{nation}")
    if nation in company(sea, sea.captains[seat]).joined:
        _betray(state, seat, nation, referee)
    elif first:
        state.agenda.append(Esteem(seat=seat, nation=nation, change=-1, rule="CL-REP-02"))


def destroyed(state: LogState, seat: Seat, target: Ship) -> None:
    """CL-REP-04, -11 … -13: lower the reputation for destroying *target*.

    Pushes ``AskGratitude`` for the enemies of its nation, one of which is grateful.
    """
    sea = state.open
    nation = flag(sea, target)
    if nation is None:
        return
    if pleased := grateful(sea, target):
        state.agenda.append(AskGratitude(seat=seat, nations=pleased))
    rule = "CL-REP-13" if _is_corsair(sea, target) else "CL-REP-04"
    state.agenda.append(Esteem(seat=seat, nation=nation, change=-1, rule=rule))


def grateful(sea: Open, target: Ship) -> tuple[Nation, ...]:
    """CL-REP-11 … -13: nations of which one is grateful for the loss of *target*."""
    nation = flag(sea, target)
    if nation is None:
        return ()
    if _is_corsair(sea, target):
        of = ships.nations(sea, target)
        return tuple(country for country in COUNTRIES if country not in of)
    return tuple(other for other in Nation if ships.at_war(sea, nation, other))


def ask_gratitude(state: LogState, task: AskGratitude) -> None:
    """CL-REP-11: raise the captain's reputation with the grateful nation.

    Asks the captain to choose one if there are several.
    """
    if len(task.nations) == 1:
        _thank(state, task.seat, task.nations[0])
    else:
        decision = GratitudeDecision(id=state.asked + 1, seat=task.seat, nations=task.nations)
        ask(state, decision)


def check_nation(asked: GratitudeDecision, action: ChooseNation) -> None:
    if action.nation not in asked.nations:
        raise RuleViolation("CL-REP-11", "no-enemy-of-theirs")


GRATITUDE: Final = Question[LogState, LogView, GratitudeDecision, ChooseNation](
    decision=GratitudeDecision,
    answers=(ChooseNation,),
    check=lambda _, asked, action: check_nation(asked, action),
    suggest=lambda _, asked: (
        ChooseNation(decision=asked.id, nation=nation) for nation in asked.nations
    ),
    resolve=lambda state, asked, action, _: _thank(state, asked.seat, action.nation),
)


def esteem(state: LogState, task: Esteem, referee: Referee) -> None:
    """CL-REP-01, CL-NATION-08 … -10: move the marker, and ask before it enters column 11.

    # Ruling CL-AMB-07: a marker in a column with a lock never rises; the Pirates' row has no lock.
    """
    sea, seat, nation = state.open, task.seat, task.nation
    captain = sea.captains[seat]
    now = company(sea, captain).reputation[nation]
    if task.change > 0 and "lock" in standing.effects(sea, captain, nation):
        return
    wanted = min(JOIN, max(WORST, now + task.change))
    if wanted < JOIN or nation in company(sea, captain).joined:
        _move(state, seat, nation, wanted, referee, rule=task.rule)
        return
    _move(state, seat, nation, max(now, JOIN - 1), referee, rule=task.rule)
    if _may_join(sea, captain, nation):
        ask(state, JoinDecision(id=state.asked + 1, seat=seat, nation=nation))


def reply_join(state: LogState, asked: JoinDecision, action: ReplyJoin, referee: Referee) -> None:
    """CL-NATION-09, -10, -19: enter column 11 for a point of fame, or stay out."""
    if not action.yes:
        return
    sea, seat, nation = state.open, asked.seat, asked.nation
    captain = sea.captains[seat]
    company(sea, captain).joined.append(nation)
    referee.announce(e.Joined(captain=seat, nation=nation))
    company(sea, captain).rewarded.append(_reward_key(nation, JOIN))
    _move(state, seat, nation, JOIN, referee, rule="CL-NATION-08")
    fame.change_fame(state, seat, 1, "join", referee)
    for other in Nation:
        if breaks_with(sea, captain, nation, other):
            _sink_to(state, seat, other, "CL-NATION-14", referee)


JOINING: Final = Question[LogState, LogView, JoinDecision, ReplyJoin](
    decision=JoinDecision,
    answers=(ReplyJoin,),
    suggest=lambda _, asked: (ReplyJoin(decision=asked.id, yes=yes) for yes in (False, True)),
    resolve=reply_join,
)


def _is_corsair(sea: Open, ship: Ship) -> bool:
    return flag(sea, ship) is Nation.PIRATES and len(ships.nations(sea, ship)) > 1


def _first_offence(sea: Open, offence: str) -> bool:
    """CL-REP-03: note *offence*, and return whether it is the first of its kind this turn."""
    if offence in sea.turn.attacked:
        return False
    sea.turn.attacked.append(offence)
    return True


def _may_join(sea: Open, captain: Captain, nation: Nation) -> bool:
    """CL-NATION-12, -13: whether *captain* may join *nation*: one country, and the
    Pirates besides.
    """
    joined = company(sea, captain).joined
    return nation is Nation.PIRATES or not any(n in COUNTRIES for n in joined)


def breaks_with(sea: Open, captain: Captain, nation: Nation, other: Nation) -> bool:
    """CL-NATION-14, -15, CL-AMB-103: whether joining *nation* spoils the captain's reputation with
    *other*.

    It does if the two are at war, unless *other* is the Pirates or has been joined too.
    """
    if other is Nation.PIRATES or other in company(sea, captain).joined:
        return False
    return ships.at_war(sea, nation, other)


def _betray(state: LogState, seat: Seat, nation: Nation, referee: Referee) -> None:
    """CL-NATION-17, -18, CL-AMB-65, -104: end the membership in *nation*, for attacking its ships.

    That costs fame, and reputation down to ``SHUNNED`` instead of the usual 1.
    """
    theirs = company(state.open, state.open.captains[seat])
    theirs.joined.remove(nation)
    theirs.rewarded.remove(_reward_key(nation, JOIN))
    referee.announce(e.Betrayed(captain=seat, nation=nation))
    _sink_to(state, seat, nation, "CL-NATION-17", referee)
    fame.change_fame(state, seat, -1, "betrayal", referee)


def _sink_to(state: LogState, seat: Seat, nation: Nation, rule: str, referee: Referee) -> None:
    """Lower the reputation with *nation* to ``SHUNNED``, unless it is lower already."""
    now = company(state.open, state.open.captains[seat]).reputation[nation]
    _move(state, seat, nation, min(now, SHUNNED), referee, rule=rule)


def _thank(state: LogState, seat: Seat, nation: Nation) -> None:
    state.agenda.append(Esteem(seat=seat, nation=nation, change=1, rule="CL-REP-11"))


def _move(
    state: LogState, seat: Seat, nation: Nation, to: int, referee: Referee, *, rule: str
) -> None:
    """Move the marker to column *to*; columns of Prestige give fame when first reached."""
    theirs = company(state.open, state.open.captains[seat])
    start = theirs.reputation[nation]
    if to == start:
        return
    theirs.reputation[nation] = to
    referee.announce(
        e.ReputationChanged(
            captain=seat, nation=nation, change=to - start, reputation=to, rule=rule
        )
    )
    for column, effects in printed(state.open).reputation[nation].columns:
        key = _reward_key(nation, column)
        entered = _reached(column, to) and not _reached(column, start)
        if entered and "prestige" in effects and key not in theirs.rewarded:
            # Ruling CL-AMB-57: a column gives fame once, and never takes it back.
            theirs.rewarded.append(key)
            fame.change_fame(state, seat, 1, "prestige", referee)


def _reached(column: int, standing: int) -> bool:
    """CL-REP-15: whether *column* lies under the marker at *standing*, or between it
    and column 0.
    """
    return 0 < column <= standing or standing <= column < 0


def _reward_key(nation: Nation, column: int) -> str:
    return f"{nation}:{column}"
