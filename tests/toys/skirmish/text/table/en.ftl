### What is said of a table of the skirmish.

game-title = Skirmish
preset-name = { $preset ->
    [whole] Whole game
    [short] Short (one round)
   *[other] { $preset }
  }
option-name = { $option ->
    [rounds] Rounds
   *[other] { $option }
  }
