"""An air strike to try things out with: through the flak, at a ship or an installation. [see 7, 10, 11]

It is made of printed types and ships alone, so it tells nothing about those that are hidden at sea.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from flagplot.games.war_in_the_pacific.air import hits, missions, panels, raids, strengths, wings
from flagplot.games.war_in_the_pacific.air.frames import SHIPS, STRIKE_B, STRIKE_N, Group, Line, Raid
from flagplot.games.war_in_the_pacific.air.strengths import BOMBS, ELITE, GREEN, HIGH, LOW, MEDIUM
from flagplot.games.war_in_the_pacific.fire import ships as hulls
from flagplot.games.war_in_the_pacific.fire.flights import bombardment_strength
from flagplot.games.war_in_the_pacific.names import AIRCRAFT
from flagplot.games.war_in_the_pacific.odds import air, ships
from flagplot.games.war_in_the_pacific.odds.chances import D6, Chances, at_least, mean, of, then
from flagplot.games.war_in_the_pacific.odds.fields import Fields, lettered
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import JAPAN, SEATS, enemy
from flagplot.games.war_in_the_pacific.units import CARRIERS, RUNGS, SUNK, AirType
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.odds import percent
from flagplot.kernel.whatif import Choice, Field, Item, Odds, Offer, Part, Values, WhatIf

MOST_APS, MOST_FLAK = 10, 99
FIELDS = (
    "side", "aircraft", "target", "damage", "flak", "torpedoes", "level", "quality", "extended", "night",
    "port", "deck", "first", "goal", "want",
)  # fmt: skip
FLYING, SHIP, ASK = "How they fly", "The target", "Ask for more"
BASE = "installation"  # an airfield, a port, a seaplane base: one table [see BR-11-01]
QUALITIES = [Choice("trained", "trained"), Choice(ELITE, "elite"), Choice(GREEN, "green")]
LEVELS = [Choice(MEDIUM, "from medium height"), Choice(HIGH, "from high up")]
GOALS = {"hit": 1, "crippled": ships.CRIPPLED, "sunk": SUNK}  # damage from which a ship is that
AIMS = {
    "hit": ("to damage her", "to come through unharmed"),
    "crippled": ("to cripple her", "not to be crippled"),
    "sunk": ("to sink her", "to stay afloat"),
}
SUPPRESSED = 1  # an installation that is hit at all
NOTE = "Exact for one wave that no fighters meet: its flak, its damage dice, the Naval CRT and critical hits."


class Wave(msgspec.Struct, frozen=True):
    """What flies, and how."""

    aircraft: dict[str, int]  # type -> air points
    torpedoes: bool
    level: str
    quality: str
    extended: bool
    night: bool
    port: bool
    first: tuple[str, ...]  # types in the order in which the flak takes them


class StrikeSheet(Fields):
    """The fields of a strike as they are filled in, and the answer."""

    def __init__(self, play: Campaign, seat: str | None, values: Values) -> None:
        super().__init__(seat, values, WhatIf("What if: air strike"))
        self.play = play
        self.now = flown(play, seat)
        self.side = self.whose("The aircraft are those of", self.now.get("side"))

    def fill(self) -> WhatIf:
        """All fields, and the chances once anything flies."""
        target, flak = self._target(), self.number("flak", "Anti-aircraft strength", MOST_FLAK, 0, SHIP)
        wave = self._wave(target)
        goal = self._goal(target)
        want = self.number("want", "Fewest air points for a chance of", 100, 0, ASK, step=5, unit="%")
        count = sum(wave.aircraft.values())
        if not count:
            self.found.problem = "Add air points to see the chances."
        elif target is not None and count > hits.MOST_ON_A_SHIP:
            self.found.problem = f"At most {hits.MOST_ON_A_SHIP} air points of a wave attack one ship."
        else:
            self._answer(wave, flak, target, goal, want)
        return self.found

    # -- fields ---------------------------------------------------------------------------------------------

    def _types(self, target: int | None) -> dict[str, AirType]:
        """The types of a side that could fly the mission."""
        tables, mission = self.play.tables, STRIKE_B if target is None else STRIKE_N
        own = {unit.type for unit in tables.air if unit.side == SEATS[self.side]}
        return {
            key: kind
            for key, kind in sorted(tables.types.items())
            if key in own and missions.approaches(kind, mission)
        }

    def _target(self) -> int | None:
        """A ship of the enemy, with the damage she has; or an installation."""
        printed = self.play.tables.ships
        enemies = [ship for ship in printed if ship.side == SEATS[enemy(self.side)]]
        enemies.sort(key=lambda ship: (ship.type not in CARRIERS, ship.type, ship.name))
        aimed = [one["ship"] for one in self.now.get("chances", ())]
        here = [*aimed, *(ship.id for ship in enemies if ship.id not in aimed), BASE]
        known = [Choice(ship.id, f"{ship.name} ({ship.type})") for ship in printed]
        known.append(Choice(BASE, "an airfield, a port or another installation"))
        chosen = self.one_of("target", "The target is", known, here)
        ship = None if chosen == BASE else self.play.tables.ship_number[chosen]
        self.damage, self.deck = 0, False
        if ship is not None:
            seen = {one["ship"]: one["damage"] for one in self.now.get("display", ())}
            self.damage = self.number("damage", "She has damage", SUNK - 1, seen.get(chosen, 0), SHIP)
            if printed[ship].type in CARRIERS:
                self.deck = self.yes("deck", "Her planes are on deck", False, SHIP)
        return ship

    def _wave(self, target: int | None) -> Wave:
        kinds = self._types(target)
        given = self.values.force("aircraft", self._aimed(target))
        for key, count in given.items():
            if key not in self.play.tables.types or count > MOST_APS:
                raise BadInputError(f"aircraft: at most {MOST_APS} of a type expected, found {count} {key!r}")
        aircraft = {key: count for key, count in given.items() if key in kinds}
        items = [self._item(kind, aircraft.get(key, 0)) for key, kind in kinds.items()]
        mine = SEATS[self.side] == self.seat
        self.add(Field("aircraft", "Air points", "units", aircraft, items=items, mine=mine))
        first = self.values.order("first", sorted(aircraft, key=lambda key: (kinds[key].anti_ship, key)))
        if len(aircraft) > 1:
            ranks = [self._item(kinds[key], aircraft[key]) for key in first]
            self.add(Field("first", "The flak takes first", "ranks", first, FLYING, ranks))
        return Wave(
            aircraft,
            target is not None and self.yes("torpedoes", "With torpedoes, who can carry them", True, FLYING),
            self.choice("level", "Level bombers come", LEVELS, MEDIUM, FLYING),
            self.choice("quality", "Their crews are", QUALITIES, "trained", FLYING),
            self.yes("extended", "At extended range", False, FLYING),
            self.yes("night", "By night", False, FLYING),
            target is not None
            and self.yes("port", "The ship is in port", self.now.get("what") == SHIPS, SHIP),
            tuple(first),
        )

    def _aimed(self, target: int | None) -> dict[str, int]:
        """The air points of the wave that is flown which are aimed at a ship; their flak is behind them."""
        found: dict[str, int] = {}
        tables = self.play.tables
        for one in self.now.get("aims", ()):
            if target is not None and one["ship"] == tables.ships[target].id:
                kind = tables.air[tables.air_number[one["air"]]].type
                found[kind] = found.get(kind, 0) + one["points"]
        return found

    def _item(self, kind: AirType, count: int) -> Item:
        name = AIRCRAFT.get(kind.key, kind.name)
        item = Item(kind.key, name, count, MOST_APS, kind.class_, SEATS[self.side])
        return lettered(item, kind.key, kind.anti_ship, kind.bombardment)

    def _goal(self, target: int | None) -> str:
        if target is None:
            return "hit"
        return self.choice("goal", "The aim is to", aims(), "hit", ASK)

    # -- the answer -----------------------------------------------------------------------------------------

    def _answer(self, wave: Wave, flak: int, target: int | None, goal: str, want: int) -> None:
        strike = Strike(self.play, wave, flak, target, self.damage, self.deck)
        chances = strike.chances
        least = GOALS[goal] if target is not None else SUPPRESSED
        aim = at_least(chances, max(least, self.damage + 1))
        defends = self.seat == SEATS[enemy(self.side)]
        done, spared = AIMS[goal]
        if target is None:
            done, spared = "to damage it", "to save it from that"
        self.found.headline = Odds(spared if defends else done, 1 - aim if defends else aim, "good")
        self.found.parts.append(Part(odds=self._ends(strike, defends), facts=strike.facts()))
        self.found.note = NOTE
        if want:
            self.found.parts.append(self._fewest(strike, least, want))

    def _ends(self, strike: Strike, defends: bool) -> list[Odds]:
        found = []
        for damage, chance in sorted(strike.chances.items(), reverse=True):
            good = (damage > strike.damage) != defends
            mood = "even" if self.seat not in SEATS else "good" if good else "bad"
            found.append(Odds(strike.word(damage), chance, mood))  # type: ignore[arg-type]
        return found[::-1] if defends else found

    def _fewest(self, strike: Strike, least: int, want: int) -> Part:
        """The fewest air points that are enough, taken away as the flak would take them."""
        title, enough = "Fewest air points", None
        for part in _smaller(strike.wave):
            chance = at_least(strike.of(part).chances, max(least, strike.damage + 1))
            if 100 * chance < want:
                break
            enough = part, chance
        if enough is None:
            return Part(title, text=f"Even all of them have less than {want} %.")
        wave, chance = enough
        named = ", ".join(f"{count} {AIRCRAFT.get(key, key)}" for key, count in wave.aircraft.items())
        offer = Offer("Go on with these", "aircraft", dict(wave.aircraft))
        return Part(title, text=f"Enough: {named}, {percent(chance)}.", offer=offer)


class Strike:
    """One wave on one target."""

    def __init__(
        self, play: Campaign, wave: Wave, flak: int, target: int | None, damage: int, deck: bool
    ) -> None:
        self.wave, self.flak, self.target, self.damage, self.deck = wave, flak, target, damage, deck
        self.play = Campaign(play.printed, play.state.clone())
        if target is not None:  # a ship in no task force, of which nothing is known
            state = self.play.state
            state.sea = msgspec.structs.replace(self.play.sea, forces={})
            state.damage[target], state.hurt[target] = damage, 0
        self.kinds = self.play.tables.types
        mission = STRIKE_N if target is not None else STRIKE_B
        self.groups = [(key, many, self._way(key, mission)) for key, many in wave.aircraft.items()]
        self.groups.sort(key=lambda one: wave.first.index(one[0]))
        self.chances = then(self.losses, self._hit)

    def of(self, wave: Wave) -> Strike:
        """The same with other aircraft."""
        return Strike(self.play, wave, self.flak, self.target, self.damage, self.deck)

    def _way(self, key: str, mission: str) -> str:
        """The approach of a type: torpedoes low if it has them, else as it must or may. [BR-5-17, BR-7-02]"""
        ways = missions.approaches(self.kinds[key], mission)
        if LOW in ways and self.kinds[key].has(wings.TORPEDO):
            level = [way for way in ways if way != LOW]
            return LOW if self.wave.torpedoes else self.wave.level if level else BOMBS
        return self.wave.level if self.wave.level in ways else ways[0]

    @property
    def losses(self) -> Chances[int]:
        """APs shot down or turned back by flak. [see BR-7-03]"""
        if not self.flak:
            return {0: 1.0}
        groups: tuple[Group, ...] = tuple((at, one[1], one[2]) for at, one in enumerate(self.groups))
        return of(air.flak(self.play, self.flak, groups), sum)

    def _left(self, lost: int) -> list[tuple[str, int, str]]:
        found = []
        for key, many, way in self.groups:
            gone = min(many, lost)
            lost -= gone
            found += [(key, many - gone, way)] if many > gone else []
        return found

    def _hit(self, lost: int) -> Chances[int]:
        groups = self._left(lost)
        return self._bombed(groups) if self.target is None else self._struck(groups, self.target)

    def _struck(self, groups: list[tuple[str, int, str]], ship: int) -> Chances[int]:
        """The damage of a ship. [see BR-10-04]"""
        wave, limit, volleys = self.wave, hulls.speed_class(self.play, ship), []
        speed = hits.port_speed(limit, active=False, surprise=0) if wave.port else limit
        for ways in hits.ORDER:
            power = sum(self._strength(key, way) * many for key, many, way in groups if way in ways)
            if power > 0:
                volleys.append((power, hits.damage_drm(ways[0], speed)))
        return ships.damage(self.play, ship, volleys, hits.ON_DECK if self.deck else 0)

    def _strength(self, key: str, way: str) -> int:
        wave = self.wave
        return strengths.anti_ship(
            self.kinds[key], wave.quality, way, extended=wave.extended, port=wave.port, night=wave.night
        )

    def _bombed(self, groups: list[tuple[str, int, str]]) -> Chances[int]:
        """The rung of the damage ladder that a whole installation comes to. [see BR-11-01]"""
        wave = self.wave
        power = sum(
            many * bombardment_strength(self.kinds[key], wave.quality, extended=wave.extended)
            for key, many, _ in groups
        )
        if power <= 0:
            return {0: 1.0}
        line = Line(side=JAPAN, base="", mission=STRIKE_B, target="", night=wave.night)
        shift = raids.bombing_shift(Raid(line=line, bombers=tuple((0, many, way) for _, many, way in groups)))
        table = self.play.tables.bombardment
        return of(D6, lambda die: ships_rung(table.installation(power, shift, die)))

    def word(self, damage: int) -> str:
        """What a damage is called."""
        if self.target is not None or not damage:
            return damage_word(damage, self.damage)
        return "it is suppressed" if damage == SUPPRESSED else f"damage {damage - 1}"

    def facts(self) -> list[tuple[str, str]]:
        """What flies, and what the flak takes of it."""
        many = sum(self.wave.aircraft.values())
        found = [("Air points", str(many))]
        if self.flak:
            found.append(("Lost to the flak, on average", f"{mean(self.losses):.2f}"))
        if self.target is not None:
            power = sum(self._strength(key, way) * count for key, count, way in self.groups)
            found.append(("Anti-ship strength", str(power)))
        return found


def aims() -> list[Choice]:
    """What may be wanted of an attack on a ship."""
    return [Choice("hit", "damage her"), Choice("crippled", "cripple her"), Choice("sunk", "sink her")]


def damage_word(damage: int, before: int) -> str:
    """What the damage of a ship is called that had some before."""
    if damage <= before:
        return "nothing is done"
    return "she is sunk" if damage >= SUNK else f"damage {damage}"


def flown(play: Campaign, seat: str | None) -> dict[str, Any]:
    """The strike that is flown now, as a viewer sees it on its board."""
    raid = play.state.frames[-1] if play.state.frames else None
    return panels.raid(play, raid, seat) if isinstance(raid, Raid) else {}


def ships_rung(found: str) -> int:
    """The rung a result of the table leads to. [see BR-11-04]"""
    return RUNGS.index(found) if found else 0


def _smaller(wave: Wave) -> Iterator[Wave]:
    """The wave with one air point less each time."""
    left: Mapping[str, int] = wave.aircraft
    while left:
        yield msgspec.structs.replace(wave, aircraft=dict(left))
        first = next(key for key in wave.first if key in left)
        left = {key: many - (key == first) for key, many in left.items() if many > (key == first)}
