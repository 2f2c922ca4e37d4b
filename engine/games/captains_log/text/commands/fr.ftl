### Ce qu’on peut taper dans Captain’s Log : ce que fait chaque commande, et son nom.

about-captain = Ce que peut faire un capitaine de Captain’s Log
about-captain-sail = Naviguer vers une case à portée
about-captain-explore = Révéler les tuiles en vue
about-captain-end = Finir votre tour
about-captain-turn = Pivoter sur place, ce qui prend tout le déplacement
about-captain-fire = Tirer une bordée
about-captain-buy = Acheter au marché du port
about-captain-sell = Vendre au marché du port
about-captain-wood = Acheter ou vendre du bois au chantier
about-captain-repair = Réparer coque ou voiles avec du bois
about-captain-pickup = Repêcher un baril, ou ce qui dérive ici
about-captain-jettison = Jeter des marchandises ou un canon par-dessus bord
about-captain-rearrange = Réorganiser la cale
about-captain-upgrade = Acheter canons, meilleures voiles ou munitions
about-captain-ship = Acheter le navire du niveau suivant
about-captain-fame = Acheter un point de renommée
about-captain-mission = Prendre une mission ou en faire une étape
about-captain-start = Choisir où commencer
about-captain-facing = Choisir l’orientation de votre navire à sa pose
about-captain-answer = Répondre à une question
about-captain-scuttle = Abandonner un navire échoué sans issue

about-option-to = Où aller : choisissez dans la liste
about-option-pickup = Repêcher ce qui y flotte, s’il reste un point de mouvement
about-option-tiles = Combien de tuiles au plus
about-option-heading = De quel côté
about-option-at = Sur quel navire, avec quoi
about-option-goods = Quelles marchandises
about-option-where = Où commencer

name-command-captain = capitaine
name-command-sail = naviguer
name-command-explore = explorer
name-command-fire = tirer
name-command-buy = acheter
name-command-sell = vendre
name-command-wood = bois
name-command-repair = réparer
name-command-pickup = repêcher
name-command-jettison = jeter
name-command-rearrange = ranger
name-command-upgrade = améliorer
name-command-ship = navire
name-command-fame = renommée
name-command-mission = mission
name-command-facing = orienter
name-command-answer = répondre
name-command-scuttle = saborder

name-option-to = vers
name-option-pickup = repêcher
name-option-tiles = tuiles
name-option-heading = cap
name-option-at = cible
name-option-goods = marchandise
name-option-where = départ

sail-goal = { $hexes ->
    [one] { $place }, à 1 case
   *[other] { $place }, à { $hexes } cases
  }
