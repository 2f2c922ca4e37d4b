### Ce qui se tape dans Fleet Commander : ce que fait chaque commande, et les noms français.

about-fleet = Ce que peut faire un commandant de Fleet Commander
about-fleet-roll = Lancer trois dés de votre réserve
about-fleet-attack = Attaquer un vaisseau avec un dé rouge
about-fleet-move = Déplacer des vaisseaux avec un dé bleu
about-fleet-mission = Faire ce que veut le scénario : évacuer, fuir, faire arriver des vaisseaux
about-fleet-weapon = Utiliser l’arme spéciale d’un cuirassé
about-fleet-scan = Scanner des signaux avec des dés rouges, ou des secteurs non découverts avec un bleu
about-fleet-reroll = Relancer deux résultats spéciaux
about-fleet-drain = Retirer un dé de la passerelle d’un adversaire
about-fleet-token = Désactiver votre interdictor, ou chasser des drones
about-fleet-keep = Finir votre tour en choisissant les dés qui restent sur la passerelle
about-fleet-choose = Choisir la flotte avec laquelle vous combattez
about-fleet-place = Réserver des secteurs spéciaux, en placer un, ou un portail
about-fleet-deploy = Déployer un vaisseau
about-fleet-answer = Répondre à une attaque, ou à une autre question
about-fleet-orders = Dire d’avance comment votre flotte répond aux attaques
about-fleet-end = Finir votre tour en gardant les meilleurs dés

about-option-target = Sur quoi : choisissez dans la liste
about-option-ships = Quels vaisseaux, et vers où

name-command-fleet = flotte
name-command-attack = attaquer
name-command-move = déplacer
name-command-mission = mission
name-command-weapon = arme
name-command-scan = scanner
name-command-reroll = relancer
name-command-drain = drainer
name-command-token = jeton
name-command-keep = garder
name-command-choose = choisir
name-command-place = placer
name-command-deploy = déployer
name-command-answer = répondre
name-command-orders = ordres

name-option-target = cible
name-option-ships = vaisseaux
