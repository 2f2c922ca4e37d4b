"""Sealed orders: two sides in fog, whose captains write orders that are carried out at once."""
