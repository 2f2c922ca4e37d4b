### What can be typed in Man O’War: what each command does, names where another language has its own.

about-squadron = What an admiral of Man O’War can do
about-squadron-signal = Signal to a squadron what it shall do
about-squadron-seal = Seal your signals for this turn
about-squadron-scuttle = Sink a damaged ship of yours at the end of this turn, or do not
about-squadron-orders = Give exact orders to single ships for this turn
about-squadron-end = Show what keeps the turn from going on

about-option-signal = Which signal: pick from the list
about-option-orders = Such as “A1: A10 P45 fire bow; A2: battle 15”: a semicolon between ships

name-command-squadron = squadron
name-command-signal = signal
name-command-seal = seal
name-command-scuttle = scuttle
name-command-orders = orders

name-option-signal = signal
name-option-orders = orders
