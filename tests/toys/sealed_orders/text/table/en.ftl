### What is said of a table of sealed orders.

game-title = Sealed Orders
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
