### Reasons why a player cannot act yet, such as a question they have to answer first.

turn-end-asked = Answer this first, then end your turn.
turn-asked-first = Answer this first, then continue.
turn-no-plans = Nothing else is worth planning this turn.

## Commands that can be typed next, for players who type

typed-plan = Type `/turn confirm` to play it, `/turn discard` to drop it.
typed-offer = Type { $commands }.
tapped-or-typed = Tap a button, or type { $commands }.
typed-command = `/{ COMMAND($command) }`
typed-end = { $undone }: `/turn act` shows how. To end your turn anyway: `/turn end anyway:True`.
typed-besides = Type `/turn confirm` to play only what you typed, or `/turn discard` and then `/turn resume` to keep your earlier plan.

about-turn-confirm = Play what you have planned
about-turn-discard = Drop what you have planned
name-command-confirm = confirm
name-command-discard = discard
about-option-anyway = End it even if something is left to do
name-option-anyway = anyway

## Refusals with the game’s own reason
error-not-now-why = That is not possible now. { $why }
