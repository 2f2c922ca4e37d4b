"""What every picture shares: palette, brush, sprites."""
