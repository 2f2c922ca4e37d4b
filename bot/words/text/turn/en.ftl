### What stands between somebody and what they would do: a question of theirs, first.

turn-end-asked = Your turn cannot end while a question waits for you. Answer it here, then end your turn.
turn-asked-first = That must wait: a question is open for you. Answer it here, then go on.
