"""Compile everything the odds need, before anybody asks: ``python -m flagplot.odds.warm``.

The machine code is kept on disk, so a set-up that ends with this spares the first player the wait.
"""

from __future__ import annotations

from typing import Any

import flagplot

RULES = ("never", "after:1", "below:2", "under:0.4", "best")
LANDING = {
    "attack": "2 infantry, artillery, fighter", "seaborne": "infantry", "bombard": "cruiser",
    "defend": "2 infantry, aa_gun",
}  # fmt: skip
OVERLAND = {"attack": "2 infantry, tank", "defend": "2 infantry"}
SEA = {"attack": "2 destroyer, submarine, fighter", "defend": "destroyer, submarine, transport"}
SHIPS = {"area": "north_sea", "allied": "uk_hood, uk_norfolk, uk_raf_coastal", "axis": "ger_bismarck"}

BOATS: dict[str, Any] = {
    "area": "north_sea", "allied": "uk_hood", "axis": {"ger_bismarck": {}, "ger_uboat_01": "raiding"},
    "options": {"submarine_targeting": True},
}  # fmt: skip


def warm() -> None:
    """Ask one small question of every kind that is answered by compiled functions."""
    game: Any = flagplot.game("pacific-1940")
    for battle in (LANDING, OVERLAND, SEA):
        for rule in RULES:
            game.odds(**battle, retreat=rule).document()
    boats: Any = flagplot.game("anniversary")  # whose defenders decide after the first strike
    for dives in (("attacker",), ("defender",)):
        boats.odds(attack="submarine, cruiser", defend="2 submarine, cruiser", dives=dives).document()
    sea_war: Any = flagplot.game("admirals-war")
    for rule in ("never", "outgunned"):
        sea_war.odds(**SHIPS, axis_policy={"retreat": rule}).document()
    sea_war.odds(**BOATS).document()


if __name__ == "__main__":
    warm()
