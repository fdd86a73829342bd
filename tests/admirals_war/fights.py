"""Battles in a few lines: a case that begins with the first round in an area."""

from __future__ import annotations

from typing import Any

from flagplot.games.admirals_war import GAME
from tests.admirals_war.helpers import Case, Rolls

BOARD = GAME.tables.board
SEATS = {0: ("british", "german"), 1: ("us", "japanese")}


class Fight(Case):
    """A battle in one area; ``units`` are those at sea there, ``ports`` all others."""

    def __init__(
        self,
        area: str,
        units: dict[str, Any] | list[str],
        *,
        ports: dict[str, Any] | None = None,
        battle: dict[str, Any] | None = None,
        frames: list[dict[str, Any]] | None = None,
        **parts: Any,
    ) -> None:
        number = BOARD[area]
        theatre = BOARD.theatre[number]
        begun = [{"step": "battle", "area": number, **(battle or {})}] if frames is None else frames
        parts.setdefault("turn", 5)
        parts.setdefault("pacific", "war")
        self.allied, self.axis = SEATS[theatre]
        super().__init__(
            units={area: units, **(ports or {})},
            frames=[{"step": "turn", "number": 8}, *begun],
            **parts,
        )

    def choose(self, allied: str, axis: str = "", dice: Rolls = ()) -> Fight:
        """Both sides choose a kind of action; the dice follow the second choice."""
        first, second = self.waiting
        words = {self.allied: allied, self.axis: axis or allied}
        self.do(first, f"choose {words[first]}")
        self.do(second, f"choose {words[second]}", dice=dice)
        return self

    def aim(self, **aims: str) -> Fight:
        """Answer aim after aim without dice, as far as the table goes."""
        while self.waiting and any(verb == "aim" for verb in self.verbs(self.waiting[0])):
            unit = self.legal(self.waiting[0])[0].split()[1]
            if unit not in aims:
                break
            self.do(self.waiting[0], f"aim {unit} {aims[unit]}")
        return self

    def stand(self) -> Fight:
        """Nobody retreats."""
        while self.waiting and "stand" in self.verbs(self.waiting[0]):
            self.do(self.waiting[0], "stand")
        return self


def area_fight(area: str, units: Any, **parts: Any) -> Fight:
    """A case that begins with everything in an area, from the submarine hunt on."""
    return Fight(area, units, frames=[{"step": "area_fight", "area": BOARD[area]}], **parts)
