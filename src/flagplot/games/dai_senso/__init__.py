"""Dai Senso!: the war in Asia and the Pacific, 1937 to 1945. So far its map alone, and no game to play."""
