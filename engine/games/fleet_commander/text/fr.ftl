### Fleet Commander en français. Les faits qui portent le nom d’un symbole du jeu ($sort, $special, $weapon…) choisissent.

## Les choses

special = { $special ->
    [asteroid_field] champ d’astéroïdes
    [gravity_field] champ gravitationnel
    [undiscovered] non découvert
   *[gas_cloud] nuage de gaz
  }
sector = { $name }
sector-portal = { $name } (portail { $letter })
sector-special = { $name } ({ special })
sort = { $sort ->
    [frigate] frégate
    [destroyer] destroyer
    [cruiser] croiseur
    [damaged_cruiser] croiseur endommagé
    [shuttle] navette
    [signal] signal
    [decoy] leurre
   *[battleship] cuirassé
  }
ship = { $number ->
    [0] { sort }
   *[other] { sort } { $number }
  }
the-ship = { $sort ->
    [frigate] la { ship }
    [shuttle] la { ship }
   *[other] le { ship }
  }
sector-in-zone = zone { $zone }, { $name }
ship-of = { WHO($owner) ->
    [you] { your-ship }
   *[other] { the-ship } { DE($owner) }
  }
your-ship = votre { ship }
ships-of = { WHO($owner) ->
    [you] vos { $ships }
   *[other] { $ships } { DE($owner) }
  }
ships = { $count } { $sort ->
    [frigate] { $count ->
        [one] frégate
       *[other] frégates
      }
    [destroyer] { $count ->
        [one] destroyer
       *[other] destroyers
      }
    [cruiser] { $count ->
        [one] croiseur
       *[other] croiseurs
      }
    [damaged_cruiser] croiseur endommagé
    [shuttle] navette
    [signal] { $count ->
        [one] signal
       *[other] signaux
      }
    [decoy] { $count ->
        [one] leurre
       *[other] leurres
      }
   *[battleship] { $count ->
        [one] cuirassé
       *[other] cuirassés
      }
  }
ships-numbered = { $sort ->
    [frigate] frégates
    [destroyer] destroyers
    [cruiser] croiseurs
   *[battleship] cuirassés
  } { $numbers }
any-ships = { $count ->
    [one] { $sort ->
        [frigate] une seule
        [shuttle] une seule
       *[other] un seul
      } { sort }
   *[other] { $count } des { $ships }
  }
ship-armed = { $ship } ({ weapon })
ship-nowhere = { $lost ->
    [away] a quitté la bataille
    [yes] détruit
   *[no] pas encore déployé
  }
weapon = { $weapon ->
    [proton_ray] rayon proton
    [vortex_missiles] missiles vortex
    [nano_repairer] nano-réparateur
    [magnetic_bomb] bombe magnétique
    [drones] drones
    [tractor_ray] rayon tracteur
    [exo_bomb] exo-bombe
    [vortex_gate] porte vortex
   *[interdictor] interdictor
  }
weapon-of = { weapon } ({ $ship }){ shown-signals }
target = { $ship }, coque { $hull }/{ $most }{ $alike ->
    [one] {""}
   *[other] {" "}({ $alike } identiques)
  }
target-at = { $ship } en { $sector }, coque { $hull }/{ $most }
shield = { $die } contre { $sector }{ $gas ->
    [yes] {" "}(nuage de gaz)
   *[no] {""}
  }
harm = { $power ->
    [one] 1 dégât
   *[other] { $power } dégâts
  }
score = { $commander } { $points }
score-of = { $commander } { $points } (perd à { $lost })
score-of-team = { $side } { $points }, perd à { $lost } ({ $scores })
first-roll = { $commander } { $count }
may-answer = { $how ->
    [shield] boucliers
    [retreat] repli
   *[counter] contre-attaque
  }
menu-roll = Lancer

## Menus

menu-move = Se déplacer
menu-move-on = Avancer encore, sans dé (propulsion ionique)
menu-portal = Emprunter un portail
menu-attack = Attaquer
menu-attack-again = Second tir
menu-weapon = Arme spéciale
menu-specials = Drain et autres spéciaux (★)
menu-end-turn = Finir le tour
menu-retreat = Se replier
menu-counter = Contre-attaquer
menu-from = { $sector } : { $ships }
menu-from-nowhere = Personne
menu-place = Placer un { special }
menu-fleet = { $fleet ->
    [first_game] Classique
    [line] Ligne de bataille
    [escort] Escorte
    [hunters] Chasseurs
    [swarm] Essaim
    [guard] Garde
   *[other] { $fleet }
  } : { $ships }
fleet-name = { $fleet ->
    [first_game] Classique
    [line] Ligne de bataille
    [escort] Escorte
    [hunters] Chasseurs
    [swarm] Essaim
    [guard] Garde
   *[other] { $fleet }
  }
menu-own-fleet = Sur mesure
menu-battleships = { $count ->
    [0] Aucun cuirassé
    [one] 1 cuirassé
   *[other] { $count } cuirassés
  }
menu-cruisers = { $count ->
    [0] Aucun croiseur
    [one] 1 croiseur
   *[other] { $count } croiseurs
  }
asks-battleships = Flotte sur mesure, à { $points } points : combien de cuirassés ?
asks-ships = { $count ->
    [0] Flotte sur mesure sans { $sort ->
        [battleship] cuirassé
       *[cruiser] croiseur
      } : quels vaisseaux ?
   *[other] { $sort ->
        [battleship] { menu-battleships }
       *[cruiser] { menu-cruisers }
      } : quels autres vaisseaux ?
  }
asks-weapon = { $count ->
    [one] Quelle arme pour le cuirassé ?
   *[other] Quelle arme pour le cuirassé { $number } sur { $count } ?{ $number ->
        [1] {""}
       *[other] {" "}Déjà : { $taken }
      }
  }
asks-kept-dice = Que gardez-vous sur votre passerelle ?
asks-kept = Quelle arme garde { $ship } ?
class-of = { sort } { $points }
about-rest = { $left ->
    [0] Plus aucun point
    [one] Encore 1 point : { $others }
   *[other] Encore { $left } points : { $others }
  }
trait-of = { $sort ->
    [frigate] { $count ->
        [one] une frégate à deux pas
       *[other] des frégates à deux pas
      }
    [destroyer] { $count ->
        [one] un destroyer à deux tirs
       *[other] des destroyers à deux tirs
      }
   *[cruiser] { $count ->
        [one] un croiseur bien protégé
       *[other] des croiseurs bien protégés
      }
  }
about-ships = { $fleet ->
    [none] {""}
   *[other] { fleet-name },{" "}
  }{ $count ->
    [one] 1 vaisseau
   *[other] { $count } vaisseaux
  }{ $told ->
    [yes] {" "}: { $traits }
   *[no] {""}
  }
label-nowhere = nulle part
label-roll = Lancer { $dice }
label-roll-part = { $count } { $colour ->
    [red] { $count ->
        [one] rouge
       *[other] rouges
      }
    [blue] { $count ->
        [one] bleu
       *[other] bleus
      }
   *[green] { $count ->
        [one] vert
       *[other] verts
      }
  }
label-move = { $ships } vers { $sector } { $die }
label-move-on = { $ships } : avancer encore vers { $sector }
label-portal = { $ships } par le portail vers { $sector } { $die }
label-attack = { $target }, en { $sector } : { $how ->
    [pair] { harm }, puis une seconde cible
    [through] { harm } par { $through }, pour un seul dé
    [far] { harm } de loin, par { $through }
    [held] { harm } sans soutien
   *[near] { harm }
  }{ shown-signals } { $dice }
label-second-shot = { $target } : { harm }
label-reroll = Relancer { $dice }
label-drain = Drainer { $die } sur la passerelle { DE($commander) }
label-switch-off = { $weapon ->
   *[interdictor] Désactiver l’interdictor ({ $ship })
  }
label-shake-off = { $weapon ->
   *[drones] { $ship } : chasser les drones lancés par { $launcher } (🔴⁠✱)
  }
label-weapon-at-commander = { $weapon ->
   *[magnetic_bomb] Vider la passerelle { DE($commander) }
  }
label-weapon-at-ship = Sur { $target }
label-weapon-at-sector = Sur { $sector }
label-pull = { $weapon ->
   *[tractor_ray] Attirer { $target }
  }
label-gate = { $ships }, depuis { $sector }
label-to = Vers { $sector }
label-to-ships = En { $sector } ({ $commander } : { $ships })
label-field = Le champ en { $sector }
label-beset = { $weapon ->
   *[drones] Sur { $ship }, lancés par { $launcher }
  }
violation-no-such-effect = Cet effet n’agit pas maintenant.
label-field-with = Le champ en { $sector } ({ $commander } : { $ships })
label-end-turn = { $gone ->
    [0] Garder { $dice }
   *[other] { $count ->
        [1] Garder { $dice }, laisser { $dropped }
        [2] Garder { $dice }, laisser { $dropped }
        [3] Garder { $dice }, laisser { $dropped }
       *[other] Laisser { $dropped }, garder les { $count } autres
      }
  }
label-end-turn-empty = Ne rien garder
ending = vous { $count ->
    [0] ne gardez rien : tous vos dés retournent à votre réserve
   *[other] gardez { $dice } sur votre passerelle{ $gone ->
        [0] {""}
       *[other] {" "}et laissez { $dropped }{ $why ->
            [full] , faute de place
            [roll] , pour pouvoir lancer un dé de cette couleur au prochain tour
           *[none] {""}
          }
      }
  }
undone = Vous pouvez encore { $parts }
undone-part = { $use ->
    [fire] tirer{ $count ->
        [0] {""}
        [one] {" "}avec 1 dé rouge
       *[other] {" "}avec { $count } dés rouges
      }
    [weapon] déclencher votre arme spéciale
    [move] vous déplacer{ $count ->
        [0] {""}
        [one] {" "}avec 1 dé bleu
       *[other] {" "}avec { $count } dés bleus
      }
    [again] avancer une seconde fois, sans dé
    [scan] scanner
   *[specials] employer vos spéciaux (★)
  }
label-tiles = { $count ->
    [0] Aucun secteur spécial
   *[other] { $tiles }
  }
label-place = En { $sector }
label-armed = { $ship } ({ weapon })
label-join = { $sector } (avec { $ships })
label-redirect = { $ship } : encaisser le coup
label-redirect-none = Laisser la cible encaisser
label-support = Soutenir avec { $ships } : { $power } de plus
label-support-by = Soutenir d’un seul vaisseau, { $ship } ({ $sector }) : { $power } de plus
label-support-none = Ne pas soutenir
label-roll-green = Lancer d’abord un dé vert (nuage de gaz, gratuit)
label-shields = { $shields } : { $blocked ->
    [one] 1 dégât arrêté
   *[other] { $blocked } dégâts arrêtés
  }, { $left ->
    [0] rien ne passe
    [one] 1 passe
   *[other] { $left } passent
  }
label-shields-raised = bouclier { $shields }
label-counter = Sur { $target }
label-take-hit = Ne pas répondre
label-ships = { $ships }
label-no-others = Aucun autre vaisseau
label-weapons = Avec { $weapons }
menu-ships-firing = Choisir les vaisseaux qui tirent
menu-specials-paid = Choisir les spéciaux à dépenser
form-firing = Quels vaisseaux tirent ? Choisissez-en un ou plusieurs ; les autres ne tirent pas.
form-supporting = Soutenir avec une partie de vos vaisseaux : choisissez-en un ou plusieurs.
form-specials = Quels spéciaux dépensez-vous ? Choisissez-en deux.
form-going = Quels vaisseaux partent ? Choisissez-en un ou plusieurs ; les autres restent.
menu-some-ships = Une partie seulement : { $order }
form-kept = Choisissez les dés à garder ; les autres retournent à votre réserve.
form-die = { $die }
form-ship = { $ship } ({ $sector }), puissance de feu { $power }
label-attack-by = { $attack }, par { $ships } seulement
label-paid = { $aim }, payé avec { $dice }

## Questions

role = { $scenario ->
    [trap] { $faction ->
        [phebe] Vous commandez Phébé, prise au milieu.
       *[amycles] Vous commandez Amyclès, en embuscade des deux côtés.
      }{" "}
    [passage] { $faction ->
        [phebe] Vous commandez Phébé. Faites sortir un croiseur endommagé, qui s’ajoute à votre flotte.
       *[amycles] Vous commandez Amyclès. Traquez un croiseur endommagé.
      }{" "}
    [capture] { $faction ->
        [phebe] Vous commandez Phébé. Escortez une navette, qui s’ajoute à votre flotte.
       *[amycles] Vous commandez Amyclès. Traquez une navette.
      }{" "}
   *[other] {""}
  }
ask-fleet = { $role }Quelle flotte commandez-vous ? Elle compte { $points } points de classe au plus{ $more ->
    [0] {""}
   *[other] , dont { $more } de handicap
  }.
ask-tiles = { $role }{ $count ->
    [one] Quel secteur spécial choisissez-vous ? Vous le placez
   *[other] Quels secteurs spéciaux choisissez-vous ? Vous les placez un à un
  } juste après, puis vous choisissez et déployez votre flotte.
ask-place = { $again ->
    [yes] Où placez-vous le premier de vos { $count } secteurs spéciaux ?
   *[no] Où placez-vous un secteur spécial ? Il vous en reste { $count }.
  }
ask-portal = { $twin ->
    [yes] Où placez-vous l’autre portail { $letter } ?{ $zones ->
        [several] {" "}Il va dans une autre zone que le premier.
       *[one] {""}
      }
   *[no] Où placez-vous un portail { $letter } ? On entre par un portail d’une lettre et on sort par l’autre.
  }
ask-deploy = Quel vaisseau déployez-vous, et où ? { $count ->
    [one] C’est votre dernier.
   *[other] Il en reste { $count }.
  }
ask-redirect = { $attacker } vous attaque en { $sector } : { $target } (coque { $hull }/{ $most }) subirait { harm }. Votre croiseur prend-il le coup à sa place ?
ask-support = { $attacker } attaque { $target } (coque { $hull }/{ $most }) en { $sector } pour { harm }. Soutenez-vous l’attaque ? Vos vaisseaux sur place ({ $ships }) ajouteraient { $more }, sans dé.
ask-react = { $attacker } vous attaque en { $sector } depuis { $origin } : { $target } (coque { $hull }/{ $most }) subirait { harm }. Comment répondez-vous ?{ $gas ->
    [yes] {" "}Le nuage de gaz vous donne { $die }.
   *[no] {""}
  }
ask-field = Quel champ d’astéroïdes dérive ? Un dé dira ensuite de quel côté.
ask-drift = Le dé montre { $face } : où dérive le champ d’astéroïdes de { $sector } ?
ask-exit = Le champ gravitationnel en { $sector } rejette { $ships } : vers où ?

## Ordres permanents

orders-reactions = Quand on m’attaque
order-reactions = { $order ->
    [cautious] Prudence : parer toujours, les frégates se replient
    [balanced] Équilibre : sauver les vaisseaux, boucliers dès 2 dégâts
    [aggressive] Agressivité : contre-attaquer, boucliers pour sauver un vaisseau
   *[ask] Me demander comment répondre à une attaque
  }
orders-redirect = Quand on attaque un vaisseau à côté de mon croiseur
order-redirect = { $order ->
    [never] Mon croiseur ne prend jamais le coup
    [to_save] Mon croiseur prend le coup pour sauver un vaisseau
   *[ask] Me demander si mon croiseur prend le coup
  }
orders-allies = Quand je peux soutenir l’attaque d’un allié
order-allies = { $order ->
    [always] Toujours soutenir mon allié
    [never] Ne jamais soutenir mon allié
   *[ask] Me demander s’il faut soutenir mon allié
  }
orders-others = Quand je peux me joindre à l’attaque d’un autre
order-others = { $order ->
    [always] Me joindre à toute attaque
    [strongest] Me joindre aux attaques contre qui a le plus de points
    [never] Ne me joindre à aucune attaque
   *[ask] Me demander s’il faut me joindre à l’attaque
  }
orders-deployment = Quand on déploie les vaisseaux
order-deployment = { $order ->
    [heaviest_first] Tout déployer pour moi, les plus gros d’abord
    [in_line] Déployer toute ma flotte en ligne
    [random] Déployer toute ma flotte au hasard
   *[ask] Me demander où va chaque vaisseau
  }

## Ce qui arrive

event-and-so = { $head } ; { $parts }
event-because = { $head }. { $why }
event-first-rolled = Le plus de ★ commence : { $rolls }
event-first-chosen = { WHO($commander) ->
    [you] vous commencez
   *[other] { $commander } commence
  }
event-tiles-set-aside = { WHO($commander) ->
    [you] { $count ->
        [0] vous ne prenez aucun secteur spécial
       *[other] vous prenez { $tiles }
      }
   *[other] { $commander } { $count ->
        [0] ne prend aucun secteur spécial
       *[other] prend { $tiles }
      }
  }
event-sector-placed = { WHO($commander) ->
    [you] vous placez
   *[other] { $commander } place
  } un { special } en { $sector }
event-portal-placed = { WHO($commander) ->
    [you] vous placez
   *[other] { $commander } place
  } un portail { $letter } en { $sector }
event-fleet-launched = { WHO($commander) ->
    [you] vous commandez
   *[other] { $commander } commande
  } { $ships }{ $armed ->
    [0] {""}
   *[other] {" "}({ $armed ->
        [one] arme spéciale
       *[other] armes spéciales
      } : { $weapons })
  }
deployed-at = { $ship } en { $sector }
event-deployed = { WHO($commander) ->
    [you] vous déployez
   *[other] { $commander } déploie
  } { $ships }
event-each-deployed = chacun déploie { $count } { $what ->
    [signals] signaux
   *[ships] vaisseaux
  }
event-all-deployed = { $fleets }
event-lined-up = { WHO($commander) ->
    [you] vous déployez
   *[other] { $commander } déploie
  } { $count } { $what ->
    [signals] signaux
   *[ships] vaisseaux
  }
event-turn-passed = { WHO($commander) ->
    [you] vous n’avez plus de vaisseau et passez
   *[other] { $commander } n’a plus de vaisseau et passe
  }
event-eliminated = { WHO($commander) ->
    [you] vous tombez au tiers de vos points et quittez
   *[other] { $commander } tombe au tiers de ses points et quitte
  } la bataille{ $count ->
    [0] {""}
   *[other] {" "}avec { WHO($commander) ->
       [you] ce qui vous restait
      *[other] ce qui lui restait
     } : { $ships }
  }
event-dice-rolled = { WHO($commander) ->
    [you] vous lancez
   *[other] { $commander } lance
  } { $dice }{ $new ->
    [yes] {" "}({ $faces })
   *[no] {""}
  }
event-rerolled = { WHO($commander) ->
    [you] vous relancez
   *[other] { $commander } relance
  } { $specials } : { $dice }
event-bridge-emptied = { $how ->
    [drain] { WHO($by) ->
        [you] vous retirez
       *[other] { $by } retire
      } { $dice } de { bridge-of } (drain)
   *[magnetic_bomb] { WHO($by) ->
        [you] vous videz
       *[other] { $by } vide
      } { bridge-of }{ $count ->
        [0] , qui était vide
       *[other] {"\u00A0"}: { $dice }
      }
  }
bridge-of = { WHO($commander) ->
    [you] votre passerelle
   *[other] la passerelle { DE($commander) }
  }
event-turn-ended = { WHO($commander) ->
    [you] vous finissez votre tour
   *[other] { $commander } finit son tour
  } { $count ->
    [0] sans rien garder
   *[other] { WHO($commander) ->
        [you] et gardez
       *[other] et garde
      } { $dice } pour { $uses }
  }
kept-for = { $use ->
    [shield] parer
    [retreat] se replier
    [counter] contre-attaquer
    [weapon] l’arme spéciale
   *[turn] le prochain tour
  }
event-battle-ended = { $why ->
    [draw] La bataille est nulle : personne n’a gardé plus du tiers
    [both_thirds] Les deux camps sont au tiers, mais { $winners } { $count ->
        [one] garde plus de points et gagne
       *[other] gardent plus de points et gagnent
      }
    [all_thirds] Tous ceux qui restaient sont au tiers : { $winners } { $count ->
        [one] garde le plus de points et gagne
       *[other] gardent le plus de points et gagnent
      }
    [last] { $winners } gagne : il ne reste que sa flotte
   *[third] { $count ->
        [one] { $winners } gagne
       *[other] { $winners } gagnent
      } : le camp adverse est au tiers
  }
event-moved = { $how ->
    [die] { WHO($commander) ->
        [you] vous déplacez
       *[other] { $commander } déplace
      } { $ships } de { $origin } en { $sector }{ $containers ->
        [0] {""}
        [one] {" "}avec un conteneur
       *[other] {" "}avec { $containers } conteneurs
      }
    [again] { WHO($commander) ->
        [you] vous déplacez encore
       *[other] { $commander } déplace encore
      } { $ships } de { $origin } en { $sector }
    [portal] { WHO($commander) ->
        [you] vous envoyez
       *[other] { $commander } envoie
      } { $ships } par le portail de { $origin } en { $sector }
    [exit] la gravité rejette { $ships } en { $sector }
    [sent_back] la gravité renvoie { $ships } en { $sector }
    [retreat] { $ships } { $count ->
        [one] se replie
       *[other] se replient
      } en { $sector }
    [tractor_ray] il attire { $ships } en { $sector }
   *[vortex_gate] elle envoie { $ships } de { $origin } en { $sector }
  }
event-attacked = { WHO($commander) ->
    [you] vous attaquez
   *[other] { $commander } attaque
  } { $target } en { $sector } avec { $ships } depuis { $origin }{ $turned ->
    [0] {""}
   *[other] {" "}(un ★ a tourné { $dice })
  }{ $supported ->
    [yes] {" "}(soutien : { $supports })
   *[no] {""}
  }{ $lands ->
    [yes] {"\u00A0"}: { harm }
   *[no] {"\u00A0"}: { harm } si rien n’est paré
  }
event-weapon-hit = { $shot } : { harm }
event-hit = { $attack }{ $hull ->
    [0] {""}
   *[other] , coque { $hull }/{ $most }
  }
event-redirected = { $ship } prend le coup à la place
event-supported = { WHO($commander) ->
    [you] vous soutenez
   *[other] { $commander } soutient
  } avec { $ships } : { $power } de plus
event-green-rolled = { WHO($commander) ->
    [you] le nuage de gaz vous donne { $die }
   *[other] le nuage de gaz donne { $die } à { $commander }
  }{ $fits ->
    [yes] {""}
   *[no] , mais ce dé ne convient pas
  }
event-shielded = { WHO($commander) ->
    [you] vous parez
   *[other] { $commander } pare
  } { $blocked ->
    [one] 1 dégât
   *[other] { $blocked } dégâts
  } avec { $dice }
event-unanswered = { WHO($commander) ->
    [you] Vous ne pouvez pas
   *[other] { $commander } ne peut pas
  } répondre : { $reasons }
unfit = { $die } { $why ->
    [straight] ne pare que tout droit, et le tir arrive en diagonale, par { $sectors }
    [diagonal] ne pare qu’en diagonale, et le tir arrive tout droit, par { $sectors }
    [special] seul n’est pas un bouclier
    [nowhere] ne trouve nulle part où se replier
    [nobody_left] ne sauve personne : aucun vaisseau ne resterait pour se replier
    [afar] ne contre-attaque pas à distance
    [cloud] ne contre-attaque pas dans un nuage de gaz
   *[no_firepower] ne contre-attaque pas sans puissance de feu
  }
event-counter-attacked = { WHO($commander) ->
    [you] vous contre-attaquez
   *[other] { $commander } contre-attaque
  } { $target } : { harm }
event-unharmed = { WHO($commander) ->
    [you] vos frégates
   *[other] les frégates { DE($commander) }
  } s’esquivent avant d’être touchées
event-damaged = { damage-taken }{ $hull ->
    [0] {""}
   *[other] , coque { $hull }/{ $most }
  }
event-ship-destroyed = { $ship } est hors de combat{ $decided ->
    [points] {"\u00A0"}: { WHO($owner) ->
        [you] vous gardez
       *[other] { $owner } garde
      } { $left ->
        [one] 1 point
       *[other] { $left } points
      } de classe
   *[otherwise] {""}
  }
event-field-tested = { $hit ->
    [yes] Les astéroïdes en { $sector } frappent
   *[no] Les astéroïdes en { $sector } ne font pas de dégâts
  }
event-field-drifted = { WHO($commander) ->
    [you] vous choisissez
   *[other] { $commander } choisit
  } le champ d’astéroïdes de { $origin } : il { $stays ->
    [yes] ne bouge pas
   *[no] dérive en { $sector }
  }
event-gravity-rolled = { $hit ->
    [yes] la gravité en { $sector } malmène les vaisseaux
   *[no] la gravité en { $sector } ne fait aucun dégât
  }
event-weapon-at-ship = { $ship } utilise { its-weapon } sur { $target }
event-weapon-at-sector = { $ship } utilise { its-weapon } en { $sector }
event-weapon-at-commander = { $ship } utilise { its-weapon } contre la passerelle { DE($commander) }
event-repaired = { $ship } regagne { $points } de coque ({ $hull }/{ $most })
event-token-ended = { $weapon ->
    [drones] les drones lancés par { $ship } { $why ->
        [shaken_off] sont chassés
        [moved_on] changent de cible
       *[other] disparaissent
      }
   *[interdictor] l’interdictor posé par { $ship } { $why ->
        [switched_off] est désactivé
        [moved_on] change de place
       *[other] disparaît
      }
  }
label-dice = { $dice }
its-weapon = { $weapon ->
    [vortex_missiles] ses missiles vortex
    [drones] ses drones
    [magnetic_bomb] sa bombe magnétique
    [vortex_gate] sa porte vortex
   *[other] son { weapon }
  }
tiles = { $count ->
    [one] un { special }
   *[other] { $count } { $special ->
        [asteroid_field] champs d’astéroïdes
        [gravity_field] champs gravitationnels
       *[gas_cloud] nuages de gaz
      }
  }
damage-taken = { $ship } subit { $points ->
    [one] 1 dégât
   *[other] { $points } dégâts
  }{ $cause ->
    [asteroid_field] {" "}des astéroïdes
    [gravity_field] {" "}de la gravité
    [drones] {" "}des drones
   *[other] {""}
  }

## Le plateau en mots

summary-setup = Les flottes se préparent : à { $commander } de choisir
summary-turn = Manche { $round }, { $commander } joue : { $phase ->
    [energy] trois dés à lancer
   *[actions] { $count ->
        [0] tous les dés sont joués
       *[other] il reste { $dice }
      }
  }
summary-bridge = { WHO($commander) ->
    [you] Votre passerelle
   *[other] Passerelle { DE($commander) }
  } : { $count ->
    [0] vide
   *[other] { $dice }
  }
summary-kept = Gardés sur les passerelles : { $held }
summary-held = { $commander } { $dice }
summary-race-short = Points de classe : { $scores } (défaite à { $lost })
summary-race = Points de classe : { $scores }
summary-teams = Points de classe : { $scores }
summary-points = Points de classe : { $scores }
map-sector = { $sector } : { $commander } : { $ships }
map-ship = { $what ->
    [token] { $ship }
    [hidden] { $ship } ({ $hull } sur { $most }), sous un signal
   *[ship] { $ship } ({ $hull } sur { $most })
  }
map-empty = { $sector } : aucun vaisseau
map-token = { $weapon ->
    [drones] Drones lancés par { $ship } sur { $place }
   *[interdictor] { $place } : interdictor posé par { $ship }, personne ne passe
  }
alt = Manche { $round } : { $commander } { $asked ->
    [yes] doit répondre
   *[no] joue
  }, dés { $dice }. { $race }. En mots : /map text
alt-setup = Les flottes se préparent ; à { $commander } de choisir. En mots : /map text
alt-won = { $count ->
    [0] Match nul
    [one] { $winners } a gagné
   *[other] { $winners } ont gagné
  } à la manche { $round }. En mots : /map text
picture-title = { $round ->
    [0] Avant la bataille
   *[other] Manche { $round }
  }
picture-goal = { $scenario ->
    [asteroid_belt] Ceinture d’astéroïdes
    [rescue] Le sauvetage
    [passage] Le passage
    [capture] La capture
    [control] Contrôle
    [trap] Le piège
   *[pitched_battle] Bataille rangée
  } : { $scenario ->
    [rescue] ramenez { $wanted } conteneurs
    [passage] le croiseur endommagé doit atteindre le portail Y
    [capture] faites sortir la navette par un coin
    [control] tenez les deux portails
   *[other] { $mode ->
        [teams] un camp réduit au tiers de ses points perd
        [free_for_all] qui tombe au tiers de ses points est éliminé
       *[duel] qui tombe au tiers de ses points perd
      }
  }
picture-won = { $number ->
    [0] Match nul
    [one] { $winners } a gagné
   *[other] { $winners } ont gagné
  }
panel-fleets = Flottes
panel-bridges = Passerelles
panel-classes = Vaisseaux
panel-class = { $points ->
    [one] 1 point de classe
   *[other] { $points } points de classe
  }, coque { $hull }, puissance { $firepower } : { $ship }
panel-weapons = Armes en jeu
panel-fleet = **{ $commander }**
panel-ship = { $what ->
    [token] { $ship } : { $sector }
    [hidden] { $ship } : coque { $hull } sur { $most }, { $sector }, sous un signal
   *[ship] { $ship } : coque { $hull } sur { $most }, { $sector }
  }
panel-reserve = En réserve : { $dice }
panel-tiles = À bord : { $tiles }
ability = { sort } ({ $sort ->
    [frigate] propulsion ionique : seules dans un secteur, les frégates avancent deux fois avec un dé
    [destroyer] armes multipoint : seul dans son secteur, il tire à 2 secteurs avec un dé rouge, ou sur deux vaisseaux d’un même secteur
    [cruiser] boucliers dépolarisés : tout dé vert protège son secteur
   *[battleship] arme spéciale : se déclenche pour deux ★
  })
panel-answers = Réponses possibles à une attaque : { $answers }
panel-weapon = { $weapon ->
    [proton_ray] Rayon proton
    [vortex_missiles] Missiles vortex
    [nano_repairer] Nano-réparateur
    [magnetic_bomb] Bombe magnétique
    [drones] Drones
    [tractor_ray] Rayon tracteur
    [exo_bomb] Exo-bombe
    [vortex_gate] Porte vortex
   *[interdictor] Interdictor
  } : { weapon-does }
weapon-does = { $weapon ->
    [proton_ray] deux fois la classe de la cible en dégâts, à 2 secteurs au plus, en vue directe
    [vortex_missiles] 4 dégâts à un vaisseau qui n’est pas voisin du cuirassé
    [nano_repairer] 4 points de coque rendus à un de vos vaisseaux, ici ou à côté
    [magnetic_bomb] vide la passerelle d’un adversaire
    [drones] 2 dégâts à un vaisseau, à 2 secteurs au plus, au début de chacun de ses tours
    [tractor_ray] attire d’un secteur un vaisseau, à 2 secteurs au plus, en vue directe
    [exo_bomb] 1 dégât à tout vaisseau d’un secteur, à 2 secteurs au plus, et autour
    [vortex_gate] envoie des vaisseaux, d’ici ou d’à côté, dans un secteur vide plus loin
   *[interdictor] ferme un secteur vide, à 2 secteurs au plus : personne n’y entre ni ne tire au travers
  }

## Ce qu’une action apporte

about-end = { $count ->
    [0] Tous les dés retournent à votre réserve
    [one] 1 dé sur votre passerelle, pour votre prochain tour ou pour répondre
   *[other] { $count } dés sur votre passerelle, pour votre prochain tour ou pour répondre
  }{ $armed ->
    [yes] {" "}; arme alors prête : { $weapon } %
   *[no] {""}
  }
reply-support = soutien ({ $power })
reply-cloud = nuage ({ $percent } %)
reply-redirect = un croiseur encaisse
reply-shields = { $left ->
    [0] parade totale
   *[other] bouclier ({ $left } { $left ->
        [one] passe
       *[other] passent
      })
  }
reply-retreat = repli{ $unharmed ->
    [yes] {" "}indemne
   *[no] {""}
  }
reply-counter = contre-attaque ({ $power })
reply-fatal-counter = contre-attaque ({ $power }), fatale à { $ship }
chance-special = Au moins un spécial : { $percent } %
chance-sector = { $special ->
    [asteroid_field] Frappé par les astéroïdes : { $percent } %
    [gravity_field] Renvoyé avec 1 dégât : { $percent } %
    [undiscovered] Un secteur spécial : { $percent } %
   *[gas_cloud] Le nuage ne fait aucun mal
  }
cost-turned = { $die } coûte 2 dés : { $special } change { $shown } en { $played }
cost-far = { $shot ->
    [yes] Attaque à distance
   *[no] Scan
  } par { $way } : { $how ->
    [twice] un destroyer seul dans son secteur joue ce dé deux fois
   *[dice] un dé par secteur, { $count } en tout
  }{ $shot ->
    [yes] {" "}; ni soutien ni contre-attaque
   *[no] {""}
  }
about-brings = { $brings }{ $power ->
    [0] {""}
   *[other] {" "}; puissance ennemie { $power }
  }
brings-container = { $containers ->
    [one] 1 conteneur
   *[other] { $containers } conteneurs
  } { $far ->
    [0] dans votre zone, à évacuer
    [one] à 1 secteur de votre zone
   *[other] à { $far } secteurs de votre zone
  } ; { $drive ->
    [lost] un seul pas
   *[kept] il en faut { $wanted }
  }
no-ion-drive = un seul pas (conteneur)
brings-pick-up = { $count ->
    [one] un conteneur à emporter
   *[other] { $count } conteneurs à emporter
  } dès votre prochain tour
brings-cruiser = croiseur endommagé { $far ->
    [0] au portail Y : un dé bleu de plus gagne
    [one] à 1 secteur du portail Y
   *[other] à { $far } secteurs du portail Y
  }
brings-portal = portail tenu ; tenez les deux au début d’un tour pour gagner
brings-capture = capture la navette
brings-shuttle = navette { $far ->
    [0] dans un coin : un dé bleu de plus gagne
    [one] à 1 secteur d’un coin
   *[other] à { $far } secteurs d’un coin
  }
plan-weapon-to = { weapon } sur { $aim }, vers { $sector }{ shown-signals }
lesson-fire-far = { $how ->
    [twice] Un destroyer seul dans son secteur tire à deux secteurs avec un seul dé rouge, à travers un secteur vide.
   *[dice] Une attaque à distance demande un dé rouge par secteur, à travers des secteurs vides.
  }
about-dice = { $count } dés · { $about }
outlook-threat = Attention : { $scan ->
    [yes] après un scan,{" "}
   *[no] {""}
  }{ $how ->
    [weapon] { $commander } a deux ★ pour son arme ({ weapon }), qui atteint { $ship } ({ $sector }){ $shots ->
        [0] {""}
       *[other] , et des dés rouges pour tirer en plus
      }
    [coming] { $commander } peut venir à côté et tirer sur { $ship } ({ $sector }) { outlook-dice }
    [afar] { $commander } peut tirer de loin sur { $ship } ({ $sector }) { outlook-dice }
   *[beside] { $commander } peut tirer sur { $ship } ({ $sector }) { outlook-dice }
  } : { $grows ->
    [yes] au moins{" "}
   *[no] {""}
  }{ $each ->
    [0] { harm }{ $how ->
        [weapon] { $shots ->
            [0] {""}
           *[other] {" "}en tout
          }
       *[other] { $shots ->
            [one] {""}
           *[other] {" "}en { $shots } tirs
          }
      }
   *[other] { $shots ->
        [one] { harm }
       *[other] { $shots } tirs de { $each }
      }
  }, { $left ->
    [0] hors de combat{ $sure ->
        [yes] {""}
       *[no] {" "}sans réponse de votre part
      }
   *[other] coque { $hull } → { $left }{ $held ->
        [yes] { $more ->
            [yes] , voire { $least ->
                [0] hors de combat
               *[other] { $least }
              } avec un bon lancer
           *[no] {""}
          }
       *[no] {""}
      }
  }{ $grows ->
    [yes] {" "}; plus si d’autres vaisseaux viennent à côté
   *[no] {""}
  }
outlook-dice = { $held ->
    [yes] avec les dés de sa passerelle
   *[no] { $how ->
        [coming] avec ce qu’il lance
       *[other] avec chaque dé rouge qu’il lance
      }
  }
about-shake-off = Met fin à leurs dégâts ; coûte le ✱ rouge

## Pour qui débute

goal-game = { $mode ->
    [teams] Vous commandez une flotte, avec vos alliés contre le camp adverse, sur un quadrillage de secteurs
    [free_for_all] Vous commandez une flotte contre toutes les autres sur un quadrillage de secteurs
   *[duel] Vous commandez une flotte contre une autre sur un quadrillage de secteurs
  }. À chaque tour, lancez trois de vos neuf dés, puis déplacez-vous, attaquez, ou gardez des dés sur votre passerelle pour plus tard.
goal-scenario = { $scenario ->
    [asteroid_belt] { goal-win } Chaque commandant place deux champs d’astéroïdes. Au début de chaque tour, l’un d’eux dérive.
    [rescue] Des conteneurs sont sur la rangée du milieu. Commencez un tour dans le secteur d’un conteneur, portez-le jusqu’à votre zone de déploiement et évacuez-le. { $mode ->
        [teams] Le camp qui en a ramené onze sur vingt et un gagne
       *[duel] Six conteneurs ramenés sur onze donnent la victoire
      }.
    [passage] La Ligue de Phébé a un croiseur endommagé, qui sortira du portail X on ne sait quand. La Ligue gagne en le faisant sortir par le portail Y. L’Hégémonie d’Amyclès gagne en le détruisant.
    [capture] La Ligue de Phébé escorte une navette au centre ; l’Hégémonie d’Amyclès la traque. Allez sur la navette quand elle est seule pour la capturer. Faites-la sortir par un coin pour gagner.
    [control] Faites arriver vos vaisseaux par le portail de votre coin (dés bleus). Commencez un tour avec un vaisseau sur chacun des deux portails pour gagner.
   *[trap] L’Hégémonie d’Amyclès est en embuscade des deux côtés de la Ligue de Phébé, avec six dés lancés d’avance. Une flotte réduite au tiers de ses points de classe ({ $left } sur { $points }) perd.
  }
goal-win = Chaque vaisseau vaut des points de classe selon sa taille. Une flotte en compte { $points } au plus. { $mode ->
    [teams] Un camp perd quand ses flottes réunies tombent au tiers ({ $left } sur { $total })
    [free_for_all] Une flotte réduite au tiers ({ $left } sur { $points }) est éliminée, et la dernière en jeu gagne
   *[duel] Une flotte réduite au tiers ({ $left } sur { $points }) perd
  }.
goal-dice = Les dés rouges attaquent, les bleus déplacent, les verts vous protègent au tour des autres. Deux spéciaux (★) déclenchent l’arme d’un cuirassé.
goal-hidden = Les flottes sont cachées : chaque signal numéroté est un vaisseau, ou l’un des deux leurres de sa flotte. On n’attaque pas un signal. Un dé rouge scanne d’abord les signaux d’un secteur et les dévoile, sauf si un bouclier déjoue le scan.
goal-fog = Les secteurs hachurés ne sont pas découverts. Un dé bleu scanne ceux à côté d’un de vos vaisseaux, ou bien vous y entrez. Un dé dit alors si le secteur est vide ou spécial (sur ★).
terms-board = plateau { $board ->
    [five_by_six] 5x6
    [six_by_six] 6x6
    [two_of_four_by_four] de deux zones, 4x4 chacune
    [five_by_eight] 5x8
    [five_by_ten] 5x10
    [seven_by_seven] 7x7
    [two_of_five_by_five] de deux zones, 5x5 chacune
    [six_by_twelve] 6x12
    [all_on_six_by_six] 6x6
    [all_on_seven_by_seven] 7x7
    [all_on_eight_by_nine] 8x9
   *[five_by_five] 5x5
  }
terms-scenario = { $scenario ->
    [asteroid_belt] la ceinture d’astéroïdes : deux champs dérivants chacun
    [rescue] rapportez la plupart des conteneurs du milieu
    [passage] un camp escorte un croiseur endommagé à travers le plateau
    [capture] une navette au milieu : faites-la sortir par un coin
    [control] tenez les deux portails
   *[trap] un camp est en embuscade des deux côtés de l’autre
  }
terms-sectors = { $each } secteurs chacun (de { $least } à { $most } conseillés)
terms-fleets = { $how ->
    [chosen] flottes de { $points } points
   *[first_game] flottes de la première partie
  }
terms-escort = flottes de { $escort } points (Ligue de Phébé, navette en plus) et { $points } points (Hégémonie d’Amyclès)
terms-tiles = { $count ->
    [one] 1 secteur spécial chacun
   *[other] { $count } secteurs spéciaux chacun
  }
terms-portals = { $count ->
    [one] 1 paire de portails
   *[other] { $count } paires de portails
  }
terms-no-abilities = sans capacités
terms-no-drain = sans drain
how-fleet = Votre flotte sur mesure réunit les vaisseaux de votre choix : ils prennent tous vos points de classe et tiennent dans votre zone de déploiement. Une flotte plus petite serait seulement plus faible : elle n’est pas proposée.
how-asked = Choisissez une des réponses ; la partie reprend ensuite.
how-side = { $scenario ->
    [passage] { $faction ->
        [phebe] Vous commandez Phébé : faites sortir votre croiseur endommagé par le portail Y.
       *[amycles] Vous commandez Amyclès : détruisez le croiseur endommagé avant qu’il ne s’échappe.
      }
    [capture] { $faction ->
        [phebe] Vous commandez Phébé : faites sortir la navette par un coin, et ne la laissez jamais seule.
       *[amycles] Vous commandez Amyclès : capturez la navette quand elle est seule, puis faites-la sortir par un coin.
      }
   *[trap] { $faction ->
        [phebe] Vous commandez Phébé, prise au milieu : battez une moitié de l’ennemi avant que l’autre n’arrive.
       *[amycles] Vous commandez Amyclès, en embuscade des deux côtés : refermez l’étau.
      }
  }
how-wait = C’est à un autre commandant de jouer. En attendant, consultez le plateau ou donnez des ordres permanents.
how-roll = Lancez { $count } dés de votre réserve, de la couleur de votre choix : rouge pour attaquer, bleu pour se déplacer, vert pour se protéger.
how-act = { $count ->
    [0] Il ne reste aucun dé : finissez votre tour.
   *[other] Jouez { $dice }. Les dés rouges tirent dans leur direction. Les dés bleus déplacent d’un secteur. Les dés verts attendent sur la passerelle le tour des autres.
  }
how-specials-alone = { $dice } n’indiquent aucune direction. Employez-les comme la légende le dit des ★, ou gardez-les sur la passerelle pour répondre aux attaques.
how-again = { $foes ->
    [yes] Votre destroyer peut aussitôt tirer une seconde fois.
   *[no] Vos frégates peuvent aussitôt avancer une seconde fois.
  }
how-specials = Deux spéciaux (★) déclenchent l’arme d’un cuirassé. Sans cuirassé, vous pouvez les relancer.
how-end = À la fin de votre tour, gardez jusqu’à six dés sur la passerelle. Boucliers et spéciaux répondent aux attaques.
legend = { $sign ->
    [badges] Pastilles des vaisseaux : la lettre de la classe (F frégate, D destroyer, C croiseur, B cuirassé ou bâtiment de ligne), puis le numéro. D1 est le destroyer 1
    [letters] Autres lettres : B3 est le secteur de la colonne B, rangée 3. Une lettre seule aux couleurs d’une flotte désigne son commandant ; sur un cuirassé, son arme
    [score] À côté de la manche : les dés à lancer, puis les dés lancés. Sur la barre des points de classe, le repère rouge marque la défaite
    [faces] Faces : ✚ tout droit, ✕ en diagonale, ✱ toute direction, ★ spécial
    [colours] Dés : 🔴 attaque, 🔵 déplacement, 🟢 bouclier
    [turned] Un ★ tourne un dé de sa couleur de ✚ en ✕, ou de ✕ en ✚ ; les chances en tiennent compte
    [drain] Drain : à votre tour, un ★ vert retire un dé de votre choix d’une passerelle adverse
    [marks] Dans un aperçu : un bord en pointillé marque un secteur à portée, un trajet en pointillé un déplacement, un cadre rouge la cible
    [weapons] Armes spéciales : deux ★ de n’importe quelles couleurs déclenchent l’arme d’un cuirassé, sans dé rouge ; aucune réponse n’est possible
    [bridge] Passerelle : garde des dés pour votre prochain tour ou pour répondre aux attaques ; deux places pour des ★, quatre pour tout résultat
    [support] Soutien : vos autres vaisseaux à côté de la cible tirent aussi, sans dé ; jamais dans une attaque à distance
    [counter] Contre-attaque : un ★ rouge de votre passerelle riposte sur un vaisseau voisin, avec la puissance de tous ceux du secteur attaqué
    [retreat] Repli : un ★ bleu de votre passerelle déplace d’un secteur les vaisseaux attaqués, après les dégâts (avant, s’il n’y a que des frégates)
    [far] Attaque à distance : un dé rouge par secteur du trajet ; un destroyer seul tire à deux secteurs avec un dé
    [portals] Portails : un dé bleu mène d’un portail à côté de l’autre de sa lettre, un ★ bleu dessus
    [ships] Un secteur contient au plus cinq points de classe, d’une seule flotte
    [asteroid_field] Champ d’astéroïdes : aucun tir n’entre ni ne sort. On lance un dé pour les vaisseaux qui y entrent ou y commencent leur tour : sur ★, chacun subit autant de dégâts que sa classe
    [gravity_field] Champ gravitationnel : les vaisseaux qui entrent sont rejetés, un dé dit où
    [signal] Signal (symbole numéroté) : un vaisseau caché ou un leurre ; scannez-le avant de l’attaquer
    [undiscovered] Secteur non découvert (hachuré) : scannez-le avec un dé bleu, ou entrez-y
   *[gas_cloud] Nuage de gaz : un dé bouclier gratuit en cas d’attaque ; ni soutien ni armes
  }
legend-ship = { $sort ->
    [frigate] Frégate
    [destroyer] Destroyer
    [cruiser] Croiseur
   *[battleship] Cuirassé
  } : { $points ->
    [one] 1 point de classe
   *[other] { $points } points de classe
  }, puissance { $power }, coque { $hull } ; { $sort ->
    [frigate] propulsion ionique : avance deux fois avec un dé s’il n’y a que des frégates dans son secteur
    [destroyer] armes multipoint : seul dans son secteur, il tire à 2 secteurs avec un dé rouge, ou sur deux vaisseaux d’un même secteur
    [cruiser] boucliers dépolarisés : tout dé vert protège son secteur ; il peut encaisser le coup d’un autre
   *[battleship] une arme spéciale, déclenchée par deux ★
  }
legend-weapon = { $weapon ->
    [proton_ray] P
    [vortex_missiles] V
    [nano_repairer] N
    [magnetic_bomb] M
    [drones] D
    [tractor_ray] T
    [exo_bomb] E
    [vortex_gate] G
   *[interdictor] I
  } sur un cuirassé : { weapon } (★★), { weapon-does }
lesson-roll = Les dés bleus rapprochent vos vaisseaux, les rouges tirent, les verts défendent.
lesson-near = Tous vos vaisseaux à côté d’une cible tirent avec un seul dé rouge.
lesson-fire = Chacun de vos vaisseaux à côté de la cible aide, sans rien coûter.
lesson-near-fire = { $others ->
    [yes] Le dé bleu amène d’autres vaisseaux à côté de la cible ; tous tirent ensuite avec le rouge.
   *[no] Venez à côté d’un ennemi avec le dé bleu, puis tirez avec le rouge.
  }
lesson-shield = Les dés verts arrêtent des dégâts au tour des autres : gardez-les à la fin de votre tour, pour les gros coups venus du côté qu’ils couvrent (✚ tout droit, ✕ en diagonale).
lesson-weapon = { $when ->
    [one] Gardez le spécial (★) : deux déclenchent votre arme, { weapon } ({ weapon-does }).
    [later] Gardez vos deux spéciaux (★) : ils déclencheront votre arme dès qu’elle sera utile, { weapon } ({ weapon-does }).
    [unveils] Vous avez deux spéciaux (★) : déclenchez votre arme, { weapon } ({ weapon-does }). Le signal qui tire se dévoile.
   *[now] Vous avez deux spéciaux (★) : déclenchez votre arme, { weapon } ({ weapon-does }).
  }

## Plans

the-bridge = la passerelle adverse
the-bridge-of = la passerelle { DE($commander) }
plan-target = { $ship } ({ $sector })
plan-second-shot = Second tir sur { $target } : { harm }
plan-weapon = { weapon } sur { $aim }{ shown-signals }
no-weapon = Votre arme ({ weapon }) n’a pas de cible : { $why ->
    [inside] aucune arme ne tire depuis { $sector }
    [sheltered] { $ship } est à l’abri
    [out-of-reach] { $ship } est trop loin (portée : { $reach ->
        [one] 1 secteur
       *[other] { $reach } secteurs
      })
    [way-blocked] la voie vers { $ship } est barrée
    [too-near] { $ship } est trop près (2 secteurs au moins)
    [a-signal] scannez d’abord { $ship }
    [undiscovered] la voie vers { $ship } n’est pas découverte
    [no-dice] aucun ennemi n’a de dés sur sa passerelle
   *[none] rien n’est à sa portée
  }
no-shot = Pas de tir sur { $ships }. { $why }
no-answer = { $reasons }
retreat-after-hit = Un repli n’évite pas ce coup : vos vaisseaux ne bougent qu’après les dégâts
enemy-ships = { $count } vaisseaux ennemis
plan-about-winning = coque { $hull } → 0
plan-steps = { $first }, { $then ->
    [yes] puis { $rest }
   *[no] { $rest }
  }
step-drain = drainer { $die }
step-move = { $ships } en { $sector }
step-fire = { $how ->
    [twice] deux tirs sur
   *[once] tir sur
  } { $target }
step-fire-from = { $origin } tire sur { $target }
step-fire-both = tir sur { $first }, puis sur { $last }
plan-two-shots = deux tirs sur { $target }{ $same ->
    [yes] {" "}{ $first }
   *[no] {" "}: { $first }, puis { $second }
  }
plan-shot-from = depuis { $origin }
plan-about-two-shots = { $sure ->
    [yes] hors de combat quelle que soit la réponse (coque { $hull })
   *[no] { $lessened ->
        [yes] coque { $hull } → { $between }, puis { $second }
       *[no] coque { $hull } → { $between } → { $left }{ $count ->
            [0] {" "}; sans réponse possible
           *[other] {" "}; réponses : { $answers }{ $more ->
                [yes] {", …"}
               *[no] {""}
              }
          }
      }
  }
plan-wins = { $how ->
    [sure] gagne la bataille
   *[unanswered] victoire, sauf réponse
  } · { $about }
plan-wins-later = le second tir gagne la bataille{ $how ->
    [sure] {""}
   *[unanswered] {" "}sauf réponse
  } · { $about }
plan-first-shot = { $label }, 1er tir
plan-about-attack = { $sure ->
    [yes] hors de combat quelle que soit la réponse (coque { $hull })
   *[no] { $lessened ->
        [yes] { harm } ; { $expected }
       *[no] coque { $hull } → { $left }
      }
  }{ $count ->
    [0] { $lessened ->
        [yes] {""}
       *[no] { $sure ->
            [yes] {""}
           *[no] {" "}; sans réponse possible
          }
      }
   *[other] { $lessened ->
        [yes] {" "}; ou { $answers }
       *[no] {" "}; réponses : { $answers }
      }
  }{ $more ->
    [yes] {", …"}
   *[no] {""}
  }
expected = { $how ->
    [shield] un bouclier { $whole ->
        [yes] arrête tout
       *[no] en arrête { $stopped } : coque { $hull } → { $kept }
      }
    [retreat] la cible peut se replier indemne
    [redirect] un croiseur peut encaisser le coup
   *[cloud] le nuage { $whole ->
        [yes] arrête tout
       *[no] en arrête { $stopped }
      } à { $percent } %
  }

## Réponses, comme plans
plan-raise = Parer avec { $dice }
plan-retreat = Se replier en { $sector }
plan-counter = Contre-attaque sur { $target } : { harm }
plan-redirect = { $ship } encaisse le coup
plan-deploy = Déployer un vaisseau : { $ship } en { $place }
about-answer = { $points ->
    [0] aucun dégât
   *[other] { $left ->
        [0] hors de combat ({ $points } dégâts, coque { $hull })
       *[other] coque { $hull } → { $left }
      }
  }{ $how ->
    [spent] {" "}; { $dice ->
        [one] le dé retourne
       *[other] les dés retournent
      } à votre réserve
    [kept] {" "}; vous gardez vos dés
    [redirect] , sauf si vous répondez aussi à l’attaque
   *[counter] {""}
  }
about-retreat = utilise { $die } · { $left } · puis { $far ->
    [0] aucun ennemi en vue
    [1] à côté d’un ennemi
   *[other] à { $far } secteurs de l’ennemi le plus proche
  }
about-both = en face : { $theirs ->
    [0] hors de combat
   *[other] coque { $hull } → { $theirs }
  } ; vous : { $mine }
about-roll-green = Gratuit ; puis vous répondez, avec ce dé aussi
about-asked = { $kind ->
    [deploy] Un vaisseau, dans votre zone de déploiement ; puis le suivant
    [deploy_last] Dans votre zone de déploiement ; puis la bataille commence
   *[other] Une seule réponse suffit ; puis la bataille continue
  }

## Refus

violation-dice-rolled = Les dés de ce tour sont déjà lancés.
violation-cannot-support = Ces vaisseaux ne peuvent pas soutenir cette attaque.
violation-did-not-move = Seuls les vaisseaux qui viennent d’avancer peuvent continuer.
violation-field-cannot-go = Le champ d’astéroïdes ne peut pas aller là.
violation-has-battleship = Vous ne pouvez relancer des spéciaux que sans cuirassé.
violation-hidden-by-asteroids = On ne peut viser un vaisseau dans un champ d’astéroïdes.
violation-in-asteroids = On n’attaque pas depuis un champ d’astéroïdes.
violation-in-deployment-zone = Un secteur spécial ne se place pas dans une zone de déploiement.
violation-itself = Cette arme ne peut viser son propre vaisseau.
violation-no-counter-attack = Cette contre-attaque n’est pas possible.
violation-no-damage-from-there = Aucun dégât ne vient de ce secteur.
violation-no-drain = Cette table joue sans le drain.
violation-no-drones = Ce vaisseau n’a pas de drones sur l’un des vôtres.
violation-no-enemy = On ne vise que des ennemis.
violation-no-exit = Le dé ne montre pas cette sortie.
violation-no-friend = Vous ne réparez que les vaisseaux de votre camp.
violation-no-green-die = Vous ne pouvez pas lancer de dé vert maintenant.
violation-must-place = Dans la ceinture d’astéroïdes, chaque commandant doit placer ses champs d’astéroïdes.
violation-no-interdictor = Ce vaisseau n’a pas posé d’interdictor.
violation-no-opponent = Choisissez un adversaire.
violation-no-portal = Aucun portail ne part de là.
violation-no-room-for-portal = Les portails se placent sur des secteurs neutres, un par secteur.
violation-other-zone = Les deux portails d’une lettre vont dans des zones différentes.
violation-zone-left-out = Une zone ne serait plus reliée à aucune autre.
violation-no-retreat = Les vaisseaux ne peuvent pas se replier là.
violation-no-room = Il n’y a pas de place : un secteur contient cinq points de classe au plus, d’une seule flotte, et aucun vaisseau avec un interdictor.
violation-no-room-for-others = Un autre de vos vaisseaux ne trouverait plus de secteur où se déployer.
violation-no-second-play = Il n’y a rien à jouer une seconde fois.
violation-no-ships = Une flotte a besoin de vaisseaux.
violation-no-slot = La passerelle n’a pas de place pour cela : elle en a deux pour les spéciaux et quatre pour tout résultat.
violation-no-such-cruiser = Ce vaisseau ne peut prendre la place de la cible.
violation-no-such-die = Vous n’avez pas ce dé.
violation-no-such-ship = Ce vaisseau n’est pas là.
violation-no-such-field = Il n’y a pas de champ d’astéroïdes là.
violation-no-such-tile = Vous n’avez pas mis ce secteur de côté.
violation-no-weapon = Ce vaisseau n’a pas d’arme spéciale.
violation-nobody-fires = Au moins un vaisseau avec une puissance de feu doit tirer.
violation-not-alone = Seul un destroyer isolé dans son secteur joue un dé deux fois.
violation-not-beside = Ce secteur n’est pas à côté du vaisseau.
violation-not-empty = Ce secteur n’est pas vide.
violation-not-held = Vous n’avez pas ces dés.
violation-not-in-hand = Ce vaisseau n’attend pas d’être déployé.
violation-not-in-reserve = Votre réserve n’a pas autant de dés de cette couleur.
violation-not-neutral = Un secteur spécial se place sur un secteur neutre.
violation-not-on-bridge = Ce dé n’est pas sur cette passerelle.
violation-not-that-way = Le dé ne montre pas cette direction.
violation-not-there = La cible n’est pas dans ce secteur.
violation-not-together = Ces vaisseaux ne sont pas dans le même secteur.
violation-not-your-ship = Ce vaisseau n’est pas à vous.
violation-not-your-turn = Ce n’est pas à vous de le faire maintenant.
violation-not-your-zone = Déployez dans votre zone de déploiement.
violation-one-die-a-step = Une attaque à distance demande un dé rouge par secteur.
violation-one-die-twice = Un dé joué deux fois porte à deux secteurs.
violation-one-shield-a-sector = Un bouclier par secteur suffit.
violation-one-target-only = Deux tirs demandent deux cibles dans ce secteur.
violation-one-weapon-each = Choisissez une arme par cuirassé.
violation-out-of-reach = C’est hors de portée.
violation-roll-first = Lancez d’abord vos dés.
violation-same-target = Le second tir demande une autre cible.
violation-sheltered = Une arme ne peut pas viser un vaisseau dans les astéroïdes ou le gaz.
violation-shield-does-not-fit = Ce bouclier ne couvre pas le côté d’où viennent les dégâts.
violation-so-many-dice = Lancez exactement { $dice } dés.
violation-so-many-tiles = Mettez-en exactement { $tiles } de côté.
violation-too-many-points = { $points } points de classe dépassent la limite de { $most }.
violation-too-near = La cible est trop proche pour cela.
violation-two-specials = Cela demande deux de vos spéciaux.
violation-way-blocked = La voie est barrée.
violation-weapon-out-of-use = Dans les astéroïdes ou le gaz, aucune arme spéciale ne sert.
violation-weapon-twice = Une flotte ne porte pas deux fois la même arme.
violation-wrong-colour = Ce dé n’est pas de la bonne couleur.

## Scénarios
menu-escape = Fuir
menu-evacuate = Évacuer
menu-enter = Faire arriver des vaisseaux
label-escape = Faire sortir { $ship } et gagner { $die }
label-evacuate = { $count ->
    [one] { $ships }, avec un conteneur
   *[other] { $ships }, un conteneur chacun
  } { $die }
label-enter = { $ships }
label-enter-at = En { $sector } { $die }
ask-opening-dice = Vous êtes en embuscade : quels { $count } dés lancez-vous pour votre passerelle avant la bataille ?
ask-opening-keep = Vous avez obtenu { $dice } : que gardez-vous sur votre passerelle pour la bataille ?
event-opening-rolled = { WHO($commander) ->
    [you] en embuscade, vous lancez
   *[other] { $commander }, en embuscade, lance
  } { $dice } avant la bataille
event-opening-kept = { WHO($commander) ->
    [you] vous commencez
   *[other] { $commander } commence
  } avec { $count ->
    [0] une passerelle vide
   *[other] { $dice } sur la passerelle
  }
about-opening = { $special } % d’obtenir un spécial. Les dés gardés servent à votre premier tour, ou pour répondre
violation-both-sides = Chacune des deux rangées extérieures doit recevoir au moins un de vos vaisseaux.
violation-kept-free = Le scénario garde ce secteur libre.
violation-not-in-this-scenario = Ce scénario ne le prévoit pas.
violation-not-such-ships = Le scénario ne vous donne pas de vaisseaux de cette classe.

## Ce que les dés peuvent permettre, et pourquoi il en est ainsi

roll-mission = { $percent } % : { $kind ->
    [evacuate] évacuer
    [escape] s’échapper
   *[enter] entrer
  }
roll-damage = { $percent } % : { $destroyed ->
    [yes] détruire { $target }
   *[no] { $points }+ dégâts sur { $target }
  }{ $shield ->
    [counted] , bouclier déduit
    [stops] {" "}sauf bouclier
   *[none] {""}
  }
roll-aim = { $aim ->
    [nearer] se rapprocher
    [move] { $percent } % : un déplacement
   *[later] tirer dès que possible
  }
roll-shield = bouclier ✚ { $straight } %, ✕ { $diagonal } %
roll-weapon = { $percent } % : arme (★★)
roll-nothing = Rien d’utile pour l’instant
odds-part = { $what ->
    [retreat] repli { $percent } %
   *[counter] contre-attaque { $percent } %
  }
odds-later = Pour répondre aux attaques : { $parts }
chance-reroll = Tout sauf deux spéciaux à nouveau : { $percent } %
chance-cloud = Le dé du nuage convient : { $percent } %
panel-why = Pourquoi ?
why-fires = { $ships } : { harm }
why-supports = En soutien, à côté de la cible : { $ships }{ $known ->
    [yes] , de { $sector }
   *[no] {""}
  } : { harm }
why-ranged = Attaque à distance, arrivant par { $sector } : ni soutien, ni contre-attaque
why-pair = L’un des deux tirs d’un seul dé : pas de soutien
why-no-support = Depuis un nuage de gaz : pas de soutien
why-redirected = { $ship } prend la place de la cible : les croiseurs le peuvent
why-shield = { $die } pare tout ce qui vient de { $sector }{ $gas ->
    [yes] , grâce au nuage de gaz
   *[no] { $any ->
        [yes] , quelle que soit sa face : un croiseur est là
       *[no] {" "}({ $face ->
            [O] tout droit
            [D] diagonale
           *[M] toute direction
          })
      }
  }
why-shields = Un bouclier arrête ce qui vient d’un secteur : { $sectors }{ $any ->
    [yes] ; tout résultat vert convient, car un croiseur est là
   *[no] {""}
  }
why-from = { $power } de { $sector }
why-may-redirect = Un croiseur peut encaisser le tir
why-cloud = Le nuage de gaz donne un dé vert à lancer
why-retreat = { $unharmed ->
    [yes] Un repli de frégates seules : aucun dégât
   *[no] Le repli vient après les dégâts
  }
why-unharmed = Des frégates seules dans un secteur se replient avant d’être touchées
why-counter = Une contre-attaque a la puissance de tous les vaisseaux du secteur : { $power }
why-weapon = { $weapon ->
    [proton_ray] Rayon proton : { $points } par point de classe, { $points } × { $size } = { $total }
    [vortex_missiles] Missiles vortex : { $points } dégâts à toute distance, sauf aux vaisseaux voisins
    [nano_repairer] Nano-réparateur : { $points } de coque, sans dépasser le maximum
    [magnetic_bomb] Bombe magnétique : tous les dés de la passerelle retournent à la réserve
    [drones] Drones : { $points } dégâts au début de chaque tour de la cible
    [tractor_ray] Rayon tracteur : un secteur, s’il y a de la place
    [exo_bomb] Exo-bombe : { $points } à tous dans le secteur et autour, amis ou ennemis
    [interdictor] Interdictor : personne n’entre dans son secteur, ni ne tire au travers
   *[vortex_gate] Porte vortex : vers tout secteur vide qui n’est pas voisin
  } ; rien ne répond à une arme

## Armes secrètes, déploiement caché, brouillard de guerre

ship-sealed = { $ship } ({ $weapon ->
    [none] arme face cachée
   *[other] { weapon }, face cachée
  })
shown-signals = { $signals ->
    [shown] , vous dévoile
    [kept] , signaux cachés
   *[no] {""}
  }
menu-scan = Scanner des signaux
menu-scan-fog = Scanner les secteurs non découverts
label-scan = { $sector } : { $count ->
    [one] 1 signal
   *[other] { $count } signaux
  }{ $how ->
    [far] , par { $through }
   *[near] {""}
  } { $dice }
label-scan-fog = { $die } : { $count ->
    [one] 1 secteur
   *[other] { $count } secteurs
  }
label-foil-scan = Déjouer le scan avec { $die } : les signaux restent cachés
label-allow-scan = Laisser scanner : les signaux sont dévoilés
label-keep = { $ship } : { weapon }
label-keep-none = Continuer : vous n’avez aucun cuirassé
ask-weapons = { $count ->
    [0] Des armes sont piochées pour les cuirassés. Vous n’en avez pas, et les autres ne doivent pas le savoir.
    [one] Laquelle des armes piochées votre cuirassé garde-t-il ? Elle reste face cachée.
   *[other] Lesquelles des armes piochées vos cuirassés gardent-ils ? Elles restent face cachée.
  }
ask-scan = { $scanner } scanne { $sector } depuis { $origin } (vous y cachez : { $ships }). Un bouclier déjoue-t-il le scan ?
orders-scans = Quand on scanne mes signaux
order-scans = { $order ->
    [always] Déjouer tout scan qu’un bouclier permet de déjouer
    [heavy] Déjouer les scans d’un croiseur ou d’un cuirassé
    [never] Ne jamais dépenser de bouclier contre un scan
   *[ask] Me demander s’il faut déjouer un scan
  }
event-signals = { WHO($commander) ->
    [you] vous commandez
   *[other] { $commander } commande
  } une flotte cachée : { $count } signaux, dont { $decoys } leurres
event-weapons-kept = { WHO($commander) ->
    [you] vous piochez
   *[other] { $commander } pioche
  } des armes spéciales, gardées face cachée
event-revealed = { WHO($commander) ->
    [you] vos signaux
   *[other] les signaux { DE($commander) }
  } se dévoilent ({ $ships })
event-weapon-revealed = { $ship } dévoile { its-weapon }
event-scanned = { WHO($commander) ->
    [you] vous scannez
   *[other] { $commander } scanne
  } { $sector } depuis { $origin }
event-scan-foiled = { WHO($commander) ->
    [you] vous déjouez
   *[other] { $commander } déjoue
  } le scan avec { $die }
event-fog-scanned = { WHO($commander) ->
    [you] vous scannez
   *[other] { $commander } scanne
  } les secteurs non découverts autour de { $sector } avec { $die }
event-discovered = { $sector } est { $special ->
    [none] vide
   *[other] un { special }
  }
map-undiscovered = Non découverts : { $sectors }
about-scan = { $count ->
    [one] dévoile le signal
   *[other] dévoile les { $count } signaux
  } ; { $foiled ->
    [yes] un bouclier peut déjouer le scan
   *[no] rien ne peut déjouer le scan
  }
about-scan-fog = Découvre { $count ->
    [one] 1 secteur (spécial :
   *[other] { $count } secteurs (chacun spécial :
  } { $percent } %) ; vos vaisseaux restent
chance-discovery = Au moins un secteur spécial : { $percent } %
plan-keep = { $kept }
about-keep = Reste face cachée jusqu’à son emploi
about-foil = { $how ->
    [foil_scan] Coûte le dé ; personne n’apprend ce qui s’y cache
   *[allow_scan] Ne coûte rien ; les vaisseaux dévoilés peuvent être attaqués
  }
terms-secret-weapons = armes secrètes
terms-hidden-deployment = flottes cachées
terms-fog-of-war = brouillard de guerre
how-scan = Les dés rouges scannent aussi les signaux : un vaisseau dévoilé peut être attaqué.
how-scan-fog = Les dés bleus scannent aussi les secteurs non découverts à côté de vos vaisseaux.
violation-a-signal = On ne vise pas un signal : scannez-le d’abord.
violation-no-signal = Il n’y a pas de signal ennemi là.
violation-not-drawn = Vous n’avez pas pioché cette arme.
violation-nothing-to-discover = Il n’y a plus rien à y découvrir.
violation-undiscovered = Une arme ne vise ni ne traverse un secteur non découvert.
violation-weapons-are-drawn = Les armes sont piochées une fois les flottes choisies : n’en choisissez aucune.
label-carry = { $ships } vers { $sector }, { $containers ->
    [one] avec un conteneur
   *[other] avec { $containers } conteneurs
  } { $die }
ask-arrival = Il n’y a pas de place au portail X : où apparaît votre croiseur endommagé ?
about-evacuate = Conteneurs ramenés : { $total } sur { $wanted } ; { $count ->
    [one] le vaisseau part pour de bon
   *[other] les vaisseaux partent pour de bon
  }
about-escape = Gagne la bataille
event-evacuated = { WHO($commander) ->
    [you] vous évacuez
   *[other] { $commander } évacue
  } { $count ->
    [one] un conteneur
   *[other] { $count } conteneurs
  } de { $sector } avec { $ships } : { $total } { $total ->
    [one] ramené
   *[other] ramenés
  }
event-escaped = { WHO($commander) ->
    [you] vous faites sortir
   *[other] { $commander } fait sortir
  } { $ship } de la bataille par { $sector }
event-shuttle-captured = { WHO($commander) ->
    [you] vous capturez
   *[other] { $commander } capture
  } en { $sector } { WHO($loser) ->
      [you] votre navette
     *[other] la navette { DE($loser) }
    }
event-entered = { WHO($commander) ->
    [you] vous faites arriver
   *[other] { $commander } fait arriver
  } { $ships } en { $sector }
event-cruiser-awaited = { $comes ->
    [yes] Le croiseur endommagé arrive
   *[no] Le croiseur endommagé n’arrive pas encore
  }
event-cruiser-delayed = il n’y a pas de place au portail X ({ $sector }) : il attend
event-appeared = le croiseur endommagé apparaît en { $sector }
event-portals-held = { WHO($commander) ->
    [you] vous commencez votre tour
   *[other] { $commander } commence son tour
  } avec des vaisseaux sur les deux portails
event-objective-ended = { $why ->
    [containers] { $winners } { $count ->
        [one] gagne
       *[other] gagnent
      } avec plus de la moitié des conteneurs ramenés
    [outdone] Les autres ont trop peu de vaisseaux pour ramener autant de conteneurs : victoire de { $winners }
    [level] Il ne reste aucun vaisseau, et chacun a ramené autant de conteneurs : match nul
    [escaped] { $scenario ->
        [capture] La navette
       *[passage] Le croiseur endommagé
      } s’est échappé{ $scenario ->
        [capture] e
       *[passage] {""}
      } : { $winners } gagne
    [cruiser_lost] Le croiseur endommagé est détruit : { $winners } gagne
    [shuttle_lost] La navette est détruite : personne ne gagne
    [portals] Les deux portails sont tenus : { $winners } gagne
   *[no_ships] { $count ->
        [0] Il ne reste aucun vaisseau : match nul
       *[other] L’autre flotte n’a plus de vaisseau : { $winners } gagne
      }
  }
objective-rescue = Conteneurs ramenés ({ $wanted } pour gagner) : { $scores }
objective-passage = Croiseur endommagé en { $sector }, coque { $hull }/{ $most } ; { $far ->
    [0] au portail Y
    [one] à 1 secteur du portail Y ({ $exit })
   *[other] à { $far } secteurs du portail Y ({ $exit })
  }
objective-passage-none = { $state ->
    [escaped] { $commander } a fait sortir le croiseur endommagé de la bataille
    [lost] Le croiseur endommagé est détruit
   *[none] Le croiseur endommagé n’est pas encore arrivé
  }
objective-capture = { $commander } détient la navette en { $sector }, coque { $hull } ; { $far ->
    [0] dans un coin
    [one] à 1 secteur d’un coin
   *[other] à { $far } secteurs d’un coin
  }
objective-capture-none = { $state ->
    [escaped] { $commander } a fait sortir la navette de la bataille
    [lost] La navette est détruite : personne ne gagne
   *[none] La navette n’est pas encore arrivée
  }
objective-control = Portails : { $portals }. Vaisseaux à venir : { $waiting }
portal-free = { $sector } libre
portal-held = { $sector } { $commander }
pile = { $count } en { $sector }
map-lone-portal = { $sector } : portail { $letter }
map-containers = Conteneurs : { $sectors }
violation-cannot-carry = Un vaisseau porte un seul conteneur, et tous deux doivent avoir commencé le tour dans le même secteur.
violation-container-here = Ce secteur contient un conteneur.
violation-just-arrived = Il vient d’arriver par le portail : aucun dé bleu ne le déplace ce tour-ci.
violation-no-target = La navette ne peut pas être visée.
violation-no-way-out = Il n’y a pas d’issue par là.
violation-not-at-home = Vous évacuez les conteneurs depuis votre zone de déploiement.
violation-not-beside-portal = Le croiseur apparaît dans un secteur libre à côté du portail X.
violation-not-waiting = Ces vaisseaux n’attendent pas au-delà du portail.
ask-first-effect = { $kind ->
    [fields] Vos vaisseaux sont dans plusieurs champs d’astéroïdes : lequel agit d’abord ?
   *[drones] Plusieurs drones sont sur vos vaisseaux : lesquels frappent d’abord ?
  }

## Ce qu’aucun menu ne propose

violation-aims-elsewhere = Cette arme vise autre chose.

## Flottes préparées : formations, handicaps, leçons

label-formation = { $which ->
    [arranged] Disposer toute la flotte
    [rest] Déployer le reste
   *[whole] Déployer toute la flotte
  } { $formation ->
    [in_line] en ligne
   *[random] au hasard
  }
about-formation = { $formation ->
    [in_line] Les plus gros au milieu ; chacun se place seul, à son tour
   *[random] N’importe où dans votre zone de déploiement ; chacun se place seul, à son tour
  }
event-formation = { WHO($commander) ->
    [you] { $count ->
        [one] votre dernier vaisseau se déploie
       *[other] vos { $count } vaisseaux se déploient
      }
   *[other] { $count ->
        [one] le dernier vaisseau { DE($commander) } se déploie
       *[other] les { $count } vaisseaux { DE($commander) } se déploient
      }
  } automatiquement, { $formation ->
    [in_line] en ligne
   *[random] au hasard
  }
terms-formation = { $formation ->
    [arranged] flottes disposées en secret
    [in_line] tous les vaisseaux en ligne d’un coup
    [mirrored] toutes les flottes d’un coup, en miroir
   *[random] tous les vaisseaux au hasard d’un coup
  }
violation-signals-in-line = Des signaux en ligne se trahiraient : déployez-les au hasard.
goal-handicap = Handicap : { faction } a { $more ->
    [one] 1 point
   *[other] { $more } points
  } de plus{ $mode ->
    [teams] {" "}par flotte
   *[duel] {""}
  }{ $decided ->
    [points] {" "}et perd à { $left } sur { $total }
   *[otherwise] {""}
  }.
faction = { $side ->
    [phebe] la Ligue de Phébé
   *[amycles] l’Hégémonie d’Amyclès
  }
terms-handicap = { $more ->
    [one] 1 point de plus
   *[other] { $more } points de plus
  } pour { faction }
violation-no-room-for-fleet = Votre zone de déploiement ne peut pas recevoir ces vaisseaux : un secteur contient { $most } points de classe.
lesson-aim-trap = { $faction ->
    [phebe] Vous êtes au milieu, entre deux moitiés de flotte : regroupez vos vaisseaux et battez l’une avant que l’autre n’arrive.
   *[amycles] Vos vaisseaux sont des deux côtés de l’ennemi : refermez l’étau, et frappez les premiers avec les dés de votre passerelle.
  }
lesson-aim-belt = Au début de chaque tour, le commandant dont c’est le tour choisit un champ d’astéroïdes, et un dé dit où il dérive. Poussez les champs sur l’ennemi, et tenez vos vaisseaux hors de leur route.
lesson-aim-rescue = { $wanted } conteneurs évacués donnent la victoire. Amenez des vaisseaux dans un secteur à conteneurs. Dès votre tour suivant, chacun peut en porter un vers votre zone de déploiement.
lesson-aim-passage = { $faction ->
    [phebe] Votre croiseur endommagé sortira du portail X ({ $entry }) quand un dé montrera ★ au début de votre tour. Ouvrez-lui la route du portail Y ({ $exit }).
   *[amycles] Un croiseur endommagé sortira du portail X ({ $entry }) avec peu de coque. Détruisez-le pour gagner : guettez-le là, et barrez la route du portail Y ({ $exit }).
  }
lesson-aim-capture = { $faction ->
    [phebe] Menez votre navette de { $sector } dans un coin, puis dehors avec un dé bleu de plus. Gardez un vaisseau avec elle : personne ne peut lui tirer dessus, mais une navette sans garde peut être capturée.
   *[amycles] Allez sur la navette ({ $sector }) quand elle est sans garde, et elle est à vous. Barrez les coins : c’est par là qu’elle s’échappe.
  }
lesson-aim-control = Faites entrer des vaisseaux avec des dés bleus : à côté de votre portail ({ $sector }), ou dessus avec un ★ bleu. Commencez un tour avec un vaisseau là et un sur l’autre portail ({ $other }) pour gagner.
lesson-aim-hidden = Certains signaux ennemis ne cachent aucun vaisseau. Scannez-les d’abord avec des dés rouges, et ne dévoilez vos propres vaisseaux que si cela en vaut la peine.
lesson-score-points = { $whose ->
    [mine] { $mode ->
        [side] Il reste à votre camp
       *[alone] Il vous reste
      } { $left } points de classe sur { $start } ; à { $lost } ou moins, vous perdez. Achevez les ennemis endommagés. Mettez hors de portée un vaisseau qui ne survivrait pas au tour suivant.
   *[theirs] Premier vaisseau détruit : à vous l’avantage ! { $mode ->
        [side] Un camp réduit
       *[alone] Une flotte réduite
      } au tiers de ses points de classe perd. Achevez les ennemis endommagés.
  }
lesson-score-rescue = Les premiers conteneurs sont évacués : vous { $mine }, eux { $theirs }, et { $wanted } donnent la victoire. Un vaisseau qui en évacue un quitte la bataille : gardez-en pour combattre.
lesson-score-passage = { $faction ->
    [phebe] Votre croiseur est en { $sector }, { $far ->
        [0] sur le portail Y
        [one] à 1 secteur du portail Y
       *[other] à { $far } secteurs du portail Y
      }. Des dés bleus le font avancer, et un dé bleu de plus, là-bas, donne la victoire. Gardez-lui des boucliers.
   *[amycles] Le croiseur est en { $sector }, coque { $hull }, { $far ->
        [0] sur le portail Y
        [one] à 1 secteur du portail Y
       *[other] à { $far } secteurs du portail Y
      } : amenez des vaisseaux à côté et tirez.
  }
lesson-score-capture = { $faction ->
    [phebe] La navette en { $sector } est à eux. Allez sur elle quand elle est sans garde pour la reprendre, et barrez-lui la route des coins.
   *[amycles] La navette en { $sector } est à vous : menez-la dans un coin, puis dehors avec un dé bleu de plus. Gardez-la, ou ils la reprennent.
  }
lesson-score-control = Des vaisseaux tiennent des portails : vous { $mine }, eux { $theirs }. Tenez les deux au début de votre tour pour gagner, et chassez les leurs avant leur tour.
lesson-container = Un vaisseau en { $sector } a commencé le tour avec un conteneur : déplacé par un dé bleu, il l’emporte.
lesson-pick-up = Des conteneurs attendent en { $sector } : les vaisseaux qui y commencent votre prochain tour pourront les emporter.
lesson-evacuate = Un conteneur est dans votre zone de déploiement : un dé bleu de plus l’évacue avec son vaisseau, et il compte.
lesson-shuttle = La navette en { $sector } est seule, et un de vos dés bleus y mène : allez-y pour la capturer.
lesson-guard = Personne ne garde votre navette en { $sector } : finissez le tour avec un vaisseau dans son secteur, ou loin de tout ennemi.
lesson-escape = Il ne reste qu’à sortir : un dé bleu de plus donne la victoire.
lesson-signal = Un de vos dés rouges scanne les signaux en { $sector } ; un autre peut ensuite attaquer les vaisseaux dévoilés.
lesson-fog = Il y a des secteurs non découverts à côté de vos vaisseaux : un dé bleu les scanne avant que vous n’y entriez.
lesson-portal = Votre vaisseau en { $sector } est dans un portail { $letter } : un dé bleu le fait sortir à côté de l’autre { $letter }, un ★ bleu dessus.
lesson-beset = { $weapon ->
   *[drones] Des drones sont sur { $ship } : 2 dégâts au début de chacun de vos tours. Un ✱ rouge les chasse.
  }
lesson-closed = { $weapon ->
   *[interdictor] Un interdictor ferme { $sector } : personne n’y entre ni ne tire au travers.
  }
lesson-sector = { $special ->
    [asteroid_field] { $where ->
        [in] Votre vaisseau est dans les astéroïdes en { $sector } : il ne tire pas et personne ne le vise. Au début de chacun de vos tours, un dé est lancé : ★ lui fait des dégâts.
       *[target] L’ennemi en { $sector } est dans les astéroïdes : il ne tire pas et personne ne le vise.
      }
    [gravity_field] Il y a un champ gravitationnel en { $sector }. Les vaisseaux qui y entrent sont rejetés aussitôt (un dé dit où), ou renvoyés avec 1 dégât.
   *[gas_cloud] { $where ->
        [in] Votre vaisseau est dans le nuage de gaz en { $sector }. En cas d’attaque, vous pouvez lancer un dé vert. Le vaisseau ne donne ni ne reçoit de soutien, et n’emploie pas d’arme spéciale.
       *[target] L’ennemi en { $sector } est dans un nuage de gaz : en cas d’attaque, il peut lancer un dé vert pour se protéger.
      }
  }
label-ready = Déployer la flotte telle quelle
label-arranged = { $ship } ({ $sector })
ask-arrange = Votre flotte est en place dans votre zone de déploiement, et personne d’autre ne la voit. Déplacez des vaisseaux, ou déployez-les tels quels. Toutes les flottes se montrent dès que chacun est prêt.
about-arranging = { $how ->
    [ready] Montrée à tous dès que chacun est prêt
   *[deploy_fleet] Vous voyez vos vaisseaux et pouvez encore les déplacer
  }
event-fleets-shown = Chacun est prêt, et toutes les flottes se montrent
violation-already-there = Ce vaisseau est déjà dans ce secteur.

## Ce qui est à vous

panel-hand = Ma passerelle
hand-fleet = Votre flotte, encore inconnue des autres : { $ships }
hand-rolled = Dés lancés, pas encore joués : { $dice }
hand-bridge = Sur votre passerelle : { $count ->
    [0] rien
   *[other] { $dice }
  }
hand-weapon = { $ship }, { weapon }{ $secret ->
    [yes] {" "}(face cachée)
   *[no] {""}
  } : { $specials ->
    [0] il faut deux ★
    [1] il manque un ★
   *[other] prêt à tirer, vous avez deux ★
  } ; { weapon-does }
hand-signals = Vus par les autres comme signaux : { $signals }
hand-containers = Conteneurs ramenés : { $home } sur { $wanted } pour gagner{ $count ->
    [0] {""}
   *[other] {" "}; avec vos vaisseaux : { $beside }
  }
event-arranged = { $how ->
    [ready] Votre flotte est prête. Elle se montre dès que chacun l’est
    [moved] Votre { $ship } est en { $sector }
    [in_line] Votre flotte est en ligne
   *[random] Votre flotte est placée au hasard
  }
label-exchange = { $sector } (en échange de { $ships })

## Plans : d’abord ce qui les distingue

plan-attack = { $ships } ({ $origin }) { $count ->
    [one] tire
   *[other] tirent
  }{ $how ->
    [far] {" "}de loin
   *[near] {""}
  } sur { $target }{ $how ->
    [pair] , 1er tir
   *[near] {""}
  }{ $signals ->
    [shown] {" "}et se { $count ->
        [one] dévoile
       *[other] dévoilent
      }
   *[no] {""}
  }
plan-charge = { $ships } { $again ->
    [yes] { $count ->
        [one] avance
       *[other] avancent
      }
   *[no] { $count ->
        [one] va
       *[other] vont
      }
  } en { $sector } { $other ->
    [yes] soutenir { $origin } contre { $target }
   *[no] et { $count ->
        [one] tire
       *[other] tirent
      }{ $how ->
        [far] {" "}de loin
       *[near] {""}
      } sur { $target }
  }
plan-move = { $ships } { $count ->
    [one] va
   *[other] vont
  } de { $origin } en { $sector }{ $containers ->
    [0] {""}
    [one] {" "}avec un conteneur
   *[other] {" "}avec { $containers } conteneurs
  }
plan-course = { $ships } ({ $origin }) { $count ->
    [one] continue
   *[other] continuent
  } vers { $way ->
    [0] le nord
    [1] le nord-est
    [2] l’est
    [3] le sud-est
    [4] le sud
    [5] le sud-ouest
    [6] l’ouest
   *[7] le nord-ouest
  }, d’un secteur par tour
plan-move-on = { $ships } ({ $origin }) { $count ->
    [one] continue
   *[other] continuent
  } en { $sector }, sans dé
plan-portal = { $ships } ({ $origin }) { $count ->
    [one] passe
   *[other] passent
  } par le portail jusqu’en { $sector }
plan-scan = { $ships } ({ $origin }) { $count ->
    [one] scanne
   *[other] scannent
  } les signaux en { $sector }
plan-scan-fog = Scanner les secteurs non découverts autour de { $origin } { $die }
plan-evacuate = { $ships } ({ $origin }) { $count ->
    [one] évacue un conteneur
   *[other] évacuent { $count } conteneurs
  }
plan-enter = { $ships } { $count ->
    [one] arrive
   *[other] arrivent
  } en { $sector }
about-move = { $special ->
    [asteroid_field] Astéroïdes : aucun tir n’entre ni ne sort ; { $percent } % d’être frappé
    [gravity_field] Gravité : rejeté aussitôt, un dé dit où
    [gas_cloud] Gaz : un bouclier gratuit, ni soutien ni arme{ $foes ->
        [0] {""}
        [one] {" "}· 1 cible voisine
       *[other] {" "}· { $foes } cibles voisines
      }
    [undiscovered] Non découvert : spécial à { $percent } %{ $foes ->
        [0] {""}
        [one] {" "}· 1 cible voisine
       *[other] {" "}· { $foes } cibles voisines
      }
   *[none] { $foes ->
        [0] { $signals ->
            [0] { $comes ->
                [nearer] à { $far ->
                    [one] 1 secteur
                   *[other] { $far } secteurs
                  } de l’ennemi le plus proche
                [away] loin des ennemis voisins (puissance { $fled })
                [in-reach] loin des ennemis voisins, mais encore à portée
               *[no] aucune cible voisine
              }
            [one] 1 signal voisin, à scanner avec un dé rouge
           *[other] { $signals } signaux voisins, à scanner avec un dé rouge
          }
        [one] 1 cible voisine, coque { $weakest }
       *[other] { $foes } cibles voisines, coque { $weakest } au moins
      }
  }{ $power ->
    [0] {""}
   *[other] , puissance { $power }
  }{ $drive ->
    [lost] {" "}· { no-ion-drive }
   *[kept] {""}
  }
about-drain = { $what ->
    [R] Il tire avec un dé rouge de moins
    [B] Il avance avec un dé bleu de moins
    [G] Il a un bouclier de moins
   *[S] Il a un ★ de moins, pour ses armes et ses réponses
  } ; coûte votre ★ vert
about-switch-off = Rouvre son secteur à tous les vaisseaux et à tous les tirs ; ne coûte rien
about-reroll = Deux nouveaux résultats, à la place de ★ inutiles à vos cuirassés
label-place-none = { $never ->
    [yes] Ne rien placer du tout
   *[no] Ne rien placer cette fois
  }
plan-place = Placer un { special } en { $sector }
plan-place-else = { plan-place }
about-tile = { $special ->
    [asteroid_field] Astéroïdes : aucun tir, un dé peut faire des dégâts
    [gravity_field] Gravité : un dé rejette les vaisseaux
   *[gas_cloud] Gaz : un bouclier gratuit, ni soutien ni arme
  }
about-no-tiles = Vous ne placez rien ; les autres le peuvent encore
why-begin = { $what ->
    [sectors] moins de règles pour débuter
   *[fleet] idéal pour débuter
  }
why-place = { $where ->
    [between] entre vous et l’ennemi
    [near] de votre côté, vous y serez en premier
   *[far] du côté ennemi, il le gêne plus que vous
  }
about-place = { $where ->
    [between] Entre vous et l’ennemi
    [near] De votre côté
   *[far] Du côté ennemi
  }, { $aside ->
    [far_left] tout à gauche
    [left] à gauche
    [right] à droite
    [far_right] tout à droite
   *[centre] au centre
  } : { $own ->
    [0] {""}
    [one] à 1 secteur de votre zone de déploiement
   *[other] à { $own } secteurs de votre zone de déploiement
  }{ $theirs ->
    [0] {""}
   *[other] { $own ->
        [0] à { $theirs } { $theirs ->
            [one] secteur
           *[other] secteurs
          } de la leur
       *[other] , à { $theirs } de la leur
      }
  }
about-and = { $head } · { $parts }
about-tiles = { $head } ; { $parts }
about-place-none = { $when ->
    [never] Vous ne placez plus rien ; les autres le peuvent encore
    [now] On vous le demande une fois encore, après les autres
    [again] Vous ne placez plus rien, comme la fois d’avant ; les autres le peuvent encore
   *[last] Vous ne placez plus rien
  }
event-no-sector-placed = { WHO($commander) ->
    [you] vous ne placez aucun de vos
   *[other] { $commander } ne place aucun de ses
  } secteurs spéciaux{ $never ->
    [yes] , ni maintenant ni plus tard
   *[no] {" "}cette fois
  }
violation-place-or-pass = Placez un secteur spécial, ou n’en placez aucun.
about-shot = { $left ->
    [0] hors de combat (coque { $hull })
   *[other] coque { $hull } → { $left }
  } ; coûte deux ★

## Ce qui rappelle un commandant à un tour prévu d’avance

stop-near = Un ennemi est à { $sectors } secteurs de vos vaisseaux au plus
stop-hit = Un de vos vaisseaux est touché
stop-lost = Un de vos vaisseaux est perdu

## Premiers pas

lesson-name = { $step ->
    [roll] lancer vos dés
    [near] approcher de l’ennemi
    [fire] tirer sur un ennemi
    [support] tirer depuis deux secteurs à la fois
    [shield] garder un bouclier
    [weapon] déclencher votre arme spéciale
    [end] finir un tour
   *[destroy] détruire un vaisseau
  }
lesson-later = { $step ->
    [roll] Vous lancez au début de chacun de vos tours.
    [near] Un dé bleu déplace tous les vaisseaux d’un secteur.
    [fire] Un dé rouge tire sur le secteur voisin, dans sa direction (une attaque à distance en demande un par secteur). Un dé rouge inutilisé attend sur la passerelle un meilleur tir.
    [fire-near] Un ennemi est à côté de vos vaisseaux : un dé rouge dans sa direction lui tire dessus.
    [support] Un seul dé rouge fait tirer tous vos vaisseaux voisins d’une même cible, même depuis deux secteurs.
    [support-near] Vos vaisseaux sont dans deux secteurs voisins d’une même cible : un dé rouge dans sa direction les fait tous tirer.
    [shield] Lancez un dé vert, et gardez-le à la fin de votre tour : il arrête les dégâts des attaques.
    [weapon] Il faut deux ★ à la fois : gardez sur la passerelle le premier que vous lancez.
    [end] Les dés inutilisés attendent sur la passerelle.
   *[destroy] Tirez de nouveau sur un vaisseau endommagé : chaque vaisseau perdu rapproche son camp de la défaite.
  }
lesson-lost = { $step ->
   *[weapon] arme spéciale perdue
  }
lesson-end = { $left ->
    [0] Plus rien d’utile à jouer
    [one] La proposition qui reste coûte plus qu’elle ne rapporte
   *[other] Les propositions qui restent coûtent plus qu’elles ne rapportent
  }{ $count ->
    [0] , et aucun dé à garder. Tous les dés retournent à la réserve, et l’ennemi joue.
   *[other] . Les dés gardés serviront à répondre aux attaques ou au tour suivant.
  }
lesson-answer = On vous tire dessus : choisissez comment répondre.
lesson-support = La première proposition tire sur une même cible depuis deux secteurs : tous les vaisseaux y tirent, pour un seul dé.
lesson-destroy = La première proposition { $sure ->
    [yes] détruit un vaisseau à coup sûr
   *[no] détruit un vaisseau, sauf réponse
  }. L’ennemi perd ses points de classe.
ships-of-any-sort = { $count } vaisseaux
the-ships-numbered = les { ships-numbered }
plan-dice = coûte { $dice }, { $left ->
    [0] plus aucun dé
    [1] reste { $still }
   *[other] reste { $left } dés
  } · { $about }
plan-warned = { $about } · ⚠ { $alone ->
    [yes] seul là :{" "}
   *[no] {""}
  }{ $left ->
    [0] { $alone ->
        [yes] en péril
       *[no] vaisseau en péril
      }
   *[other] { $alone ->
        [yes] {""}
       *[no] risque :{" "}
      }{ harm }
  }
enemy-ship = { $sort ->
    [frigate] la { sort } ennemie
    [shuttle] la { sort } ennemie
   *[other] le { sort } ennemi
  }{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
  }

## Les flottes au moment du choix

fleet-character = { $abilities ->
    [no] Moins de vaisseaux, plus solides ; plus de vaisseaux, plus étendus
   *[yes] { $fleet ->
        [first_game] Un peu de tout
        [line] Peu de vaisseaux, lourds et solides ; chaque perte coûte cher
        [escort] Des croiseurs qui protègent leur secteur de tous côtés
        [hunters] Frappe souvent : avec un dé rouge, un destroyer seul tire sur deux vaisseaux, ou à deux secteurs
        [swarm] De petits vaisseaux, vite partout ; un bon tir suffit à en détruire un. Sans arme spéciale
        [guard] Tient longtemps : ses croiseurs protègent leur secteur de tous côtés. Sans arme spéciale
       *[other] Moins de vaisseaux, plus solides ; plus de vaisseaux, plus étendus
      }
  }
about-best = Conseillé : { $why } · { $about }
why-best = { $how ->
    [free] un dé pour rien
    [saves] sauve le vaisseau pour { $dice ->
        [0] rien
        [one] { $dice } dé
       *[other] { $dice } dés
      }
    [stops] arrête { harm } pour { $dice ->
        [0] rien
        [one] { $dice } dé
       *[other] { $dice } dés
      }
    [spares] arrête { harm } ; un second coup pareil détruirait le vaisseau
    [retreat] s’éloigne de l’ennemi
    [nearer] s’approche, pour frapper à votre tour
    [aside] une meilleure place pour la suite
    [counter] un échange favorable
    [lost] rien ne sauve ce vaisseau
    [bare] aucun de vos boucliers ne convient
    [special] aucun bouclier ne convient, gardez ★
    [dear] un bouclier vaut plus que ce coup
   *[slight] coup léger, gardez vos dés pour un plus grave
  }
face-means = { $sign } { $face ->
    [O] tout droit
    [D] en diagonale
    [M] toute direction
   *[S] spécial, pour les armes et les réponses
  }
