"""A round of gunfire at one ship to try things out with: who fires, by day or night. [see 19]

It is made of printed ships, with the damage that everybody sees of those that fight now.
"""

from __future__ import annotations

from typing import Any

import msgspec

from flagplot.games.war_in_the_pacific.odds import ships
from flagplot.games.war_in_the_pacific.odds.chances import Chances, at_least
from flagplot.games.war_in_the_pacific.odds.fields import Fields, lettered
from flagplot.games.war_in_the_pacific.odds.strike import AIMS, ASK, GOALS, SHIP, aims, damage_word
from flagplot.games.war_in_the_pacific.places import OUT
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sea.state import TaskForce
from flagplot.games.war_in_the_pacific.sides import SEATS, enemy
from flagplot.games.war_in_the_pacific.surface import battle, gunnery, panels
from flagplot.games.war_in_the_pacific.surface.frames import SurfaceCombat
from flagplot.games.war_in_the_pacific.units import COMBATANTS, SUNK
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.odds import percent
from flagplot.kernel.whatif import Choice, Field, Item, Odds, Offer, Part, Values, WhatIf

FIELDS = ("side", "ships", "target", "damage", "first_round", "night", "admiral", "goal", "want")
FIRING, FIRED_AT = "firing", "fired at"  # labels of the two imagined task forces
NOTE = "Exact for one round of fire at one ship: the damage die, the Naval CRT and critical hits."
HOW = "How they fight"


class GunSheet(Fields):
    """The fields of a round of fire as they are filled in, and the answer."""

    def __init__(self, play: Campaign, seat: str | None, values: Values) -> None:
        super().__init__(seat, values, WhatIf("What if: gunfire"))
        self.play = play
        self.now = _fought(play, seat)
        self.seen = {one["id"]: one["damage"] for force in self.now["forces"] for one in force["ships"]}
        self.side = self.whose("The guns are those of")

    def fill(self) -> WhatIf:
        """All fields, and the chances once anybody fires."""
        target, damage = self._target()
        group = self._ships()
        round = 1 if self.yes("first_round", "In the first round, with torpedoes", self._early(), HOW) else 2
        night = self.yes("night", "By night", bool(self.now.get("night")), HOW)
        text = "Columns by the better admiral"
        shift = self.number("admiral", text, gunnery.MOST_SHIFT, 0, HOW)
        goal = self.choice("goal", "The aim is to", aims(), "hit", ASK)
        want = self.number("want", "Fewest ships for a chance of", 100, 0, ASK, step=5, unit="%")
        if not group:
            self.found.problem = "Add ships that fire to see the chances."
            return self.found
        least = max(GOALS[goal], damage + 1)
        fire = Fire(self.play, self.seen, target, damage, round, night, shift)
        chances = fire.chances(group)
        self._answer(fire, chances, group, goal, least)
        if want:
            self.found.parts.append(self._fewest(fire, group, least, want))
        return self.found

    def _of(self, side: int) -> list[int]:
        printed = enumerate(self.play.tables.ships)
        return [number for number, ship in printed if ship.side == SEATS[side]]

    def _fighting(self, side: int) -> list[str]:
        """The ships of a side that fight now, as far as they are seen."""
        forces = [one for one in self.now["forces"] if one["side"] == SEATS[side]]
        return [ship["id"] for force in forces for ship in force["ships"] if ship["fights"]]

    def _early(self) -> bool:
        return int(self.now.get("round", 1)) <= 1

    def _target(self) -> tuple[int, int]:
        printed, there = self.play.tables.ships, self._fighting(enemy(self.side))
        others = [printed[ship] for ship in self._of(enemy(self.side)) if printed[ship].id not in there]
        others.sort(key=lambda ship: (ship.type not in COMBATANTS, ship.type, ship.name))
        known = [Choice(ship.id, f"{ship.name} ({ship.type})") for ship in printed]
        here = [*there, *(ship.id for ship in others)]
        chosen = self.one_of("target", "The target is", known, here)
        damage = self.number("damage", "She has damage", SUNK - 1, self.seen.get(chosen, 0), SHIP)
        return self.play.tables.ship_number[chosen], damage

    def _ships(self) -> tuple[int, ...]:
        tables, there = self.play.tables, self._fighting(self.side)
        able = [ship for ship in self._of(self.side) if tables.ships[ship].surface > 0]
        able.sort(key=lambda ship: (tables.ships[ship].id not in there, tables.ships[ship].type, ship))
        ids = [tables.ships[ship].id for ship in able]
        wanted = self.values.force("ships", {id: 1 for id in there if id in ids})
        for id, count in wanted.items():
            if id not in tables.ship_number or count > 1:
                raise BadInputError(f"ships: ships, each once, expected, found {count} {id!r}")
        wanted = {id: 1 for id in wanted if id in ids}  # those of the other side give way
        items = [self._item(ship, wanted) for ship in able]
        mine = SEATS[self.side] == self.seat
        self.add(Field("ships", "Ships that fire", "units", wanted, items=items, mine=mine))
        return tuple(tables.ship_number[id] for id in wanted)

    def _item(self, ship: int, wanted: dict[str, int]) -> Item:
        one = self.play.tables.ships[ship]
        name, hurt = f"{one.name} ({one.type})", bool(self.seen.get(one.id))
        item = Item(one.id, name, wanted.get(one.id, 0), 1, one.type, SEATS[self.side], damaged=hurt)
        return lettered(item, one.type, one.surface, one.defence) if item.count else item

    def _answer(
        self, fire: Fire, chances: Chances[int], group: tuple[int, ...], goal: str, least: int
    ) -> None:
        defends, found = self.seat == SEATS[enemy(self.side)], self.found
        aim, (done, spared) = at_least(chances, least), AIMS[goal]
        found.headline = Odds(spared if defends else done, 1 - aim if defends else aim, "good")
        ends = []
        for damage, chance in sorted(chances.items(), reverse=True):
            good = (damage > fire.damage) != defends
            mood = "even" if self.seat not in SEATS else "good" if good else "bad"
            ends.append(Odds(damage_word(damage, fire.damage), chance, mood))  # type: ignore[arg-type]
        facts = [("Ships that fire", str(len(group))), ("Strength", str(fire.power(group)))]
        found.parts.append(Part(odds=ends[::-1] if defends else ends, facts=facts))
        found.note = NOTE

    def _fewest(self, fire: Fire, group: tuple[int, ...], least: int, want: int) -> Part:
        """The strongest first, until they are enough."""
        title = "Fewest ships"
        strongest = sorted(group, key=lambda ship: -fire.power((ship,)))
        for many in range(1, len(group) + 1):
            part = tuple(strongest[:many])
            chance = at_least(fire.chances(part), least)
            if 100 * chance >= want:
                names = ", ".join(self.play.tables.ships[ship].name for ship in part)
                value = {self.play.tables.ships[ship].id: 1 for ship in part}
                text = f"Enough: {names}, {percent(chance)}."
                return Part(title, text=text, offer=Offer("Go on with these", "ships", value))
        return Part(title, text=f"Even all of them have less than {want} %.")


class Fire:
    """Two task forces of which nothing is known but their ships, and the fire at one of them."""

    def __init__(
        self, play: Campaign, seen: dict[str, int], target: int, damage: int, round: int, night: bool,
        shift: int,
    ) -> None:  # fmt: skip
        self.target, self.damage, self.shift = target, damage, shift
        self.play = Campaign(play.printed, play.state.clone())
        state, ships = self.play.state, self.play.tables.ships
        for ship, printed in enumerate(ships):
            state.damage[ship], state.hurt[ship], state.shots[ship] = (
                seen.get(printed.id, printed.damaged),
                0,
                0,
            )
        state.damage[target] = damage
        sides = {label: SEATS.index(ships[target].side) for label in (FIRED_AT, FIRING)}
        sides[FIRING] = enemy(sides[FIRED_AT])
        forces = {
            label: TaskForce(side=side, hex=OUT, ships=(target,) if label == FIRED_AT else ())
            for label, side in sides.items()
        }
        state.sea = msgspec.structs.replace(self.play.sea, forces=forces)
        self.frame = SurfaceCombat(mover=FIRING, other=FIRED_AT, night=night, round=round)

    def power(self, group: tuple[int, ...]) -> int:
        """Their strength together. [BR-19-03]"""
        return sum(battle.attack_strength(self.play, self.frame, ship, self.target) for ship in group)

    def chances(self, group: tuple[int, ...]) -> Chances[int]:
        """The damage of the target afterwards."""
        power, drm = self.power(group), battle.fire_drm(self.play, self.frame, 0, list(group), self.target)
        return ships.damage(self.play, self.target, [(power, drm)] if power > 0 else [], self.shift)


def _fought(play: Campaign, seat: str | None) -> dict[str, Any]:
    """The surface combat that is fought now, as a viewer sees it on its board."""
    frames = (one for one in reversed(play.state.frames) if isinstance(one, SurfaceCombat))
    combat = next(frames, None)
    return {"forces": []} if combat is None else panels.surface_combat(play, combat, seat)
