### Ce que Man O’War dit de la magie en français.

## Noms

college = { $college ->
    [amber] Ambre
    [amethyst] Améthyste
    [bright] Flamboyant
    [celestial] Céleste
    [gold] Doré
    [grey] Gris
    [jade] Jade
   *[light] Lumineux
  }
wizard-level = { $level ->
    [apprentice] apprenti
    [adept] adepte
   *[master] maître
  }
spell-name = { $spell ->
    [spark_volley] Volée d’étincelles
    [burning_canvas] Toile ardente
    [pitch_fire] Feu de poix
    [master_the_flame] Maître des flammes
    [fan_the_embers] Attiser les braises
    [hellstorm] Tempête de l’Enfer
    [weed_snare] Filet d’algues
    [living_timber] Bois vivant
    [rip_current] Courant de retour
    [spring_tide] Grande marée
    [drowned_hands] Mains des noyés
    [dread] Effroi
    [worm_rot] Tarets
    [ghost_at_the_helm] Fantôme à la barre
    [soul_chill] Froid de l’âme
    [leaden_hull] Coque de plomb
    [gilded_planks] Bordages dorés
    [spiked_guns] Canons encloués
    [true_bore] Âme parfaite
    [transmuted_shot] Boulets transmués
    [krakens_coil] Étreinte du kraken
    [gull_swarm] Nuée de mouettes
    [ox_strength] Force du bœuf
    [wolf_fury] Fureur du loup
    [leviathans_shove] Poussée du léviathan
    [turn_the_wind] Tourner le vent
    [fair_gale] Bon vent
    [becalm] Calme plat
    [thunderbolt] Foudre
    [omen] Présage
    [bright_ward] Garde éclatante
    [blinding_flash] Éclair aveuglant
    [mend_the_crew] Soigner l’équipage
    [beacon] Phare
    [unmake] Contresort
    [fog_bank] Banc de brume
    [whispered_panic] Murmure de panique
    [cloak_of_mist] Manteau de brume
    [false_bearings] Faux relèvements
   *[steal_the_wind] Voler le vent
  }
spell-does = { $spell ->
    [spark_volley] un navire ennemi reçoit un dé de tir, comme d’un canon à portée moyenne
    [burning_canvas] une voile d’un navire ennemi prend feu, sauf sauvegarde
    [pitch_fire] un dé vise un navire ennemi, et ce qu’il touche prend feu, sauf sauvegarde
    [master_the_flame] tous les feux à bord d’un de vos navires s’éteignent
    [fan_the_embers] les feux d’un navire ennemi gagnent vers le haut ce tour-ci sur 1 ou 2 aussi
    [hellstorm] un navire ennemi ne tire pas ce tour-ci
    [weed_snare] un navire ennemi ne bouge pas ce tour-ci
    [living_timber] une case endommagée d’un de vos navires est réparée
    [rip_current] un navire ennemi glisse de 7,5 cm, dans la direction choisie
    [spring_tide] vos navires échoués se dégagent ce tour-ci sans dé
    [drowned_hands] un navire ennemi perd un équipage
    [dread] un navire ennemi a 2 de moins aux abordages ce tour-ci
    [worm_rot] un navire ennemi a une voie d’eau, sauf sauvegarde
    [ghost_at_the_helm] un navire ennemi vire de 45° ou avance de 5 cm, selon un dé
    [soul_chill] un navire ennemi n’éperonne ni n’aborde ce tour-ci
    [leaden_hull] un navire ennemi fait 7,5 cm de moins ce tour-ci
    [gilded_planks] un de vos navires a 1 de plus à ses sauvegardes ce tour-ci
    [spiked_guns] un navire ennemi tire un canon de moins de chaque côté ce tour-ci
    [true_bore] les sauvegardes contre un de vos navires ont 1 de moins ce tour-ci
    [transmuted_shot] les dés de tir d’un de vos navires qui manquent sont relancés ce tour-ci
    [krakens_coil] un navire ennemi ne bouge pas ce tour-ci, et a une voie d’eau, sauf sauvegarde
    [gull_swarm] les canons d’un navire ennemi manquent aussi sur un 2 ce tour-ci
    [ox_strength] un de vos navires rame 5 cm de plus ce tour-ci
    [wolf_fury] un de vos navires a 2 de plus ce tour-ci quand il aborde
    [leviathans_shove] un navire ennemi vire sur 5 cm, comme vous le voulez
    [turn_the_wind] le vent tourne de 90°, du côté choisi
    [fair_gale] une de vos escadres fait 7,5 cm de plus à la voile ce tour-ci
    [becalm] un navire ennemi ne peut faire voile ce tour-ci
    [thunderbolt] un navire ennemi reçoit un dé de tir, sauvegarde à 1 de moins, haut sur mâts et ponts
    [omen] votre première sauvegarde ratée de ce tour, dès que les navires agissent, est relancée
    [bright_ward] le premier coup critique sur un de vos navires ce tour-ci ne fait rien
    [blinding_flash] un navire ennemi ne tire pas ce tour-ci
    [mend_the_crew] un de vos navires retrouve un équipage
    [beacon] un de vos retardataires agit avec son escadre ce tour-ci
    [unmake] tous les sorts sur un navire cessent
    [fog_bank] la brume couvre ce tour-ci un lieu près d’un navire, et nul canon n’y voit
    [whispered_panic] un navire ennemi panique, et un dé dit ce qui arrive à son capitaine
    [cloak_of_mist] les tirs sur un de vos navires à plus de 7,5 cm manquent ce tour-ci
    [false_bearings] un navire ennemi vise ce tour-ci comme vous le voulez, haut ou bas
   *[steal_the_wind] un navire ennemi à voiles ne peut que virer une fois, ou rester, ce tour-ci
  }
spell-choice = { $choice ->
    [high] haut
    [low] bas
    [clockwise] sens horaire
    [counter_clockwise] sens antihoraire
    [n] au nord
    [ne] au nord-est
    [e] à l’est
    [se] au sud-est
    [s] au sud
    [sw] au sud-ouest
    [w] à l’ouest
    [nw] au nord-ouest
    [port_15] 15° à bâbord
    [starboard_15] 15° à tribord
    [port_30] 30° à bâbord
    [starboard_30] 30° à tribord
    [port_45] 45° à bâbord
    [starboard_45] 45° à tribord
    [ahead] devant
    [astern] derrière
    [abeam_port] par le travers bâbord
   *[abeam_starboard] par le travers tribord
  }
spell-odds = { $name } ({ $number }+, { $percent } %)
spell-cast = { $name }{ $target ->
    [none] {""}
   *[other] {" "}sur { $at }
  }{ $chosen ->
    [yes] {" "}({ $choice })
   *[no] {""}
  }
spell-lasting = { $name }{ $target ->
    [none] {""}
   *[other] {" "}sur { $at }
  } : { $does }

## Menus

menu-magic = Magie
menu-no-spell = Ne rien lancer
menu-spell = { $name }
menu-at-ship = { $ship }
menu-at-squadron = { $squadron }
menu-choice = { $choice }
menu-dispel = Dissiper
menu-dispel-policy = { $policy ->
    [any] Tout sort qu’une carte peut arrêter
    [flagship] Seulement les sorts sur le navire du sorcier
    [ask] Me demander chaque fois
   *[never] Jamais
  }
menu-discard = Jeter des cartes
menu-discard-card = { $go ->
    [yes] Jeter { $name }
   *[no] Garder { $name }
  }
action-let-work = Laisser agir
action-dispel = Dissiper avec { $name }
about-magic = Aucune carte choisie, toutes sont gardées
about-spell = { $does }
about-dispel = { $policy ->
    [any] La carte la plus sûre sert chaque fois
    [flagship] Les autres sorts agissent, et les cartes sont gardées
    [ask] Le tour attend votre réponse
   *[never] Les cartes sont gardées pour vos propres sorts
  }
about-dispelling = En cas de réussite, le sort ne fait rien ; la carte est perdue dans tous les cas
asks-magic = Quelle carte le sorcier doit-il lancer ?
asks-target = { $target ->
    [squadron] Sur quelle escadre ?
    [ship] Sur quel navire ?
   *[none] De quel côté ?
  }
asks-choice = Comment, ou bien où ?
asks-dispel = Quels sorts ennemis le sorcier doit-il tenter de dissiper ?
asks-discard = Quelles cartes remplacer à la fin du tour ?
chance-spell = Réussit sur { $number } ou plus : { $percent } %{ $own ->
    [yes] , avec un second jet pour le collège du sorcier
   *[no] {""}
  }

## Questions et nouvelles

ask-dispel = Le sorcier de { $admiral } a lancé { $cast } : { $does }. Le vôtre doit-il tenter de le dissiper ?
told-spell = le sorcier lancera { $cast }
told-no-spell = le sorcier ne lancera rien
told-dispel = le sorcier { $policy ->
    [any] dissipe tout sort qu’il peut
    [flagship] dissipe les sorts sur son navire
    [ask] dissipe quand vous le dites
   *[never] ne dissipe rien
  }
brief-dispel = { $policy ->
    [never] ne rien dissiper
   *[other] dissiper
  }
told-discard = { $go ->
    [yes] le sorcier jette { $name } à la fin du tour
   *[no] le sorcier garde { $name }
  }
event-wizard = Le sorcier de { $admiral }, { wizard-level } du collège { college }, est à bord de { $ship }.
event-drawn = { $count ->
    [one] Votre sorcier pioche une carte : { $cards }.
   *[other] Votre sorcier pioche { $count } cartes : { $cards }.
  }
event-discarded = Le sorcier de { $admiral } jette { $cards }.
event-shuffled = Les cartes déjà jouées forment une nouvelle pioche de magie.
spell-dice = (il faut { $needed } ou plus ; dé { $die }{ $again ->
    [0] {""}
   *[other] , puis { $again }
  })
event-spell-cast = Le sorcier de { $admiral } { $good ->
    [yes] lance { $cast }
   *[no] échoue à lancer { $cast }
  } { spell-dice }.
event-spell-dropped = Le sorcier de { $admiral } ne peut plus lancer { $cast }, et garde la carte.
event-spell-dispelled = Le sorcier de { $admiral } { $good ->
    [yes] dissipe le sort avec { $name }
   *[no] tente en vain de dissiper le sort avec { $name }
  } { spell-dice }.
event-spell-worked = { $name } : { $told }.
spell-shots = { $ship } est pris pour cible : { $shots }
shot-again = un { $first } est relancé : { $then }
save-again = une sauvegarde ratée ({ $first }) est relancée : { $then }
spell-works = { $spell ->
    [burning_canvas] { spell-fire }
    [pitch_fire] { spell-fire }
    [master_the_flame] { $count ->
        [0] rien ne brûle à bord de { $ship }
        [one] le feu à bord de { $ship } s’éteint
       *[other] { $count } feux à bord de { $ship } s’éteignent
      }
    [fan_the_embers] les feux de { $ship } gagnent vers le haut ce tour-ci sur 1 ou 2 aussi
    [hellstorm] { $ship } ne tire pas ce tour-ci
    [weed_snare] { $ship } ne bouge pas ce tour-ci
    [living_timber] une case est réparée à bord de { $ship } ({ area-hit })
    [spring_tide] les navires échoués de { $admiral } se dégagent ce tour-ci sans dé
    [drowned_hands] { $idle ->
        [yes] personne n’est à bord de { $ship }
       *[no] { $ship } perd un équipage
      }
    [dread] { $ship } a 2 de moins aux abordages ce tour-ci
    [worm_rot] { spell-hole }
    [soul_chill] { $ship } n’éperonne ni n’aborde ce tour-ci
    [leaden_hull] { $ship } fait 7,5 cm de moins ce tour-ci
    [gilded_planks] { $ship } a 1 de plus à ses sauvegardes ce tour-ci
    [spiked_guns] { $ship } tire un canon de moins de chaque côté ce tour-ci
    [true_bore] les sauvegardes contre { $ship } ont 1 de moins ce tour-ci
    [transmuted_shot] les dés de tir de { $ship } qui manquent sont relancés ce tour-ci
    [krakens_coil] { $ship } ne bouge pas ce tour-ci, et { spell-hole }
    [gull_swarm] les canons de { $ship } manquent aussi sur un 2 ce tour-ci
    [ox_strength] { $ship } rame 5 cm de plus ce tour-ci
    [wolf_fury] { $ship } a 2 de plus ce tour-ci quand il aborde
    [turn_the_wind] { $wind ->
        [N] le vent souffle maintenant vers le nord
        [E] le vent souffle maintenant vers l’est
        [S] le vent souffle maintenant vers le sud
       *[W] le vent souffle maintenant vers l’ouest
      }
    [fair_gale] { $ship } : 7,5 cm de plus à la voile ce tour-ci
    [becalm] { $ship } ne peut faire voile ce tour-ci
    [omen] la première sauvegarde ratée des navires de { $admiral } ce tour-ci est relancée
    [bright_ward] le premier coup critique sur { $ship } ce tour-ci ne fait rien
    [blinding_flash] { $ship } ne tire pas ce tour-ci
    [mend_the_crew] { $idle ->
        [yes] l’équipage de { $ship } est déjà au complet
       *[no] { $ship } retrouve un équipage
      }
    [beacon] { $ship } agit avec son escadre ce tour-ci
    [unmake] { $idle ->
        [yes] aucun sort n’est sur { $ship }
       *[no] tous les sorts sur { $ship } cessent
      }
    [fog_bank] la brume couvre ce tour-ci les eaux près de { $ship } ({ $choice }), et nul canon n’y voit
    [whispered_panic] personne n’est à bord de { $ship }
    [cloak_of_mist] les tirs sur { $ship } à plus de 7,5 cm manquent ce tour-ci
    [false_bearings] les canons de { $ship } visent { $choice } ce tour-ci
   *[steal_the_wind] { $ship } ne peut que virer une fois à la voile, ou rester, ce tour-ci
  }
spell-fire = { $area ->
    [none] un { $die } ne touche rien à bord de { $ship }
   *[other] { $idle ->
        [yes] cela brûle déjà à bord de { $ship } ({ area-hit })
       *[no] { $harm ->
            [yes] le feu prend à bord de { $ship } ({ area-hit } ; sauvegarde ratée : { $save })
           *[no] un { $save } sauve { $ship } du feu ({ area-hit })
          }
      }
  }
spell-hole = { $harm ->
    [yes] { $ship } a une voie d’eau (sauvegarde ratée : { $save })
   *[no] un { $save } sauve la flottaison de { $ship }
  }
spell-aground = { $ship }, à terre, ne bouge pas
spell-moved = { $die ->
    [0] {""}
   *[other] par un { $die },{" "}
  }{ $stroke ->
    [slide] { $ship } glisse de { $length } { $heading ->
        [n] vers le nord
        [ne] vers le nord-est
        [e] vers l’est
        [se] vers le sud-est
        [s] vers le sud
        [sw] vers le sud-ouest
        [w] vers l’ouest
       *[nw] vers le nord-ouest
      }
    [turn] { $ship } dérive de { $length } en virant de { by-degrees }
   *[other] { $ship } dérive de { $length } tout droit
  }{ $met }
event-wizard-fared = { $fate ->
    [clinging] Le sorcier de { $admiral } s’accroche à ce qui reste de { $ship }.
    [captured] Le sorcier de { $admiral } est prisonnier sur { $ship }, et ne lance plus rien tant qu’il l’est.
    [drowned] Le sorcier de { $admiral } se noie : cette flotte n’a plus de magie.
   *[aboard] Le sorcier de { $admiral } est sain et sauf à bord de { $ship }.
  }
why-cast = { $name } réussit sur { $needed } ou plus, et jamais sur 1. { $own ->
    [yes] Une carte du collège du sorcier est relancée, une fois par tour : { $again ->
        [0] le premier dé a donné { $die }.
       *[other] les dés ont donné { $die } et { $again }.
      }
   *[no] Le dé a donné { $die }.
  }
why-dispel = { $name } peut dissiper { $spell }, car leurs collèges sont opposés. Il faut { $needed } ou plus, et jamais 1. { $own ->
    [yes] Une carte du collège du sorcier est relancée, une fois par tour : { $again ->
        [0] le premier dé a donné { $die }.
       *[other] les dés ont donné { $die } et { $again }.
      }
   *[no] Le dé a donné { $die }.
  }

## Panneaux et manuel

panel-magic = Sorciers et sorts
panel-discards = Cartes jouées jusqu’ici : { $cards }
wizard = Le sorcier de { $admiral }, { wizard-level } du collège { college }, { $fate ->
    [clinging] s’accroche à ce qui reste de { $ship }
    [captured] est prisonnier sur { $ship }
    [drowned] s’est noyé
   *[aboard] est à bord de { $ship }
  } ; { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  } en main
hand-card = { $name }, { college } : { $does } ; peut dissiper les sorts du collège { $dispels ->
    [amber] Ambre
    [amethyst] Améthyste
    [bright] Flamboyant
    [celestial] Céleste
    [gold] Doré
    [grey] Gris
    [jade] Jade
   *[light] Lumineux
  }
plight-spell = sous un sort : { $name }
plight-wizard = le sorcier de { $admiral } est à bord
map-fog = Un banc de brume large de 10 cm : { $east } à l’est et { $north } au nord ; nul canon n’y voit
goal-magic = Chaque flotte a un sorcier sur son premier navire. Avant que les navires agissent, il lance une carte de sa main : il faut un dé au moins égal à son nombre. Le sorcier ennemi peut arrêter un sort avec une carte du collège opposé.
how-magic = Sous Magie, choisissez une carte à lancer ce tour-ci, et sa cible ; sous Dissiper, dites quels sorts ennemis arrêter. Les cartes jouées sont remplacées à la fin du tour.

## Refus

violation-no-wizard = Votre flotte n’a pas de sorcier qui puisse lancer un sort.
violation-no-such-card = Votre sorcier n’a pas cette carte.
violation-no-such-target = { spell-name } ne peut être lancé sur cette cible.
violation-no-such-choice = { spell-name } demande un des choix proposés.
violation-wrong-college = { spell-name } est d’un collège qui ne peut dissiper ce sort.
violation-spell-as-prepared = Votre sorcier doit déjà lancer cela.
violation-dispel-as-ordered = C’est déjà votre ordre.
violation-discard-as-ordered = Votre sorcier a déjà reçu cet ordre.
violation-wizard-in-the-water = Un sorcier accroché à une épave ne jette aucune carte, et n’en pioche pas.
