### Sentences of /prefs: a person’s language, hints and confirmations.

prefs-title = How would you like it?
prefs-everywhere = For you alone, in every server and at every table.
prefs-language = **Language**: { $chosen ->
    [auto] English, as your Discord is set.
   *[own] English, whatever your Discord is set to.
  }
prefs-hints = **Hints**: { $on ->
    [yes] in your first turns I name one thing worth trying.
   *[no] none. I leave you to find your own way.
  }
prefs-confirms = **Typed commands**: { $on ->
    [yes] I show what would come of them, and you confirm.
   *[no] played at once.
  }
button-prefs-language = { $language ->
    [auto] As my Discord
    [en] English
   *[fr] Français
  }
button-prefs-hints = { $to ->
    [yes] Give me hints
   *[no] Stop the hints
  }
button-prefs-confirms = { $to ->
    [yes] Let me confirm first
   *[no] Play typed commands at once
  }

about-option-speech = The language I speak to you
about-option-hints = Whether I name one thing worth trying in your first turns
about-option-confirms = Whether typed commands wait until you confirm
name-option-hints = hints
name-option-confirms = confirms
