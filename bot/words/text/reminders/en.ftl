### Reminders: what the table waits for, when to be reminded again, and time that others give.

notice-reminder = { $who }: { $asked }{ $until ->
    [none] { "" }
   *[time] { " " }There is time until <t:{ $until }:f> (<t:{ $until }:R>){ $then ->
        [bot] ; then the bot plays this for you.
       *[reserve] , then your reserve runs.
      }
  }
reminder-turn = it is your turn.
notice-time-given = { $days ->
    [one] { $giver } gives { $who } one more day: there is time until <t:{ $until }:f> (<t:{ $until }:R>).
   *[other] { $giver } gives { $who } { $days } more days: there is time until <t:{ $until }:f> (<t:{ $until }:R>).
  }

button-snooze = Remind me later
button-give-day = Give a day
button-snooze-until = { $when ->
    [hours] In 2 hours
    [evening] This evening
   *[morning] Tomorrow at 8:00
  }
snooze-when = When shall I remind you again?{ $zone ->
    [none] { " " }You have chosen no time zone, so I go by UTC: `/prefs`.
   *[chosen] { "" }
  }
snooze-time = { button-snooze-until }: <t:{ $at }:f>
snooze-set = I remind you <t:{ $at }:R>.{ $until ->
    [none] { "" }
   *[time] { " " }The time itself does not change: it lasts until <t:{ $until }:f>.
  }
time-given = There is time until <t:{ $until }:f>.

error-no-time-to-give = No time is running out here now, so none can be given.
error-day-given = Somebody has given a day for this turn already. The host can give more: `/table extend`.
error-own-time = Only the others at the table can give you a day.

about-table-extend = Give days to everybody the table waits for (host)
about-option-days = How many days
name-command-extend = extend
name-option-days = days
