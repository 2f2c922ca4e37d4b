### Les phrases de /prefs, et des messages pour une personne.

prefs-title = Vos préférences
prefs-everywhere = Ne valent que pour vous, sur tous les serveurs et à toutes les tables.
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
call-link = Vers le plateau
notice-private-news = Il y a des nouvelles secrètes pour vous à cette table : *{ button-hand }* les montre.

## Les pages de /prefs

prefs-page = { $page ->
    [general] Général
    [time] Heures
    [calls] Appels
   *[direct] Messages privés
  }
prefs-zone = **Fuseau horaire** : { $chosen ->
    [yes] { $zone }, où il est { $time }.
   *[no] aucun. Je compte en UTC, où il est { $time }.
  }
prefs-quiet = **Heures calmes** : { $hours }
prefs-quiet-meaning = Pendant vos heures calmes, je ne vous mentionne pas et ne vous écris pas. Un appel arrive quand elles finissent.
quiet-none = aucune
quiet-hours = de { $begin } à { $end }
pick-zone = Où habitez-vous ?
pick-quiet = Quelles sont vos heures calmes ?
prefs-calls = **Votre tour** : { $calls ->
    [mention] je vous mentionne dans le salon.
    [direct] je vous écris en privé.
    [both] je vous mentionne dans le salon, et je vous écris en privé.
   *[silent] je ne vous appelle pas. `/mygames` liste vos tours.
  }
prefs-calls-direct-off = Les messages privés sont coupés. `/prefs direct:True` les rétablit.
prefs-reminders = **Rappels** : { $reminders ->
    [none] aucun.
    [last] seulement le dernier avant la fin de votre temps.
   *[normal] tous.
  }
choice-calls-mention = Me mentionner
choice-calls-direct = M’écrire
choice-calls-both = Les deux
choice-calls-silent = Ne pas m’appeler
choice-reminders-none = Aucun rappel
choice-reminders-last = Le dernier rappel seulement
choice-reminders-normal = Tous les rappels
prefs-direct = **Messages privés** : { $on ->
    [yes] permis. Je peux vous écrire.
   *[no] coupés. Si vous les permettez, je vous en envoie un premier.
  }
prefs-private-news = **Nouvelles secrètes** : { $on ->
    [yes] je vous écris quand il y a des nouvelles secrètes pour vous.
   *[no] je ne vous écris pas. Vous les trouvez dans votre main.
  }
button-prefs-direct = { $to ->
    [yes] Permettre les messages privés
   *[no] Couper les messages privés
  }
button-prefs-private-news = { $to ->
    [yes] M’écrire les nouvelles secrètes
   *[no] Ne pas m’écrire les nouvelles secrètes
  }
direct-opened = Vous permettez mes messages privés. `/prefs` les coupe.
direct-turned-off = Discord a refusé un message privé pour vous : j’ai coupé les messages privés, et je vous appelle dans le salon. Autorisez les messages privés dans les paramètres de confidentialité d’un serveur que nous partageons ; ensuite, `/prefs direct:True` les rétablit.
error-direct-refused = Discord ne me laisse pas vous écrire : les messages privés restent coupés. { $why ->
    [stranger] Nous ne partageons aucun serveur.
    [barred] J’ai ouvert trop de conversations. Réessayez dans une heure.
   *[closed] Autorisez les messages privés dans les paramètres de confidentialité d’un serveur que nous partageons ; puis réessayez.
  }
error-direct-off = Les nouvelles secrètes arrivent par message privé, et ceux-ci sont coupés. `/prefs direct:True` les permet.
error-quiet-hours = Les heures calmes sont deux heures de la journée, à 12 heures d’écart au plus, comme 22:00-07:00. `/prefs quiet:aucune` les supprime.

about-option-own-zone = Votre fuseau horaire, comme Europe/Paris
about-option-quiet = Les heures où je ne vous appelle pas, comme 22:00-07:00
about-option-calls = Comment je vous appelle quand c’est votre tour
about-option-reminders = Les rappels que vous recevez
about-option-direct = Si je peux vous écrire en privé
about-option-news = Si je vous écris quand il y a des nouvelles secrètes pour vous
name-option-quiet = calme
name-option-calls = appels
name-option-reminders = rappels
name-option-direct = privé
name-option-news = secrets
