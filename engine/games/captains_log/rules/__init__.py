"""The rules, one module for each chapter of the rulebook: checks read views, effects
change states.
"""
