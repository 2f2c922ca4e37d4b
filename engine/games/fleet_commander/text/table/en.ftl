### What is said of a table of Fleet Commander: its title, presets, options and levels.

game-title = Fleet Commander
game-about = Roll three energy dice a turn: close in, fire, and keep the shields that will save your ships.
game-cover = A battleship under fire. A cruiser and a destroyer hit it for 5 damage; it hits back for 4.
button-first-game = Fight the first battle

policy-name = { $level ->
    [random] cadet
    [ensign] ensign
    [lieutenant] lieutenant
    [captain] captain
    [admiral] admiral
   *[other] { $level }
  }
preset-name = { $preset ->
    [first_game] First game
    [pitched_battle] Duel (pitched battle)
    [team_battle] Team battle
    [free_for_all] Free-for-all
    [asteroid_belt] Asteroid belt
    [trap] The trap
    [hidden_battle] Hidden battle
    [rescue] Rescue
    [passage] The passage
    [capture] The capture
    [control] Control
   *[other] { $preset }
  }
option-name = { $option ->
    [scenario] Scenario
    [mode] Who fights whom
    [board] Board
    [points] Class points of a fleet
    [fleets] Fleets
    [handicap] Handicap: who has more class points
    [handicap_points] Handicap: how many more in each fleet
    [special_sectors] Special sectors each
    [portals] Pairs of portals on one zone
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
    [scenario] { $value ->
        [asteroid_belt] asteroid belt
        [trap] the trap
        [rescue] rescue
        [passage] the passage
        [capture] the capture
        [control] control
       *[pitched_battle] pitched battle
      }
    [mode] { $value ->
        [teams_of_four] two teams, four commanders in all
        [teams_of_six] two teams, six commanders in all
        [free_for_all] all against all, three to six
       *[duel] one against one
      }
    [board] { $value ->
        [first_game] 5x5, two asteroid fields
        [five_by_five] 5x5
        [five_by_six] 5x6
        [six_by_six] 6x6
        [two_of_four_by_four] two zones of 4x4
        [five_by_eight] 5x8 (four in teams)
        [five_by_ten] 5x10 (four in teams)
        [seven_by_seven] 7x7 (four in teams)
        [two_of_five_by_five] two zones of 5x5 (four in teams)
       *[standard] the usual one for so many
      }
    [fleets] { $value ->
        [chosen] chosen by points
       *[first_game] those of the first game
      }
    [handicap] { $value ->
        [phebe] League of Phébé
        [amycles] Hegemony of Amyclès
       *[nobody] nobody
      }
    [deployment] { $value ->
        [by_hand] ship by ship
        [arranged] each arranges theirs, unseen
        [random] at random, at once
        [mirrored] mirrored, at once
       *[in_line] in line, at once
      }
   *[other] { option-plain }
  }

side-name = { $side ->
    [phebe] League of Phébé
   *[amycles] Hegemony of Amyclès
  }

home-preset = Choose a battle
home-seats = { $seats } commanders
home-other-games = Duels, teams, larger battles…
home-who = Who commands
home-player-name = Name of a commander
home-player = { $number ->
    [1] Vega
    [2] Altair
    [3] Capella
    [4] Sirius
    [5] Spica
   *[other] Procyon
  }
home-against = Against how many bot commanders
bot-name = { $number ->
    [1] Rigel
    [2] Antares
    [3] Mira
   *[other] Deneb { $number }
  }

## Battles and levels as they are chosen; rounds are what bots take, minutes what a newcomer does

preset-about = { $preset ->
    [first_game] Guided: a ready fleet against the bot’s, and hints through your first steps
    [pitched_battle] Against the bot, or two of you: place special sectors, choose a fleet, deploy, fight
    [hidden_battle] A duel in the dark: nobody sees what the others’ ships and sectors are
    [team_battle] Two against two, each with a fleet; allies win together
    [free_for_all] Three to six commanders, each against all others
    [asteroid_belt] A duel among asteroid fields that drift, and that you can steer into the enemy
    [trap] A duel in which one fleet lies in ambush on both sides of the other
    [rescue] A race: bring home most of the containers in the middle
    [passage] One side brings a damaged cruiser across the board, the other hunts it
    [capture] One side escorts a shuttle to a corner, the other tries to take it
    [control] A race: enter by your portal, and hold both portals
   *[other] {""}
  }
preset-length = { $preset ->
    [first_game] ≈ 12 rounds, 20 min
    [pitched_battle] ≈ 15 rounds, 30 min
    [hidden_battle] ≈ 14 rounds, 30 min
    [team_battle] ≈ 14 rounds, 40 min
    [free_for_all] ≈ 15 rounds, 40 min
    [asteroid_belt] ≈ 14 rounds, 30 min
    [trap] ≈ 10 rounds, 25 min
    [rescue] ≈ 14 rounds, 30 min
    [passage] ≈ 9 rounds, 20 min
    [capture] ≈ 4 rounds, 15 min
    [control] ≈ 20 rounds, 35 min
   *[other] {""}
  }
policy-strength = { $level ->
    [ensign] very easy
    [lieutenant] easy
    [captain] fair
    [admiral] hard
   *[other] {""}
  }
