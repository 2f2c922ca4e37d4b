### Ce qui est dit d’une table de Man O’War : son titre, ses modèles, ses options et ses niveaux.

game-title = Man O’War
game-about = Donnez vos signaux en secret, puis voyez vos escadres ramer ou faire voile, éperonner, tirer et aborder dans l’ordre des dés.
game-cover = Des escadres s’affrontent près d’une île. Une galère a éperonné un ennemi, et les canons tirent le long de leurs règles.
button-first-game = Livrer la première bataille navale

policy-name = { $level ->
    [random] mousse
    [midshipman] aspirant
    [captain] capitaine
   *[other] { $level }
  }
policy-strength = { $level ->
    [midshipman] facile
    [captain] moyen
   *[other] {""}
  }
preset-name = { $preset ->
    [first_game] Première partie
    [two_galleys] Deux galères par camp
    [open_battle] Bataille rangée
    [with_wizards] Avec des sorciers
    [islands] Parmi les îles
   *[other] { $preset }
  }
preset-about = { $preset ->
    [first_game] Trois galères par camp au large, avec des conseils pour vos premiers pas
    [two_galleys] Deux galères par camp au large : moins de navires, plus de tours
    [open_battle] Flottes toutes prêtes, à la voile et à la rame, entre terres et hauts-fonds : Loups et galères contre Corsaires
    [with_wizards] La première bataille avec de la magie : six galères par camp, rames et voiles, et un maître sorcier par flotte qui lance une carte par tour
    [islands] Trois galères par camp, qui contournent les îles pour s’affronter
   *[other] {""}
  }
preset-length = { $preset ->
    [first_game] ≈ 6 tours, 10 min
    [two_galleys] ≈ 6 tours, 10 min
    [open_battle] ≈ 10 tours, 40 min
    [with_wizards] ≈ 8 tours, 40 min
    [islands] ≈ 8 tours, 15 min
   *[other] {""}
  }
option-name = { $option ->
    [fleets] Navires de chaque camp
    [enemy] Ennemi de l’Empire
    [terrain] Terres et hauts-fonds
    [turns] Tours, après lesquels les honneurs décident
    [wizards] Sorcier de chaque camp
    [measuring] Mesures
    [pace] Rythme
   *[other] { $option }
  }
option-value = { $option ->
    [fleets] { $value ->
        [two_galleys] deux galères
        [points_450] toute prête, 450 points
        [points_700] toute prête, 700 points
        [capital_700] toute prête, 700 points, avec de grands bâtiments
        [points_1000] toute prête, 1000 points
        [points_1500] toute prête, 1500 points
       *[three_galleys] trois galères
      }
    [enemy] { $value ->
        [bretonnia] Bretonnie
       *[pirates] pirates
      }
    [terrain] { $value ->
        [by_dice] de toute sorte, aux dés
        [islands] des îles, une au moins par quart
        [shoals] beaucoup de bancs de sable et de rochers
       *[open_sea] aucun : au large
      }
    [wizards] { $value ->
        [apprentice] un apprenti, deux cartes
        [adept] un adepte, trois cartes
        [master] un maître, quatre cartes
       *[none] aucun, sans magie
      }
    [measuring] { $value ->
        [by_eye] à l’œil, comme dans le livre
       *[free] on peut mesurer à tout moment
      }
    [pace] { $value ->
       *[by_post] tous signalent ensemble, puis le tour se joue tout seul
      }
   *[other] { option-plain }
  }
side-name = { $side ->
    [west] l’Empire
   *[east] ses ennemis
  }

home-preset = Choisissez une bataille
home-seats = { $seats } amiraux
home-other-games = Deux galères par camp…
home-who = Qui commande
home-player-name = Nom d’un amiral
home-player = { $number ->
    [1] Hawke
   *[other] Duquesne
  }
home-against = Contre combien d’amiraux du bot
bot-name = { $number ->
    [1] Tourville
   *[other] Anson { $number }
  }
