### Rappels : ce que la table attend, quand rappeler de nouveau, et le temps que d’autres donnent.

notice-reminder = { $who } : { $asked }{ $until ->
    [none] { "" }
   *[time] { " " }Il reste du temps jusqu’au <t:{ $until }:f> (<t:{ $until }:R>){ $then ->
        [bot] { " " }; ensuite, le bot joue pour vous.
       *[reserve] , puis votre réserve commence.
      }
  }
reminder-turn = c’est à vous de jouer.
notice-time-given = { $days ->
    [one] { $giver } donne un jour de plus à { $who } : il reste du temps jusqu’au <t:{ $until }:f> (<t:{ $until }:R>).
   *[other] { $giver } donne { $days } jours de plus à { $who } : il reste du temps jusqu’au <t:{ $until }:f> (<t:{ $until }:R>).
  }

button-snooze = Me le rappeler plus tard
button-give-day = Donner un jour
button-snooze-until = { $when ->
    [hours] Dans 2 heures
    [evening] Ce soir
   *[morning] Demain à 8 h
  }
snooze-when = Quand dois-je vous le rappeler ?{ $zone ->
    [none] { " " }Vous n’avez pas choisi de fuseau horaire, je compte donc en UTC : `/prefs`.
   *[chosen] { "" }
  }
snooze-time = { button-snooze-until } : <t:{ $at }:f>
snooze-set = Je vous le rappelle <t:{ $at }:R>.{ $until ->
    [none] { "" }
   *[time] { " " }Le délai lui-même ne change pas : il dure jusqu’au <t:{ $until }:f>.
  }
time-given = Il reste du temps jusqu’au <t:{ $until }:f>.

error-no-time-to-give = Aucun délai ne court ici en ce moment : il n’y a pas de temps à donner.
error-day-given = Quelqu’un a déjà donné un jour pour ce tour. L’hôte peut en donner d’autres : `/table extend`.
error-own-time = Seuls les autres joueurs de la table peuvent vous donner un jour.

about-table-extend = Donner des jours à tous ceux que la table attend (hôte)
about-option-days = Combien de jours
name-command-extend = prolonger
name-option-days = jours
