### Ce que dit le noyau dans tous les jeux, et comment le français énumère.

list-none = rien

menu-range = { $first } … { $last }

violation-not-your-turn = Ce n’est pas à vous de jouer. `/turn show` dit qui la table attend.
