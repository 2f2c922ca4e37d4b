### What Man O’War says in English.

## Names, as other sentences hold them

ship = { $letter }{ $number }
squadron = squadron { $letter }
both = { $first }; { $then }
length = { $tenth ->
    [0] { $whole } cm
   *[other] { $whole }.{ $tenth } cm
  }
foe-nearest = the nearest enemy
by-degrees = { $hand ->
    [port] { $degrees }° to port
   *[starboard] { $degrees }° to starboard
  }
helm = { $intent ->
    [close] close on { $foe }
    [ram] ram { $foe }
    [board] board { $foe }
    [broadside_on] bring broadsides to bear on { $foe }
    [stand_off] stand off from { $foe }
    [turn] turn { by-degrees }, then go on
    [pivot] pivot { by-degrees }
    [back_water] back water
    [disengage] disengage
    [keep_station] keep station on the leader
    [before_the_wind] run before the wind
    [stay] stay
   *[hold_course] hold course
  }{ $under ->
    [oars] {" "}under oars
    [sails] {" "}under sail
   *[either] {""}
  }
guns = { $policy ->
    [only_at] guns only at { $foe }
    [hold] guns hold their fire
   *[as_they_bear] guns fire at any enemy ahead of them
  }{ $aim ->
    [high] , aimed high
    [flanks_high] , aimed high abeam
    [ends_high] , aimed high ahead and astern
   *[low] {""}
  }
boarding = { $policy ->
    [never] board nobody
    [if_larger] board smaller crews, and the abandoned
    [always] board any enemy
   *[abandoned] board the abandoned
  }, { $then }
go-on = { $how ->
    [never] one round only
    [last] to the last crew
    [level] go on with no smaller crew
   *[ahead] go on while { $lead } ahead
  }
land = { $kind ->
    [island] an island
    [large_island] a large island
    [coast] the coast
    [sandbank] a sandbank
    [iceberg] an iceberg
   *[rocks] rocks
  }
ship-sort = { $sort ->
    [wargalley] Imperial galley
    [wolfship] Wolfship
    [greatship] Greatship
    [corsair] Corsair
    [buccaneer] Buccaneer
    [galleon] Galleon
   *[pirate_galley] pirate galley
  }

## Menus

action-seal = Seal the signals as they stand
action-seal-as = Seal as signalled: { $signals }
action-seal-so = Seal: { $signals }
action-play-on = Play on
menu-guns = Guns
menu-guns-policy = { $policy ->
    [hold] Hold fire
   *[as_they_bear] Fire at any enemy ahead
  }
menu-aim = Aim at high and low areas
menu-aimed = { $aim ->
    [high] High: at masts and decks
    [flanks_high] High abeam, low ahead and astern
    [ends_high] High ahead and astern, low abeam
   *[low] Low: at hulls and decks
  }
menu-under = Oars or sails
menu-under-which = { $under ->
    [oars] Oars only
    [sails] Sails only
   *[either] Whichever serves better
  }
menu-only-at = Only at { $foe }
menu-scuttle = Scuttle
menu-scuttle-ship = { $go ->
    [yes] Scuttle { $ship }
   *[no] Do not scuttle { $ship }
  }
about-scuttle = It sinks at the end of the turn, and counts as sunk for the enemy
asks-scuttle = Which ship?
menu-boarding = Boarding
menu-boarding-policy = { $policy ->
    [never] Board nobody
    [if_larger] Board smaller crews too
    [always] Board any enemy
   *[abandoned] Board the abandoned
  }
menu-go-on = Go on boarding
menu-lead = { $how ->
    [never] Never: one round only
    [last] To the last crew
    [level] While our crew is no smaller
   *[ahead] While our crew is ahead by { $lead }
  }
menu-bend = { by-degrees }
menu-intent = { $intent ->
    [close] Close
    [ram] Ram
    [board] Board
    [broadside_on] Broadside on
    [stand_off] Stand off
    [turn] Turn together
    [pivot] Pivot on the spot
    [back_water] Back water
    [disengage] Disengage
    [keep_station] Keep station
    [before_the_wind] Before the wind
    [stay] Stay
   *[hold_course] Hold course
  }
about-intent = { $intent ->
    [close] Approach an enemy, with guns toward it
    [ram] Strike an enemy with the ram, or get into place for it
    [board] Come alongside an enemy, and fight its crew
    [broadside_on] Bring an enemy abeam
    [stand_off] Keep out of reach of its guns, also after its next move
    [turn] All ships turn by the same angle, then go on
    [pivot] All ships turn where they lie
    [back_water] Row 5 cm back
    [disengage] Swing off the ship that the bow lies against, then go on
    [keep_station] Form up beside the leader, who stays, or sails on at half speed
    [stay] Stay, and fire
    [before_the_wind] Turn until the wind comes from astern
   *[hold_course] Go straight ahead at full speed
  }
asks-intent = { $intent ->
    [turn] How far, and to which side?
    [pivot] How far, and to which side?
   *[other] At which enemy?
  }
asks-guns = When shall the guns fire?
asks-aim = Which areas of ships with high and low parts shall they aim at?
asks-under = What shall move ships that have both?
asks-boarding = Which enemies that they touch shall the ships board?
asks-go-on = When shall a boarding go on after a round?
about = { $about ->
    [yes] about{" "}
   *[no] {""}
  }
would = { $ships }{ $near ->
    [yes] , too near to ram,
   *[no] {""}
  } { $doing }
would-ram = { $count ->
    [one] rams { $foe }
   *[other] ram { $foe }
  }
would-fire = { $moving }, { $count ->
    [one] fires at { $aims }
   *[other] fire at { $aims }
  }
would-shoot = { $count ->
    [one] fires at { $foe }
   *[other] fire at { $foe }
  }
squadrons-told = { $letters }: { $intent }
would-others = { $count } more { $count ->
    [one] ship
   *[other] ships
  }
would-aim = { $foe } { near-band }
would-board = { $count ->
    [one] boards { $foe }
   *[other] board { $foe }
  } ({ $won } % to win, { $lost } % to lose)
would-man = { $count ->
    [one] mans { $foe }
   *[other] man { $foe }
  }
would-row = { $count ->
    [one] rows { about }{ $length }
   *[other] row { about }{ $length }
  }
would-sail = { $count ->
    [one] sails { about }{ $length }
   *[other] sail { about }{ $length }
  }
would-then = { $doing }, { $lies ->
    [stopped] stopped, into the wind
    [into_the_wind] into the wind
    [following_wind] then a following wind
   *[beam_wind] then a beam wind
  }
would-back = { $count ->
    [one] backs { about }{ $length }
   *[other] back { about }{ $length }
  }
would-turn = { $count ->
    [one] turns { about }{ by-degrees }
   *[other] turn { about }{ by-degrees }
  }{ $run ->
    [yes] {" "}over { $length }
   *[no] {""}
  }
would-refloat = { $count ->
    [one] is aground, and needs a 4 to get off
   *[other] are aground, and need a 4 to get off
  }
would-ground = { $count ->
    [one] runs aground on { land }
   *[other] run aground on { land }
  }
would-stay = { $count ->
    [one] stays
   *[other] stay
  }
foreseen-nothing = No ship follows a signal this turn
foreseen = { $before ->
    [first] { $risky ->
        [yes] If { $admiral }’s ships, which act first, leave it so, { $parts }
       *[no] If { $admiral }’s ships leave it so, { $parts }
      }
    [between] If { $admiral }’s ships, which act in between, leave it so, { $parts }
   *[none] As things lie, { $parts }
  }
near-band = { $band ->
    [short] (short)
    [medium] (medium)
   *[long] (long)
  }
in-band = { $band ->
    [short] short range
    [medium] medium range
   *[long] long range
  }

## Plans

plan-advised = Your captain advises: { $signals }
plan-signalled = As signalled: { $signals }
plan-signalled-advised = As signalled and advised: { $signals }
plan-as-signalled = As signalled
plan-other = Instead: { $signals }
stop-near = An enemy is within { $length } cm
stop-hit = One of your ships is hit
stop-lost = One of your ships is lost

## Questions

acts-first = { $whose ->
    [mine] Your ships act first this turn, before the enemy moves.
    [theirs] { $admiral }’s ships act first this turn: yours act once they have moved.
    [mine-by-turns] Your squadrons act first this turn, by turns with the enemy’s.
    [by-turns] { $admiral }’s squadrons act first this turn, by turns with the other side’s.
   *[other] { $admiral }’s ships act first this turn.
  }
ask-sheet = { acts-first } What do you signal?{ $told ->
    [yes] {" "}So far: { $signals }.
   *[no] {""}
  }
told = { $squadron }: { $signal }

## News

event-began = The fleets lie at their places, { wind-blows }.{ $pieces ->
    [0] {""}
    [one] {" "}Land lies between them.
   *[other] {" "}Between them lie { $pieces } pieces of land.
  }
event-refloated = { $off ->
    [tide] { $ship } gets afloat again with the spring tide, clear of the land.
    [yes] { $ship } gets afloat again with a { $face }, clear of the land.
   *[no] { $ship } stays aground with a { $face }: it takes a 4 or more to get off.
  }
wind-blows = { $wind ->
    [N] and the wind blows to the north
    [E] and the wind blows to the east
    [S] and the wind blows to the south
   *[W] and the wind blows to the west
  }
event-wind = Both roll a { $face } for initiative, { wind-blows }.
event-turn = Turn { $turn }: { $admiral } has initiative ({ $high } to { $low }).
event-sealed = { $admiral } has sealed the signals.
event-sealed-as = { $admiral } has sealed the signals: { $signals }.
event-act = { $ships } { $deeds }.
deed-aground = runs onto { $grounded } (a save needs { $needed } or more; rolled { $save })
grounded = { land } and { $points ->
    [0] takes no harm
    [one] with a { $face } tears { $points } hole below its waterline
   *[other] with a { $face } tears { $points } holes below its waterline
  }
event-sunk = { $ship } sinks.
event-follow = { $count ->
    [one] Straggler { $ships } { $deeds }
   *[other] Stragglers { $ships } { $deeds }
  }, after the leader.
event-burned = Fire aboard { $ship }: { $fires }.
burned = a { $face } for the { $where }, { $fate ->
    [goes_out] and the fire goes out
    [spreads] and the fire spreads to the { $beyond }
    [grows] and the fire there grows
    [held] but the fire finds nothing more to burn there
   *[contained] and the fire spreads no further
  }
told-scuttle = { $go ->
    [yes] scuttle { $ship } at the end of the turn
   *[no] do not scuttle { $ship }
  }
event-scuttled = The crew of { $ship } opens its hull, and it sinks.{ $fate ->
    [back] {" "}The prize crew is back aboard { $home }.
    [lost] {" "}The prize crew takes to the boats, and is lost.
   *[own] {""}
  }
event-fell-behind = { $ship } is more than 15 cm from its leader: a straggler next turn.
event-rejoined = { $ship } is back with its squadron.
event-abandoned = { $ship } has lost its last crew and drifts, abandoned.
event-manned = { $prize ->
    [yes] { $by } puts { $crew } crew aboard { $ship } and takes it as a prize.
   *[no] { $by } puts { $crew } crew aboard { $ship }, which serves its own side again.
  }
event-leader = { $ship } now leads squadron { $letter }.
event-ended = { $why ->
    [last_afloat] { $winner } wins: { $loser } has no ship left to fight. Battle honours: { $most } to { $least }.
    [honours] { $winner } wins by battle honours, { $most } to { $least }.
   *[draw] A draw: both sides have { $most ->
        [0] no battle honours
        [one] { $most } battle honour
       *[other] { $most } battle honours
      }.
  }
deed-stay = { $count ->
    [one] stays
   *[other] stay
  }
deed-way = { $legs }
deed-luffed = { $legs }, and { $count ->
    [one] stops, into the wind
   *[other] stop, into the wind
  }
deed-met = { $legs }, up to { $what ->
    [wreck] the wreck of { $met }
   *[ship] the side of { $met }
  }
leg = { $stroke ->
    [battle] { $count ->
        [one] rows { $length } ahead at battle speed
       *[other] row { $length } ahead at battle speed
      }
    [turn] { $count ->
        [one] turns { by-degrees }
       *[other] turn { by-degrees }
      }
    [pivot] { $count ->
        [one] pivots { by-degrees }
       *[other] pivot { by-degrees }
      }
    [back] { $count ->
        [one] backs { $length }
       *[other] back { $length }
      }
    [sail] { $count ->
        [one] sails { $length } ahead
       *[other] sail { $length } ahead
      }
    [disengage] { $count ->
        [one] disengages, turning { by-degrees }
       *[other] disengage, turning { by-degrees }
      }
   *[ahead] { $count ->
        [one] rows { $length } ahead
       *[other] row { $length } ahead
      }
  }
deed-ram = rams { $target } { $points ->
    [0] in vain
    [one] and tears { $points } hole below the waterline
   *[other] and tears { $points } holes below the waterline
  } (a save needs { $needed } or more; rolled { $save })
deed-fire = fires at { $target }, { $aim ->
    [high] aiming high,{" "}
    [low] aiming low,{" "}
   *[any] {""}
  }{ in-band }: { $shots }
bout = { $ours } to { $theirs }, { $losers ->
    [one] { $lost } loses a crew
   *[other] { $lost } lose a crew each
  }
deed-board = boards { $target }: { bout }
deed-board-empty = boards { $target }, where nobody is left
deed-go-on = { $turned ->
    [yes] { $ship } strikes back
   *[no] { $ship } goes on
  }: { bout }
deed-break-off = { $how ->
    [stops] { $ship } breaks it off
   *[casts_off] { $ship } casts off
  }
area-hit = { $area ->
    [bow_battery] bow gun
    [mast] mast
    [oars] oars
    [stern] stern
    [bow] bow
    [deck] deck
    [forecastle] forecastle
    [foremast] foremast
    [gun_deck] gun deck
    [gun_decks] gun decks
    [mainmast] mainmast
    [mizzenmast] mizzenmast
    [sterncastle] sterncastle
    [upper_deck] upper deck
   *[other] hull
  }
part-lost = { $effect ->
    [oars] cannot row
    [sails] cannot sail
    [slower] sails { $length } less
   *[gun] { $left ->
        [0] cannot fire { battery-looks }
       *[other] fires { $guns } { $guns ->
            [one] gun
           *[other] guns
          } fewer { battery-looks }
      }
  }
battery-looks = { $battery ->
    [bow] ahead
    [stern] astern
   *[broadside] abeam
  }
part-lost-by = { $does ->
    [yes] , so it { part-lost }
   *[no] {""}
  }
shot = { $result ->
    [missed] a { $die } misses
    [saved] a { $die } hits the { area-hit }, but a { $save } saves
    [warded] a { $die } hits the destroyed { area-hit } (save failed: { $save }), but a spell wards off the critical hit
    [unharmed] a { $die } hits the { area-hit } once more, to no effect
    [damaged] a { $die } damages the { area-hit } (save failed: { $save }){ part-lost-by }
   *[destroyed] a { $die } destroys the { area-hit } (save failed: { $save }){ part-lost-by }
  }
shot-critical = a { $die } hits the destroyed { area-hit } (save failed: { $save }), and a critical { $critical } means { $harm }
harm-holed = { $points ->
    [one] { $points } hole below the waterline
   *[other] { $points } holes below the waterline
  }
harm-crew = { $crew } crew lost
harm-fire = a fire there
harm-none = nothing
panic-held = panic, { $face }: { $mishap ->
    [charts_lost] the charts are lost
    [treasure_scattered] the treasure is scattered
   *[captain_killed] the captain is killed
  }, { $held ->
    [move] and { $ship } does not move this turn
    [fire] and { $ship } does not fire this turn
    [both] and { $ship } neither moves nor fires this turn
   *[none] to no effect, as { $ship } has acted already
  }
panic-crew = panic, { $face }: { $mishap ->
    [rum] the crew finds the rum
   *[mutiny] the crew mutinies
  }, and the dice ({ $dice }) cost { $ship } { $lost } crew
panic-overboard = panic, { $face }: the captain goes overboard, and by a { $die } { $ship } { $turns ->
    [yes] drifts { $length } in a turn { by-degrees }
   *[no] drifts { $length } ahead
  }{ $met }
panic-aground = panic, { $face }: the captain goes overboard, but by a { $die } { $ship }, aground, stays
panic-grounded = {" "}and runs onto { $grounded }
panic-met = {" "}up to { $met }

## The table in words

summary-turn = Turn { $turn } of { $turns } · { $phase ->
    [signals] give your signals, and seal them
   *[acting] the ships act, { $admiral }’s first
  }
summary-race = { $west } · { $east }
score = { $admiral } ({ $nation ->
    [empire] Empire
    [bretonnia] Bretonnia
   *[pirates] pirates
  }): { $ships ->
    [one] { $ships } ship, { $honours ->
        [0] no honours
        [one] { $honours } honour
       *[other] { $honours } honours
      }
   *[other] { $ships } ships, { $honours ->
        [0] no honours
        [one] { $honours } honour
       *[other] { $honours } honours
      }
  }
map-wind = The wind blows to the { $wind ->
    [N] north
    [E] east
    [S] south
   *[W] west
  }; oars do not need it.{ $oars ->
    [only] {""}
   *[also] {" "}No ship sails into it.
  }
map-ship = { $ship }, { ship-sort }: { about }{ $east } east and { $north } north, bow to the { compass }{ $lies ->
    [into_the_wind] , into the wind, with a turn of { $speed } under sail
    [beam_wind] , a beam wind, { $speed } under sail
    [following_wind] , a following wind, { $speed } under sail
   *[oars] {""}
  }; { $near }; { $state }
map-land = { $kind ->
    [island] An island
    [large_island] A large island
    [coast] Coast
    [sandbank] A sandbank
    [iceberg] An iceberg
   *[rocks] Rocks
  }, { $round ->
    [yes] { $wide } across
   *[no] { $long } by { $wide }, { $along ->
        [n] from south to north
        [ne] from south-west to north-east
        [e] from west to east
       *[se] from north-west to south-east
      }
  }, round { $east } east and { $north } north
compass = { $heading ->
    [n] north
    [ne] north-east
    [e] east
    [se] south-east
    [s] south
    [sw] south-west
    [w] west
   *[nw] north-west
  }
map-near = { $foe } is { $length } off, { $where ->
    [ahead] ahead
    [astern] astern
    [port] to port
   *[starboard] to starboard
  }
map-near-by-eye = the nearest enemy, by eye, is { $foe }, { $where ->
    [ahead] ahead
    [astern] astern
    [port] to port
   *[starboard] to starboard
  }
map-no-foe = no enemy is left
map-wreck = { $ship }, { ship-sort }: { about }{ $east } east and { $north } north, { $lot ->
    [debris] drifting debris
   *[wreck] a wreck
  }
condition = { $holes ->
    [0] waterline whole
   *[other] waterline { $holes } of { $boxes } holed
  }, { $crew ->
    [0] abandoned
   *[other] crew { $crew } of { $most }
  }{ $damaged ->
    [yes] , without { $lost }
   *[no] {""}
  }{ $captor ->
    [empire] , a prize of the Empire
    [bretonnia] , a prize of Bretonnia
    [pirates] , a prize of the pirates
   *[none] {""}
  }
plight-fire = on fire: { $areas }
plight-aground = aground on { land }
plight = { $what ->
    [straggler] a straggler, which neither moves nor fires before the end of the turn
    [no_move] cannot move this turn
   *[no_fire] cannot fire this turn
  }
lost = { area-hit }{ $of ->
    [1] { $does ->
        [yes] {" "}({ part-lost })
       *[no] {""}
      }
   *[other] {" "}({ $filled } of { $of }{ $does ->
        [yes] : { part-lost }
       *[no] {""}
      })
  }
alt = Turn { $turn } of { $turns }: in the west { $west }, in the east { $east }; wind to the { $wind ->
    [N] north
    [E] east
    [S] south
   *[W] west
  }.
alt-over = The battle is over. { $told }
picture-title = Turn { $turn } of { $turns }: most honours win
picture-won = { $draw ->
    [yes] A draw
   *[no] { $winner } wins
  }
picture-reason = { $why ->
    [last_afloat] Only one side can still fight
    [honours] Battle honours: { $most } to { $least }
   *[draw] Battle honours: { $most } each
  }

## Panels, hand and manual

panel-hand = Your signals and ships
panel-ships = All ships
panel-guns = Guns and their odds
panel-arcs = { $ship }: { $sides }
guns-of-side = { $count ->
    [one] { $count } gun
   *[other] { $count } guns
  } { $side ->
    [bow] ahead
    [stern] astern
    [port] to port
   *[starboard] to starboard
  }
panel-odds = A gun{ $aim ->
    [high] {" "}aimed high
    [low] {" "}aimed low
   *[any] {""}
  } damages a whole { ship-sort } that it reaches: { $short } % at short range, { $medium } % at medium, { $long } % at long
panel-signals = What each signal means
panel-ship = { $ship }, { ship-sort }: { $state }
panel-sails = { $ship } sails { $beam } with a beam wind, { $following } with a following one; it lies now { $lies ->
    [into_the_wind] into the wind, and can only turn out of it
    [following_wind] before a following wind
   *[beam_wind] in a beam wind
  }
panel-intent = { $name }: { about-intent }
ship-lost = { $how ->
    [scuttled] scuttled in turn { $turn }
   *[sunk] sunk in turn { $turn }
  }
hand-guns = { $guns }

goal-game = { $galleys ->
    [0] { $fleets ->
        [points_450] Fleets of 450 points
        [capital_700] Fleets of 700 points, some with a great ship,
        [points_1000] Fleets of 1000 points
        [points_1500] Fleets of 1500 points
       *[points_700] Fleets of 700 points
      } fight { among }: the Empire’s in the west, { east-fleet } in the east.
   *[other] Two squadrons of { $galleys } galleys fight { among }: the Empire’s in the west, the pirates’ in the east.
  }
among = { $terrain ->
    [by_dice] among land and shoals
    [islands] among islands
    [shoals] among sandbanks and rocks
   *[open_sea] on the open sea
  }
goal-land = Land blocks guns, and a ship that drifts onto it runs aground, which may tear holes and cost turns. Your ships steer round it by themselves.
east-fleet = { $nation ->
    [bretonnia] Bretonnia’s
   *[pirates] the pirates’
  }
goal-wind = Sails need the wind: across it or before it they go far, into it they only turn. Oars go anywhere, but not so far.
goal-win = Sink or capture every enemy, or have more battle honours after turn { $turns }: for a ship sunk, captured or abandoned those of its card (2 for a galley), else 1 for each hole below its waterline.
goal-turn = Each turn both admirals signal in secret what their squadrons shall do. Once both have sealed, all ships move, ram, fire and board by themselves.
terms = { $galleys ->
    [0] { $fleets ->
        [points_450] 450 points a side
        [capital_700] 700 points a side with great ships
        [points_1000] 1000 points a side
        [points_1500] 1500 points a side
       *[points_700] 700 points a side
      }, Empire against { $nation ->
        [bretonnia] Bretonnia
       *[pirates] pirates
      }
   *[other] { $galleys } galleys a side
  } · { $turns } turns · { $terrain ->
    [by_dice] land by dice
    [islands] islands
    [shoals] shoals
   *[open_sea] open sea
  }{ $measuring ->
    [by_eye] {" "}· lengths judged by eye
   *[free] {""}
  }{ $wizards ->
    [apprentice] {" "}· apprentice wizards
    [adept] {" "}· adept wizards
    [master] {" "}· master wizards
   *[none] {""}
  }
how-wait = Wait for the other signals.
how-side = You lead { $ships }, { $nation ->
    [empire] ships of the Empire.
    [bretonnia] ships of Bretonnia.
   *[pirates] ships of the pirates.
  }
how-first = Each turn both sides roll a die, and the higher acts first: this turn { $admiral } ({ $high } to { $low }). Squadrons act by turns, a ship at a time, from where all others lie by then: who acts first fires and rams first, who acts last answers what the others did.
how-signal = Choose a signal for each squadron. It stands until you change it, also in later turns.
how-by-eye = Nobody measures before the guns do: judge by eye. A galley is as long as 5 cm, a ruler of its guns is four and a half galleys long. Where enemies lie is told in words to within 5 cm, and what your ships would do at them only as “about”.
how-seal = Seal, and once the other side has too, your ships act one by one.
legend = { $sign ->
    [badges] A letter and a number name a ship: A1 is the first of squadron A. A round badge is the Empire’s, a diamond its enemies’.
    [honours] The wreath counts a side’s battle honours, the figures after it the ships it has left.
    [leader] A pennon marks the leader of a squadron.
    [straggler] A broken ring marks a straggler: more than 15 cm from its leader when the turn began, it only follows at the end of the turn.
    [ways] A dashed line shows the way a ship has come; its number is that of the news.
    [rulers] A strip in front of a gun shows a volley, in three bands of 7.5 cm: short, medium and long range.
    [damage] A bar beside a ship shows its waterline: a galley sinks with its second hole.
    [wind] The arrow points to where the wind blows. Within 45° of where it comes from, a ship lies into the wind.
    [sails] Sails carry a ship farthest with the wind abeam or astern. A turn into the wind ends its move; out of the wind it makes one turn.
    [aim] Guns aim high or low at a ship with masts and gun decks; each lost mast slows it.
    [fire] Flames mark a fire. At the end of each turn a die says whether it goes out or spreads.
    [tokens] A struck anchor means that a ship does not move this turn, a struck gun that it does not fire.
    [land] Land and shoals block guns, sandbanks too. Ships steer round them.
    [aground] A ship in a ring of surf is aground. When it is its turn, a 4 or more gets it off.
    [plans] A pale ship at the end of yellow dashes is where yours would lie, if nothing moved first; a dotted ring says that an enemy decides it.
    [cords] A dotted cord joins a ship to its leader; red dashes with a cross mean that it would lie more than 15 cm off, and straggle.
    [wizard] A star in a blue disc beside a ship means that its wizard is aboard, or clings to the wreck.
    [spell] A violet ring round a ship means that a spell is on it this turn; its state says which.
    [fog] A grey cloud is fog: no gun sees through it, and ships sail through.
    [lost] A badge struck out in red marks a ship that sank; the panel strikes out all that are out of the fight.
    [grapples] Lines with hooks hold a ship that was boarded.
    [derelict] A hollow badge marks an abandoned ship: nobody is aboard.
    [prize] A badge in two colours marks a prize, which does nothing but repel boarders.
   *[wreck] A wreck is in the way of ships and shots until its turn ends. Debris is in nobody’s way.
  }
legend-by-eye = The picture shows all ships to scale, without a ruler: a galley is 5 cm long.
legend-galley = A galley rows 10 cm and may turn, or 15 cm straight at battle speed. After 7.5 cm of that, its ram makes three holes unless a 5 or 6 saves the enemy. Its one gun looks ahead, as far as 22.5 cm.

lesson-name = { $step ->
    [seal] Seal your signals
    [spell] Cast a spell
    [dispel] Dispel enemy spells
    [fire] Fire a gun
   *[ram] Ram a ship
  }
lesson = { $step ->
    [seal] A suggestion gives all signals, and seals them. Or choose a signal of your own in the menu, then seal.
    [spell] Under Magic, choose a card and what it is cast on: before ships act, a die must show its number or more. A suggestion does it too.
    [dispel] Under Dispel, say which enemy spells your wizard shall stop: a card of the opposed college may do it, and is replaced at the end of the turn.
    [fire] Come nearer: guns fire by themselves at the first enemy ahead, up to 22.5 cm off.
   *[ram] Signal to ram: a ship at battle speed that strikes an enemy after 7.5 cm or more may sink it.
  }

## Refusals

violation-not-your-squadron = That squadron is not yours.
violation-nobody-to-signal = Squadron { $letter } has nobody left to follow a signal.
violation-no-such-foe = A signal can only name an enemy ship that is afloat, and has a crew unless it is to be boarded.
violation-names-no-foe = This signal names no enemy.
violation-no-such-turn = Ships turn 15, 30 or 45 degrees, and pivot 45, 90 or 180.
violation-guns-need-a-foe = Guns that fire at one enemy only need its name; with any other order they name none.
violation-no-such-lead = A boarding goes on for a lead of 2, 1 or 0 crews, to the last, or not at all.
violation-no-oars = Squadron { $letter } has no oars left.
violation-cannot-move = Squadron { $letter } has neither oars nor sails left.
violation-not-both = Squadron { $letter } has no ships with both oars and sails.
violation-only-under-oars = Rams, pivots and backing need oars, so they cannot be made under sail.
violation-not-yours-to-scuttle = You can scuttle a ship of yours, or a prize, that is afloat and has a crew.
violation-scuttle-as-ordered = That is your order already.
violation-signalled-twice = Each squadron gets one signal.
violation-only-the-officer = Ships act by themselves, once all signals are sealed.

## Typed orders: what is written in the notation, and refused

menu-orders = Type exact orders
field-orders = Orders: A10 P45 fire bow
order-line = { $ship }: { $told }
order-lines =
    { $first }
    { $then }
order-then = { $first } { $then }
order-length = { $tenth ->
    [0] { $whole }
   *[other] { $whole }.{ $tenth }
  }
order-sails = sail
order-stay = stay
order-leg = { $stroke ->
    [ahead] A{ $length }
    [battle] battle { $length }
    [back] back { $length }
    [turn] { order-hand }{ $degrees }
    [pivot] pivot { order-hand }{ $degrees }
   *[disengage] diseng { order-hand }
  }
order-hand = { $hand ->
    [port] P
   *[starboard] S
  }
order-fire = fire { order-arc }{ $aim ->
    [high] { " " }hi
   *[low] {""}
  }
order-arc = { $arc ->
    [bow] bow
    [port] port
    [starboard] stbd
   *[stern] stern
  }
order-at = at { $foe }
order-hold = hold
order-board = board { $foe }
order-place = Line { $line }, letter { $column }, “{ $word }”:
violation-order-unread = { order-place } this is no order. Write `A10` (10 cm ahead), `P45` or `S30` (turn to port or starboard), `pivot P90`, `battle 15`, `back 5`, `diseng P`, `stay`, `fire bow hi at B1`, `hold`, `board B1`.
violation-order-no-ship = { order-place } no such ship. Each line begins with one of your ships that is under orders, such as `A1: A10`; enemies are named the same way.
violation-order-no-arc = { order-place } name the direction to fire in: bow, port, stbd or stern.
violation-order-no-number = { order-place } a number is expected: cm with one decimal at most, or whole degrees up to 180.
violation-order-no-hand = { order-place } name the side: P for port, S for starboard.
violation-ordered-twice = A ship has one order a turn.
violation-not-under-orders = An order is for a ship of squadron { $letter } that can act and is no straggler.
violation-order-no-oars = { $ship } cannot row: begin the order with “sail”, or leave its move out.
violation-order-no-sails = { $ship } cannot sail: leave “sail” out of its order.
violation-order-too-far = { $ship } cannot do all that in one move: count 5 cm for each turn, half the oar speed for a pivot up to 90° (all of it beyond), and nothing beside battle speed or backing. A turn into the wind is the last.
violation-order-off-table = { $ship } would leave the table.
violation-order-arc-twice = The guns of { $ship } fire once in each direction.
violation-order-no-gun = { $ship } has no gun left that looks { order-looks }.
order-looks = { $arc ->
    [bow] ahead
    [port] to port
    [starboard] to starboard
   *[stern] astern
  }
