### Textes qui diffèrent à la maison, sans Discord.

prefs-everywhere = Ne valent que pour vous, dans toutes vos parties.
prefs-language = **Langue** : { $chosen ->
    [auto] français, comme choisi au début de la partie.
   *[own] français, quelle que soit la langue choisie pour une partie.
  }
button-prefs-language = { $language ->
    [auto] Comme la partie
    [en] English
   *[fr] Français
  }
help-act = **Agir** : sous les nouvelles, touchez *{ button-do }* à côté d’une proposition, ou *{ button-plan }* pour voir d’abord son résultat, puis *{ button-confirm }*. Au clavier : `/turn plan` ou { $own ->
    [0] `/turn act`
   *[other] les commandes du jeu ({ $commands })
  }, puis `/turn confirm`.
help-start = Une autre partie : *+ Nouvelle*, tout en haut ; `/again` rejoue celle-ci une fois finie.
help-host = Vous pouvez aussi : `/table pause`, `/table undo`, `/table close`.
help-dice = Dés : la graine des dés d’une partie est fixée avant le début. `/roll` lance vos propres dés.

name-value-True = oui
name-value-False = non
