### What can be typed in the skirmish.

about-raid = What a crew of the skirmish can do
about-raid-dive = Dive for a card
about-raid-sell = Sell a card
about-raid-end = End your turn
about-option-goods = Which card

name-command-raid = raid
name-command-dive = dive
name-command-sell = sell
name-option-goods = card
