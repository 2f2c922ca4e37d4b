### What can be typed in Fleet Commander: what each command does, names where another language has its own.

about-fleet = What a commander of Fleet Commander can do
about-fleet-roll = Roll three dice of your reserve
about-fleet-attack = Attack a ship with a red die
about-fleet-move = Move ships with a blue die
about-fleet-mission = Do what the scenario is about: evacuate, escape, bring ships in
about-fleet-weapon = Use the special weapon of a battleship
about-fleet-scan = Scan enemy signals with red dice, or undiscovered sectors with a blue one
about-fleet-reroll = Roll two specials again
about-fleet-drain = Take a die off an opponent’s bridge
about-fleet-token = Switch your interdictor off, or shake drones off
about-fleet-keep = End your turn, and say which dice stay on your bridge
about-fleet-choose = Choose the fleet you fight with
about-fleet-place = Set special sectors aside, or place one or a portal
about-fleet-deploy = Deploy a ship
about-fleet-answer = Answer an attack, or another question put to you
about-fleet-orders = Say beforehand how your fleet answers attacks
about-fleet-end = End your turn, keeping the best dice

about-option-target = At what: pick from the list
about-option-ships = Which ships, and where to

name-command-fleet = fleet
name-command-attack = attack
name-command-move = move
name-command-mission = mission
name-command-weapon = weapon
name-command-scan = scan
name-command-reroll = reroll
name-command-drain = drain
name-command-token = token
name-command-keep = keep
name-command-choose = choose
name-command-place = place
name-command-deploy = deploy
name-command-answer = answer
name-command-orders = orders

name-option-target = target
name-option-ships = ships
