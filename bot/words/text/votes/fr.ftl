### Les votes, l’abandon, les fins convenues, et la table restée longtemps silencieuse.

about-table-vote = Consulter la table : annuler, nulle, abandon, pause, bot pour un absent ; ou répondre
about-table-resign = Renoncer à la partie, après une question
name-command-vote = voter
name-command-resign = renoncer

name-value-yes = oui
name-value-no = non

vote-name = { $what ->
    [undo] Annuler le dernier tour, ou revenir à un tour
    [draw] Finir par une égalité
    [abandon] Abandonner la partie
    [pause] Mettre en pause, ou reprendre
    [bot] Laisser le bot jouer une place absente
    [admit] Admettre quelqu’un à qui l’hôte ne répond pas
    [yes] Répondre : oui
   *[no] Répondre : non
  }
vote-asks = { $kind ->
    [undo] { $who } { vote-ask } d’annuler { $count ->
        [one] le tour { DE($turn) } et tout ce qui l’a suivi.
       *[other] les { $count } derniers tours, à partir de celui { DE($turn) }.
      } Les pendules s’arrêtent d’ici là. Ce qui a été vu reste vu, et les dés sont relancés.
    [draw] { $who } { vote-ask } de finir la partie par une égalité.
    [abandon] { $who } { vote-ask } d’abandonner la partie. Personne ne gagne, et elle ne compte nulle part.
    [pause] { $who } { vote-ask } de mettre la table en pause.
    [resume] { $who } { vote-ask } de reprendre la partie.
    [bot] { $who } { vote-ask } que le bot joue la place { DE($about) } jusqu’à { MANY($about) ->
        [many] leur
       *[one] son
      } retour.
   *[admit] { $who } { vote-ask } d’admettre <@{ $user }> à la place { LETTER($seat) }, que seul le bot joue ; l’hôte n’a pas répondu.
  }
vote-ask = { MANY($who) ->
    [many] proposent
   *[one] propose
  }
vote-needs = { $need ->
    [all] Tous doivent être d’accord
   *[half] Plus de la moitié doit être d’accord
  }, jusqu’au <t:{ $until }:f> (<t:{ $until }:R>).
vote-yes = Oui : { $seats }
vote-no = Non : { $seats }
vote-asked = Votre réponse, s’il vous plaît : { $people }
vote-result = { $status ->
    [passed] **Accepté.**
    [refused] **Refusé.** Rien ne change.
   *[over] **Le vote est clos.** Rien ne change.
  }
vote-cast = { $yes ->
    [yes] Vous avez dit oui.
   *[no] Vous avez dit non.
  } Vous pouvez changer votre réponse tant que le vote n’est pas décidé.
vote-opened = Le vote est ouvert, dans ce salon. Vous avez dit oui.
vote-decided = { $status ->
    [passed] Le vote est décidé : accepté.
   *[refused] Le vote est décidé : refusé.
  }
button-yes = Oui
button-no = Non

notice-vote-passed = { $kind ->
    [undo] Par vote, la partie revient en arrière.
    [draw] Par vote, la partie finit par une égalité.
    [abandon] Par vote, la partie est abandonnée.
    [pause] Par vote, la table est en pause. `/table pause` (hôte) ou `/table vote` la reprend.
    [resume] Par vote, la partie reprend.
    [bot] { $who }, par vote, le bot joue votre place jusqu’à ce que vous la repreniez : `/table autopilot on:False`.
   *[admit] Par vote, <@{ $user }> entre en jeu.
  } D’accord : { $agreed }.
notice-vote-refused = Le vote sur { vote-subject } est clos : refusé{ $against ->
    [0] {""}
   *[other] {" "}({ $refused })
  }. Rien ne change.
notice-vote-over = Le temps du vote sur { vote-subject } est écoulé. Rien ne change.
notice-vote-void = Le vote sur { vote-subject } est clos : il n’y a plus rien à décider. Rien ne change.
vote-subject = { $kind ->
    [undo] le retour en arrière
    [draw] l’égalité
    [abandon] l’abandon de la partie
    [pause] la pause
    [resume] la reprise
    [bot] la place { DE($who) }
   *[admit] l’admission de <@{ $user }>
  }
told-vote-undo = Par vote, la partie revient à un tour précédent.

card-ended = { $by ->
    [draw] La partie est finie : égalité, d’accord : { $agreed }.
    [abandoned] La partie est abandonnée, d’accord : { $agreed }. Personne ne gagne, et elle ne compte nulle part.
   *[resigned] { $agreed } { MANY($agreed) ->
        [many] renoncent
       *[one] renonce
      }. La partie est finie : { $count ->
        [0] personne ne gagne.
       *[other] { $winners } { MANY($winners) ->
            [many] gagnent
           *[one] gagne
          } !
      }
  }
resign-sure = Renoncer à la partie ? Le bot joue votre place jusqu’à la fin, et vous ne pouvez pas la reprendre. Si toutes les personnes qui jouent encore sont d’un même camp, ce camp gagne.
button-resign = Renoncer
resign-done = Vous avez renoncé.
notice-resigned = { $who } { MANY($who) ->
    [many] renoncent
   *[one] renonce
  }. Le bot ({ $level }) joue cette place jusqu’à la fin.
notice-resigned-last = { $who } { MANY($who) ->
    [many] renoncent
   *[one] renonce
  }.

notice-silent = { $people }, personne n’a agi à cette table depuis un mois. La partie continue-t-elle ? Sans réponse, elle est mise en pause le <t:{ $until }:D> ; rien n’est perdu.
notice-slept = La table { $table } est restée longtemps silencieuse : elle est en pause. `/table pause` (hôte) ou `/table vote` la reprend.
notice-lives = { $name } : la partie continue.
notice-rests = { $name } met la table en pause. `/table pause` (hôte) ou `/table vote` la reprend.
button-goes-on = La partie continue
button-pause = Pause

error-resigned = La place { LETTER($seat) } a renoncé : le bot la joue jusqu’à la fin.
error-not-at-helm = Seuls votent ceux qui jouent en ce moment. `/table autopilot on:False` reprend votre place au bot.
error-vote-under-way = Un autre vote est ouvert à cette table : `/table vote what:yes` dit oui, `/table vote what:no` dit non.
error-no-vote = { $which ->
    [none] Il n’y a pas de vote.
   *[over] Ce vote est clos.
  }
error-admit-whom = Dites qui admettre : `/table vote what:admit`, avec une personne qui a demandé une place dans l’option *{ name-option-user }*.
error-vote-on-you = Ce vote porte sur votre propre place : les autres décident. Dès que vous agissez, il ne change plus rien.
error-asked-once = Vous avez déjà proposé d’annuler ce tour. Vous le pourrez de nouveau après votre prochaine action.
error-not-absent = La place { LETTER($seat) } n’est pas en retard. Un vote donne une place au bot si la table l’attend et que sa réserve est entamée, ou qu’elle a manqué un tour ; sans pendule, si la table l’attend depuis { $days } jours.
error-host-may-answer = L’hôte a encore le temps de répondre, jusqu’au <t:{ $until }:f>. Ensuite, la table peut en voter.

## Ce que fait l’hôte, dit à tous

notice-preset = L’hôte choisit les options de { $preset }.
notice-options = L’hôte change les options : { $changed }.
option-chosen = { $option } : { $value }
notice-goes-on = La table { $table } reprend.
notice-released = La table { $table } est réparée et reprend.
notice-bot = L’hôte donne la place { LETTER($seat) } au bot : { $name } ({ $level }).
notice-freed = L’hôte libère la place { LETTER($seat) }, que tenait { $name }.{ $played ->
    [yes] {" "}Le bot la joue désormais ; `/table join` permet de la demander.
    [end] {" "}Le bot la joue jusqu’à la fin.
   *[no] {""}
  }
notice-blocked = L’hôte écarte { $name } de cette table.{ $played ->
    [yes] {" "}Le bot joue désormais la place ; `/table join` permet de la demander.
    [end] {" "}Le bot joue la place jusqu’à la fin.
   *[no] {""}
  }
notice-approved = L’hôte laisse { $name } prendre n’importe quelle place libre : `/table join`.
