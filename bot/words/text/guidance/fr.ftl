### Les textes qui guident les nouveaux : Comment ?, les consultations, l’invitation, une autre partie.

button-how = Aide
button-rules = Règles
button-put-away = Fermer
how-goal = Comment gagner
how-now = Ce que vous pouvez faire maintenant
how-steps = Vos premiers pas
how-step = { $stands ->
    [done] { $step } ✔
    [lost] { $step } : plus possible
   *[open] { $step } : pas encore
  }
how-legend = Ce que montre l’image
how-nothing = Ce jeu n’a pas de guide. Essayez `/rules` ou `/help`.
error-no-panel = Il n’y a rien à consulter sous ce nom. Choisissez parmi : { $offered }.
button-again = Rejouer
button-bigger = Ensuite : { $preset }
