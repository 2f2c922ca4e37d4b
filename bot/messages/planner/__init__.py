"""The planner: choose from menus, see what would come of it, confirm."""
