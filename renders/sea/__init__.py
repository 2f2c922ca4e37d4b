"""The hex sea of Captain's Log as a picture."""
