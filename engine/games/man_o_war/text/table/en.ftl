### What is said of a table of Man O’War: its title, presets, options and levels.

game-title = Man O’War
game-about = Signal to your squadrons in secret, then watch them row or sail, ram, fire and board in the order of the dice.
game-cover = Squadrons fight near an island. One galley has rammed an enemy, and guns fire along their rulers.
button-first-game = Fight the first sea battle

policy-name = { $level ->
    [random] landlubber
    [midshipman] midshipman
    [captain] captain
   *[other] { $level }
  }
policy-strength = { $level ->
    [midshipman] easy
    [captain] fair
   *[other] {""}
  }
preset-name = { $preset ->
    [first_game] First game
    [two_galleys] Two galleys a side
    [open_battle] Open battle
    [with_wizards] With wizards
    [islands] Among islands
   *[other] { $preset }
  }
preset-about = { $preset ->
    [first_game] Three galleys a side on the open sea, with hints through your first steps
    [two_galleys] Two galleys a side on the open sea: fewer ships, more turns
    [open_battle] Ready-made fleets under sail and oars, among land and shoals: Wolfships and galleys against Corsairs
    [with_wizards] The first battle with magic: six galleys a side, oars and sails, and a master wizard in each fleet who casts a card each turn
    [islands] Three galleys a side, which steer round islands to get at each other
   *[other] {""}
  }
preset-length = { $preset ->
    [first_game] ≈ 6 rounds, 10 min
    [two_galleys] ≈ 6 rounds, 10 min
    [open_battle] ≈ 10 rounds, 40 min
    [with_wizards] ≈ 8 rounds, 40 min
    [islands] ≈ 8 rounds, 15 min
   *[other] {""}
  }
option-name = { $option ->
    [fleets] Ships of each side
    [enemy] Enemy of the Empire
    [terrain] Land and shoals
    [turns] Turns, after which honours decide
    [wizards] Wizard of each side
    [measuring] Measuring
    [pace] Pace
   *[other] { $option }
  }
option-value = { $option ->
    [fleets] { $value ->
        [two_galleys] two galleys
        [points_450] ready-made, 450 points
        [points_700] ready-made, 700 points
        [capital_700] ready-made, 700 points, with great ships
        [points_1000] ready-made, 1000 points
        [points_1500] ready-made, 1500 points
       *[three_galleys] three galleys
      }
    [enemy] { $value ->
        [bretonnia] Bretonnia
       *[pirates] pirates
      }
    [terrain] { $value ->
        [by_dice] of any sort, by dice
        [islands] islands, one in each quarter or more
        [shoals] many sandbanks and rocks
       *[open_sea] none: open sea
      }
    [wizards] { $value ->
        [apprentice] an apprentice, two cards
        [adept] an adept, three cards
        [master] a master, four cards
       *[none] none, without magic
      }
    [measuring] { $value ->
        [by_eye] by eye, as the book has it
       *[free] lengths may be measured at any time
      }
    [pace] { $value ->
       *[by_post] all signal at once, then the turn plays itself
      }
   *[other] { option-plain }
  }
side-name = { $side ->
    [west] the Empire
   *[east] its enemies
  }

home-preset = Choose a battle
home-seats = { $seats } admirals
home-other-games = Two galleys a side…
home-who = Who commands
home-player-name = Name of an admiral
home-player = { $number ->
    [1] Hawke
   *[other] Duquesne
  }
home-against = Against how many bot admirals
bot-name = { $number ->
    [1] Tourville
   *[other] Anson { $number }
  }
