"""Texts in words: languages, names of commands, searchable rules, and typed dice."""
