### What is said of a table of the skirmish.

game-title = Skirmish
game-about = Two crews race along a line of islands for the galleon’s gold.
game-cover = Two crews on a line of islands.
button-first-game = Raid the first galleon
preset-name = { $preset ->
    [whole] Whole game
    [short] Short (one round)
   *[other] { $preset }
  }
option-name = { $option ->
    [rounds] Rounds
   *[other] { $option }
  }
