"""Man O' War: battles of sailing and oared fleets on an open table."""
