### Sentences of cards, of the planner and of commands.

## In general

hello = Ahoy! I am Quarterdeck, a game master for tabletop games of fleets, played by post. `/table new` opens a table in a channel or a thread; `/help` explains the rest.
game-title = { $game }
error-forbidden = I lack a permission here: I need to see this channel, write in it, and attach files. Nothing changed.
error-not-your-turn = { $waits ->
    [0] It is not your turn: the bots are playing just now.
   *[other] It is not your turn. The table waits for { $who }.
  }
error-old-button = This button is from an older version of me. `/turn show` posts the current board.

## Cards

card-title = { game-title } · table { $table }
card-mention = <@{ $user }>
card-waits = { $count ->
    [one] { $who }, it is your turn.
   *[other] { $who }, it is your turn to act.
  }
card-over = { $count ->
    [0] The game is over: a draw.
   *[other] The game is over: { $winners } { MANY($winners) ->
        [many] have
       *[one] has
      } won!
  }
card-seed = Fair dice: rolled from the seed { $seed }, sealed before the start. Anyone can check them.
card-bots-again = *{ button-again }* plays against the same bots: { $bots }
card-bot-again = { $who } ({ $level })
card-commitment = Fair dice: fixed before the start by a seed, revealed at the end. Its SHA-256 is { $commitment }.
card-commitment-short = Fair dice: fixed before the start, revealed at the end. Seal { $commitment }… (`/table settings` shows it in full)
card-more = { $count ->
    [one] … and 1 line more
   *[other] … and { $count } lines more
  }
card-paused = The table is paused.
card-away = Away until <t:{ $until }:D>: { $who }{ $plays ->
    [yes] ; the mate has the helm.
   *[no] .
  }
told-undo = { $who } { MANY($who) ->
    [many] undo
   *[one] undoes
  } a move.
told-by-order = By standing order: { $who }
told-by-clock = The time was over, so the bot played safe moves for { $who }.
told-only-answer = The only possible answer, given automatically: { $who }
told-host-undo = The host takes the game back to an earlier turn.
news-none = There is no news here.
question-secret = { $who } { MANY($who) ->
    [many] have
   *[one] has
  } a question to answer.
question-of = { $who }: { $question }

button-act = Act
button-answer = Answer
button-answer-of = Answer ({ $who })
button-hand = My hand
button-auto = Standing orders
button-always = Always answer so…
button-map = Map
button-recap = Replay last round
button-news = All news
button-undo = Undo
button-end = End turn
button-end-anyway = End anyway
button-join = Join
button-start = Start
button-resume = Resume
button-let-in = Let in
button-turn-away = Refuse
button-close = Close for good
button-undo-to = Go back
button-keep = Keep playing
button-confirm = Confirm
button-back = Back
button-discard = Discard
button-plan = Preview
button-do = Play now
button-add = Add…
button-add-typed = Add to the plan
button-replace = Replace the plan
button-cancel = Keep the plan

## The planner

planner-empty = What do you do?
planner-plan = Your plan, not yet played:
planner-rest = Your earlier plan, not yet played:
planner-elsewhere = More suggestions…
planner-answers = Choose another answer: { $kinds }…
planner-choose = Choose your answer…
planner-else = Plan it yourself, step by step: { $kinds }…
planner-which = { $kind }: choose…
planner-left = { $count ->
    [0] No action left.
    [one] 1 action left.
   *[other] { $count } actions left.
  }
planner-aside = Your earlier plan:
planner-typed = You typed:
planner-ending = If you end your turn now: { $how }.
planner-kept = If you end your turn now, { $kept }.
planner-advised = Recommended: { $plan }
planner-leads = Next step: { $plan }
planner-next = { $when ->
    [now] Next:
    [then] Next: the first suggestion, then
   *[later] Later:
  } { $step }.
planner-tap-do = tap *{ button-do }* beside a suggestion.
planner-tap-plan = tap *{ button-plan }* beside the first suggestion, then *{ button-confirm }*.
planner-tap-end = { $plans ->
    [0] tap *End turn* below.
   *[other] do anything else you like, then tap *End turn* below.
  }
planner-tap-save = tap *End turn* below: every suggestion would spend what you should keep.
planner-until = Now: **{ $plan }** – { $tap }
planner-steps = First steps: { $done } of { $count } done{ $gone ->
    [0] {""}
   *[other] {" "}({ $lost })
  }.{ $what ->
    [untold] {" "}Now: { $now }.
   *[told] {""}
  }{ $more ->
    [none] {""}
    [all] {" "}Then: { $then }.
   *[more] {" "}Then: { $then }…
  }
planner-learnt = { $count ->
    [one] Step complete
   *[other] Steps complete
  }: { $steps }.
planner-learnt-all = That was the last of your { $count } first steps: you know the ropes now. Tap *{ button-how }* at any time, or read the rules: `/rules`.
planner-unsure = { $action } – the outcome depends on chance, and cannot be undone.
picture-planned = Preview: if you confirm
picture-planned-alt = Preview, if you confirm: { $alt }
planner-quiet = { $count ->
    [one] One action, with nothing to show.
   *[other] { $count } actions, with nothing to show.
  }
planner-moved-on = The board has changed. Where things stand:
planner-lost = { $known ->
    [yes] No longer possible: { $action }
   *[no] A part of your plan is no longer possible
  }{ $after ->
    [0] {""}
    [one] , and the action after it
   *[other] , and the { $after } actions after it
  }. { $why }
planner-went-on = That button was from an earlier step. Your turn now:

turn-confirmed = You confirmed: { $plan }.
turn-done = Done.
turn-not-posted = The board could not be posted: I lack permissions in its channel ({ $rights }). It follows as soon as I have them.
turn-over = Your turn is over.
turn-over-next = { $count ->
    [one] Next: { $who }. You will be called.
   *[other] Next: { $who }. You will be called.
  }
turn-over-asked = { $count ->
    [one] First a question goes to { $who }. You will be called.
   *[other] First questions go to { $who }. You will be called.
  }
turn-over-bots = The bots are playing. You will be called.
turn-over-again = It is your turn again: the new board is below.
turn-over-answer = You have a question to answer: it is on the new board below.
turn-held-up = { $reason ->
    [closed] The board could not be posted: its thread is closed, and I may not open it. Somebody can open it with a message or from its menu; a locked thread takes a moderator. The board then follows.
    [shut] The board could not be posted: Discord does not let me into its channel. It follows as soon as I may enter.
   *[refused] The board could not be posted: Discord refuses the message. I keep trying. Meanwhile `/turn show` posts the board with its news, and `/turn act` plays on.
  }
turn-undone = { $known ->
    [yes] Undone: { $plan }.
   *[no] Undone.
  }
turn-rolled = Dice once rolled cannot be undone.
turn-end-undone = You can still act this turn
turn-end-sure = { $undone }. End your turn anyway?
turn-end-how = How do you end your turn?

## The lobby

lobby-seat = **{ LETTER($seat) }** { $who }
lobby-seat-bot = **{ LETTER($seat) }** { $who } (bot, { $level })
lobby-seat-away = **{ LETTER($seat) }** { $who } (away until <t:{ $until }:D>)
bot-name = Rival { $number }
lobby-free = { $free ->
    [0] Every seat is taken.
    [one] One more seat is free.
   *[other] { $free } more seats are free.
  } { $least ->
    [one] One is enough to start.
   *[other] It takes { $least } to start.
  }
lobby-how = Host: <@{ $host }>. The host starts the game. `/table bot` gives a seat to the bot.
lobby-joined = You have seat **{ LETTER($seat) }**. Fair winds!
lobby-asked-share = I have asked the holder of seat **{ LETTER($seat) }**, in this channel. It is yours once they let you in.
lobby-asked-seat = I have asked the host for seat **{ LETTER($seat) }**, in this channel. You have it once they let you in.
lobby-let-in = <@{ $user }> was let in and has seat **{ LETTER($seat) }**.
lobby-turned-away = <@{ $user }> was refused the seat.
lobby-approved = <@{ $user }> may take any free seat: `/table join`.
lobby-blocked = <@{ $user }> is blocked from this table. `/table approve` lets them back in.
close-sure = Close it for good? Nobody wins, and it cannot be opened again.
undo-to-sure = { $plans ->
    [one] Undo this turn and all that followed?
   *[other] Undo these { $plans } turns and all that followed?
  } What was seen stays seen, and new dice are rolled.
undo-to-untold = { $who } { MANY($who) ->
    [many] act
   *[one] acts
  }; nothing is told to all.
undo-to-done = The game goes on from there.
close-kept = Table { $table } stays as it is.
lobby-left = You have left the table.
lobby-freed = { $status ->
    [lobby] Seat **{ LETTER($seat) }** is free.
    [resigned] The bot plays seat **{ LETTER($seat) }** to the end.
   *[open] The bot plays seat **{ LETTER($seat) }** from now on. `/table join` asks for it.
  }
lobby-paused = Table { $table } is paused. `/table pause` resumes it.
lobby-resumed = Table { $table } was paused and now resumes.
lobby-released = Table { $table } is repaired and resumes.
lobby-bot-joined = The bot takes seat **{ LETTER($seat) }**.
lobby-started = The game begins: the board follows below.
lobby-no-permission = I cannot play here: I lack permissions ({ $rights }). A manager of the server can grant them in the channel’s settings.
policy-name = { $level ->
    [random] at random
   *[other] { $level }
  }
preset-name = { $preset }
option-name = { $option }
option-value = { option-plain }
option-plain = { $value ->
    [yes] yes
    [no] no
   *[other] { $value }
  }
autopilot-on = The bot plays your seat until you take it back.
autopilot-off = You have your seat back.
helm-kept = You have your seat already.
helm-first = The bot ({ $level }) plays your seat. Take it back to play it yourself.
button-helm = Take back my seat

## Starting up

start-no-token = DISCORD_TOKEN is missing. Copy .env.example to .env and put the token of your bot after DISCORD_TOKEN=; the README says where to find it. To play at home without one: make play.
start-restore = put this copy in place of the database, without starting
start-restored = The database is { $file } again. Start the bot with: make bot
start-bad-token = Discord does not know this DISCORD_TOKEN. Reset it in the developer portal, under Bot, and put the new one into .env.

## Hand, map, dice, rules, help

hand-news = Only you see this:
hand-order-answered = Your standing order answered: { $answer }.
hand-empty = There is nothing in your hand.
auto-title = Your standing orders
auto-line = { $question } → { $answer }.
auto-secret = Only you see them. They answer for you at once, on anyone’s turn, and end when you leave your seat.
error-no-orders = This game has no standing orders.
error-which-order = Name one of these orders: { $offered }.
map-no-words = There is nothing to see.
map-recap = The last round, replayed from its start; `/map show` shows the current board
map-recap-alt = Moving picture: the last round, replayed from its start.
map-no-recap = There is nothing to replay yet.
button-before = Previous
button-next = Next
error-no-end = Turns end by themselves in this game: `/turn act` plays yours.
error-bad-dice = { $why ->
    [long] That is too long to roll: { $most } characters at most.
    [dice] That is too many dice: { $most } at most.
    [sides] No die has that many sides: { $most } at most.
    [number] That number is too high: { $most } at most.
    [signs] That is too many signs to work out: { $most } at most.
    [brackets] That is too many brackets to work out: { $most } pairs at most.
    [choices] With so many dice, that is too much to work out: { $most ->
        [one] one choice such as `kh` or `rr`
       *[other] { $most } choices such as `kh` or `rr`
      } at most.
    [rolls] These dice would be rolled again and again: { $most } rolls at most.
   *[unread] I cannot read these dice. Try `2d6+3`, or `4d6kh3` for the best three of four.
  }
help-goal = **Goal**:
help-now = **A turn**: { $now } The others follow once you are done.
help-turn = **A turn**: once the board calls you, do what you like, then *End turn*, or *Seal* where all plan at once. The others follow.
help-act = **Act**: press *Act* below the board, choose, look at the preview, then *Confirm*. Typed: `/turn plan` or { $own ->
    [0] `/turn act`
   *[other] the game’s own commands ({ $commands })
  }, then `/turn confirm`.
help-look = **Look up**: *How?* explains this moment. `/lookup` has the facts of the game, `/hand` what is yours, `/map` the board as a picture or in words, `/rules` the rules.
help-undo = **Change your mind**: `/turn discard` drops a plan. *Undo* or `/turn undo` undoes what you confirmed, until a die is rolled, a card is drawn or somebody else acts.
help-start = Begin: `/table new` opens a table in a channel or a thread; others press *Join*, the host presses *Start*. `/table bot` gives a seat to the bot, `/table settings` changes the options. `/mygames` lists every table that waits for you.
help-host = Together: `/table vote` asks everybody to undo, draw, abandon or pause; `/table resign` gives up. Host: `/table pause`, `/table autopilot`, `/table undo`, `/table close`. The bot plays for whoever leaves, until somebody takes the seat.
help-dice = Dice: the seed of a table’s dice is fixed before it starts and revealed at the end: anyone can check them. `/roll` rolls dice of your own.

## Typed commands

error-no-table-here = There is no open table in this channel. `/table new` opens one; `/mygames` lists yours.
error-wrong-game = These commands are for another game than the one played here. `/turn act` plays any game.
error-not-now = That is not possible now. `/turn act` shows what is, or the question to answer first.
error-which-one = { $count ->
    [0] The option *{ $option }* does not take “{ $typed }” now.
   *[other] In the option *{ $option }*, “{ $typed }” may mean { $count } things.
  } Pick from the list that appears as you type, for example: { $offered }.
error-which-near = The option *{ $option }* does not take “{ $typed }” now. Did you mean “{ $near }”? Pick from the list that appears as you type, for example: { $offered }.
error-which-missing = Fill in the option *{ $option }*. Pick from the list that appears as you type, for example: { $offered }.
error-which-none = There is nothing to choose in the option *{ $option }* now.
error-not-there = You cannot end a move there this turn. Pick from the list that appears as you type.

## Rules

rules-contents = ### The rules of { game-title }
    Choose a chapter below, or type a word after `/rules`, such as *turn*; typing errors are tolerated.
rules-choose-chapter = Choose a chapter
rules-in-short = In short.
rules-found = ### What the rules say about “{ $about }”
rules-none = No rule mentions that. Try another word, or choose a chapter with `/rules` alone.
rules-unwritten = I have no rules for that game. Choose one of the games in the list.
## Discord’s names of permissions, and the refusal of an unknown part of the board

right = { $right ->
    [view_channel] View Channels
    [send_messages] Send Messages
    [send_messages_in_threads] Send Messages in Threads
    [create_public_threads] Create Public Threads
    [attach_files] Attach Files
    [manage_threads] Manage Threads
   *[read_message_history] Read Message History
  }
map-no-place = The board has no such part. Pick from the list that appears as you type, or look at all of it: `/map show`.

## The planner’s lines on actions whose outcome is not shown beforehand

planner-unseen = { $action } – the outcome shows once it is done.
planner-final = { $action } – once done, it cannot be undone.

## Sides

button-join-side = Join { $side }
side-name = { $side }
lobby-side = { $side }: { $count ->
    [0] nobody yet
   *[other] { $seats }
  }

## Seats that are shared

planner-by = Planned by { $name }.
