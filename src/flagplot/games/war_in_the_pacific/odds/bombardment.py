"""A bombardment of an airfield, a port or a battery: one die on the table of installations. [see BR-11-01]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.fire import bombarding, naval
from flagplot.games.war_in_the_pacific.fire.frames import Bombard
from flagplot.games.war_in_the_pacific.odds.chances import D6, SURE, Chances, of
from flagplot.games.war_in_the_pacific.odds.fields import Fields
from flagplot.games.war_in_the_pacific.odds.told import place
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import SEATS, enemy
from flagplot.games.war_in_the_pacific.units import RUNGS
from flagplot.kernel.fights import Fight
from flagplot.kernel.odds import percent
from flagplot.kernel.whatif import Odds, Offer, Part, Values, WhatIf

FIELDS = ("side", "strength", "high", "want")
MOST = 200
HIT, SPARED = "to damage it", "to save it from that"
NOTE = "Exact for one bombardment; aircraft on the ground and troops are not looked at."
INSTALLATIONS = (bombarding.AIRFIELD, bombarding.BATTERY)


def chances(play: Campaign, strength: int, *, high: bool = False) -> Chances[int]:
    """The rung of the damage ladder that a whole installation comes to; on an island one column less."""
    if strength <= 0:
        return {0: SURE}
    table, shifts = play.tables.bombardment, play.tables.bombardment.shifts
    shift = bombarding.base_shift(play, high=high) if play.field.tactical else shifts["HIGH"] * high
    return of(D6, lambda die: RUNGS.index(table.installation(strength, shift, die)))


def ends(found: Chances[int]) -> list[Odds]:
    """All that may come of it, the worst for its owner first."""
    return [Odds(_word(rung), found[rung], "good" if rung else "bad") for rung in sorted(found, reverse=True)]


def _word(rung: int) -> str:
    if not rung:
        return "nothing is done"
    return "it is suppressed" if RUNGS[rung] == "S" else f"damage {RUNGS[rung][1:]}"


def at_hand(play: Campaign, frame: Bombard) -> list[Fight]:
    """The bombardment that ships put together, as everybody sees it; of forts and troops much is hidden."""
    if frame.target not in INSTALLATIONS or not frame.ships:
        return []
    found = chances(play, naval.strength(play, frame.ships))
    side = SEATS.index(play.tables.ships[frame.ships[0]].side)
    title = f"Bombardment of {bombarding.WORDS[frame.target]} in {place(play, frame.hex)}"
    return [
        Fight(
            play.label(frame.hex), title, SEATS[side], [SEATS[enemy(side)]], SURE - found.get(0, 0.0),
            HIT, SPARED, ends(found), note=NOTE,
        )
    ]  # fmt: skip


class BombSheet(Fields):
    """The fields of a bombardment as they are filled in, and the answer."""

    def __init__(self, play: Campaign, seat: str | None, values: Values) -> None:
        super().__init__(seat, values, WhatIf("What if: bombardment"))
        self.play = play
        top = play.state.frames[-1] if play.state.frames else None
        self.now = naval.strength(play, top.ships) if isinstance(top, Bombard) else 0

    def fill(self) -> WhatIf:
        """All fields, and the chances of a strength."""
        side = self.whose("It is bombarded by")
        strength = self.number("strength", "Bombardment strength", MOST, self.now, "", step=5)
        high = self.yes("high", "By aircraft from high up", False, "")
        want = self.number("want", "Least strength for a chance of", 100, 0, "Ask for more", step=5, unit="%")
        if not strength:
            self.found.problem = "Add strength to see the chances."
            return self.found
        defends = self.seat == SEATS[enemy(side)]
        found = chances(self.play, strength, high=high)
        hit = SURE - found.get(0, 0.0)
        self.found.headline = Odds(SPARED if defends else HIT, SURE - hit if defends else hit, "good")
        shown = ends(found)
        for one in shown:
            good = (one.mood == "good") != defends
            one.mood = "even" if self.seat not in SEATS else "good" if good else "bad"
        self.found.parts.append(Part(odds=shown[::-1] if defends else shown))
        self.found.note = NOTE
        if want:
            self.found.parts.append(self._least(high, want))
        return self.found

    def _least(self, high: bool, want: int) -> Part:
        for strength in range(1, MOST + 1):
            chance = SURE - chances(self.play, strength, high=high).get(0, 0.0)
            if 100 * chance >= want:
                offer = Offer("Go on with it", "strength", strength)
                return Part("Least strength", text=f"Enough: {strength}, {percent(chance)}.", offer=offer)
        return Part("Least strength", text=f"No strength up to {MOST} has {want} %.")
