### Captain's Log in English. Facts named after a game's symbols ($nation, $good …) select;
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
    [sails] sails
    [cannon_upgrade] cannon upgrade
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
    [access] their taverns and shipyards serve you up to level { $access }
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
place-anchorage = the anchorage of { $name } (tile { $tile }, { side })
place-port = { $name } (tile { $tile }, { side })
place-fortress = the fortress on tile { $tile } ({ side })
place-barrel = the barrel on tile { $tile } ({ side })
place-adrift = { $goods } adrift on tile { $tile } ({ side })
place-whales = the whales of tile { $tile } ({ side })
place-shoal = the shoal on tile { $tile } ({ side }, depth { $depth })
place-land = land on tile { $tile } ({ side })
place-sea = tile { $tile }, { side }
spot-anchorage = the anchorage of { $name }
spot-barrel = a barrel
spot-adrift = { $goods } adrift
spot-whales = whales
spot-shoal = a shoal of depth { $depth }
spot-land = land
spot-sea = open sea

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
label-repair = { $wood } wood: { $water } water, { $fire } fire, { $sails } sails
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
   *[other] {" "}(wins { $fame } fame)
  }
label-forfeit = { $label } (costs { $fame } fame)
label-buy = { $count } { good }{ $row ->
    [contraband] , contraband
   *[legal] {""}
  } ({ $price })
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
  } ({ $price })
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

ask-start = Where do you begin? Choose a numbered hex. Before that you may fit out your ship with your { $doubloons } doubloons.
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
ask-gratitude = You have sunk an enemy of theirs: who thinks better of you for it?
ask-join = { nation } would have you as one of their own. Do you join?
ask-respawn = Your ship was lost. Where do you come back?
ask-respawn-hex = Another ship lies where you come back on tile { $tile }. Which free hex beside it do you take?

## Events

event-dealt = The game begins with { $tiles } revealed. { $first } plays first.
event-start-marked = { $captain } will start from { $at }.
event-ship-placed = { $ship } sets sail from { $at }, facing { heading }.
event-sailed = { $ship } sails { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
  } to { $at }.
event-turned = { $ship } turns to face { heading }.
event-tile-revealed = { $captain } discovers tile { $tile }: { $what }.
event-flag-drawn-port = { $name } (tile { $tile }) flies the { nation.adjective } flag.
event-flag-drawn-fortress = The fortress on tile { $tile } flies the { nation.adjective } flag.
event-barrel-taken = { $captain } opens a barrel: { $what }.
event-barrel-empty = { $captain } opens a barrel: nothing to sell in it, but it counts.
event-goods-taken = { $captain } fishes { $goods } out of the sea.
event-overboard = { $why ->
    [jettisoned] { $ship } throws { $goods } overboard.
    [damage] Water washes { $goods } off the deck: { $ship } loses them at { $at }.
    [no_room] { $ship } has no room for { $goods }, now adrift at { $at }.
   *[sunk] { $goods } drift where { $ship } went down, at { $at }.
  }
event-goods-burned = { $ship } loses { $goods } to the flames.
event-cannon-dropped = { $captain } throws a cannon overboard.
event-rearranged = { $captain } stows the hold anew.
event-shot = { $ship } { $passing ->
    [yes] fires in passing
   *[no] fires
  } at { $target }{ $ammo ->
    [normal] {""}
   *[other] {" "}with { ammo }
  }: { $dice } against { $defence }, { $damage ->
    [0] no damage
    [one] 1 point of damage
   *[other] { $damage } points of damage
  }.
event-shot-chained = { $ship } { $passing ->
    [yes] fires chain shot in passing
   *[no] fires chain shot
  } at { $target }: { $dice } against { $defence }, { $sails ->
    [0] no sail torn
    [one] 1 point of movement torn away
   *[other] { $sails } points of movement torn away
  }.
event-fortress-fired = The fortress on tile { $tile } fires at { $target }: { $dice } against { $defence }, { $damage ->
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
  } at { $at }!
event-ship-lost = { $ship } { $how ->
    [sunk] sinks
    [burned] burns down
    [collapsed] breaks apart
   *[wrecked] is abandoned
  } at { $at }.
event-spoils-taken = { $captain } takes { $what } as spoils.
event-wreck-marked = { $captain } has now lost { $wrecks ->
    [one] one ship
   *[other] { $wrecks } ships
  }: the third costs a point of fame.
event-respawned = { $captain } comes back at { $at }{ $face ->
    [0] {""}
   *[other] {" "}(the die shows { $face })
  }.
event-npc-revealed = Ship no. { $number } is { $name }, { $rank ->
    [legend] a legend
    [corsair] { nation.article } corsair
   *[plain] { nation.article } { role }
  } of level { $level } under { $master }.
event-npc-shown = Ship no. { $number } appears at { $at }: { $name }, { $rank ->
    [legend] a legend
    [corsair] { nation.article } corsair
   *[plain] { nation.article } { role }
  } of level { $level } under { $master }.
event-npc-entered = { $npc } appears at { $at }.
event-npc-waits = { $npc } waits, and leaves after { $timer ->
    [one] one more wait
   *[other] { $timer } more waits
  }.
event-npcs-wait = Ships no. { $numbers } wait.
event-npc-left = { $npc } { $why ->
    [timer] has waited too long and leaves.
   *[route_done] has reached the end of its route and leaves.
  }
event-npc-gained = { $npc } gains { $what }.
event-doings = { $ship } { $doings }.
doing-then = { $first }, then { $then }
doing-npc-entered = appears at { $at }
doing-npc-gained = gains { $what }
doing-npc-left = { $why ->
    [timer] leaves
   *[route_done] leaves at the end of its route
  }
doing-sailed = sails { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
  } to { $at }
doing-shot = fires at { $target }{ $ammo ->
    [normal] {""}
   *[other] {" "}with { ammo }
  }: { $dice } against { $defence }, { $damage ->
    [0] no damage
   *[other] { $damage } damage
  }
event-repaired = { $captain } uses { $wood } wood: { $points ->
    [0] {""}
    [one] 1 point of damage{ $sails ->
        [0] {" "}
       *[other] {" and "}
      }
   *[other] { $points } points of damage{ $sails ->
        [0] {" "}
       *[other] {" and "}
      }
  }{ $sails ->
    [0] {""}
    [one] 1 point of sail{" "}
   *[other] { $sails } points of sail{" "}
  }repaired.
event-bought = { $captain } buys { $count } { good }{ $row ->
    [contraband] {" "}under the counter
   *[legal] {""}
  } for { $price }.
event-sold = { $captain } sells { $goods }{ $row ->
    [contraband] {" "}as contraband
   *[legal] {""}
  } for { $price }.
event-restocked = { $count } { good } { $count ->
    [one] arrives
   *[other] arrive
  } on the { $row ->
    [contraband] { nation.adjective } black market
   *[legal] { nation.adjective } market
  }.
event-wood-traded = { $captain } { $deal ->
    [bought] buys
   *[sold] sells
  } { $count } wood for { $price }.
event-cannon-bought = { $captain } buys a cannon for { $price }.
event-upgrade-bought = { $captain } has the ship fitted with { $upgrade ->
    [sails] better sails
    [cannon_upgrade] a better cannon
   *[long_guns] long guns
  } for { $price }.
event-ammo-bought = { $captain } buys { ammo } for { $price }.
event-ship-bought = { $captain } takes command of a { $ship } for { $price }.
event-fame-changed = { $captain } { $way ->
    [up] gains
   *[down] loses
  } { $change ->
    [one] 1 point of fame
   *[other] { $change } points of fame
  } ({ $why ->
    [barrels] for barrels
    [destroyed] for a ship destroyed
    [sale] for a great sale
    [prestige] for standing with a nation
    [join] for joining a nation
    [bought] sung in a tavern
    [ship] for a new ship
    [hold] for the look of the ship
    [third_wreck] for a third ship lost
    [betrayal] for betrayal
   *[fire] for a ship burned down
  }): { $fame } in all.
event-reputation-changed = { $captain } { $way ->
    [up] rises
   *[down] falls
  } in the esteem of { nation }: { $reputation }.
event-joined = { $captain } joins { nation }.
event-betrayed = { $captain } has betrayed { nation } and is no longer one of theirs.
event-time-passed = { $phase ->
    [night] Night falls: round { $round }.
   *[day] Day breaks: round { $round }.
  }
event-event-drawn = { $effect ->
   *[calm] Event: calm weather.
  }
event-wind-changed = The wind turns and now blows { heading }.
event-era-began = A new era: ships below level { $level } no longer come.
event-game-won = The game is over. Victory to { $winners }!

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
  }; the wind blows { $wind ->
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
  } and { $actions ->
    [0] no further action
    [one] 1 action
   *[other] { $actions } actions
  } left
summary-start = { $captain } is about to set sail
summary-turn = { $captain } { $actions ->
    [0] has spent both actions
    [one] has 1 action left{ $moved ->
        [yes] , which cannot be a move
       *[no] {""}
      }
   *[other] has { $actions } actions left
  }
summary-place = At { $place }, facing { heading }
summary-hold = Aboard: { $what }; { $guns ->
    [one] 1 gun
   *[other] { $guns } guns
  } ready, { $damage } damage, { $free ->
    [one] 1 slot free
   *[other] { $free } slots free
  }
summary-race = Fame (of { $target }): { $scores }

## A captain's own things

hand-ship = { $sort }, level { $level }: defence { $defence }, robustness { $robustness }
hand-not-placed = Not on the map yet
hand-marked = Will start from { $place }
hand-place = At { $place }, facing { heading }
hand-moves = Movement by first step: { $moves }
hand-move = { heading } { $points }
hand-draft = Load { $load }, draft { draft }; movement { $movement }{ $lost ->
    [0] {""}
   *[other] , −{ $lost } for the load
  }{ $torn ->
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
  }; range without penalty { $reach }
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
hand-indifferent = No opinion of you: { $nations }
hand-joined = You belong to { $nations }

## The map in words

alt = Map of the sea in round { $round }, by { $phase ->
    [night] night
   *[day] day
  }, wind blowing { $wind ->
    [north] north
    [north-east] north-east
    [south-east] south-east
    [south] south
    [south-west] south-west
   *[north-west] north-west
  }: { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
  }, { $ports ->
    [one] 1 port
   *[other] { $ports } ports
  }, { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
  }, { $barrels ->
    [one] 1 barrel
   *[other] { $barrels } barrels
  }. { $over ->
    [yes] { $captain } won.
   *[no] { $captain } to play.
  } In words: /map text
map-captain = **{ $captain }**, { $sort } of level { $level }: { $place }, facing { heading }; { $guns ->
    [one] 1 gun
   *[other] { $guns } guns
  }, damage { $damage } of { $robustness }{ map-harm }
map-captain-away = **{ $captain }**: not on the map
map-npc = **{ $ship }**, { role } of level { $level }: { $place }, facing { heading }; damage { $damage } of { $robustness }{ map-harm }
map-harm = { $damage ->
    [0] {""}
   *[other] {" "}({ $water } by water, { $fire } by fire)
  }
map-winds = Wind on the first step: { $winds }
map-wind-towards = { heading } { $sign ->
    [plus] +{ $points }
    [minus] −{ $points }
   *[none] 0
  }
map-reach = Within reach of { $captain }: { $tiles }
map-reach-tile = tile { $tile } ({ $sides })
map-npcs-away = Yet to appear: { $ships }
map-npc-away = { $ship }, level { $level }
map-tile = **Tile { $tile }**: { $what }
map-beside = Beside tile { $tile }: { $tiles }
map-neighbour = tile { $tile } to the { heading }
map-dark = Beyond tile { $tile } unexplored: { $headings }
map-unseen = { $count ->
    [0] The whole sea is explored.
    [one] 1 tile lies face down.
   *[other] { $count } tiles lie face down.
  }
map-port = the { nation.adjective } port { $name } ({ side }: { $services }; moor at { $anchorages })
map-fortress = { nation.article } fortress ({ side })
map-fire-zone = its fire zone, { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  } ({ $sides })
map-number = its number ({ side })
map-land = land ({ $sides })
map-shoal = a shoal of depth { draft } ({ side })
map-barrels = { $count ->
    [one] a barrel
   *[other] { $count } barrels
  } ({ $sides })
map-whales = whales ({ $sides })
map-adrift = { $goods } adrift ({ side })
map-market = **{ $nation ->
    [holland] Dutch
    [spain] Spanish
    [england] English
    [france] French
   *[pirates] pirate
  } { good }**{ $row ->
    [contraband] , contraband
   *[legal] {""}
  }: { $stock ->
    [0] none in stock
   *[other] { $stock } in stock, the next for { $cost }
  }; sells for { $price } each

## Violations: what was wrong, and what to do instead

violation-not-asked = That question is no longer open. `/turn show` says what is asked now.
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
violation-not-in-stock = Only { $stock } in stock there. Buy fewer.
violation-too-dear = That costs { $price }, and you have { $doubloons } doubloons. Sell something first, or buy less.
violation-no-room = Your hold has room for { $room } more. Buy less, or throw something overboard.
violation-wood-at-shipyard = Markets do not take wood. Sell it in a shipyard, two at a time.
violation-oil-passes-for-another = Oil has no market of its own: sell it together with another good, for which it passes.
violation-not-traded-here = This port does not take { good }. Choose another good, or another port.
violation-nothing-to-sell = Say how many goods you sell: one at least.
violation-not-aboard = You have only { $aboard } { good } aboard. Choose fewer.
violation-not-moored = Your ship lies at no anchorage. Sail to one of the port's anchorages first.
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
violation-not-trusted = { nation } sells ships only to captains with access { $needed }. Raise your reputation first.
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
violation-not-enough-wood = That takes { $needed } wood, and you have { $wood }. Repair less, or buy wood in a shipyard.
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
plan-deed-sell = sell { $goods }
plan-deed-sell-all = sell { $count } goods
plan-deed-repair = repair
plan-deed-cannon = { $count ->
    [one] buy a cannon
   *[other] buy { $count } cannons
  }
plan-deed-fit = fit the ship out
plan-deed-buy = buy { $goods }
plan-deed-more = more
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
  } on tile { $tile } ({ side })
plan-explore = { $how ->
    [here] Explore the { side } from here
   *[sail] Sail on and explore the { side }
  }
plan-explore-far = Sail to the edge of the unknown
plan-repair = { $points ->
    [one] Repair 1 point of damage
   *[other] Repair { $points } points of damage
  }
plan-facts-two = { $one } · { $two }
plan-facts-three = { $one } · { $two } · { $three }
plan-facts-four = { $one } · { $two } · { $three } · { $four }
plan-free = free, at once
plan-way = { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
  }, { $turns ->
    [0] this turn
    [one] next turn
   *[other] in { $turns } turns
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
plan-outlet = sells at { $name }
plan-services = { $services }
plan-odds = { $hurt } % to hit, { $sink } % to sink
plan-esteem = { nation } −1
plan-prize = { $count ->
    [0] sunk: 1 fame
   *[other] sunk: 1 fame, { doubloons }
  }
plan-barrel = { $missing ->
    [0] goods or money, and 1 fame
    [one] goods or money; 1 more barrel makes 1 fame
   *[other] goods or money; { $missing } more barrels make 1 fame
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
