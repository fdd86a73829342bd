"""The same battle fought through the real battle code, every fall of the dice walked through.

Slow and exact: the yardstick of the odds. A node is a battle at the start of a round; from each node one
round is enumerated, and rounds that end where they began are divided out.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import product
from math import comb
from typing import Any

import flagplot
from flagplot.games.axis_allies.combat import battle, casualties
from flagplot.games.axis_allies.combat.frames import Battle, Casualties, LandStage, SeaStage
from flagplot.games.axis_allies.events import BattleEnded
from flagplot.games.axis_allies.odds import force
from flagplot.games.axis_allies.odds.force import Loss, Unit
from flagplot.games.axis_allies.odds.plan import NEVER, Plan
from flagplot.games.axis_allies.odds.sides import named_in
from flagplot.games.axis_allies.pieces import Status, look, make
from flagplot.games.axis_allies.state import WarState
from flagplot.kernel.action import Action
from flagplot.kernel.dice import Dice, EnumeratingDice, Throw

Left = tuple[tuple[Unit, int], ...]
End = tuple[Left, Left]
WINNERS = ("nobody", "attacker", "defender")
WINNER = "winner"  # flag of a battle that is over


class HitDice(EnumeratingDice):
    """Walks through hits and misses instead of faces: the value fired at stands in the reason of a throw."""

    def roll(self, count: int, sides: int, reason: str, index: int) -> Throw:
        """A throw of the present branch, as ones and sixes."""
        value = re.search(r" at (\d)(?: |$)", reason)
        if value is None:
            raise AssertionError(f"no value in {reason!r}")
        hit = Fraction(int(value[1]), sides)
        if self._depth == len(self._path):
            if self.ordered:  # which die hits matters where only the better of two counts
                patterns = product((1, sides), repeat=count)
                chances = [(faces, _chance(faces, hit)) for faces in patterns]
            else:
                chances = [
                    ((1,) * n + (sides,) * (count - n), comb(count, n) * hit**n * (1 - hit) ** (count - n))
                    for n in range(count + 1)
                ]
            self._path.append(([pair for pair in chances if pair[1]], 0))
        choices, number = self._path[self._depth]
        self._depth += 1
        faces, chance = choices[number]
        self.probability *= chance
        return faces


def _chance(faces: Throw, hit: Fraction) -> Fraction:
    hits = faces.count(1)
    return hit**hits * (1 - hit) ** (len(faces) - hits)


def outcomes(run: Callable[[Dice], WarState], *, ordered: bool) -> Iterator[tuple[Fraction, WarState]]:
    """Run something once for every pattern of hits."""
    dice = HitDice(ordered=ordered)
    while True:
        result = run(dice)
        yield dice.probability, result
        if not dice.advance():
            return


class Field:
    """A space where an attacker and a defender can be put, with a way out for the attacker."""

    def __init__(
        self, game: str, doc: dict[str, Any], *, attacker: str, defender: str, space: str, back: str
    ) -> None:
        self.game = flagplot.game(game)
        self.doc = {"game": game, "base": "empty", "turn": attacker, "phase": "combat_move", **doc}
        self.attacker, self.defender, self.space, self.back = attacker, defender, space, back


def fought(field: Field, plan: Plan) -> dict[End, Fraction]:
    """Every end of the battle with its probability; transports sunk without dice are taken off."""
    return _Fight(field, plan).ends()


def fought_and_won(field: Field, plan: Plan) -> tuple[dict[End, Fraction], dict[str, Fraction], Fraction]:
    """The same, who wins with which probability, and how many rounds begin, as the battle code says it."""
    fight = _Fight(field, plan)
    return fight.ends(), fight.winners, fight.rounds


class _Fight:
    def __init__(self, field: Field, plan: Plan) -> None:
        self.field, self.plan, self.game = field, plan, field.game
        tab = plan.tab
        self.orders = [
            force.custom_order(
                tab, dict(plan.attackers), plan.attacker_order, attacking=True, keep_land=plan.keep_land
            ),
            force.custom_order(plan.their_tab, dict(plan.defenders), plan.defender_order, attacking=False),
        ]
        self.ordered = any(best > 1 for best in tab.best_of)
        self.nodes: dict[Any, dict[Any, Fraction]] = {}
        self.states: dict[Any, WarState] = {}
        self.chances: dict[End, Fraction] = {}
        self.winners = dict.fromkeys(WINNERS, Fraction(0))
        self.rounds = Fraction(0)
        self.begun: dict[Any, Fraction] = {}  # rounds that begin in a walk from a node

    # -- setting up -----------------------------------------------------------------------------------------

    def start(self) -> WarState:
        options = {**self.field.doc.get("options", {}), "low_luck": self.plan.low_luck}
        state: WarState = self.game.position({**self.field.doc, "options": options})
        war = self.game.play(state)
        board = war.board
        space, power, foe = (
            board.space_of[self.field.space],
            war.power(self.field.attacker),
            war.power(self.field.defender),
        )
        state.units[space] = {}
        for unit, number in self.plan.attackers:
            kind = board.kinds[unit.kind]
            status = Status.ATTACKING if kind.air else Status.SEABORNE if unit.seaborne else Status.READY
            left = 3 if kind.air else 0
            war.add(space, make(power, unit.kind, damaged=unit.damaged, status=status, left=left), number)
        for unit, number in self.plan.defenders:
            status = Status.SCRAMBLED if board.kinds[unit.kind].air and self.plan.sea else Status.READY
            war.add(space, make(foe, unit.kind, damaged=unit.damaged, status=status), number)
        if self.plan.antiaircraft:
            war.add(space, make(foe, board.kind_of["aa_gun"]), 1)
        if self.plan.can_leave:
            state.origins = {space: (board.space_of[self.field.back],)}
        if self.plan.sea:
            battle.begin_sea(war, space, power)
        else:
            battle.begin_land(war, space, power, self.plan.bombardment)
        return state

    # -- walking --------------------------------------------------------------------------------------------

    def ends(self) -> dict[End, Fraction]:
        first = self.start()
        found: dict[Any, Fraction] = {}
        for chance, key in self.walk(first, fresh=True):
            found[key] = found.get(key, Fraction(0)) + chance
        self.rounds += self.begun.pop(None)
        return self.solve(found)

    def solve(self, start: dict[Any, Fraction]) -> dict[End, Fraction]:
        """Follow the nodes to their ends; a node never comes back once it has been left."""
        todo, done = dict(start), {}
        while todo:
            key = min((k for k in todo if k[0] == "round"), key=self.age, default=None)
            if key is None:
                break
            chance = todo.pop(key)
            if key not in self.nodes:
                moves: dict[Any, Fraction] = {}
                for p, after in self.walk(self.states[key], fresh=False):
                    moves[after] = moves.get(after, Fraction(0)) + p
                self.nodes[key], self.begun[key] = moves, self.begun.pop(None)
            moves = self.nodes[key]
            stays = moves.get(key, Fraction(0))
            if stays == 1:
                raise AssertionError("a battle that never ends")
            self.rounds += chance * self.begun[key] / (1 - stays)
            for after, p in moves.items():
                if after != key:
                    todo[after] = todo.get(after, Fraction(0)) + chance * p / (1 - stays)
        for key, chance in todo.items():
            done[key[1], key[2]] = done.get((key[1], key[2]), Fraction(0)) + chance
            self.winners[key[3]] += chance
        return done

    def age(self, key: Any) -> tuple[int, int, int]:
        """Hits taken so far: what came before is worked out first."""
        gone = [self.total(key[1]), self.total(key[2])]
        return -sum(gone), -gone[0], key[3]

    def total(self, left: Left) -> int:
        return force.total_hits(self.plan.tab, dict(left))

    def walk(self, state: WarState, *, fresh: bool) -> list[tuple[Fraction, Any]]:
        """From a state to the starts of the next round, or to the end."""
        found: list[tuple[Fraction, Any]] = []
        begins = Fraction(0)
        edge: list[tuple[Fraction, WarState, bool]] = [(Fraction(1), state, fresh)]
        while edge:
            chance, now, begun = edge.pop()
            key = self.key(now)
            if key is not None and (begun or key[0] == "end"):
                if key[0] == "round":
                    self.states.setdefault(key, now)
                found.append((chance, key))
                continue
            patterns = outcomes(lambda dice, now=now: self.step(now, dice), ordered=self.ordered)  # type: ignore[misc]
            for p, after in patterns:
                edge.append((chance * p, after, True))
                if number_of_round(after) > number_of_round(now):
                    begins += chance * p
        self.begun[None] = begins
        return found

    def key(self, state: WarState) -> Any:
        """What a state is called: the start of a round, an end, or nothing in between."""
        top = state.frames[-1]
        if not isinstance(top, Battle | Casualties):
            return ("end", *self.survivors(state), WINNERS[state.flags.get(WINNER, 0)])
        if isinstance(top, Battle) and not top.struck:
            number = min(top.round, int(self.plan.retreat.limit)) if self.plan.retreat.rule == "after" else 0
            begins = top.stage == (SeaStage.ROUND if self.plan.sea else LandStage.TEST)
            if begins and (self.plan.sea or (top.attackers and top.defenders)):
                return (
                    "round",
                    self.units(top.attackers),
                    self.units(top.defenders),
                    number,
                    self.away(state),
                )
        return None

    def away(self, state: WarState) -> Any:
        """Who has left the battle already."""
        return self.survivors(state)

    def step(self, state: WarState, dice: Dice) -> WarState:
        """One automatic step, or one answer."""
        new = state.clone()
        war = self.game.play(new, dice)
        frame = new.frames[-1]
        step = self.game.steps[type(frame)]
        seats = step.seats(war, frame)
        if seats:
            step.do(war, frame, seats[0], self.answer(war, new, frame, seats[0]))
        else:
            step.run(war, frame)
        for event in war.events:
            if isinstance(event, BattleEnded):
                new.flags = {**new.flags, WINNER: WINNERS.index(event.winner)}
        return new

    def answer(self, war: Any, state: WarState, frame: Any, seat: str) -> Action:
        step = self.game.steps[type(frame)]
        legal = step.legal(war, frame, seat)
        if isinstance(frame, Casualties):
            return self.lost(war, state, frame, seat)
        verbs = {action.verb: action for action in legal}
        if "submerge" in verbs:
            dives = self.plan.attacker_dives if seat == self.field.attacker else self.plan.defender_dives
            return max(legal, key=lambda a: a.args[0]) if dives else min(legal, key=lambda a: a.args[0])
        for verb in ("press", "stay"):
            if verb in verbs:
                if verb == "press" and self.leaves(frame):
                    return next(a for a in legal if a.verb in ("retreat", "withdraw"))
                return verbs[verb]
        return legal[0]

    def leaves(self, frame: Battle) -> bool:
        rule, limit = self.plan.retreat
        if rule == "after":
            return frame.round >= limit
        if rule == "below":
            return sum(frame.attackers.values()) < limit
        if rule == "under":
            return self.chance(self.units(frame.attackers), self.units(frame.defenders)) < limit
        return False

    def chance(self, own: Left, theirs: Left) -> Fraction:
        """The chance to take the space from here if nobody ever retreats."""
        if (own, theirs) not in self.chances:
            found: Fraction | int = 0
            if own and theirs:
                rest = without_stages(self.plan, own, theirs)
                ends, winners, _ = fought_and_won(self.field, rest)
                if self.plan.sea:
                    found = winners["attacker"]
                else:
                    found = sum(p for (left, enemy), p in ends.items() if not enemy and captures(rest, left))
            self.chances[own, theirs] = Fraction(found)
        return self.chances[own, theirs]

    def lost(self, war: Any, state: WarState, frame: Casualties, seat: str) -> Action:
        """The loss that comes first in the order."""
        parent: Any = state.frames[-2]
        stacks = parent.attackers if frame.attacker_side else parent.defenders
        order = self.orders[0 if frame.attacker_side else 1]
        start = dict(self.plan.attackers if frame.attacker_side else self.plan.defenders)
        open_to = casualties.candidates(war, frame, stacks)
        piece = min(open_to, key=lambda p: self.place(order, start, stacks, p))
        from flagplot.games.axis_allies.text import piece_text

        return Action("lose", (piece_text(war.board, piece, war.power(seat)),))

    def place(
        self, order: tuple[Loss, ...], start: dict[Unit, int], stacks: dict[int, int], piece: int
    ) -> int:
        unit = self.unit(piece)
        two = self.plan.tab.hits[unit.kind] > 1
        whole = unit._replace(damaged=False)
        mark = Loss(whole, not two) if not unit.damaged else Loss(whole, True)
        if unit.damaged and unit in start and Loss(unit, True) in order:
            mark = Loss(unit, True)
        places = [at for at, loss in enumerate(order) if loss == mark]
        now = dict(self.units(stacks))
        left = now.get(unit, 0)
        if two and not unit.damaged:
            gone = start.get(unit, 0) - left
        elif two:
            gone = len(places) - left - now.get(whole, 0) if mark.unit == whole else len(places) - left
        else:
            gone = len(places) - left
        return places[max(0, min(gone, len(places) - 1))]

    # -- reading --------------------------------------------------------------------------------------------

    def unit(self, piece: int) -> Unit:
        seen = look(piece)
        return Unit(seen.kind, seen.damaged, seen.status is Status.SEABORNE)

    def units(self, stacks: dict[int, int]) -> Left:
        found: dict[Unit, int] = {}
        for piece, number in stacks.items():
            unit = self.unit(piece)
            found[unit] = found.get(unit, 0) + number
        return tuple(sorted(found.items()))

    def survivors(self, state: WarState) -> tuple[Left, Left]:
        """Who is left anywhere on the map."""
        board = self.game.play(state).board
        power, foe = board.owner_of[self.field.attacker], board.owner_of[self.field.defender]
        sides: tuple[dict[Unit, int], dict[Unit, int]] = ({}, {})
        for stacks in state.units:
            for piece, number in stacks.items():
                seen = look(piece)
                if board.kinds[seen.kind].antiaircraft:
                    continue
                unit = Unit(seen.kind, seen.damaged)
                side = sides[0] if seen.owner == power else sides[1] if seen.owner == foe else None
                if side is not None:
                    side[unit] = side.get(unit, 0) + number
        return tuple(sorted(sides[0].items())), tuple(sorted(sides[1].items()))


def number_of_round(state: WarState) -> int:
    """The round of the battle that is fought; 0 when it is over."""
    return max((frame.round for frame in state.frames if isinstance(frame, Battle)), default=0)


def without_stages(plan: Plan, own: Left, theirs: Left) -> Plan:
    """The same battle from other forces on, after its first shots, to the bitter end."""
    return plan._replace(
        attackers=own, defenders=theirs, retreat=NEVER, antiaircraft=0, bombardment=(),
        attacker_order=named_in(plan.tab, plan.attacker_order, own),
        defender_order=named_in(plan.tab, plan.defender_order, theirs),
    )  # fmt: skip


def captures(plan: Plan, left: Left) -> bool:
    """Whether the attackers left hold the space."""
    kinds = plan.tab.kinds
    return bool(left) if plan.sea else any(kinds[unit.kind].captures for unit, _ in left)


def best_value(field: Field, plan: Plan) -> Fraction:
    """The most a battle can be worth to an attacker who may break off after every round, in IPCs.

    Worked out backwards over the starts of rounds, each round walked through the real battle code. Who has
    submerged counts; units from the sea stay behind when the others leave, and fight on.
    """
    fight = _Fight(field, plan._replace(retreat=NEVER))
    cost, price = ([kind.cost for kind in tab.kinds] for tab in (plan.tab, plan.their_tab))
    values: dict[Any, Fraction] = {}
    alone: dict[End, Fraction] = {}

    def worth(own: Left, theirs: Left) -> Fraction:
        return Fraction(sum(cost[u.kind] * n for u, n in own) - sum(price[u.kind] * n for u, n in theirs))

    def end_value(own: Left, theirs: Left) -> Fraction:
        return worth(own, theirs) + Fraction(plan.prize) * (not theirs and captures(plan, own))

    def leave(own: Left, theirs: Left) -> Fraction:
        ashore = tuple((u, n) for u, n in own if u.seaborne)
        gone = worth(tuple((u, n) for u, n in own if not u.seaborne), ())
        if not ashore:
            return gone + worth((), theirs)
        if (ashore, theirs) not in alone:
            rest = fought(field, without_stages(plan, ashore, theirs))
            alone[ashore, theirs] = sum((p * end_value(*end) for end, p in rest.items()), Fraction(0))
        return gone + alone[ashore, theirs]

    def may(own: Left) -> bool:
        return any(not u.seaborne for u, _ in own)

    def value(key: Any) -> Fraction:
        own, theirs = key[1], key[2]
        if key[0] == "end":
            won = key[3] == "attacker" and captures(plan, own)
            return worth(own, theirs) + Fraction(plan.prize) * won
        if key not in values:
            values[key] = on(key)
            if may(own):
                values[key] = max(values[key], worth(*key[4]) + leave(own, theirs))
        return values[key]

    def on(key: Any) -> Fraction:
        stays, total = Fraction(0), Fraction(0)
        for p, after in fight.walk(fight.states[key], fresh=False):
            if after == key:
                stays += p
            else:
                total += p * value(after)
        return total / (1 - stays)

    def first(key: Any) -> Fraction:
        return on_once(key) if key[0] == "round" else value(key)

    def on_once(key: Any) -> Fraction:
        return sum((p * value(after) for p, after in fight.walk(fight.states[key], fresh=False)), Fraction(0))

    return sum((p * first(key) for p, key in fight.walk(fight.start(), fresh=True)), Fraction(0))


def answered(plan: Plan, result: Any) -> dict[End, float]:
    """The odds' own answer in the same shape."""
    found: dict[End, float] = {}
    for ending in result.endings:
        key = _plain(ending.attackers), _plain(ending.defenders)
        found[key] = found.get(key, 0.0) + ending.chance
    return found


def _plain(side: Left) -> Left:
    found: dict[Unit, int] = {}
    for unit, number in side:
        bare = unit._replace(seaborne=False)
        found[bare] = found.get(bare, 0) + number
    return tuple(sorted(found.items()))
