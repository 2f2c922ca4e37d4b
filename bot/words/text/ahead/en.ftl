### Turns planned ahead: what the bot plays when a turn opens, and why it is over.

button-ahead = Plan ahead
button-ahead-off = Drop the plan ahead
ahead-title = Your next turns
ahead-how = Choose what I play when your turn comes. You are not called for it, and it takes no time of yours.
ahead-nothing = There is nothing to plan ahead now. Only a plan of your last turn that takes more turns can go on by itself.
ahead-secret = Only you see this. If it can no longer be played as you chose it, nothing is played: you are called as ever.
ahead-planned = When your turn comes, I play for you: { $plan } ({ $turns ->
    [one] 1 turn
   *[other] { $turns } turns
  }).
ahead-end-turn = End my turn at once
ahead-open-and-end = Do only what opens my turn, as advised, then end it
ahead-seal = Seal my turn as it stands
ahead-what = What shall I play?
ahead-how-long = For how many turns?
ahead-turns = { $turns ->
    [one] For 1 turn
   *[other] For { $turns } turns
  }
ahead-until = Until…
ahead-no-stop = Whatever happens
ahead-over-since = Your plan ahead is over ({ $plan }). { $why }
ahead-stopped = { $stop }.
ahead-no-end = Your turn cannot end at once.
ahead-gone = It is not among the plans that I can offer now.
ahead-riskier = It would now risk more than when you chose it.
ahead-cut = A die, a question or a rule cut the turn short: go on from there.
ahead-reached = It has reached its goal.
ahead-over = All its turns are played.
ahead-undone = The game was taken back.

about-auto-ahead = Choose what is played when your turn comes
about-option-ahead = What to play, while it is not your turn
about-option-turns = For how many turns
name-option-plan = plan
name-option-turns = turns
name-command-ahead = ahead
