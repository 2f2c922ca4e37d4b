### Captain’s Log en français. Les faits qui portent un symbole du jeu ($nation, $good …) choisissent
### une variante ; tirants d’eau et profondeurs comptent en demis. DE() élide : « d’Oranjebaai ».

## Choses

good = { $good ->
    [tea] thé
    [silver] argent
    [cotton] coton
    [sugar] sucre
    [oil] huile
   *[wood] bois
  }
    .of = { $good ->
        [tea] de thé
        [silver] d’argent
        [cotton] de coton
        [sugar] de sucre
        [oil] d’huile
       *[wood] de bois
      }
    .the = { $good ->
        [tea] le thé
        [silver] l’argent
        [cotton] le coton
        [sugar] le sucre
        [oil] l’huile
       *[wood] le bois
      }
goods = { $good ->
    [tea] { $count ->
        [one] { $count } thé
       *[other] { $count } thés
      }
    [silver] { $count ->
        [one] { $count } lingot d’argent
       *[other] { $count } lingots d’argent
      }
    [cotton] { $count ->
        [one] { $count } coton
       *[other] { $count } cotons
      }
    [sugar] { $count ->
        [one] { $count } sucre
       *[other] { $count } sucres
      }
    [oil] { $count ->
        [one] { $count } huile
       *[other] { $count } huiles
      }
   *[wood] { $count } bois
  }
doubloons = { $count ->
    [one] { $count } doublon
   *[other] { $count } doublons
  }
cube = { $cube ->
    [tea] { $count ->
        [one] { $count } thé
       *[other] { $count } thés
      }
    [silver] { $count ->
        [one] { $count } lingot d’argent
       *[other] { $count } lingots d’argent
      }
    [cotton] { $count ->
        [one] { $count } coton
       *[other] { $count } cotons
      }
    [sugar] { $count ->
        [one] { $count } sucre
       *[other] { $count } sucres
      }
    [oil] { $count ->
        [one] { $count } huile
       *[other] { $count } huiles
      }
    [wood] { $count } bois
    [cannon] { $count ->
        [one] { $count } canon
       *[other] { $count } canons
      }
    [water] { $count ->
        [one] { $count } dégât d’eau
       *[other] { $count } dégâts d’eau
      }
    [fire] { $count ->
        [one] { $count } dégât de feu
       *[other] { $count } dégâts de feu
      }
    [flooded_cannon] { $count ->
        [one] { $count } canon noyé
       *[other] { $count } canons noyés
      }
   *[burnt_cannon] { $count ->
        [one] { $count } canon brûlé
       *[other] { $count } canons brûlés
      }
  }
nation = { $nation ->
    [holland] Hollande
    [spain] Espagne
    [england] Angleterre
    [france] France
    [pirates] Pirates
   *[native] Indigènes
  }
    .adjective = { $nation ->
        [holland] hollandais
        [spain] espagnol
        [england] anglais
        [france] français
        [pirates] pirate
       *[native] indigène
      }
    .feminine = { $nation ->
        [holland] hollandaise
        [spain] espagnole
        [england] anglaise
        [france] française
        [pirates] pirate
       *[native] indigène
      }
    .the = { $nation ->
        [holland] la Hollande
        [spain] l’Espagne
        [england] l’Angleterre
        [france] la France
        [pirates] les pirates
       *[native] les indigènes
      }
    .of = { $nation ->
        [holland] de la Hollande
        [spain] de l’Espagne
        [england] de l’Angleterre
        [france] de la France
        [pirates] des pirates
       *[native] des indigènes
      }
    .their = { $nation ->
        [pirates] leurs
        [native] leurs
       *[other] ses
      }
service = { $service ->
    [tavern] taverne
    [shipyard] chantier naval
    [buy] marché d’achat
   *[sell] marché de vente
  }
ammo = { $ammo ->
    [normal] boulets
    [incendiary] munitions incendiaires
    [explosive] munitions explosives
   *[chain_shot] chaînes
  }
upgrade = { $upgrade ->
    [sails] de meilleures voiles
    [cannon_upgrade] un meilleur canon
   *[long_guns] des canons longs
  }
upgrade-count = { upgrade } ×{ $count }
role = { $role ->
    [merchant] marchand
    [aggressive] chasseur
   *[defensive] patrouilleur
  }
effect = { $effect ->
    [contempt] mépris ({ nation.their } navires vous attaquent)
    [distrust] méfiance ({ nation.their } forteresses vous tirent dessus)
    [trade_ban] commerce légal interdit dans { nation.their } ports
    [persona_non_grata] persona non grata ({ nation.their } ports vous sont fermés)
    [at_war] en guerre (+1 à { nation.their } tirs contre vous)
    [lock] réputation bloquée
    [prestige] prestige (renommée déjà gagnée)
    [nobody] qui êtes-vous ?
    [access] { $access ->
        [0] { nation.their } chantiers navals vous vendent un plus grand navire
       *[other] dès +{ $access }, { nation.their } chantiers navals vous vendent un plus grand navire
      }
    [second_captain] un second capitaine embarquerait
    [advantage] { $nation ->
        [holland] votre tirant d’eau augmente toutes les 6 charges au lieu de 5
        [spain] vous réapparaissez avec une voie d’eau de moins
        [england] son avantage (nul sans officiers)
        [france] 1 000 doublons de remise dans tous les chantiers navals
       *[other] son avantage vous est acquis
      }
    [port_respawn] vous pouvez réapparaître dans { nation.their } ports
    [respected] respecté : { nation.their } navires vous laissent en paix
   *[join] vous pouvez vous enrôler
  }
ship-type = { $sort ->
    [sloop] sloop
    [schooner] goélette
    [corvette] corvette
    [nao] nef
    [hulk] hourque
    [carrack] caraque
    [brigantine] brigantin
    [fluyt] flûte
    [whaler] baleinier
    [galleon] galion
    [frigate] frégate
    [east-indiaman] vaisseau des Indes
    [light-frigate] frégate légère
    [manila-galleon] galion de Manille
    [seventy-four] soixante-quatorze
    [razee] vaisseau rasé
    [heavy-frigate] frégate lourde
    [three-decker] trois-ponts
   *[other] { $name }
  }
ship-unknown = navire inconnu n° { $number }
ship-npc = { $name } ({ $rank ->
    [legend] légende
    [corsair] corsaire { nation.adjective }
   *[plain] { nation.adjective }
  }, n° { $number })
ship-told = { $name } ({ $rank ->
    [legend] légende
    [corsair] corsaire { nation.adjective }
   *[plain] { role } { nation.adjective }
  }, n° { $number })
ship-presented = { $name } ({ $rank ->
    [legend] légende
    [corsair] corsaire { nation.adjective }
   *[plain] { role } { nation.adjective }
  } de niveau { $level }, n° { $number })
ship-briefly = { $name }
signed = { $sign ->
    [plus] +{ $count }
    [minus] −{ $count }
   *[none] { $count }
  }
draft = { $draft ->
    [2] 1
    [3] 1½
    [4] 2
    [5] 2½
    [6] 3
    [7] 3½
    [8] 4
    [9] 4½
    [10] 5
    [11] 5½
    [12] 6
    [13] 6½
    [14] 7
    [15] 7½
    [16] 8
    [17] 8½
    [18] 9
    [19] 9½
   *[other] 10 ou plus
  }
die = { $bonus ->
    [0] { $face }
   *[other] { $face }+{ $bonus }
  }
score = { $captain } { $fame }
barrels = { $count ->
    [one] un baril
   *[other] { $count } barils
  }
whales = { $count ->
    [one] des baleines
   *[other] des baleines en { $count } endroits
  }
fortress = une forteresse
fortress-of = une forteresse { nation.feminine }
open-sea = rien que la mer
port = le port { nation.adjective } { DE($name) }
port-bare = le port { DE($name) }

## Lieux

heading = { $heading ->
    [north] nord
    [north-east] nord-est
    [south-east] sud-est
    [south] sud
    [south-west] sud-ouest
   *[north-west] nord-ouest
  }
side = { $side ->
    [centre] centre
    [north] nord
    [north-north-east] nord-nord-est
    [north-east] nord-est
    [east] est
    [south-east] sud-est
    [south-south-east] sud-sud-est
    [south] sud
    [south-south-west] sud-sud-ouest
    [south-west] sud-ouest
    [west] ouest
    [north-west] nord-ouest
   *[north-north-west] nord-nord-ouest
  }
place-unexplored = zone inexplorée
part = { $side ->
    [centre] centre
   *[other] côté { side }
  }
place-anchorage = amarrage { DE($name) }, tuile { $tile }, { part }
place-port = { $name }, tuile { $tile }, { part }
place-fortress = forteresse, tuile { $tile }, { part }
place-barrel = baril, tuile { $tile }, { part }
place-adrift = { $goods } à la dérive, tuile { $tile }, { part }
place-whales = baleines, tuile { $tile }, { part }
place-shoal = banc de sable de profondeur { $depth }, tuile { $tile }, { part }
place-land = terre, tuile { $tile }, { part }
place-sea = tuile { $tile }, { part }
where-unexplored = à la lisière des eaux inexplorées
where-moored = à { $name }
where-near = { where-away } { DE($name) }
where-captain-lies = dans la case { DE($captain) }
where-captain = { where-away } { DE($captain) }
where-away = à { $hexes ->
    [one] { $hexes } case
   *[other] { $hexes } cases
  } { $side ->
    [east] à l’est
    [west] à l’ouest
    [centre] de là
   *[other] au { side }
  }
where-tile = à la tuile { $tile } ({ part })
spot-anchorage = amarrage { DE($name) }
spot-barrel = un baril
spot-adrift = { $goods } à la dérive
spot-whales = des baleines
spot-shoal = un banc de sable, profondeur { $depth }
spot-land = de la terre
spot-sea = pleine mer
spot-edge = le bord de la mer

## Menus

menu-sail = Naviguer
menu-turn-about = Pivoter sur place
menu-explore = Explorer
menu-fire = Tirer
menu-repair = Réparer
menu-hold = Cale
menu-buy = Acheter
menu-sell = Vendre
menu-shipyard = Chantier naval

label-sail = { heading } : { $place }, reste { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
label-sail-danger = { heading } : { $place }, reste { $points ->
    [one] { $points } point
   *[other] { $points } points
  } (devant { $dangers })
label-sail-blind = { heading }
danger-fortress = { $dice ->
    [one] { $dice } canon de forteresse
   *[other] { $dice } canons de forteresse
  }
label-turn-about = cap au { heading } ; c’est tout le déplacement
label-explore = { $count ->
    [one] la tuile visible la plus proche
   *[other] { $count } tuiles visibles
  }
label-explore-one = seulement la tuile côté { side }
label-fire = sur { $target }, { $ammo ->
    [normal] {""}
   *[other] { ammo },{" "}
  }à { $distance ->
    [one] { $distance } case
   *[other] { $distance } cases
  } : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
  } > { $defence } ({ $hurt } %)
label-fire-blind = sur { $target } avec { ammo }
label-repair = { $what } pour { $wood } bois
label-scuttle = Abandonner le navire échoué
label-end-turn = Finir le tour
label-activate = Faire jouer : { $ship }
label-barrel = Ramasser le baril
label-pick-up = Ramasser { $goods }
label-jettison = jeter { goods } par-dessus bord
label-jettison-cannon = jeter un canon par-dessus bord
label-rearrange = { $how ->
    [tidy] ranger : canons aux sabords, marchandises là où l’eau vient en dernier
    [parade] ranger : canons sur les icônes
   *[other] ranger la cale autrement
  }{ $fame ->
    [0] {""}
   *[other] {" "}(+{ $fame } de renommée)
  }{ $guns ->
    [0] {""}
    [one] {" "}– { $guns } canon prêt de moins
   *[other] {" "}– { $guns } canons prêts de moins
  }
label-forfeit = { $label } (coûte { $fame } de renommée)
label-buy = { goods }{ $row ->
    [contraband] {" "}de contrebande
   *[legal] {""}
  } ({ $rounded ->
    [yes] { $worth } arrondis à { $price }
   *[no] { $price }
  })
label-buy-blind = { $count } { $row ->
    [contraband] { $count ->
        [one] marchandise de contrebande
       *[other] marchandises de contrebande
      }
   *[legal] { $count ->
        [one] marchandise légale
       *[other] marchandises légales
      }
  }
label-sell = { $oil ->
    [0] { goods }
   *[other] { goods } et { $oil } huile
  }{ $row ->
    [contraband] {" "}en contrebande
   *[legal] {""}
  } ({ $rounded ->
    [yes] { $worth } arrondis à { $price }
   *[no] { $price }
  })
label-sell-blind = { goods }
label-buy-wood = acheter { $count } bois ({ $price })
label-sell-wood = vendre { $count } bois ({ $price })
label-buy-cannon = un canon ({ $price })
label-buy-upgrade = { upgrade } ({ $price })
label-buy-ammo = { ammo } ({ $price })
label-buy-ship = { $ship }, en échange de votre navire ({ $price })
label-buy-ship-blind = le navire suivant
label-buy-fame = Acheter un point de renommée ({ $price })
label-facing = { heading } (vent { $wind })
label-hold-fire = Ne pas tirer
label-reply = tirer ({ ammo }) : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
  } > { $defence }
label-reply-blind = tirer ({ ammo })
label-stow = { $goods } par-dessus bord
label-nation = { nation } (actuellement { $standing })
label-join = S’enrôler
label-stay-free = Rester libre
label-respawn-die = Laisser le dé décider
label-respawn = { $port } (tuile { $tile })
label-respawn-blind = tuile { $tile }
label-respawn-hex = { $place }
label-start = { $place }
label-start-near = { $place }, avec { $near }
label-start-blind = tuile { $tile }

## Chances

chances-dice = Vous lancez { $dice ->
    [one] 1 dé à { $sides } faces
   *[other] { $dice } dés à { $sides } faces
  }{ $bonus ->
    [0] {""}
   *[other] { $mixed ->
        [yes] {" "}(au moins +{ $bonus } chacun)
       *[no] {" "}(+{ $bonus } chacun)
      }
  } : chacun doit dépasser { $needed }, distance et position comprises ; { $kind ->
    [sails] chaque dé qui y parvient déchire une voile
   *[hull] ce qui dépasse fait les dégâts, { $most } au plus par dé
  }.
chances-shot = Touché dans { $hurt } % des cas, { $whole },{ $tenth } { $whole ->
    [0] dégât
    [1] dégât
   *[other] dégâts
  } en moyenne{ $sink ->
    [0] {""}
   *[other] , coulé dans { $sink } %
  }
chances-chained = Voile déchirée dans { $hurt } % des cas, { $whole },{ $tenth } point de mouvement en moyenne

## Consignes

orders-passing-shot = Quand un navire traverse votre case
order-passing-shot = { $order ->
    [ask] me demander chaque fois
    [hold] ne jamais tirer
   *[enemies] tirer des boulets sur les ennemis
  }

## Questions

ask-start = D’où partez-vous ? { $free ->
    [one] Une seule case numérotée est libre.
   *[other] Choisissez une case numérotée.
  } { $doubloons ->
    [0] Votre bourse est vide.
   *[other] Avant cela, vous pouvez équiper votre navire avec vos { $doubloons } doublons.
  }
ask-facing = Vers où orientez-vous votre navire ? Le vent souffle vers le { $wind ->
    [north] nord
    [north-east] nord-est
    [south-east] sud-est
    [south] sud
    [south-west] sud-ouest
   *[north-west] nord-ouest
  }.
ask-passing-shot = { $ship } traverse votre case. Tirez-vous au passage ? { $dice ->
    [one] Votre dé doit
   *[other] Chacun de vos { $dice } dés doit
  } dépasser { $defence }.
ask-stow = Vous recevez { $goods }, mais la place manque pour { $excess ->
    [one] une marchandise
   *[other] { $excess } marchandises
  }. Que jetez-vous par-dessus bord ?
ask-gratitude = Vous avez détruit un navire. Laquelle de ses nations ennemies vous en sait gré ?
ask-join = Les rangs { nation.of } vous sont ouverts. Vous enrôlez-vous ?
ask-respawn = Où réapparaissez-vous ? Votre navire et sa cargaison sont perdus ; argent, canons et améliorations vous restent.
ask-respawn-hex = Un autre navire occupe la case où vous réapparaissez sur la tuile { $tile }. Quelle case libre voisine prenez-vous ?

## Évènements

event-dealt = La partie commence avec { $tiles ->
    [one] { $tiles } tuile révélée
   *[other] { $tiles } tuiles révélées
  }. { $captains ->
    [one] { $first } choisit où commencer.
   *[other] Les départs se choisissent du dernier au premier ; puis le premier tour est à { $first }.
  }
event-start-marked = { $captain } prendra la mer { $at }.
event-flag-drawn-port = { $name } porte le pavillon { nation.of }.
event-flag-drawn-fortress = Une forteresse porte le pavillon { nation.of }.
event-overboard = { $why ->
    [damage] { $ship } perd { $goods } que l’eau emporte, à la dérive { $at }.
    [no_room] { $ship } n’a pas de place pour { $goods }, à la dérive { $at }.
   *[sunk] { $ship } laisse { $goods } à la dérive { $at }.
  }
event-goods-burned = { $ship } perd { $goods } dans les flammes.
event-shot = { $ship } tire { $passing ->
    [yes] au passage{" "}
   *[no] {""}
  }sur { $target }{ $ammo ->
    [normal] {""}
   *[other] {" "}({ ammo })
  } : { $dice }, il faut plus de { $defence } ; { $damage ->
    [0] aucun dégât
    [one] { $damage } dégât
   *[other] { $damage } dégâts
  }.
event-shot-chained = { $ship } tire { $passing ->
    [yes] au passage{" "}
   *[no] {""}
  }sur { $target } (chaînes) : { $dice }, il faut plus de { $defence } ; { $sails ->
    [0] aucune voile déchirée
    [one] { $sails } point de mouvement perdu
   *[other] { $sails } points de mouvement perdus
  }.
event-fortress-fired = Une forteresse { nation.feminine } tire sur { $target } : { $dice }, il faut plus de { $defence } ; { $damage ->
    [0] aucun dégât
    [one] { $damage } dégât
   *[other] { $damage } dégâts
  }.
event-fire-spread = Le feu se propage à bord : { $ship } subit { $damage ->
    [one] { $damage } dégât de plus
   *[other] { $damage } dégâts de plus
  }.
event-ship-destroyed = { $by } { $how ->
    [sunk] coule { $ship }
    [burned] brûle { $ship }
    [collapsed] fait s’effondrer { $ship }
   *[wrecked] détruit { $ship }
  } { $at } !
event-ship-lost = { $ship } { $how ->
    [sunk] coule
    [burned] disparaît dans les flammes
    [collapsed] s’effondre
   *[wrecked] est à l’abandon
  } { $at }.
event-spoils-taken = { $captain } prend un butin : { $what }.
event-wreck-marked = { $captain } a maintenant perdu { $wrecks ->
    [one] un navire
   *[other] { $wrecks } navires
  } : le troisième coûte un point de renommée.
event-respawned = { $captain } réapparaît { $at }{ $face ->
    [0] {""}
   *[other] {" "}(le dé donne { $face })
  }.
event-npcs-coming = { $count ->
    [one] Viendra quand sa mer sera explorée
   *[other] Viendront quand leur mer sera explorée
  } : { $ships }.
event-npcs-far = Loin de tous { $count ->
    [one] navigue
   *[other] naviguent
  } { $ships }.
ships-folded = { $count } { $role ->
    [merchant] { $count ->
        [one] marchand
       *[other] marchands
      }
    [aggressive] { $count ->
        [one] chasseur
       *[other] chasseurs
      }
    [defensive] { $count ->
        [one] patrouilleur
       *[other] patrouilleurs
      }
   *[unknown] { $count ->
        [one] navire inconnu
       *[other] navires inconnus
      }
  }
event-npcs-left = { $ships } { $count ->
    [one] s’en va, lassé d’attendre.
   *[other] s’en vont, lassés d’attendre.
  }
event-restocked = Nouveau sur les marchés : { $goods }.
restocked = { goods } ({ $row ->
    [contraband] contrebande, marché { nation.adjective }
   *[legal] marché { nation.adjective }
  })
event-fame-changed = { $captain } { $way ->
    [up] gagne
   *[down] perd
  } { $change ->
    [one] { $change } point de renommée
   *[other] { $change } points de renommée
  } { $why ->
    [barrels] pour les barils repêchés
    [destroyed] pour un navire détruit
    [sale] pour quatre marchandises identiques vendues dans un port
    [prestige] pour son prestige auprès d’une nation
    [join] en s’enrôlant pour une nation
    [bought] en payant dans une taverne
    [ship] pour un nouveau navire
    [hold] pour une icône de renommée couverte dans la cale
    [third_wreck] pour un troisième navire perdu
    [betrayal] pour trahison
   *[fire] pour un navire brûlé
  } : { $fame } sur { $target }.
event-esteem-changed = Réputation { DE($captain) } : { $esteem }.
esteem = { nation } { $change } (désormais { $reputation }{ $follows ->
    [persona_non_grata] {"\u00A0"}: ports fermés
    [trade_ban] {"\u00A0"}: plus de commerce légal
    [contempt] {"\u00A0"}: { nation.their } navires attaquent
    [distrust] {"\u00A0"}: { nation.their } forts tirent
    [at_war] {"\u00A0"}: +1 à { nation.their } tirs
   *[other] {""}
  })
event-joined = { $captain } rejoint les rangs { nation.of }.
event-betrayed = { $captain } a trahi { nation.the } et quitte { nation.their } rangs.
event-time-passed = { $phase ->
    [night] La nuit tombe : manche { $round }
   *[day] Le jour se lève : manche { $round }
  }{ $wind ->
    [same] .
    [north] {"\u202F"}; le vent tourne et souffle vers le nord.
    [north-east] {"\u202F"}; le vent tourne et souffle vers le nord-est.
    [south-east] {"\u202F"}; le vent tourne et souffle vers le sud-est.
    [south] {"\u202F"}; le vent tourne et souffle vers le sud.
    [south-west] {"\u202F"}; le vent tourne et souffle vers le sud-ouest.
   *[north-west] {"\u202F"}; le vent tourne et souffle vers le nord-ouest.
  }
event-wind-changed = Le vent tourne et souffle désormais vers le { heading }.
event-era-began = Une nouvelle ère commence : plus aucun navire de niveau inférieur à { $level } ne viendra.
event-game-won = { $winners } { $count ->
    [one] atteint { $target } points de renommée et gagne la partie
   *[other] atteignent { $target } points de renommée et gagnent la partie
  } !

event-doings = { $ship } { $doings }.
doing-npc-entered = apparaît
doing-npc-gained = gagne { $what }
doing-npc-left = { $why ->
    [timer] a trop attendu et s’en va
   *[route_done] s’en va au bout de sa route
  }
doing-sailed = avance { $hexes ->
    [one] d’une case
   *[other] de { $hexes } cases
  }
doing-sailed-to = { doing-sailed }, arrivant { $at }
doing-sailed-home = { doing-sailed } jusqu’à { $name }
doing-lies = se tient { $at }
doing-threatens = se tient { $at }, prêt à attaquer
doing-shot = tire { $times ->
    [one] {""}
    [2] deux fois{" "}
   *[other] { $times } fois{" "}
  }sur { $target }{ $ammo ->
    [normal] {""}
   *[other] {" "}avec des { ammo }
  } { $ammo ->
    [chain_shot] { $sails ->
        [0] sans effet
        [one] pour { $sails } point de mouvement
       *[other] pour { $sails } points de mouvement
      }
   *[other] { $damage ->
        [0] sans effet
        [one] pour { $damage } dégât
       *[other] pour { $damage } dégâts
      }
  }
doing-passed-barrels = laisse { $count ->
    [one] un baril
   *[other] { $count } barils
  } flotter sur sa route
doing-rested = { $moored ->
    [yes] reste au port { $at }
   *[no] reste { $at }
  }
doing-rested-away = ne fait rien
doing-ship-placed = prend la mer { $at }, cap au { heading }
doing-turned = pivote, cap au { heading }
doing-explored = découvre { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
  } ({ $what })
doing-barrel-taken = ouvre un baril ({ $what })
doing-barrel-empty = ramasse un baril vide, qui compte pour la renommée
doing-goods-taken = repêche { $goods }
doing-jettisoned = jette { $goods } par-dessus bord
doing-cannon-dropped = jette un canon par-dessus bord
doing-rearranged = range sa cale autrement
doing-repaired = répare { $what } avec { $wood } bois
damage-points = { $count ->
    [one] { $count } dégât
   *[other] { $count } dégâts
  }
sail-points = { $count ->
    [one] { $count } point de voile
   *[other] { $count } points de voile
  }
doing-sold = vend { $goods }{ $row ->
    [contraband] {" "}en contrebande
   *[legal] {""}
  } pour { $price } doublons
doing-bought = achète { $what } pour { $price } doublons
smuggled = { $goods } de contrebande
ship-bought = un nouveau navire ({ $ship })
ammo-bought = des { ammo }
upgrade-bought = { $upgrade ->
    [cannon_upgrade] { $count ->
        [one] un meilleur canon
       *[other] { $count } meilleurs canons
      }
   *[other] { upgrade }
  }

## Ce qui est convenu

terms-target = { $target } de renommée pour gagner
terms-npcs = { $npcs ->
    [one] { $npcs } navire PNJ chacun
   *[other] { $npcs } navires PNJ chacun
  }
terms-two-decks = une pioche de PNJ par sceau
terms-shuffle-wind = vents mélangés à chaque changement
terms-no-war-dice = sans bonus de guerre des nations

## La carte du tour

summary-time = Manche { $round }, { $phase ->
    [night] de nuit
   *[day] de jour
  }, vent vers le { $wind ->
    [north] nord
    [north-east] nord-est
    [south-east] sud-est
    [south] sud
    [south-west] sud-ouest
   *[north-west] nord-ouest
  }
summary-npc = { $ship } joue, pendant le tour { DE($captain) }
summary-moving = { $captain } navigue : reste { $points ->
    [one] { $points } point de mouvement
   *[other] { $points } points de mouvement
  } et { $actions ->
    [0] aucune action
    [one] { $actions } action
   *[other] { $actions } actions
  }
summary-start = { $captain } s’apprête à prendre la mer
summary-turn = { $captain } : { $actions ->
    [0] plus d’action
    [one] reste { $actions } action{ $moved ->
        [yes] , hors déplacement
       *[no] {""}
      }
   *[other] reste { $actions } actions
  }
summary-place = { WHO($captain) ->
    [you] Votre navire
   *[other] Le navire { DE($captain) }
  } : { $at }, cap au { heading }. Les distances sont comptées de là.
summary-hold = { WHO($captain) ->
    [you] À bord
   *[other] À bord, chez { $captain }
  } : { $what } ; { $guns ->
    [one] { $guns } canon prêt
   *[other] { $guns } canons prêts
  }, { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
  }{ $fire ->
    [0] {""}
   *[other] {" "}(dont { $fire } de feu)
  }, { $free ->
    [one] { $free } emplacement libre
   *[other] { $free } emplacements libres
  }
summary-aboard = { $what } à bord{ $damage ->
    [0] {""}
    [one] , { $damage } dégât
   *[other] , { $damage } dégâts
  }{ $fire ->
    [0] {""}
   *[other] {" "}(dont { $fire } de feu)
  }
summary-race = Renommée (sur { $target }) : { $scores }

## Ce qui est au capitaine

hand-ship = { $sort }, niveau { $level } : défense { $defence } (à dépasser au dé), robustesse { $robustness } (autant de dégâts le coulent)
hand-not-placed = Pas encore sur la carte
hand-marked = Départ prévu : { $place }
hand-place = Position : { $place }, cap au { heading }
hand-moves = Mouvement selon le premier pas : { $moves }
hand-move = { heading } { $points }
hand-draft = Avec une charge de { $load }, la coque descend à { draft } de profondeur : les bancs de sable moins profonds vous sont fermés{ $lost ->
    [0] {""}
    [one] , et { $lost } point de mouvement en moins
   *[other] , et { $lost } points de mouvement en moins
  }. Mouvement à vide { $movement }{ $torn ->
    [0] {""}
   *[other] , −{ $torn } pour les voiles déchirées
  }
hand-hold = Cale de { $slots } emplacements : { $cubes } ; { $free ->
    [one] { $free } libre
   *[other] { $free } libres
  }
hand-guns = { $guns ->
    [one] { $guns } canon prêt
   *[other] { $guns } canons prêts
  } sur { $cannons }{ $better ->
    [0] {""}
   *[other] , dont { $better } à +{ $bonus }
  } ; pleine force jusqu’à { $reach ->
    [one] { $reach } case
   *[other] { $reach } cases
  }, puis un de moins à chaque dé par case
hand-ammo = Munitions : { $ammo }
hand-upgrades = Améliorations : { $upgrades }
hand-purse = { $doubloons ->
    [one] { $doubloons } doublon
   *[other] { $doubloons } doublons
  } ; renommée { $fame } sur { $target }
hand-tokens = { $barrels ->
    [one] { $barrels } baril gardé
   *[other] { $barrels } barils gardés
  }, { $wrecks ->
    [one] { $wrecks } navire perdu
   *[other] { $wrecks } navires perdus
  }
hand-reputation = { nation } : { $reputation }
hand-reputation-effects = { nation } : { $reputation } — { $effects }
hand-indifferent = Ne vous connaissent pas encore : { $nations }
hand-joined = Vous êtes dans les rangs de : { $nations }

## La carte en mots

alt = { $captain } { $lies } ; { $near }. { $can }. Manche { $round }, { $phase ->
    [night] nuit
   *[day] jour
  }. /map text
alt-won = { $winners } { $count ->
    [one] a
   *[other] ont
  } gagné à la manche { $round }. En mots : /map text
alt-away = n’est pas encore sur la carte
alt-unplaced = part { $at }, pas encore de cap
alt-lies = { $at }, cap { heading }
alt-alone = aucun navire proche
alt-captain = { $other } { $away }
alt-npc = { role } n° { $number }, { $away }{ $hostile ->
    [yes] , hostile
   *[no] {""}
  }
alt-asked = Une question attend
alt-waits = D’autres navires jouent
alt-can = { $actions ->
    [0] Aucune action restante
    [one] Reste { $actions } action
   *[other] Reste { $actions } actions
  }
alt-can-reach = { alt-can } ; à portée : { $name }
map-captain = **{ $captain }**, { $sort } de niveau { $level } : { $away }, cap au { heading } ; { $guns ->
    [one] { $guns } canon
   *[other] { $guns } canons
  }, { map-harm }
map-harm = dégâts { $damage } sur { $robustness }{ $fire ->
    [0] {""}
   *[other] {" "}(dont { $fire } de feu)
  }
map-captain-away = **{ $captain }** : pas sur la carte
map-captain-unplaced = **{ $captain }** : part { $away }, pas encore de cap
map-npc = **{ $ship }**, niveau { $level } : { $away }, cap au { heading } ; { map-harm }{ $hostile ->
    [yes] {"\u202F"}; { WHO($captain) ->
        [you] vous attaquerait
       *[other] attaquerait { $captain }
      }
   *[no] {""}
  }
map-ships-far = Autres navires : { $ships }
map-ship-far = { $ship } { $away }{ $damage ->
    [0] {""}
   *[other] , { map-harm }
  }
map-npcs-away = Pas encore apparus : { $ships }
map-npc-away = navire inconnu n° { $number } (niveau { $level })
map-port = **{ $name }**, port { nation.adjective } sur la tuile { $tile } : { $when } ; { $services }
map-port-here = { WHO($captain) ->
    [you] vous y êtes
   *[other] { $captain } s’y trouve
  }
map-port-now = { $away }, à portée maintenant, reste { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
map-port-turns = { $away }, { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
  } au moins
map-port-closed = { $away }, { WHO($captain) ->
    [you] vous est fermé
   *[other] fermé à { $captain }
  }
map-port-away = { $away }
map-ports-far = Autres ports : { $ports }
map-port-far = { $name } ({ nation.adjective }) { $away }
map-finds = À repêcher : { $finds }{ $more ->
    [0] {""}
   *[other] {"\u202F"}; { $more } de plus au loin
  }
map-find = { $what } { $away }
map-fortresses = Forteresses : { $fortresses }
map-fortress = une { nation.feminine } { $away }, qui tire jusqu’à { $reach ->
    [one] { $reach } case
   *[other] { $reach } cases
  }{ $hostile ->
    [yes] {" "}et { WHO($captain) ->
        [you] vous vise
       *[other] vise { $captain }
      }
   *[no] {""}
  }
map-around = { WHO($captain) ->
    [you] Autour de vous
   *[other] Autour { DE($captain) }
  } : { $sides }
map-side = { heading } { $spot }
map-winds = Vent au premier pas : { $winds }
map-wind-towards = { heading } { $sign ->
    [plus] +{ $points }
    [minus] −{ $points }
   *[none] 0
  }
map-unseen = { $count ->
    [0] Toute la mer est explorée.
    [one] { $count } tuile est face cachée.
   *[other] { $count } tuiles sont face cachée.
  }
map-unseen-near = { $count ->
    [one] { $count } tuile est face cachée
   *[other] { $count } tuiles sont face cachée
  } ; bord de l’inconnu : { $away }

## Violations : ce qui n’allait pas, et que faire à la place

violation-not-now = Ce n’est pas le moment de donner des ordres. Attendez votre tour, et que chaque question ait sa réponse.
violation-no-action-left = Les deux actions de ce tour sont dépensées. Avancez s’il reste des points, faites des actions gratuites, ou finissez le tour.
violation-already-moved = Vous vous êtes déjà déplacé ce tour-ci, et un seul déplacement est permis. Employez l’autre action autrement.
violation-no-points-left = Il ne reste aucun point de mouvement pour cela. Arrêtez-vous ici : tirez, explorez, commercez ou finissez le tour.
violation-not-ahead = Une fois parti, un navire n’avance que vers les trois cases à l’avant. Choisissez l’une d’elles, ou faites une embardée au prochain déplacement.
violation-edge-of-the-sea = Il n’y a rien au-delà du bord de la mer. Choisissez un autre cap.
violation-unexplored = On n’entre pas dans une zone inexplorée. Explorez-la d’abord, à trois cases au plus.
violation-land = C’est de la terre. Choisissez un autre cap.
violation-too-deep = Votre navire a un tirant d’eau de { draft }, et la profondeur n’y est que de { $depth }. Allégez le navire, ou contournez.
violation-cannot-stop-there = Vous ne pourriez ni vous arrêter là ni en repartir : la case est prise ou son port vous est fermé. Prenez un autre chemin.
violation-cannot-stop-here = Un déplacement ne peut pas finir ici : la case est prise ou le port vous est fermé. Avancez d’abord.
violation-already-facing = Votre navire est déjà orienté ainsi. Choisissez un autre cap.
violation-not-stranded = Votre navire n’est pas échoué : il peut sortir. On n’abandonne qu’un navire sans issue.
violation-nothing-to-explore = Aucune tuile inexplorée n’est visible à trois cases. Approchez-vous d’abord.
violation-not-the-nearest = Cette tuile n’est pas l’une des plus proches en vue. Révélez d’abord les plus proches, et une à la fois si vous choisissez.
violation-fewer-to-explore = { $tiles ->
    [one] Seule { $tiles } tuile inexplorée est visible
   *[other] Seules { $tiles } tuiles inexplorées sont visibles
  }. N’en demandez pas plus.
violation-no-such-ship = Il n’y a pas de tel navire à viser. Choisissez-en un dans le menu.
violation-not-at-sea = Ce navire n’est pas sur la carte. Choisissez une autre cible.
violation-moored = On ne tire pas depuis un amarrage. Sortez d’abord.
violation-no-such-ammo = Vous n’avez pas de { ammo }. Choisissez des munitions que vous possédez, ou achetez-en dans un chantier naval.
violation-no-guns-ready = Aucun canon intact n’est à un sabord. Rangez la cale autrement, réparez, ou achetez un canon.
violation-out-of-sight = La terre cache ce navire. Allez là d’où vous le voyez.
violation-not-on-flank = Ce navire est devant votre proue ou votre poupe, où aucun canon ne porte. Présentez-lui d’abord le flanc.
violation-pirates-produce-nothing = On ne peut rien acheter dans un port pirate. Achetez dans le port d’un pays.
violation-trade-ban = Le marché légal { nation.of } vous est interdit. Faites de la contrebande, ou regagnez en réputation.
violation-not-in-stock = { $stock ->
    [0] Il n’y en a plus en stock. Ce qui se vend ailleurs regarnit les étals ; essayez un autre port.
   *[other] Il n’y a que { $stock } en stock. Achetez-en moins.
  }
violation-too-dear = Cela coûte { $price } doublons, et { $doubloons ->
    [0] votre bourse est vide. Vendez d’abord.
   *[other] vous en avez { $doubloons }. Vendez d’abord, ou achetez moins.
  }
violation-no-room = { $room ->
    [0] Votre cale est pleine. Vendez d’abord, ou jetez quelque chose par-dessus bord.
    [one] Votre cale n’a plus que { $room } emplacement libre. Achetez moins, ou jetez quelque chose par-dessus bord.
   *[other] Votre cale n’a plus que { $room } emplacements libres. Achetez moins, ou jetez quelque chose par-dessus bord.
  }
violation-wood-at-shipyard = Les marchés ne prennent pas de bois. Vendez-le dans un chantier naval, deux par deux.
violation-oil-passes-for-another = L’huile n’a pas de marché à elle : vendez-la avec une autre marchandise, dont elle tient lieu.
violation-not-traded-here = Ce port ne prend pas { good.the }. Choisissez une autre marchandise, ou un autre port.
violation-nothing-to-sell = Dites combien de marchandises vous vendez : une au moins.
violation-not-aboard = { $aboard ->
    [0] Vous n’avez pas { good.of } à bord. Choisissez autre chose.
    [one] Vous n’avez qu’une unité { good.of } à bord. Choisissez-en moins.
   *[other] Vous n’avez que { $aboard } unités { good.of } à bord. Choisissez-en moins.
  }
violation-not-moored = Votre navire n’est pas à un amarrage. Allez d’abord à l’un de ceux du port.
violation-persona-non-grata = Les ports { nation.of } vous sont fermés. Regagnez d’abord en réputation, ou essayez un autre port.
violation-no-such-service = Ce port n’a pas de { service }. `/map text` dit ce qu’offre chaque port.
violation-no-market-of-natives = Les ports indigènes n’ont pas de marché. Commercez dans un port sous pavillon.
violation-not-before-play = Avant la partie, vous ne pouvez qu’équiper votre navire : bois, canons, améliorations, munitions ou renommée.
violation-no-wood-left = Il ne reste que { $left } bois dans la réserve. Achetez-en moins.
violation-no-place-for-cannon = Votre navire porte { $places } canons au plus. Prenez d’abord un plus grand navire.
violation-sails-complete = Votre navire reçoit { $cap ->
    [one] { $cap } amélioration de voiles
   *[other] { $cap } améliorations de voiles
  } au plus. Choisissez une autre amélioration.
violation-ammo-owned = Vous avez déjà des { ammo }, qui ne s’épuisent jamais. Choisissez d’autres munitions.
violation-no-ships-in-native-ports = Les chantiers navals indigènes ne vendent pas de navires. Allez dans un port sous pavillon.
violation-no-ships-in-pirate-ports = Les chantiers navals pirates ne vendent pas de navires. Allez dans le port d’un pays.
violation-not-trusted = Il faut l’estime { nation.of } à +{ $needed } pour lui acheter un plus grand navire, et la vôtre est à { $now }. Trois marchandises identiques vendues dans un de ses ports ajoutent 1.
violation-no-greater-ship = Vous commandez déjà le plus grand navire. Améliorez-le plutôt.
violation-ship-not-for-sale = Le navire suivant n’est pas à vendre. Améliorez le vôtre.
violation-no-such-cargo = Vous n’avez pas { good.of } à jeter par-dessus bord. Choisissez dans votre cargaison.
violation-no-cannon-to-drop = Vous n’avez pas de canon intact à jeter par-dessus bord. Choisissez autre chose.
violation-no-barrel-here = Aucun baril ne flotte ici. Allez d’abord jusqu’à l’un d’eux.
violation-nothing-adrift = Rien ne dérive ici que vous puissiez prendre, car ce que vous avez jeté ce tour-ci est hors d’atteinte. Cherchez ailleurs, ou revenez plus tard.
violation-other-cargo = Ranger la cale déplace ce qui est à bord, rien d’autre. Donnez la même cargaison à d’autres emplacements.
violation-damage-stays = Les dégâts restent à leur emplacement. Ne déplacez que la cargaison intacte.
violation-nothing-to-repair = Dites ce qu’il faut réparer : des emplacements de la cale, ou les voiles.
violation-not-damaged = L’un de ces emplacements n’est pas endommagé. Ne choisissez que des emplacements endommagés.
violation-sails-not-torn = { $torn ->
    [0] Vos voiles sont entières.
    [one] Vos voiles n’ont que { $torn } point de déchirure.
   *[other] Vos voiles n’ont que { $torn } points de déchirure.
  } Ne réparez pas plus que cela.
violation-not-enough-wood = { $wood ->
    [0] Il y faut { $needed } bois, et vous n’en avez pas. Achetez-en dans un chantier naval.
   *[other] Il y faut { $needed } bois, et vous en avez { $wood }. Réparez moins, ou achetez du bois dans un chantier naval.
  }
violation-wrong-excess = Il faut jeter exactement { $excess ->
    [one] { $excess } marchandise
   *[other] { $excess } marchandises
  } par-dessus bord. Choisissez-en autant.
violation-no-start-there = La tuile { $tile } n’a pas de case numérotée visible. Choisissez une tuile révélée dans le menu.
violation-start-taken = Un autre capitaine part de la tuile { $tile }. Choisissez-en une autre.
violation-no-such-heading = Un navire fait face à l’un des six côtés de sa case. Choisissez l’un d’eux.
violation-no-enemy-of-theirs = Cette nation n’est pas l’ennemie de celle que vous avez frappée. Choisissez parmi celles proposées.
violation-no-berth-there = Vous ne pouvez pas réapparaître sur cette case. Choisissez-en une parmi celles proposées.
violation-no-welcome-there = Aucun port de la tuile { $tile } ne vous laisse y réapparaître. Choisissez parmi ceux proposés, ou le dé.

## Dans l’image

picture-won = { $number ->
    [one] { $winners } a gagné
   *[other] { $winners } ont gagné
}
picture-title = Manche { $round } · { $phase ->
    [night] Nuit
   *[day] Jour
  }
picture-tile = tuile { $tile }

## Leçons, étape par étape

way-here = ici
way-taken = { $way } ({ $all ->
    [yes] tous les amarrages sont pris en ce moment
   *[no] l’amarrage le plus proche est pris en ce moment
  })
way-none = aucune route connue
way = à { $steps ->
    [one] 1 case
   *[other] { $steps } cases
  } { $side ->
    [east] à l’est
    [west] à l’ouest
   *[other] au { side }
  }
lesson-start = Partez de la tuile { $tile } : { $port }, à { $steps ->
    [one] 1 case
   *[other] { $steps } cases
  } de là, achète vos { $goods }.
lesson-face = Mettez le cap au { heading }, vers { $port }, à { $steps ->
    [one] 1 case
   *[other] { $steps } cases
  }, qui achète vos { $goods }.
lesson-sell = { $steps ->
    [0] vous êtes à { $port } : vendez-y vos { $goods } pour { $price }.
   *[other] naviguez jusqu’à { $port }, { $way }, et vendez-y vos { $goods } pour { $price }.
  } { $fame ->
    [0] Trois marchandises identiques gagnent l’estime d’une nation, quatre un point de renommée.
   *[other] Quatre marchandises identiques vendues dans un même port font un point de renommée.
  }{ $risk }
lesson-smuggled = {" "}C’est là-bas de la contrebande ({ $loss }).
lesson-buy = { $steps ->
    [0] vous êtes à { $port } : achetez { $goods }
   *[other] naviguez jusqu’à { $port }, { $way }, et achetez { $goods }
  }{ $row ->
    [contraband] {" "}de contrebande
   *[legal] {""}
  } pour { $cost }. { $outlet } en donne { $price } pièce ; chaque lot de quatre vendu là-bas fait un point de renommée.{ $risk }
lesson-barrel = { $steps ->
    [0] un baril flotte ici : ramassez-le avec un point de mouvement avant de vous arrêter.
   *[other] allez { $way } jusqu’au { $place } : gardez un point de mouvement pour le ramasser.
  } { $wanted ->
    [1] Il complète un point de renommée.
   *[other] Encore { $wanted } barils, celui-ci compris, pour un point de renommée.
  }
lesson-explore = { $steps ->
    [0] explorez d’ici :
   *[other] allez { $way } ({ $place }), puis explorez :
  } ports et barils attendent sur les tuiles à retourner.
lesson-fire = { $ship } navigue { $way } et n’est pas plus fort que vous : présentez-lui le flanc, puis tirez. Coulé, c’est un point de renommée{ $rich ->
    [yes] {" "}et votre part du butin : { $spoils }
   *[no] {""}
  }.{ $foe ->
    [yes] {""}
   *[no] {" "}Sa nation vous en voudra.
  }
lesson-repair = Vous avez { $damage } dégâts et { $wood } bois : réparer en ôte { $points } pour une action ; dans un chantier naval, chaque bois en ôte deux fois plus.
lesson-fit = { $steps ->
    [0] Le chantier naval de { $port } est ici
   *[other] { $port }, { $way }, a un chantier naval
  } : un canon à { $price } ajoute un dé à chaque bordée, { $guns } pour l’instant.
terms-known-tiles = { $tiles } tuiles connues au départ
terms-cargo = { $goods ->
    [one] { $goods } marchandise
   *[other] { $goods } marchandises
  } à bord, à vendre
terms-stock = { $goods } marchandises sur chaque marché

## Ce que fait chaque choix d’un menu, en 100 lettres

visit = { $how ->
    [start] Avant le départ, sans action
    [open] Même visite, sans autre action
    [ends] 1 action, fin du déplacement
   *[action] 1 action pour toute la visite
  }
loss-brief = { nation } { $change }{ $follows ->
    [persona_non_grata] {"\u00A0"}: ports fermés
    [trade_ban] {"\u00A0"}: plus de commerce légal
    [contempt] {"\u00A0"}: { nation.their } navires vous attaquent
    [distrust] {"\u00A0"}: { nation.their } forts vous tirent dessus
    [at_war] {"\u00A0"}: +1 à { nation.their } tirs
   *[other] {""}
  }
loss = { nation } { $change }, soit { $then }
loss-effects = { nation } { $change }, soit { $then } : { $effects }
about-menu-sail = { $how ->
    [onward] { $points ->
        [one] Reste { $points } point
       *[other] Reste { $points } points
      } de ce déplacement, un par case, droit devant ou de biais
   *[first] { $actions ->
        [one] Votre dernière action
       *[other] 1 de vos { $actions } actions
      } : jusqu’à { $points ->
        [one] { $points } point
       *[other] { $points } points
      }, selon le vent et le cap
  }
about-menu-turn-about = Tout le déplacement, sur place : pour présenter le flanc ou repartir droit
about-menu-explore = { $how ->
    [free] Sans autre action
    [ends] 1 action, fin du déplacement
   *[action] 1 action
  } : retourner { $count ->
    [one] { $count } tuile inconnue
   *[other] jusqu’à { $count } tuiles inconnues
  } ; peut-être un port, des barils
about-menu-fire = 1 action{ $ends ->
    [yes] , fin du déplacement
   *[no] {""}
  } : { $guns ->
    [one] { $guns } canon
   *[other] { $guns } canons
  }, { $ships ->
    [one] { $ships } navire
   *[other] { $ships } navires
  } sur le flanc, au mieux { $hurt } % de chances
about-menu-repair = { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
  }, { $wood } bois qui en réparent { $rate } chacun{ $ends ->
    [yes] {"\u202F"}; fin du déplacement
   *[no] {""}
  }
about-menu-hold = Sans action : ranger ou jeter par-dessus bord ; { slots-free }
slots-free = { $free ->
    [one] { $free } emplacement libre
   *[other] { $free } emplacements libres
  }
about-menu-buy = { $visit } : de quoi vendre ailleurs ; { $doubloons } doublons, { slots-free }
about-menu-sell = { $visit } : 4 identiques font un point de renommée, 3 de l’estime
about-menu-shipyard = { $visit } : bois, canons, voiles ; { $doubloons } doublons à dépenser
about-sail = { $begins ->
    [yes] Déplacement de { $points ->
        [one] { $points } point
       *[other] { $points } points
      } ·{" "}
   *[no] {""}
  }{ $what }
about-there-foe = { $ship } vous tirerait dessus au passage
about-there-fortress = la forteresse { nation.of } vous tire dessus, { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
  }
about-there-closed = ce port vous est fermé
about-there-sale = achète vos { $goods } pour { $price }{ $fame ->
    [0] {""}
   *[other] , { $fame } de renommée
  }
about-there-port = { $services }
about-there-barrel = baril { $number } sur { $needed } pour la renommée ; le prendre coûte un point
about-there-adrift = à repêcher pour un point ; { slots-free }
about-there-unknown = { $count ->
    [one] { $count } tuile inconnue
   *[other] { $count } tuiles inconnues
  } à explorer de là
about-there-sea = mer libre
about-turn-about = Au prochain tour, { $points ->
    [one] { $points } point
   *[other] { $points } points
  } tout droit · { $ships ->
    [0] aucun navire
    [one] { $ships } navire
   *[other] { $ships } navires
  } sous vos canons
about-explore = Tirage au sort : port, baril, île · ensuite, { $actions ->
    [0] plus d’action
    [one] encore { $actions } action
   *[other] encore { $actions } actions
  }
about-shot = Touche à { $hurt } %, { $whole },{ $tenth } { $whole ->
    [0] dégât
    [1] dégât
   *[other] dégâts
  } en moyenne{ $sink ->
    [0] {""}
   *[other] , coule à { $sink } %
  }{ $esteem }
about-chained = Voiles déchirées à { $hurt } %, { $whole },{ $tenth } point en moyenne{ $esteem }
about-loss = {" "}· { $loss }
about-no-esteem = {""}
about-repair = Dégâts { $damage } → { $then }, perdu à { $robustness }{ $sails ->
    [0] {""}
   *[other] {"\u202F"}; voiles +{ $sails }
  } · reste { $wood } bois
about-scuttle = Toute la cargaison est perdue ; retour ailleurs au prochain tour ; épave { $number } sur 3
about-end-turn = { $actions ->
    [0] Vos deux actions sont faites
    [one] { $actions } action reste inutilisée
   *[other] { $actions } actions restent inutilisées
  }{ $fire ->
    [0] {""}
   *[other] {" "}· le feu gagne : +{ $fire } de dégâts
  }
about-barrel = 1 point de mouvement · baril { $number } sur { $needed } pour un point de renommée
about-pick-up = 1 point de mouvement · { slots-free } pour cela
about-jettison = Sans action · { $gain ->
    [0] libère un emplacement
   *[other] +{ $gain } de mouvement, libère un emplacement
  } ; à la dérive pour d’autres
about-jettison-cannon = Sans action · { $better ->
    [yes] dés à la bordée : { $guns } → { $then }
   *[no] la bordée reste à { $guns }
  } ; le canon est perdu
about-rearrange = Sans action · { $better ->
    [yes] dés à la bordée : { $guns } → { $then }
   *[no] la cargaison va là où les dégâts viennent en dernier
  }
about-buy = { $steps ->
    [0] Se vend ici
    [one] Se vend à { $port }, à { $steps } case,
   *[other] Se vend à { $port }, à { $steps } cases,
  } { $price } pièce{ $row ->
    [contraband] , en contrebande
   *[legal] {""}
  } · 4 d’un coup : 1 de renommée
about-buy-unsold = Aucun port connu n’en achète encore · 4 dans un même port : 1 de renommée
about-sell = { $gains }
about-sell-money = De l’argent seulement · il en faudrait { $more } de plus ici pour un point de renommée
about-fame = +{ $fame } de renommée
about-esteem = { nation } { $change }
doubloons-left = { $left ->
    [one] { $left } doublon
   *[other] { $left } doublons
  }
about-buy-fame = +1 de renommée · reste { doubloons-left }
about-buy-wood = Chacun répare { $sea } dégâts en mer, { $yard } dans un chantier · reste { doubloons-left }
about-sell-wood = Reste { $left } bois pour réparer
about-cannon = Dés à la bordée : { $guns } → { $then }{ $fame ->
    [0] {""}
   *[other] , +{ $fame } de renommée
  } · reste { doubloons-left }
about-upgrade = { $upgrade ->
    [sails] +1 point de mouvement pour toujours
    [long_guns] Sans malus de portée jusqu’à { $reach } cases
   *[cannon_upgrade] { $useful ->
        [yes] +{ $bonus } au dé d’un canon de plus, pour toujours
       *[no] +{ $bonus } pour un canon que vous n’avez pas encore
      }
  } · reste { doubloons-left }
about-ammo = { $ammo ->
    [incendiary] Met le feu, qui se propage tour après tour
    [explosive] +1 à chaque dé
    [chain_shot] Déchire les voiles au lieu de la coque
   *[normal] Dégâts d’eau
  } ; inépuisable · reste { doubloons-left }
about-ship = Niveau { $level } : défense { $defence }, robustesse { $robustness }, { $slots } emplacements{ $fame ->
    [0] {""}
   *[other] , +{ $fame } de renommée
  } ; comme neuf
about-start-sale = { $port }, à { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
  } de là, achète vos { $goods }
about-start = À moins de { $hexes } cases : { $ports ->
    [one] { $ports } port
   *[other] { $ports } ports
  }, { $barrels ->
    [one] { $barrels } baril
   *[other] { $barrels } barils
  }
about-facing = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } de mouvement tout droit avec ce vent
about-hold-fire = Personne n’est touché, personne ne vous en veut
about-stow = À la dérive ici pour qui le ramassera ; le reste demeure à bord
about-nation = Son estime pour vous : { $now } → { $then }
about-join = +1 de renommée{ $count ->
    [0] {""}
   *[other] {" "}· brouille avec { $nations } (−4)
  }
about-stay-free = Votre réputation reste à 10, sans nouvel ennemi
about-respawn = { $how ->
    [port] Amarré là, le port à portée de main ensuite
   *[die] Un dé à 20 faces désigne la tuile de votre retour
  }
about-respawn-hex = Vous choisirez ensuite votre cap

## Ce qui est certain, et ce qui peut suivre

certain-fame = Coûte { $fame } de renommée
certain-actions = { $actions ->
    [0] Aucune action ensuite
    [one] Encore { $actions } action ensuite
   *[other] Encore { $actions } actions ensuite
  }
certain-fire = Le feu se propage à bord : { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
  } de plus aussitôt
outlook-left = { $points ->
    [0] {""}
    [one] reste { $points } point pour naviguer encore,{" "}
   *[other] reste { $points } points pour naviguer encore,{" "}
  }{ $actions ->
    [0] { $points ->
        [0] il ne reste aucune action
       *[other] et aucune action
      }
    [one] { $points ->
        [0] reste { $actions } action
       *[other] puis { $actions } action
      }{ $moved ->
        [yes] {" "}(pas un second déplacement)
       *[no] {""}
      }
   *[other] { $points ->
        [0] reste { $actions } actions
       *[other] puis { $actions } actions
      }
  }
certain-move-ends = Fin du déplacement : { $points ->
    [one] { $points } point de mouvement est perdu
   *[other] { $points } points de mouvement sont perdus
  }
open-dice = Leurs dés décideront : le plan s’arrête là, et vous choisirez la suite
outlook-barrel = Un baril flotte ici, pas encore ramassé : { $points ->
    [0] il n’y a plus de point de mouvement pour cela
   *[other] il y faut un point de mouvement
  }
outlook-guns = { $guns ->
    [0] Aucun de vos { $cannons } canons ne peut tirer
    [one] Un seul de vos { $cannons } canons peut tirer
   *[other] Seuls { $guns } de vos { $cannons } canons peuvent tirer
  } : les autres ne sont pas à un sabord, ou sont endommagés
outlook-fortress = Vous êtes sous les canons d’une forteresse { nation.of } : elle tire chaque fois que vous entrez dans une case qu’elle couvre
outlook-foe = { $ship } peut approcher et tirer avant votre prochain tour : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
  }, touche dans { $hurt } % des cas au plus
outlook-more = { $ships ->
    [one] { $ships } autre navire le pourrait
   *[other] { $ships } autres navires le pourraient
  } aussi
outlook-safe = Aucun navire PNJ ennemi ne peut vous atteindre avant votre prochain tour{ $rivals ->
    [0] {""}
    [one] {"\u202F"}; votre rival, peut-être
   *[other] {"\u202F"}; vos rivaux, peut-être
  }

## Ce qu’on consulte

panel-ports = Ports et prix
panel-ships = Navires en vue
panel-hand = Mon navire
panel-best-sale = **Meilleure vente :** { $sale }
panel-no-port = Aucun port n’est encore connu : explorez pour en trouver.
panel-nowhere = {""}
panel-way = , { $way }{ $now ->
    [yes] , dès ce tour
   *[no] {""}
  }
panel-port = **{ $name }** ({ nation.adjective }, tuile { $tile }){ $way } : { $deals }{ $standing }
panel-no-opinion = {""}
panel-opinion = . Estime { $standing }{ $follows ->
    [persona_non_grata] {"\u00A0"}: port fermé pour vous
    [trade_ban] {"\u00A0"}: pas de commerce légal
   *[other] {""}
  }
deal-then = { $first } ; { $then }
deal-services = { $services }
deal-takes = achète { $deals }
deal-offers = vend { $deals }
deal-cargo = vos { $goods } pour { $total }{ $fame ->
    [0] {""}
   *[other] {" "}+ { $fame } de renommée
  }{ $smuggled }
deal-good = { good.the } à { $price }{ $row ->
    [contraband] {" "}(contrebande)
   *[legal] {""}
  }
deal-stock = { good.the } dès { $price } (reste { $count }{ $row ->
    [contraband] , contrebande
   *[legal] {""}
  })
yard-ship = chantier naval ({ $ship } à { $price }{ $esteem ->
    [0] {""}
   *[other] , dès l’estime +{ $esteem }
  })
yard-without-ships = chantier naval (sans navires à vendre)
yard-cannon = un canon ({ $price } ; { $places ->
    [one] { $places } place libre
   *[other] { $places } places libres
  })
panel-fittings = **Dans tout chantier naval**, quelle que soit votre estime : { $what }.
deal-legal = {""}
deal-smuggled = {" "}(contrebande)
deal-smuggled-for = {" "}(contrebande ; { $loss })
panel-ships-away = { $count ->
    [0] Aucun navire n’est en vue.
    [one] { $count } navire n’est pas encore apparu.
   *[other] { $count } navires ne sont pas encore apparus.
  }
panel-captain = **{ $captain }**, { $sort } de niveau { $level }{ $way } : robustesse { $left } sur { $robustness }, { $guns ->
    [one] { $guns } canon
   *[other] { $guns } canons
  }, { $fame } de renommée ; à bord { $cargo }
panel-npc = **{ $ship }**, { role }, niveau { $level }{ $way } : robustesse { $left } sur { $robustness }, défense { $defence } ; { $stance }{ $loaded ->
    [yes] {"\u202F"}; transporte { $spoils }
   *[no] {""}
  }
stance = { $why ->
    [pirate] vous attaque, comme tout pirate qui ne vous respecte pas
    [contempt] vous attaque, sa nation vous méprise
    [war] vous attaque, sa nation est en guerre avec la vôtre
    [legend] attaque tout le monde
    [unknown] suit sa route
   *[peace] vous laisse en paix
  }

## Ce qu’est le jeu, ce qu’on peut faire, ce que veulent dire les signes

goal-game = Vous commandez un navire sur une mer à découvrir : commerce entre les ports, barils à repêcher, combats, exploration. Un tour compte deux actions, dont au plus un déplacement.
goal-win = { $captains ->
    [one] Vous gagnez dès que vous avez { $target } points de renommée.
   *[other] Qui a le premier { $target } points de renommée gagne aussitôt.
  }
goal-fame = Un point chacun : quatre marchandises identiques vendues dans un port ; { $barrels } barils ; un navire coulé ; un plus grand navire ; la haute estime d’une nation ; { $price } doublons dans une taverne.
how-asked = Une question vous est posée : choisissez une réponse, et le jeu continue.
how-wait = C’est à d’autres de jouer. Vous pouvez consulter et prévoir.
how-actions = { $actions ->
    [0] Vos deux actions sont faites ; ce qui est gratuit reste possible.
    [one] Encore { $actions } action{ $moved ->
        [yes] {"\u00A0"}: tout sauf un déplacement.
       *[no] {"\u00A0"}: un déplacement ou autre chose.
      }
   *[other] Encore { $actions } actions : un déplacement et une autre, ou deux autres.
  }
how-sail = Naviguer : { $hexes ->
    [one] { $hexes } case où aller
   *[other] { $hexes } cases où aller
  }.
how-port = Au port, à { $port } : { $services } ; une seule action pour toute la visite.
how-fire = Tirer : vos canons portent sur { $ships }.
how-explore = Explorer : { $tiles ->
    [one] { $tiles } tuile inconnue
   *[other] { $tiles } tuiles inconnues
  } en vue.
how-repair = Réparer : { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
  }, { $wood } bois à bord.
how-barrel = Ramasser le baril qui flotte ici, pour un point de mouvement.
how-end = Finir le tour : { $npcs ->
    [0] au capitaine suivant.
    [one] votre navire PNJ suit sa carte, puis c’est au capitaine suivant.
   *[other] vos { $npcs } navires PNJ suivent leur carte, puis c’est au capitaine suivant.
  }
legend = { $sign ->
    [services] Sur un port : la chope est une taverne, marteau et scie un chantier naval ; la caisse à flèche entrante vous vend des marchandises, les pièces à flèche sortante achètent les vôtres.
    [anchor] Un disque blanc marqué d’une ancre : amarrez-vous là pour traiter avec le port voisin. Cerclé d’or, il est à portée. Le drapeau est celui de sa nation.
    [ships] Une pastille ronde avec une lettre est un capitaine ; entourée de flèches, son cap reste à choisir. Un losange blanc numéroté est un navire PNJ sous son pavillon : sur une pièce d’or un marchand, sur un écu un patrouilleur, sur des épées croisées un chasseur. Bordé de rouge, il vous attaquerait.
    [damage] L’arc autour d’une pastille montre les dégâts : l’eau le remplit par la gauche, le feu par la droite ; plein, le navire est perdu.
    [sea] Un nombre sur un banc de sable est sa profondeur : trop chargé, on n’y entre pas. Le parchemin à points d’interrogation est inexploré.
    [fire] Un dé sur une forteresse ou sur une case voisine : autant de dés tirés là sur ceux dont sa nation se méfie. Cases hachurées de rouge : on vous y tirerait dessus.
    [numbers] Un nombre pâle, sur la carte entière et au moment de choisir où commencer, est celui de la tuile : les nouvelles la nomment ainsi. Un trait d’or entoure une tuile tout juste découverte.
    [wind] La rose : les points gagnés ou perdus selon la direction du premier pas.
   *[reach] L’eau dans l’ombre, au-delà de la ligne claire, est hors de portée du navire qui joue ; dans la demi-ombre, il arriverait sans pouvoir aller plus loin. Les tirets d’or sont une route prévue, le sillage montre d’où vient un navire.
  }
## Plans

plan-port = { $how ->
    [deal] À { $name } : { $deeds }
   *[port] Cap sur { $name } : { $deeds }
  }
plan-port-bare = Cap sur { $name }
plan-deed-ship = changer de navire
plan-deed-fame = { $count ->
    [one] acheter { $count } point de renommée
   *[other] acheter { $count } points de renommée
  }
plan-deed-sell = vendre { $goods }{ $row ->
    [contraband] {" "}(fraude)
   *[legal] {""}
  }
plan-deed-sell-all = vendre { $count } marchandises
plan-deed-repair = réparer
plan-deed-cannon = { $count ->
    [one] acheter un canon
   *[other] acheter { $count } canons
  }
plan-deed-fit = s’équiper
plan-deed-buy = acheter { $goods }
plan-deed-buy-all = { $count ->
    [one] acheter { $count } bien
   *[other] acheter { $count } biens
  }
plan-smuggled = { $goods } (fraude)
plan-deed-others = { $count ->
    [one] 1 autre affaire
   *[other] { $count } autres affaires
  }
plan-others = { $deeds }
plan-hunt = { $how ->
    [fire] Tirer sur { $ship }
    [close] S’approcher et tirer sur { $ship }
   *[chase] Poursuivre { $ship }
  }
plan-flee = S’éloigner { DE($ship) }
plan-fetch = { $what ->
    [barrel] Aller prendre le baril
   *[adrift] Aller prendre { $count ->
        [one] la marchandise
       *[other] les { $count } marchandises
      } à la dérive
  } (tuile { $tile }, { part })
plan-explore = { $how ->
    [here] Explorer d’ici ({ side })
   *[sail] Avancer et explorer ({ side })
  }
plan-explore-far = Cap sur le bord de l’inconnu
plan-repair = { $points ->
    [one] Réparer { $points } dégât
   *[other] Réparer { $points } dégâts
  }
plan-facts = { $one } · { $two }
plan-free = gratuit, tout de suite
plan-way = { $hexes ->
    [one] { $hexes } case
   *[other] { $hexes } cases
  }{ $turns ->
    [0] , ce tour-ci
    [one] { $left ->
        [0] , sur 2 tours
       *[other] { $leg ->
            [0] {""}
           *[other] {" "}({ $leg } ce tour-ci)
          }, au prochain tour
      }
   *[other] { $leg ->
            [0] {""}
           *[other] {" "}({ $leg } ce tour-ci)
          }, dans { $turns } tours
  }
plan-hexes = { $hexes ->
    [one] { $hexes } case
   *[other] { $hexes } cases
  }
plan-here = vous y êtes
plan-money = { $sign ->
    [plus] +{ doubloons }
   *[minus] −{ doubloons }
  }
plan-fame = +{ $count } de renommée
plan-flag = port { nation.adjective }
plan-outlet = { $row ->
    [contraband] en fraude
   *[legal] se vend
  } à { $name }
plan-services = { $services }
plan-odds = toucher { $hurt } %, couler { $sink } %
plan-esteem = { nation } { $change }
plan-prize = { $count ->
    [0] coulé : 1 point de renommée
   *[other] coulé : 1 point de renommée, { doubloons }
  }
plan-barrel = { $missing ->
    [0] biens ou argent, et 1 de renommée pour { $needed } barils
   *[other] biens ou argent ; baril { $number } sur { $needed } (1 de renommée)
  }
plan-adrift = { $room ->
    [one] place pour { $room } marchandise
   *[other] place pour { $room } marchandises
  }
plan-tiles = { $count ->
    [0] nouvelles tuiles : ports, barils
    [one] révèle { $count } tuile
   *[other] révèle { $count } tuiles
  }
plan-wood = coûte { $wood } bois et une action
plan-fire = { $who ->
    [fortress] tir d’une forteresse
   *[ship] tir d’un navire
  }

## Ce que vise un capitaine que joue le bot

doing-aimed = { $aim ->
    [hunt] prend { $target } en chasse
    [flee] se tient à distance de { $target }
    [barrel] met le cap sur un baril { $at }
    [adrift] met le cap sur des marchandises à la dérive { $at }
    [explore] met le cap sur l’inconnu
   *[other] { $there ->
        [yes] compte y { doing-aimed-deal }
       *[no] met le cap sur { $port } pour y { doing-aimed-deal }
      }
  }
doing-aimed-deal = { $aim ->
    [sell] vendre { $goods }
    [buy] acheter { $goods }
    [ship] prendre un plus grand navire
    [fame] acheter de la renommée
    [repair] réparer
   *[fit] équiper son navire
  }

## Conseils et projets qui prennent plus d’un tour

lesson-next-turn = Pour votre prochain tour : { $hint }
way-turns = { $way } ({ $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
  })

## Pourquoi rien de tel n’est possible, et ce qui aiderait

why-no-question = Aucune question ne vous est posée.
why-no-cargo = Vous n’avez rien à bord qu’un marché achète. Achetez des marchandises dans un port qui en vend, ou repêchez-en.
why-sound = Votre navire est intact : il n’y a rien à réparer.
why-no-ship = Aucun autre navire n’est sur la carte. Explorez : il en viendra.
why-stowed = La cale ne peut pas être mieux rangée.
why-nothing-aboard = Vous n’avez aucune marchandise à jeter par-dessus bord.
why-not-under-way = Ramasser coûte un point de mouvement : arrivez là en gardant un point.
how-not = { $kind } : pas maintenant. { $why }

## Ce que l’on perdrait en finissant le tour

forgone-stowing = Vous pouvez gagner { $fame ->
    [one] { $fame } point de renommée
   *[other] { $fame } points de renommée
  } tout de suite et gratuitement : rangez la cale autrement (menu Cale).
forgone-sale = Vous pouvez gagner { $fame ->
    [one] { $fame } point de renommée
   *[other] { $fame } points de renommée
  } tout de suite et gratuitement : vendez { $goods }, le port vous est encore ouvert.
forgone-barrel = Vous pouvez gagner un point de renommée tout de suite et gratuitement : ramassez le baril qui flotte ici.

## Pourquoi un plan est bon

why-sell = Quatre marchandises identiques vendues dans un même port font un point de renommée.
why-money = L’argent achète marchandises, canons et un plus grand navire, qui vaut un point de renommée.
why-ship = Un plus grand navire vaut un point de renommée.
why-song = Une chanson sur vous dans une taverne vaut un point de renommée.
why-buy = { $name } en achète, et quatre marchandises identiques vendues dans un même port font un point de renommée.
why-fit = Plus de canons touchent plus souvent, et un navire coulé vaut un point de renommée.
why-barrel = { $needed } barils font un point de renommée, et chacun contient des biens ou de l’argent.
why-adrift = Ramassé en chemin, cela se vend.
why-explore = Ports et barils attendent sur les tuiles à retourner.
why-hunt = Un navire coulé vaut un point de renommée, et une part de sa cargaison est à vous.
why-flee = { $ship } pourrait vous couler.
why-repair = Un navire abîmé coule plus vite, et perd sa cargaison.

## Pourquoi aucun tir n’est possible
no-shot = Pas de tir possible sur { $ship }, { $away }. { $why }
no-shot-too-far = C’est trop loin : chaque dé devrait dépasser { $needed } et ne peut donner que { $best }. Approchez-vous.

## Ce qui reste d’un plan de plusieurs tours
plan-later = Première étape de « { $goal } » : { $left ->
    [0] {""}
    [one] encore 1 case,{" "}
   *[other] encore { $left } cases,{" "}
  }{ $turns ->
    [one] au prochain tour
   *[other] dans { $turns } tours
  }.

## Premiers pas

lesson-name = { $step ->
    [point] { $number ->
        [1] le premier point de renommée
        [2] le deuxième
        [3] le troisième
       *[other] le point { $number }
      }
    [sell] vendre des marchandises
    [barrel] repêcher un baril
    [buy] acheter des marchandises
    [repair] réparer votre navire
    [explore] explorer une tuile
    [fire] tirer sur un navire
   *[fit] équiper votre navire
  }
