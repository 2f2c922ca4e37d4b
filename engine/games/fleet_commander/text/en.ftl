### Fleet Commander in English. Facts named after a game’s symbols ($sort, $special, $weapon …) select.

## Things

special = { $special ->
    [asteroid_field] asteroid field
    [gravity_field] gravity field
    [undiscovered] undiscovered
   *[gas_cloud] gas cloud
  }
sector = { $name }
sector-portal = { $name } (portal { $letter })
sector-special = { $name } ({ special })
sort = { $sort ->
    [frigate] frigate
    [destroyer] destroyer
    [cruiser] cruiser
    [damaged_cruiser] damaged cruiser
    [shuttle] shuttle
    [signal] signal
    [decoy] decoy
   *[battleship] battleship
  }
ship = { $number ->
    [0] { sort }
   *[other] { sort } { $number }
  }
the-ship = { $number ->
    [0] the { sort }
   *[other] { sort } { $number }
  }
sector-in-zone = zone { $zone }, { $name }
ship-of = { WHO($owner) ->
    [you] your { ship }
   *[other] { $owner }’s { ship }
  }
your-ship = your { ship }
ships-of = { WHO($owner) ->
    [you] your { $ships }
   *[other] { $owner }’s { $ships }
  }
ships = { $count } { $sort ->
    [frigate] { $count ->
        [one] frigate
       *[other] frigates
      }
    [destroyer] { $count ->
        [one] destroyer
       *[other] destroyers
      }
    [cruiser] { $count ->
        [one] cruiser
       *[other] cruisers
      }
    [damaged_cruiser] damaged cruiser
    [shuttle] shuttle
    [signal] { $count ->
        [one] signal
       *[other] signals
      }
    [decoy] { $count ->
        [one] decoy
       *[other] decoys
      }
   *[battleship] { $count ->
        [one] battleship
       *[other] battleships
      }
  }
ships-numbered = { $sort ->
    [frigate] frigates
    [destroyer] destroyers
    [cruiser] cruisers
   *[battleship] battleships
  } { $numbers }
any-ships = { $count ->
    [one] one { sort }
   *[other] { $count } of the { $ships }
  }
ship-armed = { $ship } ({ weapon })
ship-nowhere = { $lost ->
    [away] has left the battle
    [yes] destroyed
   *[no] not deployed
  }
weapon = { $weapon ->
    [proton_ray] proton ray
    [vortex_missiles] vortex missiles
    [nano_repairer] nano-repairer
    [magnetic_bomb] magnetic bomb
    [drones] drones
    [tractor_ray] tractor ray
    [exo_bomb] exo-bomb
    [vortex_gate] vortex gate
   *[interdictor] interdictor
  }
weapon-of = { weapon } ({ $ship }){ shown-signals }
target = { $ship }, hull { $hull }/{ $most }{ $alike ->
    [one] {""}
   *[other] {" "}({ $alike } alike)
  }
target-at = { $ship } at { $sector }, hull { $hull }/{ $most }
shield = { $die } against { $sector }{ $gas ->
    [yes] {" "}(gas cloud)
   *[no] {""}
  }
harm = { $power } damage
score = { $commander } { $points }
score-of = { $commander } { $points } (loses at { $lost })
score-of-team = { $side } { $points }, loses at { $lost } ({ $scores })
first-roll = { $commander } { $count }
may-answer = { $how ->
    [shield] shields
    [retreat] retreat
   *[counter] counter-attack
  }
menu-roll = Roll

## Menus

menu-move = Move
menu-move-on = Move again for free (ion drive)
menu-portal = Go through a portal
menu-attack = Attack
menu-attack-again = Second shot
menu-weapon = Special weapon
menu-specials = Drain and other specials (★)
menu-end-turn = End turn
menu-retreat = Retreat
menu-counter = Counter-attack
menu-from = { $sector }: { $ships }
menu-from-nowhere = Nobody
menu-place = Place { $special ->
    [asteroid_field] an asteroid field
    [gravity_field] a gravity field
   *[gas_cloud] a gas cloud
  }
menu-fleet = { $fleet ->
    [first_game] Classic
    [line] Line of battle
    [escort] Escort
    [hunters] Hunters
    [swarm] Swarm
    [guard] Guard
   *[other] { $fleet }
  }: { $ships }
fleet-name = { $fleet ->
    [first_game] Classic
    [line] Line of battle
    [escort] Escort
    [hunters] Hunters
    [swarm] Swarm
    [guard] Guard
   *[other] { $fleet }
  }
menu-own-fleet = Own fleet
menu-battleships = { $count ->
    [0] No battleship
    [one] 1 battleship
   *[other] { $count } battleships
  }
menu-cruisers = { $count ->
    [0] No cruiser
    [one] 1 cruiser
   *[other] { $count } cruisers
  }
asks-battleships = Your own fleet of { $points } points: how many battleships?
asks-ships = { $count ->
    [0] Your own fleet without { $sort ->
        [battleship] battleships
       *[cruiser] cruisers
      }: which ships?
   *[other] { $sort ->
        [battleship] { menu-battleships }
       *[cruiser] { menu-cruisers }
      }: which other ships?
  }
asks-weapon = { $count ->
    [one] Which weapon for the battleship?
   *[other] Which weapon for battleship { $number } of { $count }?{ $number ->
        [1] {""}
       *[other] {" "}Taken: { $taken }
      }
  }
asks-kept-dice = What do you keep on your bridge?
asks-kept = Which weapon does { $ship } keep?
class-of = { sort } { $points }
about-rest = { $left ->
    [0] No points left
    [one] 1 point left: { $others }
   *[other] { $left } points left: { $others }
  }
trait-of = { $sort ->
    [frigate] { $count ->
        [one] a frigate that moves twice
       *[other] frigates that move twice
      }
    [destroyer] { $count ->
        [one] a destroyer that fires twice
       *[other] destroyers that fire twice
      }
   *[cruiser] { $count ->
        [one] a well-shielded cruiser
       *[other] well-shielded cruisers
      }
  }
about-ships = { $fleet ->
    [none] {""}
   *[other] { fleet-name },{" "}
  }{ $count ->
    [one] 1 ship
   *[other] { $count } ships
  }{ $told ->
    [yes] : { $traits }
   *[no] {""}
  }
label-nowhere = nowhere
label-roll = Roll { $dice }
label-roll-part = { $count } { $colour ->
    [red] red
    [blue] blue
   *[green] green
  }
label-move = { $ships } to { $sector } { $die }
label-move-on = { $ships } on to { $sector }
label-portal = { $ships } through to { $sector } { $die }
label-attack = { $target }, at { $sector }: { $how ->
    [pair] { harm }, then a second target
    [through] { harm } through { $through }, one die twice
    [far] { harm } at range, over { $through }
    [held] { harm } without support
   *[near] { harm }
  }{ shown-signals } { $dice }
label-second-shot = { $target }: { harm }
label-reroll = Roll { $dice } again
label-drain = Drain { $die } from { $commander }’s bridge
label-switch-off = { $weapon ->
   *[interdictor] Switch the interdictor of { $ship } off
  }
label-shake-off = { $weapon ->
   *[drones] Shake the drones of { $launcher } off { $ship } (🔴⁠✱)
  }
label-weapon-at-commander = { $weapon ->
   *[magnetic_bomb] Empty { $commander }’s bridge
  }
label-weapon-at-ship = At { $target }
label-weapon-at-sector = At { $sector }
label-pull = { $weapon ->
   *[tractor_ray] Pull { $target }
  }
label-gate = { $ships }, from { $sector }
label-to = To { $sector }
label-to-ships = To { $sector } ({ $commander }: { $ships })
label-field = The field at { $sector }
label-beset = { $weapon ->
   *[drones] On { $ship }, of { $launcher }
  }
violation-no-such-effect = That effect does not apply now.
label-field-with = The field at { $sector } ({ $commander }: { $ships })
label-end-turn = { $gone ->
    [0] Keep { $dice }
   *[other] { $count ->
        [1] Keep { $dice }, drop { $dropped }
        [2] Keep { $dice }, drop { $dropped }
        [3] Keep { $dice }, drop { $dropped }
       *[other] Drop { $dropped }, keep the other { $count }
      }
  }
label-end-turn-empty = Keep nothing
ending = you { $count ->
    [0] keep nothing: all your dice return to your reserve
   *[other] keep { $dice } on your bridge{ $gone ->
        [0] {""}
       *[other] {" "}and drop { $dropped }{ $why ->
            [full] , for which it has no room
            [roll] , so that you can roll a die of that colour next turn
           *[none] {""}
          }
      }
  }
undone = You can still { $parts }
undone-part = { $use ->
    [fire] fire{ $count ->
        [0] {""}
        [one] {" "}with 1 red die
       *[other] {" "}with { $count } red dice
      }
    [weapon] fire your special weapon
    [move] move{ $count ->
        [0] {""}
        [one] {" "}with 1 blue die
       *[other] {" "}with { $count } blue dice
      }
    [again] move on for free
    [scan] scan
   *[specials] use your specials (★)
  }
label-tiles = { $count ->
    [0] No special sector
   *[other] { $tiles }
  }
label-place = At { $sector }
label-armed = { $ship } ({ weapon })
label-join = { $sector } (beside { $ships })
label-redirect = Let { $ship }, take the hit
label-redirect-none = Let the target take it
label-support = Support with { $ships }: { $power } more damage
label-support-by = Support with { $ship } alone ({ $sector }): { $power } more damage
label-support-none = Do not support
label-roll-green = Roll a green die first (gas cloud, free)
label-shields = { $shields }: stops { $blocked }, { $left ->
    [0] nothing gets through
   *[other] { $left } gets through
  }
label-shields-raised = shield { $shields }
label-counter = At { $target }
label-take-hit = Take the hit
label-ships = { $ships }
label-no-others = No other ship
label-weapons = With { $weapons }
menu-ships-firing = Choose the ships that fire
menu-specials-paid = Choose the specials to spend
form-firing = Which ships fire? Pick one or more; the others hold fire.
form-supporting = Support with some of your ships: pick one or more.
form-specials = Which two specials do you spend?
form-going = Which ships go? Pick one or more; the others stay.
menu-some-ships = Only some: { $order }
form-kept = Choose the dice to keep; the others go back to your reserve.
form-die = { $die }
form-ship = { $ship } ({ $sector }), firepower { $power }
label-attack-by = { $attack }, by { $ships } alone
label-paid = { $aim }, paid with { $dice }

## Questions

role = { $scenario ->
    [trap] { $faction ->
        [phebe] You command Phébé, caught in the middle.
       *[amycles] You command Amyclès, in ambush on both sides.
      }{" "}
    [passage] { $faction ->
        [phebe] You command Phébé. Bring out a damaged cruiser, which is added to your fleet.
       *[amycles] You command Amyclès. Hunt down a damaged cruiser.
      }{" "}
    [capture] { $faction ->
        [phebe] You command Phébé. Escort a shuttle, which is added to your fleet.
       *[amycles] You command Amyclès. Hunt down a shuttle.
      }{" "}
   *[other] {""}
  }
ask-fleet = { $role }Which fleet do you command? It may have up to { $points } class points{ $more ->
    [0] {""}
   *[other] , including a handicap of { $more }
  }.
ask-tiles = { $role }Which special { $count ->
    [one] sector
   *[other] sectors
  } do you choose? Next, place { $count ->
    [one] it
   *[other] them one by one
  }, then choose and deploy your fleet.
ask-place = { $again ->
    [yes] Where do you place the first of your { $count } special sectors?
   *[no] Where do you place a special sector? You have { $count } left.
  }
ask-portal = { $twin ->
    [yes] Where do you place the other portal { $letter }?{ $zones ->
        [several] {" "}It belongs in another zone than the first.
       *[one] {""}
      }
   *[no] Where do you place a portal { $letter }? Ships enter one portal of a letter and leave by the other.
  }
ask-deploy = Which ship do you deploy, and where? { $count ->
    [one] It is your last.
   *[other] { $count } are left.
  }
ask-redirect = { $attacker } attacks you at { $sector }: { $target } (hull { $hull }/{ $most }) would take { harm }. Does your cruiser there take the hit instead?
ask-support = { $attacker } attacks { $target } (hull { $hull }/{ $most }) at { $sector } for { harm }. Do you support the attack? Your ships there ({ $ships }) would add { $more }, at no cost.
ask-react = { $attacker } attacks you at { $sector } from { $origin }: { $target } (hull { $hull }/{ $most }) would take { harm }. How do you answer?{ $gas ->
    [yes] {" "}The gas cloud gives you { $die }.
   *[no] {""}
  }
ask-field = Which asteroid field drifts? A die then decides the direction.
ask-drift = The die shows { $face }: where does the asteroid field at { $sector } drift?
ask-exit = The gravity field at { $sector } throws { $ships } out: where to?

## Standing orders

orders-reactions = When I am attacked
order-reactions = { $order ->
    [cautious] Cautious: shields whenever they fit, frigates retreat
    [balanced] Balanced: save ships, shields from 2 damage on
    [aggressive] Aggressive: strike back, shields only to save a ship
   *[ask] Ask me how to answer an attack
  }
orders-redirect = When a ship beside my cruiser is attacked
order-redirect = { $order ->
    [never] My cruiser never takes the hit
    [to_save] My cruiser takes the hit to save a ship
   *[ask] Ask me whether my cruiser takes the hit
  }
orders-allies = When I can support an ally’s attack
order-allies = { $order ->
    [always] Always support my ally
    [never] Never support my ally
   *[ask] Ask me whether to support my ally
  }
orders-others = When I can join somebody else’s attack
order-others = { $order ->
    [always] Join every attack
    [strongest] Join attacks on whoever has the most points left
    [never] Join no attack
   *[ask] Ask me whether to join an attack
  }
orders-deployment = When ships are deployed
order-deployment = { $order ->
    [heaviest_first] Deploy for me, the heaviest first
    [in_line] Deploy my whole fleet in line
    [random] Deploy my whole fleet at random
   *[ask] Ask me where each ship goes
  }

## What happens

event-and-so = { $head }; { $parts }
event-because = { $head }. { $why }
event-first-rolled = Most ★ goes first: { $rolls }
event-first-chosen = { WHO($commander) ->
    [you] you begin
   *[other] { $commander } begins
  }
event-tiles-set-aside = { WHO($commander) ->
    [you] { $count ->
        [0] you take no special sector
       *[other] you take { $tiles }
      }
   *[other] { $commander } { $count ->
        [0] takes no special sector
       *[other] takes { $tiles }
      }
  }
event-sector-placed = { WHO($commander) ->
    [you] you place
   *[other] { $commander } places
  } { $special ->
    [asteroid_field] an asteroid field
    [gravity_field] a gravity field
   *[gas_cloud] a gas cloud
  } at { $sector }
event-portal-placed = { WHO($commander) ->
    [you] you place
   *[other] { $commander } places
  } a portal { $letter } at { $sector }
event-fleet-launched = { WHO($commander) ->
    [you] you command
   *[other] { $commander } commands
  } { $ships }{ $armed ->
    [0] {""}
   *[other] {" "}(special { $armed ->
        [one] weapon
       *[other] weapons
      }: { $weapons })
  }
deployed-at = { $ship } at { $sector }
event-deployed = { WHO($commander) ->
    [you] you deploy
   *[other] { $commander } deploys
  } { $ships }
event-each-deployed = each commander deploys { $count } { $what ->
    [signals] signals
   *[ships] ships
  }
event-all-deployed = { $fleets }
event-lined-up = { WHO($commander) ->
    [you] you deploy
   *[other] { $commander } deploys
  } { $count } { $what ->
    [signals] signals
   *[ships] ships
  }
event-turn-passed = { WHO($commander) ->
    [you] you have no ship left, and pass
   *[other] { $commander } has no ship left, and passes
  }
event-eliminated = { WHO($commander) ->
    [you] you are
   *[other] { $commander } is
  } down to a third of the class points and out of the battle{ $count ->
    [0] {""}
   *[other] : { $ships } leave the board
  }
event-dice-rolled = { WHO($commander) ->
    [you] you roll
   *[other] { $commander } rolls
  } { $dice }{ $new ->
    [yes] {" "}({ $faces })
   *[no] {""}
  }
event-rerolled = { WHO($commander) ->
    [you] you roll
   *[other] { $commander } rolls
  } { $specials } again: { $dice }
event-bridge-emptied = { $how ->
    [drain] { WHO($by) ->
        [you] you drain
       *[other] { $by } drains
      } { $dice } from { bridge-of }
   *[magnetic_bomb] { WHO($by) ->
        [you] you empty
       *[other] { $by } empties
      } { bridge-of }{ $count ->
        [0] , which was empty
       *[other] : { $dice }
      }
  }
bridge-of = { WHO($commander) ->
    [you] your bridge
   *[other] { $commander }’s bridge
  }
event-turn-ended = { WHO($commander) ->
    [you] you end your turn
   *[other] { $commander } ends the turn
  }, { $count ->
    [0] keeping nothing
   *[other] keeping { $dice } for { $uses }
  }
kept-for = { $use ->
    [shield] shields
    [retreat] a retreat
    [counter] a counter-attack
    [weapon] the special weapon
   *[turn] the next turn
  }
event-battle-ended = { $why ->
    [draw] The battle is a draw: nobody has more than a third left
    [both_thirds] Both sides are down to a third, but { $winners } { $count ->
        [one] has more points left and wins
       *[other] have more points left and win
      }
    [all_thirds] Everyone left is down to a third; { $winners } has the most points left and wins
    [last] { $winners } wins as the last in the battle
   *[third] { $count ->
        [one] { $winners } wins
       *[other] { $winners } win
      }: the other side is down to a third
  }
event-moved = { $how ->
    [die] { WHO($commander) ->
        [you] you move
       *[other] { $commander } moves
      } { $ships } from { $origin } to { $sector }{ $containers ->
        [0] {""}
        [one] {" "}with a container
       *[other] {" "}with { $containers } containers
      }
    [again] { WHO($commander) ->
        [you] you move
       *[other] { $commander } moves
      } { $ships } on from { $origin } to { $sector }
    [portal] { WHO($commander) ->
        [you] you send
       *[other] { $commander } sends
      } { $ships } through the portal at { $origin } to { $sector }
    [exit] gravity throws { $ships } out to { $sector }
    [sent_back] gravity sends { $ships } back to { $sector }
    [retreat] { $ships } { $count ->
        [one] retreats
       *[other] retreat
      } to { $sector }
    [tractor_ray] it pulls { $ships } to { $sector }
   *[vortex_gate] it sends { $ships } from { $origin } to { $sector }
  }
event-attacked = { WHO($commander) ->
    [you] you attack
   *[other] { $commander } attacks
  } { $target } at { $sector } with { $ships } from { $origin }{ $turned ->
    [0] {""}
   *[other] {" "}(a ★ turned { $dice })
  }{ $supported ->
    [yes] , supported by { $supports }
   *[no] {""}
  }{ $lands ->
    [yes] : { harm }
   *[no] { $supported ->
        [yes] ,
       *[no] {""}
      } for { harm }
  }
event-weapon-hit = { $shot }: { harm }
event-hit = { $attack }{ $hull ->
    [0] {""}
   *[other] , hull { $hull }/{ $most }
  }
event-redirected = { $ship } takes the hit instead
event-supported = { WHO($commander) ->
    [you] you support
   *[other] { $commander } supports
  } with { $ships }: { $power } more damage
event-green-rolled = the gas cloud gives { WHO($commander) ->
    [you] you
   *[other] { $commander }
  } { $die }{ $fits ->
    [yes] {""}
   *[no] , but it does not fit
  }
event-shielded = { WHO($commander) ->
    [you] you stop
   *[other] { $commander } stops
  } { $blocked } damage with { $dice }
event-unanswered = { WHO($commander) ->
    [you] You cannot
   *[other] { $commander } cannot
  } answer: { $reasons }
unfit = { $die } { $why ->
    [straight] shields straight on only, and the fire comes diagonally, from { $sectors }
    [diagonal] shields diagonally only, and the fire comes straight on, from { $sectors }
    [special] is no shield by itself
    [nowhere] finds no sector to retreat to
    [nobody_left] saves nobody: no ship would be left to retreat
    [afar] cannot counter a ranged attack
    [cloud] cannot counter-attack into a gas cloud
   *[no_firepower] cannot counter-attack without firepower
  }
event-counter-attacked = { WHO($commander) ->
    [you] you counter-attack
   *[other] { $commander } counter-attacks
  } { $target }: { harm }
event-unharmed = { WHO($commander) ->
    [you] your frigates
   *[other] { $commander }’s frigates
  } slip away before the hit
event-damaged = { damage-taken }{ $hull ->
    [0] {""}
   *[other] , hull { $hull }/{ $most }
  }
event-ship-destroyed = { $ship } is destroyed{ $decided ->
    [points] : { WHO($owner) ->
        [you] you have
       *[other] { $owner } has
      } { $left ->
        [one] 1 class point
       *[other] { $left } class points
      } left
   *[otherwise] {""}
  }
event-field-tested = { $hit ->
    [yes] The asteroids at { $sector } strike
   *[no] The asteroids at { $sector } do no harm
  }
event-field-drifted = { WHO($commander) ->
    [you] you pick
   *[other] { $commander } picks
  } the asteroid field at { $origin }: it { $stays ->
    [yes] stays
   *[no] drifts to { $sector }
  }
event-gravity-rolled = { $hit ->
    [yes] the gravity field at { $sector } tears at the ships
   *[no] the gravity field at { $sector } does no damage
  }
event-weapon-at-ship = { $ship } uses { its-weapon } on { $target }
event-weapon-at-sector = { $ship } uses { its-weapon } on { $sector }
event-weapon-at-commander = { $ship } uses { its-weapon } on { $commander }’s bridge
event-repaired = { $ship } regains { $points } hull ({ $hull }/{ $most })
event-token-ended = { $weapon ->
    [drones] the drones of { $ship } { $why ->
        [shaken_off] are shaken off
        [moved_on] move on
       *[other] are gone
      }
   *[interdictor] the interdictor of { $ship } { $why ->
        [switched_off] is switched off
        [moved_on] moves on
       *[other] is gone
      }
  }
label-dice = { $dice }
its-weapon = { $weapon ->
    [vortex_missiles] its vortex missiles
    [drones] its drones
   *[other] its { weapon }
  }
tiles = { $count ->
    [one] { $special ->
        [asteroid_field] an asteroid field
        [gravity_field] a gravity field
       *[gas_cloud] a gas cloud
      }
   *[other] { $count } { $special ->
        [asteroid_field] asteroid fields
        [gravity_field] gravity fields
       *[gas_cloud] gas clouds
      }
  }
damage-taken = { $ship } takes { $points } damage{ $cause ->
    [asteroid_field] {" "}from the asteroids
    [gravity_field] {" "}from gravity
    [drones] {" "}from drones
   *[other] {""}
  }

## The board in words

summary-setup = Fleets are being prepared: { $commander } to choose
summary-turn = Round { $round }, { $commander } plays: { $phase ->
    [energy] three dice to roll
   *[actions] { $count ->
        [0] all dice used
       *[other] { $dice } left
      }
  }
summary-bridge = { WHO($commander) ->
    [you] Your bridge
   *[other] Bridge of { $commander }
  }: { $count ->
    [0] empty
   *[other] { $dice }
  }
summary-kept = Kept on bridges: { $held }
summary-held = { $commander } { $dice }
summary-race-short = Class points: { $scores } (defeat at { $lost })
summary-race = Class points: { $scores }
summary-teams = Class points: { $scores }
summary-points = Class points: { $scores }
map-sector = { $sector }: { $commander }: { $ships }
map-ship = { $what ->
    [token] { $ship }
    [hidden] { $ship } ({ $hull } of { $most }), hidden
   *[ship] { $ship } ({ $hull } of { $most })
  }
map-empty = { $sector }: no ship
map-token = { $weapon ->
    [drones] Drones of { $ship } on { $place }
   *[interdictor] { $place }: interdictor of { $ship }, nobody may pass
  }
alt = Round { $round }: { $commander } { $asked ->
    [yes] must answer
   *[no] plays
  }, dice { $dice }. { $race }. In words: /map text
alt-setup = Fleets are being prepared: { $commander } to choose. In words: /map text
alt-won = { $count ->
    [0] A draw
    [one] { $winners } has won
   *[other] { $winners } have won
  } in round { $round }. In words: /map text
picture-title = { $round ->
    [0] Before the battle
   *[other] Round { $round }
  }
picture-goal = { $scenario ->
    [asteroid_belt] Asteroid belt
    [rescue] Rescue
    [passage] The passage
    [capture] The capture
    [control] Control
    [trap] The trap
   *[pitched_battle] Pitched battle
  }: { $scenario ->
    [rescue] bring { $wanted } containers home
    [passage] the damaged cruiser must reach portal Y
    [capture] bring the shuttle out through a corner
    [control] hold both portals
   *[other] { $mode ->
        [teams] a side down to a third of its points loses
        [free_for_all] a fleet down to a third of its points is out
       *[duel] a fleet down to a third of its points loses
      }
  }
picture-won = { $number ->
    [0] A draw
    [one] { $winners } has won
   *[other] { $winners } have won
  }
panel-fleets = Fleets
panel-bridges = Bridges
panel-classes = Ships
panel-class = { $points ->
    [one] 1 class point
   *[other] { $points } class points
  }, hull { $hull }, firepower { $firepower }: { $ship }
panel-weapons = Weapons in play
panel-fleet = **{ $commander }**
panel-ship = { $what ->
    [token] { $ship }: { $sector }
    [hidden] { $ship }: hull { $hull } of { $most }, { $sector }, hidden
   *[ship] { $ship }: hull { $hull } of { $most }, { $sector }
  }
panel-reserve = In reserve: { $dice }
panel-tiles = Aboard: { $tiles }
ability = { sort } ({ $sort ->
    [frigate] ion drive: frigates alone in a sector move twice on one die
    [destroyer] multipoint weapons: alone in its sector, it fires 2 sectors on one red die, or at two ships in one sector
    [cruiser] depolarised shields: any green die shields its sector
   *[battleship] special weapon: fires for two ★
  })
panel-answers = May answer an attack with: { $answers }
panel-weapon = { $weapon ->
    [proton_ray] Proton ray
    [vortex_missiles] Vortex missiles
    [nano_repairer] Nano-repairer
    [magnetic_bomb] Magnetic bomb
    [drones] Drones
    [tractor_ray] Tractor ray
    [exo_bomb] Exo-bomb
    [vortex_gate] Vortex gate
   *[interdictor] Interdictor
  }: { weapon-does }
weapon-does = { $weapon ->
    [proton_ray] twice the target’s class in damage, up to 2 sectors away in clear sight
    [vortex_missiles] 4 damage to any ship that is not beside the battleship
    [nano_repairer] 4 hull for one of your ships, here or in a sector beside
    [magnetic_bomb] empties an opponent’s bridge
    [drones] 2 damage to a ship up to 2 sectors away, at the start of each of its turns
    [tractor_ray] pulls a ship one sector, up to 2 sectors away in clear sight
    [exo_bomb] 1 damage to all ships in a sector up to 2 away, and around it
    [vortex_gate] sends ships, from here or beside, to any empty sector farther away
   *[interdictor] closes an empty sector up to 2 away: nobody enters or fires through it
  }

## What an action brings

about-end = { $count ->
    [0] All dice return to your reserve
    [one] 1 die waits on your bridge, for your next turn or to answer attacks
   *[other] { $count } dice wait on your bridge, for your next turn or to answer attacks
  }{ $armed ->
    [yes] ; weapon ready next turn: { $weapon } %
   *[no] {""}
  }
reply-support = others join ({ $power })
reply-cloud = gas cloud ({ $percent } %)
reply-redirect = a cruiser takes the hit
reply-shields = { $left ->
    [0] full shield
   *[other] shield ({ $left } gets through)
  }
reply-retreat = retreat{ $unharmed ->
    [yes] {" "}unharmed
   *[no] {""}
  }
reply-counter = counter-attack ({ $power })
reply-fatal-counter = counter-attack ({ $power }), fatal to { $ship }
chance-special = At least one special: { $percent } %
chance-sector = { $special ->
    [asteroid_field] Struck by asteroids: { $percent } %
    [gravity_field] Sent back with 1 damage: { $percent } %
    [undiscovered] A special sector: { $percent } %
   *[gas_cloud] The cloud does no harm
  }
cost-turned = { $die } costs 2 dice: { $special } turns { $shown } into { $played }
cost-far = { $shot ->
    [yes] Ranged attack
   *[no] Scan
  } over { $way }: { $how ->
    [twice] a destroyer alone in its sector plays this die twice
   *[dice] one die per sector, { $count } in all
  }{ $shot ->
    [yes] ; no support, no counter-attack
   *[no] {""}
  }
about-brings = { $brings }{ $power ->
    [0] {""}
   *[other] ; enemy firepower { $power }
  }
brings-container = { $containers ->
    [one] 1 container
   *[other] { $containers } containers
  } { $far ->
    [0] on your edge, evacuate from here
    [one] 1 sector from your edge
   *[other] { $far } sectors from your edge
  }; { $drive ->
    [lost] one step only
   *[kept] { $wanted } brought home win
  }
no-ion-drive = one step only (container)
brings-pick-up = { $count ->
    [one] can carry a container
   *[other] can carry { $count } containers
  } from your next turn
brings-cruiser = damaged cruiser { $far ->
    [0] at portal Y: one more blue die wins
    [one] 1 sector from portal Y
   *[other] { $far } sectors from portal Y
  }
brings-portal = holds the portal: begin a turn on both to win
brings-capture = captures the shuttle
brings-shuttle = shuttle { $far ->
    [0] in a corner: one more blue die wins
    [one] 1 sector from a corner
   *[other] { $far } sectors from a corner
  }
plan-weapon-to = { weapon } on { $aim }, to { $sector }{ shown-signals }
lesson-fire-far = { $how ->
    [twice] A destroyer alone in its sector fires two sectors away with one red die, across an empty sector.
   *[dice] A ranged attack takes one red die per sector and crosses empty sectors only.
  }
about-dice = { $count } dice · { $about }
outlook-threat = Beware: { $scan ->
    [yes] after a scan{" "}
   *[no] {""}
  }{ $how ->
    [weapon] { $commander } has two ★ for the { weapon }, which reaches { $ship } ({ $sector }){ $shots ->
        [0] {""}
       *[other] , and red dice to fire as well
      }
    [coming] { $commander } could come beside { $ship } ({ $sector }) and fire with { outlook-dice }
    [afar] { $commander } could fire at { $ship } ({ $sector }) from a distance with { outlook-dice }
   *[beside] { $commander } could fire at { $ship } ({ $sector }) with { outlook-dice }
  }: { $grows ->
    [yes] at least{" "}
   *[no] {""}
  }{ $each ->
    [0] { harm }{ $how ->
        [weapon] { $shots ->
            [0] {""}
           *[other] {" "}in all
          }
       *[other] { $shots ->
            [one] {""}
           *[other] {" "}in { $shots } shots
          }
      }
   *[other] { $shots ->
        [one] { harm }
       *[other] { $shots } shots of { $each }
      }
  }, { $left ->
    [0] destroyed{ $sure ->
        [yes] {""}
       *[no] {" "}unless you answer
      }
   *[other] hull { $hull } → { $left }{ $held ->
        [yes] { $more ->
            [yes] , or { $least ->
                [0] destroyed
               *[other] { $least }
              } if they roll well
           *[no] {""}
          }
       *[no] {""}
      }
  }{ $grows ->
    [yes] ; more if other ships come beside
   *[no] {""}
  }
outlook-dice = { $held ->
    [yes] the dice on their bridge
   *[no] { $how ->
        [coming] the dice they roll
       *[other] each red die they roll
      }
  }
about-shake-off = Ends their strikes; costs the red ✱

## For who is new

goal-game = { $mode ->
    [teams] You command a fleet, with allies against another side, on a grid of sectors
    [free_for_all] You command a fleet against all others on a grid of sectors
   *[duel] You command a fleet against another on a grid of sectors
  }. Each turn you roll three of your nine dice, then move, attack, or keep dice on your bridge for later.
goal-scenario = { $scenario ->
    [asteroid_belt] { goal-win } Each commander places two asteroid fields. At the start of each turn, one of them drifts.
    [rescue] Containers lie in the middle row. Start a turn in a container’s sector, carry it to your edge and evacuate it. { $mode ->
        [teams] The side with eleven of the twenty-one containers home wins
       *[duel] Six of the eleven containers brought home win
      }.
    [passage] The League of Phébé has a damaged cruiser, which comes out of portal X at an unknown time. The League wins by bringing it out through portal Y. The Hegemony of Amyclès wins by destroying it.
    [capture] The League of Phébé escorts a shuttle in the centre; the Hegemony of Amyclès hunts it. Move onto the shuttle while it is alone to capture it. Bring it out through a corner to win.
    [control] Bring your ships in through the portal in your corner (blue dice). Start a turn with a ship on each of the two portals to win.
   *[trap] The Hegemony of Amyclès lies in ambush on both sides of the League of Phébé, with six dice rolled beforehand. A fleet down to a third of its class points ({ $left } of { $points }) loses.
  }
goal-win = Each ship is worth class points, more for larger ships. A fleet has up to { $points }. { $mode ->
    [teams] A side loses when its fleets together are down to a third ({ $left } of { $total })
    [free_for_all] A fleet down to a third ({ $left } of { $points }) is out, and the last one in play wins
   *[duel] A fleet down to a third ({ $left } of { $points }) loses
  }.
goal-dice = Red dice attack, blue dice move, green dice shield you on other commanders’ turns. Two specials (★) fire a battleship’s weapon.
goal-hidden = Fleets are hidden: each numbered signal is a ship or one of its fleet’s two decoys. Signals cannot be attacked. A red die first scans the signals in a sector and reveals them, unless a shield foils the scan.
goal-fog = Hatched sectors are undiscovered. A blue die scans those beside one of your ships, or you enter them. A die then shows whether a sector is empty or special (on ★).
terms-board = board { $board ->
    [five_by_six] 5x6
    [six_by_six] 6x6
    [two_of_four_by_four] of two zones, 4x4 each
    [five_by_eight] 5x8
    [five_by_ten] 5x10
    [seven_by_seven] 7x7
    [two_of_five_by_five] of two zones, 5x5 each
    [six_by_twelve] 6x12
    [all_on_six_by_six] 6x6
    [all_on_seven_by_seven] 7x7
    [all_on_eight_by_nine] 8x9
   *[five_by_five] 5x5
  }
terms-scenario = { $scenario ->
    [asteroid_belt] the asteroid belt: two drifting asteroid fields each
    [rescue] bring home most of the containers in the middle
    [passage] one side escorts a damaged cruiser across the board
    [capture] a shuttle in the middle: bring it out by a corner
    [control] hold both portals
   *[trap] one side lies in ambush on both sides of the other
  }
terms-sectors = { $each } sectors each ({ $least } to { $most } advised)
terms-fleets = { $how ->
    [chosen] fleets of { $points } points
   *[first_game] fleets of the first game
  }
terms-escort = fleets of { $escort } points (League of Phébé, the shuttle on top) and { $points } points (Hegemony of Amyclès)
terms-tiles = { $count ->
    [one] 1 special sector each
   *[other] { $count } special sectors each
  }
terms-portals = { $count ->
    [one] 1 pair of portals
   *[other] { $count } pairs of portals
  }
terms-no-abilities = without abilities
terms-no-drain = without the drain
how-fleet = Your own fleet may be any ships that use all your class points and fit in your zone. Smaller fleets are not offered: they would only be weaker.
how-asked = Choose one of the answers; the game then goes on.
how-side = { $scenario ->
    [passage] { $faction ->
        [phebe] You command Phébé: bring your damaged cruiser out through portal Y.
       *[amycles] You command Amyclès: destroy the damaged cruiser before it escapes.
      }
    [capture] { $faction ->
        [phebe] You command Phébé: bring the shuttle out through a corner, and never leave it alone.
       *[amycles] You command Amyclès: capture the shuttle while it is alone, then bring it out through a corner.
      }
   *[trap] { $faction ->
        [phebe] You command Phébé, caught in the middle: beat one half of the enemy before the other arrives.
       *[amycles] You command Amyclès, in ambush on both sides: close in from both.
      }
  }
how-wait = It is another commander’s turn. Meanwhile, look things up or set standing orders.
how-roll = Roll { $count } dice from your reserve, in any colours: red to attack, blue to move, green to shield.
how-act = { $count ->
    [0] No die is left: end your turn.
   *[other] Use { $dice }. Red dice attack in the direction they show. Blue dice move ships one sector. Green dice wait on the bridge for other commanders’ turns.
  }
how-specials-alone = { $dice } show no direction. Use them as the legend says for ★, or keep them on the bridge to answer attacks.
how-again = { $foes ->
    [yes] Your destroyer may fire a second shot at once.
   *[no] Your frigates may move again at once.
  }
how-specials = Any two specials (★★) fire a battleship’s weapon, without a red die. Without a battleship, you may roll them again.
how-end = At the end of your turn, keep up to six dice on the bridge. Shields and specials answer attacks.
legend = { $sign ->
    [badges] Badges of ships: the letter of the class (F frigate, D destroyer, C cruiser, B battleship), then the number. D1 is destroyer 1
    [letters] Other letters: B3 is the sector in column B, row 3. A letter alone in a fleet’s colour is its commander, on a battleship its weapon
    [score] Beside the round: the dice still to roll, then those rolled. On a commander’s bar of class points, the red mark is defeat
    [faces] Faces: ✚ straight, ✕ diagonal, ✱ any direction, ★ special
    [colours] Dice: 🔴 attack, 🔵 move, 🟢 shield
    [turned] A ★ turns a die of its colour from ✚ to ✕, or from ✕ to ✚; chances include this
    [drain] Drain: on your turn, a green ★ takes a die of your choice off an enemy’s bridge
    [marks] In a preview: a dashed rim marks a sector in reach, a dashed path a move, a red frame the target
    [weapons] Special weapons: any two ★, of any colours, fire a battleship’s weapon; no red die is needed, and no answer is possible
    [bridge] Bridge: holds dice for your next turn or to answer attacks; two slots for ★, four for any result
    [support] Support: your other ships beside the target fire too, at no cost; never in a ranged attack
    [counter] Counter-attack: a red ★ on your bridge fires back at an adjacent ship, with the firepower of all ships in the attacked sector
    [retreat] Retreat: a blue ★ on your bridge moves the attacked ships one sector away, after the damage (before it, if all are frigates)
    [far] Ranged attack: one red die per sector of the way; a lone destroyer fires two sectors away with one die
    [portals] Portals: a blue die takes ships from one portal to a sector beside the other of its letter; a blue ★, onto it
    [ships] A sector holds up to five class points of one fleet
    [asteroid_field] Asteroid field: no fire in or out. Ships that enter or start their turn inside roll a die: on ★, each takes as much damage as its class
    [gravity_field] Gravity field: ships that enter are thrown out, and a die decides where
    [signal] Signal (numbered sign): a hidden ship or a decoy; scan it before you attack
    [undiscovered] Undiscovered sector (hatched): scan it with a blue die, or enter it
   *[gas_cloud] Gas cloud: a free shield die when attacked; no support, no weapons
  }
legend-ship = { $sort ->
    [frigate] Frigate
    [destroyer] Destroyer
    [cruiser] Cruiser
   *[battleship] Battleship
  }: { $points ->
    [one] 1 class point
   *[other] { $points } class points
  }, firepower { $power }, hull { $hull }; { $sort ->
    [frigate] ion drive: moves twice on one die if only frigates are in its sector
    [destroyer] multipoint weapons: alone in its sector, it fires 2 sectors on one red die, or at two ships in one sector
    [cruiser] depolarised shields: any green die shields its sector; it may take another ship’s hit
   *[battleship] a special weapon for two ★
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
  } on a battleship: { weapon } (★★), { weapon-does }
lesson-roll = Blue dice bring your ships closer, red dice fire, green dice defend.
lesson-near = All your ships beside a target fire with a single red die.
lesson-fire = Every one of your ships beside the target helps, at no cost.
lesson-near-fire = { $others ->
    [yes] The blue die brings more ships beside the target; then all of them fire with the red one.
   *[no] Come beside an enemy with the blue die, then fire with the red one.
  }
lesson-shield = Green dice stop damage on other commanders’ turns: keep them when you end your turn, for heavy hits from the sides they face (✚ straight, ✕ diagonal).
lesson-weapon = { $when ->
    [one] Keep the special (★): two of them fire your { weapon } ({ weapon-does }).
    [later] Keep your two specials (★): they fire your { weapon } ({ weapon-does }) once it is useful.
    [unveils] You have two specials (★): fire your { weapon } ({ weapon-does }). Everyone then sees which signal fired it.
   *[now] You have two specials (★): fire your { weapon } ({ weapon-does }).
  }

## Plans

the-bridge = the enemy bridge
the-bridge-of = { $commander }’s bridge
plan-target = { $ship } ({ $sector })
plan-second-shot = Second shot at { $target }: { harm }
plan-weapon = { weapon } on { $aim }{ shown-signals }
no-weapon = No target for your { weapon }: { $why ->
    [inside] no weapon fires from { $sector }
    [sheltered] { $ship } is sheltered there
    [out-of-reach] { $ship } is too far (reach: { $reach ->
        [one] 1 sector
       *[other] { $reach } sectors
      })
    [way-blocked] the way to { $ship } is blocked
    [too-near] { $ship } is too near (2 sectors at least)
    [a-signal] { $ship } must be scanned first
    [undiscovered] the way to { $ship } is undiscovered
    [no-dice] no enemy has dice on the bridge
   *[none] nothing is in reach
  }
no-shot = No shot at { $ships }. { $why }
no-answer = { $reasons }
retreat-after-hit = A retreat does not avoid this hit: your ships move after the damage
enemy-ships = { $count } enemy ships
plan-about-winning = hull { $hull } → 0
plan-steps = { $first }, { $then ->
    [yes] then { $rest }
   *[no] { $rest }
  }
step-drain = drain { $die }
step-move = { $ships } to { $sector }
step-fire = { $how ->
    [twice] two shots on
   *[once] fire on
  } { $target }
step-fire-from = { $origin } fires on { $target }
step-fire-both = fire on { $first }, then on { $last }
plan-two-shots = two shots on { $target }{ $same ->
    [yes] {" "}{ $first }
   *[no] : { $first }, then { $second }
  }
plan-shot-from = from { $origin }
plan-about-two-shots = { $sure ->
    [yes] destroyed whatever the answer (hull { $hull })
   *[no] { $lessened ->
        [yes] hull { $hull } → { $between }, then { $second }
       *[no] hull { $hull } → { $between } → { $left }{ $count ->
            [0] ; no answer is possible
           *[other] ; answers: { $answers }{ $more ->
                [yes] {", …"}
               *[no] {""}
              }
          }
      }
  }
plan-wins = { $how ->
    [sure] wins the battle
   *[unanswered] wins the battle unless answered
  } · { $about }
plan-wins-later = the second shot { $how ->
    [sure] wins the battle
   *[unanswered] wins unless answered
  } · { $about }
plan-first-shot = { $label }, first of two shots
plan-about-attack = { $sure ->
    [yes] destroyed whatever the answer (hull { $hull })
   *[no] { $lessened ->
        [yes] { harm }; { $expected }
       *[no] hull { $hull } → { $left }
      }
  }{ $count ->
    [0] { $lessened ->
        [yes] {""}
       *[no] { $sure ->
            [yes] {""}
           *[no] ; no answer is possible
          }
      }
   *[other] { $lessened ->
        [yes] ; also { $answers }
       *[no] ; answers: { $answers }
      }
  }{ $more ->
    [yes] {", …"}
   *[no] {""}
  }
expected = { $how ->
    [shield] a shield can stop { $whole ->
        [yes] it all
       *[no] { $stopped }: hull { $hull } → { $kept }
      }
    [retreat] the target can retreat unharmed
    [redirect] a cruiser can take the hit
   *[cloud] the gas cloud stops { $whole ->
        [yes] it all
       *[no] { $stopped }
      } at { $percent } %
  }

## Answers as plans
plan-raise = Shield with { $dice }
plan-retreat = Retreat to { $sector }
plan-counter = Counter-attack { $target }: { harm }
plan-redirect = { $ship } takes the hit instead
plan-deploy = Deploy one ship: { $ship } at { $place }
about-answer = { $points ->
    [0] no damage
   *[other] { $left ->
        [0] destroyed ({ $points } damage, hull { $hull })
       *[other] hull { $hull } → { $left }
      }
  }{ $how ->
    [spent] ; { $dice ->
        [one] the die returns
       *[other] the dice return
      } to your reserve
    [kept] ; you keep your dice
    [redirect] , unless you answer the attack too
   *[counter] {""}
  }
about-retreat = uses { $die } · { $left } · then { $far ->
    [0] no enemy in sight
    [1] beside an enemy
   *[other] { $far } sectors from the nearest enemy
  }
about-both = theirs: { $theirs ->
    [0] destroyed
   *[other] hull { $hull } → { $theirs }
  }; yours: { $mine }
about-roll-green = Free; then you answer, with this die too
about-asked = { $kind ->
    [deploy] One ship, on your edge; the next one follows
    [deploy_last] On your edge; then the battle begins
   *[other] One answer is enough; the battle then goes on
  }

## Refusals

violation-dice-rolled = This turn’s dice are already rolled.
violation-cannot-support = These ships cannot support that attack.
violation-did-not-move = Only ships that have just moved may move on.
violation-field-cannot-go = The asteroid field cannot go there.
violation-has-battleship = You can roll specials again only without a battleship.
violation-hidden-by-asteroids = Ships in an asteroid field cannot be targeted.
violation-in-asteroids = Ships in an asteroid field cannot attack.
violation-in-deployment-zone = Special sectors cannot be placed in a deployment zone.
violation-itself = This weapon cannot aim at its own ship.
violation-no-counter-attack = This counter-attack is not possible.
violation-no-damage-from-there = No damage comes from that sector.
violation-no-drain = This table plays without the drain.
violation-no-drones = There are no drones of that ship on yours.
violation-no-enemy = Only enemies can be targeted.
violation-no-exit = The die does not point at that exit.
violation-no-friend = You can repair only ships of your own side.
violation-no-green-die = You cannot roll a green die now.
violation-must-place = In the asteroid belt, every commander must place their asteroid fields.
violation-no-interdictor = That ship has not placed an interdictor.
violation-no-opponent = Choose an opponent.
violation-no-portal = No portal leads on from there.
violation-no-room-for-portal = Portals go on neutral sectors, one in each.
violation-other-zone = The two portals of a letter go in different zones.
violation-zone-left-out = This would leave a zone without a link to any other.
violation-no-retreat = The ships cannot retreat there.
violation-no-room = There is no room there: a sector holds up to five class points of one fleet, and none with an interdictor.
violation-no-room-for-others = This would leave another of your ships without a sector to deploy in.
violation-no-second-play = There is nothing to play a second time.
violation-no-ships = A fleet needs ships.
violation-no-slot = The bridge has no slot for that: it has two for specials and four for any result.
violation-no-such-cruiser = That ship cannot take the place of the target.
violation-no-such-die = You do not hold that die.
violation-no-such-ship = That ship is not there.
violation-no-such-field = There is no asteroid field there.
violation-no-such-tile = You did not set that sector aside.
violation-no-weapon = That ship has no special weapon.
violation-nobody-fires = At least one ship with firepower must fire.
violation-not-alone = Only a destroyer alone in its sector plays a die twice.
violation-not-beside = That sector is not beside the ship.
violation-not-empty = That sector is not empty.
violation-not-held = You do not hold these dice.
violation-not-in-hand = That ship is not waiting to be deployed.
violation-not-in-reserve = Your reserve does not have that many dice of that colour.
violation-not-neutral = Special sectors go on neutral sectors.
violation-not-on-bridge = That die is not on that bridge.
violation-not-that-way = The die does not point that way.
violation-not-there = The target is not in that sector.
violation-not-together = These ships are not in one sector.
violation-not-your-ship = That ship is not yours.
violation-not-your-turn = It is not your turn to do that.
violation-not-your-zone = Deploy in your own zone.
violation-one-die-a-step = A ranged attack takes one red die per sector.
violation-one-die-twice = One die played twice reaches two sectors.
violation-one-shield-a-sector = One shield per sector is enough.
violation-one-target-only = Two shots need two targets in that sector.
violation-one-weapon-each = Choose one weapon for each battleship.
violation-out-of-reach = That is out of reach.
violation-roll-first = Roll your dice first.
violation-same-target = The second shot needs another target.
violation-sheltered = Weapons cannot target ships in asteroids or gas.
violation-shield-does-not-fit = That shield does not face the sector the damage comes from.
violation-so-many-dice = Roll exactly { $dice } dice.
violation-so-many-tiles = Set exactly { $tiles } aside.
violation-too-many-points = { $points } class points exceed the limit of { $most }.
violation-too-near = The target is too near for that.
violation-two-specials = That takes two of your specials.
violation-way-blocked = The way is blocked.
violation-weapon-out-of-use = Special weapons cannot be used in asteroids or gas.
violation-weapon-twice = A fleet cannot carry the same weapon twice.
violation-wrong-colour = That die is the wrong colour.

## Scenarios
menu-escape = Escape
menu-evacuate = Evacuate
menu-enter = Bring ships in
label-escape = Bring { $ship } out, and win { $die }
label-evacuate = { $count ->
    [one] { $ships }, with a container
   *[other] { $ships }, each with a container
  } { $die }
label-enter = { $ships }
label-enter-at = At { $sector } { $die }
ask-opening-dice = You are in ambush: which { $count } dice do you roll for your bridge before the battle?
ask-opening-keep = You have rolled { $dice }: what do you keep on your bridge for the battle?
event-opening-rolled = { WHO($commander) ->
    [you] you, in ambush, roll
   *[other] { $commander }, in ambush, rolls
  } { $dice } before the battle
event-opening-kept = { WHO($commander) ->
    [you] you begin
   *[other] { $commander } begins
  } with { $count ->
    [0] an empty bridge
   *[other] { $dice } on the bridge
  }
about-opening = { $special } % chance of a special. Dice you keep serve on your first turn, or answer attacks
violation-both-sides = Each of the two outer rows needs at least one of your ships.
violation-kept-free = The scenario keeps that sector free.
violation-not-in-this-scenario = That is not part of this scenario.
violation-not-such-ships = The scenario does not give you ships of that class.

## What dice may open, and why something comes out as it does

roll-mission = { $percent } %: { $kind ->
    [evacuate] evacuate
    [escape] escape
   *[enter] bring ships in
  }
roll-damage = { $percent } %: { $destroyed ->
    [yes] enough to destroy { $target }
   *[no] { $points }+ damage to { $target }
  }{ $shield ->
    [counted] {" "}past its shield
    [stops] {" "}unless a shield stops it
   *[none] {""}
  }
roll-aim = { $aim ->
    [nearer] close in
    [move] { $percent } %: a move
   *[later] fire when in range
  }
roll-shield = shield: ✚ { $straight } %, ✕ { $diagonal } %
roll-weapon = { $percent } %: weapon (★★)
roll-nothing = Nothing useful now
odds-part = { $what ->
    [retreat] retreat { $percent } %
   *[counter] counter-attack { $percent } %
  }
odds-later = To answer attacks: { $parts }
chance-reroll = Anything but two specials again: { $percent } %
chance-cloud = The cloud’s die fits: { $percent } %
panel-why = Why?
why-fires = { $ships }: { harm }
why-supports = In support, beside the target: { $ships }{ $known ->
    [yes] {" "}at { $sector }
   *[no] {""}
  }: { harm }
why-ranged = Ranged attack, arriving from { $sector }: no support, no counter-attack
why-pair = One of two shots with one die: no support
why-no-support = From a gas cloud: no support
why-redirected = { $ship } takes the target’s place, as cruisers may
why-shield = { $die } stops everything from { $sector }{ $gas ->
    [yes] , a gift of the gas cloud
   *[no] { $any ->
        [yes] , whatever its face: a cruiser is there
       *[no] {" "}({ $face ->
            [O] straight on
            [D] diagonally
           *[M] any direction
          })
      }
  }
why-shields = A shield stops what comes from one sector: { $sectors }{ $any ->
    [yes] ; any green result fits, because a cruiser is there
   *[no] {""}
  }
why-from = { $power } from { $sector }
why-may-redirect = A cruiser may take the hit instead
why-cloud = The gas cloud gives a green die to roll
why-retreat = { $unharmed ->
    [yes] A retreat of frigates alone: no damage
   *[no] The retreat comes after the damage
  }
why-unharmed = Frigates alone in a sector retreat before the hit
why-counter = A counter-attack has the firepower of all ships there: { $power }
why-weapon = { $weapon ->
    [proton_ray] Proton ray: { $points } per class point, { $points } × { $size } = { $total }
    [vortex_missiles] Vortex missiles: { $points } damage at any distance, except to ships beside it
    [nano_repairer] Nano-repairer: { $points } hull, never above the maximum
    [magnetic_bomb] Magnetic bomb: all dice on the bridge return to the reserve
    [drones] Drones: { $points } damage at the start of each of the target’s turns
    [tractor_ray] Tractor ray: one sector, if there is room
    [exo_bomb] Exo-bomb: { $points } to all ships in the sector and around it, friend or foe
    [interdictor] Interdictor: nobody enters its sector or fires through it
   *[vortex_gate] Vortex gate: to any empty sector that is not adjacent
  }; weapons cannot be answered

## Secret weapons, hidden deployment, fog of war

ship-sealed = { $ship } ({ $weapon ->
    [none] weapon face down
   *[other] { weapon }, face down
  })
shown-signals = { $signals ->
    [shown] , reveals your signals
    [kept] , signals stay hidden
   *[no] {""}
  }
menu-scan = Scan signals
menu-scan-fog = Scan undiscovered sectors
label-scan = { $sector }: { $count ->
    [one] 1 signal
   *[other] { $count } signals
  }{ $how ->
    [far] , over { $through }
   *[near] {""}
  } { $dice }
label-scan-fog = { $die }: { $count ->
    [one] 1 sector
   *[other] { $count } sectors
  }
label-foil-scan = Foil the scan with { $die }: the signals stay hidden
label-allow-scan = Let them scan: the signals are revealed
label-keep = { $ship }: { weapon }
label-keep-none = Go on: you have no battleship
ask-weapons = { $count ->
    [0] Weapons are drawn for the battleships. You have none, and the others must not know.
    [one] Which of the drawn weapons does your battleship keep? It stays face down.
   *[other] Which of the drawn weapons do your battleships keep? They stay face down.
  }
ask-scan = { $scanner } scans { $sector } from { $origin } (you hide { $ships } there). Does a shield foil the scan?
orders-scans = When my signals are scanned
order-scans = { $order ->
    [always] Foil every scan that a shield fits
    [heavy] Foil scans of a cruiser or a battleship
    [never] Never spend a shield on a scan
   *[ask] Ask me whether to foil a scan
  }
event-signals = { WHO($commander) ->
    [you] you command
   *[other] { $commander } commands
  } a hidden fleet: { $count } signals, including { $decoys } decoys
event-weapons-kept = { WHO($commander) ->
    [you] you draw
   *[other] { $commander } draws
  } special weapons, kept face down
event-revealed = { WHO($commander) ->
    [you] your signals
   *[other] { $commander }’s signals
  } are revealed ({ $ships })
event-weapon-revealed = { $ship } carries the { weapon }
event-scanned = { WHO($commander) ->
    [you] you scan
   *[other] { $commander } scans
  } { $sector } from { $origin }
event-scan-foiled = { WHO($commander) ->
    [you] you foil
   *[other] { $commander } foils
  } the scan with { $die }
event-fog-scanned = { WHO($commander) ->
    [you] you scan
   *[other] { $commander } scans
  } the undiscovered sectors around { $sector } with { $die }
event-discovered = { $sector } is { $special ->
    [none] empty
    [asteroid_field] an asteroid field
    [gravity_field] a gravity field
   *[gas_cloud] a gas cloud
  }
map-undiscovered = Undiscovered: { $sectors }
about-scan = { $count ->
    [one] reveals the signal
   *[other] reveals the { $count } signals
  }; { $foiled ->
    [yes] a shield may foil it
   *[no] nothing can foil it
  }
about-scan-fog = Discovers { $count ->
    [one] 1 sector (special:
   *[other] { $count } sectors (each special:
  } { $percent } %); your ships stay
chance-discovery = At least one special sector: { $percent } %
plan-keep = { $kept }
about-keep = Stays face down until used
about-foil = { $how ->
    [foil_scan] Costs the die; nobody learns what hides there
   *[allow_scan] Costs nothing; revealed ships can be attacked
  }
terms-secret-weapons = secret weapons
terms-hidden-deployment = hidden fleets
terms-fog-of-war = fog of war
how-scan = Red dice also scan signals: revealed ships can be attacked.
how-scan-fog = Blue dice also scan undiscovered sectors beside your ships.
violation-a-signal = Signals cannot be targeted: scan them first.
violation-no-signal = There is no enemy signal there.
violation-not-drawn = You have not drawn that weapon.
violation-nothing-to-discover = Nothing is left to discover there.
violation-undiscovered = Weapons cannot target or cross undiscovered sectors.
violation-weapons-are-drawn = Weapons are drawn after the fleets are chosen: choose none now.
label-carry = { $ships } to { $sector }, { $containers ->
    [one] with a container
   *[other] with { $containers } containers
  } { $die }
ask-arrival = There is no room at portal X: where does your damaged cruiser appear?
about-evacuate = Containers home: { $total } of { $wanted }; { $count ->
    [one] the ship leaves
   *[other] the ships leave
  } for good
about-escape = Wins the battle
event-evacuated = { WHO($commander) ->
    [you] you evacuate
   *[other] { $commander } evacuates
  } { $count ->
    [one] a container
   *[other] { $count } containers
  } from { $sector } with { $ships }: { $total } at home
event-escaped = { WHO($commander) ->
    [you] you bring
   *[other] { $commander } brings
  } { $ship } out of the battle through { $sector }
event-shuttle-captured = { WHO($commander) ->
    [you] you capture
   *[other] { $commander } captures
  } { WHO($loser) ->
      [you] your shuttle
     *[other] { $loser }’s shuttle
    } at { $sector }
event-entered = { WHO($commander) ->
    [you] you bring
   *[other] { $commander } brings
  } { $ships } in at { $sector }
event-cruiser-awaited = { $comes ->
    [yes] The damaged cruiser comes
   *[no] The damaged cruiser does not come yet
  }
event-cruiser-delayed = there is no room at portal X ({ $sector }), so it waits
event-appeared = the damaged cruiser appears at { $sector }
event-portals-held = { WHO($commander) ->
    [you] you begin the turn
   *[other] { $commander } begins the turn
  } with ships on both portals
event-objective-ended = { $why ->
    [containers] { $winners } { $count ->
        [one] wins
       *[other] win
      } with more than half of the containers home
    [outdone] The others have too few ships left to bring as many containers home: victory for { $winners }
    [level] No ship is left, and both have brought as many containers home: a draw
    [escaped] { $scenario ->
        [capture] The shuttle
       *[passage] The damaged cruiser
      } has escaped: { $winners } wins
    [cruiser_lost] The damaged cruiser is destroyed: { $winners } wins
    [shuttle_lost] The shuttle is destroyed: nobody wins
    [portals] Both portals are held: { $winners } wins
   *[no_ships] { $count ->
        [0] No ship is left: a draw
       *[other] The other fleet has no ship left: { $winners } wins
      }
  }
objective-rescue = Containers at home ({ $wanted } win): { $scores }
objective-passage = Damaged cruiser at { $sector }, hull { $hull }/{ $most }; { $far ->
    [0] at portal Y
    [one] 1 sector from portal Y ({ $exit })
   *[other] { $far } sectors from portal Y ({ $exit })
  }
objective-passage-none = { $state ->
    [escaped] { $commander } has brought the damaged cruiser out of the battle
    [lost] The damaged cruiser is destroyed
   *[none] The damaged cruiser has not come yet
  }
objective-capture = { $commander } has the shuttle at { $sector }, hull { $hull }; { $far ->
    [0] in a corner
    [one] 1 sector from a corner
   *[other] { $far } sectors from a corner
  }
objective-capture-none = { $state ->
    [escaped] { $commander } has brought the shuttle out of the battle
    [lost] The shuttle is destroyed: nobody wins
   *[none] The shuttle is still to come
  }
objective-control = Portals: { $portals }. Ships to come: { $waiting }
portal-free = { $sector } free
portal-held = { $sector } { $commander }
pile = { $count } at { $sector }
map-lone-portal = { $sector }: portal { $letter }
map-containers = Containers: { $sectors }
violation-cannot-carry = A ship carries one container, and both must have started the turn in the same sector.
violation-container-here = That sector holds a container.
violation-just-arrived = It has just come through the portal: no blue die moves it this turn.
violation-no-target = The shuttle cannot be targeted.
violation-no-way-out = There is no way out from there.
violation-not-at-home = You evacuate containers from your own deployment zone.
violation-not-beside-portal = The cruiser appears in a free sector beside portal X.
violation-not-waiting = These ships are not waiting beyond the portal.
ask-first-effect = { $kind ->
    [fields] Your ships lie in several asteroid fields: which one acts first?
   *[drones] Several drones sit on your ships: which strike first?
  }

## What no menu offers

violation-aims-elsewhere = This weapon aims at something else.

## Fleets made ready: formations, handicaps, lessons

label-formation = { $which ->
    [arranged] Arrange the whole fleet
    [rest] Deploy the rest
   *[whole] Deploy the whole fleet
  } { $formation ->
    [in_line] in line
   *[random] at random
  }
about-formation = { $formation ->
    [in_line] Heavy ships in the middle; each is placed for you in turn
   *[random] Anywhere on your edge; each is placed for you in turn
  }
event-formation = { WHO($commander) ->
    [you] your
   *[other] { $commander }’s
  } { $count ->
    [one] last ship is
   *[other] { $count } ships are
  } deployed automatically, { $formation ->
    [in_line] in line
   *[random] at random
  }
terms-formation = { $formation ->
    [arranged] fleets arranged in secret
    [in_line] all ships in line at once
    [mirrored] all fleets at once, mirrored
   *[random] all ships at random at once
  }
violation-signals-in-line = Signals in line would give themselves away: deploy them at random.
goal-handicap = Handicap: the { faction } has { $more ->
    [one] 1 class point
   *[other] { $more } class points
  } more{ $mode ->
    [teams] {" "}in each fleet
   *[duel] {""}
  }{ $decided ->
    [points] {" "}and loses at { $left } of { $total }
   *[otherwise] {""}
  }.
faction = { $side ->
    [phebe] League of Phébé
   *[amycles] Hegemony of Amyclès
  }
terms-handicap = { faction } with { $more ->
    [one] 1 class point
   *[other] { $more } class points
  } more
violation-no-room-for-fleet = Your deployment zone cannot hold these ships: a sector holds { $most } class points.
lesson-aim-trap = { $faction ->
    [phebe] You are in the middle, between two halves of a fleet: gather your ships and beat one half before the other arrives.
   *[amycles] Your ships lie on both sides of the enemy: close in from both, and strike first with the dice on your bridge.
  }
lesson-aim-belt = At the start of each turn, its commander picks an asteroid field, and a die decides where it drifts. Drive fields onto enemies and keep your own ships out of their way.
lesson-aim-rescue = { $wanted } containers brought home win. Move ships into a sector with containers. From your next turn, each may carry one towards your edge.
lesson-aim-passage = { $faction ->
    [phebe] Your damaged cruiser comes out of portal X ({ $entry }) when a die shows ★ at the start of your turn. Clear its way to portal Y ({ $exit }).
   *[amycles] A damaged cruiser will come out of portal X ({ $entry }) with little hull. Destroy it to win: lie in wait there, and block the way to portal Y ({ $exit }).
  }
lesson-aim-capture = { $faction ->
    [phebe] Bring your shuttle from { $sector } to a corner, then out with one more blue die. Keep a ship with it: nobody can fire at it, but an unguarded shuttle can be captured.
   *[amycles] Move a ship onto the shuttle ({ $sector }) while it is unguarded, and it is yours. Block the corners: it escapes there.
  }
lesson-aim-control = Bring ships in with blue dice: beside your portal ({ $sector }), or onto it with a blue ★. Start a turn with one ship there and one on the other portal ({ $other }) to win.
lesson-aim-hidden = Some enemy signals hide no ship at all. Scan them with red dice first, and keep your own ships hidden until it pays to reveal them.
lesson-score-points = { $whose ->
    [mine] { $mode ->
        [side] Your side has
       *[alone] You have
      } { $left } of { $start } class points left; at { $lost } or fewer, you lose. Finish off damaged enemies. Move ships that would not survive the next turn out of reach.
   *[theirs] First blood to you! { $mode ->
        [side] A side
       *[alone] A fleet
      } down to a third of its class points loses. Finish off damaged enemies.
  }
lesson-score-rescue = The first containers are home: you have { $mine }, they have { $theirs }, and { $wanted } win. A ship that brings one home leaves the battle, so keep some ships to fight with.
lesson-score-passage = { $faction ->
    [phebe] Your cruiser is at { $sector }, { $far ->
        [0] on portal Y
        [one] 1 sector from portal Y
       *[other] { $far } sectors from portal Y
      }. Blue dice move it on, and one more blue die there wins. Keep shields for it.
   *[amycles] The cruiser is at { $sector } with hull { $hull }, { $far ->
        [0] on portal Y
        [one] 1 sector from portal Y
       *[other] { $far } sectors from portal Y
      }: bring ships beside it and fire.
  }
lesson-score-capture = { $faction ->
    [phebe] The shuttle at { $sector } is theirs now. Move onto it while it is unguarded to take it back, and block its way to the corners.
   *[amycles] The shuttle at { $sector } is yours now: bring it to a corner, and out with one more blue die. Guard it, or they take it back.
  }
lesson-score-control = Ships hold portals: you { $mine }, they { $theirs }. Hold both at the start of your turn to win, and drive theirs off before their turn.
lesson-container = A ship at { $sector } started the turn with a container: moved by a blue die, it carries the container along.
lesson-pick-up = Containers wait at { $sector }: ships that start your next turn there can carry them home.
lesson-evacuate = A container is in your own zone: one more blue die evacuates it with its ship, and it counts.
lesson-shuttle = The shuttle at { $sector } is alone, and one of your blue dice reaches it: move there to capture it.
lesson-guard = Nobody guards your shuttle at { $sector }: end the turn with another ship in its sector, or far from any enemy.
lesson-escape = It has reached the way out: one more blue die wins.
lesson-signal = One of your red dice scans the signals at { $sector }; another can then attack revealed ships.
lesson-fog = There are undiscovered sectors beside your ships: a blue die scans them before you enter.
lesson-portal = Your ship at { $sector } is in portal { $letter }: a blue die brings it out beside the other { $letter }, a blue ★ onto it.
lesson-beset = { $weapon ->
   *[drones] Drones sit on { $ship }: 2 damage at the start of each of your turns. A red ✱ shakes them off.
  }
lesson-closed = { $weapon ->
   *[interdictor] An interdictor closes { $sector }: nobody enters it or fires through it.
  }
lesson-sector = { $special ->
    [asteroid_field] { $where ->
        [in] Your ship is in the asteroids at { $sector }: it cannot fire or be fired at. At the start of each of your turns, a die is rolled: ★ damages it.
       *[target] The enemy at { $sector } is in the asteroids: it cannot fire or be fired at.
      }
    [gravity_field] There is a gravity field at { $sector }. Ships that enter are thrown out at once, where a die decides, or sent back with 1 damage.
   *[gas_cloud] { $where ->
        [in] Your ship is in the gas cloud at { $sector }. When attacked, you may roll a green die. The ship neither gives nor gets support, and fires no special weapon.
       *[target] The enemy at { $sector } is in a gas cloud: when attacked, it may roll a green die as a shield.
      }
  }
label-ready = Deploy the fleet as it stands
label-arranged = { $ship } ({ $sector })
ask-arrange = Your fleet stands on your edge, and nobody else sees it. Move ships, or deploy them as they stand. All fleets are shown once everybody is ready.
about-arranging = { $how ->
    [ready] Shown to all once everybody is ready
   *[deploy_fleet] You see where they stand and may still move them
  }
event-fleets-shown = Everybody is ready, and all fleets are shown
violation-already-there = That ship is in that sector already.

## What is one’s own

panel-hand = My bridge
hand-fleet = Your fleet, still unknown to others: { $ships }
hand-rolled = Rolled, not yet used: { $dice }
hand-bridge = On your bridge: { $count ->
    [0] nothing
   *[other] { $dice }
  }
hand-weapon = The { weapon } of { $ship }{ $secret ->
    [yes] , face down
   *[no] {""}
  }: { $specials ->
    [0] two ★ to fire
    [1] one more ★ to fire
   *[other] ready, you have two ★
  }; { weapon-does }
hand-signals = Seen by others as signals: { $signals }
hand-containers = Containers at home: { $home } of { $wanted }{ $count ->
    [0] {""}
   *[other] ; with your ships: { $beside }
  }
event-arranged = { $how ->
    [ready] Your fleet is ready. It is shown once everybody is
    [moved] Your { $ship } stands at { $sector }
    [in_line] Your fleet stands in line
   *[random] Your fleet stands at random
  }
label-exchange = { $sector } (in exchange for { $ships })

## Plans: first what tells them apart

plan-attack = { $ships } ({ $origin }) { $count ->
    [one] fires
   *[other] fire
  }{ $how ->
    [far] {" "}at range
   *[near] {""}
  } on { $target }{ $how ->
    [pair] , the first of two shots
   *[near] {""}
  }{ $signals ->
    [shown] , revealing signals
   *[no] {""}
  }
plan-charge = { $ships } { $again ->
    [yes] { $count ->
        [one] goes
       *[other] go
      } on
   *[no] { $count ->
        [one] goes
       *[other] go
      }
  } to { $sector } { $other ->
    [yes] to support { $origin } against { $target }
   *[no] and { $count ->
        [one] fires
       *[other] fire
      }{ $how ->
        [far] {" "}at range
       *[near] {""}
      } on { $target }
  }
plan-move = { $ships } { $count ->
    [one] moves
   *[other] move
  } from { $origin } to { $sector }{ $containers ->
    [0] {""}
    [one] {" "}with a container
   *[other] {" "}with { $containers } containers
  }
plan-course = { $ships } ({ $origin }) { $count ->
    [one] goes
   *[other] go
  } on to the { $way ->
    [0] north
    [1] north-east
    [2] east
    [3] south-east
    [4] south
    [5] south-west
    [6] west
   *[7] north-west
  }, a sector a turn
plan-move-on = { $ships } ({ $origin }) { $count ->
    [one] moves
   *[other] move
  } on to { $sector }, for free
plan-portal = { $ships } ({ $origin }) { $count ->
    [one] goes
   *[other] go
  } through the portal to { $sector }
plan-scan = { $ships } ({ $origin }) { $count ->
    [one] scans
   *[other] scan
  } the signals at { $sector }
plan-scan-fog = Scan the undiscovered sectors around { $origin } { $die }
plan-evacuate = { $ships } ({ $origin }) { $count ->
    [one] evacuates a container
   *[other] evacuate { $count } containers
  }
plan-enter = { $ships } { $count ->
    [one] enters
   *[other] enter
  } at { $sector }
about-move = { $special ->
    [asteroid_field] Asteroids: no fire in or out; { $percent } % to be struck
    [gravity_field] Gravity: thrown out at once, a die decides where
    [gas_cloud] Gas: free shield die, no support or weapons{ $foes ->
        [0] {""}
        [one] {" "}· 1 adjacent target
       *[other] {" "}· { $foes } adjacent targets
      }
    [undiscovered] Undiscovered: { $percent } % to be special{ $foes ->
        [0] {""}
        [one] {" "}· 1 adjacent target
       *[other] {" "}· { $foes } adjacent targets
      }
   *[none] { $foes ->
        [0] { $signals ->
            [0] { $comes ->
                [nearer] { $far ->
                    [one] 1 sector
                   *[other] { $far } sectors
                  } from the nearest enemy
                [away] away from adjacent enemies (firepower { $fled })
                [in-reach] away from adjacent enemies, still in reach of some
               *[no] no adjacent target
              }
            [one] 1 adjacent signal for a red die to scan
           *[other] { $signals } adjacent signals for a red die to scan
          }
        [one] 1 adjacent target, hull { $weakest }
       *[other] { $foes } adjacent targets, hull at least { $weakest }
      }
  }{ $power ->
    [0] {""}
   *[other] , firepower { $power }
  }{ $drive ->
    [lost] {" "}· { no-ion-drive }
   *[kept] {""}
  }
about-drain = { $what ->
    [R] They fire with one fewer red die
    [B] They move with one fewer blue die
    [G] They have one fewer shield
   *[S] They have one fewer special, for weapons and answers
  }; costs your green ★
about-switch-off = Reopens its sector to all ships and all fire; costs nothing
about-reroll = Two new results in place of specials that none of your battleships needs
label-place-none = { $never ->
    [yes] Place none at all
   *[no] Place none now
  }
plan-place = Place { $special ->
    [asteroid_field] an asteroid field
    [gravity_field] a gravity field
   *[gas_cloud] a gas cloud
  } at { $sector }
plan-place-else = { plan-place }
about-tile = { $special ->
    [asteroid_field] Asteroids: no fire in or out; dice may do damage
    [gravity_field] Gravity: ships are thrown out by a die
   *[gas_cloud] Gas: free shield die, no support or weapons
  }
about-no-tiles = You place nothing; others still may
why-begin = { $what ->
    [sectors] fewer rules in a first battle
   *[fleet] a good fleet to start with
  }
why-place = { $where ->
    [between] between you and the enemy
    [near] on your side, where you arrive first
   *[far] on the enemy’s side, more in their way than in yours
  }
about-place = { $where ->
    [between] Between you and the enemy
    [near] On your side
   *[far] On the enemy’s side
  }, { $aside ->
    [far_left] far left
    [left] left
    [right] right
    [far_right] far right
   *[centre] in the centre
  }: { $own ->
    [0] {""}
    [one] 1 sector from your edge
   *[other] { $own } sectors from your edge
  }{ $theirs ->
    [0] {""}
   *[other] { $own ->
        [0] { $theirs ->
            [one] 1 sector from theirs
           *[other] { $theirs } sectors from theirs
          }
       *[other] , { $theirs } from theirs
      }
  }
about-and = { $head } · { $parts }
about-tiles = { $head }; { $parts }
about-place-none = { $when ->
    [never] You place no more; others still may
    [now] You are asked once more, after the others
    [again] You place no more, as you chose before; others still may
   *[last] You place no more
  }
event-no-sector-placed = { WHO($commander) ->
    [you] you place none of your
   *[other] { $commander } places none of their
  } special sectors{ $never ->
    [yes] , now or later
   *[no] {" "}this time
  }
violation-place-or-pass = Either place a special sector, or place none at all.
about-shot = { $left ->
    [0] destroyed (hull { $hull })
   *[other] hull { $hull } → { $left }
  }; costs two ★

## What calls a commander back to a turn planned ahead

stop-near = An enemy is within { $sectors } sectors of your ships
stop-hit = One of your ships is hit
stop-lost = One of your ships is lost

## First steps

lesson-name = { $step ->
    [roll] roll your dice
    [near] close in
    [fire] fire at an enemy
    [support] fire with ships of two sectors
    [shield] keep a shield
    [weapon] fire your special weapon
    [end] end a turn
   *[destroy] destroy a ship
  }
lesson-later = { $step ->
    [roll] You roll at the start of each of your turns.
    [near] A blue die moves all ships of a sector.
    [fire] A red die fires at the adjacent sector it points at (a ranged attack takes one per sector). A red die you do not use waits on your bridge for a better shot.
    [fire-near] An enemy lies beside your ships: a red die that points its way fires at it.
    [support] A single red die fires all your ships beside one target, also from two sectors.
    [support-near] Your ships are in two sectors beside one target: a red die that points its way fires them all.
    [shield] Roll a green die and keep it when your turn ends: it stops damage from attacks.
    [weapon] It takes two ★ at once: keep the first one you roll on your bridge.
    [end] Unused dice wait on your bridge.
   *[destroy] Fire again at a damaged ship: each ship lost brings its side nearer to defeat.
  }
lesson-lost = { $step ->
   *[weapon] special weapon lost
  }
lesson-end = { $left ->
    [0] You have nothing better to do
    [one] The suggestion left costs more than it brings
   *[other] The suggestions left cost more than they bring
  }{ $count ->
    [0] , and you have no die to keep. All dice return to your reserve, and the enemy plays.
   *[other] . Dice kept on your bridge can answer attacks or be used next turn.
  }
lesson-answer = You are under fire: choose how to answer.
lesson-support = The first suggestion fires at one target from two sectors: all ships there fire, for one die.
lesson-destroy = The first suggestion { $sure ->
    [yes] destroys a ship for sure
   *[no] destroys a ship, unless it is answered
  }. The enemy loses its class points.
ships-of-any-sort = { $count } ships
the-ships-numbered = { ships-numbered }
plan-dice = uses { $dice }, { $left ->
    [0] none left
    [1] { $still } left
   *[other] { $left } left
  } · { $about }
plan-warned = { $about } · ⚠ { $alone ->
    [yes] alone there:{" "}
   *[no] {""}
  }{ $left ->
    [0] ship at risk
   *[other] { $alone ->
        [yes] {""}
       *[no] may take{" "}
      }{ harm }
  }
enemy-ship = enemy { ship }

## Fleets as they are chosen

fleet-character = { $abilities ->
    [no] Fewer ships are tougher; more ships spread wider
   *[yes] { $fleet ->
        [first_game] Some of everything
        [line] Few, heavy ships; hard to sink, but each loss is costly
        [escort] Cruisers that shield their sector from every side
        [hunters] Strikes often: with one red die a lone destroyer hits two ships or fires two sectors away
        [swarm] Many small ships, quick to surround; one good hit destroys each. No special weapon
        [guard] Lasts long: cruisers shield their sector from every side. No special weapon
       *[other] Fewer ships are tougher; more ships spread wider
      }
  }
about-best = Recommended: { $why } · { $about }
why-best = { $how ->
    [free] a die at no cost
    [saves] saves the ship for { $dice ->
        [0] nothing
        [one] 1 die
       *[other] { $dice } dice
      }
    [stops] stops { harm } for { $dice ->
        [0] nothing
        [one] 1 die
       *[other] { $dice } dice
      }
    [spares] stops { harm }; a second such hit would destroy the ship
    [retreat] gets away from the enemy
    [nearer] comes nearer, to strike on your turn
    [aside] a better position to fight on
    [counter] a good exchange
    [lost] nothing saves this ship
    [bare] none of your shields fits
    [special] none of your shields fits, and ★ is worth more kept
    [dear] a shield is worth more than this hit
   *[slight] a light hit, keep your dice for a worse one
  }
face-means = { $sign } { $face ->
    [O] straight
    [D] diagonal
    [M] any direction
   *[S] special, for weapons and answers
  }
