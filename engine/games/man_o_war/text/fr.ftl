### Ce que dit Man O’War en français.

## Noms, tels que d’autres phrases les contiennent

ship = { $letter }{ $number }
squadron = escadre { $letter }
both = { $first } ; { $then }
length = { $tenth ->
    [0] { $whole } cm
   *[other] { $whole },{ $tenth } cm
  }
foe-nearest = l’ennemi le plus proche
by-degrees = { $hand ->
    [port] { $degrees }° à bâbord
   *[starboard] { $degrees }° à tribord
  }
helm = { $intent ->
    [close] approcher de { $foe }
    [ram] éperonner { $foe }
    [board] aborder { $foe }
    [broadside_on] présenter le flanc à { $foe }
    [stand_off] tenir à distance { $foe }
    [turn] virer de { by-degrees }, puis avancer
    [pivot] pivoter de { by-degrees }
    [back_water] reculer
    [disengage] se dégager
    [keep_station] tenir son poste près du navire de tête
    [before_the_wind] fuir vent arrière
    [stay] rester sur place
   *[hold_course] garder le cap
  }{ $under ->
    [oars] {" "}à la rame
    [sails] {" "}à la voile
   *[either] {""}
  }
guns = { $policy ->
    [only_at] canons sur { $foe } seulement
    [hold] canons au repos
   *[as_they_bear] canons sur tout ennemi devant eux
  }{ $aim ->
    [high] , pointés haut
    [flanks_high] , pointés haut par le travers
    [ends_high] , pointés haut devant et derrière
   *[low] {""}
  }
boarding = { $policy ->
    [never] ne rien aborder
    [if_larger] aborder les équipages moindres et les navires à l’abandon
    [always] aborder tout ennemi
   *[abandoned] aborder les navires à l’abandon
  }, { $then }
go-on = { $how ->
    [never] un seul assaut
    [last] jusqu’au dernier équipage
    [level] poursuivre si l’équipage est au moins égal
   *[ahead] continuer avec { $lead } d’avance
  }
land = { $kind ->
    [island] une île
    [large_island] une grande île
    [coast] la côte
    [sandbank] un banc de sable
    [iceberg] un iceberg
   *[rocks] des rochers
  }
ship-sort = { $sort ->
    [wargalley] galère impériale
    [wolfship] Loup Impérial
    [greatship] Caraque
    [corsair] Corsaire
    [buccaneer] Boucanier
    [galleon] Galion
   *[pirate_galley] galère pirate
  }

## Menus

action-seal = Sceller les signaux tels quels
action-seal-as = Sceller comme signalé : { $signals }
action-seal-so = Sceller : { $signals }
action-play-on = Continuer
menu-guns = Canons
menu-guns-policy = { $policy ->
    [hold] Ne pas tirer
   *[as_they_bear] Tirer sur tout ennemi devant
  }
menu-aim = Pointage haut ou bas
menu-aimed = { $aim ->
    [high] Haut : mâts et ponts
    [flanks_high] Haut par le travers, bas devant et derrière
    [ends_high] Haut devant et derrière, bas par le travers
   *[low] Bas : coques et ponts
  }
menu-under = Rames ou voiles
menu-under-which = { $under ->
    [oars] Rames seulement
    [sails] Voiles seulement
   *[either] Ce qui convient le mieux
  }
menu-only-at = Seulement sur { $foe }
menu-scuttle = Saborder
menu-scuttle-ship = { $go ->
    [yes] Saborder { $ship }
   *[no] Ne pas saborder { $ship }
  }
about-scuttle = Il coule à la fin du tour, et compte comme coulé pour l’ennemi
asks-scuttle = Quel navire ?
menu-boarding = Abordage
menu-boarding-policy = { $policy ->
    [never] Ne rien aborder
    [if_larger] Aussi les équipages moindres
    [always] Aborder tout ennemi
   *[abandoned] Les navires à l’abandon
  }
menu-go-on = Continuer l’abordage
menu-lead = { $how ->
    [never] Jamais : un seul assaut
    [last] Jusqu’au dernier équipage
    [level] Si notre équipage n’est pas moindre
   *[ahead] Si notre équipage a { $lead } d’avance
  }
menu-bend = { by-degrees }
menu-intent = { $intent ->
    [close] Approcher
    [ram] Éperonner
    [board] Aborder
    [broadside_on] Présenter le flanc
    [stand_off] Tenir à distance
    [turn] Virer ensemble
    [pivot] Pivoter sur place
    [back_water] Reculer
    [disengage] Se dégager
    [keep_station] Tenir son poste
    [before_the_wind] Vent arrière
    [stay] Rester sur place
   *[hold_course] Garder le cap
  }
about-intent = { $intent ->
    [close] S’approcher d’un ennemi, les canons tournés vers lui
    [ram] Frapper un ennemi de l’éperon, ou se placer pour le faire
    [board] Accoster un ennemi et combattre son équipage
    [broadside_on] Mettre un ennemi par le travers
    [stand_off] Rester hors de portée de ses canons, même après qu’il aura bougé
    [turn] Tous les navires virent du même angle, puis avancent
    [pivot] Tous les navires pivotent sur place
    [back_water] Reculer de 5 cm à la rame
    [disengage] Glisser le long du navire contre lequel bute la proue, puis avancer
    [keep_station] Se ranger près du navire de tête, qui reste sur place, ou continue à la voile à mi-vitesse
    [stay] Rester sur place, et tirer
    [before_the_wind] Virer jusqu’à recevoir le vent de l’arrière
   *[hold_course] Aller tout droit à pleine vitesse
  }
asks-intent = { $intent ->
    [turn] De combien, et de quel côté ?
    [pivot] De combien, et de quel côté ?
   *[other] Quel ennemi ?
  }
asks-guns = Quand les canons doivent-ils tirer ?
asks-aim = Quelles zones viser sur les navires à parties hautes et basses ?
asks-under = Que doivent employer les navires qui ont les deux ?
asks-boarding = Quels ennemis à leur contact les navires doivent-ils aborder ?
asks-go-on = Quand l’abordage doit-il continuer après un assaut ?
about = { $about ->
    [yes] environ{" "}
   *[no] {""}
  }
would = { $ships }{ $near ->
    [yes] , trop près pour éperonner,
   *[no] {""}
  } { $doing }
would-ram = { $count ->
    [one] éperonne { $foe }
   *[other] éperonnent { $foe }
  }
would-fire = { $moving }, { $count ->
    [one] tire sur { $aims }
   *[other] tirent sur { $aims }
  }
would-shoot = { $count ->
    [one] tire sur { $foe }
   *[other] tirent sur { $foe }
  }
squadrons-told = { $letters } : { $intent }
would-others = { $count } { $count ->
    [one] autre navire
   *[other] autres navires
  }
would-aim = { $foe } { near-band }
would-board = { $count ->
    [one] aborde { $foe }
   *[other] abordent { $foe }
  } ({ $won } % de gagner, { $lost } % de perdre)
would-man = { $count ->
    [one] occupe { $foe }
   *[other] occupent { $foe }
  }
would-row = { $count ->
    [one] rame { about }{ $length }
   *[other] rament { about }{ $length }
  }
would-sail = { $count ->
    [one] fait { about }{ $length } à la voile
   *[other] font { about }{ $length } à la voile
  }
would-then = { $doing }, { $lies ->
    [stopped] à l’arrêt, vent debout
    [into_the_wind] vent debout
    [following_wind] puis vent arrière
   *[beam_wind] puis vent de travers
  }
would-back = { $count ->
    [one] recule { $about ->
        [yes] d’environ{" "}
       *[no] de{" "}
      }{ $length }
   *[other] reculent { $about ->
        [yes] d’environ{" "}
       *[no] de{" "}
      }{ $length }
  }
would-turn = { $count ->
    [one] tourne { $about ->
        [yes] d’environ{" "}
       *[no] de{" "}
      }{ by-degrees }
   *[other] tournent { $about ->
        [yes] d’environ{" "}
       *[no] de{" "}
      }{ by-degrees }
  }{ $run ->
    [yes] {" "}sur { $length }
   *[no] {""}
  }
would-refloat = { $count ->
    [one] est à terre, et s’en dégage sur un 4
   *[other] sont à terre, et s’en dégagent sur un 4
  }
would-ground = { $count ->
    [one] s’échoue sur { land }
   *[other] s’échouent sur { land }
  }
would-stay = { $count ->
    [one] reste sur place
   *[other] restent sur place
  }
foreseen-nothing = Aucun navire ne suit de signal ce tour-ci
foreseen = { $before ->
    [first] { $risky ->
        [yes] Si les navires { DE($admiral) }, qui agissent d’abord, n’y changent rien, { $parts }
       *[no] Si les navires { DE($admiral) } n’y changent rien, { $parts }
      }
    [between] Si les navires { DE($admiral) } n’y changent rien entre-temps, { $parts }
   *[none] En l’état, { $parts }
  }
near-band = { $band ->
    [short] de près
    [medium] à mi-portée
   *[long] de loin
  }
in-band = { $band ->
    [short] courte portée
    [medium] moyenne portée
   *[long] longue portée
  }

## Plans

plan-advised = Votre capitaine conseille : { $signals }
plan-signalled = Comme signalé : { $signals }
plan-signalled-advised = Comme signalé et conseillé : { $signals }
plan-as-signalled = Comme signalé
plan-other = Plutôt : { $signals }
stop-near = Un ennemi est à moins de { $length } cm
stop-hit = Un de vos navires est touché
stop-lost = Un de vos navires est perdu

## Questions

acts-first = { $whose ->
    [mine] Vos navires agissent d’abord ce tour-ci, avant que l’ennemi ne bouge.
    [theirs] Les navires { DE($admiral) } agissent d’abord ce tour-ci : les vôtres, quand ils ont bougé.
    [mine-by-turns] Vos escadres agissent d’abord ce tour-ci, en alternant avec celles de l’ennemi.
    [by-turns] Les escadres { DE($admiral) } agissent d’abord ce tour-ci, en alternant avec celles de l’autre camp.
   *[other] Les navires { DE($admiral) } agissent d’abord ce tour-ci.
  }
ask-sheet = { acts-first } Que signalez-vous ?{ $told ->
    [yes] {" "}Signal actuel : { $signals }.
   *[no] {""}
  }
told = { $squadron } : { $signal }

## Nouvelles

event-began = Les flottes sont en place, { wind-blows }.{ $pieces ->
    [0] {""}
    [one] {" "}Une terre les sépare.
   *[other] {" "}Entre elles, il y a { $pieces } terres et hauts-fonds.
  }
event-refloated = { $off ->
    [tide] { $ship } se dégage avec la grande marée, et flotte de nouveau.
    [yes] { $ship } se dégage avec un { $face }, et flotte de nouveau.
   *[no] { $ship } reste à terre avec un { $face } : il faut un 4 ou plus pour se dégager.
  }
wind-blows = { $wind ->
    [N] et le vent souffle vers le nord
    [E] et le vent souffle vers l’est
    [S] et le vent souffle vers le sud
   *[W] et le vent souffle vers l’ouest
  }
event-wind = Deux { $face } aux dés d’initiative, { wind-blows }.
event-turn = Tour { $turn } : { $admiral } a l’initiative ({ $high } contre { $low }).
event-sealed = { $admiral } a scellé ses signaux.
event-sealed-as = { $admiral } a scellé ses signaux : { $signals }.
event-act = { $ships } { $deeds }.
deed-aground = s’échoue sur { $grounded } (il faut { $needed } ou plus pour la sauvegarde ; dé : { $save })
grounded = { land }, { $points ->
    [0] sans dommage
    [one] et un { $face } ouvre { $points } voie d’eau
   *[other] et un { $face } ouvre { $points } voies d’eau
  }
event-sunk = { $ship } coule.
event-follow = { $count ->
    [one] Le retardataire { $ships } { $deeds }
   *[other] Les retardataires { $ships } { $deeds }
  }, vers le navire de tête.
event-burned = Incendie sur { $ship } : { $fires }.
burned = un { $face } pour { $where }, { $fate ->
    [goes_out] et le feu s’éteint
    [spreads] et le feu gagne { $beyond }
    [grows] et le feu y grandit
    [held] mais le feu n’y trouve plus rien à brûler
   *[contained] et le feu ne s’étend pas
  }
told-scuttle = { $go ->
    [yes] saborder { $ship } à la fin du tour
   *[no] ne pas saborder { $ship }
  }
event-scuttled = L’équipage de { $ship } ouvre la coque, et le navire coule.{ $fate ->
    [back] {" "}L’équipage de prise est de retour à bord de { $home }.
    [lost] {" "}L’équipage de prise part dans les canots et se perd en mer.
   *[own] {""}
  }
event-fell-behind = { $ship } est à plus de 15 cm de son navire de tête : retardataire au tour suivant.
event-rejoined = { $ship } a rejoint son escadre.
event-abandoned = { $ship } a perdu son dernier équipage et dérive à l’abandon.
event-manned = { $prize ->
    [yes] { $by } met { $crew } équipage à bord de { $ship }, qui devient sa prise.
   *[no] { $by } met { $crew } équipage à bord de { $ship }, qui sert de nouveau son camp.
  }
event-leader = { $ship } mène désormais l’escadre { $letter }.
event-ended = { $why ->
    [last_afloat] { $winner } l’emporte : { $loser } n’a plus de navire pour combattre. Honneurs de bataille : { $most } contre { $least }.
    [honours] { $winner } l’emporte aux honneurs de bataille, { $most } contre { $least }.
   *[draw] Match nul : { $most ->
        [0] aucun des deux camps n’a d’honneur de bataille
        [one] chaque camp a { $most } honneur de bataille
       *[other] chaque camp a { $most } honneurs de bataille
      }.
  }
deed-stay = { $count ->
    [one] reste sur place
   *[other] restent sur place
  }
deed-way = { $legs }
deed-luffed = { $legs }, et { $count ->
    [one] s’arrête vent debout
   *[other] s’arrêtent vent debout
  }
deed-met = { $legs }, jusqu’{ $what ->
    [wreck] à l’épave de { $met }
   *[ship] au flanc de { $met }
  }
leg = { $stroke ->
    [battle] { $count ->
        [one] rame { $length } à la vitesse de combat
       *[other] rament { $length } à la vitesse de combat
      }
    [turn] { $count ->
        [one] vire de { by-degrees }
       *[other] virent de { by-degrees }
      }
    [pivot] { $count ->
        [one] pivote de { by-degrees }
       *[other] pivotent de { by-degrees }
      }
    [back] { $count ->
        [one] recule de { $length }
       *[other] reculent de { $length }
      }
    [sail] { $count ->
        [one] fait { $length } à la voile
       *[other] font { $length } à la voile
      }
    [disengage] { $count ->
        [one] se dégage en virant de { by-degrees }
       *[other] se dégagent en virant de { by-degrees }
      }
   *[ahead] { $count ->
        [one] rame { $length }
       *[other] rament { $length }
      }
  }
deed-ram = éperonne { $target } { $points ->
    [0] en vain
    [one] et ouvre { $points } voie d’eau
   *[other] et ouvre { $points } voies d’eau
  } (sauvegarde à { $needed } ou plus ; dé : { $save })
deed-fire = tire sur { $target }, { $aim ->
    [high] pointage haut,{" "}
    [low] pointage bas,{" "}
   *[any] {""}
  }{ in-band } : { $shots }
bout = { $ours } contre { $theirs }, { $losers ->
    [one] { $lost } perd un équipage
   *[other] { $lost } perdent chacun un équipage
  }
deed-board = aborde { $target } : { bout }
deed-board-empty = aborde { $target }, où il ne reste personne
deed-go-on = { $turned ->
    [yes] { $ship } contre-attaque
   *[no] { $ship } continue
  } : { bout }
deed-break-off = { $how ->
    [stops] { $ship } en reste là
   *[casts_off] { $ship } détache les grappins
  }
area-hit = { $area ->
    [bow_battery] le canon de proue
    [mast] le mât
    [oars] les rames
    [stern] la poupe
    [bow] la proue
    [deck] le pont
    [forecastle] le château avant
    [foremast] le mât de misaine
    [gun_deck] la batterie
    [gun_decks] les batteries
    [mainmast] le grand mât
    [mizzenmast] le mât d’artimon
    [sterncastle] le château arrière
    [upper_deck] le pont supérieur
   *[other] la coque
  }
part-lost = { $effect ->
    [oars] ne peut plus ramer
    [sails] ne peut plus aller à la voile
    [slower] perd { $length } à la voile
   *[gun] { $left ->
        [0] ne peut plus tirer { battery-looks }
       *[other] tire de { $guns } { $guns ->
            [one] canon
           *[other] canons
          } de moins { battery-looks }
      }
  }
battery-looks = { $battery ->
    [bow] devant
    [stern] derrière
   *[broadside] par le travers
  }
part-lost-by = { $does ->
    [yes] , la cible { part-lost }
   *[no] {""}
  }
shot = { $result ->
    [missed] un { $die } manque la cible
    [saved] un { $die } touche { area-hit }, mais un { $save } pare le coup
    [warded] un { $die } frappe { area-hit }, hors d’usage (sauvegarde manquée : { $save }), mais un sort écarte le coup critique
    [unharmed] un { $die } touche encore { area-hit }, sans effet
    [damaged] un { $die } endommage { area-hit } (sauvegarde manquée : { $save }){ part-lost-by }
   *[destroyed] un { $die } détruit { area-hit } (sauvegarde manquée : { $save }){ part-lost-by }
  }
shot-critical = un { $die } frappe { area-hit }, hors d’usage (sauvegarde manquée : { $save }), et un { $critical } au critique donne { $harm }
harm-holed = { $points ->
    [one] { $points } voie d’eau
   *[other] { $points } voies d’eau
  }
harm-crew = { $crew ->
    [one] { $crew } équipage perdu
   *[other] { $crew } équipages perdus
  }
harm-fire = un incendie à cet endroit
harm-none = rien
panic-held = une panique, { $face } : { $mishap ->
    [charts_lost] les cartes sont perdues
    [treasure_scattered] le trésor se répand
   *[captain_killed] le capitaine est tué
  }, { $held ->
    [move] et { $ship } ne bouge pas ce tour-ci
    [fire] et { $ship } ne tire pas ce tour-ci
    [both] et { $ship } ne bouge ni ne tire ce tour-ci
   *[none] sans effet, car { $ship } a déjà agi
  }
panic-crew = une panique, { $face } : { $mishap ->
    [rum] l’équipage trouve le rhum
   *[mutiny] l’équipage se mutine
  }, et les dés ({ $dice }) coûtent { $lost ->
    [one] { $lost } équipage
   *[other] { $lost } équipages
  } à { $ship }
panic-overboard = une panique, { $face } : le capitaine passe par-dessus bord, et par un { $die } { $ship } { $turns ->
    [yes] dérive de { $length } en virant de { by-degrees }
   *[no] dérive de { $length } tout droit
  }{ $met }
panic-aground = une panique, { $face } : le capitaine passe par-dessus bord, mais avec un { $die } { $ship }, à terre, ne bouge pas
panic-grounded = {" "}et s’échoue sur { $grounded }
panic-met = {" "}jusqu’à { $met }

## La table en mots

summary-turn = Tour { $turn } sur { $turns } · { $phase ->
    [signals] donnez vos signaux, et scellez-les
   *[acting] les navires agissent, { $admiral } d’abord
  }
summary-race = { $west } · { $east }
score = { $admiral } ({ $nation ->
    [empire] Empire
    [bretonnia] Bretonnie
   *[pirates] pirates
  }) : { $ships ->
    [one] { $ships } navire, { $honours ->
        [0] aucun honneur
        [one] { $honours } honneur
       *[other] { $honours } honneurs
      }
   *[other] { $ships } navires, { $honours ->
        [0] aucun honneur
        [one] { $honours } honneur
       *[other] { $honours } honneurs
      }
  }
map-wind = Le vent souffle vers { $wind ->
    [N] le nord
    [E] l’est
    [S] le sud
   *[W] l’ouest
  } ; les rames n’en ont pas besoin.{ $oars ->
    [only] {""}
   *[also] {" "}À la voile, on n’avance pas contre lui.
  }
map-ship = { $ship }, { ship-sort } : { about }{ $east } à l’est et { $north } au nord, proue { compass }{ $lies ->
    [into_the_wind] , vent debout, un virage de { $speed } à la voile
    [beam_wind] , vent de travers, { $speed } à la voile
    [following_wind] , vent arrière, { $speed } à la voile
   *[oars] {""}
  } ; { $near } ; { $state }
map-land = { $kind ->
    [island] Une île
    [large_island] Une grande île
    [coast] La côte
    [sandbank] Un banc de sable
    [iceberg] Un iceberg
   *[rocks] Des rochers
  }, { $round ->
    [yes] { $wide } de large
   *[no] { $long } sur { $wide }, { $along ->
        [n] du sud au nord
        [ne] du sud-ouest au nord-est
        [e] d’ouest en est
       *[se] du nord-ouest au sud-est
      }
  }, autour de { $east } à l’est et { $north } au nord
compass = { $heading ->
    [n] au nord
    [ne] au nord-est
    [e] à l’est
    [se] au sud-est
    [s] au sud
    [sw] au sud-ouest
    [w] à l’ouest
   *[nw] au nord-ouest
  }
map-near = { $foe } est à { $length }, { $where ->
    [ahead] devant
    [astern] derrière
    [port] à bâbord
   *[starboard] à tribord
  }
map-near-by-eye = l’ennemi le plus proche, à vue d’œil, est { $foe }, { $where ->
    [ahead] devant
    [astern] derrière
    [port] à bâbord
   *[starboard] à tribord
  }
map-no-foe = il ne reste aucun ennemi
map-wreck = { $ship }, { ship-sort } : { about }{ $east } à l’est et { $north } au nord, { $lot ->
    [debris] des débris à la dérive
   *[wreck] une épave
  }
condition = { $holes ->
    [0] flottaison intacte
    [one] { $holes } voie d’eau sur { $boxes }
   *[other] { $holes } voies d’eau sur { $boxes }
  }, { $crew ->
    [0] à l’abandon
   *[other] équipage { $crew } sur { $most }
  }{ $damaged ->
    [yes] , sans { $lost }
   *[no] {""}
  }{ $captor ->
    [empire] , prise de l’Empire
    [bretonnia] , prise de la Bretonnie
    [pirates] , prise des pirates
   *[none] {""}
  }
plight-fire = en feu : { $areas }
plight-aground = à terre sur { land }
plight = { $what ->
    [straggler] retardataire, qui ne bouge ni ne tire avant la fin du tour
    [no_move] ne peut pas bouger ce tour-ci
   *[no_fire] ne peut pas tirer ce tour-ci
  }
lost = { $area ->
    [bow_battery] canon de proue
    [mast] mât
    [oars] rames
    [stern] poupe
    [bow] proue
    [deck] pont
    [forecastle] château avant
    [foremast] mât de misaine
    [gun_deck] batterie
    [gun_decks] batteries
    [mainmast] grand mât
    [mizzenmast] mât d’artimon
    [sterncastle] château arrière
   *[upper_deck] pont supérieur
  }{ $of ->
    [1] { $does ->
        [yes] {" "}({ part-lost })
       *[no] {""}
      }
   *[other] {" "}({ $filled } sur { $of }{ $does ->
        [yes]  : { part-lost }
       *[no] {""}
      })
  }
alt = Tour { $turn } sur { $turns } : à l’ouest { $west }, à l’est { $east } ; vent vers { $wind ->
    [N] le nord
    [E] l’est
    [S] le sud
   *[W] l’ouest
  }.
alt-over = La bataille est finie. { $told }
picture-title = Tour { $turn } sur { $turns } : le plus d’honneurs gagne
picture-won = { $draw ->
    [yes] Match nul
   *[no] { $winner } l’emporte
  }
picture-reason = { $why ->
    [last_afloat] Un seul camp peut encore combattre
    [honours] Honneurs de bataille : { $most } contre { $least }
   *[draw] Honneurs de bataille : { $most } chacun
  }

## Fiches, main et manuel

panel-hand = Vos signaux et vos navires
panel-ships = Tous les navires
panel-guns = Les canons et leurs chances
panel-arcs = { $ship } : { $sides }
guns-of-side = { $count ->
    [one] { $count } canon
   *[other] { $count } canons
  } { $side ->
    [bow] devant
    [stern] derrière
    [port] à bâbord
   *[starboard] à tribord
  }
panel-odds = Un canon{ $aim ->
    [high] {" "}pointé haut
    [low] {" "}pointé bas
   *[any] {""}
  } qui atteint un bâtiment intact ({ ship-sort }) lui fait des dégâts : { $short } % à courte portée, { $medium } % à moyenne, { $long } % à longue
panel-signals = Ce que veut dire chaque signal
panel-ship = { $ship }, { ship-sort } : { $state }
panel-sails = { $ship } fait { $beam } vent de travers, { $following } vent arrière ; pour l’instant { $lies ->
    [into_the_wind] il est vent debout, et ne peut que virer pour en sortir
    [following_wind] il est vent arrière
   *[beam_wind] il est vent de travers
  }
panel-intent = { $name } : { about-intent }
ship-lost = { $how ->
    [scuttled] sabordé au tour { $turn }
   *[sunk] coulé au tour { $turn }
  }
hand-guns = { $guns }

goal-game = { $galleys ->
    [0] { $fleets ->
        [points_450] Des flottes de 450 points
        [capital_700] Des flottes de 700 points, certaines avec un grand bâtiment,
        [points_1000] Des flottes de 1000 points
        [points_1500] Des flottes de 1500 points
       *[points_700] Des flottes de 700 points
      } s’affrontent { among } : celle de l’Empire à l’ouest, { east-fleet } à l’est.
   *[other] Deux escadres de { $galleys } galères s’affrontent { among } : celle de l’Empire à l’ouest, celle des pirates à l’est.
  }
among = { $terrain ->
    [by_dice] entre terres et hauts-fonds
    [islands] parmi les îles
    [shoals] parmi les bancs de sable et les rochers
   *[open_sea] au large
  }
goal-land = La terre arrête les tirs, et un navire qui dérive dessus s’échoue, ce qui peut ouvrir des voies d’eau et coûter des tours. Vos navires la contournent d’eux-mêmes.
east-fleet = { $nation ->
    [bretonnia] celle de Bretonnie
   *[pirates] celle des pirates
  }
goal-wind = Les voiles ont besoin du vent : de travers ou de l’arrière elles vont loin, vent debout elles ne font que virer. Les rames vont partout, mais moins loin.
goal-win = Coulez ou capturez tous les ennemis, ou ayez plus d’honneurs de bataille après le tour { $turns }. Un navire coulé, pris ou abandonné vaut les honneurs de sa carte (une galère : 2) ; sinon, chaque voie d’eau en vaut 1.
goal-turn = À chaque tour, chaque camp donne en secret les signaux de ses escadres. Quand tout est scellé, les navires avancent, éperonnent, tirent et abordent d’eux-mêmes.
terms = { $galleys ->
    [0] { $fleets ->
        [points_450] 450 points par camp
        [capital_700] 700 points par camp avec de grands bâtiments
        [points_1000] 1000 points par camp
        [points_1500] 1500 points par camp
       *[points_700] 700 points par camp
      }, l’Empire contre { $nation ->
        [bretonnia] la Bretonnie
       *[pirates] les pirates
      }
   *[other] { $galleys } galères par camp
  } · { $turns } tours · { $terrain ->
    [by_dice] terres aux dés
    [islands] îles
    [shoals] hauts-fonds
   *[open_sea] au large
  }{ $measuring ->
    [by_eye] {" "}· longueurs jugées à l’œil
   *[free] {""}
  }{ $wizards ->
    [apprentice] {" "}· sorciers apprentis
    [adept] {" "}· sorciers adeptes
    [master] {" "}· maîtres sorciers
   *[none] {""}
  }
how-wait = Attendez les autres signaux.
how-side = Vous menez { $ships }, { $nation ->
    [empire] des navires de l’Empire.
    [bretonnia] des navires de Bretonnie.
   *[pirates] des navires pirates.
  }
how-first = À chaque tour les deux camps lancent un dé, et le plus haut agit d’abord : ce tour-ci { $admiral } ({ $high } contre { $low }). Les escadres alternent, un navire à la fois, selon la place des autres à cet instant : le premier tire et éperonne avant, le dernier répond à ce qu’ont fait les autres.
how-signal = Choisissez un signal pour chaque escadre. Il vaut jusqu’à ce que vous le changiez, même aux tours suivants.
how-by-eye = Personne ne mesure avant que les canons tirent : jugez à l’œil. Une galère est longue de 5 cm, la règle de ses canons de quatre galères et demie. En mots, la place des ennemis est donnée à 5 cm près, et ce que vos navires feraient contre eux par « environ ».
how-seal = Scellez : quand l’autre camp l’a fait aussi, vos navires agissent l’un après l’autre.
legend = { $sign ->
    [badges] Une lettre et un chiffre nomment un navire : A1 est le premier de l’escadre A. Un rond est à l’Empire, un losange à ses ennemis.
    [honours] La couronne compte les honneurs de bataille d’un camp, les chiffres qui suivent les navires qui lui restent.
    [leader] Une flamme marque le navire de tête d’une escadre.
    [straggler] Un anneau brisé marque un retardataire : à plus de 15 cm de son navire de tête au début du tour, il ne fait que le suivre à la fin du tour.
    [ways] Un trait en pointillé montre le chemin d’un navire ; son numéro est celui des nouvelles.
    [rulers] Une bande devant un canon montre une salve, en trois portées de 7,5 cm : courte, moyenne et longue.
    [damage] Une barre près d’un navire montre sa flottaison : une galère coule à la deuxième voie d’eau.
    [wind] La flèche montre où souffle le vent. À moins de 45° de son origine, un navire est vent debout.
    [sails] Les voiles portent le plus loin avec le vent de travers ou de l’arrière. Un virage qui finit vent debout arrête le navire ; pour en sortir il fait un seul virage.
    [aim] Les canons visent haut ou bas un navire à mâts et batteries ; chaque mât perdu le ralentit.
    [fire] Des flammes marquent un incendie. À la fin de chaque tour, un dé dit s’il s’éteint ou s’étend.
    [tokens] Une ancre barrée veut dire qu’un navire ne bouge pas ce tour-ci, un canon barré qu’il ne tire pas.
    [land] Terres et hauts-fonds arrêtent les tirs, les bancs de sable aussi. Les navires les contournent.
    [aground] Un navire cerné d’écume est à terre. Quand vient son tour, un 4 ou plus le dégage.
    [plans] Un navire pâle au bout de traits jaunes montre où serait le vôtre, si rien ne bougeait avant ; un cercle pointillé dit qu’un ennemi en décide.
    [cords] Un cordon pointillé relie un navire à son navire de tête ; des tirets rouges avec une croix disent qu’il serait à plus de 15 cm, et retardataire.
    [wizard] Une étoile dans un disque bleu près d’un navire dit que son sorcier est à bord, ou s’accroche à l’épave.
    [spell] Un anneau violet autour d’un navire dit qu’un sort agit sur lui ce tour-ci ; son état dit lequel.
    [fog] Un nuage gris est de la brume : aucun canon n’y voit, et les navires la traversent.
    [lost] Un insigne barré de rouge marque un navire coulé ; le panneau barre tous ceux qui sont hors de combat.
    [grapples] Des filins à crochets tiennent un navire abordé.
    [derelict] Un insigne creux marque un navire à l’abandon : personne n’est à bord.
    [prize] Un insigne à deux couleurs marque une prise, qui ne fait que repousser les abordages.
   *[wreck] Une épave gêne navires et tirs jusqu’à la fin de son tour. Des débris ne gênent personne.
  }
legend-by-eye = L’image montre tous les navires à l’échelle, sans règle : une galère est longue de 5 cm.
legend-galley = Une galère rame 10 cm et peut virer, ou 15 cm tout droit à la vitesse de combat. Après 7,5 cm à cette vitesse, son éperon ouvre trois voies d’eau, sauf si un 5 ou un 6 sauve l’ennemi. Son seul canon tire devant, jusqu’à 22,5 cm.

lesson-name = { $step ->
    [seal] Sceller vos signaux
    [spell] Lancer un sort
    [dispel] Dissiper les sorts ennemis
    [fire] Tirer au canon
   *[ram] Éperonner un navire
  }
lesson = { $step ->
    [seal] Une proposition donne tous les signaux, et les scelle. Ou choisissez votre signal dans le menu, puis scellez.
    [spell] Sous Magie, choisissez une carte et sa cible : avant que les navires agissent, il faut un dé au moins égal à son nombre. La première proposition le fait pour vous.
    [dispel] Sous Dissiper, dites quels sorts ennemis votre sorcier doit arrêter : une carte du collège opposé peut le faire, et sera remplacée à la fin du tour.
    [fire] Approchez : les canons tirent d’eux-mêmes sur le premier ennemi devant eux, jusqu’à 22,5 cm.
   *[ram] Donnez le signal d’éperonner : un navire à la vitesse de combat qui frappe après au moins 7,5 cm peut couler sa cible.
  }

## Refus

violation-not-your-squadron = Cette escadre n’est pas la vôtre.
violation-nobody-to-signal = L’escadre { $letter } n’a plus personne pour suivre un signal.
violation-no-such-foe = Un signal ne peut nommer qu’un navire ennemi à flot, et qui a un équipage, sauf s’il s’agit de l’aborder.
violation-names-no-foe = Ce signal ne nomme aucun ennemi.
violation-no-such-turn = Les navires virent de 15, 30 ou 45 degrés, et pivotent de 45, 90 ou 180.
violation-guns-need-a-foe = Pour tirer sur un seul ennemi, il faut le nommer ; les autres ordres de tir n’en nomment aucun.
violation-no-such-lead = Un abordage continue avec 2, 1 ou 0 d’avance, jusqu’au dernier équipage, ou pas du tout.
violation-no-oars = L’escadre { $letter } n’a plus de rames.
violation-cannot-move = L’escadre { $letter } n’a plus ni rames ni voiles.
violation-not-both = L’escadre { $letter } n’a aucun navire qui ait à la fois des rames et des voiles.
violation-only-under-oars = Éperonner, pivoter et reculer se font à la rame, jamais à la voile.
violation-not-yours-to-scuttle = On peut saborder un navire à soi ou une prise, à flot et qui a un équipage.
violation-scuttle-as-ordered = Votre ordre est déjà celui-là.
violation-signalled-twice = Chaque escadre reçoit un seul signal.
violation-only-the-officer = Les navires agissent d’eux-mêmes, une fois tous les signaux scellés.

## Ordres tapés : ce qui s’écrit en abrégé, et ce qui est refusé

menu-orders = Taper des ordres exacts
field-orders = Ordres : A10 B45 feu proue
order-line = { $ship } : { $told }
order-lines =
    { $first }
    { $then }
order-then = { $first } { $then }
order-length = { $tenth ->
    [0] { $whole }
   *[other] { $whole },{ $tenth }
  }
order-sails = voiles
order-stay = reste
order-leg = { $stroke ->
    [ahead] A{ $length }
    [battle] combat { $length }
    [back] recule { $length }
    [turn] { order-hand }{ $degrees }
    [pivot] pivot { order-hand }{ $degrees }
   *[disengage] déborde { order-hand }
  }
order-hand = { $hand ->
    [port] B
   *[starboard] T
  }
order-fire = feu { order-arc }{ $aim ->
    [high] { " " }haut
   *[low] {""}
  }
order-arc = { $arc ->
    [bow] proue
    [port] bâbord
    [starboard] tribord
   *[stern] poupe
  }
order-at = sur { $foe }
order-hold = silence
order-board = aborde { $foe }
order-place = Ligne { $line }, lettre { $column }, « { $word } » :
violation-order-unread = { order-place } ce n’est pas un ordre. Écrivez `A10` (10 cm en avant), `B45` ou `T30` (virer à bâbord ou à tribord), `pivot B90`, `combat 15`, `recule 5`, `déborde B`, `reste`, `feu proue haut sur B1`, `silence`, `aborde B1`.
violation-order-no-ship = { order-place } ce navire n’existe pas. Chaque ligne commence par un de vos navires sous vos ordres, par exemple `A1 : A10` ; les ennemis se nomment de même.
violation-order-no-arc = { order-place } dites de quel côté tirer : proue, bâbord, tribord ou poupe.
violation-order-no-number = { order-place } il faut un nombre : des cm avec une décimale au plus, ou des degrés entiers jusqu’à 180.
violation-order-no-hand = { order-place } dites de quel côté : B pour bâbord, T pour tribord.
violation-ordered-twice = Un navire n’a qu’un ordre par tour.
violation-not-under-orders = Un ordre va à un navire de l’escadre { $letter } qui peut agir et n’est pas traînard.
violation-order-no-oars = { $ship } ne peut pas ramer : commencez l’ordre par « voiles », ou n’y mettez pas de mouvement.
violation-order-no-sails = { $ship } n’a pas de voiles à mettre : ôtez « voiles » de l’ordre.
violation-order-too-far = { $ship } ne peut pas faire tout cela en un mouvement : comptez 5 cm par virage, la moitié de la vitesse aux rames pour un pivot jusqu’à 90° (toute la vitesse au-delà), et rien d’autre avec la vitesse de combat ou la marche arrière. Un virage face au vent est le dernier.
violation-order-off-table = { $ship } sortirait de la table.
violation-order-arc-twice = Les canons de { $ship } tirent une fois de chaque côté.
violation-order-no-gun = { $ship } n’a plus de canon { order-looks }.
order-looks = { $arc ->
    [bow] devant
    [port] à bâbord
    [starboard] à tribord
   *[stern] derrière
  }
