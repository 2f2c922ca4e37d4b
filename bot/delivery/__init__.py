"""Delivery of what tables have to tell: boards and notices posted, edited, finished, each once."""
