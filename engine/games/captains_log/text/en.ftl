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
    [at_war] each of their dice gets +1 against you
    [lock] your reputation can no longer rise
    [prestige] prestige (fame already earned)
    [nobody] they do not know you
    [access] { $access ->
        [0] their shipyards sell you a larger ship
       *[other] their shipyards sell you a larger ship from +{ $access }
      }
    [second_captain] a second captain would join you
    [advantage] { $nation ->
        [holland] your draught grows every 6 loads instead of 5
        [spain] you return with one leak fewer
        [england] their advantage (none without officers)
        [france] every shipyard gives you 1,000 doubloons off
       *[other] you have their advantage
      }
    [port_respawn] you may return in their ports
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
score = { WHO($captain) ->
    [you] you
   *[other] { $captain }
  } { $fame }
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
open-sea = open sea only
port = the { nation.adjective } port of { $name }
port-bare = the port of { $name }

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
place-anchorage = the anchorage { $where }
place-port = { $name }
place-fortress = the fortress { $where }
place-barrel = the barrel { $where }
place-adrift = { $goods } adrift { $where }
place-whales = the whales { $where }
place-shoal = the shoal of depth { $depth } { $where }
place-land = land { $where }
place-sea = open sea { $where }
leg-first = { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
  } { heading }
leg-then = { $hexes } { heading }
where-counted = { $legs } of { $name }
where-counted-captain = { $legs } of { WHO($captain) ->
    [you] your ship
   *[other] { $captain }
  }
where-unexplored = in unexplored waters
where-moored = at { $name }
where-near = { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
  } { side } of { $name }
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
menu-hold = Cargo
menu-buy = Buy
menu-sell = Sell
menu-shipyard = Shipyard

label-sail = { heading }: { $place }, { $points ->
    [one] 1 movement point
   *[other] { $points } movement points
  } left
label-sail-danger = { heading }: { $place }, { $points ->
    [one] 1 movement point
   *[other] { $points } movement points
  } left (past { $dangers })
label-sail-blind = { heading }
danger-fortress = { $dice ->
    [one] 1 gun
   *[other] { $dice } guns
  } of a fortress
label-turn-about = face { heading } (uses the whole move)
label-explore = { $count ->
    [one] the nearest tile in sight
   *[other] { $count } tiles in sight
  }
label-explore-one = the tile to the { side } only
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
  } on { $needed }+ ({ $hurt }%)
label-fire-blind = at { $target } with { ammo }
label-repair = { $what } for { $wood } wood
label-scuttle = Abandon ship
label-end-turn = End the turn
label-activate = Play { $ship }
label-barrel = Pick up the barrel
label-pick-up = Take { $goods } aboard
label-jettison = throw { $count } { good } overboard
label-jettison-cannon = throw a cannon overboard
label-rearrange = { $how ->
    [tidy] rearrange cargo: cannons in gunports, goods where water comes last
    [parade] stow cannons on the fame icons of your hold
   *[other] rearrange cargo
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
  } for { $rounded ->
    [yes] { $price } ({ $worth } rounded up)
   *[no] { $price }
  }
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
  } for { $rounded ->
    [yes] { $price } ({ $worth } rounded down)
   *[no] { $price }
  }
label-sell-blind = { $count } { good }
label-buy-wood = buy { $count } wood ({ $price })
label-sell-wood = sell { $count } wood ({ $price })
label-buy-cannon = a cannon ({ $price })
label-buy-upgrade = { upgrade } ({ $price })
label-buy-ammo = { ammo } ({ $price })
label-buy-ship = { $ship }, replacing your ship ({ $price })
label-buy-ship-blind = the next ship
label-buy-fame = Buy a point of fame ({ $price })
label-facing = { heading } (wind { $wind })
label-hold-fire = Hold fire
label-reply = fire { ammo }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  } on { $needed }+
label-reply-blind = fire { ammo }
label-stow = throw { $goods } overboard
label-nation = { nation } (now { $standing })
label-join = Join them
label-stay-free = Stay independent
label-respawn-die = Roll for the place
label-respawn = in { $port }
label-respawn-blind = on tile { $tile }
label-respawn-hex = { $place }
label-start = tile { $tile }
label-start-near = tile { $tile }, near { $near }

## Chances

chances-dice = Roll { $dice }d{ $sides }{ $bonus ->
    [0] {""}
   *[other] { $mixed ->
        [yes] {" "}(+{ $bonus } or more each)
       *[no] {" "}(+{ $bonus } each)
      }
  }{ $dice ->
    [one] , needing { $needed } or more
   *[other] , each needing { $needed } or more
  }. { $kind ->
    [sails] Each success tears a sail.
   *[hull] Damage is the excess over { $defence }, up to { $most } per die.
  }
chances-shot = { $hurt }% to hit, { $whole }.{ $tenth } damage on average{ $sink ->
    [0] {""}
   *[other] , { $sink }% to sink
  }
chances-chained = { $hurt }% to tear a sail, { $whole }.{ $tenth } movement lost on average

## Standing orders

orders-passing-shot = If a ship crosses your hex
order-passing-shot = { $order ->
    [ask] ask me each time
    [hold] always hold fire
   *[enemies] fire round shot at enemies
  }

## Questions

ask-start = Where do you begin? { $free ->
    [one] Only one numbered hex is free.
   *[other] Choose a numbered hex.
  } { $doubloons ->
    [0] Your purse is empty.
   *[other] You may spend your { $doubloons } doubloons on your ship first.
  }
ask-facing = Which way does your ship face? The wind blows { $wind ->
    [north] north
    [north-east] north-east
    [south-east] south-east
    [south] south
    [south-west] south-west
   *[north-west] north-west
  }.
ask-passing-shot = { $ship } crosses your hex. Do you fire? { $dice ->
    [one] Your die needs
   *[other] Each of your { $dice } dice needs
  } { $needed } or more.
ask-stow = You receive { $goods }, but your hold lacks room for { $excess ->
    [one] one piece
   *[other] { $excess } pieces
  }. What goes overboard?
ask-gratitude = You sank a ship. Which of its enemies is grateful?
ask-join = You may join { nation }. Do you join?
ask-respawn = Where do you return? You lose your ship and its cargo. You keep money, cannons and upgrades.
ask-respawn-hex = Another ship occupies your hex. Which free hex beside it do you take?

## Events

event-dealt = { $tiles ->
    [one] 1 tile is
   *[other] { $tiles } tiles are
  } revealed. { $captains ->
    [one] { WHO($first) ->
        [you] You choose
       *[other] { $first } chooses
      } where to start.
   *[other] Captains choose starting places in reverse turn order. { WHO($first) ->
        [you] You
       *[other] { $first }
      } will play first.
  }
ship-itself = { WHO($ship) ->
    [you] your ship
   *[other] { $ship }
  }
target-itself = { WHO($target) ->
    [you] you
   *[other] { $target }
  }
event-start-marked = { WHO($captain) ->
    [you] you start
   *[other] { $captain } starts
  } { $at }.
event-flag-drawn-port = { $name } flies the { nation.adjective } flag.
event-flag-drawn-fortress = A fortress flies the { nation.adjective } flag.
event-overboard = { $why ->
    [damage] Water washes { $goods } off { ship-itself }: adrift { $at }.
    [no_room] { WHO($ship) ->
        [you] You have
       *[other] { $ship } has
      } no room for { $goods }: adrift { $at }.
   *[sunk] { WHO($ship) ->
        [you] You leave
       *[other] { $ship } leaves
      } { $goods } adrift { $at }.
  }
event-goods-burned = { WHO($ship) ->
    [you] you lose
   *[other] { $ship } loses
  } { $goods } to fire.
event-shot = { WHO($ship) ->
    [you] you fire
   *[other] { $ship } fires
  }{ $passing ->
    [yes] {" "}in passing
   *[no] {""}
  } at { target-itself }{ $ammo ->
    [normal] {""}
   *[other] {" "}with { ammo }
  }: { $dice }, needing { $needed } or more; { $damage ->
    [0] no damage
   *[other] { $damage } damage
  }.
event-shot-chained = { WHO($ship) ->
    [you] you fire
   *[other] { $ship } fires
  } chain shot{ $passing ->
    [yes] {" "}in passing
   *[no] {""}
  } at { target-itself }: { $dice }, needing { $needed } or more; { $sails ->
    [0] no sail torn
   *[other] { $sails } movement lost
  }.
event-fortress-fired = { nation.article } fortress fires at { target-itself }: { $dice }, needing { $needed } or more; { $damage ->
    [0] no damage
   *[other] { $damage } damage
  }.
event-fire-spread = Fire spreads aboard { ship-itself }: { $damage } more damage.
event-ship-destroyed = { $how ->
    [sunk] { WHO($by) ->
        [you] you sink
       *[other] { $by } sinks
      }
    [burned] { WHO($by) ->
        [you] you burn
       *[other] { $by } burns
      }
    [collapsed] { WHO($by) ->
        [you] you break up
       *[other] { $by } breaks up
      }
   *[wrecked] { WHO($by) ->
        [you] you wreck
       *[other] { $by } wrecks
      }
  } { ship-itself } { $at }!
event-ship-lost = { ship-itself } { $how ->
    [sunk] sinks
    [burned] burns down
    [collapsed] breaks apart
   *[wrecked] is abandoned
  } { $at }.
event-spoils-taken = { WHO($captain) ->
    [you] you take
   *[other] { $captain } takes
  } { $what } as spoils.
event-wreck-marked = { WHO($captain) ->
    [you] you have
   *[other] { $captain } has
  } lost { $wrecks ->
    [one] one ship
   *[other] { $wrecks } ships
  }. The third costs 1 fame.
event-respawned = { WHO($captain) ->
    [you] you return
   *[other] { $captain } returns
  } { $at }{ $face ->
    [0] {""}
   *[other] {" "}(rolled { $face })
  }.
event-npcs-coming = { $ships } will appear when { $count ->
    [one] that area is
   *[other] those areas are
  } explored.
event-npcs-far = { $ships } { $count ->
    [one] sails
   *[other] sail
  } far from any captain.
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
    [one] leaves
   *[other] leave
  } after several turns with nothing to do.
event-restocked = New on the markets: { $goods }.
restocked = { $count } { good } ({ $row ->
    [contraband] { nation.adjective }, contraband
   *[legal] { nation.adjective }
  })
event-fame-changed = { $way ->
    [up] { WHO($captain) ->
        [you] you gain
       *[other] { $captain } gains
      }
   *[down] { WHO($captain) ->
        [you] you lose
       *[other] { $captain } loses
      }
  } { $change } fame { $why ->
    [barrels] for barrels
    [destroyed] for destroying a ship
    [sale] for goods sold in one port (1 for each four of a kind)
    [prestige] for prestige with a nation
    [join] for joining a nation
    [bought] in a tavern
    [ship] for a new ship
    [hold] for covering a fame icon in the hold
    [third_wreck] for losing a third ship
    [betrayal] for betrayal
    [mission] for a mission completed
    [mission_set] for four missions of one type
   *[fire] for burning a ship
  }: { $fame } of { $target }.
event-esteem-changed = { WHO($captain) ->
    [you] Your reputation
   *[other] The reputation of { $captain }
  } { $esteem }.
esteem = { $way ->
    [up] rises
   *[down] falls
  } to { $reputation } with { nation }{ $follows ->
    [persona_non_grata] {" "}(their ports close)
    [trade_ban] {" "}(no legal trade)
    [contempt] {" "}(their ships attack, their ports stay open)
    [distrust] {" "}(their fortresses fire)
    [at_war] {" "}(+1 to their dice)
   *[other] {""}
  }
event-joined = { WHO($captain) ->
    [you] you join
   *[other] { $captain } joins
  } { nation }.
event-betrayed = { WHO($captain) ->
    [you] you betray
   *[other] { $captain } betrays
  } { nation } and { WHO($captain) ->
    [you] leave
   *[other] leaves
  } their ranks.
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
event-wind-changed = The wind turns and blows { heading }.
event-era-began = A new era begins: no more ships below level { $level } appear.
event-game-won = { $count ->
    [one] { WHO($first) ->
        [you] you reach { $target } points of fame and win
       *[other] { $first } reaches { $target } points of fame and wins
      }
   *[other] { $winners } reach { $target } points of fame and win
  } the game!

event-doings = { WHO($ship) ->
    [you] you
   *[other] { $ship }
  } { $doings }.
doing-npc-entered = appears
doing-npc-gained = gains { $what }
doing-npc-left = { $why ->
    [timer] leaves after several turns with nothing to do
   *[route_done] leaves at the end of its route
  }
doing-sailed = { WHO($ship) ->
    [you] sail
   *[other] sails
  } { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
  }
doing-sailed-to = { doing-sailed } (now { $at })
doing-sailed-home = { doing-sailed } to { $name }
doing-lies = lies { $at }
doing-threatens = lies { $at }, ready to attack { target-itself }
doing-lies-now = { WHO($ship) ->
    [you] now lie
   *[other] now lies
  } { $at }
doing-shot = fires { $ammo ->
    [normal] {""}
   *[other] { ammo }{" "}
  }{ $times ->
    [one] {""}
    [2] twice{" "}
   *[other] { $times } times{" "}
  }at { target-itself } { $ammo ->
    [chain_shot] { $sails ->
        [0] without effect
       *[other] for { $sails } movement
      }
   *[other] { $damage ->
        [0] without effect
       *[other] for { $damage } damage
      }
  }
doing-passed-barrels = { WHO($ship) ->
    [you] leave
   *[other] leaves
  } { $count ->
    [one] a barrel
   *[other] { $count } barrels
  } behind
doing-rested = { WHO($ship) ->
    [you] stay
   *[other] stays
  }{ $moored ->
    [yes] {" "}moored
   *[no] {""}
  } { $at }
doing-rested-away = { WHO($ship) ->
    [you] do
   *[other] does
  } nothing
doing-ship-placed = { WHO($ship) ->
    [you] set
   *[other] sets
  } sail { $at }, facing { heading }
doing-turned = { WHO($ship) ->
    [you] turn
   *[other] turns
  } to face { heading }
doing-explored = { WHO($ship) ->
    [you] discover
   *[other] discovers
  } { $count ->
    [one] 1 tile
   *[other] { $count } tiles
  } ({ $what })
doing-barrel-taken = { WHO($ship) ->
    [you] open
   *[other] opens
  } a barrel ({ $what })
doing-barrel-empty = { WHO($ship) ->
    [you] pick
   *[other] picks
  } up an empty barrel, which counts for fame
doing-goods-taken = { WHO($ship) ->
    [you] pick
   *[other] picks
  } up { $goods }
doing-jettisoned = { WHO($ship) ->
    [you] throw
   *[other] throws
  } { $goods } overboard
doing-cannon-dropped = { WHO($ship) ->
    [you] throw
   *[other] throws
  } a cannon overboard
doing-rearranged = { WHO($ship) ->
    [you] rearrange your cargo
   *[other] rearranges the cargo
  }
doing-repaired = { WHO($ship) ->
    [you] repair
   *[other] repairs
  } { $what } with { $wood } wood
damage-points = { $count } damage
sail-points = { $count ->
    [one] 1 point of sail
   *[other] { $count } points of sail
  }
doing-sold = { WHO($ship) ->
    [you] sell
   *[other] sells
  } { $goods }{ $row ->
    [contraband] {" "}as contraband
   *[legal] {""}
  } for { $price } doubloons
doing-bought = { WHO($ship) ->
    [you] buy
   *[other] buys
  } { $what } for { $price } doubloons
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
    [one] 1 NPC ship per captain
   *[other] { $npcs } NPC ships per captain
  }
terms-two-decks = one NPC deck per seal
terms-shuffle-wind = wind deck shuffled at every change
terms-no-war-dice = no war bonus for nations

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
summary-npc = { $ship } plays during { WHO($captain) ->
    [you] your turn
   *[other] the turn of { $captain }
  }
summary-moving = { WHO($captain) ->
    [you] You are
   *[other] { $captain } is
  } under sail: { $points ->
    [one] 1 movement point
   *[other] { $points } movement points
  }, { $actions ->
    [0] no action
    [one] 1 action
   *[other] { $actions } actions
  } left
summary-start = { WHO($captain) ->
    [you] You prepare
   *[other] { $captain } prepares
  } to sail
summary-turn = { WHO($captain) ->
    [you] You
   *[other] { $captain }
  }: { $actions ->
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
  }: { $at }, facing { heading }. Distances count from here.
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
summary-race = Goal: { $target } fame. { $scores }

## A captain’s own things

hand-ship = { $sort }, level { $level }. Defence { $defence }: a die must beat it. Hull { $robustness }: sinks after { $robustness } damage
hand-not-placed = Not on the map yet
hand-marked = Starting place: { $place }
hand-place = Position: { $place }, facing { heading }
hand-moves = Movement by first step: { $moves }
hand-move = { heading } { $points }
hand-draft = A load of { $load } gives a draught of { draft } (no shoals shallower than that){ $lost ->
    [0] {""}
   *[other] {" "}and costs { $lost } movement
  }. Movement unladen: { $movement }{ $torn ->
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
  }. Full strength at up to { $reach ->
    [one] 1 hex
   *[other] { $reach } hexes
  }, then −1 per die for each further hex
hand-ammo = Ammunition: { $ammo }
hand-upgrades = Upgrades: { $upgrades }
hand-purse = { $doubloons } doubloons; fame { $fame } of { $target }
hand-tokens = { $barrels ->
    [one] 1 barrel
   *[other] { $barrels } barrels
  } collected, { $wrecks ->
    [one] 1 ship lost
   *[other] { $wrecks } ships lost
  }
hand-reputation = { nation }: { $reputation }
hand-reputation-effects = { nation }: { $reputation } — { $effects }
hand-indifferent = Not met yet: { $nations }
hand-joined = Joined: { $nations }

## The map in words

alt = { WHO($captain) ->
    [you] Your ship
   *[other] { $captain }
  } { $lies }; { $near }. { $can }. Round { $round }, { $phase ->
    [night] night
   *[day] day
  }. /map text
alt-won = { $winners } { $count ->
    [one] has
   *[other] have
  } won in round { $round }. /map text
alt-away = is not on the map yet
alt-unplaced = starts { $at }, heading not chosen
alt-lies = { $at }, facing { heading }
alt-alone = no ship nearby
alt-captain = { $other } { $away }
alt-npc = { role } no. { $number }, { $away }{ $hostile ->
    [yes] , hostile
   *[no] {""}
  }
alt-asked = A question is open
alt-waits = Other ships play
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
map-captain-unplaced = **{ $captain }**: starts { $away }, heading not chosen
map-npc = **{ $ship }**, level { $level }: { $away }, facing { heading }; { map-harm }{ $hostile ->
    [yes] ; would attack { WHO($captain) ->
        [you] you
       *[other] { $captain }
      }
   *[no] {""}
  }
map-ships-far = Other ships: { $ships }
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
    [one] 1 movement point
   *[other] { $points } movement points
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
map-ports-far = Other ports: { $ports }
map-port-far = { $name } ({ nation.adjective }) { $away }
map-finds = To pick up: { $finds }{ $more ->
    [0] {""}
   *[other] ; { $more } more farther away
  }
map-find = { $what } { $away }
map-fortresses = Fortresses: { $fortresses }
map-fortress = { nation.adjective }, { $away }, range { $reach ->
    [one] 1 hex
   *[other] { $reach } hexes
  }{ $hostile ->
    [yes] , fires at { WHO($captain) ->
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
map-winds = Wind for the first step: { $winds }
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
  }; nearest unexplored waters: { $away }

## Violations: what was wrong, and what to do instead

violation-not-now = You cannot give orders now. Wait for your turn and until every question is answered.
violation-no-action-left = You have no actions left this turn. Use your remaining movement or free actions, or end the turn.
violation-already-moved = You may move only once per turn. Use your other action for something else.
violation-no-points-left = You have no movement left. Fire, explore, trade or end the turn here.
violation-not-ahead = A ship under way sails only to one of the three hexes ahead. Choose one of them, or turn with your next move.
violation-edge-of-the-sea = The sea ends there. Choose another heading.
violation-unexplored = You cannot enter unexplored waters. Explore them first, from up to three hexes away.
violation-land = That is land. Choose another heading.
violation-too-deep = Your draught is { draft }, and the water there is only { $depth } deep. Lighten the ship or sail around.
violation-cannot-stop-there = You can neither stop there nor sail on: the hex is occupied or its port is closed to you. Choose another way.
violation-cannot-stop-here = Your move cannot end here: the hex is occupied or the port is closed to you. Sail on first.
violation-already-facing = Your ship already faces that way. Choose another heading.
violation-not-stranded = Your ship can still sail. You may abandon only a stranded ship.
violation-nothing-to-explore = You see no unexplored tile within three hexes. Sail closer first.
violation-not-the-nearest = Another unexplored tile in sight is nearer. Reveal the nearest first, one at a time if you choose.
violation-fewer-to-explore = Only { $tiles ->
    [one] 1 unexplored tile is
   *[other] { $tiles } unexplored tiles are
  } in sight. Choose no more than that.
violation-no-such-ship = That ship is not in this game. Choose one from the menu.
violation-not-at-sea = That ship is not on the map. Choose another target.
violation-moored = You cannot fire from an anchorage. Sail out first.
violation-no-such-ammo = You have no { ammo }. Choose ammunition you own, or buy it at a shipyard.
violation-no-guns-ready = You have no sound cannon in a gunport. Rearrange the cargo, repair, or buy a cannon.
violation-out-of-sight = Land blocks your line of sight. Sail where you can see that ship.
violation-not-on-flank = That ship is ahead or astern, where no gun bears. Bring it onto your flank first.
violation-pirates-produce-nothing = Pirate ports sell no goods. Buy in a country’s port.
violation-trade-ban = { nation.adjective } markets refuse you legal trade. Trade contraband, or regain reputation.
violation-not-in-stock = { $stock ->
    [0] That good is out of stock. Sales elsewhere restock it; try another port.
   *[other] Only { $stock } in stock. Buy fewer.
  }
violation-too-dear = That costs { $price }, and { $doubloons ->
    [0] your purse is empty. Sell something first.
    [one] you have 1 doubloon. Sell something first, or buy less.
   *[other] you have { $doubloons } doubloons. Sell something first, or buy less.
  }
violation-no-room = { $room ->
    [0] Your hold is full. Sell something first, or throw something overboard.
   *[other] Your hold has room for { $room } more. Buy less, or throw something overboard.
  }
violation-wood-at-shipyard = Markets do not buy wood. Sell it at a shipyard, two at a time.
violation-oil-passes-for-another = Oil has no market of its own. Sell it together with another good: it counts as that good.
violation-not-traded-here = This port does not buy { good }. Choose another good, or another port.
violation-nothing-to-sell = You chose no goods. Sell at least one.
violation-not-aboard = { $aboard ->
    [0] You have no { good } aboard. Choose something else.
   *[other] You have only { $aboard } { good } aboard. Choose fewer.
  }
violation-not-moored = Your ship is not at an anchorage. Sail to one of the port’s anchorages first.
violation-persona-non-grata = { nation.adjective } ports are closed to you. Regain reputation first, or try another port.
violation-no-such-service = This port has no { service }. `/map text` lists what each port has.
violation-no-market-of-natives = Native ports have no market. Trade in a port under a flag.
violation-not-before-play = The game has not begun. Until then, you may buy only wood, cannons, upgrades, ammunition or fame.
violation-no-wood-left = The supply has only { $left } wood left. Buy less.
violation-no-place-for-cannon = Your ship carries up to { $places } cannons. Buy a larger ship first.
violation-sails-complete = Your ship takes up to { $cap ->
    [one] 1 sail upgrade
   *[other] { $cap } sail upgrades
  }. Choose another upgrade.
violation-ammo-owned = You already have { ammo }, which never runs out. Choose other ammunition.
violation-no-ships-in-native-ports = Native shipyards sell no ships. Go to a port under a flag.
violation-no-ships-in-pirate-ports = Pirate shipyards sell no ships. Go to a country’s port.
violation-not-trusted = { nation.adjective } shipyards sell larger ships at reputation +{ $needed }; yours is { $now }. Each three of one good sold in their ports adds 1.
violation-no-greater-ship = You already command the largest ship. Upgrade it instead.
violation-ship-not-for-sale = The next ship is not for sale. Upgrade yours instead.
violation-no-such-cargo = You have no { good } to throw overboard. Choose cargo you carry.
violation-no-cannon-to-drop = You have no sound cannon to throw overboard. Choose other cargo.
violation-no-barrel-here = No barrel floats here. Sail to one first.
violation-nothing-adrift = You can pick up nothing here. You cannot take back what you threw overboard this turn. Sail to other cargo, or come back later.
violation-other-cargo = Rearranging only moves the cargo aboard. List the same cargo in other slots.
violation-damage-stays = Damage stays in its slots. Move only sound cargo around it.
violation-nothing-to-repair = You chose nothing to repair. Choose slots of the hold, or sails.
violation-not-damaged = One of those slots is not damaged. Choose damaged slots only.
violation-sails-not-torn = { $torn ->
    [0] Your sails are undamaged.
    [one] Your sails have only 1 damage.
   *[other] Your sails have only { $torn } damage.
  } Repair no more than that.
violation-not-enough-wood = That takes { $needed } wood, and you have { $wood ->
    [0] none. Buy wood at a shipyard.
   *[other] { $wood }. Repair less, or buy wood at a shipyard.
  }
violation-wrong-excess = You chose the wrong number. Throw exactly { $excess ->
    [one] 1 piece
   *[other] { $excess } pieces
  } overboard.
violation-no-start-there = Tile { $tile } has no starting hex in sight. Choose a revealed tile from the menu.
violation-start-taken = Another captain starts on tile { $tile }. Choose another tile.
violation-no-such-heading = A ship faces one of the six sides of its hex. Choose one of them.
violation-no-enemy-of-theirs = That nation is not an enemy of the nation whose ship you sank. Choose one from the menu.
violation-no-berth-there = You cannot return on that hex. Choose one from the menu.
violation-no-welcome-there = No port on tile { $tile } lets you return. Choose one from the menu, or roll for the place.

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
    [yes] all anchorages occupied now
   *[no] nearest anchorage occupied now
  })
way-none = no known way
way = { $steps ->
    [one] one hex
   *[other] { $steps } hexes
  } { side }
lesson-start = Start on tile { $tile }. { $port }, { $steps ->
    [one] 1 hex
   *[other] { $steps } hexes
  } away, buys your { $goods }.
lesson-face = Face { heading }. { $port }, { $steps ->
    [one] 1 hex
   *[other] { $steps } hexes
  } away, buys your { $goods }.
lesson-sell = { $steps ->
    [0] you are at { $port }: sell your { $goods } here for { $price }.
   *[other] sail to { $port }, { $way }, and sell your { $goods } there for { $price }.
  } { $fame ->
    [0] Three of one good sold in one port gain 1 reputation; four gain 1 fame.
   *[other] Four of one good sold in one port gain 1 fame.
  }{ $risk }
lesson-smuggled = {" "}They are contraband there ({ $loss }).
lesson-buy = { $steps ->
    [0] you are at { $port }: buy { $goods }
   *[other] sail to { $port }, { $way }, and buy { $goods }
  }{ $row ->
    [contraband] {" "}(contraband)
   *[legal] {""}
  } for { $cost }. { $outlet } pays { $price } for { $count ->
    [one] it
   *[other] all { $count }
  }, and every four sold there gain 1 fame.{ $risk }
lesson-barrel = { $steps ->
    [0] a barrel floats here: pick it up before you stop, for 1 movement point.
   *[other] sail to the barrel { $way } ({ $place }). Keep 1 movement point to pick it up.
  } { $wanted ->
    [one] It gains you 1 fame.
   *[other] { $wanted } more barrels, including this one, gain 1 fame.
  }
lesson-explore = { $steps ->
    [0] explore from here.
   *[other] sail { $way } ({ $place }) and explore.
  } New tiles may hold ports and barrels.
lesson-fire = { $ship } is { $way } and no stronger than you. Bring it onto your flank and fire. Sinking it gains 1 fame{ $rich ->
    [yes] {" "}and part of its goods and money: { $spoils }
   *[no] {""}
  }.{ $foe ->
    [yes] {""}
   *[no] {" "}Its nation will resent it.
  }
lesson-repair = You have { $damage } damage and { $wood } wood. One action repairs { $points } damage. At a shipyard, each wood repairs twice as much.
lesson-fit = { $steps ->
    [0] { $port } has a shipyard
   *[other] { $port }, { $way }, has a shipyard
  }. A cannon for { $price } adds one die to each broadside, now { $guns }.
terms-known-tiles = { $tiles } tiles known from the start
terms-cargo = { $goods ->
    [one] 1 good
   *[other] { $goods } goods
  } aboard to sell
terms-stock = { $goods } goods on each market

## What each entry of a menu does, in 100 letters

visit = { $how ->
    [start] Before you sail, no action
    [open] Same visit, no action
    [ends] 1 action, ends your move
   *[action] 1 action for the whole visit
  }
loss-brief = { nation } { $change }{ $follows ->
    [persona_non_grata] : ports closed to you
    [trade_ban] : no legal trade
    [contempt] : their ships attack you
    [distrust] : their fortresses fire at you
    [at_war] : +1 to their dice
   *[other] {""}
  }
loss-if-sunk = if sunk, { $loss }
loss-or-sunk = { $loss }; if sunk, { $sunk }
loss-change = { $change }
loss = { nation } { $change }, now { $then }
loss-effects = { nation } { $change }, now { $then }: { $effects }
about-menu-sail = { $how ->
    [onward] { $points ->
        [one] 1 movement point
       *[other] { $points } movement points
      } left; 1 per hex, straight ahead or one side to left or right
   *[first] { $actions ->
        [one] Your last action
       *[other] 1 of your { $actions } actions
      }: up to { $points ->
        [one] 1 movement point
       *[other] { $points } movement points
      }, depending on wind and heading
  }
about-menu-turn-about = Uses the whole move: bring guns to bear, or face your next course
about-menu-explore = { $how ->
    [free] No action
    [ends] 1 action, ends your move
   *[action] 1 action
  }: reveal { $count ->
    [one] 1 tile
   *[other] up to { $count } tiles
  }, which may hold ports or barrels
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
about-menu-repair = { $damage } damage, { $wood } wood, each repairs { $rate }{ $ends ->
    [yes] ; ends your move
   *[no] {""}
  }
about-menu-hold = No action: rearrange cargo or throw it overboard; { slots-free }
about-menu-buy = { $visit }: goods to sell elsewhere; { $doubloons ->
    [one] 1 doubloon
   *[other] { $doubloons } doubloons
  }, { slots-free }
slots-free = { $free ->
    [one] 1 slot free
   *[other] { $free } slots free
  }
about-menu-sell = { $visit }: 4 of one good gain 1 fame, 3 gain 1 reputation
about-menu-shipyard = { $visit }: wood, cannons, sails; { $doubloons ->
    [one] 1 doubloon
   *[other] { $doubloons } doubloons
  } to spend
about-sail = { $begins ->
    [yes] A move of { $points ->
        [one] 1 movement point
       *[other] { $points } movement points
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
about-there-barrel = barrel { $number } of { $needed } for 1 fame; pick up for 1 movement point
about-there-adrift = goods to pick up for 1 movement point; { slots-free }
about-there-unknown = { $count ->
    [one] 1 unexplored tile
   *[other] { $count } unexplored tiles
  } in sight from there
about-there-sea = open sea
about-turn-about = Next turn { $points ->
    [one] 1 movement point
   *[other] { $points } movement points
  } straight ahead · guns bear on { $ships ->
    [0] no ship
    [one] 1 ship
   *[other] { $ships } ships
  }
about-explore = The tile is drawn at random: port, barrel, island · { $actions ->
    [0] no action
    [one] 1 action
   *[other] { $actions } actions
  } left afterwards
about-shot = { $hurt }% to hit, { $whole }.{ $tenth } damage on average{ $sink ->
    [0] {""}
   *[other] , { $sink }% to sink
  }{ $esteem }
about-chained = { $hurt }% to tear a sail, { $whole }.{ $tenth } movement lost on average{ $esteem }
about-loss = {" "}· { $loss }
about-no-esteem = {""}
about-repair = Damage { $damage } → { $then }, sinks at { $robustness }{ $sails ->
    [0] {""}
   *[other] ; sails +{ $sails }
  } · { $wood } wood left
about-scuttle = You lose all goods and return elsewhere next turn; wreck { $number } of 3
about-end-turn = { $actions ->
    [0] Both actions used
    [one] 1 action unused
   *[other] { $actions } actions unused
  }{ $fire ->
    [0] {""}
   *[other] {" "}· fire spreads: +{ $fire } damage
  }
about-barrel = 1 movement point · barrel { $number } of { $needed } for 1 fame
about-pick-up = 1 movement point · { slots-free }
about-jettison = No action · { $gain ->
    [0] frees a slot
   *[other] +{ $gain } movement, frees a slot
  }; others may pick it up here
about-jettison-cannon = No action · { $better ->
    [yes] dice per broadside: { $guns } → { $then }
   *[no] still { $guns } dice per broadside
  }; the cannon is lost
about-rearrange = No action · { $better ->
    [yes] dice per broadside: { $guns } → { $then }
   *[no] damage reaches the cargo last
  }
about-buy = { $steps ->
    [0] Sells here
    [one] Sells at { $port }, 1 hex away,
   *[other] Sells at { $port }, { $steps } hexes away,
  } for { $price }{ $row ->
    [contraband] , contraband
   *[legal] {""}
  } · 4 sold in one port gain 1 fame
about-buy-unsold = No known port buys it yet · 4 sold in one port gain 1 fame
about-sell = { $gains }
about-sell-money = Money only · { $more } more sold here would gain 1 fame
about-fame = +{ $fame } fame
about-esteem = { nation } { $change }
doubloons-left = { $left } doubloons left
about-buy-fame = +1 fame · { doubloons-left }
about-buy-wood = Each repairs { $sea } damage at sea, { $yard } at a shipyard · { doubloons-left }
about-sell-wood = { $left } wood left for repairs
about-cannon = Dice per broadside: { $guns } → { $then }{ $fame ->
    [0] {""}
   *[other] , +{ $fame } fame
  } · { doubloons-left }
about-upgrade = { $upgrade ->
    [sails] Permanent: +1 movement
    [long_guns] No range penalty up to { $reach } hexes
   *[cannon_upgrade] { $useful ->
        [yes] Permanent: +{ $bonus } to the die of one more cannon
       *[no] +{ $bonus } for a cannon you do not own yet
      }
  } · { doubloons-left }
about-ammo = { $ammo ->
    [incendiary] Fire damage, which spreads every turn
    [explosive] +1 to every die
    [chain_shot] Tears sails instead of damaging the hull
   *[normal] Water damage
  }; never runs out · { doubloons-left }
about-ship = Level { $level }: defence { $defence }, hull { $robustness }, { $slots } slots{ $fame ->
    [0] {""}
   *[other] , +{ $fame } fame
  }; undamaged
about-start-sale = { $port }, anchorage { $steps ->
    [one] 1 hex
   *[other] { $steps } hexes
  } away, buys your { $goods }
about-start-smuggling = { $port }, anchorage { $steps ->
    [one] 1 hex
   *[other] { $steps } hexes
  } away: contraband, { $loss }
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
about-hold-fire = No damage, and no reputation lost
about-stow = Anyone may pick it up here; the rest stays aboard
about-nation = Your reputation there: { $now } → { $then }
about-join = +1 fame{ $count ->
    [0] {""}
   *[other] {" "}· reputation with { $nations } falls to −4
  }
about-stay-free = Your reputation stays at 10, and you make no enemies
about-respawn = { $how ->
    [port] You return moored in this port
   *[die] 1d20 decides the tile where you return
  }
about-respawn-hex = Next, you choose your heading

## What is certain, and what may follow

certain-fame = Costs { $fame } fame
certain-actions = { $actions ->
    [0] No action
    [one] 1 action
   *[other] { $actions } actions
  } left afterwards
certain-fire = Fire spreads aboard: { $damage } more damage now
outlook-left = { $points ->
    [0] {""}
    [one] 1 movement point left;{" "}
   *[other] { $points } movement points left;{" "}
  }{ $actions ->
    [0] no action left
    [one] 1 action left{ $moved ->
        [yes] , which cannot be a move
       *[no] {""}
      }
   *[other] { $actions } actions left
  }
certain-move-ends = Ends your move: { $points ->
    [one] 1 movement point is
   *[other] { $points } movement points are
  } lost
open-dice = The plan stops there: they roll, then you decide
outlook-barrel = A barrel floats here, not picked up: { $points ->
    [0] no movement left for it
   *[other] pick it up for 1 movement point
  }
outlook-guns = { $guns ->
    [0] None of your { $cannons } cannons can fire
   *[other] Only { $guns } of your { $cannons } cannons can fire
  }: the others are damaged or not in a gunport
outlook-fortress = You are in range of { nation.article } fortress. It fires each time you enter a hex it covers
outlook-foe = { $ship } can reach you and fire before your next turn: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  }, up to { $hurt }% to hit
outlook-more = { $ships ->
    [one] 1 more ship can
   *[other] { $ships } more ships can
  } do so too
outlook-safe = No hostile NPC ship can reach you before your next turn{ $rivals ->
    [0] {""}
    [one] , but your rival might
   *[other] , but your rivals might
  }

## What one looks up

panel-ports = Ports & prices
panel-ships = Ships in sight
panel-hand = My ship
panel-best-sale = **Best sale now:** { $sale }
panel-prices = The fewer goods a market has left, the more each costs, and the more ports pay for that good.
panel-no-port = You know no port yet. Explore to find one.
panel-nowhere = {""}
panel-way = , { $way }{ $now ->
    [yes] , this turn
   *[no] {""}
  }
panel-port = **{ $name }** ({ nation.adjective }{ $standing }){ $way }: { $deals }
panel-no-opinion = {""}
panel-opinion = , reputation { $standing }{ $follows ->
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
deal-good = { good } (4 for { $four }{ $row ->
    [contraband] , contraband
   *[legal] {""}
  })
deal-stock = { good } ({ $row ->
    [contraband] contraband,{" "}
   *[legal] {""}
  }{ $count } left: { $lots })
deal-lot = { $count } for { $price }
yard-ship = shipyard ({ $ship } for { $price }{ $esteem ->
    [0] {""}
   *[other] , at reputation +{ $esteem }
  })
yard-without-ships = shipyard (no ships for sale)
yard-cannon = a cannon ({ $price }; { $places ->
    [one] 1 place left
   *[other] { $places } places left
  })
panel-fittings = **Every shipyard** sells, at any reputation: { $what }.
deal-legal = {""}
deal-smuggled = {" "}(contraband)
deal-smuggled-for = {" "}(contraband; { $loss })
panel-ships-away = { $count ->
    [0] No ship is in sight.
    [one] 1 ship has yet to appear.
   *[other] { $count } ships have yet to appear.
  }
panel-captain = **{ $captain }**, { $sort } of level { $level }{ $way }: hull { $left } of { $robustness }, { $guns ->
    [one] 1 gun
   *[other] { $guns } guns
  }, { $fame } fame; aboard { $cargo }
panel-npc = **{ $ship }**, { role } of level { $level }{ $way }: hull { $left } of { $robustness }, defence { $defence }; { $stance }{ $loaded ->
    [yes] ; carries { $spoils }
   *[no] {""}
  }
stance = { $why ->
    [pirate] attacks you, as pirates do until they respect you
    [contempt] attacks you: its nation despises you
    [war] attacks you: its nation is at war with yours
    [legend] attacks everyone
    [unknown] follows its course
   *[peace] leaves you alone
  }

## What the game is, what can be done, what the signs mean

goal-game = You command a ship on an uncharted sea. Trade between ports, pick up barrels, fight and explore. You have two actions per turn; one of them may be a move.
goal-win = { $captains ->
    [one] You win at { $target } points of fame.
   *[other] The first captain with { $target } points of fame wins at once.
  }
goal-fame = Each of these gains 1 fame: four of one good sold in one port; { $barrels } barrels; a ship sunk; a larger ship; high reputation with a nation; { $price } doubloons in a tavern.
how-asked = Choose one of the answers.
how-wait = Others are playing. You may look things up and plan.
how-actions = { $actions ->
    [0] Both actions are used. Free actions are still possible.
    [one] 1 action left{ $moved ->
        [yes] : anything but a move.
       *[no] : a move, or anything else.
      }
   *[other] { $actions } actions left: a move and another action, or two others.
  }
how-sail = Sail: { $hexes ->
    [one] 1 hex in reach
   *[other] { $hexes } hexes in reach
  }.
how-port = Port: { $port } ({ $services }). One action covers the whole visit.
how-fire = Fire: your guns bear on { $ships }.
how-explore = Explore: { $tiles ->
    [one] 1 unexplored tile
   *[other] { $tiles } unexplored tiles
  } in sight.
how-repair = Repair: { $damage } damage, { $wood } wood aboard.
how-barrel = Pick up the barrel here for 1 movement point.
how-end = End the turn: { $npcs ->
    [0] the next captain plays.
    [one] your NPC ship sails by its card, then the next captain plays.
   *[other] your { $npcs } NPC ships sail by their cards, then the next captain plays.
  }
legend = { $sign ->
    [services] Port symbols: mug, tavern; hammer and saw, shipyard; crate with an arrow in, goods for sale; coins with an arrow out, market for your goods.
    [anchor] A white disc with an anchor is an anchorage: moor there to use the port beside it. A gold ring means it is in reach. The flag shows the port’s nation.
    [ships] A round badge with a letter is a captain. Arrows around it mean that its heading is not chosen yet. A white diamond with a number is an NPC ship: a coin marks a merchant, a shield a patrol, crossed swords a raider. A red edge means it would attack you.
    [damage] The arc around a badge shows damage: water from the left, fire from the right. A full arc means the ship is lost.
    [sea] A blue number on a shoal is its depth. Ships with a greater draught cannot enter. Parchment with question marks is unexplored.
    [fire] The number beside a fortress is how many dice it fires at ships its nation distrusts. A fortress would fire at you on hexes hatched in red.
    [numbers] A pale number is the number of a tile. The whole map and the choice of a starting place show it. A gold line surrounds a tile just revealed.
    [wind] The wind rose shows the movement gained or lost by a first step in each direction.
   *[reach] Shaded water is out of reach this turn. Half-shaded hexes can be reached, but you must stop there. Gold dashes show a planned way, a wake the way a ship has sailed.
  }
## Plans

plan-port = { $how ->
    [deal] At { $name }: { $deeds }
    [later] Head for { $name } to { $deeds }
   *[port] Sail to { $name }: { $deeds }
  }
plan-port-bare = Sail to { $name }
plan-deed-ship = buy a larger ship
plan-deed-fame = { $count ->
    [one] buy 1 fame
   *[other] buy { $count } fame
  }
plan-deed-sell = sell { $goods }
plan-deed-sell-all = sell { $count } goods
plan-deed-repair = repair
plan-deed-cannon = { $count ->
    [one] buy a cannon
   *[other] buy { $count } cannons
  }
plan-deed-fit = upgrade your ship
plan-deed-buy = buy { $goods }
plan-deed-buy-all = buy { $count } goods
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
plan-fetch = { $how ->
    [now] Fetch
   *[later] Head for
  } { $what ->
    [barrel] the barrel
   *[adrift] { $count ->
        [one] 1 good
       *[other] { $count } goods
      } adrift
  } { $where }
plan-explore = { $how ->
    [here] Explore to the { side }
    [sail] Sail on and explore to the { side }
   *[later] Sail on, to explore to the { side } next turn
  }
plan-explore-far = Sail towards unexplored waters
plan-repair = { $points ->
   *[other] Repair { $points } damage
  }
plan-facts = { $one } · { $two }
plan-free = free action
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
plan-fame = +{ $count } fame{ $wins ->
    [yes] : wins the game
   *[no] {""}
  }
plan-flag = { nation.adjective } port
plan-outlet = sells at { $name }{ $row ->
    [contraband] {" "}(contraband)
   *[legal] {""}
  }
plan-services = { $services }
plan-odds = { $hurt } % to hit, { $sink } % to sink
plan-smuggling = ⚠ contraband, { $loss }
plan-prize = { $wins ->
    [yes] if sunk: victory
   *[no] { $count ->
        [0] if sunk: 1 fame
       *[other] if sunk: 1 fame, { doubloons }
      }
  }
plan-barrel = { $missing ->
    [0] barrel { $needed } of { $needed }: 1 fame{ $wins ->
        [yes] {" "}and victory
       *[no] {""}
      }
   *[other] barrel { $number } of { $needed } for 1 fame
  }
plan-adrift = { $room ->
    [one] room for 1 good
   *[other] room for { $room } goods
  }
plan-tiles = { $count ->
    [0] new tiles may hold ports and barrels
    [one] reveals 1 tile
   *[other] reveals { $count } tiles
  }
plan-wood = costs { $wood } wood and 1 action
plan-fire = { $who ->
    [fortress] a fortress fires on the way
   *[ship] a ship fires on the way
  }

## What calls a captain back to a turn planned ahead

stop-near = A ship comes within { $hexes } hexes of yours
stop-harm = Your ship is damaged
stop-aboard = Your cargo, shot or money changes
stop-event = An event card is drawn that does more than change the wind

## What a captain whom the bot plays sails for

doing-aimed = { $aim ->
    [hunt] { WHO($ship) ->
        [you] hunt
       *[other] hunts
      } { target-itself } (1 fame if sunk)
    [flee] { WHO($ship) ->
        [you] flee
       *[other] flees
      } from { target-itself }, for fear of being sunk
   *[other] { $there ->
        [yes] { WHO($ship) ->
            [you] plan
           *[other] plans
          } to { doing-aimed-deal } there
       *[no] { WHO($ship) ->
            [you] head
           *[other] heads
          } for { $aim ->
            [barrel] a barrel { $at } ({ $number } of { $needed } for 1 fame)
            [adrift] goods adrift { $at } to sell them
            [explore] unexplored waters to find ports and barrels
           *[other] { $port } to { doing-aimed-deal }
          }
      }
  }
doing-aimed-deal = { $aim ->
    [sell] sell { $goods }{ $points ->
        [0] {""}
       *[other] {" "}for { $points } fame
      }
    [buy] buy { $goods } for sale elsewhere
    [ship] buy a larger ship for fame
    [fame] buy fame in the tavern
    [repair] repair damage
   *[fit] upgrade the ship
  }

## Hints and plans that take more than a turn

lesson-next-turn = Next turn: { $hint }
lesson-first = First: “{ $plan }”. { $when ->
    [turn] { $hint }
   *[now] Then: { $hint }
  }
lesson-led = “{ $plan }” gains it now.
way-turns = { $way } ({ $turns ->
    [one] 1 turn
   *[other] { $turns } turns
  })

## Why nothing of a kind can be done, and what would help

why-no-question = You have no question to answer.
why-no-cargo = You carry no goods that a market buys. Buy some in a port, or pick some up at sea.
why-sound = Your ship has no damage.
why-no-ship = No other ship is on the map. Explore to make some appear.
why-stowed = Your cargo is already arranged in the best way.
why-nothing-aboard = You carry no goods to throw overboard.
why-not-under-way = Picking up costs 1 movement point, which only a move gives. Sail there, or away and back, and keep 1 movement point.
how-not = { $kind }: not now. { $why }

## What would be given away by ending the turn

forgone-stowing = You can still gain { $fame } fame for free: rearrange your cargo (menu Cargo).
forgone-sale = You can still gain { $fame } fame for free: sell { $goods } in this port.
forgone-barrel = You can still gain 1 fame for free: pick up the barrel here.

## Why a plan is a good one

why-sell = Four of one good sold in one port gain 1 fame.
why-money = Money buys goods, cannons and a larger ship, which gains 1 fame.
why-ship = A larger ship gains fame: part of it once a cannon is stowed on each fame icon of its hold.
why-song = A song about you in a tavern gains 1 fame.
why-buy = Four of one good, sold in one port, gain 1 fame.
why-fit = More cannons hit more often. Sinking a ship gains 1 fame.
why-barrel = { $needed } barrels gain 1 fame. { $empties ->
    [0] Each holds goods or money.
   *[other] About 1 in { $empties } is empty but still counts; the others hold goods or money.
  }
why-adrift = You can sell goods that you pick up.
why-explore = New tiles may hold ports and barrels.
why-hunt = Sinking a ship gains 1 fame and part of its cargo.
why-flee = { $ship } could sink you.
why-repair = A damaged ship sinks sooner and loses its cargo.

## Why no shot is possible
no-shot = No shot at { $ship }, { $away }. { $why }
no-shot-too-far = It is too far: each die needs { $needed } or more, and your best result is { $best }. Sail closer.
no-pick-up = { $what ->
    [barrel] The barrel here stays afloat.
   *[loose] The goods here stay adrift.
  } { $why }
no-mooring = You cannot moor at { $name }, close by. { $why }

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
        [1] your first point of fame
        [2] your second point of fame
        [3] your third point of fame
       *[other] point of fame { $number }
      }
    [sell] sell goods
    [barrel] fetch a barrel
    [buy] buy goods
    [repair] repair your ship
    [explore] explore a tile
    [fire] fire at a ship
   *[fit] fit out your ship
  }
