### Ce que Discord montre des commandes.

about-turn = Jouer son tour
about-turn-show = Afficher à nouveau le plateau actuel
about-turn-act = Choisir quoi faire, voir ce qui en vient, confirmer
about-turn-undo = Reprendre votre dernière action
about-turn-end = Finir votre tour

about-table = Ouvrir une table, la rejoindre, la lancer
about-table-new = Ouvrir une table dans ce salon
about-table-join = Prendre une place
about-table-leave = Quitter votre place
about-table-bot = Me donner une place
about-table-start = Lancer la partie avec les places prises
about-table-settings = Montrer les options, ou les changer avant le début
about-table-show = Montrer qui est là et à quoi l’on joue
about-table-pause = Mettre la table en pause, ou la reprendre
about-table-close = Fermer la table pour de bon
about-table-autopilot = Me laisser jouer votre place, ou la reprendre

about-option-game = Quel jeu
about-option-preset = Options par leur nom
about-option-hotseat = Une personne peut tenir plusieurs places
about-option-language = Langue de la table
about-option-seat = Quelle place, par exemple p2
about-option-share = Partager une place déjà tenue
about-option-level = À quel niveau je joue
about-option-option = Quelle option
about-option-value = Sa nouvelle valeur
about-option-on = Oui pour me laisser jouer, non pour reprendre votre place

about-hand = Votre navire, bourse et réputation, pour vos yeux seulement
about-map = Regarder le plateau
about-map-show = Montrer tout le plateau
about-map-zoom = Montrer une partie du plateau
about-map-text = Le plateau en mots
about-roll = Lancer vos propres dés
about-rules = Chercher dans les règles
about-rules-search = Trouver des règles par un mot ou leur numéro
about-rules-area = Lire tout un chapitre des règles
about-help = Comment jouer
about-mygames = Vos tables partout, et celles qui vous attendent

about-option-place = Quelle partie
about-option-dice = Par exemple 2d6+3
about-option-about = Un mot anglais, ou un numéro tel que CL-MOVE-03
about-option-area = Quel chapitre
