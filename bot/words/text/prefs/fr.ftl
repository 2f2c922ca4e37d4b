### Les phrases de /prefs : la langue, les conseils et les confirmations d’une personne.

prefs-title = Vos préférences
prefs-everywhere = Pour vous seul, sur tous les serveurs et à toutes les tables.
prefs-language = **Langue** : { $chosen ->
    [auto] français, comme votre Discord.
   *[own] français, quel que soit le réglage de votre Discord.
  }
prefs-hints = **Conseils** : { $on ->
    [yes] à vos premiers tours, je vous propose une chose à essayer.
   *[no] aucun. Vous trouvez votre chemin.
  }
prefs-confirms = **Commandes tapées** : { $on ->
    [yes] je montre un aperçu, et vous confirmez.
   *[no] jouées aussitôt.
  }
button-prefs-language = { $language ->
    [auto] Comme mon Discord
    [en] English
   *[fr] Français
  }
button-prefs-hints = { $to ->
    [yes] Me conseiller
   *[no] Ne plus me conseiller
  }
button-prefs-confirms = { $to ->
    [yes] Me demander confirmation
   *[no] Jouer aussitôt ce que je tape
  }

about-option-speech = La langue dans laquelle je vous parle
about-option-hints = Si je vous propose une chose à essayer à vos premiers tours
about-option-confirms = Si ce que vous tapez attend votre confirmation
name-option-hints = conseils
name-option-confirms = confirmations

## Messages pour une personne

call-turn = C’est à vous de jouer.
call-link = [Vers le plateau]({ $link })
notice-private-news = Il y a des nouvelles pour vous seul à cette table : *{ button-hand }* les montre.
