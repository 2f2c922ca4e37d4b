"""What is posted and answered on Discord: cards, boards, components, pictures."""
