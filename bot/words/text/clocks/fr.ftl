### Pendules : le temps d’un tour, et ce qui arrive quand il est écoulé.

pace-name = { $pace ->
    [calm] Calme
    [daily] Quotidienne
    [evening] Une soirée
    [weekly] Hebdomadaire
   *[none] Sans pendule
  }
rest-name = { $rest ->
    [weekend] Samedi et dimanche
    [sunday] Dimanche
   *[none] Aucun jour de repos
  }
pace-none = Sans pendule : la table attend chacun, le temps qu’il faut.
pace-turn = { $limit } par tour{ $held ->
    [yes] , puis une réserve de { $reserve }
   *[no] { "" }
  }. Les questions posées pendant le tour d’un autre ont moins de temps.{ $resting ->
    [yes] { " " }La pendule s’arrête : { $rest } ({ $zone }).
   *[no] { "" }
  }
pace-weekly = Fin des tours : { $times } ({ $zone }).
clock-span = { $unit ->
    [day] { $count ->
        [one] un jour
       *[other] { $count } jours
      }
    [hour] { $count ->
        [one] une heure
       *[other] { $count } heures
      }
   *[minute] { $count ->
        [one] une minute
       *[other] { $count } minutes
      }
  }
clock-weekday = { $day ->
    [0] lundi
    [1] mardi
    [2] mercredi
    [3] jeudi
    [4] vendredi
    [5] samedi
   *[6] dimanche
  }
clock-time = { clock-weekday } à { $hour }
clock-line = Pendule : { $pace }
clock-set = À partir du prochain tour : { $pace }
clock-now = { $pace } `/table clock` la change.
notice-pace = L’hôte règle la pendule, à partir du prochain tour : { $pace }
card-until = Jusqu’au <t:{ $until }:f>.
notice-reserve = { $who }, le temps de votre tour est écoulé. Votre réserve dure jusqu’au <t:{ $until }:f> (<t:{ $until }:R>) ; ensuite, le bot joue ce tour pour vous.
notice-time-out = { $who }, votre temps est écoulé. Le bot finit ce tour, et celui-là seulement, par des coups prudents.
notice-brief-out = { $who }, le temps de la réponse est écoulé. Le bot répond prudemment pour vous.
notice-helm = { $who }, votre temps est de nouveau écoulé. Le bot ({ $level }) tient la barre jusqu’à ce que vous la repreniez.
notice-gone = { $who } { MANY($who) ->
    [many] ne sont
   *[one] n’est
  } plus sur ce serveur. Le bot ({ $level }) tient la barre.
notice-helm-given = { $name } confie la barre au bot ({ $level }).
notice-helm-back = { $name } a repris la barre.
notice-away = { $meanwhile ->
    [bot] Absence { DE($name) } jusqu’au <t:{ $until }:D> ; le second tient la barre.
    [rest] Absence { DE($name) } jusqu’au <t:{ $until }:D> ; d’ici là, la pendule est arrêtée.
    [shared] Absence { DE($name) } jusqu’au <t:{ $until }:D> ; la pendule est arrêtée jusqu’au <t:{ $rests }:D>.
    [part] Absence { DE($name) } jusqu’au <t:{ $until }:D> ; la pendule est arrêtée jusqu’au <t:{ $rests }:D>, fin de ses congés.
   *[none] Absence { DE($name) } jusqu’au <t:{ $until }:D>.
  }
notice-back = { $name } est de retour.
notice-call = C’est à vous de jouer.
