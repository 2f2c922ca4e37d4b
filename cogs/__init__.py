"""The slash commands, buttons and menus that people use."""
