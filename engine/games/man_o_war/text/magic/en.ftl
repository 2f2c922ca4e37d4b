### What Man O’War says of magic in English.

## Names

college = { $college ->
    [amber] Amber
    [amethyst] Amethyst
    [bright] Bright
    [celestial] Celestial
    [gold] Gold
    [grey] Grey
    [jade] Jade
   *[light] Light
  }
wizard-level = { $level ->
    [apprentice] apprentice
    [adept] adept
   *[master] master
  }
spell-name = { $spell ->
    [spark_volley] Spark Volley
    [burning_canvas] Burning Canvas
    [pitch_fire] Pitch Fire
    [master_the_flame] Master the Flame
    [fan_the_embers] Fan the Embers
    [hellstorm] Hellstorm
    [weed_snare] Weed Snare
    [living_timber] Living Timber
    [rip_current] Rip Current
    [spring_tide] Spring Tide
    [drowned_hands] Drowned Hands
    [dread] Dread
    [worm_rot] Worm Rot
    [ghost_at_the_helm] Ghost at the Helm
    [soul_chill] Soul Chill
    [leaden_hull] Leaden Hull
    [gilded_planks] Gilded Planks
    [spiked_guns] Spiked Guns
    [true_bore] True Bore
    [transmuted_shot] Transmuted Shot
    [krakens_coil] Kraken’s Coil
    [gull_swarm] Gull Swarm
    [ox_strength] Ox Strength
    [wolf_fury] Wolf Fury
    [leviathans_shove] Leviathan’s Shove
    [turn_the_wind] Turn the Wind
    [fair_gale] Fair Gale
    [becalm] Becalm
    [thunderbolt] Thunderbolt
    [omen] Omen
    [bright_ward] Bright Ward
    [blinding_flash] Blinding Flash
    [mend_the_crew] Mend the Crew
    [beacon] Beacon
    [unmake] Unmake
    [fog_bank] Fog Bank
    [whispered_panic] Whispered Panic
    [cloak_of_mist] Cloak of Mist
    [false_bearings] False Bearings
   *[steal_the_wind] Steal the Wind
  }
spell-does = { $spell ->
    [spark_volley] an enemy ship is shot at with one die, as by a gun at medium range
    [burning_canvas] a sail of an enemy ship catches fire, unless a save stops it
    [pitch_fire] a die aims at an enemy ship, and what it hits catches fire, unless a save stops it
    [master_the_flame] all fires aboard a ship of yours go out
    [fan_the_embers] fires aboard an enemy ship spread upward this turn on a 1 or 2 too
    [hellstorm] an enemy ship does not fire this turn
    [weed_snare] an enemy ship does not move this turn
    [living_timber] one damaged box of a ship of yours is whole again
    [rip_current] an enemy ship slides 7.5 cm in a direction of your choice
    [spring_tide] your ships that are aground come free this turn without a die
    [drowned_hands] an enemy ship loses a crew
    [dread] an enemy ship has 2 less in boardings this turn
    [worm_rot] an enemy ship is holed below the waterline, unless a save stops it
    [ghost_at_the_helm] an enemy ship turns 45° or goes 5 cm ahead, as a die says
    [soul_chill] an enemy ship neither rams nor boards this turn
    [leaden_hull] an enemy ship moves 7.5 cm less this turn
    [gilded_planks] a ship of yours has 1 more on its saves this turn
    [spiked_guns] an enemy ship fires one gun fewer on each side this turn
    [true_bore] saves against a ship of yours have 1 less this turn
    [transmuted_shot] gun dice of a ship of yours that miss are rolled again this turn
    [krakens_coil] an enemy ship does not move this turn, and is holed unless a save stops it
    [gull_swarm] guns of an enemy ship miss with a 2 too this turn
    [ox_strength] a ship of yours rows 5 cm more this turn
    [wolf_fury] a ship of yours has 2 more this turn when it boards
    [leviathans_shove] an enemy ship is turned over 5 cm, as you choose
    [turn_the_wind] the wind turns by 90°, to the side you choose
    [fair_gale] a squadron of yours sails 7.5 cm more this turn
    [becalm] an enemy ship cannot sail this turn
    [thunderbolt] an enemy ship is shot at with one die, its save 1 worse, high at masts and decks
    [omen] your first save that fails this turn, once ships act, is rolled again
    [bright_ward] the first critical hit on a ship of yours this turn does nothing
    [blinding_flash] an enemy ship does not fire this turn
    [mend_the_crew] a ship of yours gets back a crew
    [beacon] a straggler of yours acts with its squadron this turn
    [unmake] all spells on a ship end
    [fog_bank] fog lies beside a ship this turn, and no gun sees through it
    [whispered_panic] an enemy ship panics, and a die says what befalls its captain
    [cloak_of_mist] shots at a ship of yours from more than 7.5 cm miss this turn
    [false_bearings] an enemy ship aims this turn as you choose, high or low
   *[steal_the_wind] an enemy ship that sails can only turn once, or stay, this turn
  }
spell-choice = { $choice ->
    [high] high
    [low] low
    [clockwise] clockwise
    [counter_clockwise] counter-clockwise
    [n] to the north
    [ne] to the north-east
    [e] to the east
    [se] to the south-east
    [s] to the south
    [sw] to the south-west
    [w] to the west
    [nw] to the north-west
    [port_15] 15° to port
    [starboard_15] 15° to starboard
    [port_30] 30° to port
    [starboard_30] 30° to starboard
    [port_45] 45° to port
    [starboard_45] 45° to starboard
    [ahead] ahead
    [astern] astern
    [abeam_port] abeam to port
   *[abeam_starboard] abeam to starboard
  }
spell-odds = { $name } ({ $number }+, { $percent } %)
spell-cast = { $name }{ $target ->
    [none] {""}
   *[other] {" "}on { $at }
  }{ $chosen ->
    [yes] : { $choice }
   *[no] {""}
  }
spell-lasting = { $name }{ $target ->
    [none] {""}
   *[other] {" "}on { $at }
  }: { $does }

## Menus

menu-magic = Magic
menu-no-spell = Cast nothing
menu-spell = { $name }
menu-at-ship = { $ship }
menu-at-squadron = { $squadron }
menu-choice = { $choice }
menu-dispel = Dispel
menu-dispel-policy = { $policy ->
    [any] Any spell that a card can stop
    [flagship] Only spells on the wizard’s ship
    [ask] Ask me each time
   *[never] Never
  }
menu-discard = Throw cards away
menu-discard-card = { $go ->
    [yes] Throw away { $name }
   *[no] Keep { $name }
  }
action-let-work = Let it work
action-dispel = Dispel with { $name }
about-magic = No card is used, and all are kept
about-spell = { $does }
about-dispel = { $policy ->
    [any] The surest card is used each time
    [flagship] Other spells work, and cards are kept
    [ask] The turn waits for your answer
   *[never] Cards are kept for spells of your own
  }
about-dispelling = If it works, the spell does nothing; the card is used up either way
asks-magic = Which card shall the wizard cast?
asks-target = { $target ->
    [squadron] On which squadron?
    [ship] On which ship?
   *[none] Which way?
  }
asks-choice = How, or where?
asks-dispel = Which enemy spells shall the wizard try to dispel?
asks-discard = Which cards shall be replaced at the end of the turn?
chance-spell = Works with a { $number } or more: { $percent } %{ $own ->
    [yes] , with a second roll for the wizard’s own college
   *[no] {""}
  }

## Questions and news

ask-dispel = { $admiral }’s wizard has cast { $cast }: { $does }. Shall yours try to dispel it?
told-spell = the wizard is to cast { $cast }
told-no-spell = the wizard is to cast nothing
told-dispel = the wizard dispels { $policy ->
    [any] any spell he can
    [flagship] spells on his own ship
    [ask] when you say so
   *[never] nothing
  }
brief-dispel = { $policy ->
    [never] dispel nothing
   *[other] dispel
  }
told-discard = { $go ->
    [yes] the wizard throws away { $name } at the end of the turn
   *[no] the wizard keeps { $name }
  }
event-wizard = { $admiral }’s wizard, { $level ->
    [master] a { wizard-level }
   *[other] an { wizard-level }
  } of the { college } college, sails on { $ship }.
event-drawn = { $count ->
    [one] Your wizard draws a card: { $cards }.
   *[other] Your wizard draws { $count } cards: { $cards }.
  }
event-discarded = { $admiral }’s wizard throws away { $cards }.
event-shuffled = The cards used so far are shuffled into a new deck of magic.
spell-dice = (needs { $needed } or more; rolled { $die }{ $again ->
    [0] {""}
   *[other] , then { $again }
  })
event-spell-cast = { $admiral }’s wizard { $good ->
    [yes] casts { $cast }
   *[no] fails to cast { $cast }
  } { spell-dice }.
event-spell-dropped = { $admiral }’s wizard cannot cast { $cast } any more, and keeps the card.
event-spell-dispelled = { $admiral }’s wizard { $good ->
    [yes] dispels the spell with { $name }
   *[no] tries to dispel the spell with { $name }, in vain
  } { spell-dice }.
event-spell-worked = { $name }: { $told }.
spell-shots = { $ship } is struck: { $shots }
shot-again = a { $first } is rolled again: { $then }
save-again = a failed save ({ $first }) is rolled again: { $then }
spell-works = { $spell ->
    [burning_canvas] { spell-fire }
    [pitch_fire] { spell-fire }
    [master_the_flame] { $count ->
        [0] nothing burns aboard { $ship }
        [one] the fire aboard { $ship } goes out
       *[other] { $count } fires aboard { $ship } go out
      }
    [fan_the_embers] fires aboard { $ship } spread upward this turn on a 1 or 2 too
    [hellstorm] { $ship } does not fire this turn
    [weed_snare] { $ship } does not move this turn
    [living_timber] a box of the { area-hit } of { $ship } is whole again
    [spring_tide] { $admiral }’s ships that are aground come free this turn without a die
    [drowned_hands] { $idle ->
        [yes] nobody is aboard { $ship }
       *[no] { $ship } loses a crew
      }
    [dread] { $ship } has 2 less in boardings this turn
    [worm_rot] { spell-hole }
    [soul_chill] { $ship } neither rams nor boards this turn
    [leaden_hull] { $ship } moves 7.5 cm less this turn
    [gilded_planks] { $ship } has 1 more on its saves this turn
    [spiked_guns] { $ship } fires one gun fewer on each side this turn
    [true_bore] saves against { $ship } have 1 less this turn
    [transmuted_shot] gun dice of { $ship } that miss are rolled again this turn
    [krakens_coil] { $ship } does not move this turn, and { spell-hole }
    [gull_swarm] guns of { $ship } miss with a 2 too this turn
    [ox_strength] { $ship } rows 5 cm more this turn
    [wolf_fury] { $ship } has 2 more this turn when it boards
    [turn_the_wind] { $wind ->
        [N] the wind now blows to the north
        [E] the wind now blows to the east
        [S] the wind now blows to the south
       *[W] the wind now blows to the west
      }
    [fair_gale] { $ship } sails 7.5 cm more this turn
    [becalm] { $ship } cannot sail this turn
    [omen] the first save of { $admiral }’s ships that fails this turn is rolled again
    [bright_ward] the first critical hit on { $ship } this turn does nothing
    [blinding_flash] { $ship } does not fire this turn
    [mend_the_crew] { $idle ->
        [yes] the crew of { $ship } is whole already
       *[no] { $ship } gets back a crew
      }
    [beacon] { $ship } acts with its squadron this turn
    [unmake] { $idle ->
        [yes] no spell is on { $ship }
       *[no] all spells on { $ship } end
      }
    [fog_bank] fog lies { $choice } of { $ship } this turn, and no gun sees through it
    [whispered_panic] nobody is aboard { $ship }
    [cloak_of_mist] shots at { $ship } from more than 7.5 cm miss this turn
    [false_bearings] guns of { $ship } aim { $choice } this turn
   *[steal_the_wind] { $ship } can only turn once under sail, or stay, this turn
  }
spell-fire = { $area ->
    [none] a { $die } hits nothing aboard { $ship }
   *[other] { $idle ->
        [yes] the { area-hit } of { $ship } burns already
       *[no] { $harm ->
            [yes] the { area-hit } of { $ship } catches fire (save failed: { $save })
           *[no] a { $save } saves the { area-hit } of { $ship }
          }
      }
  }
spell-hole = { $harm ->
    [yes] { $ship } is holed below the waterline (save failed: { $save })
   *[no] a { $save } saves the waterline of { $ship }
  }
spell-aground = { $ship }, aground, stays where it is
spell-moved = { $die ->
    [0] {""}
   *[other] by a { $die }{" "}
  }{ $stroke ->
    [slide] { $ship } slides { $length } { $heading ->
        [n] to the north
        [ne] to the north-east
        [e] to the east
        [se] to the south-east
        [s] to the south
        [sw] to the south-west
        [w] to the west
       *[nw] to the north-west
      }
    [turn] { $ship } drifts { $length } in a turn { by-degrees }
   *[other] { $ship } drifts { $length } ahead
  }{ $met }
event-wizard-fared = { $fate ->
    [clinging] { $admiral }’s wizard clings to what is left of { $ship }.
    [captured] { $admiral }’s wizard is a prisoner on { $ship }, and casts no more until he is free.
    [drowned] { $admiral }’s wizard drowns: that fleet has no more magic.
   *[aboard] { $admiral }’s wizard is safe aboard { $ship }.
  }
why-cast = { $name } works with a { $needed } or more, and never with a 1. { $own ->
    [yes] A card of the wizard’s own college is rolled again, once a turn: { $again ->
        [0] the first die was { $die }.
       *[other] the dice were { $die } and { $again }.
      }
   *[no] The die was { $die }.
  }
why-dispel = { $name } can dispel { $spell }, as their colleges are opposed. It works with a { $needed } or more, and never with a 1. { $own ->
    [yes] A card of the wizard’s own college is rolled again, once a turn: { $again ->
        [0] the first die was { $die }.
       *[other] the dice were { $die } and { $again }.
      }
   *[no] The die was { $die }.
  }

## Panels and manual

panel-magic = Wizards and spells
panel-discards = Cards used so far: { $cards }
wizard = { $admiral }’s wizard, { $level ->
    [master] a { wizard-level }
   *[other] an { wizard-level }
  } of the { college } college, { $fate ->
    [clinging] clings to what is left of { $ship }
    [captured] is a prisoner on { $ship }
    [drowned] has drowned
   *[aboard] is aboard { $ship }
  }; { $count ->
    [one] { $count } card
   *[other] { $count } cards
  } on hand
hand-card = { $name }, { college }: { $does }; can dispel { $dispels ->
    [amber] Amber
    [amethyst] Amethyst
    [bright] Bright
    [celestial] Celestial
    [gold] Gold
    [grey] Grey
    [jade] Jade
   *[light] Light
  } spells
plight-spell = under a spell: { $name }
plight-wizard = { $admiral }’s wizard is aboard
map-fog = A bank of fog 10 cm wide: { $east } east and { $north } north; no gun sees through it
goal-magic = Each fleet has a wizard on its first ship. Before ships act, he casts one card of his hand: a die must show its number or more. The enemy’s wizard may stop a spell with a card of the opposed college.
how-magic = Under Magic, choose a card to cast this turn, and what it is cast on; under Dispel, say which enemy spells to stop. Cards used up are replaced at the end of the turn.

## Refusals

violation-no-wizard = Your fleet has no wizard who can cast.
violation-no-such-card = Your wizard does not hold that card.
violation-no-such-target = { spell-name } cannot be cast on that.
violation-no-such-choice = { spell-name } needs a choice that it offers.
violation-wrong-college = { spell-name } is of a college that cannot dispel this spell.
violation-spell-as-prepared = That is what your wizard is to cast already.
violation-dispel-as-ordered = That is your order already.
violation-discard-as-ordered = Your wizard was told so already.
violation-wizard-in-the-water = A wizard who clings to a wreck throws no cards away, and draws none.
