### Sentences of /prefs: a person’s language, hints and confirmations.

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
call-link = [To the board]({ $link })
notice-private-news = There is news for you alone at this table: *{ button-hand }* shows it.
