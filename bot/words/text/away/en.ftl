### Absences, the bot at the helm, and people who are invited to a seat.

name-command-away = away
about-away = Be away from all your tables for a while: they wait, or the bot plays
name-option-until = until
about-option-until = Until when: a date, a weekday, or a number of days
name-option-meanwhile = meanwhile
about-option-meanwhile = What happens at your tables meanwhile
name-command-invite = invite
about-table-invite = Invite somebody to share your seat, or to take one of the bot’s
about-option-invited = Whom you invite
about-option-invited-seat = A seat of the bot, if you are the host; otherwise yours

## /away

away-meanwhile = { $meanwhile ->
    [bot] The bot plays
   *[wait] The tables wait
  }
away-title = Away
away-not = You are not away.
away-now = You are away until <t:{ $until }:f> (<t:{ $until }:R>).
away-does = { $meanwhile ->
    [bot] The bot plays your seats until you are back, as long as somebody else is there. This takes no vacation. Whoever shares your seat plays on.
   *[wait] Your clocks stand still until you are back, as long as your vacation lasts. At tables of an evening or with fixed times they run on. Whoever shares your seat plays on.
  }
away-attended = You play yourself at table { $tables }, where you have your seat back or sat down since.
away-left = { $days ->
    [0] You have no vacation left.
    [one] You have one day of vacation left.
   *[other] You have { $days } days of vacation left.
  } Everybody has { $most } days a year.
away-everywhere = All your tables are told.
button-away = { $until ->
    [sunday] Until Sunday
    [week] For a week
   *[fortnight] For two weeks
  }
button-away-meanwhile = { $to ->
    [bot] Let the bot play meanwhile
   *[wait] Let the tables wait meanwhile
  }
button-i-am-back = I am back
typed-dropped = until, till, the, on, next, this, of, for, a, an, in, at
typed-article = the
typed-today = today, tonight
typed-tomorrow = tomorrow
typed-day-after = day after tomorrow, after tomorrow
typed-weekend = weekend, week-end, end week
typed-end-of = end
typed-hour = hour, hours, hrs
typed-day = day, days, d
typed-week = week, weeks, w
typed-month = month, months
error-wrong-moment = { $why ->
    [past] “{ $typed }” is over already. Name a day that is still to come.
    [far] “{ $typed }” is too far away. You can be away for a year at most.
   *[unclear] I do not understand “{ $typed }”. Type a number of days, a weekday or a date, with an hour if you like: *3 days*, *24 December*, *Sunday 18:00*.
  }

## Seats that change hands

notice-invites = <@{ $user }>, { $name } invites you to { $held ->
    [yes] share seat { LETTER($seat) } and play it too. You would see its hand.
   *[no] take seat { LETTER($seat) }, which the bot plays.
  }
notice-shares = { $name } now plays seat { LETTER($seat) } too. Its first holder can end this.
notice-shares-no-more = { $name } no longer plays seat { LETTER($seat) }.
button-accept = Accept
button-decline = No, thanks
button-unshare = Stop sharing
invite-sent = <@{ $user }> is invited to seat **{ LETTER($seat) }**.
invite-accepted = <@{ $user }> accepts and has seat **{ LETTER($seat) }**.
invite-declined = <@{ $user }> does not take the seat.
invite-ended = <@{ $user }> no longer shares the seat.
error-cannot-invite = { $why ->
    [seated] This person already has a seat at this table.
    [blocked] The host has blocked this person from the table.
   *[bot] A bot cannot be invited. `/table bot` gives it a seat.
  }
error-not-for-you = Only <@{ $user }> can answer this.
