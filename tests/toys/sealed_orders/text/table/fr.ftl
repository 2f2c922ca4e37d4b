### Ce qui est dit d’une table d’ordres scellés.

game-title = Ordres scellés
game-about = Chacun écrit un ordre en secret ; tous les ordres s’ouvrent ensemble.
game-cover = Des navires des deux côtés d’un détroit.
button-first-game = Écrire le premier ordre
preset-name = { $preset ->
    [strait] Le détroit
    [two_to_one] Deux contre un (courte)
   *[other] { $preset }
  }
option-name = { $option ->
    [rounds] Manches
    [captains] Capitaines
   *[other] { $option }
  }
option-value = { $value ->
    [any] de deux à cinq
    [three] trois
   *[other] { option-plain }
  }
