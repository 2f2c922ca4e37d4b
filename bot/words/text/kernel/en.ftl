### Sentences of the kernel, the same in every game, and the form of lists in English.

list-none = nothing

menu-range = { $first } … { $last }

violation-not-asked = That question is no longer open. `/turn show` says what is asked now.
violation-not-your-turn = It is not your turn. `/turn show` says whom the table waits for.

### Refusals of values typed into a form.

violation-no-number = “{ $field }” takes a whole number, such as 12 or -3.
violation-no-choice = Choose one of the answers to “{ $field }”.
