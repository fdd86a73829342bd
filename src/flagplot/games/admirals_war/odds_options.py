"""What ``flagplot odds`` may be asked about a fight at sea, besides who fights and where."""

from __future__ import annotations

from flagplot.kernel.odds import OddsOption

OPTIONS = (
    OddsOption("retreat", "Admirals' War: never, outgunned, after:N or below:N.", "RULE", str, "never"),
    OddsOption("raid", "Admirals' War: the port of an air attack.", "PORT"),
    OddsOption("action", "Admirals' War: one round, air, surface or combined.", "KIND"),
    OddsOption("aim", "Admirals' War: pairs, weakest, strongest, spread or a unit.", "RULE"),
    OddsOption("force", "Admirals' War: searching, waiting, hiding or landing.", "INTENT"),
)
