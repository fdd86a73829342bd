"""Was I unlucky? The battles and raids of a game, read off its events, against all that could have happened.

A battle's result is what the attacker gained in IPCs: units the defender lost less units it lost itself; in a
raid the damage counts as well. The percentile says how much of all that could have happened would have been
worse for the attacker, results of the same worth counting half; the luck of a battle is its result less the
exact expectation, so dice count by the value of what they hit.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from flagplot.games.axis_allies.board import Kind
from flagplot.games.axis_allies.combat import fire
from flagplot.games.axis_allies.game import AxisAllies
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.state import WarState
from flagplot.kernel.errors import BadInputError
from flagplot.odds import blank_war
from flagplot.odds.battle import odds
from flagplot.odds.force import Unit
from flagplot.odds.lineup import as_side
from flagplot.odds.plan import Plan, Retreat, customs, other_prices
from flagplot.odds.raids import Aim, RaidPlan, raid_odds
from flagplot.odds.result import Result

Event = Mapping[str, Any]
Document = dict[str, Any]

MEASURE = ("IPC", "IPCs")

_UNIT = re.compile(
    r"(?:(?P<count>\d+) )?(?:(?P<owner>\w+):)?(?P<kind>\w+)(?P<hurt>\*?)(?:\[.*\])?(?P<marks>~.*)?"
)
_AT = re.compile(r"(?P<who>[\w+]+)\b(?:.*?: (?P<crew>.*))?.* at (?P<value>\d)(?P<low_luck> \(low luck\))?")
_INTERCEPTS = re.compile(r"intercepts with (?P<count>\d+) over")
_BELOW = "below"  # where submarines that submerge retreat to
_SAME = 1e-9


def report(game: AxisAllies, state: WarState, events: Iterable[Event]) -> Document:
    """All battles and raids of a game that are over, the latest last, and the sums of every power.

    ``events`` are those of the log in its order, as documents; ``state`` says under which options it is
    played and what had been developed before the log began.
    """
    reader = _read(game, state, events)
    return {"measure": MEASURE, "battles": reader.done, "powers": reader.powers()}


def fought_battles(game: AxisAllies, state: WarState, events: Iterable[Event]) -> list[Plan]:
    """The battles of a game that are over, as far as the events tell them, as plans."""
    return _read(game, state, events).plans


def _read(game: AxisAllies, state: WarState, events: Iterable[Event]) -> _Reader:
    events = list(events)
    reader = _Reader(game, state, events)
    for event in events:
        reader.read(event)
    reader.raid_over()
    return reader


# -- throws -------------------------------------------------------------------------------------------------


class _Throw(NamedTuple):
    """Dice thrown to hit."""

    who: str  # the power, several joined by +, or what fires
    crew: tuple[str, ...]  # kinds, where they are named
    faces: tuple[int, ...]
    value: int
    sides: int
    low_luck: bool

    def counted(self, best_of: int = 1) -> tuple[int, float, int]:
        """Dice, hits expected, hits made; of so many dice in a row only the best may count."""
        hit = 1.0 - (1.0 - self.value / self.sides) ** best_of
        dice = len(self.faces)
        return dice, dice // best_of * hit, fire.scored(self.faces, self.value, best_of)


def _throw(event: Event) -> _Throw | None:
    match = _AT.fullmatch(str(event["reason"]))
    if match is None:
        return None
    crew = tuple(part.split(" ")[-1] for part in match["crew"].split(", ")) if match["crew"] else ()
    value, low_luck = int(match["value"]), bool(match["low_luck"])
    return _Throw(match["who"], crew, tuple(event["faces"]), value, int(event["sides"]), low_luck)


class _Dice:
    """Sums of throws."""

    def __init__(self) -> None:
        self.dice, self.expected, self.hits = 0.0, 0.0, 0.0

    def add(self, counted: tuple[float, float, float], share: float = 1.0) -> None:
        """One more throw, or a share in it."""
        self.dice += counted[0] * share
        self.expected += counted[1] * share
        self.hits += counted[2] * share

    def document(self) -> Document:
        """Plain values."""
        return {
            "dice": round(self.dice, 4), "expected": round(self.expected, 4), "hits": round(self.hits, 4)
        }  # fmt: skip


class _Rounds:
    """Counts the rounds of a battle by who throws: nobody does so twice in one of them."""

    def __init__(self) -> None:
        self.number = 0
        self._now: set[tuple[str, str, int]] = set()  # who has thrown since the other side last did
        self._before: set[tuple[str, str]] = set()  # and earlier in the round
        self._last = ""

    def thrown(self, side: str, throw: _Throw) -> None:
        """A throw of a fire step."""
        if side != self._last:
            self._before |= {(of, kind) for of, kind, _ in self._now}
            self._now, self._last = set(), side
        crew = throw.crew or ("",)
        again = any((side, kind) in self._before or (side, kind, throw.value) in self._now for kind in crew)
        if again or not self.number:
            self.number += 1
            self._before, self._now = set(), set()
        self._now |= {(side, kind, throw.value) for kind in crew}


# -- battles while they are read ----------------------------------------------------------------------------


class _Fought:
    """A battle while its events are read."""

    def __init__(self, event: Event, technologies: tuple[str, ...]) -> None:
        self.space, self.attacker = str(event["space"]), str(event["attacker"])
        self.texts = str(event["attackers"]), str(event["defenders"])
        self.technologies = technologies
        self.seq = event.get("seq")  # the answer in the log it began with
        self.lost: list[tuple[str, str, int, str]] = []  # power, kind, number, why
        self.antiaircraft: list[_Throw] = []
        self.bombardment: list[_Throw] = []
        self.throws: list[tuple[str, _Throw]] = []  # of the fire steps, with the side
        self.rounds = _Rounds()
        self.left = False  # the attacker retreated
        self.dived: list[tuple[str, int]] = []  # whose submarines submerged, in which round

    def rolled(self, event: Event) -> None:
        """A throw of this battle."""
        throw = _throw(event)
        if throw is None:
            return
        if throw.who == "antiaircraft":
            self.antiaircraft.append(throw)
        elif throw.who == "bombardment":
            self.bombardment.append(throw)
        else:
            side = "attacker" if throw.who == self.attacker else "defender"
            self.throws.append((side, throw))
            self.rounds.thrown(side, throw)

    def retreated(self, event: Event) -> None:
        """The attacker breaks off, or submarines submerge."""
        if event["to"] == _BELOW:
            self.dived.append((str(event["power"]), self.rounds.number))
        else:
            self.left = True

    def dice(self, tab: fire.Table, of: Mapping[str, int], shares: Mapping[str, float]) -> dict[str, _Dice]:
        """Hits against expectation: of both sides, and under the names of the powers that threw."""
        found = {"attacker": _Dice(), "defender": _Dice(), self.attacker: _Dice()}
        for throw in self.bombardment:
            found["attacker"].add(throw.counted())
            found[self.attacker].add(throw.counted())
        for side, throw in [*self.throws, *(("defender", throw) for throw in self.antiaircraft)]:
            best_of = tab.best_of[of[throw.crew[0]]] if side == "attacker" and throw.crew else 1
            counted = throw.counted(best_of)
            found[side].add(counted)
            alone = self.attacker if side == "attacker" else throw.who
            for power, share in ((alone, 1.0),) if alone in (self.attacker, *shares) else shares.items():
                found.setdefault(power, _Dice()).add(counted, share)
        return found


class _Raid:
    """A raid while its events are read."""

    def __init__(self, event: Event) -> None:
        self.space, self.attacker, self.seq = str(event["space"]), str(event["power"]), event.get("seq")
        self.force = str(event.get("detail", "")).removeprefix("with ")
        self.interceptors: dict[str, int] = {}
        self.aims: list[Aim] = []
        self.flak = 0
        self.defender = ""
        self.gained = 0.0  # damage points
        self.lost: list[tuple[str, str, int]] = []
        self.throws: list[_Throw] = []


class _Reader:
    """Follows the events of a game from battle to battle."""

    def __init__(self, game: AxisAllies, state: WarState, events: Iterable[Event]) -> None:
        self.game, self.state = game, state
        self.known = _before_the_log(game, state, events)
        self.now: _Fought | None = None
        self.raid: _Raid | None = None
        self.kamikaze = ""  # who makes kamikaze attacks
        self.done: list[Document] = []
        self.plans: list[Plan] = []  # the battles that could be judged
        self.wars: dict[tuple[str, ...], War] = {}  # with the unit table of an attacker's technologies
        self.dice: dict[str, _Dice] = {}

    def read(self, event: Event) -> None:
        """The next event."""
        kind, now = event.get("event"), self.now
        if kind == "developed":
            self.known.setdefault(str(event["power"]), []).append(str(event["technology"]))
        elif kind == "battle_began":
            self.raid_over()
            self.now = _Fought(event, self.technologies(str(event["attacker"])))
        elif now is None:
            self.outside(kind, event)
        elif kind == "rolled":
            now.rolled(event)
        elif kind == "lost" and event["space"] == now.space and event.get("reason") != "aboard":
            reason = str(event.get("reason", ""))
            now.lost.append((str(event["power"]), str(event["units"]), int(event["count"]), reason))
        elif kind == "retreated" and event["space"] == now.space:
            now.retreated(event)
        elif kind == "battle_ended" and event["space"] == now.space:
            if "nothing" not in now.texts:  # somebody was there to fight
                self.done.append(self.judged(now, str(event["winner"])))
            self.now = None

    def outside(self, kind: object, event: Event) -> None:
        """An event between the battles: raids and kamikaze attacks."""
        raid = self.raid
        if kind == "announced" and event["what"] == "raids":
            self.raid_over()
            self.raid = _Raid(event)
        elif kind == "announced" and str(event["what"]).startswith("kamikaze attack"):
            self.kamikaze = str(event["power"])
        elif kind == "rolled" and str(event["reason"]).startswith("kamikaze "):
            throw = _throw(event)
            if throw is not None and self.kamikaze:
                self.dice.setdefault(self.kamikaze, _Dice()).add(throw.counted())
        elif raid is not None:
            self.in_raid(raid, kind, event)

    def in_raid(self, raid: _Raid, kind: object, event: Event) -> None:
        """An event that may belong to a raid."""
        if kind == "rolled":
            throw = _throw(event)
            if throw is not None:
                raid.throws.append(throw)
        elif event.get("space") != raid.space:
            self.raid_over()
        elif kind == "announced":
            match = _INTERCEPTS.fullmatch(str(event["what"]))
            if match:
                raid.interceptors[str(event["power"])] = int(match["count"])
            else:
                self.raid_over()
        elif kind == "bombed":
            raid.defender = str(event["owner"])
            raid.aims.append(Aim(str(event["what"]), int(event["room"]), int(event["bombers"])))
            raid.flak = int(event["flak"])
        elif kind == "lost":
            raid.lost.append((str(event["power"]), str(event["units"]), int(event["count"])))
        elif kind == "damaged":
            raid.gained += event["points"]

    # -- judging ----------------------------------------------------------------------------------------

    def war(self, technologies: tuple[str, ...]) -> War:
        """An empty table with the units of an attacker that has some technologies."""
        if technologies not in self.wars:
            options = dict(self.state.options)
            self.wars[technologies] = blank_war(self.game, self.state.scenario, options, technologies)
        return self.wars[technologies]

    def technologies(self, power: str) -> tuple[str, ...]:
        """What a power has developed by now."""
        return tuple(self.known.get(power, ()))

    def judged(self, fought: _Fought, winner: str) -> Document:
        """A battle that is over."""
        war = self.war(fought.technologies)
        kinds, of = war.board.kinds, war.board.kind_of
        own, theirs = (_force(text, of) for text in fought.texts)
        shares = _shares(theirs, kinds)
        kinds_d = self.war(self.technologies(_most(theirs))).board.kinds
        gained = _gained(fought.attacker, (lost[:3] for lost in fought.lost), of, kinds, kinds_d)
        dice = fought.dice(fire.table(kinds), of, shares)
        sides = {side: dice.pop(side).document() for side in ("attacker", "defender")}
        for power, sums in dice.items():
            self.dice.setdefault(power, _Dice()).add((sums.dice, sums.expected, sums.hits))
        found = {
            "seq": fought.seq,
            "space": fought.space,
            "attacker": fought.attacker,
            "defenders": sorted(shares),
            "winner": winner,
            "dice": sides,
            "gained": gained,
            **_UNJUDGED,
        }
        plan = self.plan_of(fought, war, own, theirs)
        if plan is None:
            return found
        plan = plan._replace(tab_d=other_prices(plan.tab, fire.table(kinds_d)))
        self.plans.append(plan)
        return {**found, **_placed(gains(odds(plan)), gained), "shares": shares}

    def plan_of(self, fought: _Fought, war: War, own: _Force, theirs: _Force) -> Plan | None:
        """The battle as it was fought; None where what they meant to do cannot be known."""
        sea = war.board.sea[war.board.space_of[fought.space]]
        low_luck = bool(self.state.options.get("low_luck"))
        seaborne = any(unit.seaborne for _, unit, _ in own)
        guns = _guns(fought, own, war)
        late = any(begun for _, begun in fought.dived)  # they might have submerged before
        if guns is None or late or (low_luck and fought.bombardment) or (fought.left and seaborne):
            return None
        if fought.left and low_luck:
            return None  # rounds without a die leave no trace
        divers = {"attacker" if power == fought.attacker else "defender" for power, _ in fought.dived}
        return Plan(
            fire.table(war.board.kinds), _side(own), _side(theirs), sea=sea, antiaircraft=guns,
            bombardment=tuple((len(throw.faces), throw.value) for throw in fought.bombardment),
            low_luck=low_luck, customs=customs(war), attacker_dives="attacker" in divers,
            defender_dives="defender" in divers,
            retreat=Retreat("after", max(1, fought.rounds.number)) if fought.left else Retreat(),
        )  # fmt: skip

    def raid_over(self) -> None:
        """Judge the raid that was read last."""
        raid, self.raid = self.raid, None
        if raid is None or not (raid.throws or raid.aims):
            return
        board = self.war(self.technologies(raid.attacker)).board
        kinds, of = board.kinds, board.kind_of
        gained = raid.gained + _gained(raid.attacker, raid.lost, of, kinds, kinds)
        defenders = sorted({*raid.interceptors, *filter(None, (raid.defender,))})
        sides = {"attacker": _Dice(), "defender": _Dice()}
        for throw in raid.throws:
            attacking = throw.who == raid.attacker
            sides["attacker" if attacking else "defender"].add(throw.counted())
            for power in (raid.attacker,) if attacking else defenders:
                share = 1.0 if attacking else 1.0 / len(defenders)
                self.dice.setdefault(power, _Dice()).add(throw.counted(), share)
        found = {
            "seq": raid.seq,
            "space": raid.space,
            "raid": True,
            "attacker": raid.attacker,
            "defenders": defenders,
            "winner": "",
            "dice": {side: sums.document() for side, sums in sides.items()},
            "gained": gained,
            **_UNJUDGED,
        }
        plan = self.raid_plan(raid, kinds, of)
        if plan is not None:
            found |= _placed(raid_gains(plan), gained)
            found["shares"] = {power: 1.0 / len(defenders) for power in defenders}
        self.done.append(found)

    def raid_plan(self, raid: _Raid, kinds: Kinds, of: Mapping[str, int]) -> RaidPlan | None:
        """The raid as it was flown; None where the events do not tell what it was aimed at."""
        flown = _force(raid.force, of) if raid.force else []
        bombers = [entry for entry in flown if kinds[entry[1].kind].raids]
        if not raid.aims or not bombers:
            return None
        up = next((number for number, kind in enumerate(kinds) if kind.intercepts), -1)
        met = sum(raid.interceptors.values())
        return RaidPlan(
            fire.table(kinds), _side(bombers), _side([entry for entry in flown if entry not in bombers]),
            ((Unit(up), met),) if met else (), tuple(raid.aims), raid.flak,
            low_luck=bool(self.state.options.get("low_luck")),
        )  # fmt: skip

    def powers(self) -> Document:
        """Every power's luck in IPCs and percentiles, over the battles that could be judged, and its dice."""
        found: dict[str, Document] = {}
        for one in self.done:
            shares = one.pop("shares", None)
            if shares is None or not (one["worse"] or one["better"]):
                continue  # it cannot be judged, or nothing was left to chance
            luck = one["gained"] - one["expected"]
            sides = [(one["attacker"], luck, one["percentile"])]
            sides += [(owner, -luck * share, 1.0 - one["percentile"]) for owner, share in shares.items()]
            for power, value, percentile in sides:
                sums = found.setdefault(power, {"battles": 0, "value": 0.0, "percentile": 0.0})
                sums["battles"] += 1
                sums["value"] += value
                sums["percentile"] += percentile
        for sums in found.values():
            sums["percentile"] /= sums["battles"]
        thrown = {power: sums.document() for power, sums in self.dice.items()}
        return {power: found[power] | thrown.get(power, _Dice().document()) for power in sorted(found)}


_UNJUDGED: Document = {"expected": None, "percentile": None, "worse": None, "better": None}
_Force = list[tuple[str, Unit, int]]  # owner, unit, number
Kinds = tuple[Kind, ...]


def _before_the_log(game: AxisAllies, state: WarState, events: Iterable[Event]) -> dict[str, list[str]]:
    """The technologies every power had when the log began: those it has now and did not develop in it."""
    new = {
        (str(event["power"]), str(event["technology"]))
        for event in events
        if event.get("event") == "developed"
    }
    found: dict[str, list[str]] = game.edition.write_extras(game.play(state)).get("technologies", {})
    return {power: [name for name in names if (power, name) not in new] for power, names in found.items()}


def _guns(fought: _Fought, own: _Force, war: War) -> int | None:
    """The highest face with which guns shot at the aircraft, 0 without guns; None if it cannot be known.

    Low-luck dice show only the points beyond sure hits, so the value is the one that leaves these points.
    """
    if all(not throw.low_luck for throw in fought.antiaircraft):
        shot_down = any("antiaircraft" in reason for *_, reason in fought.lost)
        if fought.antiaircraft or not shot_down:
            return max((throw.value for throw in fought.antiaircraft), default=0)
    flown = [number for _, unit, number in own if war.board.kinds[unit.kind].air]
    rest = [throw.value for throw in fought.antiaircraft]
    shown = {value: sorted(n * value % 6 for n in flown if n * value % 6) for value in (1, 2)}
    fits = [value for value, points in shown.items() if points == sorted(rest)]
    return fits[0] if len(fits) == 1 else None


def _force(text: str, kinds: Mapping[str, int]) -> _Force:
    """The force a battle began with, as its event names it."""
    found = []
    for part in text.split(", ") if text != "nothing" else ():
        match = _UNIT.fullmatch(part)
        if match is None or match["kind"] not in kinds:
            raise BadInputError(f"a unit expected, found {part!r}")
        seaborne = (match["marks"] or "").startswith("~seaborne")
        unit = Unit(kinds[match["kind"]], bool(match["hurt"]), seaborne)
        found.append((match["owner"] or "", unit, int(match["count"] or 1)))
    return found


def _side(force: _Force) -> tuple[tuple[Unit, int], ...]:
    units: dict[Unit, int] = {}
    for _, unit, number in force:
        units[unit] = units.get(unit, 0) + number
    return as_side(units)


def _most(force: _Force) -> str:
    """Whoever has most units in a force."""
    numbers: dict[str, int] = {}
    for owner, _, number in force:
        numbers[owner] = numbers.get(owner, 0) + number
    return max(numbers, key=lambda owner: numbers[owner])


def _gained(
    attacker: str, lost: Iterable[tuple[str, str, int]], of: Mapping[str, int], own: Kinds, theirs: Kinds
) -> int:
    """What units of the defender cost that were lost, less those of the attacker, each at its own prices."""
    return sum(
        -own[of[kind]].cost * number if power == attacker else theirs[of[kind]].cost * number
        for power, kind, number in lost
    )


def _shares(force: _Force, kinds: Kinds) -> dict[str, float]:
    """How much of a force in IPCs belongs to whom."""
    worth: dict[str, int] = {}
    for owner, unit, number in force:
        worth[owner] = worth.get(owner, 0) + kinds[unit.kind].cost * number
    total = sum(worth.values())
    return {owner: ipcs / total if total else 1.0 / len(worth) for owner, ipcs in worth.items()}


def _placed(chances: Mapping[int, float], gained: float) -> Document:
    """The expected gain of a battle, and where this one stands among all that could happen."""
    worse = sum(chance for gain, chance in chances.items() if gain < gained - _SAME)
    equal = sum(chance for gain, chance in chances.items() if abs(gain - gained) <= _SAME)
    return {
        "expected": sum(gain * chance for gain, chance in chances.items()),
        "percentile": worse + equal / 2,
        "worse": worse,
        "better": max(0.0, 1.0 - worse - equal),
    }


def gains(result: Result) -> dict[int, float]:
    """What the attacker may gain in IPCs, the space apart, and how likely that is."""
    own, theirs = result.ipcs(result.attackers), result.ipcs(result.defenders, defending=True)
    found: dict[int, float] = {}
    for ending in result.endings:
        left = result.ipcs(ending.defenders, defending=True)
        gain = (theirs - left) - (own - result.ipcs(ending.attackers))
        found[gain] = found.get(gain, 0.0) + ending.chance
    return found


def raid_gains(plan: RaidPlan) -> dict[int, float]:
    """What a raider may gain in IPCs, damage and aircraft, and how likely that is."""
    kinds = plan.tab.kinds
    found: dict[int, float] = {}
    sides = (plan.bombers, plan.escorts, plan.interceptors)
    prices = [kinds[side[0][0].kind].cost if side else 0 for side in sides]
    flown = [sum(number for _, number in side) for side in sides]
    for end in raid_odds(plan).endings:
        lost = [(n - left) * price for n, left, price in zip(flown, end[1:4], prices, strict=True)]
        gain = sum(end.damage) + lost[2] - lost[0] - lost[1]
        found[gain] = found.get(gain, 0.0) + end.chance
    return found
