### What can be typed in Captain’s Log: what each command does, names where another language has its own.

about-captain = What a captain of Captain’s Log can do
about-captain-sail = Sail to a hex in reach
about-captain-explore = Reveal the tiles in sight
about-captain-end = End your turn
about-captain-turn = Turn in place, which is the whole move
about-captain-fire = Fire a broadside
about-captain-buy = Buy goods in the port’s market
about-captain-sell = Sell goods in the port’s market
about-captain-wood = Buy or sell wood in a shipyard
about-captain-repair = Repair hull or sails with wood
about-captain-pickup = Fish out a barrel, or what drifts here
about-captain-jettison = Throw goods or a cannon overboard
about-captain-rearrange = Stow the hold anew
about-captain-upgrade = Buy cannons, better sails or guns, or ammunition
about-captain-ship = Buy the ship of the next level
about-captain-fame = Buy a point of fame
about-captain-mission = Take a mission, or do a step of one
about-captain-start = Choose where to begin
about-captain-facing = Choose which way your ship faces as it is placed
about-captain-answer = Answer a question put to you
about-captain-scuttle = Give up a ship stranded with no way out

about-option-to = Where to: pick from the list
about-option-pickup = Fish out what floats there, if a movement point is left
about-option-tiles = How many tiles at most
about-option-heading = Which way
about-option-at = At which ship, with what
about-option-goods = Which goods
about-option-where = Where to begin

name-command-captain = captain
name-command-sail = sail
name-command-explore = explore
name-command-fire = fire
name-command-buy = buy
name-command-sell = sell
name-command-wood = wood
name-command-repair = repair
name-command-pickup = pickup
name-command-jettison = jettison
name-command-rearrange = rearrange
name-command-upgrade = upgrade
name-command-ship = ship
name-command-fame = fame
name-command-mission = mission
name-command-facing = facing
name-command-answer = answer
name-command-scuttle = scuttle

name-option-to = to
name-option-pickup = pickup
name-option-tiles = tiles
name-option-heading = heading
name-option-at = at
name-option-goods = goods
name-option-where = where

sail-goal = { $hexes ->
    [one] { $place }, 1 hex
   *[other] { $place }, { $hexes } hexes
  }
