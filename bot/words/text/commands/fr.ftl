### Les descriptions et les noms des commandes.

about-turn = Jouer son tour
about-turn-show = Afficher à nouveau le plateau actuel
about-turn-act = Choisir quoi faire, voir l’aperçu, confirmer
about-turn-plan = Choisir parmi ce qui vaut la peine maintenant
about-turn-resume = Reprendre ce qui reste de votre plan
about-turn-undo = Annuler ce que vous avez confirmé en dernier
about-turn-end = Finir votre tour

about-auto = Que répondre et que jouer en votre absence
about-auto-show = Voir et changer vos ordres permanents et ce qui est prévu d’avance
about-auto-set = Décider d’avance comment répondre à un genre de question
about-auto-clear = Être à nouveau interrogé sur tout

about-table = Ouvrir une table, la rejoindre, la lancer
about-table-new = Ouvrir une table dans ce salon
about-table-join = Prendre une place
about-table-leave = Quitter votre place
about-table-bot = Donner une place au bot
about-table-start = Lancer la partie avec les places prises
about-table-settings = Montrer les options, ou les changer avant le début
about-table-clock = Montrer le temps d’un tour, ou le changer (hôte)
about-table-show = Montrer qui est là et à quoi l’on joue
about-table-pause = Mettre la table en pause, ou la reprendre
about-table-free = Libérer une place ; son occupant ne revient qu’avec votre accord
about-table-release = Relancer une table abîmée, une fois réparée
about-table-undo = Ramener la partie avant n’importe quel tour, après une question (hôte)
about-option-turn = Revenir juste avant ce tour
name-option-turn = tour
about-table-close = Fermer la table pour de bon, après une question
about-table-approve = Laisser quelqu’un prendre une place libre, même s’il était écarté
about-table-block = Écarter quelqu’un de la table, et libérer sa place
about-table-autopilot = Laisser le bot jouer votre place, ou la reprendre

about-option-game = Quel jeu
about-option-preset = Options par leur nom
about-option-hotseat = Une personne peut tenir plusieurs places
about-option-language = Langue de la table
about-option-seat = Quelle place, par exemple B
about-option-share = Demander à partager une place déjà tenue
about-option-level = À quel niveau le bot joue
about-option-option = Quelle option
about-option-value = Sa nouvelle valeur
about-option-pace = À quelle allure joue la table
about-option-rest = Jours où la pendule s’arrête
about-option-zone = Fuseau horaire de la table, comme Europe/Paris
about-option-freed = Sa lettre, par exemple B
about-option-table = Son nom, par exemple njy7y
about-option-user = Qui
about-option-on = Oui pour laisser jouer le bot, non pour reprendre votre place

about-hand = Ce qui est à vous dans la partie, pour vos yeux seulement
about-map = Regarder le plateau
about-map-show = Montrer tout le plateau
about-map-zoom = Montrer une partie du plateau
about-map-recap = Revoir la dernière manche, en image animée
about-map-text = Le plateau en mots
about-roll = Lancer vos propres dés
about-lookup = Consulter les données de la partie
about-rules = Lire les règles, ou y chercher quelque chose
about-help = Comment jouer
about-prefs = Votre langue, vos heures calmes, vos appels et messages privés, partout
about-mygames = Vos tables partout, et celles qui vous attendent

about-option-place = Quelle partie
about-option-dice = Par exemple 2d6+3
about-option-panel = Quoi : choisissez dans la liste
about-option-about = Un mot, un chapitre, ou le numéro d’une règle

about-option-what = Choisissez dans la liste
about-option-goal = Dans quel but : choisissez dans la liste
about-option-when = Quel genre de question
about-option-do = Que répondre

## Noms

name-command-turn = tour
name-command-show = montrer
name-command-act = agir
name-command-plan = prévoir
name-command-resume = continuer
name-command-undo = annuler
name-command-end = finir
name-command-table = table
name-command-new = nouvelle
name-command-join = rejoindre
name-command-leave = quitter
name-command-bot = bot
name-command-start = commencer
name-command-settings = réglages
name-command-clock = pendule
name-command-pause = pause
name-command-close = fermer
name-command-approve = admettre
name-command-block = écarter
name-command-free = libérer
name-command-release = relancer
name-command-autopilot = pilote
name-command-auto = auto
name-command-set = fixer
name-command-clear = oublier
name-command-hand = main
name-command-map = carte
name-command-zoom = zoom
name-command-recap = résumé
name-command-text = texte
name-command-roll = lancer
name-command-lookup = consulter
name-command-rules = règles
name-command-help = aide
name-command-prefs = préférences
name-command-mygames = mesparties

name-option-game = jeu
name-option-preset = modèle
name-option-hotseat = siège-commun
name-option-language = langue
name-option-seat = place
name-option-share = partager
name-option-level = niveau
name-option-option = option
name-option-pace = allure
name-option-rest = repos
name-option-zone = fuseau
name-option-value = valeur
name-option-on = actif
name-option-user = personne
name-option-table = table
name-option-place = lieu
name-option-dice = dés
name-option-about = sujet
name-option-panel = sujet
name-option-what = quoi
name-option-goal = but
name-option-when = quand
name-option-do = faire

## Les places, telles qu’elles se proposent au clavier

seat-offered = { LETTER($seat) } · { $who }
seat-offered-side = { LETTER($seat) } · { $side } · { $who }
seat-free = libre
seat-bot = { $who } (bot)

## Une autre partie, au clavier

about-again = Rejouer là où une partie est finie
about-option-bigger = La partie plus grande qui suit
name-command-again = encore
name-option-bigger = plus-grand
error-nothing-bigger = Il n’y a pas de plus grande partie que celle-ci. `/again` rejoue la même.

## Les commandes des responsables, et les fils

about-host = Ce que les responsables décident pour tout le serveur
about-host-board = Mettre un tableau des tables ouvertes dans ce salon (responsables)
about-option-board = Oui pour le mettre ici, non pour l’enlever
about-option-thread = Ouvrir un fil pour la table
name-command-host = serveur
name-command-board = tableau
name-option-thread = fil
