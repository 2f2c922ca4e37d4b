### Les raisons pour lesquelles un joueur ne peut pas encore agir, comme une question à laquelle répondre.

turn-end-asked = Répondez d’abord à ceci, puis finissez votre tour.
turn-asked-first = Répondez d’abord à ceci, puis continuez.
turn-no-plans = Rien d’autre ne vaut la peine d’être prévu à ce tour.

## Les commandes à taper ensuite, pour qui joue au clavier

typed-plan = Au clavier : `/turn confirm` le joue, `/turn discard` l’efface.
typed-offer = Au clavier : { $commands }.
tapped-or-typed = Touchez un bouton, ou tapez { $commands }.
typed-command = `/{ COMMAND($command) }`
typed-end = { $undone } : `/turn act` montre comment. Pour finir le tour quand même : `/turn end anyway:True`.
typed-besides = Au clavier : `/turn confirm` joue seulement ce que vous venez de taper ; `/turn discard` puis `/turn resume` gardent votre plan précédent.

about-turn-confirm = Jouer ce que vous avez prévu
about-turn-discard = Effacer ce que vous avez prévu
name-command-confirm = confirmer
name-command-discard = effacer
about-option-anyway = Le finir même s’il reste à faire
name-option-anyway = malgré-tout

## Les refus avec la raison donnée par le jeu
error-not-now-why = Ce n’est pas possible maintenant. { $why }
