"""A battle to try things out with: other forces, orders of loss, retreats, waves, and what is left then."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from flagplot.games.axis_allies.board import Board
from flagplot.games.axis_allies.combat import fire
from flagplot.games.axis_allies.game import AxisAllies
from flagplot.games.axis_allies.moves.frames import AirOrder, LandOrder, SeaOrder
from flagplot.games.axis_allies.odds import live, losses
from flagplot.games.axis_allies.odds.battle import odds, with_forces
from flagplot.games.axis_allies.odds.force import Unit, order_of_loss, text_of
from flagplot.games.axis_allies.odds.plan import Plan, customs, retreat_rule
from flagplot.games.axis_allies.odds.questions import extras, one_after_another, smallest, take_and_hold
from flagplot.games.axis_allies.odds.result import Result
from flagplot.games.axis_allies.odds.sides import Side
from flagplot.games.axis_allies.state import WarState
from flagplot.kernel.dice import ProbeDice, RollNeeded
from flagplot.kernel.errors import BadInputError, RefusedError
from flagplot.kernel.odds import percent
from flagplot.kernel.whatif import Choice, Field, Item, Mood, Odds, Offer, Part, Values, WhatIf, Wish
from flagplot.kernel.words import counted, joined, some

SHOWN = 6  # ways to end
KINDS = 5  # kinds of units of which one more is looked at
WAVES = 3  # attacks after the first

HOW, THEN, ASK = "How it is fought", "And then", "Ask for more"
RETREATS = [
    Choice("never", "never"),
    Choice("after", "after so many rounds", 1, 9, 2),
    Choice("below", "with fewer units than", 2, 40, 3),
    Choice("under", "below a chance of, in %", 1, 99, 40),
    Choice("best", "when that is worth more than going on"),
]
WHERE = [Choice("land", "on land"), Choice("sea", "at sea")]

FIELDS = (
    "where", "attack", "defend", "gun", "retreat", "keep", "order", "defend_order", "attacker_dives",
    "defender_dives", *(f"wave_{number}" for number in range(1, WAVES + 1)), "counter", "want", "extra",
)  # fmt: skip


class Scene(NamedTuple):
    """A battle and who fights it."""

    plan: Plan
    attacker: int
    defends: bool  # whoever asks is on the other side
    space: str = ""


def what_if(game: AxisAllies, state: WarState, seat: str | None, wish: Wish) -> WhatIf:
    """The battle that is meant, changed as wished, with all that may be asked about it."""
    values = Values(wish.values)
    scene = _scene(game, state, seat, wish, values)
    board = game.play(state).board
    name = board.spaces[board.space_of[scene.space]].name if scene.space else ""
    found = WhatIf(f"What if: {name}" if name else "What if", scene.space)
    if not scene.space:
        where = "sea" if scene.plan.sea else "land"
        found.fields.append(Field("where", "The battle is fought", "choice", where, choices=WHERE))
    sheet = _Sheet(game, board, scene, values, found)
    sheet.lay()
    values.finish(FIELDS)
    try:
        sheet.work_out()
    except BadInputError as error:
        found.problem = _sentence(str(error))
    return found


def _sentence(text: str) -> str:
    text = text.removeprefix("odds: ")
    return f"{text[:1].upper()}{text[1:]}."


def _scene(game: AxisAllies, state: WarState, seat: str | None, wish: Wish, values: Values) -> Scene:
    """The battle a move would lead to, the one at hand in a space, one nobody has announced, or any."""
    under_way = False
    if wish.action is not None:
        try:
            state, _ = game.apply(state, str(seat), wish.action, ProbeDice())
        except (RefusedError, RollNeeded) as error:
            raise BadInputError(f"odds: a move that is legal now expected, found {wish.action}") from error
        under_way = isinstance(state.frames[-1], LandOrder | SeaOrder | AirOrder)
    war = game.play(state)
    board, attacker = war.board, state.active
    if not wish.space:
        sea = values.choice("where", WHERE, "land") == "sea"
        low_luck = bool(state.options.get("low_luck"))
        plan = Plan(fire.table(board.kinds), (), (), sea=sea, low_luck=low_luck, customs=customs(war))
    else:
        settled = losses.settled(game, state) or state
        try:
            plan = live.plan_of(game, settled, wish.space, with_order=under_way)
        except BadInputError:
            plan, attacker = live.imagined(game, state, wish.space)
    defends = seat in board.owner_of and board.side[board.owner_of[seat]] != board.side[attacker]
    return Scene(plan, attacker, defends, wish.space)


class _Sheet:
    """The fields of a battle as they are filled in, and the answer."""

    def __init__(self, game: AxisAllies, board: Board, scene: Scene, values: Values, found: WhatIf) -> None:
        self.game, self.board, self.scene, self.values, self.found = game, board, scene, values, found
        self.plan, self.defends = scene.plan, scene.defends
        self.waves: list[Side] = []
        self.counter: Side = ()
        self.want = 0
        self.extra = False

    # -- fields ---------------------------------------------------------------------------------------------

    def lay(self) -> None:
        """All fields, in the order in which they are read; the plan follows them."""
        plan = self.plan
        own = self._force("attack", "Attackers", plan.attackers, defending=False)
        theirs = self._force("defend", "Defenders", plan.defenders, defending=True)
        if not plan.sea:
            gun = self.values.switch("gun", bool(plan.antiaircraft))
            self._add(Field("gun", "A gun fires at aircraft", "yes", gun))
            plan = plan._replace(antiaircraft=max(1, plan.antiaircraft) if gun else 0)
        self.plan = with_forces(plan, own, theirs)._replace(kamikaze=plan.kamikaze)
        self._conduct()
        self._further()

    def _add(self, field: Field) -> None:
        self.found.fields.append(field)

    def _force(
        self, name: str, text: str, now: Side, *, defending: bool, group: str = "", swapped: bool = False
    ) -> Side:
        """A force: everything that is there, and all that could be."""
        tab, sea = self.plan.tab, self.plan.sea
        there = {text_of(tab, unit): number for unit, number in now}
        units = {text_of(tab, unit): unit for unit, _ in now}
        for number, kind in enumerate(tab.kinds):
            fits = kind.air or (kind.sea if sea else kind.land)
            if defending and sea and kind.air:
                fits = kind.carrier_borne
            if fits and not kind.antiaircraft:
                units.setdefault(kind.id, Unit(number))
        wanted = self.values.force(name, there)
        for id in wanted:
            if id not in units:
                raise BadInputError(f"{name}: one of {', '.join(units)} expected, found {id!r}")
        items = [
            Item(id, self._name(unit), wanted.get(id, 0), kind=tab.kinds[unit.kind].id, damaged=unit.damaged)
            for id, unit in sorted(units.items(), key=lambda pair: pair[1])
        ]
        mine = defending == self.defends if not swapped else defending != self.defends
        field = Field(name, text, "units", {**wanted}, group, items, mine=mine)
        self._add(field)
        return tuple(sorted((units[id], number) for id, number in wanted.items()))

    def _name(self, unit: Unit) -> str:
        name = self.plan.tab.kinds[unit.kind].name
        if unit.damaged:
            name = f"{name}, damaged"
        return f"{name}, from the sea" if unit.seaborne else name

    def _conduct(self) -> None:
        """How both sides fight: retreats, who is lost first, who is kept, who submerges."""
        values, plan = self.values, self.plan
        rule = values.choice("retreat", RETREATS, "never")
        self._add(Field("retreat", "The attacker retreats", "choice", rule, HOW, choices=RETREATS))
        word, _, number = rule.partition(":")
        percents = f"under:{int(number) / 100}" if word == "under" else rule
        self.plan = plan = plan._replace(retreat=retreat_rule(percents))
        if not plan.sea:
            keep = values.number("keep", 9)
            self._add(Field("keep", "Land units kept to the last", "number", keep, HOW, most=9))
            self.plan = plan = plan._replace(keep_land=keep)
        own = self._order("order", "The attacker loses first", plan.attackers, attacking=True)
        theirs = self._order("defend_order", "The defender loses first", plan.defenders, attacking=False)
        self.plan = plan = plan._replace(attacker_order=own, defender_order=theirs)
        if plan.sea and any(plan.tab.kinds[unit.kind].submarine for unit, _ in plan.attackers):
            dives = values.switch("attacker_dives", plan.attacker_dives)
            self._add(Field("attacker_dives", "Attacking submarines submerge", "yes", dives, HOW))
            self.plan = plan = plan._replace(attacker_dives=dives)
        if plan.sea and any(plan.tab.kinds[unit.kind].submarine for unit, _ in plan.defenders):
            dives = values.switch("defender_dives", plan.defender_dives)
            self._add(Field("defender_dives", "Defending submarines submerge", "yes", dives, HOW))
            self.plan = plan._replace(defender_dives=dives)

    def _order(self, name: str, text: str, side: Side, *, attacking: bool) -> tuple[str, ...]:
        """An order of loss by kinds; empty while nobody has changed it."""
        tab = self.plan.tab
        usual = [
            tab.kinds[loss.unit.kind].id
            for loss in order_of_loss(tab, dict(side), (), attacking=attacking)
            if loss.sunk
        ]
        there = list(dict.fromkeys(usual))
        order = self.values.order(name, there)
        if len(there) > 1:
            kinds = [tab.kinds[self.board.kind_of[id]] for id in order]
            items = [Item(kind.id, kind.name, kind=kind.id) for kind in kinds]
            self._add(Field(name, text, "ranks", order, HOW, items))
        return tuple(order) if name in self.values and len(there) > 1 else ()

    def _further(self) -> None:
        """Who attacks next, who strikes back, and what else is wanted to be known."""
        for number in range(1, WAVES + 1):
            text = "A second wave" if number == 1 else f"Wave {number + 1}"
            wave = self._force(f"wave_{number}", text, (), defending=False, group=THEN)
            if not wave:
                break
            self.waves.append(wave)
        striker = "The enemy strikes back with" if not self.defends else "We strike back with"
        self.counter = self._force("counter", striker, (), defending=False, group=THEN, swapped=True)
        self.want = self.values.number("want", 100)
        text = "Smallest force for a chance of"
        self._add(Field("want", text, "number", self.want, ASK, most=100, step=5, unit="%"))
        self.extra = self.values.switch("extra")
        self._add(Field("extra", "What one more unit would help", "yes", self.extra, ASK))

    # -- the answer -----------------------------------------------------------------------------------------

    def work_out(self) -> None:
        """The chances, and an answer to everything that was asked besides."""
        plan, parts = self.plan, self.found.parts
        kinds = plan.tab.kinds
        if not plan.attackers:
            raise BadInputError("add attackers to see their chances")
        if not plan.defenders:
            raise BadInputError("nobody defends; add defenders")
        if plan.sea and all(kinds[unit.kind].transport for unit, _ in plan.attackers):
            raise BadInputError("transports alone attack nobody")
        result = odds(plan)
        self.found.headline = self._headline(result)
        parts.append(Part(odds=self._endings(result), facts=self._facts(result)))
        self.found.note = self._note()
        for further in (self._waves, self._hold, self._smallest, self._extras):
            try:
                parts.extend(further())
            except BadInputError as error:
                parts.append(Part(text=_sentence(str(error))))
        parts.append(self._left(result))

    def _mood(self, good: bool) -> Mood:
        return "good" if good != self.defends else "bad"

    def _headline(self, result: Result) -> Odds:
        if self.defends:
            chance = result.defender_wins if result.sea else 1.0 - result.takes
            return Odds("to win" if result.sea else "to hold it", chance, "good")
        return Odds("to win" if result.sea else "to take it", result.takes, "good")

    def _endings(self, result: Result) -> list[Odds]:
        """Every way to end, the best for whoever asks first."""
        won = Odds("attacker wins" if result.sea else "attacker takes it", result.takes, self._mood(True))
        clears = Odds("clears it only", 0.0 if result.sea else result.clears)
        draw = Odds("nobody left" if not result.sea else "nobody wins", result.draw)
        away = Odds("attacker retreats", result.retreats, self._mood(False))
        lost = Odds("defender wins", result.defender_wins - result.retreats, self._mood(False))
        found = [won, clears, draw, away, lost]
        return [one for one in (reversed(found) if self.defends else found) if one.chance > 0.0]

    def _facts(self, result: Result) -> list[tuple[str, str]]:
        loss, swing = result.expected_loss, -result.swing if self.defends else result.swing
        return [
            ("Rounds, on average", f"{result.rounds:.1f}"),
            ("Attacker loses, on average", f"{loss['attacker']:.1f} IPCs"),
            ("Defender loses, on average", f"{loss['defender']:.1f} IPCs"),
            ("Swing", f"{swing:+.1f} IPCs"),
        ]

    def _note(self) -> str:
        shots = sum(dice for dice, _ in self.plan.bombardment)
        lines = [f"{counted(shots, 'shot')} of ships beforehand" if shots else ""]
        if self.plan.drops:
            lines.append("paratroopers jump once the guns have fired")
        if self.plan.kamikaze:
            lines.append("after the kamikaze attacks")
        said = ", ".join(line for line in lines if line)
        return f"{said[:1].upper()}{said[1:]}." if said else ""

    def _waves(self) -> Iterable[Part]:
        if not self.waves:
            return
        plans = [self.plan, *(with_forces(self.plan, side, self.plan.defenders) for side in self.waves)]
        waves = one_after_another(plans)
        rows = [[str(n), percent(wave.fought), percent(wave.takes)] for n, wave in enumerate(waves, 1)]
        all_ = sum(wave.takes for wave in waves)
        rows.append(["all", "", percent(all_)])
        yield Part("One after another", head=["wave", "has to fight", "takes it"], rows=rows)

    def _hold(self) -> Iterable[Part]:
        if self.counter:
            found = take_and_hold(self.plan, self.counter)
            holds = Odds("takes and holds it", found.holds, self._mood(True))
            falls = Odds("takes it and loses it again", found.falls, self._mood(False))
            never = Odds("does not take it", 1.0 - found.takes, self._mood(False))
            yield Part("Take and hold", odds=[holds, falls, never])

    def _smallest(self) -> Iterable[Part]:
        if not self.want:
            return
        found = smallest(self.plan, self.want / 100)
        text = f"{self._words(found.units)} ({found.cost} IPCs) are enough: {percent(found.chance)}."
        value = {text_of(self.plan.tab, unit): number for unit, number in found.units}
        yield Part("Smallest force", text=text, offer=Offer("Attack with these", "attack", value))

    def _extras(self) -> Iterable[Part]:
        if self.extra:
            found = extras(self.plan)[:KINDS]
            name = {kind.id: kind.name for kind in self.plan.tab.kinds}
            rows = [[name[one.kind], percent(one.chance), f"{100 * one.gain:+.1f}"] for one in found]
            yield Part("One more of", head=["unit", "takes it then", "gain"], rows=rows)

    def _left(self, result: Result) -> Part:
        rows = [
            [percent(one.chance), self._words(one.attackers), self._words(one.defenders)]
            for one in result.endings[:SHOWN]
        ]
        return Part("Who is left", head=["chance", "attackers", "defenders"], rows=rows)

    def _words(self, side: Side) -> str:
        kinds = self.plan.tab.kinds
        together: dict[str, int] = {}
        for unit, number in side:
            together[kinds[unit.kind].id] = together.get(kinds[unit.kind].id, 0) + number
        return self.game.words(joined([some(n, id) for id, n in together.items()])) or "nobody"
