### Listes de tables : /mygames, et le tableau d’un serveur.

mygames-title = Vos tables
mygames-none = Vous n’avez de place à aucune table. `/table new` en ouvre une.
mygames-line = **{ game-title }** · table { $table } : { $status ->
    [lobby] pas encore commencée
    [paused] en pause
    [quarantined] abîmée, au repos. `/table leave table:{ $table }` rend votre place ; l’hôte la ferme avec `/table close table:{ $table }`
    [gone] son salon n’existe plus. `/table leave table:{ $table }` rend votre place ; son hôte la ferme avec `/table close table:{ $table }`
    [left] j’ai quitté son serveur, ou l’on m’en a exclu ; la partie y reprend dès qu’on m’invite de nouveau. `/table leave table:{ $table }` rend votre place
   *[open] { $waits ->
        [you] **c’est votre tour**{ mygames-until }
        [question] **une question attend votre réponse**{ mygames-until }
        [others] attend { $who }{ mygames-until }
       *[bot] le bot joue
      }{ $held ->
        [no] {""}
        [closed] {" "}(son fil est fermé)
        [shut] {" "}(je ne peux pas entrer dans son salon)
       *[refused] {" "}(son plateau tarde : `/turn show` l’y publie)
      }
  }
mygames-until = { $until ->
    [no] {""}
   *[other] {" "}; échéance <t:{ $until }:R>
  }

## Le tableau d’un serveur

status-title = Tables ouvertes de ce serveur
status-none = Aucune table n’est ouverte ici. `/table new` en ouvre une.
status-more = { $count ->
    [one] Une autre table est ouverte.
   *[other] { $count } autres tables sont ouvertes.
  }
status-line = **{ game-title }** · <#{ $channel }> : { $status ->
    [lobby] pas encore commencée
    [paused] en pause
   *[open] { $waits ->
        [others] attend { $who } · appel <t:{ $since }:R>{ status-until }
       *[bot] le bot joue
      }
  }
status-until = { $until ->
    [no] {""}
   *[other] {" "}· échéance <t:{ $until }:R>
  }
status-placed = Le tableau des tables ouvertes est maintenant dans ce salon. Je le tiens à jour. `/host board on:False` l’enlève.
status-late = Le tableau des tables ouvertes arrive ici dès que Discord me laisse le publier.
status-gone = Le tableau des tables ouvertes est enlevé. `/host board` le remet.
error-not-manager = Il faut la permission « Gérer le serveur » pour faire cela.
error-no-server = Cela ne marche que sur un serveur.
error-no-threads = Je ne peux ouvrir un fil que dans un salon textuel d’un serveur. Sans `thread`, la partie se joue ici.
thread-name = { game-title } · { $host }
thread-opened = La table { $table } a son propre fil : <#{ $thread }>
