"""Captain's Log: its data, its rules, and whole games."""
