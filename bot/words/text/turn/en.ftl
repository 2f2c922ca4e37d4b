### Reasons why a player cannot act yet, such as a question they have to answer first.

turn-end-asked = Your turn cannot end while a question waits for you. Answer it here, then end your turn.
turn-asked-first = That must wait: a question is open for you. Answer it here, then go on.
turn-no-plans = Nothing else is worth planning this turn.

## Commands that can be typed next, for players who type

typed-plan = Type `/turn confirm` to play it, `/turn discard` to drop it.
typed-offer = Type { $commands }.
tapped-or-typed = Tap a button, or type { $commands }.
typed-command = `/{ COMMAND($command) }`
typed-end = { $undone }: `/turn act` shows how. To end your turn all the same: `/turn end anyway:True`.
typed-besides = Type `/turn confirm` to play what you typed alone, or `/turn discard` and then `/turn resume` to keep what stood planned.

about-turn-confirm = Play what you have planned
about-turn-discard = Drop what you have planned
name-command-confirm = confirm
name-command-discard = discard
about-option-anyway = End it even if something is left to do
name-option-anyway = anyway

## Refusals with the game’s own reason
error-not-now-why = Nothing like that can be done now. { $why }
