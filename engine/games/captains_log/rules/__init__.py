"""The rules, one module a chapter of the rulebook: checks read views, effects change states."""
