beacon-goal = Une balise flotte au centre du plateau. Amenez-y un vaisseau, puis sortez avec elle : c’est la victoire.
beacon-terms = une balise au centre : sortez-la
beacon-objective = Secteurs jusqu’à la balise : { $scores }
beacon-map = La balise : { $sector }
beacon-aim = Hâtez-vous vers la balise en { $sector }, avant eux.
beacon-brings = à la balise : un dé bleu de plus et c’est gagné
beacon-ended = La balise est sortie du combat : { $winners } gagne
