"""Was I unlucky? The battles of a game, read off its events, against everything that could have happened.

A battle's result is what the attacker gained in IPCs: units the defender lost less units it lost itself. The
percentile says how much of all that could have happened would have been worse for the attacker; the luck of a
battle is its result less the exact expectation, so dice count by the value of what they hit.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from flagplot.games.axis_allies.combat import fire
from flagplot.games.axis_allies.game import AxisAllies
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.state import WarState
from flagplot.kernel.errors import BadInputError
from flagplot.odds import blank_war
from flagplot.odds.battle import odds
from flagplot.odds.force import Unit
from flagplot.odds.lineup import as_side
from flagplot.odds.plan import Plan, Retreat, customs
from flagplot.odds.result import Result

Event = Mapping[str, Any]
Document = dict[str, Any]

_UNIT = re.compile(
    r"(?:(?P<count>\d+) )?(?:(?P<owner>\w+):)?(?P<kind>\w+)(?P<hurt>\*?)(?:\[.*\])?(?P<marks>~.*)?"
)
_AT = re.compile(r".* at (?P<value>\d)(?P<low_luck> \(low luck\))?")
_SAME = 1e-9


def report(game: AxisAllies, state: WarState, events: Iterable[Event]) -> Document:
    """All battles of a game that are over, the latest last, and the sums of every power.

    ``events`` are those of the log in its order, as documents; ``state`` says under which options it is
    played.
    """
    reader = _Reader(game, state)
    for event in events:
        reader.read(event)
    return {"battles": reader.done, "powers": reader.powers()}


def fought_battles(game: AxisAllies, state: WarState, events: Iterable[Event]) -> list[Plan]:
    """The battles of a game that are over, as far as the events tell them, as plans."""
    reader = _Reader(game, state)
    for event in events:
        reader.read(event)
    return reader.plans


class _Fought:
    """A battle while its events are read."""

    def __init__(self, event: Event, technologies: tuple[str, ...]) -> None:
        self.space, self.attacker = str(event["space"]), str(event["attacker"])
        self.texts = str(event["attackers"]), str(event["defenders"])
        self.technologies = technologies
        self.seq = event.get("seq")  # the answer in the log it began with
        self.lost: list[tuple[str, str, int]] = []  # power, kind, number
        self.antiaircraft = 0
        self.bombardment: list[tuple[int, int]] = []
        self.dice: dict[str, list[float]] = {"attacker": [0, 0.0, 0], "defender": [0, 0.0, 0]}
        self.rounds = 0
        self.last = ""  # who threw last
        self.left = False  # somebody retreated or submerged
        self.vague = False  # something the events do not tell

    def rolled(self, event: Event) -> None:
        """A throw of this battle."""
        reason, faces = str(event["reason"]), list(event["faces"])
        match = _AT.fullmatch(reason)
        if match is None:
            return
        value, low_luck = int(match["value"]), bool(match["low_luck"])
        if reason.startswith("antiaircraft"):
            self.antiaircraft = max(self.antiaircraft, value)
            self.vague = self.vague or low_luck
            side = "defender"
        elif reason.startswith("bombardment"):
            self.bombardment.append((len(faces), value))
            self.vague = self.vague or low_luck
            side = "attacker"
        else:
            side = "attacker" if reason.startswith(f"{self.attacker} in ") else "defender"
            self.rounds += side == "attacker" and self.last != side
            self.last = side
        thrown = self.dice[side]
        thrown[0] += len(faces)
        thrown[1] += len(faces) * value / event["sides"]
        thrown[2] += sum(face <= value for face in faces)


class _Reader:
    """Follows the events of a game from battle to battle."""

    def __init__(self, game: AxisAllies, state: WarState) -> None:
        self.game, self.state = game, state
        self.known: dict[str, list[str]] = {}  # technologies by power
        self.now: _Fought | None = None
        self.done: list[Document] = []
        self.plans: list[Plan] = []  # the battles that could be judged
        self.wars: dict[tuple[str, ...], War] = {}  # with the unit table of an attacker's technologies

    def read(self, event: Event) -> None:
        """The next event."""
        kind, now = event.get("event"), self.now
        if kind == "developed":
            self.known.setdefault(str(event["power"]), []).append(str(event["technology"]))
        elif kind == "battle_began":
            self.now = _Fought(event, tuple(self.known.get(str(event["attacker"]), ())))
        elif now is None:
            return
        elif kind == "rolled":
            now.rolled(event)
        elif kind == "lost" and event["space"] == now.space and event.get("reason") != "aboard":
            now.lost.append((str(event["power"]), str(event["units"]), int(event["count"])))
        elif kind == "retreated" and event["space"] == now.space:
            now.left = True
        elif kind == "battle_ended" and event["space"] == now.space:
            self.done.append(self.judged(now, str(event["winner"])))
            self.now = None

    def judged(self, fought: _Fought, winner: str) -> Document:
        """A battle that is over."""
        war = self.wars.get(fought.technologies)
        if war is None:
            war = blank_war(self.game, self.state.scenario, dict(self.state.options), fought.technologies)
            self.wars[fought.technologies] = war
        kinds, of = war.board.kinds, war.board.kind_of
        own, theirs = (_force(text, of) for text in fought.texts)
        gained = sum(kinds[of[k]].cost * n * (-1 if p == fought.attacker else 1) for p, k, n in fought.lost)
        found: Document = {
            "seq": fought.seq,
            "space": fought.space,
            "attacker": fought.attacker,
            "defenders": sorted({owner for owner, _, _ in theirs}),
            "winner": winner,
            "gained": gained,
            "dice": {
                side: {"dice": int(n), "expected": round(expected, 4), "hits": int(hits)}
                for side, (n, expected, hits) in fought.dice.items()
            },
            "expected": None,
            "percentile": None,
        }
        plan = self.plan_of(fought, war, own, theirs)
        if plan is None:
            return found
        self.plans.append(plan)
        expected, percentile = _placed(plan, gained)
        return {**found, "expected": expected, "percentile": percentile, "shares": _shares(theirs, kinds)}

    def plan_of(self, fought: _Fought, war: War, own: _Force, theirs: _Force) -> Plan | None:
        """The battle as it was fought; None where what they meant to do cannot be known."""
        sea = war.board.sea[war.board.space_of[fought.space]]
        ashore = any(unit.seaborne for _, unit, _ in own)
        if fought.vague or not own or not theirs or (fought.left and (sea or ashore)):
            return None
        return Plan(
            fire.table(war.board.kinds), _side(own), _side(theirs), sea=sea,
            antiaircraft=fought.antiaircraft, bombardment=tuple(fought.bombardment),
            low_luck=bool(self.state.options.get("low_luck")), customs=customs(war),
            retreat=Retreat("after", max(1, fought.rounds)) if fought.left else Retreat(),
        )  # fmt: skip

    def powers(self) -> Document:
        """Every power's luck in IPCs and percentiles, over all its battles that could be judged."""
        found: dict[str, Document] = {}
        for one in self.done:
            shares = one.pop("shares", None)
            if shares is None:
                continue
            luck = one["gained"] - one["expected"]
            sides = [(one["attacker"], luck, one["percentile"])]
            sides += [(owner, -luck * share, 1.0 - one["percentile"]) for owner, share in shares.items()]
            for power, ipcs, percentile in sides:
                sums = found.setdefault(power, {"battles": 0, "ipcs": 0.0, "percentile": 0.0})
                sums["battles"] += 1
                sums["ipcs"] += ipcs
                sums["percentile"] += percentile
        for sums in found.values():
            sums["percentile"] /= sums["battles"]
        return dict(sorted(found.items()))


_Force = list[tuple[str, Unit, int]]  # owner, unit, number


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


def _shares(force: _Force, kinds: tuple[Any, ...]) -> dict[str, float]:
    """How much of a force in IPCs belongs to whom."""
    worth: dict[str, int] = {}
    for owner, unit, number in force:
        worth[owner] = worth.get(owner, 0) + kinds[unit.kind].cost * number
    total = sum(worth.values())
    return {owner: ipcs / total if total else 0.0 for owner, ipcs in worth.items()}


def _placed(plan: Plan, gained: int) -> tuple[float, float]:
    """The expected gain of a battle, and what part of all that could happen is worse than this one."""
    chances = gains(odds(plan))
    expected = sum(gain * chance for gain, chance in chances.items())
    worse = sum(chance for gain, chance in chances.items() if gain < gained - _SAME)
    equal = sum(chance for gain, chance in chances.items() if abs(gain - gained) <= _SAME)
    return expected, worse + equal / 2


def gains(result: Result) -> dict[int, float]:
    """What the attacker may gain in IPCs, the space apart, and how likely that is."""
    own, theirs = result.ipcs(result.attackers), result.ipcs(result.defenders)
    found: dict[int, float] = {}
    for ending in result.endings:
        gain = (theirs - result.ipcs(ending.defenders)) - (own - result.ipcs(ending.attackers))
        found[gain] = found.get(gain, 0.0) + ending.chance
    return found
