### Ce que disent les cartes, le planificateur et les commandes.

## En général

hello = Ohé ! Je suis Quarterdeck, meneur de jeux de flottes sur table, joués par correspondance. `/table new` ouvre une table dans un salon ou un fil ; `/help` explique le reste.
game-title = { $game }
error-forbidden = Il me manque une permission ici : je dois voir ce salon, y écrire et y joindre des fichiers. Rien n’a changé.
error-not-your-turn = { $waits ->
    [0] Ce n’est pas votre tour : les bots jouent en ce moment.
   *[other] Ce n’est pas votre tour. La table attend { $who }.
  }
error-old-button = Ce bouton date d’une version plus ancienne. `/turn show` affiche le plateau actuel.

## Cartes

card-title = { game-title } · table { $table }
card-mention = <@{ $user }>
card-waits = { $count ->
    [one] { $who }, à vous de jouer.
   *[other] { $who }, à vous d’agir.
  }
card-over = { $count ->
    [0] La partie est finie : égalité.
   *[other] La partie est finie : { $winners } { MANY($winners) ->
        [many] gagnent
       *[one] gagne
      } !
  }
card-seed = Dés équitables : tirés de la graine { $seed }, scellée avant le début. Chacun peut les vérifier.
card-bots-again = *{ button-again }* vous oppose aux mêmes bots : { $bots }
card-bot-again = { $who } ({ $level })
card-commitment = Dés équitables : fixés avant le début par une graine, révélée à la fin. Son SHA-256 est { $commitment }.
card-commitment-short = Dés équitables : fixés avant le début, révélés à la fin. Sceau { $commitment }… (`/table settings` le donne en entier)
card-more = { $count ->
    [one] … et { $count } ligne de plus
   *[other] … et { $count } lignes de plus
  }
card-paused = La table est en pause.
card-away = { $plays ->
    [yes] Le second tient la barre pour { $who } jusqu’au <t:{ $until }:D>.
   *[no] Absence { DE($who) } jusqu’au <t:{ $until }:D>.
  }
told-undo = { $who } { MANY($who) ->
    [many] annulent
   *[one] annule
  } un coup.
told-by-order = Par ordre permanent : { $who }
told-by-clock = Le temps était écoulé : le bot a joué prudemment pour { $who }.
told-only-answer = Seule réponse possible, donnée automatiquement : { $who }
told-host-undo = L’hôte ramène la partie à un tour précédent.
news-none = Il n’y a pas de nouvelles ici.
question-secret = { $who } { MANY($who) ->
    [many] doivent
   *[one] doit
  } répondre à une question.
question-of = { $who } : { $question }

button-act = Agir
button-answer = Répondre
button-answer-of = Répondre ({ $who })
button-hand = Ma main
button-auto = Ordres permanents
button-always = Répondre toujours…
button-map = Carte
button-recap = Revoir la manche
button-news = Toutes les nouvelles
button-undo = Annuler le coup
button-end = Fin du tour
button-end-anyway = Finir quand même
button-join = Rejoindre
button-start = Commencer
button-resume = Reprendre
button-let-in = Admettre
button-turn-away = Refuser
button-close = Fermer pour de bon
button-undo-to = Revenir en arrière
button-keep = Continuer
button-confirm = Confirmer
button-back = Retour
button-discard = Tout effacer
button-plan = Aperçu
button-do = Jouer
button-add = Ajouter…
button-add-typed = L’ajouter au plan
button-replace = Remplacer le plan
button-cancel = Garder le plan

## Le planificateur

planner-empty = Que faites-vous ?
planner-plan = Votre plan, pas encore joué :
planner-rest = Votre plan précédent, pas encore joué :
planner-elsewhere = Autres propositions…
planner-answers = Choisir une autre réponse : { $kinds }…
planner-choose = Choisir votre réponse…
planner-else = Planifier vous-même, étape par étape : { $kinds }…
planner-which = { $kind } : choisir…
planner-left = { $count ->
    [0] Aucune action restante.
    [one] Encore 1 action.
   *[other] Encore { $count } actions.
  }
planner-aside = Votre plan précédent :
planner-typed = Vous avez tapé :
planner-ending = Si vous finissez le tour maintenant : { $how }.
planner-kept = Si vous finissez le tour maintenant, { $kept }.
planner-advised = Conseillé : { $plan }
planner-leads = Étape suivante : { $plan }
planner-next = { $when ->
    [now] Ensuite :
    [then] Ensuite : la première proposition, puis
   *[later] Plus tard :
  } { $step }.
planner-tap-do = touchez *{ button-do }* à côté d’une proposition.
planner-tap-plan = touchez *{ button-plan }* à côté de la première proposition, puis *{ button-confirm }*.
planner-tap-end = { $plans ->
    [0] touchez *Fin du tour* ci-dessous.
   *[other] jouez encore ce que vous voulez, puis touchez *Fin du tour* ci-dessous.
  }
planner-tap-save = touchez *Fin du tour* ci-dessous : chaque proposition dépenserait ce qu’il faut garder.
planner-until = Maintenant : **{ $plan }** – { $tap }
planner-steps = Premiers pas : { $done } sur { $count } faits{ $gone ->
    [0] {""}
   *[other] {" "}({ $lost })
  }.{ $what ->
    [untold] {" "}Maintenant : { $now }.
   *[told] {""}
  }{ $more ->
    [none] {""}
    [all] {" "}Puis : { $then }.
   *[more] {" "}Puis : { $then }…
  }
planner-learnt = { $count ->
    [one] Étape réussie
   *[other] Étapes réussies
  } : { $steps }.
planner-learnt-all = C’était la dernière de vos { $count } étapes : vous savez vous débrouiller. Touchez *{ button-how }* à tout moment, ou lisez les règles : `/rules`.
planner-unsure = { $action } – le résultat dépend du hasard, et ne s’annule pas.
picture-planned = Aperçu : si vous confirmez
picture-planned-alt = Aperçu, si vous confirmez : { $alt }
planner-quiet = { $count ->
    [one] Une action, sans rien à montrer.
   *[other] { $count } actions, sans rien à montrer.
  }
planner-moved-on = Le plateau a changé. Voici où en sont les choses :
planner-lost = { $known ->
    [yes] Ce n’est plus possible : { $action }
   *[no] Une partie de votre plan n’est plus possible
  }{ $after ->
    [0] {""}
    [one] , ni l’action suivante
   *[other] , ni les { $after } actions suivantes
  }. { $why }
planner-went-on = Ce bouton datait d’une étape précédente. Votre tour à présent :
turn-confirmed = Vous avez confirmé : { $plan }.

turn-done = C’est fait.
turn-not-posted = Le plateau n’a pas pu être publié : il me manque des permissions dans son salon ({ $rights }). Il suivra dès que je les aurai.
turn-over = Votre tour est fini.
turn-over-next = { $count ->
    [one] C’est à { $who }. On vous appellera.
   *[other] À suivre : { $who }. On vous appellera.
  }
turn-over-asked = { $count ->
    [one] { $who } doit d’abord répondre à une question. On vous appellera.
   *[other] { $who } doivent d’abord répondre à des questions. On vous appellera.
  }
turn-over-bots = Les bots jouent. On vous appellera.
turn-over-again = C’est de nouveau à vous : le nouveau plateau est plus bas.
turn-over-answer = Une question vous attend : elle est sur le nouveau plateau, plus bas.
turn-held-up = { $reason ->
    [closed] Le plateau n’a pas pu être publié : son fil est fermé, et je n’ai pas le droit de l’ouvrir. Quelqu’un peut l’ouvrir par un message ou depuis son menu ; un fil verrouillé demande un modérateur. Le plateau suivra.
    [shut] Le plateau n’a pas pu être publié : Discord ne me laisse pas entrer dans son salon. Il suivra dès que je pourrai y entrer.
   *[refused] Le plateau n’a pas pu être publié : Discord refuse le message. Je continue d’essayer. D’ici là, `/turn show` publie le plateau avec ses nouvelles, et `/turn act` permet de jouer.
  }
turn-undone = { $known ->
    [yes] Coup annulé : { $plan }.
   *[no] Coup annulé.
  }
turn-rolled = Un lancer de dés ne s’annule pas.
turn-end-undone = Vous pouvez encore agir à ce tour
turn-end-sure = { $undone }. Finir le tour quand même ?
turn-end-how = Comment finissez-vous votre tour ?

## L’antichambre

lobby-seat = **{ LETTER($seat) }** { $who }
lobby-seat-bot = **{ LETTER($seat) }** { $who } (bot, { $level })
lobby-seat-away = **{ LETTER($seat) }** { $who } (absence jusqu’au <t:{ $until }:D>)
bot-name = Rival { $number }
lobby-free = { $free ->
    [0] Toutes les places sont prises.
    [one] Il reste une place.
   *[other] Il reste { $free } places.
  } { $least ->
    [one] On peut commencer seul.
   *[other] Il faut être { $least } pour commencer.
  }
lobby-how = Hôte : <@{ $host }>. L’hôte lance la partie. `/table bot` donne une place au bot.
lobby-joined = Vous avez la place **{ LETTER($seat) }**. Bon vent !
lobby-asked-share = J’ai demandé à la personne qui tient la place **{ LETTER($seat) }**, dans ce salon. Elle est à vous dès qu’on vous admet.
lobby-asked-seat = J’ai demandé à l’hôte la place **{ LETTER($seat) }**, dans ce salon. Elle est à vous dès qu’on vous admet.
lobby-let-in = <@{ $user }> entre en jeu, à la place **{ LETTER($seat) }**.
lobby-turned-away = La place a été refusée à <@{ $user }>.
lobby-approved = <@{ $user }> peut prendre n’importe quelle place libre : `/table join`.
lobby-blocked = <@{ $user }> est écarté de cette table. `/table approve` l’y admet de nouveau.
close-sure = La fermer pour de bon ? Personne ne gagne, et elle ne se rouvre pas.
undo-to-sure = { $plans ->
    [one] Annuler ce tour et tout ce qui a suivi ?
   *[other] Annuler ces { $plans } tours et tout ce qui a suivi ?
  } Ce qui a été vu reste vu, et les dés sont relancés.
undo-to-untold = { $who } { MANY($who) ->
    [many] agissent
   *[one] agit
  } ; rien n’est dit à tous.
undo-to-done = La partie reprend de là.
close-kept = La table { $table } reste comme elle est.
lobby-left = Vous avez quitté la table.
lobby-freed = { $status ->
    [lobby] La place **{ LETTER($seat) }** est libre.
    [resigned] Le bot joue la place **{ LETTER($seat) }** jusqu’à la fin.
   *[open] Le bot joue désormais la place **{ LETTER($seat) }**. `/table join` permet de la demander.
  }
lobby-paused = La table { $table } est en pause. `/table pause` la reprend.
lobby-resumed = La table { $table } était en pause et reprend.
lobby-released = La table { $table } est réparée et reprend.
lobby-bot-joined = Le bot prend la place **{ LETTER($seat) }**.
lobby-started = La partie commence : le plateau suit ci-dessous.
lobby-no-permission = Je ne peux pas jouer ici : il me manque des permissions ({ $rights }). Un gérant du serveur peut me les donner dans les réglages du salon.
policy-name = { $level ->
    [random] au hasard
   *[other] { $level }
  }
preset-name = { $preset }
option-name = { $option }
option-value = { option-plain }
option-plain = { $value ->
    [yes] oui
    [no] non
   *[other] { $value }
  }
autopilot-on = Le bot joue votre place jusqu’à ce que vous la repreniez.
autopilot-off = Vous avez repris votre place.
helm-kept = Vous avez déjà votre place.
helm-first = Le bot ({ $level }) joue votre place. Reprenez-la pour jouer vous-même.
button-helm = Reprendre ma place

## Au démarrage

start-no-token = DISCORD_TOKEN manque. Copiez .env.example en .env et mettez le jeton de votre bot après DISCORD_TOKEN= ; le README dit où le trouver. Pour jouer chez vous sans jeton : make play.
start-restore = met cette copie à la place de la base, sans démarrer
start-restored = La base est de nouveau { $file }. Démarrez le bot avec : make bot
start-bad-token = Discord ne connaît pas ce DISCORD_TOKEN. Réinitialisez-le sur le portail des développeurs, sous Bot, et mettez le nouveau dans .env.

## Main, carte, dés, règles, aide

hand-news = Pour vos yeux seulement :
hand-order-answered = Votre ordre permanent a répondu : { $answer }.
hand-empty = Il n’y a rien dans votre main.
auto-title = Vos ordres permanents
auto-line = { $question } → { $answer }.
auto-secret = Personne d’autre ne les voit. Ils répondent aussitôt à votre place, au tour de n’importe qui, et s’effacent quand vous quittez votre place.
error-no-orders = Ce jeu n’a pas d’ordres permanents.
error-which-order = Nommez l’un de ces ordres : { $offered }.
map-no-words = Il n’y a rien à voir.
map-recap = La dernière manche, rejouée depuis le début ; `/map show` montre le plateau actuel
map-recap-alt = Image animée : la dernière manche, rejouée depuis son début.
map-no-recap = Il n’y a encore rien à revoir.
button-before = Précédent
button-next = Suivant
error-no-end = Les tours finissent d’eux-mêmes dans ce jeu : `/turn act` joue le vôtre.
error-bad-dice = { $why ->
    [long] C’est trop long à lancer : { $most } caractères au plus.
    [dice] C’est trop de dés : { $most } au plus.
    [sides] Aucun dé n’a autant de faces : { $most } au plus.
    [number] Ce nombre est trop grand : { $most } au plus.
    [signs] C’est trop à calculer : { $most } signes au plus.
    [brackets] C’est trop de parenthèses à calculer : { $most } paires au plus.
    [choices] Avec autant de dés, c’est trop à calculer : { $most ->
        [one] un seul choix comme `kh` ou `rr`
       *[other] { $most } choix comme `kh` ou `rr`
      } au plus.
    [rolls] Ces dés seraient relancés sans fin : { $most } lancers au plus.
   *[unread] Je ne comprends pas ces dés. Essayez `2d6+3`, ou `4d6kh3` pour les trois meilleurs de quatre.
  }
help-goal = **But** :
help-now = **Un tour** : { $now } Les autres suivent quand vous avez fini.
help-turn = **Un tour** : quand le plateau vous appelle, faites ce que vous voulez, puis *Fin du tour*, ou *Sceller* là où tous décident en même temps. Les autres suivent.
help-act = **Agir** : appuyez sur *Agir* sous le plateau, choisissez, regardez l’aperçu, puis *Confirmer*. Au clavier : `/turn plan` ou { $own ->
    [0] `/turn act`
   *[other] les commandes du jeu ({ $commands })
  }, puis `/turn confirm`.
help-look = **Consulter** : *{ button-how }* explique ce moment. `/lookup` donne les faits du jeu, `/hand` ce qui est à vous, `/map` le plateau en image ou en mots, `/rules` les règles.
help-undo = **Changer d’avis** : `/turn discard` efface un plan. *Annuler le coup* ou `/turn undo` annule ce que vous avez confirmé, tant qu’aucun dé n’est lancé, qu’aucune carte n’est tirée et que personne d’autre n’a agi.
help-start = Commencer : `/table new` ouvre une table dans un salon ou un fil ; les autres appuient sur *Rejoindre*, l’hôte sur *Commencer*. `/table bot` donne une place au bot, `/table settings` change les options. `/mygames` montre toutes les tables qui vous attendent.
help-host = Ensemble : `/table vote` propose à tous d’annuler, de finir, d’abandonner ou de faire une pause ; `/table resign` renonce. Hôte : `/table pause`, `/table autopilot`, `/table undo`, `/table close`. Le bot joue pour ceux qui s’en vont, jusqu’à ce que quelqu’un prenne leur place.
help-dice = Dés : la graine des dés d’une table est fixée avant le début et révélée à la fin : chacun peut les vérifier. `/roll` lance vos propres dés.

## Au clavier

error-no-table-here = Il n’y a pas de table ouverte dans ce salon. `/table new` en ouvre une ; `/mygames` donne les vôtres.
error-wrong-game = Ces commandes sont celles d’un autre jeu. `/turn act` joue à tous les jeux.
error-not-now = Ce n’est pas possible maintenant. `/turn act` montre ce qui l’est, ou la question à laquelle répondre d’abord.
error-which-one = { $count ->
    [0] L’option *{ $option }* n’accepte pas « { $typed } » maintenant.
   *[other] Dans l’option *{ $option }*, « { $typed } » peut vouloir dire { $count } choses.
  } Choisissez dans la liste qui apparaît en tapant, par exemple : { $offered }.
error-which-near = L’option *{ $option }* n’accepte pas « { $typed } » maintenant. Vouliez-vous dire « { $near } » ? Choisissez dans la liste qui apparaît en tapant, par exemple : { $offered }.
error-which-missing = Remplissez l’option *{ $option }*. Choisissez dans la liste qui apparaît en tapant, par exemple : { $offered }.
error-which-none = Il n’y a rien à choisir dans l’option *{ $option }* maintenant.
error-not-there = Vous ne pouvez pas y finir un déplacement à ce tour. Choisissez dans la liste qui apparaît en tapant.

## Règles

rules-contents = ### Les règles de { game-title }
    Choisissez un chapitre ci-dessous, ou tapez un mot après `/rules`, comme *tour* ; les fautes de frappe sont tolérées.
rules-choose-chapter = Choisissez un chapitre
rules-in-short = En bref.
rules-found = ### Ce que les règles disent de « { $about } »
rules-none = Aucune règle n’en parle. Essayez un autre mot, ou choisissez un chapitre avec `/rules` seul.
rules-unwritten = Je n’ai pas de règles pour ce jeu. Choisissez l’un des jeux de la liste.
## Les noms des permissions de Discord, et le refus d’une partie inconnue du plateau

right = { $right ->
    [view_channel] Voir les salons
    [send_messages] Envoyer des messages
    [send_messages_in_threads] Envoyer des messages dans les fils
    [create_public_threads] Créer des fils publics
    [attach_files] Joindre des fichiers
    [manage_threads] Gérer les fils
   *[read_message_history] Voir les anciens messages
  }
map-no-place = Le plateau n’a pas de telle partie. Choisissez dans la liste qui apparaît en tapant, ou regardez-le en entier : `/map show`.

## Les lignes du planificateur sur les actions dont l’effet ne se montre pas d’avance

planner-unseen = { $action } – le résultat se verra une fois que ce sera fait.
planner-final = { $action } – une fois fait, cela ne s’annule pas.

## Les camps

button-join-side = Rejoindre { $side }
side-name = { $side }
lobby-side = { $side } : { $count ->
    [0] personne encore
   *[other] { $seats }
  }

## Les places partagées

planner-by = Plan { DE($name) }.
