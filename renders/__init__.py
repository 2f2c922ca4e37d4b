"""Pictures of the games, drawn with Pillow from the view of a seat."""
