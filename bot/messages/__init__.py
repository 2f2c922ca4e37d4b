"""Messages on Discord: cards, boards, components and pictures."""
