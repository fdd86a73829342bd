"""The key ``war`` of a position with a war on land.

    "war": {"hqs": {"hq-25-army": {"at": "A3529", "cp": 12, "active": true}},
            "under": {"ja-div-5": "hq-25-army"}, "isolated": {"allied": ["C0108"]},
            "garrisons": {"A3631": 2}, "joined": true,
            "works": {"railcap": {"C0108": 6}, "cut": {"A3531": 2}}}

What is not mentioned is as in the scenario.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import UNSET

from flagplot.games.war_in_the_pacific.command import positions as lines
from flagplot.games.war_in_the_pacific.ground.theatre import Plan, Theatre
from flagplot.games.war_in_the_pacific.places import OUT
from flagplot.games.war_in_the_pacific.sea.state import Sea
from flagplot.games.war_in_the_pacific.sides import JAPAN, NEUTRAL, SEATS
from flagplot.games.war_in_the_pacific.state import PacificState
from flagplot.games.war_in_the_pacific.tables import Tables
from flagplot.games.war_in_the_pacific.works import positions as works
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.meta import check_keys
from flagplot.kernel.reading import mapping, number, row, sequence, word

_KEYS = (
    "hqs", "under", "isolated", "stood", "cleared", "garrisons", "shot_down", "joined", "commanders",
    "guests", "led", "afloat", "shelved", "reserve", "unseen", "alarms", "returns", "worn", "lines", "works",
    "crews", "tanks", "plans", "areas", "convoys", "crated", "arrived", "drops", "begun", "port_use",
    "sieges", "boxed", "rebuilt", "lent", "balked",
)  # fmt: skip
_MOST = 999


def read(tables: Tables, state: PacificState, document: Mapping[str, Any]) -> None:
    """Fill the war of a state from a document."""
    assert isinstance(state.war, Theatre)
    check_keys(document, _KEYS, "war")
    reader = _Reader(tables, state.war)
    for key in _KEYS:
        if key in document:
            getattr(reader, f"read_{key}")(document[key])
    if isinstance(state.sea, Sea):  # what has been built is sound unless the document says otherwise
        built = state.war.works
        state.sea.seaplanes = dict(sorted((dict.fromkeys(built.seaplanes, 0) | state.sea.seaplanes).items()))
        state.sea.ports = dict(sorted((dict.fromkeys(built.ports, 0) | state.sea.ports).items()))
    if state.war.joined:
        state.control = {hex: JAPAN if side == NEUTRAL else side for hex, side in state.control.items()}


class _Reader:
    """Fills a war from the parts of a document."""

    def __init__(self, tables: Tables, war: Theatre) -> None:
        self.tables, self.war = tables, war
        self.numbers = {hq.id: number for number, hq in enumerate(tables.hqs)}

    def _hex(self, label: object, what: str) -> int:
        land = self.tables.land
        assert land is not None
        if isinstance(label, str) and label in land.grid.number and land.has(land.grid[label]):
            return land.grid[label]
        raise BadInputError(f"{what}: a land hex of the map in play expected, found {label!r}")

    def read_hqs(self, value: object) -> None:
        cp, posts, active = list(self.war.cp), list(self.war.posts), list(self.war.active)
        for id, entry in mapping(value, "hqs").items():
            at = self.numbers[word(id, "hqs", self.numbers)]
            found = mapping(entry, f"headquarters {id}")
            check_keys(found, ("at", "cp", "active"), f"headquarters {id}")
            if "at" in found:
                posts[at] = self._hex(found["at"], f"headquarters {id}") if found["at"] else OUT
            if "cp" in found:
                cp[at] = number(found["cp"], f"command points of {id}", -99, _MOST)
            if "active" in found:
                active[at] = int(bool(found["active"]))
        self.war.cp, self.war.posts, self.war.active = tuple(cp), tuple(posts), tuple(active)

    def read_under(self, value: object) -> None:
        self.war.under = dict(
            sorted(
                (
                    self.tables.number[word(unit, "under", self.tables.number)],
                    self.numbers[word(hq, "under", self.numbers)],
                )
                for unit, hq in mapping(value, "under").items()
            )
        )

    def read_isolated(self, value: object) -> None:
        found = mapping(value, "isolated")
        check_keys(found, SEATS, "isolated")
        japan, allied = (
            tuple(sorted(self._hex(label, "isolated") for label in sequence(found.get(seat, []), "isolated")))
            for seat in SEATS
        )
        self.war.isolated = (japan, allied)

    def read_stood(self, value: object) -> None:
        self.war.stood = dict(
            sorted(
                (self.tables.number[word(unit, "stood", self.tables.number)], self._hex(label, "stood"))
                for unit, label in mapping(value, "stood").items()
            )
        )

    def read_cleared(self, value: object) -> None:
        japan, allied = (self._hex(label, "cleared") if label else OUT for label in row(value, "cleared", 2))
        self.war.cleared = (japan, allied)

    def read_garrisons(self, value: object) -> None:
        last = self.tables.card.turns - 1
        self.war.garrisons = dict(
            sorted(
                (self._hex(label, "garrisons"), number(turn, "garrisons", 0, last))
                for label, turn in mapping(value, "garrisons").items()
            )
        )

    def read_shot_down(self, value: object) -> None:
        japan, allied = (number(one, "shot_down", 0, _MOST) for one in row(value, "shot_down", 2))
        self.war.shot_down = (japan, allied)

    def read_commanders(self, value: object) -> None:
        leaders = {"": OUT, **self.tables.leader_number}
        self.war.commanders = self._by_hq(
            {hq: leaders[word(id, "commanders", leaders)] for hq, id in mapping(value, "commanders").items()}
        )

    def _by_hq(self, entries: dict[str, int]) -> dict[int, int]:
        """A table by the number of a headquarters."""
        return dict(
            sorted((self.numbers[word(hq, "headquarters", self.numbers)], one) for hq, one in entries.items())
        )

    def read_guests(self, value: object) -> None:
        units, last = self.tables.number, self.tables.card.turns - 1
        self.war.guests = dict(
            sorted(
                (units[word(unit, "guests", units)], number(turn, "guests", 0, last))
                for unit, turn in mapping(value, "guests").items()
            )
        )

    def read_led(self, value: object) -> None:
        leaders, units = self.tables.leader_number, self.tables.number
        self.war.led = dict(
            sorted(
                (leaders[word(leader, "led", leaders)], units[word(unit, "led", units)])
                for leader, unit in mapping(value, "led").items()
            )
        )

    def read_afloat(self, value: object) -> None:
        self.war.afloat = dict(
            sorted(
                (self.numbers[word(hq, "afloat", self.numbers)], str(label))
                for hq, label in mapping(value, "afloat").items()
            )
        )

    def read_shelved(self, value: object) -> None:
        found = mapping(value, "shelved")
        self.war.shelved = self._by_hq({hq: number(cost, "shelved", 0, 99) for hq, cost in found.items()})

    def read_reserve(self, value: object) -> None:
        commands = sorted({hq.cmd for hq in self.tables.hqs})
        self.war.reserve = {
            word(cmd, "reserve", commands): number(saved, "reserve", 0, _MOST)
            for cmd, saved in sorted(mapping(value, "reserve").items())
        }

    def read_lent(self, value: object) -> None:
        hqs, found = self.numbers, []
        for entry in sequence(value, "lent"):
            one, other, turn, points = row(entry, "lent", 4)
            pair = (hqs[word(one, "lent", hqs)], hqs[word(other, "lent", hqs)])
            found.append((*pair, number(turn, "lent", 0, _MOST), number(points, "lent", 1, _MOST)))
        self.war.lent = tuple(sorted(found)) or UNSET

    def read_balked(self, value: object) -> None:
        found = [row(entry, "balked", 2) for entry in sequence(value, "balked")]
        units = self.tables.number
        pairs = [(units[word(id, "balked", units)], self._hex(label, "balked")) for id, label in found]
        self.war.balked = tuple(sorted(pairs)) or UNSET

    def read_unseen(self, value: object) -> None:
        self.war.unseen = tuple(sorted(str(label) for label in sequence(value, "unseen")))

    def read_alarms(self, value: object) -> None:
        self.war.alarms = tuple(sorted(str(label) for label in sequence(value, "alarms")))

    def read_returns(self, value: object) -> None:
        leaders = self.tables.leader_number
        self.war.returns = dict(
            sorted(
                (leaders[word(id, "returns", leaders)], number(turn, "returns", 0, _MOST))
                for id, turn in mapping(value, "returns").items()
            )
        )

    def read_worn(self, value: object) -> None:
        air = self.tables.air_number
        self.war.worn = dict(
            sorted(
                (air[word(id, "worn", air)], number(points, "worn", 0, 99))
                for id, points in mapping(value, "worn").items()
            )
        )

    def read_lines(self, value: object) -> None:
        self.war.lines = lines.read(self.tables, value, self._hex)

    def read_joined(self, value: object) -> None:
        self.war.joined = bool(value)

    def read_works(self, value: object) -> None:
        self.war.works = works.read(self.tables, mapping(value, "works"))

    def _ship(self, id: object, what: str) -> int:
        return self.tables.ship_number[word(id, what, self.tables.ship_number)]

    def read_crews(self, value: object) -> None:
        self.war.crews = {
            self._ship(id, "crews"): self.numbers[word(hq, "crews", self.numbers)]
            for id, hq in mapping(value, "crews").items()
        }

    def read_tanks(self, value: object) -> None:
        self.war.tanks = {
            self._ship(id, "tanks"): number(used, "tanks", 0, 99)
            for id, used in mapping(value, "tanks").items()
        }

    def read_plans(self, value: object) -> None:
        found = []
        for entry in sequence(value, "plans"):
            one = mapping(entry, "a plan")
            check_keys(one, ("side", "hq", "target", "units", "turn"), "a plan")
            units = tuple(
                self.tables.number[word(id, "a plan", self.tables.number)]
                for id in sequence(one["units"], "a plan")
            )
            found.append(
                Plan(
                    SEATS.index(word(one["side"], "a plan", SEATS)),
                    self.numbers[word(one["hq"], "a plan", self.numbers)],
                    self._hex(one["target"], "a plan"),
                    units,
                    number(one["turn"], "a plan", 0, self.tables.card.turns - 1),
                )
            )
        self.war.plans = tuple(found)

    def read_drops(self, value: object) -> None:
        known = self.tables.number
        self.war.drops = {
            known[word(id, "drops", known)]: self._hex(label, "drops")
            for id, label in mapping(value, "drops").items()
        }

    def read_begun(self, value: object) -> None:
        known, found = self.tables.number, {}
        for id, entry in mapping(value, "begun").items():
            hex, paid = row(entry, "begun", 2)
            unit = known[word(id, "begun", known)]
            found[unit] = (self._hex(hex, "begun"), number(paid, "begun", 1, _MOST))
        self.war.begun = dict(sorted(found.items())) or UNSET

    def read_sieges(self, value: object) -> None:
        self.war.sieges = {
            self._hex(label, "sieges"): SEATS.index(word(side, "sieges", SEATS))
            for label, side in mapping(value, "sieges").items()
        }

    def read_port_use(self, value: object) -> None:
        self.war.port_use = {
            self._hex(label, "port_use"): number(points, "port_use", 0, _MOST)
            for label, points in mapping(value, "port_use").items()
        }

    def read_areas(self, value: object) -> None:
        card = self.tables.card.land
        assert card is not None
        self.war.areas = {
            self._ship(id, "areas"): word(area, "areas", card.areas)
            for id, area in mapping(value, "areas").items()
        }

    def read_convoys(self, value: object) -> None:
        grid = self.tables.waters.grid if self.tables.waters is not None else None
        assert grid is not None
        found = {}
        for id, entry in mapping(value, "convoys").items():
            turn, label = row(entry, "convoys", 2)
            found[self._ship(id, "convoys")] = (
                number(turn, "convoys", 0, 99),
                grid[word(label, "convoys", grid.number)],
            )
        self.war.convoys = found

    def read_crated(self, value: object) -> None:
        air = self.tables.air_number
        self.war.crated = {
            air[word(id, "crated", air)]: number(phases, "crated", 0, 2)
            for id, phases in mapping(value, "crated").items()
        }

    def read_rebuilt(self, value: object) -> None:
        known = self.tables.number
        self.war.rebuilt = tuple(
            sorted(known[word(id, "rebuilt", known)] for id in sequence(value, "rebuilt"))
        )

    def read_boxed(self, value: object) -> None:
        air = self.tables.air_number
        self.war.boxed = {
            air[word(id, "boxed", air)]: number(phases, "boxed", 0, 2)
            for id, phases in mapping(value, "boxed").items()
        }

    def read_arrived(self, value: object) -> None:
        self.war.arrived = tuple(number(steps, "arrived", 0, _MOST) for steps in sequence(value, "arrived"))


def write(tables: Tables, war: Theatre) -> dict[str, Any]:
    """The document of a war; ``read`` gives the same back."""
    land = tables.land
    assert land is not None
    return {
        "hqs": {
            hq.id: {
                "at": land.label(war.posts[at]) if war.posts[at] != OUT else "",
                "cp": war.cp[at],
                "active": bool(war.active[at]),
            }
            for at, hq in enumerate(tables.hqs)
        },
        "under": {tables.ground[unit].id: tables.hqs[hq].id for unit, hq in war.under.items()},
        "isolated": {
            seat: [land.label(hex) for hex in war.isolated[side]] for side, seat in enumerate(SEATS)
        },
        "stood": {tables.ground[unit].id: land.label(hex) for unit, hex in war.stood.items()},
        "cleared": [land.label(hex) if hex != OUT else "" for hex in war.cleared],
        "garrisons": {land.label(hex): turn for hex, turn in war.garrisons.items()},
        "shot_down": list(war.shot_down),
        "joined": war.joined,
        **_command(tables, war),
        "works": works.write(tables, war.works),
        **_overseas(tables, war),
    }


def _command(tables: Tables, war: Theatre) -> dict[str, Any]:
    """What has changed about headquarters and generals."""
    hqs, leaders, ground, land = tables.hqs, tables.leaders, tables.ground, tables.land
    assert land is not None
    found: dict[str, Any] = {
        "commanders": {hqs[hq].id: leaders[one].id if one >= 0 else "" for hq, one in war.commanders.items()},
        "guests": {ground[unit].id: turn for unit, turn in war.guests.items()},
        "led": {leaders[leader].id: ground[unit].id for leader, unit in war.led.items()},
        "afloat": {hqs[hq].id: label for hq, label in war.afloat.items()},
        "shelved": {hqs[hq].id: cost for hq, cost in war.shelved.items()},
        "reserve": dict(war.reserve),
        "balked": [[ground[unit].id, land.label(hex)] for unit, hex in war.balked or ()],
        "lent": [[hqs[one].id, hqs[other].id, turn, cp] for one, other, turn, cp in war.lent or ()],
        "unseen": list(war.unseen),
        "alarms": list(war.alarms),
        "returns": {leaders[leader].id: turn for leader, turn in war.returns.items()},
        "worn": {tables.air[air].id: points for air, points in war.worn.items()},
        "lines": lines.write(tables, war.lines, land.label),
    }
    return {key: value for key, value in found.items() if value}


def _overseas(tables: Tables, war: Theatre) -> dict[str, Any]:
    """Ships and who pays for them, plans, convoys, crates."""
    land = tables.land
    assert land is not None
    found: dict[str, Any] = {
        "crews": {tables.ships[ship].id: tables.hqs[hq].id for ship, hq in war.crews.items()},
        "tanks": {tables.ships[ship].id: used for ship, used in war.tanks.items()},
        "plans": [
            {
                "side": SEATS[plan.side], "hq": tables.hqs[plan.hq].id, "target": land.label(plan.target),
                "units": [tables.ground[unit].id for unit in plan.units], "turn": plan.turn,
            }
            for plan in war.plans
        ],
        "port_use": {land.label(hex): points for hex, points in war.port_use.items()},
        "sieges": {land.label(hex): SEATS[side] for hex, side in war.sieges.items()},
        "drops": {tables.ground[unit].id: land.label(hex) for unit, hex in war.drops.items()},
        "begun": {
            tables.ground[unit].id: [land.label(hex), paid] for unit, (hex, paid) in (war.begun or {}).items()
        },
        "areas": {tables.ships[ship].id: area for ship, area in war.areas.items()},
        "convoys": {
            tables.ships[ship].id: [turn, land.grid.labels[hex]] for ship, (turn, hex) in war.convoys.items()
        },
        "crated": {tables.air[air].id: phases for air, phases in war.crated.items()},
        "rebuilt": [tables.ground[unit].id for unit in war.rebuilt],
        "boxed": {tables.air[air].id: phases for air, phases in war.boxed.items()},
        "arrived": list(war.arrived),
    }  # fmt: skip
    # landings of the scenario stay away only if none are written
    return {key: value for key, value in found.items() if value or key == "plans"}
