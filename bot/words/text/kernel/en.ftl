### What the kernel says in every game, and how English puts things in a row.

list-none = nothing

menu-range = { $first } … { $last }

violation-not-your-turn = It is not your turn. `/turn show` says whom the table waits for.
