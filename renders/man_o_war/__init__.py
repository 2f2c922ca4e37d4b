"""Pictures of battles of Man O'War."""
