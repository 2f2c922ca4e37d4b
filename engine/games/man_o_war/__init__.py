"""Man O'War: squadrons of ships under oars and sails, with rams and guns, signalled by post."""
