### Les phrases du bot lui-même : les raisons des refus, et les nouvelles d’une table.

error-unknown = Quelque chose s’est mal passé. Rien n’a changé ; merci de réessayer.
error-no-table = Il n’y a pas (ou plus) de table { $table }. `/mygames` donne la liste des vôtres.
error-nameless-table = Ceci n’appartient à aucune table. `/mygames` donne la liste des vôtres.
error-no-game = Je ne connais pas le jeu { $game }. `/table new` donne la liste de ceux que je connais.
error-wrong-value = { $option } n’accepte pas « { $typed } ». Valeurs possibles : { $values }.
error-no-options = Aucun réglage ne s’appelle { $preset }.
error-not-at-table = Vous n’avez pas de place à la table { $table }. `/table join` prend une place libre.
error-not-host = Seul l’hôte de la table { $table } peut le faire : <@{ $host }>.
error-table-full = Toutes les places sont prises : { $most ->
    [one] la table n’en a qu’une.
   *[other] la table en a { $most }.
  }
error-no-seat = Il n’y a pas de place { $seat } ici : les places vont de A à { $last }.
error-seat-taken = La place { LETTER($seat) } est prise. Choisissez-en une autre.
error-already-seated = Vous avez déjà la place { LETTER($seat) } à cette table.
error-blocked = L’hôte vous a écarté de la table { $table }. Il peut vous y admettre de nouveau avec `/table approve`.
error-host-stays = L’hôte ne peut pas être écarté de sa propre table.
error-already-asked = Vous avez déjà demandé la place { LETTER($seat) }. La réponse n’est pas encore donnée.
error-seat-refused = La place { LETTER($seat) } vous a été refusée. Choisissez-en une autre, ou demandez à l’hôte de vous admettre avec `/table approve`.
error-no-request = Plus personne n’attend cette réponse.
error-not-holder = { $held ->
    [yes] Seule la personne qui tient la place { LETTER($seat) } peut en décider.
   *[no] Seul l’hôte peut en décider.
  }
error-too-many-lobbies = Vous avez { $most } tables qui attendent de commencer { $where ->
    [here] ici
   *[everywhere] en tout
  }, le maximum permis. Lancez-en ou fermez-en une : `/table close` le fait de partout.
error-not-damaged = La table { $table } n’est pas abîmée : elle n’a pas besoin d’être relancée.
error-too-few-seats = Il faut au moins { $least ->
    [one] un joueur
   *[other] { $least } joueurs
  }, et { $taken ->
    [0] personne n’est là
    [one] un seul est là
   *[other] { $taken } sont là
  }. On peut rejoindre avec `/table join`, ou l’hôte peut donner une place au bot.
error-empty-side = Personne ne joue encore pour { $side }. On peut rejoindre ce camp, ou l’hôte peut le confier au bot : `/table bot seat:{ LETTER($seat) }`.
error-no-side = Cette partie n’a pas de camp appelé { $side }. `/table show` montre qui peut s’asseoir où.
error-channel-taken = Ce salon a déjà une table ouverte. Prenez un fil ou un autre salon.
error-wrong-status = { $status ->
    [lobby] La partie n’a pas commencé : `/table start` la lance.
    [open] La partie est déjà en cours.
    [paused] La table est en pause : l’hôte la reprend avec `/table pause`.
    [finished] La partie est finie.
   *[quarantined] La table est au repos jusqu’à sa réparation.
  }
error-stale = Le plateau a changé depuis que ce bouton est affiché. `/turn show` affiche le plateau actuel.
error-nothing-to-undo = Rien ne peut être annulé : votre dernière action a montré un dé, une carte ou un secret, ou quelqu’un d’autre a agi depuis.
error-shutting-down = Je redémarre. Rien n’a changé ; merci de réessayer dans une minute.
error-quarantined = La table { $table } est abîmée. Je la garde telle quelle, au repos, jusqu’à ce que la personne qui m’héberge l’ait réparée. `/table release table:{ $table }` la relance alors. `/table leave table:{ $table }` rend votre place ; l’hôte peut fermer la table avec `/table close table:{ $table }`.
error-rules-broke = Mes règles ont échoué sur cette action, donc rien n’a changé. L’erreur est notée ; essayez une autre action.
error-store-failed = Je n’ai pas pu enregistrer, donc rien n’a changé. Merci de réessayer.
error-store-full = Mon disque est plein, donc rien n’a changé. L’hôte du bot doit libérer de la place.
error-lease-held = Un autre processus ({ $pid }) travaille déjà sur cette base. Arrêtez-le d’abord, ou prenez une autre base.
error-bad-backup = { $file } n’est pas une base complète. Rien n’a changé.

notice-quarantined = <@{ $host }>, la table { $table } est abîmée : { $what ->
    [log] ce qui a été joué avant ne peut pas être lu
    [rules] les règles échouent sur sa position actuelle
   *[state] sa position actuelle ne peut pas être lue
  }. Elle est gardée telle quelle, au repos ; toutes les autres tables continuent. La personne qui m’héberge en trouve la raison dans mon journal, et peut réparer la table ou restaurer une copie de la base ; `/table release table:{ $table }` la relance alors. `/table leave table:{ $table }` rend une place, `/table close table:{ $table }` ferme la table. `/table new` ouvre une autre table ici.
notice-joined = { $name } prend la place { LETTER($seat) }.
notice-left = { $name } quitte la place { LETTER($seat) }. Le bot la joue désormais. `/table join` permet de la reprendre.
notice-left-resigned = { $name } quitte la place { LETTER($seat) }, après y avoir renoncé. Le bot la joue jusqu’à la fin.
notice-asks = { $judges }, <@{ $user }> { $held ->
    [yes] demande à partager votre place { LETTER($seat) }. Admettez cette personne, ou refusez
   *[no] demande la place { LETTER($seat) }, et en verrait la main. C’est l’hôte qui l’admet ou refuse
  } ; d’ici là, rien ne lui en est montré.
notice-host = { $name } est désormais l’hôte de la table { $table }.
notice-full = <@{ $host }>, toutes les places de la table { $table } sont prises. *{ button-start }* lance la partie.
notice-paused = La table { $table } est en pause.
notice-ended = La table { $table } est fermée.
notice-asleep = Personne n’a touché à cette table depuis 14 jours : elle est fermée. `/table new` en ouvre une autre.
notice-server-back = Je suis de retour sur ce serveur : la partie reprend là où elle s’est arrêtée.
