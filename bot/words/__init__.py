"""Sentences made of Texts: languages, names of commands, rules to look up, typed dice."""
