"""War in the Pacific, second edition: the war of 1941 to 1945. So far its map alone, and no game to play."""
