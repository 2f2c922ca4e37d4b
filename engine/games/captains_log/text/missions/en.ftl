### Missions of Captain’s Log: titles and stories, then what is said of missions.

mission-title = { $mission ->
    [transport-01] The Governor’s Harpsichord
    [transport-02] Letters under Two Seals
    [transport-03] The Vicar’s Bees
    [transport-04] A Bell for the Cay
    [transport-05] Seeds and Seedlings
    [transport-06] The Notary’s Chest
    [transport-07] A Hangman on Leave
    [transport-08] The Pearl Fishers’ Tithe
    [transport-09] Silver of Guanabo
    [transport-10] Tea That Fell off a Wharf
    [transport-11] Wet Cotton, Dry Price
    [transport-12] The Distiller’s Debt
    [transport-13] Plate from a Church
    [transport-14] First Cane of the Year
    [transport-15] The Weavers’ Wager
    [transport-16] A Widow’s Warehouse
    [transport-17] Honest Tea for Once
    [transport-18] The Marquesa’s Mattresses
    [transport-19] The Mint’s Short Weight
    [transport-20] Sugar for the Bride
    [transport-21] The Envoy’s Breakfast
    [transport-22] Spoons of the Gallows
    [transport-23] Guests of the Elders
    [transport-24] The Map Painter
    [transport-25] Feathers for a Queen
    [rescue-01] Castaways on a Raft
    [rescue-02] The Bottle with a Map
    [rescue-03] The Surgeon Adrift
    [rescue-04] The Pressed Cousin
    [rescue-05] The Singer in Irons
    [rescue-06] A Pilot against His Will
    [rescue-07] The Poet in the Tower
    [rescue-08] The Innkeeper’s Daughter
    [rescue-09] The Gunner of the Black Keep
    [rescue-10] Two Brothers, One Chain
    [rescue-11] The Deserter of Fort Ashby
    [rescue-12] The Bride of Nieuw Vlieland
    [rescue-13] The Abbess without a Convent
    [rescue-14] The Heretic of Santa Bárbara
    [rescue-15] The Stowed-away Heir
    [rescue-16] The Printer of Kingsferry
    [rescue-17] The Banker’s Double
    [rescue-18] The Fencing Master
    [rescue-19] The Clerk among Thieves
    [rescue-20] Last Wish at Hangman’s Rest
    [rescue-21] The Juggler of Gallows Creek
    [combat-01] Sealed Orders
    [combat-02] The Smuggler’s Rival
    [combat-03] Somebody Talked
    [combat-04] The Hunter Hunted
    [combat-05] A Matter of Precedence
    [combat-06] The Borrowed Sextant
    [combat-07] The Wrong Toast
    [combat-08] The Stolen Figurehead
    [combat-09] The Tallest Mast
    [combat-10] The Escort’s Pay Chest
    [combat-11] The Flag as a Proof
    [combat-12] No More Escorts
    [combat-13] The Sleeping Watch
    [combat-14] The Guardian of the Strait
    [combat-15] A Price Too Low
    [combat-16] The Insured Cargo
    [combat-17] Black Flag Down
    [combat-18] The Dog That Bites
    [combat-19] The Raider’s Last Log
    [combat-20] Wanted, Dead or Sunk
    [combat-21] The Price Has Doubled
    [combat-22] A Face on Every Door
    [combat-23] The Courier’s Bounty
    [personal-01] The Torn Chart
    [personal-02] Six Days to Live
    [personal-03] Return to Sender
    [personal-04] A Prize Left Alone
    [personal-05] The Boarding Axe
    [personal-06] Two Fires
    [personal-07] A Duel Unannounced
    [personal-08] No Survivors’ Tale
    [personal-09] Broken Back
    [personal-10] The Better Rescuer
    [personal-11] Round the Four Marks
    [personal-12] Three Flags in a Locker
    [personal-13] Lamps of the Old Whalers
    [personal-14] A House on the Hill
   *[other] { $mission }
  }
mission-story = { $mission ->
    [transport-01] A harpsichord sails badly and plays worse. Two ladies want it all the same.
    [transport-02] The clerk sealed the packet twice and will not say for whom.
    [transport-03] Six hives, all awake. The cook has moved into the foretop.
    [transport-04] The pirates lost their chapel bell at dice and want another.
    [transport-05] A botanist pays well for plants that arrive alive.
    [transport-06] It is locked, it rattles, and the notary prefers not to be asked.
    [transport-07] He is good company, once the crew has stopped staring at his hands.
    [transport-08] The fishers of Yucuma pay in pearls, if anybody can find Yucuma.
    [transport-09] The village has silver it cannot spend and asks you to sell it.
    [transport-10] Nobody in Kalitaba drinks it, and everybody owns some.
    [transport-11] Sold before it is looked at, it is as good as new.
    [transport-12] A distiller pays his gambling debts in sugar. They are large.
    [transport-13] The spoons bear a saint’s name. Best sold where nobody reads it.
    [transport-14] The first sugar of the season fetches more than the last.
    [transport-15] Two weavers bet on who sells first. You carry for the smaller one.
    [transport-16] She sells the whole stock and asks only that it go far away.
    [transport-17] The pirates want one sale in their lives that is legal.
    [transport-18] Forty mattresses, now unpicked, will never be mattresses again.
    [transport-19] The mint is short of silver before the inspector comes.
    [transport-20] A wedding in the south has guests and no cake.
    [transport-21] The envoy left his tea behind and cannot negotiate without it.
    [transport-22] They were left to the hangman, who eats with his fingers.
    [transport-23] The elders of a far village wish to see a town.
    [transport-24] He has drawn every coast but one, and knows whose it is.
    [transport-25] A cloak lacks its last feathers, and a court its patience.
    [rescue-01] They were seen on Tuesday, waving. They will wave until you come.
    [rescue-02] The message gives the place, the day and the wrong year.
    [rescue-03] Her crew put her in a boat after she had cured them.
    [rescue-04] He went out for bread and was at sea by noon.
    [rescue-05] They hear her from three ships away and will not let her go.
    [rescue-06] He knows every reef and is steering for the nearest.
    [rescue-07] He rhymed the governor with something. The walls are thick.
    [rescue-08] She took the blame for a fire that warmed nobody.
    [rescue-09] The pirates’ best gunner no longer wants to be theirs.
    [rescue-10] They quarrel all night. Even the guards would be glad.
    [rescue-11] He deserted because of the porridge and would do it again.
    [rescue-12] The wedding is on Sunday. She would rather be anywhere else.
    [rescue-13] The convent burned; the abbess has kept its accounts, and its enemies.
    [rescue-14] He says the earth goes round. The court says it stops tomorrow.
    [rescue-15] He is eleven, owns half the town and bites.
    [rescue-16] His last pamphlet was accurate, which is no defence.
    [rescue-17] He looks like a banker who owes money to everybody.
    [rescue-18] She won a duel against somebody who never loses.
    [rescue-19] The pirates keep him because he alone can count.
    [rescue-20] Her last wish was a sea voyage. It was granted by mistake.
    [rescue-21] He juggled with the evidence, and dropped it.
    [combat-01] Burn after reading. The ship, that is.
    [combat-02] Two people smuggle the same rum. One of them pays you.
    [combat-03] It does not matter who, says the letter, and lists several.
    [combat-04] A bounty hunter has become too good at it.
    [combat-05] Who sails first into port? Your neighbour did, once too often.
    [combat-06] It was lent in friendship, and never came back.
    [combat-07] Somebody drank to the wrong king in the wrong tavern.
    [combat-08] It smiles from another bow now. It used to smile from yours.
    [combat-09] Fame is a light that shows where to aim.
    [combat-10] Sink the escort, then tell its enemies first.
    [combat-11] A rival crown pays for a flag that still smells of smoke.
    [combat-12] The smugglers’ guild finds the sea too well guarded.
    [combat-13] Their look-out sleeps from four to six. Everybody knows.
    [combat-14] It has stopped every ship this year but one.
    [combat-15] One merchant sells below everybody. Everybody minds.
    [combat-16] It is worth more under water than in the hold.
    [combat-17] The admiralty pays by the flag and asks for no receipt.
    [combat-18] It attacks whatever floats. Now somebody pays to stop it.
    [combat-19] The last page is still blank, and reserved for you.
    [combat-20] The poster says “or alive”, crossed out.
    [combat-21] It doubled on Monday. The week is young.
    [combat-22] The likeness is bad. The ship is unmistakable.
    [combat-23] Couriers are seldom wanted. This one is, twice.
    [personal-01] Half of it is yours already. The other half sails over there.
    [personal-02] A fortune-teller gave you six days, and a friend bet against her.
    [personal-03] Some cargo should never arrive. You know which, they do not.
    [personal-04] Take the ship, take nothing else, and let them tell of it.
    [personal-05] You swore to use it before it rusted.
    [personal-06] One fire is an accident. Two make a name.
    [personal-07] Somebody else is paid to fight. Be quicker.
    [personal-08] Not every rescue is meant well. Yours is meant to fail theirs.
    [personal-09] You want to hear it: the keel, and then nothing.
    [personal-10] They mean to save somebody. You mean to be thanked.
    [personal-11] Your old captain sailed it in one season and never forgave the sea.
    [personal-12] Three nations, three flags, one locker with room for all.
    [personal-13] Three lamps are to be filled where the whales still come.
    [personal-14] You only want to see the money once, all together, on one table.
   *[other] { $mission }
  }

## What is said of missions

hand-mission = **{ mission-title }**{ $secret ->
    [yes] {" "}(secret)
   *[no] {""}
  }: { mission-story } Step { $step } of { $steps }: { $task }. Reward: { $reward }.
panel-missions = Missions of **{ $captain }**: { $open ->
    [yes] { $missions }; {""}
   *[no] {""}
  }{ $secrets } secret, { $completed } completed
hand-missions-completed = Missions completed: { $missions }
mission-or = { $one } or { $two }
mission-fame = { $count } fame
mission-reputation = reputation { $count } with the last port’s nation
mission-port = { $name }{ $known ->
    [yes] {""}
   *[no] {" "}(not yet discovered)
  }
mission-fortress = the fortress on tile { $tile }{ $known ->
    [yes] {""}
   *[no] {" "}(not yet discovered)
  }
mission-sign = the { $sign ->
    [whale] whale sign
   *[start] numbered hex
  } of tile { $tile }{ $known ->
    [yes] {""}
   *[no] {" "}(not yet discovered)
  }
mission-call = call at { $ports }{ $goods ->
    [none] {""}
   *[other] , where you take { $goods } aboard
  }
mission-call-farthest = call at { $ports }: the farthest counts
mission-call-other = call at a port of another nation{ $nation ->
    [none] {""}
   *[other] {" "}than { nation }
  }
mission-call-any = call at { $natives ->
    [yes] any other port
   *[no] any other port of a nation
  }
mission-paid = { $task } ({ $count })
mission-sell = sell { $goods } { $row ->
    [legal] legally
   *[contraband] as contraband
  } in one visit to { $port }
mission-roll = { $at ->
    [port] call at { $where }
    [fortress] lie beside { $where }
   *[ship] lie beside { $where }
  } and roll { $needed } or more with one die, +1 at night{ $fatal ->
    [yes] ; a failure loses the mission
   *[no] ; you may try again
  }{ $disgrace ->
    [0] {""}
   *[other] {" "}and { $disgrace } reputation
  }
mission-destroy = { $count ->
    [one] { $how ->
        [burned] burn
        [collapsed] make collapse
       *[any] sink
      } { $prey }
   *[other] { $how ->
        [burned] burn
        [collapsed] make collapse
       *[any] sink
      } { $count } ships more: { $prey }
  }{ $nations ->
    [yes] , each of another nation
   *[no] {""}
  }
mission-captain = { $who ->
    [active] a captain with an active mission
    [transport] a captain with a transport mission
    [rescue] a captain with a rescue mission
    [combat] a captain with a combat mission
    [hunter] a captain with combat mission 20 to 23
    [leader] the captain with most fame besides you
    [left_1] the captain one seat after you
    [left_2] the captain two seats after you
    [right_1] the captain one seat before you
   *[right_2] the captain two seats before you
  }
mission-symbol = { $symbol ->
    [wanted] a ship with the wanted sign
   *[secret_mission] a ship with the secret mission sign
  }
mission-role = { $role ->
    [merchant] a merchant
    [aggressive] an aggressive ship
   *[defensive] a defensive ship
  }
mission-nation = a ship of { nation }
mission-any-ship = any ship
mission-fetch = pick up your marker { $where } (1 movement point)
mission-fetch-unknown = pick up your marker, on the tile that a die gives (1 movement point)
mission-place = sail to { $places } (1 movement point)
mission-outlast = stay afloat until { $phase ->
    [day] day
   *[night] night
  } has come { $count ->
    [one] once more
   *[other] { $count } times more
  }
mission-possess = own { $count } doubloons; you keep them

label-take-mission = Draw 3 missions and keep 1
label-call-for-missions = Call for your missions
label-try-mission = Roll for { mission-title }
label-try-mission-at = Roll for { mission-title } beside { $ship }
label-mission-at-sea = Do a step of your mission here
menu-missions = Missions
about-take-mission = Free · you have { $active } of 3 active missions
about-call-for-missions = Does every step that is due in this port
about-mission = { $task }{ $steps ->
    [one] {""}
   *[other] {" "}({ $steps } steps)
  } · +{ $fame } fame{ $doubloons ->
    [0] {""}
   *[other] {" "}and { $doubloons }
  }
mission-unknown = A mission of which nothing is known here.
mission-brief-more = { $more ->
    [0] {""}
    [one] {" "}or another
   *[other] {" "}or { $more } others
  }
mission-brief-call = { $port ->
    [none] call at a port
   *[other] call at { $port }
  }{ mission-brief-more }
mission-brief-sell = sell { $goods } in { $port }{ mission-brief-more }
mission-brief-roll = { $needed } or more with a die { $at ->
    [port] in { $port }
    [fortress] beside the fortress of tile { $tile }
   *[ship] beside a ship
  }
mission-brief-destroy = sink { $prey ->
    [active] a marked ship, or a captain on a mission
    [transport] a captain with a transport
    [rescue] a captain with a rescue
    [combat] a captain with a combat mission
    [hunter] a captain with combat mission 20–23
    [leader] the most famous other captain
    [left_1] the captain one seat on
    [left_2] the captain two seats on
    [right_1] the captain one seat back
    [right_2] the captain two seats back
    [merchant] a merchant
    [aggressive] an aggressive ship
    [defensive] a defensive ship
    [wanted] a wanted ship
    [secret_mission] a ship of secret missions
    [pirates] a pirate
   *[every] { $count ->
        [one] a ship
       *[other] { $count } ships
      }
  }
mission-brief-fetch = pick up your marker at sea
mission-brief-place = { $more ->
    [0] sail to the sign on tile { $tile }
   *[other] sail to the signs on tile { $tile } and { $more } more
  }
mission-brief-outlast = keep your ship for { $count } days
mission-brief-possess = own { $count } doubloons
about-menu-missions = Roll a die for a mission

ask-keep-mission = { $count ->
    [one] You draw 1 mission. Keep it.
   *[other] You draw { $count } missions. Which one do you keep?
  }
ask-drop-mission = You have more than 3 active missions. Which one do you give up?

event-missions-drawn = { WHO($captain) ->
    [you] You draw
   *[other] { $captain } draws
  } { $count ->
    [one] 1 mission
   *[other] { $count } missions
  } in a tavern.
event-mission-kept = { WHO($captain) ->
    [you] You keep
   *[other] { $captain } keeps
  } { $mission ->
    [secret] a secret mission
   *[other] the mission “{ mission-title }”
  }.
event-secret-mission = Your secret mission is “{ mission-title }”.
event-mission-dropped = { WHO($captain) ->
    [you] You give up
   *[other] { $captain } gives up
  } { $mission ->
    [secret] a secret mission
   *[other] the mission “{ mission-title }”
  }.
event-mission-marked = { $port ->
    [none] The marker for “{ mission-title }” lies { $where }.
   *[other] { $port } is the farthest port of “{ mission-title }”.
  }
event-mission-shown = { WHO($captain) ->
    [you] You show
   *[other] { $captain } shows
  } the mission “{ mission-title }”.
event-mission-advanced = “{ mission-title }”: { $left ->
    [one] 1 step remains
   *[other] { $left } steps remain
  }.
event-mission-tried = { WHO($captain) ->
    [you] You roll
   *[other] { $captain } rolls
  } { $face }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
  } for a mission, { $needed } needed: { $success ->
    [yes] it succeeds
   *[no] it fails
  }.
event-mission-failed = { WHO($captain) ->
    [you] You lose
   *[other] { $captain } loses
  } the mission “{ mission-title }”.
event-mission-completed = { WHO($captain) ->
    [you] You complete
   *[other] { $captain } completes
  } the mission “{ mission-title }”{ $doubloons ->
    [0] {""}
   *[other] {" "}and { WHO($captain) ->
        [you] get
       *[other] gets
      } { $doubloons } doubloons
  }.
event-mission-paid = “{ mission-title }” pays { doubloons }.
event-missions-lost = { WHO($captain) ->
    [you] You lose
   *[other] { $captain } loses
  } { $count ->
    [one] 1 active mission
   *[other] { $count } active missions
  } with the ship.
event-mission-taken-over = { WHO($captain) ->
    [you] You take
   *[other] { $captain } takes
  } over a mission from { $owner }.
event-mission-set-traded = { WHO($captain) ->
    [you] You exchange
   *[other] { $captain } exchanges
  } 4 { $of ->
    [transport] transport
    [rescue] rescue
    [combat] combat
   *[personal] personal
  } missions for 1 fame.

plan-take-mission = { $how ->
    [now] Take a mission in { $port }
   *[later] Head for { $port } to take a mission
  }
plan-mission = { $how ->
    [now] { $port ->
        [none] { mission-title }
       *[other] { $port }: { mission-title }
      }
   *[later] { $port ->
        [none] Head for “{ mission-title }”
       *[other] Head for { $port }: { mission-title }
      }
  }
plan-mission-at-sea = { $how ->
    [now] Step of a mission
   *[later] Head for a mission
  } { $where }
plan-mission-ship = { $how ->
    [now] Roll for a mission beside { $ship }
   *[later] Follow { $ship } for a mission
  }
plan-missions-drawn = draw 3, keep 1
plan-mission-reward = { $last ->
    [yes] { $reward }
   *[no] a step towards { $reward }
  }
why-mission = A completed mission gains 1 fame and its reward.

violation-no-missions = This table plays without missions.
violation-one-mission-a-turn = You have taken a mission this turn. Take the next one in a later turn.
violation-mission-after-leaving = You took a mission or did a step of one in this port. Leave the port first, or use another tavern.
violation-no-mission-left = No mission is left.
violation-no-step-here = No step of your missions is due in this port.
violation-no-such-mission = You have no such mission.
violation-no-die-to-roll = The next step of this mission needs no die.
violation-not-beside-the-fortress = Lie beside the fortress that the mission names.
violation-not-in-that-port = Moor in the port that the mission names.
violation-ship-not-adjacent = That ship is not adjacent. Sail beside it first.
violation-ship-not-wanted = The mission is not about that ship.
violation-mission-not-drawn = You have not drawn that mission.
violation-no-mission-here = No step of your missions can be done on this hex.
