### Texts that differ at home, where there is no Discord.

prefs-everywhere = For you alone, in all your games.
prefs-language = **Language**: { $chosen ->
    [auto] English, as chosen when the game started.
   *[own] English, whatever is chosen for a game.
  }
button-prefs-language = { $language ->
    [auto] Same as the game
    [en] English
   *[fr] Français
  }
help-act = **Act**: below the news, press *{ button-do }* beside a suggestion, or *{ button-plan }* to see its outcome first, then *{ button-confirm }*. Typed: `/turn plan` or { $own ->
    [0] `/turn act`
   *[other] the game’s own commands ({ $commands })
  }, then `/turn confirm`.
help-start = Another game: *+ New* above; `/again` plays this one once more when it is over.
help-host = You can also use: `/table pause`, `/table undo`, `/table close`.
help-dice = Dice: the seed of a game’s dice is fixed before it starts. `/roll` rolls dice of your own.

name-value-True = yes
name-value-False = no
