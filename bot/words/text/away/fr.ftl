### Absences, le bot à la barre, et les personnes invitées à une place.

name-command-away = absence
about-away = S’absenter de toutes ses tables : elles attendent, ou le bot joue
name-option-until = jusque
about-option-until = Jusqu’à quand : une date, un jour de la semaine, ou un nombre de jours
name-option-meanwhile = entretemps
about-option-meanwhile = Ce qui se passe à vos tables entre-temps
name-command-invite = inviter
about-table-invite = Inviter quelqu’un à partager votre place, ou à prendre une place du bot
about-option-invited = Qui vous invitez
about-option-invited-seat = Une place du bot, si vous êtes l’hôte ; sinon la vôtre

## /away

away-meanwhile = { $meanwhile ->
    [bot] Le bot joue
   *[wait] Les tables attendent
  }
away-title = Absence
away-not = Aucune absence en ce moment.
away-now = Votre absence dure jusqu’au <t:{ $until }:f> (<t:{ $until }:R>).
away-does = { $meanwhile ->
    [bot] Le bot joue vos places jusqu’à votre retour, tant que quelqu’un d’autre est là. Cela ne prend pas de congés. Qui partage votre place continue à jouer.
   *[wait] Vos pendules sont arrêtées jusqu’à votre retour, tant que durent vos congés. Aux tables d’une soirée ou à heures fixes, elles continuent. Qui partage votre place continue à jouer.
  }
away-attended = Vous jouez en personne à la table { $tables }, où vous avez repris votre place, ou en avez pris une depuis.
away-left = { $days ->
    [0] Il ne vous reste pas de congés.
    [1] Il vous reste un jour de congés.
   *[other] Il vous reste { $days } jours de congés.
  } Chacun en a { $most } par an.
away-everywhere = Toutes vos tables en sont prévenues.
button-away = { $until ->
    [sunday] Jusqu’à dimanche
    [week] Pour une semaine
   *[fortnight] Pour deux semaines
  }
button-away-meanwhile = { $to ->
    [bot] Faire jouer le bot entre-temps
   *[wait] Faire attendre les tables
  }
button-i-am-back = Je suis de retour
typed-dropped = jusqu, jusque, à, au, le, la, ce, cette, du, de, pour, pendant, prochain, prochaine, un, une, dans
typed-article = le, au
typed-today = aujourd’hui
typed-tomorrow = demain
typed-day-after = après-demain, après demain
typed-weekend = week-end, weekend, fin semaine
typed-end-of = fin
typed-hour = heure, heures
typed-day = jour, jours, j
typed-week = semaine, semaines, sem
typed-month = mois
error-wrong-moment = { $why ->
    [past] « { $typed } » est déjà passé. Donnez un jour à venir.
    [far] « { $typed } » est trop loin. Une absence dure un an au plus.
   *[unclear] Je ne comprends pas « { $typed } ». Écrivez un nombre de jours, un jour de la semaine ou une date, avec une heure si vous voulez : *3 jours*, *24 décembre*, *dimanche 18 h*.
  }

## Les places qui changent de main

notice-invites = <@{ $user }>, { $name } vous invite à { $held ->
    [yes] partager la place { LETTER($seat) } et à la jouer aussi. Vous en verriez la main.
   *[no] prendre la place { LETTER($seat) }, que le bot joue.
  }
notice-shares = { $name } joue désormais aussi la place { LETTER($seat) }. Son premier titulaire peut y mettre fin.
notice-shares-no-more = { $name } ne joue plus la place { LETTER($seat) }.
button-accept = Accepter
button-decline = Non, merci
button-unshare = Ne plus partager
invite-sent = Invitation envoyée : <@{ $user }>, à la place **{ LETTER($seat) }**.
invite-accepted = <@{ $user }> accepte et a la place **{ LETTER($seat) }**.
invite-declined = <@{ $user }> ne prend pas la place.
invite-ended = <@{ $user }> ne partage plus la place.
error-cannot-invite = { $why ->
    [seated] Cette personne a déjà une place à cette table.
    [blocked] L’hôte a bloqué cette personne à cette table.
   *[bot] Un bot ne s’invite pas. `/table bot` lui donne une place.
  }
error-not-for-you = Seule la personne invitée, <@{ $user }>, peut répondre.
