"""Combat in an area: port strikes, rounds, allocation of fire, damage, retreat and pursuit, air raids."""
