"""Phase 3: conduct combat, from kamikaze attacks to the last battle."""
