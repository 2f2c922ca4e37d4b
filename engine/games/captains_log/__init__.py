"""Captain's Log: sandbox piracy on a hex sea."""
