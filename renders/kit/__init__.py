"""Drawing tools that every picture shares: palette, brush, sprites."""
