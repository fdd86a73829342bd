"""An attack on land to try things out with: other units, other ground, other orders, and the fewest needed.

Everything is worked out from what the viewer may know; see ``imagined``. [see BR-1-07]
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from itertools import combinations
from typing import NamedTuple

from flagplot.games.war_in_the_pacific.combat import forces
from flagplot.games.war_in_the_pacific.combat.frames import NOBODY, Attack, AttackStage
from flagplot.games.war_in_the_pacific.combat.odds import SHELLED
from flagplot.games.war_in_the_pacific.ground.view import unit_doc
from flagplot.games.war_in_the_pacific.leaders.whereabouts import AT_HAND, HQ
from flagplot.games.war_in_the_pacific.odds import imagined, told
from flagplot.games.war_in_the_pacific.odds.course import RULES, Course, Generals, Orders, Ratings
from flagplot.games.war_in_the_pacific.odds.fields import WHO, Fields
from flagplot.games.war_in_the_pacific.odds.imagined import Assault
from flagplot.games.war_in_the_pacific.places import OUT, ship_at
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.secrets import privy
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN, SEATS, enemy
from flagplot.games.war_in_the_pacific.state import PacificState
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.game import Game
from flagplot.kernel.odds import percent
from flagplot.kernel.whatif import Choice, Field, Item, Odds, Offer, Part, Values, WhatIf

FEW = 5  # units of which every part is tried for the fewest that are enough
DRAWN = 24  # units of a side that are all drawn as counters
MOST_DRM = 2  # of aircraft that support [see BR-5-11]
SOME = 9  # units of which one after the other is left out
ROLES = ("attack", "defend")
OF = ("The attackers", "The defenders")  # headings
FIRE, ASK = "Fire and ground", "Ask for more"
STAND = [Choice("stand", "stand, whoever may"), Choice("go", "go")]
CHARGES = [
    Choice("none", "no"), Choice("leader", "led by this unit, with modifiers", 1, 3, 1),
    Choice("follower", "following, with modifiers", 1, 3, 1),
]  # fmt: skip
_OF_A_SIDE = ("lead", "general", "retreat", "order")
FIELDS = (
    "side", *ROLES, *(f"{role}_{what}" for role in ROLES for what in _OF_A_SIDE), "landing", "last_man",
    "charge", "fort", "absorb", "shelled", "support", "cover", "guns", "across", "terrain", "counter", "want",
)  # fmt: skip
NOTE = (
    "Exact, if both sides do as is said here. Nobody reduces the fort, leaves of his own will or pursues; "
    "fort effects are the ones it is rated for, and points of a last-man defence go to the roll."
)


class Plan(NamedTuple):
    """An attack that somebody thinks of: who would take part."""

    hex: int
    side: int
    units: tuple[int, ...]


class Sheet(Fields):
    """The fields of an attack in a hex as they are filled in, and the answer."""

    def __init__(
        self,
        game: Game[PacificState],
        play: Campaign,
        hex: int,
        seat: str | None,
        values: Values,
        plan: Plan | None = None,
    ) -> None:
        title = f"What if: attack on {told.place(play, hex)}"
        super().__init__(seat, values, WhatIf(title, play.label(hex)))
        self.game, self.real, self.hex, self.plan = game, play, hex, plan
        self.play = imagined.known(play, seat)
        self.live = attack_in(play, hex) if plan is None else None
        self.side = self._attacker()
        self.want = 0
        self.counter: dict[int, int] = {}

    def fill(self) -> WhatIf:
        """All fields, and the chances if there is anybody on both sides."""
        assault = self.read()
        if self.found.problem:
            return self.found
        self._answer(assault)
        return self.found

    def read(self) -> Assault:
        """The attack as all fields have it; a side without units is a problem."""
        assault = self._assault()
        both = (self.side, assault.attackers), (enemy(self.side), assault.defenders)
        missing = [WHO[side] for side, force in both if not force]
        if missing:
            unseen = told.unseen(self.real, self.hex, self.seat)
            self.found.problem = f"Add units of {missing[0]} to see the chances.{unseen and ' ' + unseen}"
        return assault

    # -- fields ---------------------------------------------------------------------------------------------

    def _attacker(self) -> int:
        usual, given = None, self.live or self.plan
        if given is not None:
            usual = SEATS[given.side]
        elif self.seat in SEATS:
            mine = SEATS.index(str(self.seat))
            if self._there(mine) and not self.real.at(self.hex, enemy(mine)):
                usual = SEATS[enemy(mine)]  # nobody is there to be attacked but the viewer
        side = self.whose("The attack is made by", usual)
        if self.live is not None and side != self.live.side:
            self.live = None
        return side

    def _assault(self) -> Assault:
        """The attack as all fields together have it."""
        play, live = self.play, self.live
        sides = (self.side, enemy(self.side))
        attackers, defenders = (self._force(role, side) for role, side in zip(ROLES, sides, strict=True))
        landing = self._landing(attackers)
        leads, orders = self._orders(sides, (attackers, defenders))
        return Assault(
            hex=self.hex, side=self.side, attackers=attackers, defenders=defenders,
            lead=leads[0], defender_lead=leads[1], landing=landing,
            last_man=self._last_man(), charge=self._charge(), fort=self._fort(),
            shelled=self.yes("shelled", "Ships have bombarded the hex", bool(self._was_shelled()), FIRE),
            support=self._drm("support", "Air support of the attacker", live.support if live else 0),
            cover=self._drm("cover", "Air support of the defender", live.cover if live else 0),
            guns=play.field.tactical and self.side == ALLIED
            and self.yes("guns", "Artillery supports", bool(live and live.guns), FIRE),
            across=not play.field.tactical
            and self.yes("across", "Across a crossing arrow", bool(live and live.across), FIRE),
            terrain=self._terrain(), orders=self._ask(orders),
        )  # fmt: skip

    def _there(self, side: int) -> dict[int, int]:
        """The units of a side in the hex that a viewer sees, or those of the attack at hand."""
        if self.live is not None:
            units: Iterable[int] = forces.mine(self.live, side)
        elif self.plan is not None and side == self.plan.side:
            units = self.plan.units
        else:
            units = self.play.at(self.hex, side)
        return {unit: self.play.state.steps[unit] for unit in units if self.play.state.steps[unit]}

    def _force(self, role: str, side: int, text: str = "", group: str = "") -> dict[int, int]:
        """Units with their steps: those there, and all others that could be."""
        play = self.play
        usual = self._there(side) if role in ROLES else {}
        number = {play.id(unit): unit for unit in self._units(side)}
        wanted = self.values.force(role, {play.id(unit): steps for unit, steps in usual.items()})
        for id, steps in wanted.items():
            if id not in number or steps > play.unit(number[id]).steps:
                raise BadInputError(
                    f"{role}: units of that side with their steps expected, found {steps} {id!r}"
                )
        first = sorted(number.values(), key=lambda unit: (unit not in usual, unit))
        drawn = len(first) <= DRAWN
        items = [self._item(unit, wanted.get(play.id(unit), 0), drawn=drawn) for unit in first]
        text = text or f"{OF[ROLES.index(role)]}: {WHO[side]}"
        self.add(Field(role, text, "units", wanted, group, items, mine=SEATS[side] == self.seat))
        return {number[id]: wanted[id] for id in wanted}

    def _units(self, side: int) -> list[int]:
        """Whole units as they are printed, which is no secret, and the parts of units that are seen."""
        play, ground = self.play, self.play.tables.ground
        return [
            unit
            for unit, printed in enumerate(ground)
            if printed.side == side and not printed.intrinsic
            and (printed.part_of < 0 or play.state.place[unit] != OUT)
        ] + [unit for unit in play.at(self.hex, side) if play.unit(unit).intrinsic]  # fmt: skip

    def _item(self, unit: int, steps: int, *, drawn: bool = False) -> Item:
        """A unit with its counter, unless it is one of a long list of those that could be called."""
        printed, doc = self.play.unit(unit), None
        if steps or drawn:
            doc = unit_doc(self.play, unit) | {"steps": steps or printed.steps}
        broken = bool(doc and doc.get("broken"))
        owner = SEATS[printed.side]
        return Item(
            printed.id, printed.name, steps, printed.steps, printed.kind, owner, damaged=broken, unit=doc
        )

    def _orders(
        self, sides: tuple[int, int], both: tuple[dict[int, int], dict[int, int]]
    ) -> tuple[list[int], Orders]:
        """Who leads, who commands, who goes, who is lost first: of both sides."""
        leads, generals, stand, first = [], [], [True, True], []
        for at, (role, side, force) in enumerate(zip(ROLES, sides, both, strict=True)):
            leads.append(self._lead(role, side, force, OF[at]))
            generals.append(self._general(role, side, OF[at]))
            word = self.choice(f"{role}_retreat", "Units that may refuse a retreat", STAND, "stand", OF[at])
            stand[side] = word == "stand"
            ids = [self.play.id(unit) for unit in force]
            order = self.values.order(f"{role}_order", ids)
            items = [self._item(self.play.tables.number[id], 1) for id in order]
            if len(items) > 2:
                text = "Steps are lost, beside the lead unit, first by"
                self.add(Field(f"{role}_order", text, "ranks", order, OF[at], items))
            first += [self.play.tables.number[id] for id in order]
        return leads, Orders((stand[0], stand[1]), True, tuple(first), (generals[0], generals[1]))

    def _lead(self, role: str, side: int, force: Mapping[int, int], group: str) -> int:
        """The lead unit; one that is no longer there, or too small, gives way to the best. [BR-23-05]"""
        play = self.play
        every = [
            Choice("", "the best"),
            *(Choice(play.id(unit), play.unit(unit).name) for unit in self._units(side)),
        ]
        usual = ""
        if self.live is not None:
            at = self.live.lead if role == "attack" else self.live.defender_lead
            usual = play.id(at) if at != NOBODY else ""
        here = ["", *(play.id(unit) for unit in force)]
        here.sort(key=lambda id: id != usual)  # the one that leads now is the usual one
        chosen = self.one_of(f"{role}_lead", "The lead unit is", every, here, group)
        return play.tables.number[chosen] if chosen else NOBODY

    def _general(self, role: str, side: int, group: str) -> Generals:
        """Who commands: as the control roll has it, where that is no secret; or whoever is named."""
        play = self.play
        open_ = play.field.tactical or privy(play.state, side, self.seat)
        choices = [Choice("rules", "as the control roll has it")] if open_ else []
        rolled = self.live is not None and self.live.stage.after(AttackStage.CONTROL)
        if rolled:
            choices.insert(0, Choice("rolled", "as rolled"))
        choices.append(Choice("none", "nobody"))
        choices += [
            Choice(leader.id, leader.name)
            for leader in play.tables.leaders
            if leader.side == SEATS[side] and leader.role in (*AT_HAND, HQ)
        ]
        word = self.choice(f"{role}_general", "In command is", choices, choices[0].id, group)
        if word == "rolled" and self.live is not None:
            one = self.live
            if role == "attack":
                return Ratings(one.tq, one.shift, one.retreat)
            return Ratings(one.defender_tq, one.defender_shift, one.defender_retreat)
        if word == "rules":
            return RULES
        return () if word == "none" else (play.tables.leader_number[word],)

    def _landing(self, attackers: Mapping[int, int]) -> bool:
        play = self.play
        aboard = bool(attackers) and all(ship_at(play.state.place[unit]) >= 0 for unit in attackers)
        usual = self.live.assault if self.live is not None else aboard
        return self.yes("landing", "From the sea or the air: an assault", usual, OF[0])

    def _last_man(self) -> bool:
        usual = self.live is not None and self.live.last_man
        able = self.play.field.tactical and self.side == ALLIED
        return able and self.yes("last_man", "To the last man", usual, OF[1])

    def _charge(self) -> tuple[int, int]:
        """A banzai charge: modifiers, and what it adds to the quality. [WPA-BNZ-06, WPA-BNZ-07]"""
        if not self.play.field.tactical or self.side != JAPAN:
            return 0, 0
        usual, words = "none", {bonus: word for word, bonus in imagined.CHARGES.items()}
        if self.live is not None and self.live.banzai:
            usual = f"{words[self.live.bonus]}:{self.live.banzai}"
        word, _, drm = self.choice("charge", "A banzai charge", CHARGES, usual, OF[0]).partition(":")
        return (int(drm), imagined.CHARGES[word]) if drm else (0, 0)

    def _fort(self) -> int:
        fort = self.play.state.forts.get(self.hex)
        usual = max(fort[1] - fort[3], 0) if fort is not None and fort[0] != self.side else 0
        return self.number("fort", "Level of their fort", imagined.MOST_FORT, usual, OF[1])

    def _was_shelled(self) -> bool:
        return self.play.fired_on(self.hex, self.side) >= SHELLED

    def _terrain(self) -> str:
        here = self.play.field.terrain(self.hex)
        choices = [Choice(one, one) for one in self.play.tables.combat.terrain_shift]
        found = self.choice("terrain", "Terrain", choices, here, FIRE)
        return "" if found == here else found

    def _ask(self, orders: Orders) -> Orders:
        """What is asked besides; and whether the fort absorbs losses."""
        if self.play.field.tactical:
            orders = orders._replace(absorb=self.yes("absorb", "The fort absorbs what it can", True, OF[1]))
        text = "Then attacked by"
        self.counter = self._force("counter", enemy(self.side), text, ASK)
        mine = enemy(self.side) if self.seat == SEATS[enemy(self.side)] else self.side
        text = f"Fewest steps of {WHO[mine]} for a chance of"
        self.want = self.number("want", text, 100, 0, ASK, step=5, unit="%")
        return orders

    def _drm(self, name: str, text: str, usual: int) -> int:
        return self.number(name, text, MOST_DRM, usual, FIRE, unit="on the roll")

    # -- the answer -----------------------------------------------------------------------------------------

    def course(self, assault: Assault) -> Course:
        """The attack through its dice; the map stays as it is."""
        play = Campaign(self.play.printed, self.play.state.clone())
        return imagined.course(self.game, play, assault)

    def _answer(self, assault: Assault) -> None:
        found, course = self.found, self.course(assault)
        defends = self.seat == SEATS[enemy(self.side)]
        chance = 1 - course.takes if defends else course.takes
        found.headline = Odds(told.FOIL if defends else told.GOAL, chance, "good")
        viewer = None if self.seat not in SEATS else SEATS.index(str(self.seat))
        found.parts += [told.ends(course, self.side, viewer), told.roll(course), told.die(course)]
        found.parts += [*self._hold(assault, course), *self._fewest(assault, chance, defends=defends)]
        found.note = NOTE

    def _hold(self, assault: Assault, course: Course) -> Iterable[Part]:
        """Take it, and hold it with what is left against those who attack next; the old fort helps nobody."""
        if not self.counter:
            return
        play, units, holds = self.play, tuple(assault.attackers), 0.0
        for left, chance in told.winners(course).items():
            steps = {unit: many for unit, many in zip(units, left.steps, strict=True) if many}
            worn = Campaign(play.printed, play.state.clone())
            for unit, broken in zip(units, left.broken, strict=True):
                told.set_broken(worn, unit, broken)
            back = Assault(
                self.hex, enemy(self.side), self.counter, steps, terrain=assault.terrain,
                orders=assault.orders._replace(generals=assault.orders.generals[::-1]),
            )  # fmt: skip
            holds += chance * (1 - imagined.course(self.game, worn, back).takes)
        facts = [("Taken and held", percent(holds)), ("Taken and lost again", percent(course.takes - holds))]
        yield Part("Take and hold", facts=facts)

    def _fewest(self, assault: Assault, chance: float, *, defends: bool) -> Iterable[Part]:
        """The fewest steps of the side that asks which have the wanted chance, by whole units."""
        if not self.want:
            return
        force = assault.defenders if defends else assault.attackers
        if len(force) > SOME:
            yield Part("Fewest steps", text=f"Too many to be tried out; at most {SOME} units are.")
            return
        if 100 * chance < self.want:
            yield Part("Fewest steps", text=f"Even all of them have less than {self.want} %.")
            return
        tried = partial(self._tried, assault, force, defends)
        all_ = len(force) <= FEW
        enough = _of_all(force, tried, self.want) if all_ else _one_by_one(force, tried, self.want)
        names = ", ".join(f"{self.play.unit(unit).name} ({force[unit]})" for unit in enough)
        word = "The fewest that are enough" if all_ else "Enough, though fewer might do"
        value = {self.play.id(unit): force[unit] for unit in enough}
        role = ROLES[1] if defends else ROLES[0]
        text = f"{word}: {names}, {percent(tried(enough))}."
        yield Part("Fewest steps", text=text, offer=Offer("Go on with these", role, value))

    def _tried(
        self, assault: Assault, force: Mapping[int, int], defends: bool, part: tuple[int, ...]
    ) -> float:
        some = {unit: force[unit] for unit in part}
        other = assault._replace(defenders=some) if defends else assault._replace(attackers=some)
        takes = self.course(other).takes
        return 1 - takes if defends else takes


def attack_in(play: Campaign, hex: int) -> Attack | None:
    """The attack that is fought in a hex, before its die has fallen; its units have been seen by all."""
    top = play.state.frames[-1] if play.state.frames else None
    fresh = isinstance(top, Attack) and top.hex == hex and not top.stage.after(AttackStage.ROLL)
    return top if fresh and isinstance(top, Attack) else None


def _of_all(force: Mapping[int, int], tried: partial[float], want: int) -> tuple[int, ...]:
    parts = [part for many in range(1, len(force) + 1) for part in combinations(force, many)]
    parts.sort(key=lambda part: sum(force[unit] for unit in part))
    return next(part for part in parts if 100 * tried(part) >= want)


def _one_by_one(force: Mapping[int, int], tried: partial[float], want: int) -> tuple[int, ...]:
    left = tuple(force)
    while len(left) > 1:
        parts = [tuple(unit for unit in left if unit != gone) for gone in left]
        best = max(parts, key=tried)
        if 100 * tried(best) < want:
            break
        left = best
    return left
