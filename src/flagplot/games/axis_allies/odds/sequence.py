"""In which order to fight: battles that hang together are worked out with the best retreats, exactly.

Battles that have nothing to do with each other may be fought in any order: whatever happens in one, the best
way to fight the other stays the same. So an order is worth something only where the rules or the money tie
them: objectives and capitals that are worth more or less together, ships that bombard for one landing only,
zones that become a way out once they are won.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import combinations, product
from math import sqrt
from typing import NamedTuple

from flagplot.games.axis_allies.odds.battle import odds
from flagplot.games.axis_allies.odds.plan import Plan, Retreat
from flagplot.games.axis_allies.odds.result import WINS, Ending, Result
from flagplot.kernel.words import listed, the

Names = frozenset[str]
_NONE: Names = frozenset()
_LOOKED_AT = 6  # battles whose worth together is looked at
_TOGETHER = 4  # battles whose orders are all gone through
_MATTERS = 0.005  # IPCs


class Ships(NamedTuple):
    """Ships of a zone that bombard alike."""

    zone: str
    value: int
    number: int


class Guns(NamedTuple):
    """What may bombard for a landing."""

    room: int  # so many ships at most
    ships: tuple[Ships, ...]


class Ties(NamedTuple):
    """What pending battles have to do with each other."""

    assaults: tuple[tuple[str, str], ...] = ()  # launch zone, territory assaulted from it
    ways_out: tuple[tuple[str, str], ...] = ()  # zone, battle from which ships may retreat there if it is won
    worth: Callable[[Names], float] | None = None  # what it is worth to win these spaces together
    guns: Mapping[str, Guns] = {}  # by territory assaulted
    now: str = ""  # the battle being fought


class Turn(NamedTuple):
    """A battle to be fought, and how much hangs on it."""

    name: str
    takes: float
    swing: float
    spread: float  # standard deviation of the swing in IPCs
    why: str  # with references
    gain: float = 0.0  # IPCs that fighting it now is worth, against the worst choice


def which_first(plans: Sequence[tuple[str, Plan]], ties: Ties = Ties()) -> list[Turn]:  # noqa: B008
    """The order in which to fight, with the reasons.

    Assaults come before all other battles, each with its sea zones first: so the rules have it. Battles that
    are tied come in the order with the highest expected swing, if the attacker breaks off whenever that is
    best. All others could be fought in any order: the most uncertain first, foregone conclusions last.
    """
    known = dict(plans)
    turns = {name: _turn(name, plan) for name, plan in plans}
    targets, others = _by_spread(turns, ties)
    landings = [name for name in targets if name in turns]
    for group in _tied([*landings, *others], turns, ties):
        tied = _Tied(known, group, frozenset(landings), ties)
        moves, gain = tied.path()
        path = [move.name for move in moves]
        if gain >= _MATTERS:
            _permute(targets, path)
            _permute(others, path)
            turns[path[0]] = _told(turns[path[0]], tied, gain)
        for move in moves:
            shots = tied.plan(move).bombardment
            if shots != known[move.name].bombardment:
                turns[move.name] = _added(turns[move.name], _shelling(shots, tied.sharing[move.name]))
    for zone, battle in ties.ways_out:
        if zone in others and battle in others:
            others.remove(zone)
            others.insert(others.index(battle), zone)
            turns[zone] = _added(turns[zone], f"won, it gives {the(battle)} a way out")
    order = [*_with_zones(targets, turns, ties), *others]
    if ties.now in order:
        order.sort(key=lambda name: name != ties.now)
        turns[ties.now] = turns[ties.now]._replace(why="it is being fought")
    return [turns[name] for name in order]


def _turn(name: str, plan: Plan) -> Turn:
    result = odds(plan)
    spread = _spread(result)
    sure = min(result.takes, 1.0 - result.takes) < 0.02
    why = "as good as decided" if sure else f"{spread:.1f} IPCs are at stake"
    return Turn(name, result.takes, result.swing, spread, why)


def _added(turn: Turn, why: str) -> Turn:
    return turn._replace(why=f"{turn.why}; {why}")


def _told(turn: Turn, tied: _Tied, gain: float) -> Turn:
    """Why a battle comes before those it is tied to."""
    rest = listed(name for name in tied.group if name != turn.name)
    return _added(turn, f"before {rest}: {gain:.2f} IPCs better")._replace(gain=gain)


def _by_spread(turns: Mapping[str, Turn], ties: Ties) -> tuple[list[str], list[str]]:
    """Targets of assaults and all other battles, those on which most hangs first."""
    of: dict[str, list[str]] = {}
    for zone, land in ties.assaults:
        of.setdefault(land, [land]).append(zone)
    weight = {
        land: max(turns[name].spread for name in names if name in turns)
        for land, names in of.items()
        if any(name in turns for name in names)
    }
    targets = sorted(weight, key=lambda land: (-weight[land], land))
    belong = {name for names in of.values() for name in names}
    others = sorted(turns.keys() - belong, key=lambda name: (-turns[name].spread, name))
    return targets, others


def _with_zones(targets: Sequence[str], turns: dict[str, Turn], ties: Ties) -> list[str]:
    """The targets, each after the zones it is launched from; a zone is fought for only once."""
    found: list[str] = []
    for land in targets:
        for zone in dict.fromkeys(zone for zone, target in ties.assaults if target == land):
            if zone in turns and zone not in found:
                waiting = dict.fromkeys(target for at, target in ties.assaults if at == zone)
                turns[zone] = _added(turns[zone], f"the assault on {listed(waiting)} waits for it")
                found.append(zone)
        found += [land] if land in turns else []
    return found


def _permute(names: list[str], path: Sequence[str]) -> None:
    """Put those of the path into its order, in the places they have among the others."""
    places = [at for at, name in enumerate(names) if name in path]
    for at, name in zip(places, [name for name in path if name in names], strict=True):
        names[at] = name


# -- what is tied -------------------------------------------------------------------------------------------


def _tied(lands: Sequence[str], turns: Mapping[str, Turn], ties: Ties) -> list[tuple[str, ...]]:
    """Groups of battles that are worth something else together, or share the ships that bombard."""
    heavy = sorted(lands, key=lambda name: -turns[name].spread)[:_LOOKED_AT]
    links = [pair for pair in combinations(heavy, 2) if _linked(pair, heavy, ties)]
    groups: list[set[str]] = []
    for one, other in links:
        near = [group for group in groups if one in group or other in group]
        groups = [group for group in groups if group not in near]
        groups.append({one, other}.union(*near))
    return [tuple(name for name in heavy if name in group)[:_TOGETHER] for group in groups]


def _linked(pair: tuple[str, str], lands: Sequence[str], ties: Ties) -> bool:
    one, other = pair
    if other in _sharing(one, pair, ties):
        return True
    if ties.worth is None:
        return False
    rest = [name for name in lands if name not in pair]
    for size in range(len(rest) + 1):
        for taken in map(frozenset, combinations(rest, size)):
            both = ties.worth(taken | {one, other}) + ties.worth(taken)
            if abs(both - ties.worth(taken | {one}) - ties.worth(taken | {other})) > _MATTERS:
                return True
    return False


def _sharing(land: str, lands: Iterable[str], ties: Ties) -> Names:
    """The other landings that want ships which could bombard for this one."""
    zones = {ships.zone for ships in ties.guns[land].ships} if land in ties.guns else _NONE
    return frozenset(
        name
        for name in lands
        if name != land and name in ties.guns and any(s.zone in zones for s in ties.guns[name].ships)
    )


def _shelling(shots: tuple[tuple[int, int], ...], others: Names) -> str:
    """With which ships a landing is best made where others want them too."""
    best = " and ".join(f"{number} at {value}" for number, value in shots) or "no ship"
    return f"best with {best} bombarding: the others help {listed(sorted(others))} more"


class _Move(NamedTuple):
    """A battle to be fought next; where others want the same ships, with those that bombard."""

    name: str
    shots: tuple[Ships, ...] = ()


class _Done(NamedTuple):
    """What has happened so far."""

    taken: Names = _NONE
    spent: tuple[Ships, ...] = ()  # that have bombarded; sorted


class _Tied:
    """Some battles in every order: the results so far decide how the next is fought, and which it is."""

    def __init__(
        self, plans: Mapping[str, Plan], group: tuple[str, ...], landings: Names, ties: Ties
    ) -> None:
        self.plans, self.group, self.landings, self.ties = plans, group, landings, ties
        near = {name: _sharing(name, group, ties) for name in group if name in landings}
        self.sharing = {name: others for name, others in near.items() if others}
        self._values: dict[tuple[Names, _Done], float] = {}

    def path(self) -> tuple[list[_Move], float]:
        """The best order if every battle ends as is likeliest, and what its first choice is worth."""
        pending, done, gain = frozenset(self.group), _Done(), 0.0
        found: list[_Move] = []
        while pending:
            values = {move: self.fought(move, pending, done) for move in self.open(pending, done)}
            best = max(values, key=lambda move: round(values[move][0], 9))  # the first of equals
            if not found:
                gain = values[best][0] - min(self.by_first(values).values())
            found.append(best)
            done = self.after(best, done, won=values[best][1] >= 0.5)
            pending -= {best.name}
        return found, gain

    def by_first(self, values: Mapping[_Move, tuple[float, float]]) -> dict[str, float]:
        """The best value for every battle that may come first."""
        found: dict[str, float] = {}
        for move, (value, _) in values.items():
            found[move.name] = max(value, found.get(move.name, value))
        return found

    def open(self, pending: Names, done: _Done) -> list[_Move]:
        """What may come next: assaults before all others, with every choice of ships that bombard."""
        due = [name for name in self.group if name in pending]
        due = [self.ties.now] * (self.ties.now in due) or [n for n in due if n in self.landings] or due
        return [move for name in due for move in self.shots(name, pending, done)]

    def shots(self, name: str, pending: Names, done: _Done) -> list[_Move]:
        """A battle with every choice of ships; all that may, where nobody else wants them any more."""
        if name not in self.sharing:
            return [_Move(name)]
        room, fleet = self.ties.guns[name]
        spent = {(zone, value): number for zone, value, number in done.spent}
        left = [ships._replace(number=ships.number - spent.get(ships[:2], 0)) for ships in fleet]
        choices = product(*(range(min(room, ships.number), -1, -1) for ships in left))
        found = [
            _Move(name, tuple(ships._replace(number=n) for ships, n in zip(left, numbers, strict=True) if n))
            for numbers in choices
            if sum(numbers) <= room
        ]
        return found if self.sharing[name] & pending else [max(found, key=_strength)]

    def after(self, move: _Move, done: _Done, *, won: bool) -> _Done:
        """When a battle is over."""
        spent = {(zone, value): number for zone, value, number in done.spent}
        for zone, value, number in move.shots:
            spent[zone, value] = spent.get((zone, value), 0) + number
        taken = done.taken | ({move.name} if won else _NONE)
        return _Done(taken, tuple(sorted(Ships(*key, number) for key, number in spent.items())))

    def value(self, pending: Names, done: _Done) -> float:
        """The swing to be expected of those still to be fought, and of all that will have been taken."""
        if not pending:
            return self.ties.worth(done.taken) if self.ties.worth is not None else 0.0
        if (pending, done) not in self._values:
            moves = self.open(pending, done)
            self._values[pending, done] = max(self.fought(move, pending, done)[0] for move in moves)
        return self._values[pending, done]

    def fought(self, move: _Move, pending: Names, done: _Done) -> tuple[float, float]:
        """The same if this one comes next, and its chance to be won: what follows on that is its prize."""
        rest = pending - {move.name}
        won, lost = (self.value(rest, self.after(move, done, won=won)) for won in (True, False))
        result = odds(self.plan(move)._replace(prize=won - lost, retreat=Retreat("best")))
        return lost + result.swing, result.takes

    def plan(self, move: _Move) -> Plan:
        """The battle, with the ships that are to bombard."""
        if move.name not in self.sharing:
            return self.plans[move.name]
        dice: dict[int, int] = {}
        for ships in move.shots:
            dice[ships.value] = dice.get(ships.value, 0) + ships.number
        shots = tuple((number, value) for value, number in sorted(dice.items(), reverse=True))
        return self.plans[move.name]._replace(bombardment=shots)


def _strength(move: _Move) -> tuple[int, int]:
    """Hits expected of ships, in sixths."""
    return sum(ships.number * ships.value for ships in move.shots), -len(move.shots)


# -- how uncertain ------------------------------------------------------------------------------------------


def taken(result: Result, ending: Ending) -> bool:
    """Whether the attacker has the space after such an ending."""
    kinds = result.tab.kinds
    return ending.how == WINS and (
        result.sea or any(kinds[unit.kind].captures for unit, _ in ending.attackers)
    )


def _spread(result: Result) -> float:
    """How far the swing of a battle is from its mean, typically."""
    own, theirs = result.worth(result.attackers), result.worth(result.defenders, defending=True)
    mean = square = 0.0
    for ending in result.endings:
        swing = theirs - result.worth(ending.defenders, defending=True)
        swing -= own - result.worth(ending.attackers)
        if taken(result, ending):
            swing += result.prize
        mean += ending.chance * swing
        square += ending.chance * swing * swing
    return sqrt(max(0.0, square - mean * mean))
