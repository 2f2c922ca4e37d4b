### Ce qui est dit d’une table de Fleet Commander : son titre, ses modèles, ses options et ses niveaux.

game-title = Fleet Commander

policy-name = { $level ->
    [random] cadet
    [ensign] enseigne
    [captain] capitaine
   *[other] { $level }
  }
preset-name = { $preset ->
    [first_game] Première partie
    [pitched_battle] Bataille rangée
    [hidden_battle] Bataille cachée
   *[other] { $preset }
  }
option-name = { $option ->
    [board] Plateau
    [points] Points de classe par flotte
    [fleets] Flottes
    [special_sectors] Secteurs spéciaux chacun
    [deployment] Déploiement
    [abilities] Capacités des vaisseaux
    [left_wing] Emplacements de l’aile gauche
    [left_wing_specials] Spéciaux sur l’aile gauche
    [drain] Drain
    [secret_weapons] Armes spéciales secrètes
    [hidden_deployment] Déploiement caché
    [fog_of_war] Brouillard de guerre
   *[other] { $option }
  }
option-value = { $option ->
    [board] { $value ->
        [first_game] 5x5, deux champs d’astéroïdes
        [five_by_six] 5x6
        [six_by_six] 6x6
       *[five_by_five] 5x5
      }
    [fleets] { $value ->
        [chosen] choisies au nombre de points
       *[first_game] celles de la première partie
      }
    [deployment] { $value ->
        [by_hand] vaisseau par vaisseau
       *[in_line] en ligne, d’un coup
      }
   *[other] { option-plain }
  }

home-preset = Bataille
home-who = Qui commande
home-player-name = Nom d’un commandant
home-player = { $number ->
    [1] Véga
   *[other] Altaïr
  }
home-against = Contre combien de commandants joués par le bot
bot-name = { $number ->
    [1] Rigel
    [2] Antarès
    [3] Mira
   *[other] Deneb { $number }
  }
