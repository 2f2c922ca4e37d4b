### The bot’s own sentences: reasons of refusals, and news of a table.

error-unknown = Something went wrong. Nothing changed; please try again.
error-no-table = There is no table { $table } (any more). `/mygames` lists yours.
error-nameless-table = This belongs to no table. `/mygames` lists yours.
error-no-game = I do not know the game { $game }. `/table new` lists those I know.
error-wrong-value = { $option } does not take “{ $typed }”. It takes: { $values }.
error-no-options = There are no settings called { $preset }.
error-not-at-table = You have no seat at table { $table }. `/table join` takes a free one.
error-not-host = Only the host of table { $table } can do this: <@{ $host }>.
error-table-full = Every seat is taken: { $most ->
    [one] the table has one.
   *[other] the table has { $most }.
  }
error-no-seat = There is no seat { $seat } here: the seats go from A to { $last }.
error-seat-taken = Seat { LETTER($seat) } is taken. Choose another one.
error-already-seated = You already have seat { LETTER($seat) } at this table.
error-blocked = The host has blocked you from table { $table }. They can let you back in with `/table approve`.
error-host-stays = The host cannot be blocked from their own table.
error-already-asked = You have already asked for seat { LETTER($seat) }. The answer is still open.
error-seat-refused = You were refused seat { LETTER($seat) }. Choose another one, or ask the host to `/table approve` you.
error-no-request = Nobody is waiting for this answer any more.
error-not-holder = { $held ->
    [yes] Only the holder of seat { LETTER($seat) } can decide this.
   *[no] Only the host can decide this.
  }
error-too-many-lobbies = You have { $most } tables waiting to start { $where ->
    [here] here
   *[everywhere] in all
  }, the most allowed. Start or close one: `/table close` works from anywhere.
error-not-damaged = Table { $table } is not damaged: it needs no release.
error-too-few-seats = The game needs at least { $least ->
    [one] one player
   *[other] { $least } players
  }, and { $taken ->
    [0] nobody has joined
    [one] one has joined
   *[other] { $taken } have joined
  }. Somebody can `/table join`, or the host can give a seat to the bot.
error-empty-side = Nobody plays for { $side } yet. Somebody can join that side, or the host can give it to the bot: `/table bot seat:{ LETTER($seat) }`.
error-no-side = This game has no side called { $side }. `/table show` shows who may sit where.
error-channel-taken = This channel already has an open table. Use a thread or another channel.
error-wrong-status = { $status ->
    [lobby] The game has not started yet: `/table start` begins it.
    [open] The game has already started.
    [paused] The table is paused: the host resumes it with `/table pause`.
    [finished] The game is over.
   *[quarantined] The table is on hold until it is repaired.
  }
error-stale = The board has changed since this button was shown. `/turn show` posts the current one.
error-nothing-to-undo = Nothing can be undone: your last action showed a die, a card or a secret, or somebody else has acted since.
error-shutting-down = I am restarting. Nothing changed; please try again in a minute.
error-quarantined = Table { $table } is damaged. I keep it exactly as it is, on hold until whoever runs me has repaired it. `/table release table:{ $table }` then resumes it. `/table leave table:{ $table }` gives up your seat; the host can close the table with `/table close table:{ $table }`.
error-rules-broke = My rules failed on this action, so nothing changed. The fault is noted; please try another action.
error-store-failed = I could not save this, so nothing changed. Please try again.
error-store-full = My disk is full, so nothing changed. The host of the bot has to free up space.
error-lease-held = Another process ({ $pid }) already works on this database. Stop it first, or use another database.
error-bad-backup = { $file } is not a complete database. Nothing changed.

notice-quarantined = <@{ $host }>, table { $table } is damaged: { $what ->
    [log] what was played before cannot be read
    [rules] the rules fail at its current position
   *[state] its current position cannot be read
  }. It is kept exactly as it is, on hold; all other tables go on. Whoever runs me finds the reason in my log, and can repair the table or restore a copy of the database; `/table release table:{ $table }` then resumes it. `/table leave table:{ $table }` gives up a seat, `/table close table:{ $table }` closes the table. `/table new` opens another table here.
notice-joined = { $name } takes seat { LETTER($seat) }.
notice-left = { $name } leaves seat { LETTER($seat) }. The bot plays it from now on. `/table join` takes it over.
notice-left-resigned = { $name } leaves seat { LETTER($seat) }, which was resigned. The bot plays it to the end.
notice-asks = { $judges }, <@{ $user }> { $held ->
    [yes] asks to share your seat { LETTER($seat) }. Let them in, or refuse
   *[no] asks for seat { LETTER($seat) }, and would see its hand. As the host, let them in or refuse
  }; until then they see nothing of it.
notice-host = { $name } is now the host of table { $table }.
notice-full = <@{ $host }>, every seat of table { $table } is taken. *{ button-start }* begins the game.
notice-paused = Table { $table } is paused.
notice-ended = Table { $table } is closed.
notice-asleep = Nobody has touched this table for 14 days, so it is closed. `/table new` opens another.
notice-server-back = I am back in this server: the table resumes where it stopped.
