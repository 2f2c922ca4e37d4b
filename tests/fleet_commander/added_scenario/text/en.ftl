beacon-goal = A beacon lies in the middle of the board. Bring a ship there, then out with it: that wins.
beacon-terms = a beacon in the middle: bring it out
beacon-objective = Sectors to the beacon: { $scores }
beacon-map = The beacon: { $sector }
beacon-aim = Hurry to the beacon at { $sector }, before they do.
beacon-brings = at the beacon: one more blue die wins
beacon-ended = The beacon is out of the battle: { $winners } wins
