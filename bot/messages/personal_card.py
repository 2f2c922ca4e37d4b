"""Messages for one person: sent directly, or to the channel with a mention."""

from bot.delivery.posts import Post
from bot.messages.board import GOLD, TEAL, Message, Narrator, title_of
from bot.messages.board_foot import question
from bot.messages.card import make_card
from bot.messages.clock_buttons import clock_buttons
from bot.messages.components import Button
from bot.messages.pictures import Picture, Wanted
from bot.messages.reply import card_link
from bot.messages.request_buttons import addressed, request_buttons
from bot.messages.verb import Verb
from bot.messages.verbs import Act, Ask, Hand
from bot.messages.vote_card import card_of_notice
from bot.tables import seat_clocks
from bot.tables.ballots import CARD
from bot.tables.live import Tables
from bot.tables.live_table import LiveTable
from bot.tables.personal_messages import CALL, PRIVATE_NEWS
from bot.tables.step_log import events_answered
from bot.words.language import Language, voice
from bot.words.seat_names import names_of
from engine.core.game import Step, told
from engine.core.records import SPECTATOR, clone
from engine.core.words import Text


async def personal_message(tables: Tables, narrator: Narrator, post: Post) -> Message:
    """The message of *post*, which is for one person.

    A direct one is in the person's language, and names its table; a call has the picture of the
    board as everybody sees it.
    """
    assert post.user_id is not None
    assert post.notice is not None
    live = await tables.load(post.table_id)
    table, code = live.table, live.table.language
    if post.direct:
        code = (await tables.preferences.of(post.user_id)).language or code
    language = voice(code, table.game)
    if post.notice.key == CARD:
        alone = post.user_id if post.direct else None
        card = await card_of_notice(tables, table.id, post.notice, mark=post.id, user_id=alone)
        return Message(card=card, called=() if post.direct else (post.user_id,))
    if post.notice == CALL:
        said = await _call(tables, live, post, language)
    elif post.direct:
        called = addressed(post.notice, table, live.holders)
        said = _to_reader(language.say(called, names_of(live.holders)), post.user_id)
    else:
        said = language.say(addressed(post.notice, table, live.holders), names_of(live.holders))
    if not post.direct:
        mention = f"<@{post.user_id}>"
        text = said if mention in said else f"{mention} {said}"
        answers = _buttons(live, post, language)
        card = make_card(text=text, buttons=answers, mark=post.id, colour=TEAL)
        return Message(card=card, called=(post.user_id,))
    picture = await _picture(tables, narrator, live, post, language)
    lines = [said] if post.notice == CALL else [said, await _link(tables, table.id, language)]
    card = make_card(
        text=title_of(table, language),
        picture=picture,
        below="\n".join(lines),
        buttons=_buttons(live, post, language),
        mark=post.id,
        colour=GOLD,
    )
    return Message(card=card, picture=picture)


async def _call(tables: Tables, live: LiveTable, post: Post, language: Language) -> str:
    """That it is the person's turn, what they are asked, until when, and a link.

    In the channel a question that others may not know is not put.
    """
    seat, names = post.pings[0], names_of(live.holders)
    view = live.view(seat if post.direct else SPECTATOR)
    asked = [question(live.game, view, one) for one in live.pending(seat)]
    lines = [language.say(Text.of("call-turn"))]
    if not post.direct:
        called = Text.of("card-mention", user=str(post.user_id))
        lines = [language.say(Text.of("card-waits", count=1, who=called))]
    lines += [f"> {language.say(one, names)}" for one in asked]
    async with tables.store.reading() as session:
        until = await seat_clocks.until(session=session, live=live, seat=seat)
    if until is not None:
        lines.append(language.say(Text.of("card-until", until=str(int(until.timestamp())))))
    return "\n".join((*lines, await _link(tables, live.table.id, language)))


def _to_reader(said: str, user_id: int) -> str:
    """A sentence without the mention of its reader at the beginning."""
    said = said.removeprefix(f"<@{user_id}>").lstrip()
    said = said.lstrip(",:").lstrip()
    return said[:1].upper() + said[1:]


async def _link(tables: Tables, table_id: str, language: Language) -> str:
    """A link to the standing board, or to the channel if none stands."""
    table = await tables.table(table_id)  # the row, which a new board changes
    channel = f"https://discord.com/channels/{table.guild_id or '@me'}/{table.channel_id}"
    return f"[{language.say(Text.of('call-link'))}]({card_link(table) or channel})"


async def _picture(
    tables: Tables, narrator: Narrator, live: LiveTable, post: Post, language: Language
) -> Picture | None:
    """The picture of the board that calls the person; None if they are not called to act."""
    if post.notice != CALL:
        return None
    steps = [row for row in post.rows if isinstance(row, Step)]
    wanted = Wanted(
        language=language.code,
        names=names_of(live.holders),
        before=await events_answered(tables, live, post.rows, SPECTATOR),
        events=tuple(event for row in steps for event in told(row.events, SPECTATOR)),
        pictured=live.pictured(),
    )
    return await narrator.picture(live, clone(live.view(SPECTATOR)), wanted)


def _buttons(live: LiveTable, post: Post, language: Language) -> list[Button]:
    table_id = live.table.id

    def button(text: Text, verb: Verb) -> Button:
        return Button.of(language.say(text, plain=True), verb)

    if post.notice == PRIVATE_NEWS:
        title = live.game.words.hand_title or Text.of("button-hand")
        return [button(title, Hand(table=table_id))]
    if post.notice != CALL:
        assert post.notice is not None
        return _answers(post.notice, table_id, language)
    asked = live.pending(post.pings[0])
    if live.is_held_up(post.pings[0]):
        return [button(Text.of("button-answer"), Ask(table=table_id, decision=asked[0].id))]
    return [button(Text.of("button-act"), Act(table=table_id))]


def _answers(notice: Text, table_id: str, language: Language) -> list[Button]:
    """The buttons below *notice*, as in the channel."""
    answers = request_buttons(notice, table_id, language)
    return [*answers, *clock_buttons(notice, table_id, language)]
