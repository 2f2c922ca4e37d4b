### Les phrases du noyau, les mêmes dans tous les jeux, et la forme des listes en français.

list-none = rien

menu-range = { $first } … { $last }

violation-not-asked = Cette question n’est plus posée. `/turn show` dit ce qui est demandé maintenant.
violation-not-your-turn = Ce n’est pas à vous de jouer. `/turn show` dit qui la table attend.

### Les refus de valeurs tapées dans un formulaire.

violation-no-number = « { $field } » demande un nombre entier, comme 12 ou -3.
violation-no-choice = Choisissez une des réponses à « { $field } ».
