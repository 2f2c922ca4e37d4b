"""Databases as releases left them, with games in progress, and the script that makes them."""
