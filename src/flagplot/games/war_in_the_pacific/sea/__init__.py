"""The war at sea on the main map: task forces, their cards, movement, search, submarines, intelligence."""
