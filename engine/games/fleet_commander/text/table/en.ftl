### What is said of a table of Fleet Commander: its title, presets, options and levels.

game-title = Fleet Commander

policy-name = { $level ->
    [random] cadet
    [ensign] ensign
    [captain] captain
   *[other] { $level }
  }
preset-name = { $preset ->
    [first_game] First game
    [pitched_battle] Pitched battle
    [hidden_battle] Hidden battle
   *[other] { $preset }
  }
option-name = { $option ->
    [board] Board
    [points] Class points of a fleet
    [fleets] Fleets
    [special_sectors] Special sectors each
    [deployment] Deployment
    [abilities] Abilities of ships
    [left_wing] Slots of the left wing
    [left_wing_specials] Specials on the left wing
    [drain] Drain
    [secret_weapons] Special weapons secret
    [hidden_deployment] Hidden deployment
    [fog_of_war] Fog of war
   *[other] { $option }
  }
option-value = { $option ->
    [board] { $value ->
        [first_game] 5x5, two asteroid fields
        [five_by_six] 5x6
        [six_by_six] 6x6
       *[five_by_five] 5x5
      }
    [fleets] { $value ->
        [chosen] chosen by points
       *[first_game] those of the first game
      }
    [deployment] { $value ->
        [by_hand] ship by ship
       *[in_line] in line, at once
      }
   *[other] { option-plain }
  }

home-preset = Battle
home-who = Who commands
home-player-name = Name of a commander
home-player = { $number ->
    [1] Vega
   *[other] Altair
  }
home-against = Against how many bot commanders
bot-name = { $number ->
    [1] Rigel
    [2] Antares
    [3] Mira
   *[other] Deneb { $number }
  }
