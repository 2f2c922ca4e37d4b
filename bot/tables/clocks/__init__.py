"""The time a table gives: its pace, and the moment at which a span of time runs out."""
