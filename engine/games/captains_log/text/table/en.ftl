### What is said of a table of Captain’s Log: its title, presets, options and levels, and who plays.

game-title = Captain’s Log

policy-name = { $level ->
    [random] drifter
    [cabin_boy] cabin boy
    [mate] mate
   *[other] { $level }
  }
preset-name = { $preset ->
    [first_voyage] First voyage (ten minutes)
    [standard] Standard
    [first] Short game
    [saga] Saga (long)
   *[other] { $preset }
  }
option-name = { $option ->
    [target] Fame to win
    [npcs] NPC ships a captain
    [two_decks] Two NPC decks
    [shuffle_wind] Shuffle the winds
    [at_war_dice] War bonus of nations
    [wars] Wars
    [known_tiles] Tiles known from the start
    [trading_nations] Nations with both ports in sight
    [cargo] Goods aboard at the start
    [stock] Goods on each market
   *[other] { $option }
  }
option-value = { $option ->
    [npcs] { $number ->
        [0] as many as the rules say
       *[other] { $number }
      }
    [known_tiles] { $number ->
        [0] one for each captain
       *[other] { $number }
      }
    [trading_nations] { $number ->
        [0] as chance has it
       *[other] { $number }
      }
    [cargo] { $number ->
        [0] none
       *[other] { $number }
      }
    [stock] { $number ->
        [0] a die for each
       *[other] { $number }
      }
   *[other] { option-plain }
  }

home-preset = Voyage
home-who = Who sails
home-player-name = Name of a captain
home-player = { $number ->
    [1] Blackbird
   *[other] Kingfisher
  }
home-against = Against how many bot captains
bot-name = { $number ->
    [1] Sea Fox
    [2] Grey Wolf
    [3] Red Kite
    [4] Night Heron
   *[other] Storm Petrel { $number }
  }
