### Ce qui est dit d’une table de l’escarmouche.

game-title = Escarmouche
preset-name = { $preset ->
    [whole] Partie entière
    [short] Courte (une manche)
   *[other] { $preset }
  }
option-name = { $option ->
    [rounds] Manches
   *[other] { $option }
  }
