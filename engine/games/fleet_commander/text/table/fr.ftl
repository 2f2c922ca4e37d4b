### Ce qui est dit d’une table de Fleet Commander : son titre, ses modèles, ses options et ses niveaux.

game-title = Fleet Commander
game-about = Lancez trois dés d’énergie par tour : approchez, tirez, et gardez les boucliers qui sauveront vos vaisseaux.
game-cover = Un cuirassé sous le feu. Un croiseur et un destroyer lui infligent 5 dégâts ; il riposte et en inflige 4.
button-first-game = Livrer une première bataille

policy-name = { $level ->
    [random] cadet
    [ensign] enseigne
    [lieutenant] lieutenant
    [captain] capitaine
    [admiral] amiral
   *[other] { $level }
  }
preset-name = { $preset ->
    [first_game] Première partie
    [pitched_battle] Duel (bataille rangée)
    [team_battle] Bataille par équipes
    [free_for_all] Chacun pour soi
    [asteroid_belt] Ceinture d’astéroïdes
    [trap] Le piège
    [hidden_battle] Bataille cachée
    [rescue] Le sauvetage
    [passage] Le passage
    [capture] La capture
    [control] Contrôle
   *[other] { $preset }
  }
option-name = { $option ->
    [scenario] Scénario
    [mode] Qui affronte qui
    [board] Plateau
    [points] Points de classe par flotte
    [fleets] Flottes
    [handicap] Handicap : qui a plus de points
    [handicap_points] Handicap : combien de plus par flotte
    [special_sectors] Secteurs spéciaux chacun
    [portals] Paires de portails sur une seule zone
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
    [scenario] { $value ->
        [asteroid_belt] ceinture d’astéroïdes
        [trap] le piège
        [rescue] le sauvetage
        [passage] le passage
        [capture] la capture
        [control] contrôle
       *[pitched_battle] bataille rangée
      }
    [mode] { $value ->
        [teams_of_four] deux équipes, quatre commandants en tout
        [teams_of_six] deux équipes, six commandants en tout
        [free_for_all] tous contre tous, de trois à six
       *[duel] un contre un
      }
    [board] { $value ->
        [first_game] 5x5, deux champs d’astéroïdes
        [five_by_five] 5x5
        [five_by_six] 5x6
        [six_by_six] 6x6
        [two_of_four_by_four] deux zones de 4x4
        [five_by_eight] 5x8 (quatre en équipes)
        [five_by_ten] 5x10 (quatre en équipes)
        [seven_by_seven] 7x7 (quatre en équipes)
        [two_of_five_by_five] deux zones de 5x5 (quatre en équipes)
       *[standard] celui d’usage à ce nombre
      }
    [fleets] { $value ->
        [chosen] choisies au nombre de points
       *[first_game] celles de la première partie
      }
    [handicap] { $value ->
        [phebe] la Ligue de Phébé
        [amycles] l’Hégémonie d’Amyclès
       *[nobody] personne
      }
    [deployment] { $value ->
        [by_hand] vaisseau par vaisseau
        [arranged] chacun dispose la sienne, sans être vu
        [random] au hasard, d’un coup
        [mirrored] en miroir, d’un coup
       *[in_line] en ligne, d’un coup
      }
   *[other] { option-plain }
  }

side-name = { $side ->
    [phebe] Ligue de Phébé
   *[amycles] Hégémonie d’Amyclès
  }

home-preset = Choisissez une bataille
home-seats = { $seats } commandants
home-other-games = Duels, équipes, grandes batailles…
home-who = Qui commande
home-player-name = Nom d’un commandant
home-player = { $number ->
    [1] Véga
    [2] Altaïr
    [3] Capella
    [4] Sirius
    [5] Spica
   *[other] Procyon
  }
home-against = Contre combien de commandants joués par le bot
bot-name = { $number ->
    [1] Rigel
    [2] Antarès
    [3] Mira
   *[other] Deneb { $number }
  }

## Batailles et niveaux au moment du choix ; les tours sont ceux des bots, les minutes d’un débutant

preset-about = { $preset ->
    [first_game] Guidée : une flotte toute prête contre celle du bot, et des conseils pour vos premiers pas
    [pitched_battle] Contre le bot, ou à deux : placer des secteurs spéciaux, choisir sa flotte, déployer, combattre
    [hidden_battle] Un duel à l’aveugle : personne ne voit les vaisseaux ni les secteurs des autres
    [team_battle] Deux contre deux, chacun sa flotte ; les alliés gagnent ensemble
    [free_for_all] De trois à six commandants, chacun contre tous
    [asteroid_belt] Un duel parmi des champs d’astéroïdes qui dérivent, et qu’on pousse sur l’ennemi
    [trap] Un duel où une flotte tend une embuscade des deux côtés de l’autre
    [rescue] Une course : ramener chez soi la plupart des conteneurs du milieu
    [passage] Un camp fait traverser un croiseur endommagé, l’autre le pourchasse
    [capture] Un camp escorte une navette vers un coin, l’autre veut s’en emparer
    [control] Une course : entrer par son portail et tenir les deux
   *[other] {""}
  }
preset-length = { $preset ->
    [first_game] ≈ 12 tours, 20 min
    [pitched_battle] ≈ 15 tours, 30 min
    [hidden_battle] ≈ 14 tours, 30 min
    [team_battle] ≈ 14 tours, 40 min
    [free_for_all] ≈ 15 tours, 40 min
    [asteroid_belt] ≈ 14 tours, 30 min
    [trap] ≈ 10 tours, 25 min
    [rescue] ≈ 14 tours, 30 min
    [passage] ≈ 9 tours, 20 min
    [capture] ≈ 4 tours, 15 min
    [control] ≈ 20 tours, 35 min
   *[other] {""}
  }
policy-strength = { $level ->
    [ensign] très facile
    [lieutenant] facile
    [captain] moyen
    [admiral] fort
   *[other] {""}
  }
