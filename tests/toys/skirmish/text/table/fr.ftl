### Ce qui est dit d’une table de l’escarmouche.

game-title = Escarmouche
game-about = Deux équipages se disputent l’or d’un galion le long d’une ligne d’îles.
game-cover = Deux équipages sur une ligne d’îles.
button-first-game = Attaquer le premier galion
preset-name = { $preset ->
    [whole] Partie entière
    [short] Courte (une manche)
   *[other] { $preset }
  }
option-name = { $option ->
    [rounds] Manches
   *[other] { $option }
  }
