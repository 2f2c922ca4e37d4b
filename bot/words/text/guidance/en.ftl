### Texts that guide newcomers: How?, look-ups, the lobby’s invitation, another game.

button-how = How?
button-rules = Rules
button-put-away = Close
how-goal = How to win
how-now = What you can do now
how-steps = Your first steps
how-step = { $stands ->
    [done] { $step } ✔
    [lost] { $step }: not possible any more
   *[open] { $step }: not yet
  }
how-legend = What the picture shows
how-nothing = This game has no guide of its own. Try `/rules` or `/help`.
error-no-panel = There is nothing to look up by that name. Choose from: { $offered }.
button-again = Again
button-bigger = Next: { $preset }
