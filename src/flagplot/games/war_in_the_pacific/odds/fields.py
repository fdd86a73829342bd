"""What every sheet of the drawer has: fields that are read and listed in one go."""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN, SEATS
from flagplot.kernel.whatif import Choice, Field, Item, Values, WhatIf

LETTERED = "lettered"  # a counter with letters, for clients that draw counters
WHO = {JAPAN: "Japan", ALLIED: "the Allies"}


def lettered(item: Item, sign: str, *factors: int) -> Item:
    """An aircraft or a ship as a counter: what it is, and the ratings that count."""
    item.unit = {
        "id": item.id, "kind": LETTERED, "owner": item.owner, "count": 1, "name": item.name, "sign": sign,
        "factors": "-".join(map(str, factors)),
    }  # fmt: skip
    return item


class Fields:
    """A battle that is filled in field by field."""

    def __init__(self, seat: str | None, values: Values, found: WhatIf) -> None:
        self.seat, self.values, self.found = seat, values, found

    def add(self, field: Field) -> None:
        """List a field."""
        self.found.fields.append(field)

    def yes(self, name: str, text: str, usual: bool, group: str) -> bool:
        """On or off."""
        found = self.values.switch(name, usual)
        self.add(Field(name, text, "yes", found, group))
        return found

    def number(
        self, name: str, text: str, most: int, usual: int, group: str, step: int = 1, unit: str = ""
    ) -> int:
        """A number from 0."""
        found = self.values.number(name, most, min(max(usual, 0), most))
        self.add(Field(name, text, "number", found, group, most=most, step=step, unit=unit))
        return found

    def choice(self, name: str, text: str, choices: list[Choice], usual: str, group: str = "") -> str:
        """One of several."""
        found = self.values.choice(name, choices, usual)
        self.add(Field(name, text, "choice", found, group, choices=choices))
        return found

    def one_of(self, name: str, text: str, known: list[Choice], here: list[str], group: str = "") -> str:
        """One of those that are there; one that is known, but not there any more, gives way to the first."""
        found = self.values.choice(name, known, here[0])
        found = found if found in here else here[0]
        choices = [one for one in known if one.id in here]
        self.add(Field(name, text, "choice", found, group, choices=choices))
        return found

    def whose(self, text: str, usual: str | None = None) -> int:
        """The side that attacks; if nothing says otherwise the one that asks."""
        usual = usual or (self.seat if self.seat in SEATS else SEATS[ALLIED])
        sides = [Choice(SEATS[side], WHO[side]) for side in (JAPAN, ALLIED)]
        return SEATS.index(self.choice("side", text, sides, str(usual)))
