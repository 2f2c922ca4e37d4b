### Sentences of /prefs, and of messages for one person.

prefs-title = Your preferences
prefs-everywhere = For you alone, in every server and at every table.
prefs-language = **Language**: { $chosen ->
    [auto] English, as your Discord is set.
   *[own] English, whatever your Discord is set to.
  }
prefs-hints = **Hints**: { $on ->
    [yes] I suggest one thing to try in your first turns.
   *[no] none. You find your own way.
  }
prefs-confirms = **Typed commands**: { $on ->
    [yes] I show a preview, and you confirm.
   *[no] played at once.
  }
button-prefs-language = { $language ->
    [auto] Same as my Discord
    [en] English
   *[fr] Français
  }
button-prefs-hints = { $to ->
    [yes] Give me hints
   *[no] Stop the hints
  }
button-prefs-confirms = { $to ->
    [yes] Ask me to confirm
   *[no] Play typed commands at once
  }

about-option-speech = The language I speak to you
about-option-hints = Whether I suggest one thing to try in your first turns
about-option-confirms = Whether typed commands wait until you confirm
name-option-hints = hints
name-option-confirms = confirms

## Messages for one person

call-turn = It is your turn.
call-link = To the board
notice-private-news = There is news for you alone at this table: *{ button-hand }* shows it.

## Pages of /prefs

prefs-page = { $page ->
    [general] General
    [time] Time
    [calls] Calls
   *[direct] Direct messages
  }
prefs-zone = **Time zone**: { $chosen ->
    [yes] { $zone }, where it is { $time } now.
   *[no] none chosen. I take UTC, where it is { $time } now.
  }
prefs-quiet = **Quiet hours**: { $hours }
prefs-quiet-meaning = In your quiet hours I neither mention you nor write to you. A call comes at their end.
quiet-none = none
quiet-hours = { $begin } to { $end }
pick-zone = Where do you live?
pick-quiet = When are your quiet hours?
prefs-calls = **Your turn**: { $calls ->
    [mention] I mention you in the channel.
    [direct] I write to you directly.
    [both] I mention you in the channel, and write to you directly.
   *[silent] I do not call you. `/mygames` lists your turns.
  }
prefs-calls-direct-off = Direct messages are off. `/prefs direct:True` turns them on.
prefs-reminders = **Reminders**: { $reminders ->
    [none] none.
    [last] only the last one before your time runs out.
   *[normal] all of them.
  }
choice-calls-mention = Mention me
choice-calls-direct = Write to me
choice-calls-both = Both
choice-calls-silent = Do not call me
choice-reminders-none = No reminders
choice-reminders-last = Only the last reminder
choice-reminders-normal = All reminders
prefs-direct = **Direct messages**: { $on ->
    [yes] on. I may write to you.
   *[no] off. If you turn them on, I send you a first one.
  }
prefs-private-news = **Private news**: { $on ->
    [yes] I write to you when there is news for you alone.
   *[no] I do not write to you about it. You find it in your hand.
  }
button-prefs-direct = { $to ->
    [yes] Turn direct messages on
   *[no] Turn direct messages off
  }
button-prefs-private-news = { $to ->
    [yes] Write to me about private news
   *[no] Do not write about private news
  }
direct-opened = Direct messages from me are on. `/prefs` turns them off again.
direct-turned-off = Discord refused a direct message to you, so I have turned direct messages off and call you in the channel. Allow direct messages in the privacy settings of a server that we share; then `/prefs direct:True` turns them on again.
error-direct-refused = Discord does not let me write to you, so direct messages stay off. { $why ->
    [stranger] We share no server.
    [barred] I have opened too many conversations. Try again in an hour.
   *[closed] Allow direct messages in the privacy settings of a server that we share; then try again.
  }
error-direct-off = Private news come by direct message, and direct messages are off. `/prefs direct:True` turns them on.
error-quiet-hours = Quiet hours are two times of the day, at most 12 hours apart, such as 22:00-07:00. `/prefs quiet:none` turns them off.

about-option-own-zone = Your time zone, such as Europe/Paris
about-option-quiet = Hours in which I do not call you, such as 22:00-07:00
about-option-calls = How I call you when it is your turn
about-option-reminders = Which reminders you get
about-option-direct = Whether I may write to you directly
about-option-news = Whether I write to you when there is news for you alone
name-option-quiet = quiet
name-option-calls = calls
name-option-reminders = reminders
name-option-direct = direct
name-option-news = news
