### Votes, resigning, the ends that people agree on, and a table that has long been silent.

about-table-vote = Ask the table: undo, draw, abandon, pause, the bot for an absent seat; or answer
about-table-resign = Give up the game, after one question
name-command-vote = vote
name-command-resign = resign

name-value-yes = yes
name-value-no = no

vote-name = { $what ->
    [undo] Undo the last turn, or back to a turn
    [draw] End in a draw
    [abandon] Abandon the game
    [pause] Pause, or resume
    [bot] Let the bot play an absent seat
    [admit] Let somebody in whom the host does not answer
    [yes] Answer: yes
   *[no] Answer: no
  }
vote-asks = { $kind ->
    [undo] { $who } { vote-ask } to undo { $count ->
        [one] the turn of { $turn } and what came after it.
       *[other] the last { $count } turns, from that of { $turn } on.
      } Clocks stand still meanwhile. What was seen stays seen, and new dice are rolled.
    [draw] { $who } { vote-ask } to end the game in a draw.
    [abandon] { $who } { vote-ask } to abandon the game. Nobody wins, and it counts nowhere.
    [pause] { $who } { vote-ask } to pause the table.
    [resume] { $who } { vote-ask } to resume the table.
    [bot] { $who } { vote-ask } to let the bot play the seat of { $about } until { $about } { MANY($about) ->
        [many] take
       *[one] takes
      } it back.
   *[admit] { $who } { vote-ask } to let <@{ $user }> take seat { LETTER($seat) }, which only the bot plays; the host has not answered.
  }
vote-ask = { MANY($who) ->
    [many] ask
   *[one] asks
  }
vote-needs = { $need ->
    [all] All have to agree
   *[half] More than half have to agree
  }, until <t:{ $until }:f> (<t:{ $until }:R>).
vote-yes = Yes: { $seats }
vote-no = No: { $seats }
vote-asked = Your answer, please: { $people }
vote-result = { $status ->
    [passed] **Agreed.**
    [refused] **Not agreed.** Nothing changes.
   *[over] **The vote is over.** Nothing changes.
  }
vote-cast = { $yes ->
    [yes] You said yes.
   *[no] You said no.
  } You can change your answer until the vote is decided.
vote-opened = The vote is open, in this channel. You said yes.
vote-decided = { $status ->
    [passed] The vote is decided: agreed.
   *[refused] The vote is decided: not agreed.
  }
button-yes = Yes
button-no = No

notice-vote-passed = { $kind ->
    [undo] By vote, the game goes back.
    [draw] By vote, the game ends in a draw.
    [abandon] By vote, the game is abandoned.
    [pause] By vote, the table is paused. `/table pause` (host) or `/table vote` resumes it.
    [resume] By vote, the table resumes.
    [bot] { $who }, by vote the bot plays your seat until you take it back: `/table autopilot on:False`.
   *[admit] By vote, <@{ $user }> is let in.
  } Agreed: { $agreed }.
notice-vote-refused = The vote on { vote-subject } ends: not agreed{ $against ->
    [0] {""}
   *[other] {" "}({ $refused })
  }. Nothing changes.
notice-vote-over = The vote on { vote-subject } has run out. Nothing changes.
notice-vote-void = The vote on { vote-subject } ends: there is nothing left to decide. Nothing changes.
vote-subject = { $kind ->
    [undo] going back
    [draw] a draw
    [abandon] abandoning the game
    [pause] a pause
    [resume] resuming
    [bot] the seat of { $who }
   *[admit] letting <@{ $user }> in
  }
told-vote-undo = By vote, the game goes back to an earlier turn.

card-ended = { $by ->
    [draw] The game is over: a draw, agreed by { $agreed }.
    [abandoned] The game is abandoned, agreed by { $agreed }. Nobody wins, and it counts nowhere.
   *[resigned] { $agreed } { MANY($agreed) ->
        [many] resign
       *[one] resigns
      }. The game is over: { $count ->
        [0] nobody wins.
       *[other] { $winners } { MANY($winners) ->
            [many] have
           *[one] has
          } won!
      }
  }
resign-sure = Resign the game? The bot plays your seat to the end, and you cannot take it back. If all the people who still play are on one side, that side wins.
button-resign = Resign
resign-done = You have resigned.
notice-resigned = { $who } { MANY($who) ->
    [many] resign
   *[one] resigns
  }. The bot ({ $level }) plays the seat to the end.
notice-resigned-last = { $who } { MANY($who) ->
    [many] resign
   *[one] resigns
  }.

notice-silent = { $people }, nobody has acted at this table for a month. Does it go on? Without an answer it is paused on <t:{ $until }:D>; nothing is lost.
notice-slept = Table { $table } has been silent for long and is paused. `/table pause` (host) or `/table vote` resumes it.
notice-lives = { $name }: the game goes on.
notice-rests = { $name } pauses the table. `/table pause` (host) or `/table vote` resumes it.
button-goes-on = Goes on
button-pause = Pause

error-resigned = Seat { LETTER($seat) } was resigned: the bot plays it to the end.
error-not-at-helm = Only those who play now vote. `/table autopilot on:False` takes your seat back from the bot.
error-vote-under-way = Another vote is open at this table: `/table vote what:yes` agrees to it, `/table vote what:no` does not.
error-no-vote = { $which ->
    [none] There is no vote.
   *[over] That vote is over.
  }
error-admit-whom = Say whom to let in: `/table vote what:admit`, with a person who asked for a seat in the option *{ name-option-user }*.
error-vote-on-you = This vote is on your own seat, so the others decide. Once you have acted, it changes nothing.
error-asked-once = You have asked to undo this turn already. You can ask again after your next action.
error-not-absent = Seat { LETTER($seat) } is not late. A vote gives a seat to the bot once the table waits for it and its reserve runs, or it has missed a turn; without a clock, once the table has waited for { $days } days.
error-host-may-answer = The host still has time to answer, until <t:{ $until }:f>. After that the table can vote on it.

## What the host does, told to all

notice-preset = The host sets the options of { $preset }.
notice-options = The host changes the options: { $changed }.
option-chosen = { $option }: { $value }
notice-goes-on = Table { $table } resumes.
notice-released = Table { $table } is repaired and resumes.
notice-bot = The host gives seat { LETTER($seat) } to the bot: { $name } ({ $level }).
notice-freed = The host clears seat { LETTER($seat) }, which { $name } held.{ $played ->
    [yes] {" "}The bot plays it from now on; `/table join` asks for it.
    [end] {" "}The bot plays it to the end.
   *[no] {""}
  }
notice-blocked = The host blocks { $name } from this table.{ $played ->
    [yes] {" "}The bot plays the seat from now on; `/table join` asks for it.
    [end] {" "}The bot plays the seat to the end.
   *[no] {""}
  }
notice-approved = The host lets { $name } take any free seat: `/table join`.
