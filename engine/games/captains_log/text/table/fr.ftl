### Ce qui est dit d’une table de Captain’s Log : son titre, ses modèles, ses options, ses niveaux, et qui joue.

game-title = Captain’s Log
game-about = Un navire, une mer inconnue, cinq nations : commercez, explorez, chassez, et devenez le capitaine le plus renommé.
game-cover = Une carte d’îles et de ports. Une route en tirets d’or mène d’un navire au bord de l’inconnu.
button-first-game = Faire un premier voyage

policy-name = { $level ->
    [random] à la dérive
    [cabin_boy] mousse
    [boatswain] maître d’équipage
    [mate] second
   *[other] { $level }
  }
preset-name = { $preset ->
    [first_voyage] Premier voyage
    [standard] Standard
    [first] Partie courte
    [saga] Saga
   *[other] { $preset }
  }
option-name = { $option ->
    [target] Renommée pour gagner
    [npcs] Navires PNJ par capitaine
    [two_decks] Deux pioches de PNJ
    [shuffle_wind] Mélanger les vents
    [at_war_dice] Bonus de guerre des nations
    [missions] Missions dans les tavernes
    [wars] Guerres
    [known_tiles] Tuiles connues au départ
    [trading_nations] Nations aux deux ports en vue
    [cargo] Marchandises à bord au départ
    [stock] Marchandises sur chaque marché
   *[other] { $option }
  }
option-value = { $option ->
    [wars] celles de 1805 : Angleterre contre France et Espagne
    [npcs] { $number ->
        [0] selon les règles
       *[other] { $number }
      }
    [known_tiles] { $number ->
        [0] une par capitaine
       *[other] { $number }
      }
    [trading_nations] { $number ->
        [0] au hasard
       *[other] { $number }
      }
    [cargo] { $number ->
        [0] aucune
       *[other] { $number }
      }
    [stock] { $number ->
        [0] un dé pour chacun
       *[other] { $number }
      }
   *[other] { option-plain }
  }

home-preset = Choisissez un voyage
home-seats = { $seats } capitaines
home-other-games = Voyages plus longs, plusieurs capitaines…
home-who = Qui navigue
home-player-name = Nom d’un capitaine
home-player = { $number ->
    [1] Hirondelle
   *[other] Goéland
  }
home-against = Contre combien de capitaines joués par le bot
bot-name = { $number ->
    [1] Renard des mers
    [2] Loup gris
    [3] Milan rouge
    [4] Héron de nuit
   *[other] Pétrel { $number }
  }

## Voyages et niveaux au moment du choix ; les tours sont ceux des bots, les minutes d’un débutant

preset-about = { $preset ->
    [first_voyage] Guidé : des marchandises à bord, des ports en vue, une étape à la fois, trois points de renommée
    [first] Le jeu entier, jusqu’à cinq points de renommée
    [standard] Le jeu entier selon les règles, jusqu’à sept points de renommée
    [saga] Un long voyage, jusqu’à vingt et un points de renommée
   *[other] {""}
  }
preset-length = { $preset ->
    [first_voyage] ≈ 5 tours, 10 min
    [first] ≈ 14 tours, 35 min
    [standard] ≈ 17 tours, 45 min
    [saga] ≈ 40 tours, 2 heures
   *[other] {""}
  }
policy-strength = { $level ->
    [cabin_boy] facile
    [boatswain] moyen
    [mate] fort
   *[other] {""}
  }
