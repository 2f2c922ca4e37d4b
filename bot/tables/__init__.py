"""Tables: games in progress, with their play, their log and their announcements."""
