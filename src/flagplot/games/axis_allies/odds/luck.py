"""Was I unlucky? The battles and raids of a game, read off its events, against all that could have happened.

A battle's result is what the attacker gained in IPCs: units the defender lost less units it lost itself; in a
raid the damage counts as well. The percentile says how much of all that could have happened would have been
worse for the attacker, results of the same worth counting half; the luck of a battle is its result less the
exact expectation, so dice count by the value of what they hit.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from flagplot.chance.luck import placed
from flagplot.games.axis_allies.board import Kind
from flagplot.games.axis_allies.combat import fire
from flagplot.games.axis_allies.game import AxisAllies
from flagplot.games.axis_allies.odds import blank_war
from flagplot.games.axis_allies.odds.battle import odds, with_forces
from flagplot.games.axis_allies.odds.force import Unit
from flagplot.games.axis_allies.odds.fought import (
    Dice,
    Document,
    Event,
    Flown,
    Force,
    Fought,
    drops_of,
    flights_of,
    force_of,
    side_of,
    throw_of,
)
from flagplot.games.axis_allies.odds.plan import NEVER, Plan, Retreat, customs, other_prices
from flagplot.games.axis_allies.odds.raids import Aim, RaidPlan, raid_odds
from flagplot.games.axis_allies.odds.result import LEAVES, Ending, Result
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.state import WarState

MEASURE = ("IPC", "IPCs")


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


class _Reader:
    """Follows the events of a game from battle to battle."""

    def __init__(self, game: AxisAllies, state: WarState, events: Iterable[Event]) -> None:
        self.game, self.state = game, state
        self.low_luck = bool(state.options.get("low_luck"))
        self.known = _before_the_log(game, state, events)
        self.now: Fought | None = None
        self.raid: Flown | None = None
        self.shelling: dict[str, list[str]] = {}  # ships announced to bombard, by space
        self.done: list[Document] = []
        self.plans: list[Plan] = []  # the battles that could be judged
        self.wars: dict[tuple[str, ...], War] = {}  # with the unit table of an attacker's technologies
        self.dice: dict[str, Dice] = {}

    def read(self, event: Event) -> None:
        """The next event."""
        kind, now = event.get("event"), self.now
        if kind == "developed":
            self.known.setdefault(str(event["power"]), []).append(str(event["technology"]))
        elif kind == "battle_began":
            self.raid_over()
            known = self.technologies(str(event["attacker"]))
            ships = self.shelling.pop(str(event["space"]), [])
            self.now = Fought(event, self.war(known).board, known, ships, self.low_luck)
        elif now is None:
            self.outside(kind, event)
        elif kind == "rolled":
            now.rolled(event)
        elif kind == "hit" and event["space"] == now.space:
            now.hit(event)
        elif kind == "lost" and event["space"] == now.space:
            if event.get("reason") != "aboard" or not now.sea:  # at sea cargo is no part of the battle
                now.loses(event)
        elif kind == "retreated" and event["space"] == now.space:
            now.retreated(event)
        elif kind == "battle_ended" and event["space"] == now.space:
            if "nothing" not in now.texts:  # somebody was there to fight
                self.done.append(self.judged(now, str(event["winner"])))
            self.now = None

    def outside(self, kind: object, event: Event) -> None:
        """An event between the battles: raids and kamikaze attacks."""
        raid = self.raid
        order = event.get("order")
        if order == "raid":
            self.raid_over()
            self.raid = Flown(event)
        elif order == "bombard":
            self.shelling.setdefault(str(event["space"]), []).append(str(event["pieces"]))
        elif kind == "rolled" and event.get("kind") == "kamikaze":
            throw = throw_of(event)
            if throw is not None:
                self.dice.setdefault(throw.who, Dice()).add(throw.counted())
        elif raid is not None:
            self.in_raid(raid, kind, event)

    def in_raid(self, raid: Flown, kind: object, event: Event) -> None:
        """An event that may belong to a raid."""
        if kind == "rolled":
            throw = throw_of(event)
            if throw is not None:
                raid.throws.append(throw)
        elif event.get("space") != raid.space:
            self.raid_over()
        elif kind == "announced":
            if event.get("order") == "intercept":
                raid.interceptors[str(event["power"])] = int(str(event["pieces"]).split(" ")[0])
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

    def judged(self, fought: Fought, winner: str) -> Document:
        """A battle that is over."""
        war = self.war(fought.technologies)
        kinds, of = war.board.kinds, war.board.kind_of
        own, theirs = (force_of(text, of) for text in fought.texts)
        own += [("", drop.trooper, drop.number) for drop in drops_of(fought.texts[0], war.board)]
        shares = _shares(theirs, kinds)
        kinds_d = self.war(self.technologies(_most(theirs))).board.kinds
        gained = _gained(fought.attacker, (lost[:3] for lost in fought.lost), of, kinds, kinds_d)
        dice = fought.dice(fire.table(kinds), of, shares)
        sides = {side: dice.pop(side).document() for side in ("attacker", "defender")}
        for power, sums in dice.items():
            self.dice.setdefault(power, Dice()).add((sums.dice, sums.expected, sums.hits))
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
        if isinstance(plan, str):
            return {**found, "reason": plan}
        plan = plan._replace(tab_d=other_prices(plan.tab, fire.table(kinds_d)))
        self.plans.append(plan)
        late = max((dive.after for dive in fought.dived if not dive.first), default=0)
        chances = _gains_of_late_dives(plan, late) if late else gains(odds(plan))
        return {**found, **placed(chances, gained), "shares": shares}

    def plan_of(self, fought: Fought, war: War, own: Force, theirs: Force) -> Plan | str:
        """The battle as it was fought; why not, where the events do not tell."""
        board = war.board
        guns = _guns(fought, own, war)
        if guns is None:
            return "its guns fired low-luck dice that do not tell how"
        if not fought.counted or (self.low_luck and any(dive.after for dive in fought.dived)):
            return "its rounds cannot be counted with low-luck dice"
        if any(dive.stayed for dive in fought.dived):
            return "only some of the submarines submerged"
        if len({dive.first or dive.after for dive in fought.dived}) > 1:
            return "submarines submerged at different times"
        divers = {dive.side for dive in fought.dived}
        named = self.low_luck and not fought.sea and war.edition.guns_name_aircraft
        shots = [(len(throw.faces), throw.value) for throw in fought.bombardment]
        if self.low_luck:
            shots = [(1, board.kinds[board.kind_of[ship]].bombard) for ship in fought.shelling]
        return Plan(
            fire.table(board.kinds), side_of(own), side_of(theirs), sea=fought.sea, antiaircraft=guns,
            bombardment=tuple(shots), low_luck=self.low_luck, customs=customs(war),
            attacker_dives="attacker" in divers, defender_dives="defender" in divers,
            retreat=Retreat("after", fought.left_after) if fought.left_after else NEVER,
            drops=drops_of(fought.texts[0], board),
            flights=flights_of(fought.texts[0], board) if named else (),
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
        sides = {"attacker": Dice(), "defender": Dice()}
        for throw in raid.throws:
            attacking = throw.who == raid.attacker
            sides["attacker" if attacking else "defender"].add(throw.counted())
            for power in (raid.attacker,) if attacking else defenders:
                share = 1.0 if attacking else 1.0 / len(defenders)
                self.dice.setdefault(power, Dice()).add(throw.counted(), share)
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
        if isinstance(plan, str):
            found["reason"] = plan
        else:
            found |= placed(raid_gains(plan), gained)
            found["shares"] = {power: 1.0 / len(defenders) for power in defenders}
        self.done.append(found)

    def raid_plan(self, raid: Flown, kinds: Kinds, of: Mapping[str, int]) -> RaidPlan | str:
        """The raid as it was flown; why not, where the events do not tell what it was aimed at."""
        flown = force_of(raid.force, of) if raid.force else []
        bombers = [entry for entry in flown if kinds[entry[1].kind].raids]
        if not bombers:
            return "the log does not say who flew"
        if not raid.aims:
            return "no bomber lived to choose a target"
        up = next((number for number, kind in enumerate(kinds) if kind.intercepts), -1)
        met = sum(raid.interceptors.values())
        return RaidPlan(
            fire.table(kinds), side_of(bombers), side_of([entry for entry in flown if entry not in bombers]),
            ((Unit(up), met),) if met else (), tuple(raid.aims), raid.flak,
            low_luck=self.low_luck,
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
        return {power: found[power] | thrown.get(power, Dice().document()) for power in sorted(found)}


_UNJUDGED: Document = {"expected": None, "percentile": None, "worse": None, "better": None}
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


def _guns(fought: Fought, own: Force, war: War) -> int | None:
    """The highest face with which guns shot at the aircraft, 0 without guns; None if it cannot be known.

    Low-luck dice show only the points beyond sure hits, so the value is the one that leaves these points.
    """
    if not (fought.low_luck and fought.antiaircraft):
        shot_down = any("antiaircraft" in reason for *_, reason in fought.lost)
        if fought.antiaircraft or not shot_down:
            return max((throw.value for throw in fought.antiaircraft), default=0)
    flown = [number for _, unit, number in own if war.board.kinds[unit.kind].air]
    rest = [throw.value for throw in fought.antiaircraft]
    shown = {value: sorted(n * value % 6 for n in flown if n * value % 6) for value in (1, 2)}
    fits = [value for value, points in shown.items() if points == sorted(rest)]
    return fits[0] if len(fits) == 1 else None


def _most(force: Force) -> str:
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


def _shares(force: Force, kinds: Kinds) -> dict[str, float]:
    """How much of a force in IPCs belongs to whom."""
    worth: dict[str, int] = {}
    for owner, unit, number in force:
        worth[owner] = worth.get(owner, 0) + kinds[unit.kind].cost * number
    total = sum(worth.values())
    return {owner: ipcs / total if total else 1.0 / len(worth) for owner, ipcs in worth.items()}


def gains(result: Result) -> dict[int, float]:
    """What the attacker may gain in IPCs, the space apart, and how likely that is."""
    found: dict[int, float] = {}
    for ending in result.endings:
        gain = _gain(result, ending)
        found[gain] = found.get(gain, 0.0) + ending.chance
    return found


def _gain(result: Result, ending: Ending) -> int:
    """What the attacker has gained when a battle ends so."""
    own, theirs = result.ipcs(result.attackers), result.ipcs(result.defenders, defending=True)
    left = result.ipcs(ending.defenders, defending=True)
    return (theirs - left) - (own - result.ipcs(ending.attackers))


def _gains_of_late_dives(plan: Plan, late: int) -> dict[int, float]:
    """The same where submarines submerge only after some rounds, from then on as soon as they may."""
    first = plan._replace(attacker_dives=False, defender_dives=False, retreat=Retreat("after", late))
    rest = plan
    if plan.retreat.rule == "after":
        rest = plan._replace(retreat=Retreat("after", max(1.0, plan.retreat.limit - late)))
    result = odds(first)
    found: dict[int, float] = {}
    for ending in result.endings:
        gain, then = _gain(result, ending), {0: 1.0}
        if ending.how == LEAVES:  # they fight on
            then = gains(odds(with_forces(rest, ending.attackers, ending.defenders)))
        for more, chance in then.items():
            found[gain + more] = found.get(gain + more, 0.0) + ending.chance * chance
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
