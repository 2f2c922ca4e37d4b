### Captain's Log en français. Les faits qui portent un symbole du jeu ($nation, $good …) choisissent
### une variante ; tirants d'eau et profondeurs comptent en demis. DE() élide : « d'Oranjebaai ».

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
        [silver] d'argent
        [cotton] de coton
        [sugar] de sucre
        [oil] d'huile
       *[wood] de bois
      }
    .the = { $good ->
        [tea] le thé
        [silver] l'argent
        [cotton] le coton
        [sugar] le sucre
        [oil] l'huile
       *[wood] le bois
      }
goods = { $good ->
    [tea] { $count ->
        [one] { $count } thé
       *[other] { $count } thés
      }
    [silver] { $count ->
        [one] { $count } lingot d'argent
       *[other] { $count } lingots d'argent
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
        [one] { $count } lingot d'argent
       *[other] { $count } lingots d'argent
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
        [one] { $count } dégât d'eau
       *[other] { $count } dégâts d'eau
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
    .the = { $nation ->
        [holland] la Hollande
        [spain] l'Espagne
        [england] l'Angleterre
        [france] la France
        [pirates] les pirates
       *[native] les indigènes
      }
    .of = { $nation ->
        [holland] de la Hollande
        [spain] de l'Espagne
        [england] de l'Angleterre
        [france] de la France
        [pirates] des pirates
       *[native] des indigènes
      }
service = { $service ->
    [tavern] taverne
    [shipyard] chantier naval
    [buy] marché d'achat
   *[sell] marché de vente
  }
ammo = { $ammo ->
    [normal] boulets
    [incendiary] munitions incendiaires
    [explosive] munitions explosives
   *[chain_shot] chaînes
  }
upgrade = { $upgrade ->
    [sails] voiles
    [cannon_upgrade] amélioration de canon
   *[long_guns] canons longs
  }
upgrade-count = { upgrade } ×{ $count }
role = { $role ->
    [merchant] marchand
    [aggressive] agressif
   *[defensive] défensif
  }
effect = { $effect ->
    [contempt] mépris (ses navires vous attaquent)
    [distrust] méfiance (ses forteresses vous tirent dessus)
    [trade_ban] commerce légal interdit dans ses ports
    [persona_non_grata] persona non grata (ses ports vous sont fermés)
    [at_war] en guerre (+1 à ses tirs contre vous)
    [lock] réputation bloquée
    [prestige] prestige (renommée déjà gagnée)
    [nobody] qui êtes-vous ?
    [access] tavernes et chantiers navals ouverts jusqu'au niveau { $access }
    [second_captain] un second capitaine embarquerait
    [advantage] { $nation ->
        [holland] votre tirant d'eau augmente toutes les 6 charges au lieu de 5
        [spain] vous réapparaissez avec une voie d'eau de moins
        [england] son avantage (nul sans officiers)
        [france] 1 000 doublons de remise dans tous les chantiers navals
       *[other] son avantage vous est acquis
      }
    [port_respawn] vous pouvez réapparaître dans ses ports
    [respected] respecté : ses navires vous laissent en paix
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
ship-unknown = navire inconnu n° { $number }
ship-npc = { $name } ({ $rank ->
    [legend] légende
    [corsair] corsaire { nation.adjective }
   *[plain] { nation.adjective }
  }, n° { $number })
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
place-anchorage = amarrage { DE($name) }, tuile { $tile }, { side }
place-port = { $name }, tuile { $tile }, { side }
place-fortress = forteresse, tuile { $tile }, { side }
place-barrel = baril, tuile { $tile }, { side }
place-adrift = { $goods } à la dérive, tuile { $tile }, { side }
place-whales = baleines, tuile { $tile }, { side }
place-shoal = banc de sable de profondeur { $depth }, tuile { $tile }, { side }
place-land = terre, tuile { $tile }, { side }
place-sea = tuile { $tile }, { side }
spot-anchorage = amarrage { DE($name) }
spot-barrel = un baril
spot-adrift = { $goods } à la dérive
spot-whales = des baleines
spot-shoal = un banc de sable, profondeur { $depth }
spot-land = de la terre
spot-sea = pleine mer

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
label-turn-about = cap au { heading } ; c'est tout le déplacement
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
  } contre { $defence } ({ $hurt } %)
label-fire-blind = sur { $target } avec { ammo }
label-repair = { $wood } bois : { $water } d'eau, { $fire } de feu, { $sails } de voile
label-scuttle = Abandonner le navire échoué
label-end-turn = Finir le tour
label-activate = Faire jouer : { $ship }
label-barrel = Ramasser le baril
label-pick-up = Ramasser { $goods }
label-jettison = jeter { goods } par-dessus bord
label-jettison-cannon = jeter un canon par-dessus bord
label-rearrange = { $how ->
    [tidy] réorganiser : canons aux sabords, marchandises là où l'eau vient en dernier
    [parade] réorganiser : canons d'abord sur les icônes de renommée
   *[other] réorganiser la cale
  }{ $fame ->
    [0] {""}
   *[other] {" "}(gagne { $fame } de renommée)
  }
label-forfeit = { $label } (coûte { $fame } de renommée)
label-buy = { goods }{ $row ->
    [contraband] {" "}de contrebande
   *[legal] {""}
  } ({ $price })
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
  } ({ $price })
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
  } contre { $defence }
label-reply-blind = tirer ({ ammo })
label-stow = { $goods } par-dessus bord
label-nation = { nation } (actuellement { $standing })
label-join = S'enrôler
label-stay-free = Rester libre
label-respawn-die = Laisser le dé décider
label-respawn = { $port } (tuile { $tile })
label-respawn-blind = tuile { $tile }
label-respawn-hex = { $place }
label-start = { $place }
label-start-near = { $place }, avec { $near }
label-start-blind = tuile { $tile }

## Chances

chances-shot = Touché dans { $hurt } % des cas, { $whole },{ $tenth } dégât en moyenne{ $sink ->
    [0] {""}
   *[other] , coulé dans { $sink } %
  }
chances-chained = Voile déchirée dans { $hurt } % des cas, { $whole },{ $tenth } point de mouvement en moyenne

## Consignes

orders-passing-shot = Quand un navire traverse votre case
order-passing-shot = { $order ->
    [ask] me demander chaque fois
    [hold] ne jamais tirer
   *[enemies] tirer des boulets sur les ennemis
  }

## Questions

ask-start = D'où partez-vous ? Choisissez une case numérotée. Avant cela, vous pouvez équiper votre navire avec vos { $doubloons } doublons.
ask-facing = Vers où votre navire est-il orienté ? Le vent souffle vers le { $wind ->
    [north] nord
    [north-east] nord-est
    [south-east] sud-est
    [south] sud
    [south-west] sud-ouest
   *[north-west] nord-ouest
  }.
ask-passing-shot = { $ship } traverse votre case. Tirez-vous au passage ? { $dice ->
    [one] Votre dé doit
   *[other] Chacun de vos { $dice } dés doit
  } dépasser { $defence }.
ask-stow = Vous recevez { $goods }, mais la place manque pour { $excess ->
    [one] une marchandise
   *[other] { $excess } marchandises
  }. Que jetez-vous par-dessus bord ?
ask-gratitude = Vous avez détruit un de leurs ennemis : qui vous en estime davantage ?
ask-join = Vous pouvez rejoindre les rangs { nation.of }. Vous enrôlez-vous ?
ask-respawn = Votre navire est détruit. Où réapparaissez-vous ?
ask-respawn-hex = Un autre navire occupe la case où vous réapparaissez sur la tuile { $tile }. Quelle case libre voisine prenez-vous ?

## Évènements

event-dealt = La partie commence ; tuiles révélées : { $tiles }. Premier joueur : { $first }.
event-start-marked = { $captain } partira d'ici : { $at }.
event-ship-placed = { $ship } prend la mer, cap au { heading } ({ $at }).
event-sailed = { $ship } avance { $hexes ->
    [one] d'une case
   *[other] de { $hexes } cases
  } : { $at }.
event-turned = { $ship } pivote, cap au { heading }.
event-tile-revealed = { $captain } découvre la tuile { $tile } : { $what }.
event-flag-drawn-port = { $name } (tuile { $tile }) porte le pavillon { nation.of }.
event-flag-drawn-fortress = La forteresse de la tuile { $tile } porte le pavillon { nation.of }.
event-barrel-taken = { $captain } ouvre un baril : { $what }.
event-barrel-empty = { $captain } ouvre un baril : rien à vendre, mais le baril compte.
event-goods-taken = { $captain } repêche { $goods }.
event-overboard = { $why ->
    [jettisoned] { $ship } jette { $goods } par-dessus bord.
    [damage] L'eau emporte une part de la cargaison : { $ship } perd { $goods } ({ $at }).
    [no_room] { $ship } n'a pas de place pour { $goods }, à la dérive désormais ({ $at }).
   *[sunk] { $ship } laisse { $goods } à la dérive ({ $at }).
  }
event-goods-burned = { $ship } perd { $goods } dans les flammes.
event-cannon-dropped = { $captain } jette un canon par-dessus bord.
event-rearranged = { $captain } réorganise sa cale.
event-shot = { $ship } tire { $passing ->
    [yes] au passage{" "}
   *[no] {""}
  }sur { $target }{ $ammo ->
    [normal] {""}
   *[other] {" "}({ ammo })
  } : { $dice } contre { $defence }, { $damage ->
    [0] aucun dégât
    [one] { $damage } dégât
   *[other] { $damage } dégâts
  }.
event-shot-chained = { $ship } tire { $passing ->
    [yes] au passage{" "}
   *[no] {""}
  }sur { $target } (chaînes) : { $dice } contre { $defence }, { $sails ->
    [0] aucune voile déchirée
    [one] { $sails } point de mouvement perdu
   *[other] { $sails } points de mouvement perdus
  }.
event-fortress-fired = La forteresse de la tuile { $tile } tire sur { $target } : { $dice } contre { $defence }, { $damage ->
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
    [collapsed] fait s'effondrer { $ship }
   *[wrecked] détruit { $ship }
  } ({ $at }) !
event-ship-lost = { $ship } { $how ->
    [sunk] coule
    [burned] disparaît dans les flammes
    [collapsed] s'effondre
   *[wrecked] est à l'abandon
  } ({ $at }).
event-spoils-taken = { $captain } prend un butin : { $what }.
event-wreck-marked = { $captain } a maintenant perdu { $wrecks ->
    [one] un navire
   *[other] { $wrecks } navires
  } : le troisième coûte un point de renommée.
event-respawned = { $captain } réapparaît : { $at }{ $face ->
    [0] {""}
   *[other] {" "}(le dé donne { $face })
  }.
event-npc-revealed = Le navire n° { $number } se dévoile : { $name }, { $rank ->
    [legend] légende
    [corsair] corsaire { nation.adjective }
   *[plain] { $role ->
        [merchant] marchand { nation.adjective }
        [aggressive] navire agressif { nation.adjective }
       *[defensive] navire défensif { nation.adjective }
      }
  } de niveau { $level }, capitaine { $master }.
event-npc-shown = Le navire n° { $number } apparaît ({ $at }) : { $name }, { $rank ->
    [legend] légende
    [corsair] corsaire { nation.adjective }
   *[plain] { $role ->
        [merchant] marchand { nation.adjective }
        [aggressive] navire agressif { nation.adjective }
       *[defensive] navire défensif { nation.adjective }
      }
  } de niveau { $level }, capitaine { $master }.
event-npc-entered = { $npc } apparaît : { $at }.
event-npc-waits = { $npc } attend : { $timer ->
    [one] encore une attente et ce navire s'en va.
   *[other] encore { $timer } attentes et ce navire s'en va.
  }
event-npcs-wait = Les navires n° { $numbers } attendent.
event-npc-left = { $npc } { $why ->
    [timer] a trop attendu et s'en va.
   *[route_done] a terminé sa route et s'en va.
  }
event-npc-gained = { $npc } gagne { $what }.
event-doings = { $ship } { $doings }.
doing-then = { $first }, puis { $then }
doing-npc-entered = apparaît ({ $at })
doing-npc-gained = gagne { $what }
doing-npc-left = { $why ->
    [timer] s'en va
   *[route_done] s'en va au bout de sa route
  }
doing-sailed = avance de { $hexes ->
    [one] { $hexes } case
   *[other] { $hexes } cases
  } ({ $at })
doing-shot = tire sur { $target }{ $ammo ->
    [normal] {""}
   *[other] {" "}({ ammo })
  } : { $dice } contre { $defence }, { $damage ->
    [0] aucun dégât
    [one] { $damage } dégât
   *[other] { $damage } dégâts
  }
event-repaired = { $captain } emploie { $wood } bois et répare { $points ->
    [0] {""}
    [one] { $points } dégât{ $sails ->
        [0] {""}
       *[other] {" "}et{" "}
      }
   *[other] { $points } dégâts{ $sails ->
        [0] {""}
       *[other] {" "}et{" "}
      }
  }{ $sails ->
    [0] {""}
    [one] { $sails } point de voile
   *[other] { $sails } points de voile
  }.
event-bought = { $captain } achète { goods }{ $row ->
    [contraband] {" "}de contrebande
   *[legal] {""}
  } pour { $price } doublons.
event-sold = { $captain } vend { $goods }{ $row ->
    [contraband] {" "}en contrebande
   *[legal] {""}
  } pour { $price } doublons.
event-restocked = Réapprovisionnement : { goods } { $row ->
    [contraband] à la contrebande { nation.of }
   *[legal] au marché { nation.of }
  }.
event-wood-traded = { $captain } { $deal ->
    [bought] achète
   *[sold] vend
  } { $count } bois pour { $price } doublons.
event-cannon-bought = { $captain } achète un canon pour { $price } doublons.
event-upgrade-bought = { $captain } fait équiper son navire pour { $price } doublons : { $upgrade ->
    [sails] de meilleures voiles
    [cannon_upgrade] une amélioration de canon
   *[long_guns] des canons longs
  }.
event-ammo-bought = { $captain } achète des { ammo } pour { $price } doublons.
event-ship-bought = { $captain } change de navire pour { $price } doublons : { $ship }.
event-fame-changed = { $captain } { $way ->
    [up] gagne
   *[down] perd
  } { $change ->
    [one] { $change } point de renommée
   *[other] { $change } points de renommée
  } ({ $why ->
    [barrels] barils
    [destroyed] navire détruit
    [sale] grande vente
    [prestige] prestige auprès d'une nation
    [join] enrôlement
    [bought] chanson de taverne
    [ship] nouveau navire
    [hold] allure du navire
    [third_wreck] troisième navire perdu
    [betrayal] trahison
   *[fire] navire brûlé
  }) : { $fame } en tout.
event-reputation-changed = { $captain } { $way ->
    [up] monte
   *[down] baisse
  } dans l'estime { nation.of } : { $reputation }.
event-joined = { $captain } rejoint les rangs { nation.of }.
event-betrayed = { $captain } a trahi { nation.the } et quitte ses rangs.
event-time-passed = { $phase ->
    [night] La nuit tombe : manche { $round }.
   *[day] Le jour se lève : manche { $round }.
  }
event-event-drawn = { $effect ->
   *[calm] Évènement : temps calme.
  }
event-wind-changed = Le vent tourne et souffle désormais vers le { heading }.
event-era-began = Une nouvelle ère commence : plus aucun navire de niveau inférieur à { $level } ne viendra.
event-game-won = La partie est finie. Victoire pour { $winners } !

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
  } ; le vent souffle vers le { $wind ->
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
    [0] plus aucune action
    [one] { $actions } action
   *[other] { $actions } actions
  }
summary-start = { $captain } s'apprête à prendre la mer
summary-turn = { $captain } a { $actions ->
    [0] dépensé ses deux actions
    [one] encore { $actions } action{ $moved ->
        [yes] , mais s'est déjà déplacé
       *[no] {""}
      }
   *[other] encore { $actions } actions
  }
summary-place = Position : { $place }, cap au { heading }
summary-hold = À bord : { $what } ; { $guns ->
    [one] { $guns } canon prêt
   *[other] { $guns } canons prêts
  }, { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
  }, { $free ->
    [one] { $free } emplacement libre
   *[other] { $free } emplacements libres
  }
summary-race = Renommée (sur { $target }) : { $scores }

## Ce qui est au capitaine

hand-ship = { $sort }, niveau { $level } : défense { $defence }, robustesse { $robustness }
hand-not-placed = Pas encore sur la carte
hand-marked = Départ prévu : { $place }
hand-place = Position : { $place }, cap au { heading }
hand-moves = Mouvement selon le premier pas : { $moves }
hand-move = { heading } { $points }
hand-draft = Charge { $load }, tirant d'eau { draft } ; mouvement { $movement }{ $lost ->
    [0] {""}
   *[other] , −{ $lost } pour la charge
  }{ $torn ->
    [0] {""}
   *[other] , −{ $torn } pour les voiles déchirées
  }
hand-hold = Cale de { $slots } emplacements : { $cubes } ; { $free ->
    [one] { $free } libre
   *[other] { $free } libres
  }
hand-guns = { $guns ->
    [one] { $guns } canon prêt
   *[other] { $guns } canons prêts
  } sur { $cannons }{ $better ->
    [0] {""}
   *[other] , dont { $better } à +{ $bonus }
  } ; portée sans pénalité { $reach }
hand-ammo = Munitions : { $ammo }
hand-upgrades = Améliorations : { $upgrades }
hand-purse = { $doubloons ->
    [one] { $doubloons } doublon
   *[other] { $doubloons } doublons
  } ; renommée { $fame } sur { $target }
hand-tokens = { $barrels ->
    [one] { $barrels } baril gardé
   *[other] { $barrels } barils gardés
  }, { $wrecks ->
    [one] { $wrecks } navire perdu
   *[other] { $wrecks } navires perdus
  }
hand-reputation = { nation } : { $reputation }
hand-reputation-effects = { nation } : { $reputation } — { $effects }
hand-indifferent = Sans opinion de vous : { $nations }
hand-joined = Vous êtes dans les rangs de : { $nations }

## La carte en mots

alt = Carte de la mer, manche { $round }, { $phase ->
    [night] de nuit
   *[day] de jour
  }, vent vers le { $wind ->
    [north] nord
    [north-east] nord-est
    [south-east] sud-est
    [south] sud
    [south-west] sud-ouest
   *[north-west] nord-ouest
  } : { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
  }, { $ports ->
    [one] { $ports } port
   *[other] { $ports } ports
  }, { $ships ->
    [one] { $ships } navire
   *[other] { $ships } navires
  }, { $barrels ->
    [one] { $barrels } baril
   *[other] { $barrels } barils
  }. { $over ->
    [yes] Victoire pour { $captain }.
   *[no] À { $captain } de jouer.
  } En mots : /map text
map-captain = **{ $captain }**, { $sort } de niveau { $level } : { $place }, cap au { heading } ; { $guns ->
    [one] { $guns } canon
   *[other] { $guns } canons
  }, dégâts { $damage } sur { $robustness }{ map-harm }
map-captain-away = **{ $captain }** : pas sur la carte
map-npc = **{ $ship }**, { role } de niveau { $level } : { $place }, cap au { heading } ; dégâts { $damage } sur { $robustness }{ map-harm }
map-harm = { $damage ->
    [0] {""}
   *[other] {" "}({ $water } par l’eau, { $fire } par le feu)
  }
map-winds = Vent au premier pas : { $winds }
map-wind-towards = { heading } { $sign ->
    [plus] +{ $points }
    [minus] −{ $points }
   *[none] 0
  }
map-reach = À portée de { $captain } : { $tiles }
map-reach-tile = tuile { $tile } ({ $sides })
map-npcs-away = Pas encore apparus : { $ships }
map-npc-away = { $ship }, niveau { $level }
map-tile = **Tuile { $tile }** : { $what }
map-beside = À côté de la tuile { $tile } : { $tiles }
map-neighbour = tuile { $tile } au { heading }
map-dark = Au-delà de la tuile { $tile }, zone inexplorée : { $headings }
map-unseen = { $count ->
    [0] Toute la mer est explorée.
    [one] { $count } tuile est face cachée.
   *[other] { $count } tuiles sont face cachée.
  }
map-port = le port { nation.adjective } { DE($name) } ({ side } : { $services } ; amarrage : { $anchorages })
map-fortress = une forteresse { $nation ->
    [holland] hollandaise
    [spain] espagnole
    [england] anglaise
    [france] française
    [pirates] pirate
   *[native] indigène
  } ({ side })
map-fire-zone = sa zone de tir, { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
  } ({ $sides })
map-number = son numéro ({ side })
map-land = de la terre ({ $sides })
map-shoal = un banc de sable de profondeur { draft } ({ side })
map-barrels = { $count ->
    [one] un baril
   *[other] { $count } barils
  } ({ $sides })
map-whales = des baleines ({ $sides })
map-adrift = { $goods } à la dérive ({ side })
map-market = **{ good } { nation.of }**{ $row ->
    [contraband] , contrebande
   *[legal] {""}
  } : { $stock ->
    [0] rien en stock
   *[other] { $stock } en stock, le prochain à { $cost }
  } ; se vend { $price } pièce

## Violations : ce qui n'allait pas, et que faire à la place

violation-not-asked = Cette question n'est plus posée. `/turn show` dit ce qui est demandé maintenant.
violation-not-now = Ce n'est pas le moment de donner des ordres. Attendez votre tour, et que chaque question ait sa réponse.
violation-no-action-left = Les deux actions de ce tour sont dépensées. Avancez s'il reste des points, faites des actions gratuites, ou finissez le tour.
violation-already-moved = Vous vous êtes déjà déplacé ce tour-ci, et un seul déplacement est permis. Employez l'autre action autrement.
violation-no-points-left = Il ne reste aucun point de mouvement pour cela. Arrêtez-vous ici : tirez, explorez, commercez ou finissez le tour.
violation-not-ahead = Une fois parti, un navire n'avance que vers les trois cases à l'avant. Choisissez l'une d'elles, ou faites une embardée au prochain déplacement.
violation-edge-of-the-sea = Il n'y a rien au-delà du bord de la mer. Choisissez un autre cap.
violation-unexplored = On n'entre pas dans une zone inexplorée. Explorez-la d'abord, à trois cases au plus.
violation-land = C'est de la terre. Choisissez un autre cap.
violation-too-deep = Votre navire a un tirant d'eau de { draft }, et la profondeur n'y est que de { $depth }. Allégez le navire, ou contournez.
violation-cannot-stop-there = Vous ne pourriez ni vous arrêter là ni en repartir : la case est prise ou son port vous est fermé. Prenez un autre chemin.
violation-cannot-stop-here = Un déplacement ne peut pas finir ici : la case est prise ou le port vous est fermé. Avancez d'abord.
violation-already-facing = Votre navire est déjà orienté ainsi. Choisissez un autre cap.
violation-not-stranded = Votre navire n'est pas échoué : il peut sortir. On n'abandonne qu'un navire sans issue.
violation-nothing-to-explore = Aucune tuile inexplorée n'est visible à trois cases. Approchez-vous d'abord.
violation-not-the-nearest = Cette tuile n'est pas l'une des plus proches en vue. Révélez d'abord les plus proches, et une à la fois si vous choisissez.
violation-fewer-to-explore = { $tiles ->
    [one] Seule { $tiles } tuile inexplorée est visible
   *[other] Seules { $tiles } tuiles inexplorées sont visibles
  }. N'en demandez pas plus.
violation-no-such-ship = Il n'y a pas de tel navire à viser. Choisissez-en un dans le menu.
violation-not-at-sea = Ce navire n'est pas sur la carte. Choisissez une autre cible.
violation-moored = On ne tire pas depuis un amarrage. Sortez d'abord.
violation-no-such-ammo = Vous n'avez pas de { ammo }. Choisissez des munitions que vous possédez, ou achetez-en dans un chantier naval.
violation-no-guns-ready = Aucun canon intact n'est à un sabord. Réorganisez la cale, réparez, ou achetez un canon.
violation-out-of-sight = La terre cache ce navire. Allez là d'où vous le voyez.
violation-not-on-flank = Ce navire est devant votre proue ou votre poupe, où aucun canon ne porte. Présentez-lui d'abord le flanc.
violation-pirates-produce-nothing = On ne peut rien acheter dans un port pirate. Achetez dans le port d'un pays.
violation-trade-ban = Le marché légal { nation.of } vous est interdit. Faites de la contrebande, ou regagnez en réputation.
violation-not-in-stock = Il n'y a que { $stock } en stock. Achetez-en moins.
violation-too-dear = Cela coûte { $price } doublons, et vous en avez { $doubloons }. Vendez d'abord, ou achetez moins.
violation-no-room = Votre cale a encore { $room ->
    [one] { $room } emplacement libre
   *[other] { $room } emplacements libres
  }. Achetez moins, ou jetez quelque chose par-dessus bord.
violation-wood-at-shipyard = Les marchés ne prennent pas de bois. Vendez-le dans un chantier naval, deux par deux.
violation-oil-passes-for-another = L'huile n'a pas de marché à elle : vendez-la avec une autre marchandise, dont elle tient lieu.
violation-not-traded-here = Ce port ne prend pas { good.the }. Choisissez une autre marchandise, ou un autre port.
violation-nothing-to-sell = Dites combien de marchandises vous vendez : une au moins.
violation-not-aboard = { $aboard ->
    [0] Vous n'avez pas { good.of } à bord.
    [one] Vous n'avez qu'une unité { good.of } à bord.
   *[other] Vous n'avez que { $aboard } unités { good.of } à bord.
  } Choisissez-en moins.
violation-not-moored = Votre navire n'est pas à un amarrage. Allez d'abord à l'un de ceux du port.
violation-persona-non-grata = Les ports { nation.of } vous sont fermés. Regagnez d'abord en réputation, ou essayez un autre port.
violation-no-such-service = Ce port n'a pas de { service }. `/map text` dit ce qu'offre chaque port.
violation-no-market-of-natives = Les ports indigènes n'ont pas de marché. Commercez dans un port sous pavillon.
violation-not-before-play = Avant la partie, vous ne pouvez qu'équiper votre navire : bois, canons, améliorations, munitions ou renommée.
violation-no-wood-left = Il ne reste que { $left } bois dans la réserve. Achetez-en moins.
violation-no-place-for-cannon = Votre navire porte { $places } canons au plus. Prenez d'abord un plus grand navire.
violation-sails-complete = Votre navire reçoit { $cap ->
    [one] { $cap } amélioration de voiles
   *[other] { $cap } améliorations de voiles
  } au plus. Choisissez une autre amélioration.
violation-ammo-owned = Vous avez déjà des { ammo }, qui ne s'épuisent jamais. Choisissez d'autres munitions.
violation-no-ships-in-native-ports = Les chantiers navals indigènes ne vendent pas de navires. Allez dans un port sous pavillon.
violation-no-ships-in-pirate-ports = Les chantiers navals pirates ne vendent pas de navires. Allez dans le port d'un pays.
violation-not-trusted = Les navires { nation.of } ne sont vendus qu'aux capitaines d'accès { $needed }. Montez d'abord en réputation.
violation-no-greater-ship = Vous commandez déjà le plus grand navire. Améliorez-le plutôt.
violation-ship-not-for-sale = Le navire suivant n'est pas à vendre. Améliorez le vôtre.
violation-no-such-cargo = Vous n'avez pas { good.of } à jeter par-dessus bord. Choisissez dans votre cargaison.
violation-no-cannon-to-drop = Vous n'avez pas de canon intact à jeter par-dessus bord. Choisissez autre chose.
violation-no-barrel-here = Aucun baril ne flotte ici. Allez d'abord jusqu'à l'un d'eux.
violation-nothing-adrift = Rien ne dérive ici que vous puissiez prendre, car ce que vous avez jeté ce tour-ci est hors d'atteinte. Cherchez ailleurs, ou revenez plus tard.
violation-other-cargo = Réorganiser déplace ce qui est à bord, rien d'autre. Donnez la même cargaison à d'autres emplacements.
violation-damage-stays = Les dégâts restent à leur emplacement. Ne déplacez que la cargaison intacte.
violation-nothing-to-repair = Dites ce qu'il faut réparer : des emplacements de la cale, ou les voiles.
violation-not-damaged = L'un de ces emplacements n'est pas endommagé. Ne choisissez que des emplacements endommagés.
violation-sails-not-torn = { $torn ->
    [0] Vos voiles sont entières.
    [one] Vos voiles n'ont que { $torn } point de déchirure.
   *[other] Vos voiles n'ont que { $torn } points de déchirure.
  } Ne réparez pas plus que cela.
violation-not-enough-wood = Il y faut { $needed } bois, et vous en avez { $wood }. Réparez moins, ou achetez du bois dans un chantier naval.
violation-wrong-excess = Il faut jeter exactement { $excess ->
    [one] { $excess } marchandise
   *[other] { $excess } marchandises
  } par-dessus bord. Choisissez-en autant.
violation-no-start-there = La tuile { $tile } n'a pas de case numérotée visible. Choisissez une tuile révélée dans le menu.
violation-start-taken = Un autre capitaine part de la tuile { $tile }. Choisissez-en une autre.
violation-no-such-heading = Un navire fait face à l'un des six côtés de sa case. Choisissez l'un d'eux.
violation-no-enemy-of-theirs = Cette nation n'est pas l'ennemie de celle que vous avez frappée. Choisissez parmi celles proposées.
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

## Plans

plan-port = { $how ->
    [deal] À { $name } : { $deeds }
   *[port] Cap sur { $name } : { $deeds }
  }
plan-port-bare = Cap sur { $name }
plan-deed-ship = prendre un plus grand navire
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
plan-deed-fit = équiper le navire
plan-deed-buy = acheter { $goods }
plan-deed-more = davantage
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
  } (tuile { $tile }, { side })
plan-explore = { $how ->
    [here] Explorer d’ici ({ side })
   *[sail] Avancer et explorer ({ side })
  }
plan-explore-far = Cap sur le bord de l’inconnu
plan-repair = { $points ->
    [one] Réparer { $points } dégât
   *[other] Réparer { $points } dégâts
  }
plan-facts-two = { $one } · { $two }
plan-facts-three = { $one } · { $two } · { $three }
plan-facts-four = { $one } · { $two } · { $three } · { $four }
plan-free = gratuit, tout de suite
plan-way = { $hexes ->
    [one] { $hexes } case
   *[other] { $hexes } cases
  }, { $turns ->
    [0] ce tour-ci
    [one] au prochain tour
   *[other] dans { $turns } tours
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
plan-fame = { $count ->
    [one] +{ $count } point de renommée
   *[other] +{ $count } points de renommée
  }
plan-flag = port { nation.adjective }
plan-outlet = se vend à { $name }
plan-services = { $services }
plan-odds = toucher { $hurt } %, couler { $sink } %
plan-esteem = { nation } −1
plan-prize = { $count ->
    [0] coulé : 1 point de renommée
   *[other] coulé : 1 point de renommée, { doubloons }
  }
plan-barrel = { $missing ->
    [0] biens ou argent, et 1 point de renommée
    [one] biens ou argent ; encore { $missing } baril pour 1 point de renommée
   *[other] biens ou argent ; encore { $missing } barils pour 1 point de renommée
  }
plan-adrift = { $room ->
    [one] place pour { $room } marchandise
   *[other] place pour { $room } marchandises
  }
plan-tiles = { $count ->
    [0] de nouvelles tuiles : ports, barils
    [one] révèle { $count } tuile
   *[other] révèle { $count } tuiles
  }
plan-wood = coûte { $wood } bois et une action
plan-fire = { $who ->
    [fortress] une forteresse tire en route
   *[ship] un navire tire en route
  }
