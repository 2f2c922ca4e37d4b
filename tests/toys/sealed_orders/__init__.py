"""Sealed orders: two sides in a fog, whose captains write their orders and move all at once."""
