### Ce qu’on peut taper dans l’escarmouche.

about-raid = Ce que peut faire un équipage de l’escarmouche
about-raid-dive = Plonger pour une carte
about-raid-sell = Vendre une carte
about-raid-end = Finir votre tour
about-option-goods = Quelle carte

name-command-raid = razzia
name-command-dive = plonger
name-command-sell = céder
name-option-goods = carte
