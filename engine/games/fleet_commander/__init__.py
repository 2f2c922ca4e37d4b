"""Fleet Commander: battles of fleets on squares, fought with energy dice."""
