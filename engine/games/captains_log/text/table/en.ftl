### What is said of a table of Captain’s Log: its title, presets, options and levels, and who plays.

game-title = Captain’s Log
game-about = One ship, an unknown sea, five nations: trade, explore, hunt, and become the most famous captain.
game-cover = A chart of islands and ports. A course in gold dashes leads from a ship to the edge of the unknown.
button-first-game = Sail the first voyage

policy-name = { $level ->
    [random] drifter
    [cabin_boy] cabin boy
    [boatswain] boatswain
    [mate] mate
   *[other] { $level }
  }
preset-name = { $preset ->
    [first_voyage] First voyage
    [standard] Standard
    [first] Short game
    [saga] Saga
   *[other] { $preset }
  }
option-name = { $option ->
    [target] Fame to win
    [npcs] NPC ships per captain
    [two_decks] Two NPC decks
    [shuffle_wind] Shuffle the winds
    [at_war_dice] War bonus of nations
    [missions] Missions in taverns
    [wars] Wars
    [known_tiles] Tiles known from the start
    [trading_nations] Nations with both ports in sight
    [cargo] Goods aboard at the start
    [stock] Goods on each market
   *[other] { $option }
  }
option-value = { $option ->
    [wars] those of 1805: England against France and Spain
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

home-preset = Choose a voyage
home-seats = { $seats } captains
home-other-games = Longer voyages, more captains…
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

## Voyages and levels as they are chosen; rounds are what bots take, minutes what a newcomer does

preset-about = { $preset ->
    [first_voyage] Guided: goods aboard, ports in sight, one errand at a time, three points of fame
    [first] The whole game, to five points of fame
    [standard] The whole game as the rules have it, to seven points of fame
    [saga] A long voyage, to twenty-one points of fame
   *[other] {""}
  }
preset-length = { $preset ->
    [first_voyage] ≈ 5 rounds, 10 min
    [first] ≈ 14 rounds, 35 min
    [standard] ≈ 17 rounds, 45 min
    [saga] ≈ 40 rounds, 2 hours
   *[other] {""}
  }
policy-strength = { $level ->
    [cabin_boy] easy
    [boatswain] fair
    [mate] hard
   *[other] {""}
  }
