"""Further questions about an attack: the fewest units, a second attack, holding what was taken."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations

from flagplot.games.dai_senso.game import DaiSenso
from flagplot.games.dai_senso.odds import scene, told
from flagplot.games.dai_senso.odds.muster import AS_IT_LIES, Called, Muster
from flagplot.games.dai_senso.odds.playout import HELD, TAKEN, THROWN_BACK, End, Outcome, outcome
from flagplot.games.dai_senso.odds.policy import Policy
from flagplot.games.dai_senso.odds.scene import Scene
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.state import AsiaState
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.odds import percent
from flagplot.kernel.whatif import Odds, Offer, Part

FEW = 8  # units of which every part is tried; of more, one after the other is left out

Force = Mapping[str, int]
Chance = Callable[[dict[str, int]], float]


# -- the fewest -------------------------------------------------------------------------------------------


def fewest(muster: Muster, name: str, force: Force, chance: Chance, want: int) -> Part:
    """The fewest of these units that have a chance; what may not be tried has none."""
    units = [id for id, number in force.items() for _ in range(number)]

    def tried(some: Sequence[str]) -> float:
        try:
            return chance({id: some.count(id) for id in dict.fromkeys(some)})
        except BadInputError:
            return 0.0

    enough = _of_all(units, tried, want / 100) if len(units) <= FEW else _one_by_one(units, tried, want / 100)
    if enough is None:
        return Part("Fewest units", text=f"Even all of them have less than {want} %.")
    value = {id: enough.count(id) for id in dict.fromkeys(enough)}
    called = {item.id: item.name for item in muster.items(value)}
    listed = ", ".join(f"{number} {called[id]}" if number > 1 else called[id] for id, number in value.items())
    word = "The fewest that are enough" if len(units) <= FEW else "Enough, though fewer might do"
    text = f"{word}: {listed} ({percent(tried(enough))})."
    return Part("Fewest units", text=text, offer=Offer("Go on with these", name, value))


def _of_all(
    units: Sequence[str], chance: Callable[[Sequence[str]], float], want: float
) -> tuple[str, ...] | None:
    for number in range(1, len(units) + 1):
        some = dict.fromkeys(combinations(units, number))
        best = max(some, key=chance)
        if chance(best) >= want:
            return best
    return None


def _one_by_one(
    units: Sequence[str], chance: Callable[[Sequence[str]], float], want: float
) -> tuple[str, ...] | None:
    found = tuple(units)
    if chance(found) < want:
        return None
    for one in units:
        at = found.index(one)
        fewer = (*found[:at], *found[at + 1 :])
        if chance(fewer) >= want:
            found = fewer
    return found


# -- what follows -----------------------------------------------------------------------------------------


class After:
    """What may follow every end of an attack."""

    def __init__(self, game: DaiSenso, scene: Scene, policy: Policy, result: Outcome, side: int) -> None:
        self.game, self.scene, self.result, self.side = game, scene, result, side
        self.policy = Policy(policy.attacker, policy.defender)
        self.refused = ""  # why an attack could not be made

    def hold(self, strikers: Sequence[Called]) -> Part:
        """Taken, and then held against a counter-attack, or lost again."""
        falls = self.result.chance(lambda end: self._struck(end, strikers) if end.how == TAKEN else 0.0)
        takes = self.result.takes
        odds = [
            Odds("takes and holds it", takes - falls, told.felt("good", self.side)),
            Odds("takes it and is driven out", falls, told.felt("even", self.side)),
            Odds("does not take it", 1 - takes, told.felt("bad", self.side)),
        ]
        return self._part("Take and hold", odds, tried=falls)

    def waves(self, units: Sequence[Called]) -> Part:
        """Blitz Combat, and then Regular Combat with those that can attack the hex again. [see DSA-CMB-28]"""
        left = (HELD, THROWN_BACK)  # somebody is there to be attacked again
        second = self.result.chance(lambda end: self._again(end, units) if end.how in left else 0.0)
        takes = self.result.takes
        odds = [
            Odds("taken in Blitz Combat", takes, told.felt("good", self.side)),
            Odds("taken in Regular Combat", second, told.felt("good", self.side)),
            Odds("not taken", 1 - takes - second, told.felt("bad", self.side)),
        ]
        return self._part("One after another", odds, tried=second)

    def _part(self, title: str, odds: list[Odds], *, tried: float) -> Part:
        """The answer, with the reason where the second attack cannot be made at all."""
        return Part(
            title, odds=odds, text=f"No such attack: {self.refused}." if self.refused and not tried else ""
        )

    def _struck(self, end: End, strikers: Sequence[Called]) -> float:
        """How likely those who took the hex are driven out of it, whoever stands there then."""
        war = self.game.play(end.state)
        starts = scene.starts(war, self.scene.hex, self.scene.defender)
        if not starts:
            return 0.0
        own = [one for one in starts if war.ground(one, self.scene.defender)]
        found = self._fought(end.state, self.scene.reversed((own or starts)[0]), strikers)
        return (
            found.chance(lambda last: not _stands(self.game.play(last.state), self.scene)) if found else 0.0
        )

    def _again(self, end: End, units: Sequence[Called]) -> float:
        found = self._fought(end.state, self.scene.later(), units)
        return found.takes if found else 0.0

    def _fought(self, state: AsiaState, one: Scene, units: Sequence[Called]) -> Outcome | None:
        """The attack of those that are left of some units; None if there can be none."""
        war = self.game.play(state)
        defend = [(unit, AS_IT_LIES) for unit in scene.there(war, one)]
        air = [(unit, AS_IT_LIES) for unit in scene.air_near(war, one.hex, one.attacker)]
        able = [(unit, side) for unit, side in units if self._can(war, unit, one)]
        try:
            return outcome(self.game, scene.set_up(self.game, state, one, [*able, *air], defend), self.policy)
        except BadInputError as error:
            self.refused = str(error).removeprefix("odds: ")
            return None

    def _can(self, war: War, unit: int, one: Scene) -> bool:
        """Whether a unit can attack after this: those of the first attack if they still stand beside it."""
        if unit not in self.result.before:
            return True
        beside = war.state.place[unit] in war.tables.map.board.grid.around(one.hex)
        return beside and war.face(unit).attack > 0


def _stands(war: War, one: Scene) -> bool:
    """Whether the attacker of a scene has a unit in its hex."""
    return bool(war.ground(one.hex, one.attacker))
