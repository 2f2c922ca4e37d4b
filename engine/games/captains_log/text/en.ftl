### Captain’s Log in English. Facts named after a game’s symbols ($nation, $good …) select;
### drafts and depths are counted in halves.

## Things

good = { $good ->
    [tea] tea
    [silver] silver
    [cotton] cotton
    [sugar] sugar
    [oil] oil
   *[wood] wood
  }
goods = { $count } { good }
doubloons = { $count ->
    [one] 1 doubloon
   *[other] { $count } doubloons
  }
cube = { $count } { $cube ->
    [tea] tea
    [silver] silver
    [cotton] cotton
    [sugar] sugar
    [oil] oil
    [wood] wood
    [cannon] { $count ->
        [one] cannon
       *[other] cannons
      }
    [water] water damage
    [fire] fire damage
    [flooded_cannon] flooded { $count ->
        [one] cannon
       *[other] cannons
      }
   *[burnt_cannon] burnt { $count ->
        [one] cannon
       *[other] cannons
      }
  }
nation = { $nation ->
    [holland] Holland
    [spain] Spain
    [england] England
    [france] France
    [pirates] the pirates
   *[native] the natives
  }
    .adjective = { $nation ->
        [holland] Dutch
        [spain] Spanish
        [england] English
        [france] French
        [pirates] pirate
       *[native] native
      }
    .article = { $nation ->
        [holland] a Dutch
        [spain] a Spanish
        [england] an English
        [france] a French
        [pirates] a pirate
       *[native] a native
      }
service = { $service ->
    [tavern] tavern
    [shipyard] shipyard
    [buy] market to buy
   *[sell] market to sell
  }
ammo = { $ammo ->
    [normal] round shot
    [incendiary] incendiary shot
    [explosive] explosive shot
   *[chain_shot] chain shot
  }
upgrade = { $upgrade ->
    [sails] better sails
    [cannon_upgrade] a better cannon
   *[long_guns] long guns
  }
upgrade-count = { upgrade } ×{ $count }
role = { $role ->
    [merchant] merchant
    [aggressive] raider
   *[defensive] patrol
  }
effect = { $effect ->
    [contempt] their ships attack you
    [distrust] their fortresses fire at you
    [trade_ban] no legal trade in their ports
    [persona_non_grata] their ports are closed to you
    [at_war] they fire at you with +1
    [lock] nothing you do changes their mind
    [prestige] your name has earned you fame
    [nobody] they have forgotten who you are
    [access] { $access ->
        [0] their shipyards sell you a greater ship
       *[other] from +{ $access } on their shipyards sell you a greater ship
      }
    [second_captain] a second captain would sign on
    [advantage] { $nation ->
        [holland] your draft grows every 6 loads instead of 5
        [spain] you come back with one leak less
        [england] their advantage (none without officers)
        [france] their discount of 1,000 is yours in every shipyard
       *[other] you have their advantage
      }
    [port_respawn] you may come back in their ports
    [respected] their ships leave you in peace
   *[join] you may join them
  }
ship-type = { $sort ->
    [sloop] sloop
    [schooner] schooner
    [corvette] corvette
    [nao] nao
    [hulk] hulk
    [carrack] carrack
    [brigantine] brigantine
    [fluyt] fluyt
    [whaler] whaler
    [galleon] galleon
    [frigate] frigate
    [east-indiaman] East Indiaman
    [light-frigate] light frigate
    [manila-galleon] Manila galleon
    [seventy-four] seventy-four
    [razee] razee
    [heavy-frigate] heavy frigate
    [three-decker] three-decker
   *[other] { $name }
  }
ship-unknown = unknown ship no. { $number }
ship-npc = { $name } ({ $rank ->
    [legend] legend
    [corsair] { nation.adjective } corsair
   *[plain] { nation.adjective }
  }, no. { $number })
ship-told = { $name } ({ $rank ->
    [legend] legend
    [corsair] { nation.adjective } corsair
   *[plain] { nation.adjective } { role }
  }, no. { $number })
ship-presented = { $name } ({ $rank ->
    [legend] legend
    [corsair] { nation.adjective } corsair
   *[plain] { nation.adjective } { role }
  } of level { $level }, no. { $number })
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
   *[other] 10 or more
  }
die = { $bonus ->
    [0] { $face }
   *[other] { $face }+{ $bonus }
  }
score = { $captain } { $fame }
barrels = { $count ->
    [one] a barrel
   *[other] { $count } barrels
  }
whales = { $count ->
    [one] whales
   *[other] whales in { $count } places
  }
fortress = a fortress
fortress-of = { nation.article } fortress
open-sea = nothing but open sea
port = the { nation.adjective } port { $name }
port-bare = the port { $name }

## Places

heading = { $heading ->
    [north] north
    [north-east] north-east
    [south-east] south-east
    [south] south
    [south-west] south-west
   *[north-west] north-west
  }
side = { $side ->
    [centre] centre
    [north] north
    [north-north-east] north-north-east
    [north-east] north-east
    [east] east
    [south-east] south-east
    [south-south-east] south-south-east
    [south] south
    [south-south-west] south-south-west
    [south-west] south-west
    [west] west
    [north-west] north-west
   *[north-north-west] north-north-west
  }
place-unexplored = unexplored waters
part = { $side ->
    [centre] centre
   *[other] { side } part
  }
place-anchorage = the anchorage of { $name } (tile { $tile }, { part })
place-port = { $name } (tile { $tile }, { part })
place-fortress = the fortress on tile { $tile } ({ part })
place-barrel = the barrel on tile { $tile } ({ part })
place-adrift = { $goods } adrift on tile { $tile } ({ part })
place-whales = the whales of tile { $tile } ({ part })
place-shoal = the shoal on tile { $tile } ({ part }, depth { $depth })
place-land = land on tile { $tile } ({ part })
place-sea = tile { $tile }, { part }
where-unexplored = in unexplored waters
where-moored = at { $name }
where-near = { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
  } { side } of { $name }
where-captain-lies = in the hex of { $captain }
where-captain = { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
  } { side } of { $captain }
where-away = { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
  } { side }
where-tile = on tile { $tile } ({ part })
spot-anchorage = the anchorage of { $name }
spot-barrel = a barrel
spot-adrift = { $goods } adrift
spot-whales = whales
spot-shoal = a shoal of depth { $depth }
spot-land = land
spot-sea = open sea
spot-edge = the edge of the sea

## Menus

menu-sail = Sail
menu-turn-about = Turn in place
menu-explore = Explore
menu-fire = Fire
menu-repair = Repair
menu-hold = Hold
menu-buy = Buy
menu-sell = Sell
menu-shipyard = Shipyard

label-sail = { heading }: { $place }, { $points ->
    [one] 1 point
   *[other] { $points } points
  } left
label-sail-danger = { heading }: { $place }, { $points ->
    [one] 1 point
   *[other] { $points } points
  } left (past { $dangers })
label-sail-blind = { heading }
danger-fortress = { $dice ->
    [one] 1 gun
   *[other] { $dice } guns
  } of a fortress
label-turn-about = face { heading }; that is the whole move
label-explore = { $count ->
    [one] the nearest tile in sight
   *[other] { $count } tiles in sight
  }
label-explore-one = only the tile to the { side }
label-fire = at { $target }, { $ammo ->
    [normal] { $distance ->
        [one] 1 hex
       *[other] { $distance } hexes
      }
   *[other] { ammo }, { $distance ->
        [one] 1 hex
       *[other] { $distance } hexes
      }
  } away: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  } over { $defence } ({ $hurt }%)
label-fire-blind = at { $target } with { ammo }
label-repair = { $what } for { $wood } wood
label-scuttle = Abandon the stranded ship
label-end-turn = End the turn
label-activate = Let { $ship } play
label-barrel = Pick up the barrel
label-pick-up = Take { $goods } aboard
label-jettison = throw { $count } { good } overboard
label-jettison-cannon = throw a cannon overboard
label-rearrange = { $how ->
    [tidy] stow anew: cannons in the gunports, goods where water comes last
    [parade] stow anew: cannons on the fame icons first
   *[other] stow the hold anew
  }{ $fame ->
    [0] {""}
   *[other] {" "}(+{ $fame } fame)
  }{ $guns ->
    [0] {""}
    [one] {" "}– 1 gun fewer ready
   *[other] {" "}– { $guns } guns fewer ready
  }
label-forfeit = { $label } (costs { $fame } fame)
label-buy = { $count } { good }{ $row ->
    [contraband] , contraband
   *[legal] {""}
  } ({ $rounded ->
    [yes] { $worth } rounded up to { $price }
   *[no] { $price }
  })
label-buy-blind = { $count } { $row ->
    [contraband] contraband goods
   *[legal] legal goods
  }
label-sell = { $oil ->
    [0] { $count } { good }
   *[other] { $count } { good } and { $oil } oil
  }{ $row ->
    [contraband] , contraband
   *[legal] {""}
  } ({ $rounded ->
    [yes] { $worth } rounded down to { $price }
   *[no] { $price }
  })
label-sell-blind = { $count } { good }
label-buy-wood = buy { $count } wood ({ $price })
label-sell-wood = sell { $count } wood ({ $price })
label-buy-cannon = a cannon ({ $price })
label-buy-upgrade = { upgrade } ({ $price })
label-buy-ammo = { ammo } ({ $price })
label-buy-ship = the { $ship }, in exchange for your ship ({ $price })
label-buy-ship-blind = the next ship
label-buy-fame = Buy a point of fame ({ $price })
label-facing = { heading } (wind { $wind })
label-hold-fire = Hold fire
label-reply = fire { ammo }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  } over { $defence }
label-reply-blind = fire { ammo }
label-stow = { $goods } overboard
label-nation = { nation } (now { $standing })
label-join = Join them
label-stay-free = Stay free
label-respawn-die = Let the die say where
label-respawn = in { $port } (tile { $tile })
label-respawn-blind = on tile { $tile }
label-respawn-hex = { $place }
label-start = { $place }
label-start-near = { $place }, by { $near }
label-start-blind = tile { $tile }

## Chances

chances-dice = You roll { $dice ->
    [one] 1 die of { $sides } sides
   *[other] { $dice } dice of { $sides } sides
  }{ $bonus ->
    [0] {""}
   *[other] { $mixed ->
        [yes] {" "}(+{ $bonus } each at least)
       *[no] {" "}(+{ $bonus } each)
      }
  }: each has to beat { $needed }, distance and position included; { $kind ->
    [sails] each die that does tears a sail
   *[hull] what it is over is the damage, { $most } at most a die
  }.
chances-shot = A hit in { $hurt }% of cases, { $whole }.{ $tenth } damage on average{ $sink ->
    [0] {""}
   *[other] , sunk in { $sink }%
  }
chances-chained = A sail torn in { $hurt }% of cases, { $whole }.{ $tenth } points of movement on average

## Standing orders

orders-passing-shot = When a ship crosses your hex
order-passing-shot = { $order ->
    [ask] ask me each time
    [hold] always hold fire
   *[enemies] fire round shot at enemies
  }

## Questions

ask-start = Where do you begin? { $free ->
    [one] One numbered hex alone is free.
   *[other] Choose a numbered hex.
  } { $doubloons ->
    [0] Your purse is empty.
   *[other] Before that you may fit out your ship with your { $doubloons } doubloons.
  }
ask-facing = Which way does your ship face? The wind blows { $wind ->
    [north] north
    [north-east] north-east
    [south-east] south-east
    [south] south
    [south-west] south-west
   *[north-west] north-west
  }.
ask-passing-shot = { $ship } crosses your hex. Do you fire in passing? { $dice ->
    [one] Your die has
   *[other] Each of your { $dice } dice has
  } to beat { $defence }.
ask-stow = { $goods } came aboard, but { $excess ->
    [one] one piece finds
   *[other] { $excess } pieces find
  } no room. What goes overboard?
ask-gratitude = You sank a ship. Which of its enemies thinks better of you for it?
ask-join = { nation } invites you to join. Do you?
ask-respawn = Where do you come back? Your ship and its cargo are lost; money, guns and upgrades stay yours.
ask-respawn-hex = Another ship lies where you come back on tile { $tile }. Which free hex beside it do you take?

## Events

event-dealt = The game begins with { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
  } revealed. { $captains ->
    [one] { $first } chooses where to start.
   *[other] Starts are chosen from the last in turn to the first; then { $first } has the first turn.
  }
event-start-marked = { $captain } will start { $at }.
event-flag-drawn-port = { $name } flies the { nation.adjective } flag.
event-flag-drawn-fortress = A fortress flies the { nation.adjective } flag.
event-overboard = { $why ->
    [damage] { $ship } loses { $goods }, washed off the deck and now adrift { $at }.
    [no_room] { $ship } has no room for { $goods }, now adrift { $at }.
   *[sunk] { $goods } drift where { $ship } went down, { $at }.
  }
event-goods-burned = { $ship } loses { $goods } to the flames.
event-shot = { $ship } { $passing ->
    [yes] fires in passing
   *[no] fires
  } at { $target }{ $ammo ->
    [normal] {""}
   *[other] {" "}with { ammo }
  }: { $dice }, needing over { $defence }; { $damage ->
    [0] no damage
    [one] 1 point of damage
   *[other] { $damage } points of damage
  }.
event-shot-chained = { $ship } { $passing ->
    [yes] fires chain shot in passing
   *[no] fires chain shot
  } at { $target }: { $dice }, needing over { $defence }; { $sails ->
    [0] no sail torn
    [one] 1 point of movement torn away
   *[other] { $sails } points of movement torn away
  }.
event-fortress-fired = { nation.article } fortress fires at { $target }: { $dice }, needing over { $defence }; { $damage ->
    [0] no damage
    [one] 1 point of damage
   *[other] { $damage } points of damage
  }.
event-fire-spread = Fire spreads aboard { $ship }: { $damage ->
    [one] 1 more point of damage
   *[other] { $damage } more points of damage
  }.
event-ship-destroyed = { $by } { $how ->
    [sunk] sinks { $ship }
    [burned] burns { $ship }
    [collapsed] breaks up { $ship }
   *[wrecked] wrecks { $ship }
  } { $at }!
event-ship-lost = { $ship } { $how ->
    [sunk] sinks
    [burned] burns down
    [collapsed] breaks apart
   *[wrecked] is abandoned
  } { $at }.
event-spoils-taken = { $captain } takes { $what } as spoils.
event-wreck-marked = { $captain } has now lost { $wrecks ->
    [one] one ship
   *[other] { $wrecks } ships
  }: the third costs a point of fame.
event-respawned = { $captain } comes back { $at }{ $face ->
    [0] {""}
   *[other] {" "}(the die shows { $face })
  }.
event-npcs-coming = { $ships } will come once { $count ->
    [one] its part of the sea is
   *[other] their parts of the sea are
  } explored.
event-npcs-far = Far from everybody { $count ->
    [one] sails
   *[other] sail
  } { $ships }.
ships-folded = { $count } { $role ->
    [merchant] { $count ->
        [one] merchant
       *[other] merchants
      }
    [aggressive] { $count ->
        [one] raider
       *[other] raiders
      }
    [defensive] { $count ->
        [one] patrol
       *[other] patrols
      }
   *[unknown] { $count ->
        [one] unknown ship
       *[other] unknown ships
      }
  }
event-npcs-left = { $ships } { $count ->
    [one] has waited too long and leaves.
   *[other] have waited too long and leave.
  }
event-restocked = New on the markets: { $goods }.
restocked = { $count } { good } ({ $row ->
    [contraband] { nation.adjective }, contraband
   *[legal] { nation.adjective }
  })
event-fame-changed = { $captain } { $way ->
    [up] gains
   *[down] loses
  } { $change ->
    [one] 1 point of fame
   *[other] { $change } points of fame
  } { $why ->
    [barrels] for the barrels fished out
    [destroyed] for a ship destroyed
    [sale] for selling four of one good in one port
    [prestige] for standing with a nation
    [join] for joining a nation
    [bought] bought in a tavern
    [ship] for a new ship
    [hold] for a sign of fame covered in the hold
    [third_wreck] for a third ship lost
    [betrayal] for betrayal
   *[fire] for a ship burned down
  }: { $fame } of { $target }.
event-esteem-changed = Reputation of { $captain }: { $esteem }.
esteem = { nation } { $change } (now { $reputation }{ $follows ->
    [persona_non_grata] : ports closed
    [trade_ban] : no legal trade
    [contempt] : their ships attack
    [distrust] : their forts fire
    [at_war] : they fire with +1
   *[other] {""}
  })
event-joined = { $captain } joins { nation }.
event-betrayed = { $captain } has betrayed { nation } and is no longer one of theirs.
event-time-passed = { $phase ->
    [night] Night falls: round { $round }
   *[day] Day breaks: round { $round }
  }{ $wind ->
    [same] .
    [north] ; the wind turns and blows north.
    [north-east] ; the wind turns and blows north-east.
    [south-east] ; the wind turns and blows south-east.
    [south] ; the wind turns and blows south.
    [south-west] ; the wind turns and blows south-west.
   *[north-west] ; the wind turns and blows north-west.
  }
event-wind-changed = The wind turns and now blows { heading }.
event-era-began = A new era: ships below level { $level } no longer come.
event-game-won = { $winners } { $count ->
    [one] reaches { $target } points of fame and wins the game!
   *[other] reach { $target } points of fame and win the game!
  }

event-doings = { $ship } { $doings }.
doing-npc-entered = appears
doing-npc-gained = gains { $what }
doing-npc-left = { $why ->
    [timer] has waited too long and leaves
   *[route_done] leaves at the end of its route
  }
doing-sailed = sails { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
  }
doing-sailed-to = { doing-sailed } (now { $at })
doing-sailed-home = { doing-sailed } to { $name }
doing-lies = lies { $at }
doing-threatens = lies { $at }, ready to attack
doing-shot = fires { $ammo ->
    [normal] {""}
   *[other] { ammo }{" "}
  }{ $times ->
    [one] {""}
    [2] twice{" "}
   *[other] { $times } times{" "}
  }at { $target } { $ammo ->
    [chain_shot] { $sails ->
        [0] without effect
        [one] for 1 point of movement
       *[other] for { $sails } points of movement
      }
   *[other] { $damage ->
        [0] without effect
       *[other] for { $damage } damage
      }
  }
doing-passed-barrels = leaves { $count ->
    [one] a barrel
   *[other] { $count } barrels
  } floating on the way
doing-rested = { $moored ->
    [yes] stays moored { $at }
   *[no] stays { $at }
  }
doing-rested-away = does nothing
doing-ship-placed = sets sail { $at }, facing { heading }
doing-turned = turns to face { heading }
doing-explored = discovers { $count ->
    [one] 1 tile
   *[other] { $count } tiles
  } ({ $what })
doing-barrel-taken = opens a barrel ({ $what })
doing-barrel-empty = picks up a barrel: empty, but it counts for fame
doing-goods-taken = fishes { $goods } out of the sea
doing-jettisoned = throws { $goods } overboard
doing-cannon-dropped = throws a cannon overboard
doing-rearranged = stows the hold anew
doing-repaired = repairs { $what } with { $wood } wood
damage-points = { $count ->
    [one] 1 point of damage
   *[other] { $count } points of damage
  }
sail-points = { $count ->
    [one] 1 point of sail
   *[other] { $count } points of sail
  }
doing-sold = sells { $goods }{ $row ->
    [contraband] {" "}as contraband
   *[legal] {""}
  } for { $price }
doing-bought = buys { $what } for { $price }
smuggled = { $goods } (contraband)
ship-bought = a { $ship }
ammo-bought = { ammo }
upgrade-bought = { $upgrade ->
    [cannon_upgrade] { $count ->
        [one] a better cannon
       *[other] { $count } better cannons
      }
   *[other] { upgrade }
  }

## What is agreed

terms-target = { $target } fame to win
terms-npcs = { $npcs ->
    [one] 1 NPC ship each
   *[other] { $npcs } NPC ships each
  }
terms-two-decks = an NPC deck for each seal
terms-shuffle-wind = winds shuffled at every change
terms-no-war-dice = no war bonus of nations

## The turn card

summary-time = Round { $round }, { $phase ->
    [night] night
   *[day] day
  }, wind blowing { $wind ->
    [north] north
    [north-east] north-east
    [south-east] south-east
    [south] south
    [south-west] south-west
   *[north-west] north-west
  }
summary-npc = { $ship } is playing, in the turn of { $captain }
summary-moving = { $captain } is under sail: { $points ->
    [one] 1 movement point
   *[other] { $points } movement points
  }, { $actions ->
    [0] no action
    [one] 1 action
   *[other] { $actions } actions
  } left
summary-start = { $captain } is about to set sail
summary-turn = { $captain }: { $actions ->
    [0] no action left
    [one] 1 action left{ $moved ->
        [yes] , not a move
       *[no] {""}
      }
   *[other] { $actions } actions left
  }
summary-place = { WHO($captain) ->
    [you] Your ship
   *[other] The ship of { $captain }
  }: { $at }, facing { heading }. Distances are counted from there.
summary-hold = { WHO($captain) ->
    [you] Aboard
   *[other] Aboard, with { $captain }
  }: { $what }; { $guns ->
    [one] 1 gun
   *[other] { $guns } guns
  } ready, { $damage } damage{ $fire ->
    [0] {""}
   *[other] {" "}({ $fire } by fire)
  }, { $free ->
    [one] 1 slot free
   *[other] { $free } slots free
  }
summary-aboard = { $what } aboard{ $damage ->
    [0] {""}
   *[other] , { $damage } damage
  }{ $fire ->
    [0] {""}
   *[other] {" "}({ $fire } by fire)
  }
summary-race = Fame (of { $target }): { $scores }

## A captain’s own things

hand-ship = { $sort }, level { $level }: defence { $defence } (a die has to beat it), robustness { $robustness } (so much damage sinks it)
hand-not-placed = Not on the map yet
hand-marked = Will start from { $place }
hand-place = At { $place }, facing { heading }
hand-moves = Movement by first step: { $moves }
hand-move = { heading } { $points }
hand-draft = With a load of { $load } the hull reaches { draft } deep: shallower shoals are closed to you{ $lost ->
    [0] {""}
    [one] , and 1 point of movement less
   *[other] , and { $lost } points of movement less
  }. Movement without load { $movement }{ $torn ->
    [0] {""}
   *[other] , −{ $torn } for torn sails
  }
hand-hold = Hold of { $slots } slots: { $cubes }; { $free } free
hand-guns = { $guns ->
    [one] 1 gun
   *[other] { $guns } guns
  } ready of { $cannons ->
    [one] 1 cannon
   *[other] { $cannons } cannons
  }{ $better ->
    [0] {""}
   *[other] , { $better } of them with +{ $bonus }
  }; their full force reaches { $reach ->
    [one] 1 hex, then one less on each die for each hex
   *[other] { $reach } hexes, then one less on each die for each hex
  }
hand-ammo = Ammunition: { $ammo }
hand-upgrades = Upgrades: { $upgrades }
hand-purse = { $doubloons } doubloons; fame { $fame } of { $target }
hand-tokens = { $barrels ->
    [one] 1 barrel
   *[other] { $barrels } barrels
  } kept, { $wrecks ->
    [one] 1 ship lost
   *[other] { $wrecks } ships lost
  }
hand-reputation = { nation }: { $reputation }
hand-reputation-effects = { nation }: { $reputation } — { $effects }
hand-indifferent = Do not know you yet: { $nations }
hand-joined = You belong to { $nations }

## The map in words

alt = { $captain } { $lies }; { $near }. { $can }. Round { $round }, { $phase ->
    [night] night
   *[day] day
  }. /map text
alt-won = { $winners } { $count ->
    [one] has
   *[other] have
  } won in round { $round }. In words: /map text
alt-away = is not on the map yet
alt-unplaced = starts { $at }, not yet facing anywhere
alt-lies = { $at }, facing { heading }
alt-alone = no ship near
alt-captain = { $other } { $away }
alt-npc = { role } no. { $number }, { $away }{ $hostile ->
    [yes] , hostile
   *[no] {""}
  }
alt-asked = A question to answer
alt-waits = Other ships move
alt-can = { $actions ->
    [0] No action left
    [one] 1 action left
   *[other] { $actions } actions left
  }
alt-can-reach = { alt-can }; in reach: { $name }
map-captain = **{ $captain }**, { $sort } of level { $level }: { $away }, facing { heading }; { $guns ->
    [one] 1 gun
   *[other] { $guns } guns
  }, { map-harm }
map-harm = damage { $damage } of { $robustness }{ $fire ->
    [0] {""}
   *[other] {" "}({ $fire } by fire)
  }
map-captain-away = **{ $captain }**: not on the map
map-captain-unplaced = **{ $captain }**: starts { $away }, not yet facing anywhere
map-npc = **{ $ship }**, level { $level }: { $away }, facing { heading }; { map-harm }{ $hostile ->
    [yes] ; would attack { WHO($captain) ->
        [you] you
       *[other] { $captain }
      }
   *[no] {""}
  }
map-ships-far = Further ships: { $ships }
map-ship-far = { $ship } { $away }{ $damage ->
    [0] {""}
   *[other] , { map-harm }
  }
map-npcs-away = Yet to appear: { $ships }
map-npc-away = unknown ship no. { $number } (level { $level })
map-port = **{ $name }**, { nation.adjective } port on tile { $tile }: { $when }; { $services }
map-port-here = { WHO($captain) ->
    [you] you lie
   *[other] { $captain } lies
  } here
map-port-now = { $away }, in reach now with { $points ->
    [one] 1 point
   *[other] { $points } points
  } left
map-port-turns = { $away }, { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
  } at least
map-port-closed = { $away }, closed to { WHO($captain) ->
    [you] you
   *[other] { $captain }
  }
map-port-away = { $away }
map-ports-far = Further ports: { $ports }
map-port-far = { $name } ({ nation.adjective }) { $away }
map-finds = To pick up: { $finds }{ $more ->
    [0] {""}
   *[other] ; { $more } more farther off
  }
map-find = { $what } { $away }
map-fortresses = Fortresses: { $fortresses }
map-fortress = { nation.article } one { $away }, firing as far as { $reach ->
    [one] 1 hex
   *[other] { $reach } hexes
  }{ $hostile ->
    [yes] {" "}at { WHO($captain) ->
        [you] you
       *[other] { $captain }
      }
   *[no] {""}
  }
map-around = { WHO($captain) ->
    [you] Around you
   *[other] Around { $captain }
  }: { $sides }
map-side = { heading } { $spot }
map-winds = Wind on the first step: { $winds }
map-wind-towards = { heading } { $sign ->
    [plus] +{ $points }
    [minus] −{ $points }
   *[none] 0
  }
map-unseen = { $count ->
    [0] The whole sea is explored.
    [one] 1 tile lies face down.
   *[other] { $count } tiles lie face down.
  }
map-unseen-near = { $count ->
    [one] 1 tile lies face down
   *[other] { $count } tiles lie face down
  }; edge of the unknown: { $away }

## Violations: what was wrong, and what to do instead

violation-not-now = This is not the moment for orders. Wait for your turn, and for every question to be answered.
violation-no-action-left = Both actions of this turn are spent. Sail on if points are left, take free actions, or end the turn.
violation-already-moved = You have moved this turn, and a turn has only one move. Use the other action for something else.
violation-no-points-left = No movement point is left for that. Stop here: fire, explore, trade or end the turn.
violation-not-ahead = Once under way a ship sails only to the three hexes ahead of it. Choose one of those, or turn with your next move.
violation-edge-of-the-sea = There is nothing beyond the edge of the sea. Choose another heading.
violation-unexplored = Nobody sails into unexplored waters. Explore them first, from no further than three hexes.
violation-land = That is land. Choose another heading.
violation-too-deep = Your ship draws { draft }, and the water there is only { $depth } deep. Lighten the ship, or sail around.
violation-cannot-stop-there = You could neither stop there nor sail on from there: the hex is taken or its port is closed to you. Choose another way.
violation-cannot-stop-here = A move cannot end here: the hex is taken or the port is closed to you. Sail on first.
violation-already-facing = Your ship faces that way already. Choose another heading.
violation-not-stranded = Your ship is not stranded: there is a way out. Only a ship with none may be abandoned.
violation-nothing-to-explore = No unexplored tile is in sight within three hexes. Sail closer first.
violation-not-the-nearest = That tile is not one of the nearest in sight. Reveal those nearer first, and one at a time where you choose.
violation-fewer-to-explore = Only { $tiles ->
    [one] 1 unexplored tile is
   *[other] { $tiles } unexplored tiles are
  } in sight. Ask for no more than that.
violation-no-such-ship = There is no such ship to fire at. Choose one from the menu.
violation-not-at-sea = That ship is not on the map. Choose another target.
violation-moored = Nobody fires from an anchorage. Sail out first.
violation-no-such-ammo = You have no { ammo }. Choose ammunition you own, or buy it in a shipyard.
violation-no-guns-ready = No sound cannon stands in a gunport. Stow the hold anew, repair, or buy a cannon.
violation-out-of-sight = Land hides that ship. Sail where you can see it.
violation-not-on-flank = That ship is ahead or astern, where no gun bears. Bring it on your flank first.
violation-pirates-produce-nothing = Nothing can be bought in a pirate port. Buy in a port of a country.
violation-trade-ban = { nation } bans you from its legal market. Trade contraband, or win back its esteem.
violation-not-in-stock = { $stock ->
    [0] Nothing of that is in stock. What is sold elsewhere fills the shelves again; try another port.
   *[other] Only { $stock } in stock there. Buy fewer.
  }
violation-too-dear = That costs { $price }, and { $doubloons ->
    [0] your purse is empty. Sell something first.
   *[other] you have { $doubloons } doubloons. Sell something first, or buy less.
  }
violation-no-room = { $room ->
    [0] Your hold is full. Sell something first, or throw something overboard.
   *[other] Your hold has room for { $room } more. Buy less, or throw something overboard.
  }
violation-wood-at-shipyard = Markets do not take wood. Sell it in a shipyard, two at a time.
violation-oil-passes-for-another = Oil has no market of its own: sell it together with another good, for which it passes.
violation-not-traded-here = This port does not take { good }. Choose another good, or another port.
violation-nothing-to-sell = Say how many goods you sell: one at least.
violation-not-aboard = { $aboard ->
    [0] You have no { good } aboard. Choose something else.
   *[other] You have only { $aboard } { good } aboard. Choose fewer.
  }
violation-not-moored = Your ship lies at no anchorage. Sail to one of the port’s anchorages first.
violation-persona-non-grata = The ports of { nation } are closed to you. Win back its esteem first, or try another port.
violation-no-such-service = This port has no { service }. `/map text` lists what each port has.
violation-no-market-of-natives = Native ports have no market. Trade in a port under a flag.
violation-not-before-play = Before the game you may only fit out your ship: wood, cannons, upgrades, ammunition or fame.
violation-no-wood-left = Only { $left } wood is left in the supply. Buy less.
violation-no-place-for-cannon = Your ship carries { $places } cannons at most. Take a greater ship first.
violation-sails-complete = Your ship takes { $cap ->
    [one] 1 upgrade
   *[other] { $cap } upgrades
  } of sails at most. Choose another upgrade.
violation-ammo-owned = You already have { ammo }, which is never used up. Choose another ammunition.
violation-no-ships-in-native-ports = Native shipyards build no ships. Go to a port under a flag.
violation-no-ships-in-pirate-ports = Pirate shipyards sell no ships. Go to a port of a country.
violation-not-trusted = { nation } sells greater ships from esteem +{ $needed } on, and yours is { $now }. Each three of a good sold in its ports add 1.
violation-no-greater-ship = You already command the greatest ship there is. Upgrade it instead.
violation-ship-not-for-sale = The next ship is not for sale. Upgrade the one you have.
violation-no-such-cargo = You have no { good } to throw overboard. Choose cargo you carry.
violation-no-cannon-to-drop = You have no sound cannon to throw overboard. Choose other cargo.
violation-no-barrel-here = No barrel floats here. Sail to one first.
violation-nothing-adrift = Nothing drifts here that you may take, as what you threw overboard this turn is out of reach. Sail to other cargo, or come back for it.
violation-other-cargo = Stowing anew moves what is aboard, and nothing else. List the same cargo in other slots.
violation-damage-stays = Damage stays in its slots. Move only sound cargo around it.
violation-nothing-to-repair = Say what is to be repaired: slots of the hold, or sails.
violation-not-damaged = One of those slots is not damaged. Choose damaged slots only.
violation-sails-not-torn = { $torn ->
    [0] Your sails are whole.
    [one] Only 1 point of your sails is torn.
   *[other] Only { $torn } points of your sails are torn.
  } Repair no more than that.
violation-not-enough-wood = That takes { $needed } wood, and you have { $wood ->
    [0] none. Buy wood in a shipyard.
   *[other] { $wood }. Repair less, or buy wood in a shipyard.
  }
violation-wrong-excess = Exactly { $excess ->
    [one] 1 piece has
   *[other] { $excess } pieces have
  } to go overboard. Choose as many.
violation-no-start-there = Tile { $tile } has no numbered hex in sight. Choose a revealed tile from the menu.
violation-start-taken = Another captain starts on tile { $tile }. Choose another one.
violation-no-such-heading = A ship faces one of the six sides of its hex. Choose one of them.
violation-no-enemy-of-theirs = That nation has no quarrel with the one whose ship you sank. Choose one of those offered.
violation-no-berth-there = You cannot come back on that hex. Choose one of those offered.
violation-no-welcome-there = No port on tile { $tile } lets you come back there. Choose one of those offered, or the die.

## In the picture

picture-won = { $number ->
    [one] { $winners } has won
   *[other] { $winners } have won
}
picture-title = Round { $round } · { $phase ->
    [night] Night
   *[day] Day
  }
picture-tile = tile { $tile }

## Lessons, errand by errand

way-here = here
way-taken = { $way } ({ $all ->
    [yes] every anchorage is taken now
   *[no] the nearest anchorage is taken now
  })
way-none = no known way there
way = { $steps ->
    [one] one hex
   *[other] { $steps } hexes
  } { side }
lesson-start = Begin on tile { $tile }: from there { $port } is { $steps ->
    [one] 1 hex
   *[other] { $steps } hexes
  } away and buys your { $goods }.
lesson-face = Face { heading }, towards { $port }, { $steps ->
    [one] 1 hex
   *[other] { $steps } hexes
  } away, which buys your { $goods }.
lesson-sell = { $steps ->
    [0] you lie at { $port }: sell your { $goods } here for { $price }.
   *[other] sail to { $port }, { $way }, and sell your { $goods } there for { $price }.
  } { $fame ->
    [0] Three of one good win esteem, four are a point of fame.
   *[other] Four of one good sold in one port are a point of fame.
  }{ $risk }
lesson-smuggled = {" "}It is contraband there ({ $loss }).
lesson-buy = { $steps ->
    [0] you lie at { $port }: buy { $goods }
   *[other] sail to { $port }, { $way }, and buy { $goods }
  }{ $row ->
    [contraband] {" "}(contraband)
   *[legal] {""}
  } for { $cost }. { $outlet } pays { $price } each, and each four sold there are a point of fame.{ $risk }
lesson-barrel = { $steps ->
    [0] a barrel floats here: pick it up with a movement point before you stop.
   *[other] sail to { $place }, { $way }, and keep a movement point to pick it up.
  } { $wanted ->
    [one] It completes a point of fame.
   *[other] { $wanted } more barrels, this one counted, make a point of fame.
  }
lesson-explore = { $steps ->
    [0] explore from here:
   *[other] sail to { $place }, { $way }, and explore:
  } ports and barrels lie on the tiles you turn up.
lesson-fire = { $ship } sails { $way } and is no stronger than you: lie with it on your flank, then fire. Sunk, it is a point of fame{ $rich ->
    [yes] , and your share of its goods and money: { $spoils }
   *[no] {""}
  }.{ $foe ->
    [yes] {""}
   *[no] {" "}Its nation will resent it.
  }
lesson-repair = You have { $damage } damage and { $wood } wood: a repair mends { $points } of it for one action; in a shipyard each wood mends twice as much.
lesson-fit = { $steps ->
    [0] The shipyard of { $port } is here
   *[other] { $port }, { $way }, has a shipyard
  }: a cannon for { $price } is one more die in every broadside, now { $guns }.
terms-known-tiles = { $tiles } tiles known from the start
terms-cargo = { $goods ->
    [one] 1 good
   *[other] { $goods } goods
  } aboard to sell
terms-stock = { $goods } goods on each market

## What each entry of a menu does, in 100 letters

visit = { $how ->
    [start] Before you sail, no action
    [open] Same visit, no further action
    [ends] 1 action, ends your move
   *[action] 1 action for the whole visit
  }
loss-brief = { nation } { $change }{ $follows ->
    [persona_non_grata] : ports closed to you
    [trade_ban] : no legal trade
    [contempt] : their ships attack you
    [distrust] : their forts fire at you
    [at_war] : they fire with +1
   *[other] {""}
  }
loss = { nation } { $change }, now { $then }
loss-effects = { nation } { $change }, now { $then }: { $effects }
about-menu-sail = { $how ->
    [onward] { $points ->
        [one] 1 point
       *[other] { $points } points
      } left of this move, a point a hex, only ahead
   *[first] { $actions ->
        [one] Your last action
       *[other] 1 of your { $actions } actions
      }: up to { $points } points, by wind and heading
  }
about-menu-turn-about = The whole move, on the spot: to bring guns to bear or to set out straight
about-menu-explore = { $how ->
    [free] No further action
    [ends] 1 action, ends your move
   *[action] 1 action
  }: turn up to { $count } unknown tiles face up; ports or barrels may lie there
about-menu-fire = 1 action{ $ends ->
    [yes] , ends your move
   *[no] {""}
  }: { $guns ->
    [one] 1 gun
   *[other] { $guns } guns
  }, { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
  } on your flank, best chance { $hurt }%
about-menu-repair = { $damage } damage, { $wood } wood, each mends { $rate }{ $ends ->
    [yes] ; ends your move
   *[no] {""}
  }
about-menu-hold = No action: stow anew or throw overboard; { slots-free }
about-menu-buy = { $visit }: goods to sell elsewhere; { $doubloons } doubloons, { slots-free }
slots-free = { $free ->
    [one] 1 slot free
   *[other] { $free } slots free
  }
about-menu-sell = { $visit }: 4 of one good are a point of fame, 3 win esteem
about-menu-shipyard = { $visit }: wood, guns, sails; { $doubloons } doubloons to spend
about-sail = { $begins ->
    [yes] A move of { $points ->
        [one] 1 point
       *[other] { $points } points
      } ·{" "}
   *[no] {""}
  }{ $what }
about-there-foe = { $ship } would fire at you in passing
about-there-fortress = the { nation.adjective } fortress fires { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  } at you
about-there-closed = the port is closed to you
about-there-sale = buys your { $goods } for { $price }{ $fame ->
    [0] {""}
   *[other] , { $fame } fame
  }
about-there-port = { $services }
about-there-barrel = barrel { $number } of { $needed } for a point of fame; taking it costs a point
about-there-adrift = goods to fish out for a point; { slots-free }
about-there-unknown = { $count ->
    [one] 1 unknown tile
   *[other] { $count } unknown tiles
  } to explore from there
about-there-sea = open water
about-turn-about = Next turn { $points ->
    [one] 1 point
   *[other] { $points } points
  } straight ahead · guns bear on { $ships ->
    [0] no ship
    [one] 1 ship
   *[other] { $ships } ships
  }
about-explore = What lies there is drawn: port, barrel, island · { $actions ->
    [0] no action
    [one] 1 action
   *[other] { $actions } actions
  } left after it
about-shot = { $hurt }% to hit, { $whole }.{ $tenth } damage on average{ $sink ->
    [0] {""}
   *[other] , sinks in { $sink }%
  }{ $esteem }
about-chained = { $hurt }% to tear sails, { $whole }.{ $tenth } points of movement on average{ $esteem }
about-loss = {" "}· { $loss }
about-no-esteem = {""}
about-repair = Damage { $damage } → { $then }, lost at { $robustness }{ $sails ->
    [0] {""}
   *[other] ; sails +{ $sails }
  } · { $wood } wood left
about-scuttle = All goods are lost; you come back elsewhere next turn; wreck { $number } of 3
about-end-turn = { $actions ->
    [0] Both actions are spent
    [one] 1 action stays unused
   *[other] { $actions } actions stay unused
  }{ $fire ->
    [0] {""}
   *[other] {" "}· fire spreads: +{ $fire } damage
  }
about-barrel = 1 movement point · barrel { $number } of { $needed } for a point of fame
about-pick-up = 1 movement point · { slots-free } for it
about-jettison = No action · { $gain ->
    [0] empties a slot
   *[other] +{ $gain } movement, and empties a slot
  }; it drifts here for others
about-jettison-cannon = No action · { $better ->
    [yes] dice a broadside: { $guns } → { $then }
   *[no] the broadside stays at { $guns }
  }; the cannon is lost
about-rearrange = No action · { $better ->
    [yes] dice a broadside: { $guns } → { $then }
   *[no] the cargo lies where damage comes last
  }
about-buy = { $steps ->
    [0] Sells here
    [one] Sells at { $port }, 1 hex away,
   *[other] Sells at { $port }, { $steps } hexes away,
  } for { $price } each{ $row ->
    [contraband] , contraband
   *[legal] {""}
  } · 4 in one port are 1 fame
about-buy-unsold = No port you know takes it yet · 4 in one port are 1 fame
about-sell = { $gains }
about-sell-money = Money only · { $more } more of it here would be a point of fame
about-fame = +{ $fame } fame
about-esteem = { nation } { $change }
doubloons-left = { $left } doubloons left
about-buy-fame = +1 fame · { doubloons-left }
about-buy-wood = Each mends { $sea } damage at sea, { $yard } in a shipyard · { doubloons-left }
about-sell-wood = { $left } wood left for repairs
about-cannon = dice a broadside: { $guns } → { $then }{ $fame ->
    [0] {""}
   *[other] , +{ $fame } fame
  } · { doubloons-left }
about-upgrade = { $upgrade ->
    [sails] +1 movement point for good
    [long_guns] No range penalty up to { $reach } hexes
   *[cannon_upgrade] { $useful ->
        [yes] +{ $bonus } on the die of one more gun, for good
       *[no] +{ $bonus } for a gun you have yet to buy
      }
  } · { doubloons-left }
about-ammo = { $ammo ->
    [incendiary] Sets fires, which spread turn by turn
    [explosive] +1 on every die
    [chain_shot] Tears sails instead of planks
   *[normal] Damages by water
  }; never used up · { doubloons-left }
about-ship = Level { $level }: defence { $defence }, robustness { $robustness }, { $slots } slots{ $fame ->
    [0] {""}
   *[other] , +{ $fame } fame
  }; sound as new
about-start-sale = { $port }, { $steps ->
    [one] 1 hex
   *[other] { $steps } hexes
  } from there, buys your { $goods }
about-start = Within { $hexes } hexes: { $ports ->
    [one] 1 port
   *[other] { $ports } ports
  }, { $barrels ->
    [one] 1 barrel
   *[other] { $barrels } barrels
  }
about-facing = { $points ->
    [one] 1 movement point
   *[other] { $points } movement points
  } straight ahead with this wind
about-hold-fire = No harm done, and nobody takes offence
about-stow = It drifts here for whoever picks it up; the rest stays aboard
about-nation = Its esteem for you: { $now } → { $then }
about-join = +1 fame{ $count ->
    [0] {""}
   *[other] {" "}· falling out with { $nations } (−4)
  }
about-stay-free = Your esteem stays at 10, and no enemy is made
about-respawn = { $how ->
    [port] Moored there, the port at hand next
   *[die] A die of 20 names the tile you come back on
  }
about-respawn-hex = You choose your heading next

## What is certain, and what may follow

certain-fame = Costs { $fame } fame
certain-actions = { $actions ->
    [0] No action
    [one] 1 action
   *[other] { $actions } actions
  } left after it
certain-fire = Fire spreads aboard: { $damage } more damage at once
outlook-left = { $points ->
    [0] {""}
    [one] 1 movement point left to sail on;{" "}
   *[other] { $points } movement points left to sail on;{" "}
  }{ $actions ->
    [0] no action left
    [one] 1 action left{ $moved ->
        [yes] {" "}(no second move)
       *[no] {""}
      }
   *[other] { $actions } actions left
  }
certain-move-ends = Ends your move: { $points ->
    [one] 1 movement point is
   *[other] { $points } movement points are
  } lost
open-dice = How their dice fall is open: the plan stops there, and you decide anew
outlook-barrel = A barrel floats here, not picked up: { $points ->
    [0] no movement point is left for it
   *[other] it takes a movement point
  }
outlook-guns = { $guns ->
    [0] None of your { $cannons } cannons can fire
   *[other] Only { $guns } of your { $cannons } cannons can fire
  }: the others stand in no gunport, or are damaged
outlook-fortress = You lie under the guns of a { nation.adjective } fortress: it fires whenever you enter a hex it covers
outlook-foe = { $ship } can come up and fire before your next turn: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  }, a hit in up to { $hurt }%
outlook-more = { $ships ->
    [one] 1 more ship
   *[other] { $ships } more ships
  } could do so too
outlook-safe = No NPC ship that is your enemy can reach you before your next turn{ $rivals ->
    [0] {""}
    [one] ; your rival may
   *[other] ; your rivals may
  }

## What one looks up

panel-ports = Ports & prices
panel-ships = Ships in sight
panel-hand = My ship
panel-best-sale = **Best sale now:** { $sale }
panel-no-port = No port is known yet: explore to find one.
panel-nowhere = {""}
panel-way = , { $way }{ $now ->
    [yes] , this turn
   *[no] {""}
  }
panel-port = **{ $name }** ({ nation.adjective }, tile { $tile }){ $way }: { $deals }{ $standing }
panel-no-opinion = {""}
panel-opinion = . Esteem { $standing }{ $follows ->
    [persona_non_grata] : closed to you
    [trade_ban] : no legal trade
   *[other] {""}
  }
deal-then = { $first }; { $then }
deal-services = { $services }
deal-takes = buys { $deals }
deal-offers = sells { $deals }
deal-cargo = your { $goods } for { $total }{ $fame ->
    [0] {""}
   *[other] {" "}+ { $fame } fame
  }{ $smuggled }
deal-good = { good } at { $price }{ $row ->
    [contraband] {" "}(contraband)
   *[legal] {""}
  }
deal-stock = { good } from { $price } ({ $count } left{ $row ->
    [contraband] , contraband
   *[legal] {""}
  })
yard-ship = shipyard ({ $ship } for { $price }{ $esteem ->
    [0] {""}
   *[other] , from esteem +{ $esteem } on
  })
yard-without-ships = shipyard (no ships for sale)
yard-cannon = a cannon ({ $price }; { $places ->
    [one] 1 place left
   *[other] { $places } places left
  })
panel-fittings = **Every shipyard**, whatever your esteem: { $what }.
deal-legal = {""}
deal-smuggled = {" "}(contraband)
deal-smuggled-for = {" "}(contraband; { $loss })
panel-ships-away = { $count ->
    [0] No ship is in sight.
    [one] 1 ship has yet to appear.
   *[other] { $count } ships have yet to appear.
  }
panel-captain = **{ $captain }**, { $sort } of level { $level }{ $way }: robustness { $left } of { $robustness }, { $guns ->
    [one] 1 gun
   *[other] { $guns } guns
  }, { $fame } fame; aboard { $cargo }
panel-npc = **{ $ship }**, { role } of level { $level }{ $way }: robustness { $left } of { $robustness }, defence { $defence }; { $stance }{ $loaded ->
    [yes] ; carries { $spoils }
   *[no] {""}
  }
stance = { $why ->
    [pirate] attacks you, as pirates do until they respect you
    [contempt] attacks you, its nation despises you
    [war] attacks you, its nation is at war with yours
    [legend] attacks everybody
    [unknown] keeps its course
   *[peace] leaves you alone
  }

## What the game is, what can be done, what the signs mean

goal-game = You command a ship on a sea you discover: trade between ports, fish out barrels, fight, explore. Each turn has two actions, one of which may be a move.
goal-win = { $captains ->
    [one] You win as soon as you have { $target } points of fame.
   *[other] Whoever first has { $target } points of fame wins at once.
  }
goal-fame = A point each: four of one good sold in one port; { $barrels } barrels; a ship sunk; a greater ship; high esteem with a nation; { $price } doubloons in a tavern.
how-asked = You are asked a question: choose an answer, and the game goes on.
how-wait = Others play just now. You may look things up, and plan.
how-actions = { $actions ->
    [0] Both actions are spent; what is free can still be done.
    [one] 1 action left{ $moved ->
        [yes] : anything but a move.
       *[no] : a move, or anything else.
      }
   *[other] { $actions } actions left: a move and one other, or two others.
  }
how-sail = Sail: { $hexes ->
    [one] 1 hex to go to
   *[other] { $hexes } hexes to go to
  }.
how-port = In port at { $port }: { $services }; one action covers the whole visit.
how-fire = Fire: your guns bear on { $ships }.
how-explore = Explore: { $tiles ->
    [one] 1 unknown tile is
   *[other] { $tiles } unknown tiles are
  } in sight.
how-repair = Repair: { $damage } damage, { $wood } wood aboard.
how-barrel = Pick up the barrel you float beside, for a movement point.
how-end = End the turn: { $npcs ->
    [0] the next captain plays.
    [one] your NPC ship sails by its card, then the next captain plays.
   *[other] your { $npcs } NPC ships sail by their cards, then the next captain plays.
  }
legend = { $sign ->
    [services] On a port: a mug is a tavern, hammer and saw a shipyard, a crate with an arrow inwards sells goods to you, coins with an arrow outwards buy yours.
    [anchor] A white disc with an anchor: moor there to deal with the port beside it. Ringed in gold, it is within reach. The flag is its nation’s.
    [ships] A round badge with a letter is a captain; amid arrows, they have yet to face somewhere. A white diamond with a number is an NPC ship under its flag: on a coin a merchant, on a shield a patrol, on crossed swords a raider. Edged in red, it would attack you.
    [damage] The arc around a badge is damage: water fills it from the left, fire from the right; full, it is lost.
    [sea] A number in blue on a shoal is its depth, and heavier ships cannot enter. Parchment with question marks is unexplored.
    [fire] A die by a fortress or on a hex near it: so many dice it fires there at whom its nation distrusts. Hexes hatched in red: you would be fired at there.
    [numbers] A pale number, on the whole map and when you choose where to start, is that of a tile: news name it so. A golden line runs around a tile just found.
    [wind] The rose: points gained or lost by a first step in that direction.
   *[reach] Water in the shade, beyond the pale line, is out of reach of the ship that acts; half in the shade, it could come there but no further. Golden dashes are a planned way, a wake where a ship came from.
  }
## Plans

plan-port = { $how ->
    [deal] At { $name }: { $deeds }
   *[port] Sail to { $name }: { $deeds }
  }
plan-port-bare = Sail to { $name }
plan-deed-ship = take a greater ship
plan-deed-fame = { $count ->
    [one] buy 1 fame
   *[other] buy { $count } fame
  }
plan-deed-sell = sell { $goods }{ $row ->
    [contraband] {" "}(contraband)
   *[legal] {""}
  }
plan-deed-sell-all = sell { $count } goods
plan-deed-repair = repair
plan-deed-cannon = { $count ->
    [one] buy a cannon
   *[other] buy { $count } cannons
  }
plan-deed-fit = fit out
plan-deed-buy = buy { $goods }
plan-deed-buy-all = buy { $count } goods
plan-smuggled = { $goods } (contraband)
plan-deed-others = { $count ->
    [one] 1 other deal
   *[other] { $count } other deals
  }
plan-others = { $deeds }
plan-hunt = { $how ->
    [fire] Fire at { $ship }
    [close] Close in and fire at { $ship }
   *[chase] Chase { $ship }
  }
plan-flee = Get away from { $ship }
plan-fetch = { $what ->
    [barrel] Fetch the barrel
   *[adrift] Fetch { $count ->
        [one] 1 good
       *[other] { $count } goods
      } adrift
  } on tile { $tile } ({ part })
plan-explore = { $how ->
    [here] Explore the { side } from here
   *[sail] Sail on and explore the { side }
  }
plan-explore-far = Sail to the edge of the unknown
plan-repair = { $points ->
    [one] Repair 1 point of damage
   *[other] Repair { $points } points of damage
  }
plan-facts = { $one } · { $two }
plan-free = free, at once
plan-way = { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
  }{ $turns ->
    [0] , this turn
    [one] { $left ->
        [0] , over 2 turns
       *[other] { $leg ->
            [0] {""}
           *[other] {" "}({ $leg } this turn)
          }, there next turn
      }
   *[other] { $leg ->
            [0] {""}
           *[other] {" "}({ $leg } this turn)
          }, there in { $turns } turns
  }
plan-hexes = { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
  }
plan-here = you are there
plan-money = { $sign ->
    [plus] +{ doubloons }
   *[minus] −{ doubloons }
  }
plan-fame = +{ $count } fame
plan-flag = { nation.adjective } port
plan-outlet = sells at { $name }{ $row ->
    [contraband] {" "}(contraband)
   *[legal] {""}
  }
plan-services = { $services }
plan-odds = { $hurt } % to hit, { $sink } % to sink
plan-esteem = { nation } { $change }
plan-prize = { $count ->
    [0] sunk: 1 fame
   *[other] sunk: 1 fame, { doubloons }
  }
plan-barrel = { $missing ->
    [0] goods or money, and 1 fame for { $needed } barrels
   *[other] goods or money; barrel { $number } of { $needed } for 1 fame
  }
plan-adrift = { $room ->
    [one] room for 1 good
   *[other] room for { $room } goods
  }
plan-tiles = { $count ->
    [0] new tiles: ports, barrels
    [one] reveals 1 tile
   *[other] reveals { $count } tiles
  }
plan-wood = costs { $wood } wood and an action
plan-fire = { $who ->
    [fortress] a fortress fires on the way
   *[ship] a ship fires on the way
  }

## What a captain whom the bot plays sails for

doing-aimed = { $aim ->
    [hunt] hunts { $target }
    [flee] keeps clear of { $target }
    [barrel] makes for a barrel { $at }
    [adrift] makes for goods adrift { $at }
    [explore] makes for unknown waters
   *[other] { $there ->
        [yes] means to { doing-aimed-deal } there
       *[no] makes for { $port } to { doing-aimed-deal }
      }
  }
doing-aimed-deal = { $aim ->
    [sell] sell { $goods }
    [buy] buy { $goods }
    [ship] take a greater ship
    [fame] buy fame
    [repair] repair
   *[fit] fit out
  }

## Hints and plans that take more than a turn

lesson-next-turn = For your next turn: { $hint }
way-turns = { $way } ({ $turns ->
    [one] 1 turn
   *[other] { $turns } turns
  })

## Why nothing of a kind can be done, and what would help

why-no-question = No question is open for you.
why-no-cargo = You carry nothing that a market buys. Buy goods in a port that sells them, or fish some out.
why-sound = Your ship is sound: there is nothing to repair.
why-no-ship = No other ship is on the map. Explore, and some will appear.
why-stowed = The hold is stowed as well as it can be.
why-nothing-aboard = You carry no goods to throw overboard.
why-not-under-way = Picking up takes a movement point: sail onto it with a point to spare.
how-not = { $kind }: not now. { $why }

## What would be given away by ending the turn

forgone-stowing = For nothing, you can win { $fame ->
    [one] 1 point of fame
   *[other] { $fame } points of fame
  } now: stow the hold anew (menu Hold).
forgone-sale = For nothing, you can win { $fame ->
    [one] 1 point of fame
   *[other] { $fame } points of fame
  } now: sell { $goods }, the port is still open to you.
forgone-barrel = For nothing, you can win 1 point of fame now: pick up the barrel here.

## Why a plan is a good one

why-sell = Four of one good sold in one port make a point of fame.
why-money = Money buys goods, guns and a greater ship, which is a point of fame.
why-ship = A greater ship is a point of fame.
why-song = A song about you in a tavern is a point of fame.
why-buy = { $name } buys this, and four of one good sold in one port make a point of fame.
why-fit = More guns hit more often, and a ship sunk is a point of fame.
why-barrel = { $needed } barrels make a point of fame, and each holds goods or money.
why-adrift = Picked up on the way, it can be sold.
why-explore = Ports and barrels wait on the tiles to be turned over.
why-hunt = A ship sunk is a point of fame, and part of what it carries is yours.
why-flee = { $ship } could sink you.
why-repair = A damaged ship is sunk the sooner, and loses its cargo.

## Why no shot is possible
no-shot = No shot at { $ship }, { $away }. { $why }
no-shot-too-far = It is too far: each die would have to beat { $needed } and comes to { $best } at most. Come nearer.

## What is left of a plan of several turns
plan-later = First leg of “{ $goal }”: { $left ->
    [0] {""}
    [one] 1 hex more,{" "}
   *[other] { $left } hexes more,{" "}
  }{ $turns ->
    [one] next turn
   *[other] there in { $turns } turns
  }.

## First steps

lesson-name = { $step ->
    [point] { $number ->
        [1] the first point of fame
        [2] the second
        [3] the third
       *[other] point { $number }
      }
    [sell] sell goods
    [barrel] fetch a barrel
    [buy] buy goods
    [repair] repair your ship
    [explore] explore a tile
    [fire] fire at a ship
   *[fit] fit out your ship
  }
