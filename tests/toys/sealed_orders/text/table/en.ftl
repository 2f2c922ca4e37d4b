### What is said of a table of sealed orders.

game-title = Sealed Orders
game-about = Everybody writes an order in secret; all orders are opened at once.
game-cover = Ships on both sides of a strait.
button-first-game = Write the first order
preset-name = { $preset ->
    [strait] The strait
    [two_to_one] Two to one (short)
   *[other] { $preset }
  }
option-name = { $option ->
    [rounds] Rounds
    [captains] Captains
   *[other] { $option }
  }
option-value = { $value ->
    [any] two to five
    [three] three
   *[other] { option-plain }
  }
