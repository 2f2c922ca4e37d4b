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
        [one] { $count } caisse de thé
       *[other] { $count } caisses de thé
      }
    [silver] { $count ->
        [one] { $count } lingot d’argent
       *[other] { $count } lingots d’argent
      }
    [cotton] { $count ->
        [one] { $count } balle de coton
       *[other] { $count } balles de coton
      }
    [sugar] { $count ->
        [one] { $count } sac de sucre
       *[other] { $count } sacs de sucre
      }
    [oil] { $count ->
        [one] { $count } fût d’huile
       *[other] { $count } fûts d’huile
      }
   *[wood] { $count } bois
  }
doubloons = { $count ->
    [one] { $count } doublon
   *[other] { $count } doublons
  }
cube = { $cube ->
    [tea] { $count ->
        [one] { $count } caisse de thé
       *[other] { $count } caisses de thé
      }
    [silver] { $count ->
        [one] { $count } lingot d’argent
       *[other] { $count } lingots d’argent
      }
    [cotton] { $count ->
        [one] { $count } balle de coton
       *[other] { $count } balles de coton
      }
    [sugar] { $count ->
        [one] { $count } sac de sucre
       *[other] { $count } sacs de sucre
      }
    [oil] { $count ->
        [one] { $count } fût d’huile
       *[other] { $count } fûts d’huile
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
    [lock] réputation bloquée : elle ne peut plus monter
    [prestige] prestige (renommée déjà gagnée)
    [nobody] qui êtes-vous ?
    [access] { $access ->
        [0] { nation.their } chantiers navals vous vendent un plus grand navire
       *[other] { nation.their } chantiers navals vous vendent un plus grand navire dès +{ $access }
      }
    [second_captain] un second capitaine embarquerait
    [advantage] { $nation ->
        [holland] votre tirant d’eau augmente toutes les 6 charges au lieu de 5
        [spain] vous revenez en jeu avec une voie d’eau de moins
        [england] son avantage (nul sans officiers)
        [france] 1 000 doublons de remise dans tous les chantiers navals
       *[other] son avantage vous est acquis
      }
    [port_respawn] vous pouvez revenir en jeu dans { nation.their } ports
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
score = { WHO($captain) ->
    [you] vous
   *[other] { $captain }
  } { $fame }
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
place-anchorage = amarrage { $where }
place-port = { $name }
place-fortress = forteresse { $where }
place-barrel = baril { $where }
place-adrift = { $goods } à la dérive { $where }
place-whales = baleines { $where }
place-shoal = banc de sable de profondeur { $depth } { $where }
place-land = terre { $where }
place-sea = pleine mer { $where }
leg-first = { $hexes ->
    [one] { $hexes } case
   *[other] { $hexes } cases
  } au { heading }
leg-then = { $hexes } au { heading }
where-counted = à { $legs } { DE($name) }
where-counted-captain = à { $legs } { WHO($captain) ->
    [you] de votre navire
   *[other] { DE($captain) }
  }
where-unexplored = à la lisière des eaux inexplorées
where-moored = à { $name }
where-near = { where-away } { DE($name) }
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
    [one] { $points } point de mouvement
   *[other] { $points } points de mouvement
  }
label-sail-danger = { heading } : { $place }, reste { $points ->
    [one] { $points } point de mouvement
   *[other] { $points } points de mouvement
  } (devant { $dangers })
label-sail-blind = { heading }
danger-fortress = { $dice ->
    [one] { $dice } canon de forteresse
   *[other] { $dice } canons de forteresse
  }
label-turn-about = cap au { heading } (prend tout le déplacement)
label-explore = { $count ->
    [one] la tuile visible la plus proche
   *[other] { $count } tuiles visibles
  }
label-explore-one = la tuile côté { side } seulement
label-fire = sur { $target }, { $ammo ->
    [normal] {""}
   *[other] { ammo },{" "}
  }à { $distance ->
    [one] { $distance } case
   *[other] { $distance } cases
  } : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
  } à { $needed }+ ({ $hurt } %)
label-fire-blind = sur { $target } avec { ammo }
label-repair = { $what } pour { $wood } bois
label-scuttle = Abandonner le navire
label-end-turn = Finir le tour
label-activate = Faire jouer : { $ship }
label-barrel = Repêcher le baril
label-pick-up = Repêcher { $goods }
label-jettison = jeter { goods } par-dessus bord
label-jettison-cannon = jeter un canon par-dessus bord
label-rearrange = { $how ->
    [tidy] réorganiser : canons aux sabords, marchandises là où l’eau vient en dernier
    [parade] canons sur les icônes de renommée
   *[other] réorganiser la cale
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
  } pour { $rounded ->
    [yes] { $price } ({ $worth } arrondis)
   *[no] { $price }
  }
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
   *[other] { goods } et { $oil ->
        [one] { $oil } fût d’huile
       *[other] { $oil } fûts d’huile
      }
  }{ $row ->
    [contraband] {" "}en contrebande
   *[legal] {""}
  } pour { $rounded ->
    [yes] { $price } ({ $worth } arrondis)
   *[no] { $price }
  }
label-sell-blind = { goods }
label-buy-wood = acheter { $count } bois ({ $price })
label-sell-wood = vendre { $count } bois ({ $price })
label-buy-cannon = un canon ({ $price })
label-buy-upgrade = { upgrade } ({ $price })
label-buy-ammo = { ammo } ({ $price })
label-buy-ship = { $ship }, qui remplace votre navire ({ $price })
label-buy-ship-blind = le navire suivant
label-buy-fame = Acheter un point de renommée ({ $price })
label-facing = { heading } (vent { $wind })
label-hold-fire = Ne pas tirer
label-reply = tirer ({ ammo }) : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
  } à { $needed }+
label-reply-blind = tirer ({ ammo })
label-stow = jeter { $goods } par-dessus bord
label-nation = { nation } (actuellement { $standing })
label-join = S’enrôler
label-stay-free = Rester indépendant
label-respawn-die = Lancer le dé
label-respawn = { $port }
label-respawn-blind = tuile { $tile }
label-respawn-hex = { $place }
label-start = tuile { $tile }
label-start-near = tuile { $tile }, tout près : { $near }

## Chances

chances-dice = Lancez { $dice ->
    [one] 1 dé à { $sides } faces
   *[other] { $dice } dés à { $sides } faces
  }{ $bonus ->
    [0] {""}
   *[other] { $mixed ->
        [yes] {" "}(au moins +{ $bonus } chacun)
       *[no] {" "}(+{ $bonus } chacun)
      }
  }{ $dice ->
    [one] {"\u00A0"}: il faut { $needed } ou plus
   *[other] {"\u00A0"}: il faut { $needed } ou plus à chacun
  }. { $kind ->
    [sails] Chaque réussite déchire une voile.
   *[hull] Les dégâts sont l’excédent sur { $defence }, { $most } au plus par dé.
  }
chances-shot = { $hurt } % de toucher, { $whole },{ $tenth } { $whole ->
    [0] dégât
    [1] dégât
   *[other] dégâts
  } en moyenne{ $sink ->
    [0] {""}
   *[other] , { $sink } % de couler
  }
chances-chained = { $hurt } % de déchirer une voile, { $whole },{ $tenth } de mouvement perdu en moyenne

## Consignes

orders-passing-shot = Si un navire traverse votre case
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
   *[other] Vous pouvez d’abord équiper votre navire avec vos { $doubloons } doublons.
  }
ask-facing = Quel cap prend votre navire ? Le vent souffle vers le { $wind ->
    [north] nord
    [north-east] nord-est
    [south-east] sud-est
    [south] sud
    [south-west] sud-ouest
   *[north-west] nord-ouest
  }.
ask-passing-shot = { $ship } traverse votre case. Tirez-vous au passage ? { $dice ->
    [one] Votre dé doit faire
   *[other] Chacun de vos { $dice } dés doit faire
  } { $needed } ou plus.
ask-stow = Vous recevez { $goods }, mais la place manque pour { $excess ->
    [one] une marchandise
   *[other] { $excess } marchandises
  }. Que jetez-vous par-dessus bord ?
ask-gratitude = Vous avez détruit un navire. Laquelle de ses nations ennemies vous en sait gré ?
ask-join = Vous pouvez rejoindre les rangs { nation.of }. Vous enrôlez-vous ?
ask-respawn = Où revenez-vous en jeu ? Vous perdez votre navire et sa cargaison. Vous gardez argent, canons et améliorations.
ask-respawn-hex = Un autre navire occupe votre case. Quelle case libre voisine prenez-vous ?

## Évènements

event-dealt = La partie commence avec { $tiles ->
    [one] { $tiles } tuile révélée
   *[other] { $tiles } tuiles révélées
  }. { $captains ->
    [one] { WHO($first) ->
        [you] Vous choisissez
       *[other] { $first } choisit
      } où commencer.
   *[other] Les capitaines choisissent leur case de départ dans l’ordre inverse du tour. { WHO($first) ->
        [you] Vous jouerez
       *[other] { $first } jouera
      } en premier.
  }
ship-itself = { WHO($ship) ->
    [you] votre navire
   *[other] { $ship }
  }
target-itself = { WHO($target) ->
    [you] vous
   *[other] { $target }
  }
event-start-marked = { WHO($captain) ->
    [you] vous partez
   *[other] { $captain } part
  } { $at }.
event-flag-drawn-port = { $name } porte le pavillon { nation.of }.
event-flag-drawn-fortress = Une forteresse porte le pavillon { nation.of }.
event-overboard = { $why ->
    [damage] L’eau arrache { $goods } à { ship-itself } : à la dérive { $at }.
    [no_room] { WHO($ship) ->
        [you] Vous n’avez
       *[other] { $ship } n’a
      } pas de place pour { $goods } : à la dérive { $at }.
   *[sunk] { WHO($ship) ->
        [you] Vous laissez
       *[other] { $ship } laisse
      } { $goods } à la dérive { $at }.
  }
event-goods-burned = { WHO($ship) ->
    [you] vous perdez
   *[other] { $ship } perd
  } { $goods } dans les flammes.
event-shot = { WHO($ship) ->
    [you] vous tirez
   *[other] { $ship } tire
  } { $passing ->
    [yes] au passage{" "}
   *[no] {""}
  }sur { target-itself }{ $ammo ->
    [normal] {""}
   *[other] {" "}({ ammo })
  } : { $dice }, il faut { $needed } ou plus ; { $damage ->
    [0] aucun dégât
    [one] { $damage } dégât
   *[other] { $damage } dégâts
  }.
event-shot-chained = { WHO($ship) ->
    [you] vous tirez
   *[other] { $ship } tire
  } { $passing ->
    [yes] au passage{" "}
   *[no] {""}
  }sur { target-itself } (chaînes) : { $dice }, il faut { $needed } ou plus ; { $sails ->
    [0] aucune voile déchirée
    [one] { $sails } point de mouvement perdu
   *[other] { $sails } points de mouvement perdus
  }.
event-fortress-fired = Une forteresse { nation.feminine } tire sur { target-itself } : { $dice }, il faut { $needed } ou plus ; { $damage ->
    [0] aucun dégât
    [one] { $damage } dégât
   *[other] { $damage } dégâts
  }.
event-fire-spread = Le feu se propage à bord : { WHO($ship) ->
    [you] vous subissez
   *[other] { $ship } subit
  } { $damage ->
    [one] { $damage } dégât de plus
   *[other] { $damage } dégâts de plus
  }.
event-ship-destroyed = { $how ->
    [sunk] { WHO($by) ->
        [you] vous coulez
       *[other] { $by } coule
      }
    [burned] { WHO($by) ->
        [you] vous brûlez
       *[other] { $by } brûle
      }
    [collapsed] { WHO($by) ->
        [you] vous faites s’effondrer
       *[other] { $by } fait s’effondrer
      }
   *[wrecked] { WHO($by) ->
        [you] vous détruisez
       *[other] { $by } détruit
      }
  } { ship-itself } { $at } !
event-ship-lost = { ship-itself } { $how ->
    [sunk] coule
    [burned] disparaît dans les flammes
    [collapsed] s’effondre
   *[wrecked] est à l’abandon
  } { $at }.
event-spoils-taken = { WHO($captain) ->
    [you] vous prenez
   *[other] { $captain } prend
  } un butin : { $what }.
event-wreck-marked = { WHO($captain) ->
    [you] vous avez
   *[other] { $captain } a
  } perdu { $wrecks ->
    [one] un navire
   *[other] { $wrecks } navires
  }. Le troisième coûte 1 point de renommée.
event-respawned = { WHO($captain) ->
    [you] vous revenez
   *[other] { $captain } revient
  } en jeu { $at }{ $face ->
    [0] {""}
   *[other] {" "}(le dé donne { $face })
  }.
event-npcs-coming = { $ships } { $count ->
    [one] apparaîtra quand sa zone sera explorée
   *[other] apparaîtront quand leur zone sera explorée
  }.
event-npcs-far = { $ships } { $count ->
    [one] navigue
   *[other] naviguent
  } au large, loin de tout capitaine.
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
    [one] s’en va
   *[other] s’en vont
  } après plusieurs tours sans rien à faire.
event-restocked = Nouveau sur les marchés : { $goods }.
restocked = { goods } ({ $row ->
    [contraband] contrebande, marché { nation.adjective }
   *[legal] marché { nation.adjective }
  })
event-fame-changed = { $way ->
    [up] { WHO($captain) ->
        [you] vous gagnez
       *[other] { $captain } gagne
      }
   *[down] { WHO($captain) ->
        [you] vous perdez
       *[other] { $captain } perd
      }
  } { $change ->
    [one] { $change } point de renommée
   *[other] { $change } points de renommée
  } { $why ->
    [barrels] grâce aux barils repêchés
    [destroyed] pour un navire détruit
    [sale] pour des marchandises vendues dans un port (1 pour quatre identiques)
    [prestige] pour { WHO($captain) ->
        [you] votre
       *[other] son
      } prestige auprès d’une nation
    [join] { WHO($captain) ->
        [you] en vous enrôlant
       *[other] en s’enrôlant
      } pour une nation
    [bought] à la taverne
    [ship] pour un nouveau navire
    [hold] pour une icône de renommée couverte dans la cale
    [third_wreck] pour un troisième navire perdu
    [betrayal] pour trahison
    [mission] pour une mission accomplie
    [mission_set] pour quatre missions d’un type
   *[fire] pour un navire brûlé
  } : { $fame } sur { $target }.
event-esteem-changed = { WHO($captain) ->
    [you] Votre réputation
   *[other] La réputation { DE($captain) }
  } { $esteem }.
esteem = { $way ->
    [up] monte
   *[down] tombe
  } à { $reputation } auprès { nation.of }{ $follows ->
    [persona_non_grata] {" "}({ nation.their } ports se ferment)
    [trade_ban] {" "}(plus de commerce légal)
    [contempt] {" "}({ nation.their } navires attaquent, { nation.their } ports restent ouverts)
    [distrust] {" "}({ nation.their } forts tirent)
    [at_war] {" "}(+1 à { nation.their } tirs)
   *[other] {""}
  }
event-joined = { WHO($captain) ->
    [you] vous rejoignez
   *[other] { $captain } rejoint
  } les rangs { nation.of }.
event-betrayed = { WHO($captain) ->
    [you] vous trahissez { nation.the } et quittez
   *[other] { $captain } trahit { nation.the } et quitte
  } { nation.their } rangs.
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
event-era-began = Une nouvelle ère commence : plus aucun navire de niveau inférieur à { $level } n’apparaît.
event-game-won = { $count ->
    [one] { WHO($first) ->
        [you] vous atteignez { $target } points de renommée et gagnez
       *[other] { $first } atteint { $target } points de renommée et gagne
      }
   *[other] { $winners } atteignent { $target } points de renommée et gagnent
  } la partie !

event-doings = { WHO($ship) ->
    [you] vous
   *[other] { $ship }
  } { $doings }.
doing-npc-entered = apparaît
doing-npc-gained = gagne { $what }
doing-npc-left = { $why ->
    [timer] s’en va après plusieurs tours sans rien à faire
   *[route_done] s’en va au bout de sa route
  }
doing-sailed = { WHO($ship) ->
    [you] avancez
   *[other] avance
  } { $hexes ->
    [one] d’une case
   *[other] de { $hexes } cases
  }
doing-sailed-to = { doing-sailed }, { WHO($ship) ->
    [you] arrivez
   *[other] arrive
  } { $at }
doing-sailed-home = { doing-sailed } jusqu’à { $name }
doing-lies = se tient { $at }
doing-threatens = se tient { $at }, prêt à { WHO($target) ->
    [you] vous attaquer
   *[other] attaquer { $target }
  }
doing-lies-now = { WHO($ship) ->
    [you] vous tenez maintenant
   *[other] se tient maintenant
  } { $at }
doing-shot = tire { $times ->
    [one] {""}
    [2] deux fois{" "}
   *[other] { $times } fois{" "}
  }sur { target-itself }{ $ammo ->
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
doing-passed-barrels = { WHO($ship) ->
    [you] laissez
   *[other] laisse
  } { $count ->
    [one] un baril
   *[other] { $count } barils
  } derrière { WHO($ship) ->
    [you] vous
   *[other] lui
  }
doing-rested = { WHO($ship) ->
    [you] restez
   *[other] reste
  }{ $moored ->
    [yes] {" "}au port
   *[no] {""}
  } { $at }
doing-rested-away = { WHO($ship) ->
    [you] ne faites rien
   *[other] ne fait rien
  }
doing-ship-placed = { WHO($ship) ->
    [you] prenez
   *[other] prend
  } la mer { $at }, cap au { heading }
doing-turned = { WHO($ship) ->
    [you] pivotez
   *[other] pivote
  }, cap au { heading }
doing-explored = { WHO($ship) ->
    [you] découvrez
   *[other] découvre
  } { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
  } ({ $what })
doing-barrel-taken = { WHO($ship) ->
    [you] ouvrez
   *[other] ouvre
  } un baril ({ $what })
doing-barrel-empty = { WHO($ship) ->
    [you] repêchez
   *[other] repêche
  } un baril vide, qui compte pour la renommée
doing-goods-taken = { WHO($ship) ->
    [you] repêchez
   *[other] repêche
  } { $goods }
doing-jettisoned = { WHO($ship) ->
    [you] jetez
   *[other] jette
  } { $goods } par-dessus bord
doing-cannon-dropped = { WHO($ship) ->
    [you] jetez
   *[other] jette
  } un canon par-dessus bord
doing-rearranged = { WHO($ship) ->
    [you] réorganisez votre cale
   *[other] réorganise sa cale
  }
doing-repaired = { WHO($ship) ->
    [you] réparez
   *[other] répare
  } { $what } avec { $wood } bois
damage-points = { $count ->
    [one] { $count } dégât
   *[other] { $count } dégâts
  }
sail-points = { $count ->
    [one] { $count } point de voile
   *[other] { $count } points de voile
  }
doing-sold = { WHO($ship) ->
    [you] vendez
   *[other] vend
  } { $goods }{ $row ->
    [contraband] {" "}en contrebande
   *[legal] {""}
  } pour { $price } doublons
doing-bought = { WHO($ship) ->
    [you] achetez
   *[other] achète
  } { $what } pour { $price } doublons
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
    [one] { $npcs } navire PNJ par capitaine
   *[other] { $npcs } navires PNJ par capitaine
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
summary-npc = { $ship } joue pendant { WHO($captain) ->
    [you] votre tour
   *[other] le tour { DE($captain) }
  }
summary-moving = { WHO($captain) ->
    [you] Vous naviguez
   *[other] { $captain } navigue
  } : reste { $points ->
    [one] { $points } point de mouvement
   *[other] { $points } points de mouvement
  } et { $actions ->
    [0] aucune action
    [one] { $actions } action
   *[other] { $actions } actions
  }
summary-start = { WHO($captain) ->
    [you] Vous vous préparez
   *[other] { $captain } se prépare
  } à prendre la mer
summary-turn = { WHO($captain) ->
    [you] Vous
   *[other] { $captain }
  } : { $actions ->
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
summary-race = But : { $target } points de renommée. { $scores }

## Ce qui est au capitaine

hand-ship = { $sort }, niveau { $level }. Défense { $defence } : un dé doit la dépasser. Robustesse { $robustness } : coule à { $robustness } dégâts
hand-not-placed = Pas encore sur la carte
hand-marked = Départ prévu : { $place }
hand-place = Position : { $place }, cap au { heading }
hand-moves = Mouvement selon le premier pas : { $moves }
hand-move = { heading } { $points }
hand-draft = Charge { $load } : tirant d’eau { draft } (bancs de sable moins profonds interdits){ $lost ->
    [0] {""}
   *[other] , −{ $lost } de mouvement
  }. Mouvement à vide : { $movement }{ $torn ->
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
  }. Pleine force jusqu’à { $reach ->
    [one] { $reach } case
   *[other] { $reach } cases
  }, puis −1 par dé et par case
hand-ammo = Munitions : { $ammo }
hand-upgrades = Améliorations : { $upgrades }
hand-purse = { $doubloons ->
    [one] { $doubloons } doublon
   *[other] { $doubloons } doublons
  } ; renommée { $fame } sur { $target }
hand-tokens = { $barrels ->
    [one] { $barrels } baril repêché
   *[other] { $barrels } barils repêchés
  }, { $wrecks ->
    [one] { $wrecks } navire perdu
   *[other] { $wrecks } navires perdus
  }
hand-reputation = { nation } : { $reputation }
hand-reputation-effects = { nation } : { $reputation } — { $effects }
hand-indifferent = Pas encore rencontrés : { $nations }
hand-joined = Vous êtes dans les rangs de : { $nations }

## La carte en mots

alt = { WHO($captain) ->
    [you] Votre navire
   *[other] { $captain }
  } { $lies } ; { $near }. { $can }. Manche { $round }, { $phase ->
    [night] nuit
   *[day] jour
  }. /map text
alt-won = { $winners } { $count ->
    [one] a
   *[other] ont
  } gagné à la manche { $round }. /map text
alt-away = n’est pas encore sur la carte
alt-unplaced = part { $at }, cap à choisir
alt-lies = { $at }, cap { heading }
alt-alone = aucun navire proche
alt-captain = { $other } { $away }
alt-npc = { role } n° { $number }, { $away }{ $hostile ->
    [yes] , hostile
   *[no] {""}
  }
alt-asked = Une question est posée
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
map-captain-unplaced = **{ $captain }** : part { $away }, cap à choisir
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
    [one] { $points } point de mouvement
   *[other] { $points } points de mouvement
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
map-fortress = { nation.feminine }, { $away }, portée { $reach ->
    [one] { $reach } case
   *[other] { $reach } cases
  }{ $hostile ->
    [yes] , { WHO($captain) ->
        [you] vous tire dessus
       *[other] tire sur { $captain }
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
  } ; eaux inexplorées les plus proches : { $away }

## Violations : ce qui n’allait pas, et que faire à la place

violation-not-now = Vous ne pouvez pas donner d’ordre maintenant. Attendez votre tour et la réponse à toutes les questions.
violation-no-action-left = Il ne vous reste aucune action ce tour-ci. Utilisez vos points de mouvement ou vos actions gratuites, ou finissez le tour.
violation-already-moved = Vous n’avez droit qu’à un déplacement par tour. Employez votre autre action autrement.
violation-no-points-left = Il ne vous reste aucun point de mouvement. Tirez, explorez, commercez ou finissez le tour ici.
violation-not-ahead = Un navire en route n’avance que vers l’une des trois cases devant lui. Choisissez l’une d’elles, ou faites une embardée au prochain déplacement.
violation-edge-of-the-sea = La mer s’arrête là. Choisissez un autre cap.
violation-unexplored = Vous ne pouvez pas entrer dans des eaux inexplorées. Explorez-les d’abord, à trois cases au plus.
violation-land = C’est de la terre. Choisissez un autre cap.
violation-too-deep = Votre navire a un tirant d’eau de { draft }, et la profondeur n’y est que de { $depth }. Allégez le navire, ou contournez.
violation-cannot-stop-there = Vous ne pouvez ni vous y arrêter ni en repartir : la case est occupée ou son port vous est fermé. Prenez un autre chemin.
violation-cannot-stop-here = Votre déplacement ne peut pas finir ici : la case est occupée ou le port vous est fermé. Avancez encore.
violation-already-facing = Votre navire est déjà orienté ainsi. Choisissez un autre cap.
violation-not-stranded = Votre navire peut encore naviguer. On n’abandonne qu’un navire échoué.
violation-nothing-to-explore = Aucune tuile inexplorée n’est visible à trois cases. Approchez-vous d’abord.
violation-not-the-nearest = Une autre tuile inexplorée en vue est plus proche. Révélez d’abord les plus proches, une à la fois si vous choisissez.
violation-fewer-to-explore = { $tiles ->
    [one] Seule { $tiles } tuile inexplorée est visible
   *[other] Seules { $tiles } tuiles inexplorées sont visibles
  }. N’en choisissez pas plus.
violation-no-such-ship = Ce navire n’est pas dans la partie. Choisissez-en un dans le menu.
violation-not-at-sea = Ce navire n’est pas sur la carte. Choisissez une autre cible.
violation-moored = Vous ne pouvez pas tirer depuis un amarrage. Quittez-le d’abord.
violation-no-such-ammo = Vous n’avez pas de { ammo }. Choisissez des munitions que vous possédez, ou achetez-en dans un chantier naval.
violation-no-guns-ready = Vous n’avez aucun canon intact à un sabord. Réorganisez la cale, réparez, ou achetez un canon.
violation-out-of-sight = La terre vous cache ce navire. Placez-vous en vue de lui.
violation-not-on-flank = Ce navire est dans l’axe de votre proue ou de votre poupe, où aucun canon ne porte. Présentez-lui d’abord le flanc.
violation-pirates-produce-nothing = Les ports pirates ne vendent pas de marchandises. Achetez dans le port d’un pays.
violation-trade-ban = Le marché légal { nation.of } vous est interdit. Faites de la contrebande, ou regagnez en réputation.
violation-not-in-stock = { $stock ->
    [0] Cette marchandise est épuisée. Les ventes ailleurs la réapprovisionnent ; essayez un autre port.
   *[other] Il n’y a que { $stock } en stock. Achetez-en moins.
  }
violation-too-dear = Cela coûte { $price } doublons, et { $doubloons ->
    [0] votre bourse est vide. Vendez d’abord quelque chose.
   *[other] vous en avez { $doubloons }. Vendez d’abord quelque chose, ou achetez moins.
  }
violation-no-room = { $room ->
    [0] Votre cale est pleine. Vendez d’abord, ou jetez quelque chose par-dessus bord.
    [one] Votre cale n’a plus que { $room } emplacement libre. Achetez moins, ou jetez quelque chose par-dessus bord.
   *[other] Votre cale n’a plus que { $room } emplacements libres. Achetez moins, ou jetez quelque chose par-dessus bord.
  }
violation-wood-at-shipyard = Les marchés n’achètent pas de bois. Vendez-le dans un chantier naval, deux par deux.
violation-oil-passes-for-another = L’huile n’a pas de marché propre. Vendez-la avec une autre marchandise : elle compte comme elle.
violation-not-traded-here = Ce port n’achète pas { good.the }. Choisissez une autre marchandise, ou un autre port.
violation-nothing-to-sell = Vous n’avez choisi aucune marchandise. Vendez-en au moins une.
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
violation-no-place-for-cannon = Votre navire porte { $places } canons au plus. Achetez d’abord un plus grand navire.
violation-sails-complete = Votre navire reçoit { $cap ->
    [one] { $cap } amélioration de voiles
   *[other] { $cap } améliorations de voiles
  } au plus. Choisissez une autre amélioration.
violation-ammo-owned = Vous avez déjà des { ammo }, qui ne s’épuisent jamais. Choisissez d’autres munitions.
violation-no-ships-in-native-ports = Les chantiers navals indigènes ne vendent pas de navires. Allez dans un port sous pavillon.
violation-no-ships-in-pirate-ports = Les chantiers navals pirates ne vendent pas de navires. Allez dans le port d’un pays.
violation-not-trusted = Les chantiers { nation.of } vendent de plus grands navires dès une réputation de +{ $needed } ; la vôtre est à { $now }. Trois marchandises identiques vendues dans un de { nation.their } ports ajoutent 1.
violation-no-greater-ship = Vous commandez déjà le plus grand navire. Améliorez-le plutôt.
violation-ship-not-for-sale = Le navire suivant n’est pas à vendre. Améliorez le vôtre.
violation-no-such-cargo = Vous n’avez pas { good.of } à jeter par-dessus bord. Choisissez dans votre cargaison.
violation-no-cannon-to-drop = Vous n’avez pas de canon intact à jeter par-dessus bord. Choisissez autre chose.
violation-no-barrel-here = Aucun baril ne flotte ici. Allez d’abord jusqu’à l’un d’eux.
violation-nothing-adrift = Il n’y a rien à repêcher ici. Vous ne pouvez pas reprendre ce que vous avez jeté ce tour-ci. Cherchez ailleurs, ou revenez plus tard.
violation-other-cargo = Réorganiser la cale ne fait que déplacer la cargaison. Donnez la même cargaison à d’autres emplacements.
violation-damage-stays = Les dégâts restent à leur emplacement. Ne déplacez que la cargaison intacte.
violation-nothing-to-repair = Vous n’avez rien choisi à réparer. Choisissez des emplacements de la cale, ou les voiles.
violation-not-damaged = L’un de ces emplacements n’est pas endommagé. Ne choisissez que des emplacements endommagés.
violation-sails-not-torn = { $torn ->
    [0] Vos voiles sont intactes.
    [one] Vos voiles n’ont que { $torn } dégât.
   *[other] Vos voiles n’ont que { $torn } dégâts.
  } Ne réparez pas plus que cela.
violation-not-enough-wood = { $wood ->
    [0] Il faut { $needed } bois, et vous n’en avez pas. Achetez-en dans un chantier naval.
   *[other] Il faut { $needed } bois, et vous en avez { $wood }. Réparez moins, ou achetez du bois dans un chantier naval.
  }
violation-wrong-excess = Le nombre est faux. Jetez exactement { $excess ->
    [one] { $excess } marchandise
   *[other] { $excess } marchandises
  } par-dessus bord.
violation-no-start-there = La tuile { $tile } n’a pas de case de départ visible. Choisissez une tuile révélée dans le menu.
violation-start-taken = Un autre capitaine part de la tuile { $tile }. Choisissez une autre tuile.
violation-no-such-heading = Un navire fait face à l’un des six côtés de sa case. Choisissez l’un d’eux.
violation-no-enemy-of-theirs = Cette nation n’est pas ennemie de celle dont vous avez coulé le navire. Choisissez-en une dans le menu.
violation-no-berth-there = Vous ne pouvez pas revenir en jeu sur cette case. Choisissez-en une dans le menu.
violation-no-welcome-there = Aucun port de la tuile { $tile } ne vous laisse revenir en jeu. Choisissez-en un dans le menu, ou lancez le dé.

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
    [yes] tous les amarrages sont occupés
   *[no] l’amarrage le plus proche est occupé
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
lesson-start = Partez de la tuile { $tile }. { $port }, à { $steps ->
    [one] 1 case
   *[other] { $steps } cases
  }, achète vos { $goods }.
lesson-face = Mettez le cap au { heading }. { $port }, à { $steps ->
    [one] 1 case
   *[other] { $steps } cases
  }, achète vos { $goods }.
lesson-sell = { $steps ->
    [0] vous êtes à { $port } : vendez-y vos { $goods } pour { $price }.
   *[other] naviguez jusqu’à { $port }, { $way }, et vendez-y vos { $goods } pour { $price }.
  } { $fame ->
    [0] Trois marchandises identiques vendues dans un port rapportent 1 de réputation, quatre 1 point de renommée.
   *[other] Quatre marchandises identiques vendues dans un port rapportent 1 point de renommée.
  }{ $risk }
lesson-smuggled = {" "}C’est de la contrebande là-bas ({ $loss }).
lesson-buy = { $steps ->
    [0] vous êtes à { $port } : achetez { $goods }
   *[other] naviguez jusqu’à { $port }, { $way }, et achetez { $goods }
  }{ $row ->
    [contraband] {" "}de contrebande
   *[legal] {""}
  } pour { $cost }. { $outlet } { $count ->
    [one] la paiera { $price }
   *[other] paiera { $price } pour les { $count }
  }. Chaque lot de quatre vendu là-bas rapporte 1 point de renommée.{ $risk }
lesson-barrel = { $steps ->
    [0] un baril flotte ici : repêchez-le avant de vous arrêter, pour 1 point de mouvement.
   *[other] naviguez jusqu’au baril { $way } ({ $place }). Gardez 1 point de mouvement pour le repêcher.
  } { $wanted ->
    [1] Il vous rapporte 1 point de renommée.
   *[other] Il faut encore { $wanted } barils, celui-ci compris, pour 1 point de renommée.
  }
lesson-explore = { $steps ->
    [0] explorez d’ici.
   *[other] naviguez { $way } ({ $place }), puis explorez.
  } Les nouvelles tuiles peuvent porter des ports et des barils.
lesson-fire = { $ship } est { $way } et n’est pas plus fort que vous. Présentez-lui le flanc, puis tirez. Le couler rapporte 1 point de renommée{ $rich ->
    [yes] {" "}et une part du butin : { $spoils }
   *[no] {""}
  }.{ $foe ->
    [yes] {""}
   *[no] {" "}Sa nation vous en voudra.
  }
lesson-repair = Vous avez { $damage } dégâts et { $wood } bois. Une action répare { $points ->
    [one] { $points } dégât
   *[other] { $points } dégâts
  }. Dans un chantier naval, chaque bois répare deux fois plus.
lesson-fit = { $steps ->
    [0] { $port } a un chantier naval
   *[other] { $port }, { $way }, a un chantier naval
  }. Un canon à { $price } ajoute un dé à chaque bordée ({ $guns } pour l’instant).
terms-known-tiles = { $tiles } tuiles connues au départ
terms-cargo = { $goods ->
    [one] { $goods } marchandise
   *[other] { $goods } marchandises
  } à bord, à vendre
terms-stock = { $goods } marchandises sur chaque marché

## Ce que fait chaque choix d’un menu, en 100 lettres

visit = { $how ->
    [start] Avant le départ, sans action
    [open] Même visite, sans action
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
loss-if-sunk = si coulé, { $loss }
loss-or-sunk = { $loss } ; si coulé, { $sunk }
loss-change = { $change }
loss = { nation } { $change }, soit { $then }
loss-effects = { nation } { $change }, soit { $then } : { $effects }
about-menu-sail = { $how ->
    [onward] { $points ->
        [one] Reste { $points } point de mouvement
       *[other] Reste { $points } points de mouvement
      }, un par case, droit devant ou de biais
   *[first] { $actions ->
        [one] Votre dernière action
       *[other] 1 de vos { $actions } actions
      } : jusqu’à { $points ->
        [one] { $points } point de mouvement
       *[other] { $points } points de mouvement
      }, selon le vent et le cap
  }
about-menu-turn-about = Prend tout le déplacement : présenter le flanc, ou prendre son prochain cap
about-menu-explore = { $how ->
    [free] Sans action
    [ends] 1 action, fin du déplacement
   *[action] 1 action
  } : révéler { $count ->
    [one] { $count } tuile
   *[other] jusqu’à { $count } tuiles
  } ; ports ou barils possibles
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
about-menu-hold = Sans action : réorganiser ou jeter par-dessus bord ; { slots-free }
slots-free = { $free ->
    [one] { $free } emplacement libre
   *[other] { $free } emplacements libres
  }
about-menu-buy = { $visit } : de quoi vendre ailleurs ; { $doubloons } doublons, { slots-free }
about-menu-sell = { $visit } : 4 identiques pour 1 de renommée, 3 pour 1 de réputation
about-menu-shipyard = { $visit } : bois, canons, voiles ; { $doubloons } doublons à dépenser
about-sail = { $begins ->
    [yes] { $points ->
        [one] { $points } point de mouvement
       *[other] { $points } points de mouvement
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
about-there-barrel = baril { $number } sur { $needed } pour 1 de renommée ; le repêcher : 1 point de mouvement
about-there-adrift = marchandises à repêcher pour 1 point de mouvement ; { slots-free }
about-there-unknown = { $count ->
    [one] { $count } tuile inexplorée
   *[other] { $count } tuiles inexplorées
  } en vue de là
about-there-sea = pleine mer
about-turn-about = Au prochain tour, { $points ->
    [one] { $points } point de mouvement
   *[other] { $points } points de mouvement
  } tout droit · { $ships ->
    [0] aucun navire
    [one] { $ships } navire
   *[other] { $ships } navires
  } sous vos canons
about-explore = Tuile tirée au hasard : port, baril, île · ensuite, { $actions ->
    [0] plus d’action
    [one] encore { $actions } action
   *[other] encore { $actions } actions
  }
about-shot = { $hurt } % de toucher, { $whole },{ $tenth } { $whole ->
    [0] dégât
    [1] dégât
   *[other] dégâts
  } en moyenne{ $sink ->
    [0] {""}
   *[other] , { $sink } % de couler
  }{ $esteem }
about-chained = { $hurt } % de déchirer une voile, { $whole },{ $tenth } de mouvement en moyenne{ $esteem }
about-loss = {" "}· { $loss }
about-no-esteem = {""}
about-repair = Dégâts { $damage } → { $then }, coule à { $robustness }{ $sails ->
    [0] {""}
   *[other] {"\u202F"}; voiles +{ $sails }
  } · reste { $wood } bois
about-scuttle = Vous perdez la cargaison et revenez ailleurs au prochain tour ; épave { $number } sur 3
about-end-turn = { $actions ->
    [0] Deux actions utilisées
    [one] { $actions } action inutilisée
   *[other] { $actions } actions inutilisées
  }{ $fire ->
    [0] {""}
   *[other] {" "}· le feu se propage : +{ $fire } de dégâts
  }
about-barrel = 1 point de mouvement · baril { $number } sur { $needed } pour 1 de renommée
about-pick-up = 1 point de mouvement · { slots-free }
about-jettison = Sans action · { $gain ->
    [0] libère un emplacement
   *[other] +{ $gain } de mouvement, libère un emplacement
  } ; d’autres pourront le repêcher
about-jettison-cannon = Sans action · { $better ->
    [yes] dés par bordée : { $guns } → { $then }
   *[no] toujours { $guns } par bordée
  } ; le canon est perdu
about-rearrange = Sans action · { $better ->
    [yes] dés par bordée : { $guns } → { $then }
   *[no] les dégâts atteignent la cargaison en dernier
  }
about-buy = { $steps ->
    [0] Se vend ici
    [one] Se vend à { $port }, à { $steps } case,
   *[other] Se vend à { $port }, à { $steps } cases,
  } pour { $price }{ $row ->
    [contraband] , en contrebande
   *[legal] {""}
  } · 4 vendus là : 1 de renommée
about-buy-unsold = Aucun port connu n’en achète encore · 4 vendus dans un port : 1 de renommée
about-sell = { $gains }
about-sell-money = De l’argent seulement · { $more } de plus vendus ici : 1 de renommée
about-fame = +{ $fame } de renommée
about-esteem = { nation } { $change }
doubloons-left = { $left ->
    [one] { $left } doublon
   *[other] { $left } doublons
  }
about-buy-fame = +1 de renommée · reste { doubloons-left }
about-buy-wood = Chacun répare { $sea } dégâts en mer, { $yard } dans un chantier · reste { doubloons-left }
about-sell-wood = Reste { $left } bois pour réparer
about-cannon = Dés par bordée : { $guns } → { $then }{ $fame ->
    [0] {""}
   *[other] , +{ $fame } de renommée
  } · reste { doubloons-left }
about-upgrade = { $upgrade ->
    [sails] Permanent : +1 de mouvement
    [long_guns] Sans malus de portée jusqu’à { $reach } cases
   *[cannon_upgrade] { $useful ->
        [yes] Permanent : +{ $bonus } au dé d’un canon de plus
       *[no] +{ $bonus } pour un canon que vous n’avez pas encore
      }
  } · reste { doubloons-left }
about-ammo = { $ammo ->
    [incendiary] Dégâts de feu, qui se propage à chaque tour
    [explosive] +1 à chaque dé
    [chain_shot] Déchire les voiles au lieu d’abîmer la coque
   *[normal] Dégâts d’eau
  } ; inépuisable · reste { doubloons-left }
about-ship = Niveau { $level } : défense { $defence }, robustesse { $robustness }, { $slots } emplacements{ $fame ->
    [0] {""}
   *[other] , +{ $fame } de renommée
  } ; comme neuf
about-start-sale = { $port }, amarrage à { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
  }, achète vos { $goods }
about-start-smuggling = { $port }, à { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
  } : contrebande, { $loss }
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
about-hold-fire = Aucun dégât, aucune réputation perdue
about-stow = N’importe qui pourra le repêcher ici ; le reste demeure à bord
about-nation = Votre réputation auprès d’elle : { $now } → { $then }
about-join = +1 de renommée{ $count ->
    [0] {""}
   *[other] {" "}· réputation à −4 auprès de : { $nations }
  }
about-stay-free = Votre réputation reste à 10, sans nouvel ennemi
about-respawn = { $how ->
    [port] Vous revenez amarré dans ce port
   *[die] Un dé à 20 faces décide de la tuile de votre retour
  }
about-respawn-hex = Vous choisissez ensuite votre cap

## Ce qui est certain, et ce qui peut suivre

certain-fame = Coûte { $fame } de renommée
certain-actions = { $actions ->
    [0] Ensuite : aucune action
    [one] Ensuite : { $actions } action
   *[other] Ensuite : { $actions } actions
  }
certain-fire = Le feu se propage à bord : { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
  } de plus, tout de suite
outlook-left = { $points ->
    [0] {""}
    [one] reste { $points } point de mouvement,{" "}
   *[other] reste { $points } points de mouvement,{" "}
  }{ $actions ->
    [0] { $points ->
        [0] il ne reste aucune action
       *[other] et aucune action
      }
    [one] { $points ->
        [0] reste { $actions } action
       *[other] puis { $actions } action
      }{ $moved ->
        [yes] , sauf un déplacement
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
open-dice = Le plan s’arrête là : ils lancent les dés, puis vous décidez
outlook-barrel = Un baril flotte ici, pas encore repêché : { $points ->
    [0] il ne reste aucun point de mouvement
   *[other] repêchez-le pour 1 point de mouvement
  }
outlook-guns = { $guns ->
    [0] Aucun de vos { $cannons } canons ne peut tirer
    [one] Un seul de vos { $cannons } canons peut tirer
   *[other] Seuls { $guns } de vos { $cannons } canons peuvent tirer
  } : les autres sont endommagés ou hors des sabords
outlook-fortress = Vous êtes à portée d’une forteresse { nation.feminine }. Elle tire chaque fois que vous entrez dans une case qu’elle couvre
outlook-foe = { $ship } peut vous atteindre et tirer avant votre prochain tour : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
  }, jusqu’à { $hurt } % de toucher
outlook-more = { $ships ->
    [one] { $ships } autre navire le peut
   *[other] { $ships } autres navires le peuvent
  } aussi
outlook-safe = Aucun navire PNJ ennemi ne peut vous atteindre avant votre prochain tour{ $rivals ->
    [0] {""}
    [one] , mais votre rival le peut
   *[other] , mais vos rivaux le peuvent
  }

## Ce qu’on consulte

panel-ports = Ports et prix
panel-ships = Navires en vue
panel-hand = Mon navire
panel-best-sale = **Meilleure vente :** { $sale }
panel-prices = Moins un marché a de marchandises, plus chacune coûte cher, et plus les ports la paient.
panel-no-port = Vous ne connaissez encore aucun port. Explorez pour en trouver.
panel-nowhere = {""}
panel-way = , { $way }{ $now ->
    [yes] , dès ce tour
   *[no] {""}
  }
panel-port = **{ $name }** ({ nation.adjective }{ $standing }){ $way } : { $deals }
panel-no-opinion = {""}
panel-opinion = , réputation { $standing }{ $follows ->
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
deal-good = { good.the } (4 pour { $four }{ $row ->
    [contraband] , contrebande
   *[legal] {""}
  })
deal-stock = { good.the } ({ $row ->
    [contraband] contrebande,{" "}
   *[legal] {""}
  }reste { $count } : { $lots })
deal-lot = { $count } pour { $price }
yard-ship = chantier naval ({ $ship } à { $price }{ $esteem ->
    [0] {""}
   *[other] , dès une réputation de +{ $esteem }
  })
yard-without-ships = chantier naval (sans navires à vendre)
yard-cannon = un canon ({ $price } ; { $places ->
    [one] { $places } place libre
   *[other] { $places } places libres
  })
panel-fittings = **Tout chantier naval** vend, quelle que soit votre réputation : { $what }.
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
    [contempt] vous attaque : sa nation vous méprise
    [war] vous attaque : sa nation est en guerre avec la vôtre
    [legend] attaque tout le monde
    [unknown] suit sa route
   *[peace] vous laisse en paix
  }

## Ce qu’est le jeu, ce qu’on peut faire, ce que veulent dire les signes

goal-game = Vous commandez un navire sur une mer inexplorée. Commercez entre les ports, repêchez des barils, combattez, explorez. Vous avez deux actions par tour ; l’une peut être un déplacement.
goal-win = { $captains ->
    [one] Vous gagnez à { $target } points de renommée.
   *[other] Le premier capitaine à { $target } points de renommée gagne aussitôt.
  }
goal-fame = Rapportent 1 point de renommée : quatre marchandises identiques vendues dans un port ; { $barrels } barils ; un navire coulé ; un plus grand navire ; une haute réputation auprès d’une nation ; { $price } doublons dans une taverne.
how-asked = Choisissez une des réponses.
how-wait = D’autres jouent. Vous pouvez consulter et prévoir.
how-actions = { $actions ->
    [0] Vos deux actions sont utilisées. Les actions gratuites restent possibles.
    [one] Encore { $actions } action{ $moved ->
        [yes] {"\u00A0"}: tout sauf un déplacement.
       *[no] {"\u00A0"}: un déplacement ou autre chose.
      }
   *[other] Encore { $actions } actions : un déplacement et une autre, ou deux autres.
  }
how-sail = Naviguer : { $hexes ->
    [one] { $hexes } case à portée
   *[other] { $hexes } cases à portée
  }.
how-port = Port : { $port } ({ $services }). Une seule action pour toute la visite.
how-fire = Tirer : vos canons portent sur { $ships }.
how-explore = Explorer : { $tiles ->
    [one] { $tiles } tuile inexplorée
   *[other] { $tiles } tuiles inexplorées
  } en vue.
how-repair = Réparer : { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
  }, { $wood } bois à bord.
how-barrel = Repêcher le baril qui flotte ici, pour 1 point de mouvement.
how-end = Finir le tour : { $npcs ->
    [0] le capitaine suivant joue.
    [one] votre navire PNJ suit sa carte, puis le capitaine suivant joue.
   *[other] vos { $npcs } navires PNJ suivent leur carte, puis le capitaine suivant joue.
  }
legend = { $sign ->
    [services] Symboles d’un port : chope, taverne ; marteau et scie, chantier naval ; caisse à flèche entrante, marchandises à vendre ; pièces à flèche sortante, marché qui achète les vôtres.
    [anchor] Un disque blanc marqué d’une ancre est un amarrage : amarrez-vous là pour utiliser le port voisin. Un cercle d’or le signale à portée. Le drapeau est celui de la nation du port.
    [ships] Une pastille ronde avec une lettre est un capitaine. Des flèches autour d’elle : son cap reste à choisir. Un losange blanc numéroté est un navire PNJ : une pièce d’or désigne un marchand, un écu un patrouilleur, des épées croisées un chasseur. Un bord rouge signale un navire qui vous attaquerait.
    [damage] L’arc autour d’une pastille montre les dégâts : l’eau par la gauche, le feu par la droite. Quand l’arc est plein, le navire est perdu.
    [sea] Un nombre bleu sur un banc de sable est sa profondeur. Les navires au tirant d’eau supérieur n’y entrent pas. Le parchemin à points d’interrogation est inexploré.
    [fire] Le nombre près d’une forteresse est celui des dés qu’elle lance contre les navires dont sa nation se méfie. Une forteresse vous tirerait dessus sur les cases hachurées de rouge.
    [numbers] Un nombre pâle est le numéro d’une tuile. La carte entière et le choix du départ le montrent. Un trait d’or entoure une tuile tout juste révélée.
    [wind] La rose des vents montre les points de mouvement gagnés ou perdus au premier pas, dans chaque direction.
   *[reach] L’eau ombrée est hors de portée ce tour-ci. Les cases en demi-ombre sont à portée, mais vous devez vous y arrêter. Les tirets d’or montrent une route prévue, le sillage la route parcourue.
  }
## Plans

plan-port = { $how ->
    [deal] À { $name } : { $deeds }
    [later] Cap sur { $name } : { $deeds }
   *[port] Aller à { $name } : { $deeds }
  }
plan-port-bare = Aller à { $name }
plan-deed-ship = changer de navire
plan-deed-fame = { $count ->
    [one] acheter { $count } point de renommée
   *[other] acheter { $count } points de renommée
  }
plan-deed-sell = vendre { $goods }
plan-deed-sell-all = vendre { $count } marchandises
plan-deed-repair = réparer
plan-deed-cannon = { $count ->
    [one] acheter un canon
   *[other] acheter { $count } canons
  }
plan-deed-fit = améliorer le navire
plan-deed-buy = acheter { $goods }
plan-deed-buy-all = { $count ->
    [one] acheter { $count } marchandise
   *[other] acheter { $count } marchandises
  }
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
plan-fetch = { $how ->
    [now] Repêcher { $what ->
        [barrel] le baril
       *[adrift] { $count ->
            [one] { $count } marchandise
           *[other] { $count } marchandises
          }
      }
   *[later] Vers { $what ->
        [barrel] le baril
       *[adrift] { $count ->
            [one] { $count } marchandise
           *[other] { $count } marchandises
          } à la dérive
      }
  } { $where }
plan-explore = { $how ->
    [here] Explorer d’ici ({ side })
    [sail] Avancer et explorer ({ side })
   *[later] Avancer, pour explorer au prochain tour ({ side })
  }
plan-explore-far = Cap sur les eaux inexplorées
plan-repair = { $points ->
    [one] Réparer { $points } dégât
   *[other] Réparer { $points } dégâts
  }
plan-facts = { $one } · { $two }
plan-free = action gratuite
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
plan-fame = +{ $count } de renommée{ $wins ->
    [yes] {"\u00A0"}: victoire
   *[no] {""}
  }
plan-flag = port { nation.adjective }
plan-outlet = { $row ->
    [contraband] en contrebande
   *[legal] se vend
  } à { $name }
plan-services = { $services }
plan-odds = { $hurt } % de toucher, { $sink } % de couler
plan-smuggling = ⚠ contrebande, { $loss }
plan-prize = { $wins ->
    [yes] si coulé : victoire
   *[no] { $count ->
        [0] si coulé : 1 de renommée
       *[other] si coulé : 1 de renommée, { doubloons }
      }
  }
plan-barrel = { $missing ->
    [0] baril { $needed } sur { $needed } : 1 de renommée{ $wins ->
        [yes] {" "}et victoire
       *[no] {""}
      }
   *[other] baril { $number } sur { $needed } pour 1 de renommée
  }
plan-adrift = { $room ->
    [one] place pour { $room } marchandise
   *[other] place pour { $room } marchandises
  }
plan-tiles = { $count ->
    [0] ports et barils possibles sur les nouvelles tuiles
    [one] révèle { $count } tuile
   *[other] révèle { $count } tuiles
  }
plan-wood = coûte { $wood } bois et 1 action
plan-fire = { $who ->
    [fortress] tir d’une forteresse
   *[ship] tir d’un navire
  }

## Ce qui rappelle un capitaine à un tour prévu d’avance

stop-near = Un navire vient à { $hexes } hexagones du vôtre au plus
stop-harm = Votre navire est endommagé
stop-aboard = Votre cargaison, vos munitions ou votre argent changent
stop-event = Une carte d’événement est piochée, qui fait plus que changer le vent

## Ce que vise un capitaine que joue le bot

doing-aimed = { $aim ->
    [hunt] { WHO($target) ->
        [you] vous prend en chasse
       *[other] { WHO($ship) ->
            [you] prenez
           *[other] prend
          } { $target } en chasse
      } (couler : 1 point de renommée)
    [flee] { WHO($target) ->
        [you] vous fuit
       *[other] { WHO($ship) ->
            [you] fuyez
           *[other] fuit
          } { $target }
      } de peur de couler
   *[other] { $there ->
        [yes] { WHO($ship) ->
            [you] comptez
           *[other] compte
          } y { doing-aimed-deal }
       *[no] { WHO($ship) ->
            [you] mettez
           *[other] met
          } le cap sur { $aim ->
            [barrel] un baril { $at } ({ $number } sur { $needed } pour 1 point de renommée)
            [adrift] des marchandises à la dérive { $at } pour les vendre
            [explore] les eaux inexplorées pour trouver ports et barils
           *[other] { $port } pour y { doing-aimed-deal }
          }
      }
  }
doing-aimed-deal = { $aim ->
    [sell] vendre { $goods }{ $points ->
        [0] {""}
        [one] {" "}contre { $points } point de renommée
       *[other] {" "}contre { $points } points de renommée
      }
    [buy] acheter { $goods } à revendre ailleurs
    [ship] acheter un plus grand navire et gagner en renommée
    [fame] acheter de la renommée à la taverne
    [repair] réparer des dégâts
   *[fit] améliorer le navire
  }

## Conseils et projets qui prennent plus d’un tour

lesson-next-turn = Au prochain tour : { $hint }
lesson-first = D’abord : « { $plan } ». { $when ->
    [turn] { $hint }
   *[now] Ensuite : { $hint }
  }
lesson-led = « { $plan } » le rapporte tout de suite.
way-turns = { $way } ({ $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
  })

## Pourquoi rien de tel n’est possible, et ce qui aiderait

why-no-question = Vous n’avez aucune question à trancher.
why-no-cargo = Aucun marché n’achète ce que vous avez à bord. Achetez des marchandises dans un port, ou repêchez-en.
why-sound = Votre navire n’a aucun dégât.
why-no-ship = Aucun autre navire n’est sur la carte. Explorez pour en faire apparaître.
why-stowed = Votre cale est déjà rangée au mieux.
why-nothing-aboard = Vous n’avez aucune marchandise à jeter par-dessus bord.
why-not-under-way = Repêcher coûte 1 point de mouvement, que seul un déplacement donne. Allez-y, ou partez et revenez, en gardant 1 point de mouvement.
how-not = { $kind } : pas maintenant. { $why }

## Ce que l’on perdrait en finissant le tour

forgone-stowing = Vous pouvez encore gagner { $fame ->
    [one] { $fame } point de renommée
   *[other] { $fame } points de renommée
  } gratuitement : réorganisez la cale (menu Cale).
forgone-sale = Vous pouvez encore gagner { $fame ->
    [one] { $fame } point de renommée
   *[other] { $fame } points de renommée
  } gratuitement : vendez { $goods } dans ce port.
forgone-barrel = Vous pouvez encore gagner 1 point de renommée gratuitement : repêchez le baril qui flotte ici.

## Pourquoi un plan est bon

why-sell = Quatre marchandises identiques vendues dans un port rapportent 1 point de renommée.
why-money = L’argent achète marchandises, canons et un plus grand navire, qui rapporte 1 point de renommée.
why-ship = Un plus grand navire rapporte de la renommée : pour une part dès qu’un canon est rangé sur chaque icône de renommée de sa cale.
why-song = Une chanson sur vous dans une taverne rapporte 1 point de renommée.
why-buy = Quatre marchandises identiques, vendues dans un port, rapportent 1 point de renommée.
why-fit = Plus de canons touchent plus souvent. Couler un navire rapporte 1 point de renommée.
why-barrel = { $needed } barils rapportent 1 point de renommée. { $empties ->
    [0] Chacun contient des marchandises ou de l’argent.
   *[other] Environ 1 sur { $empties } est vide, mais compte quand même ; les autres contiennent des marchandises ou de l’argent.
  }
why-adrift = Les marchandises repêchées se vendent.
why-explore = Les nouvelles tuiles peuvent porter des ports et des barils.
why-hunt = Couler un navire rapporte 1 point de renommée et une part de sa cargaison.
why-flee = { $ship } pourrait vous couler.
why-repair = Un navire endommagé coule plus vite et perd sa cargaison.

## Pourquoi aucun tir n’est possible
no-shot = Pas de tir possible sur { $ship }, { $away }. { $why }
no-shot-too-far = C’est trop loin : il faut { $needed } ou plus à chaque dé, et vous ne pouvez faire que { $best }. Approchez-vous.
no-pick-up = { $what ->
    [barrel] Le baril reste à flot ici.
   *[loose] Les marchandises restent ici à la dérive.
  } { $why }
no-mooring = Vous ne pouvez pas vous amarrer à { $name }, tout près. { $why }

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
        [1] votre premier point de renommée
        [2] votre deuxième point de renommée
        [3] votre troisième point de renommée
       *[other] le point de renommée n° { $number }
      }
    [sell] vendre des marchandises
    [barrel] repêcher un baril
    [buy] acheter des marchandises
    [repair] réparer votre navire
    [explore] explorer une tuile
    [fire] tirer sur un navire
   *[fit] équiper votre navire
  }
