"""Pictures of the games, drawn with Pillow from what a seat may see."""
