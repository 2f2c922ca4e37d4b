"""The planner: choose from menus, see the outcome, confirm."""
