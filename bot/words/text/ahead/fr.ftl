### Les tours prévus d’avance : ce que le bot joue quand un tour s’ouvre, et pourquoi c’est fini.

button-ahead = Prévoir d’avance
button-ahead-off = Effacer ce qui est prévu
ahead-title = Vos prochains tours
ahead-how = Choisissez ce que je joue quand votre tour vient. Personne ne vous appelle, et cela ne prend rien sur votre temps.
ahead-nothing = Il n’y a rien à prévoir d’avance à présent. Seul un plan de votre dernier tour qui prend d’autres tours peut se poursuivre.
ahead-secret = Personne d’autre ne le voit. Si cela ne peut plus se jouer comme vous l’avez choisi, rien n’est joué : on vous appelle comme toujours.
ahead-planned = Quand votre tour vient, je joue pour vous : { $plan } ({ $turns ->
    [one] 1 tour
   *[other] { $turns } tours
  }).
ahead-end-turn = Finir mon tour aussitôt
ahead-open-and-end = Ne faire que ce qui ouvre mon tour, comme conseillé, puis le finir
ahead-seal = Sceller mon tour en l’état
ahead-what = Que dois-je jouer ?
ahead-how-long = Pendant combien de tours ?
ahead-turns = { $turns ->
    [one] Pendant 1 tour
   *[other] Pendant { $turns } tours
  }
ahead-until = Jusqu’à ce que…
ahead-no-stop = Quoi qu’il arrive
ahead-over-since = Ce que vous aviez prévu est fini ({ $plan }). { $why }
ahead-stopped = { $stop }.
ahead-no-end = Votre tour ne peut pas finir aussitôt.
ahead-gone = Ce n’est pas parmi les plans que je peux proposer à présent.
ahead-riskier = Cela risquerait à présent plus que lorsque vous l’avez choisi.
ahead-cut = Un dé, une question ou une règle a interrompu le tour : continuez à partir de là.
ahead-reached = Le but est atteint.
ahead-over = Tous les tours prévus sont joués.
ahead-undone = La partie a été reprise en arrière.

about-auto-ahead = Choisir ce qui se joue quand votre tour vient
about-option-ahead = Que jouer, pendant que ce n’est pas votre tour
name-option-plan = plan
about-option-turns = Pendant combien de tours
name-option-turns = tours
name-command-ahead = avance
