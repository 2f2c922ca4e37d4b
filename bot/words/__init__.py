"""From Texts to sentences: languages, names of commands, rules to look up, typed dice."""
