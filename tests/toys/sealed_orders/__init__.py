"""Sealed orders: two sides in fog, whose secret orders are carried out simultaneously."""
