"""An attack to try things out with: other units, another season, other ways to fight, and what may follow."""

from __future__ import annotations

from collections.abc import Iterable

from flagplot.games.dai_senso.combat import terrain
from flagplot.games.dai_senso.combat.frames import Attack, Combat
from flagplot.games.dai_senso.combat.shifts import involved
from flagplot.games.dai_senso.factions import AXIS, FACTIONS, NOBODY, WESTERN
from flagplot.games.dai_senso.game import DaiSenso
from flagplot.games.dai_senso.names import FACTION_NAMES, names
from flagplot.games.dai_senso.odds import policy, questions, scene, table, told
from flagplot.games.dai_senso.odds.muster import Muster
from flagplot.games.dai_senso.odds.playout import Outcome, attack_in, outcome
from flagplot.games.dai_senso.odds.policy import Policy
from flagplot.games.dai_senso.odds.scene import Scene
from flagplot.games.dai_senso.places import HEXES, IDS, PLACES
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.state import AsiaState
from flagplot.games.dai_senso.turn.calendar import TURNS
from flagplot.games.dai_senso.weather import weather
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.whatif import Choice, Field, Part, Values, WhatIf, Wish

ORDER = "order"
ATTACKER_GOES = [
    Choice(policy.EXCHANGE, "lose a step in an Exchange, fall back when defeated"),
    Choice(policy.STAY, "lose a step rather than ground"),
    Choice(policy.BACK, "fall back where they can"),
]
DEFENDER_GOES = [
    Choice(policy.RETREAT, "retreat where they can"),
    Choice(policy.LAST, "stand where they may, while steps last"),
    Choice(policy.STAND, "stand where they may"),
]
LOSSES = [
    Choice(policy.LARGE, "from the largest unit"),
    Choice(policy.WEAK, "from the weakest unit"),
    Choice(ORDER, "in this order"),
]
HOW, ASK, AFTER, GROUND = "How they fight", "Ask for more", "And then", "The ground and the season"
FIELDS = (
    "where", "attacker", "from", "turn", "blitz", "gas", "attack", "defend", "attacker_goes", "defender_goes",
    "attacker_losses", "attacker_order", "defender_losses", "defender_order", "want", "counter", "wave",
)  # fmt: skip


def what_if(game: DaiSenso, state: AsiaState, seat: str | None, wish: Wish) -> WhatIf:
    """The attack on a hex as it is wished for."""
    sheet = Sheet(game, state, seat, wish)
    sheet.values.finish(FIELDS)
    try:
        sheet.work_out()
    except BadInputError as error:
        text = str(error).removeprefix("odds: ")
        sheet.found.problem = f"{text[:1].upper()}{text[1:]}."
    return sheet.found


class Sheet:
    """The fields of an attack as they are filled in, and the answer."""

    def __init__(self, game: DaiSenso, state: AsiaState, seat: str | None, wish: Wish) -> None:
        self.game, self.values = game, Values(wish.values)
        if wish.action is not None:
            led = table.led_to(game, state, str(seat), wish.action, wish.space)
            if led is None:
                raise BadInputError(f"odds: a move that leads to an attack expected, found {wish.action}")
            state = led
        self.frame = attack_in(state)
        self.names = names(game.tables)
        self.viewer = FACTIONS.index(seat) if seat in FACTIONS else -1
        self.hex = self._hex(game.play(state), wish.space)
        if self.frame is not None and self.frame.hex != self.hex:
            self.frame = None
        self.found = WhatIf(f"What if: {self.names[IDS[self.hex]]}", IDS[self.hex])
        if not wish.space:
            places = [Choice(IDS[one], self.names[IDS[one]]) for one in _fronts(game.play(state))]
            self._add(Field("where", "The attack is on", "choice", IDS[self.hex], choices=places))
        self.scene = self._scene(game.play(state))
        self.war = self._season(scene.turned(game, state, self.scene.attacker))
        self._forces()
        self.policy = self._policy()
        self._further()

    def _add(self, field: Field) -> None:
        self.found.fields.append(field)

    # -- where ----------------------------------------------------------------------------------------------

    def _hex(self, war: War, space: str) -> int:
        if space:
            hex = PLACES.get(space, HEXES)
            if hex >= HEXES:
                raise BadInputError(f"odds: a hex such as w5525 expected, found {space!r}")
            return hex
        fronts = _fronts(war)
        usual = self.frame.hex if self.frame else _busiest(war, fronts)
        return PLACES[self.values.choice("where", [Choice(IDS[one], "") for one in fronts], IDS[usual])]

    def _scene(self, war: War) -> Scene:
        """Who attacks whom, and whence those come who were not there."""
        held = {war.faction(one) for one in _ground(war, self.hex)} - {NOBODY}
        fit = [one for one in _playing(war) if one not in held]
        able = {one: len(scene.attackers_near(war, self.hex, one)) for one in fit}
        best = self.viewer if able.get(self.viewer) else max(fit, key=lambda one: able[one])
        usual = war.state.phasing if self.frame else best
        factions = [Choice(FACTIONS[one], FACTION_NAMES[FACTIONS[one]]) for one in fit]
        attacker = FACTIONS.index(self.values.choice("attacker", factions, FACTIONS[usual]))
        if len(factions) > 1:
            self._add(Field("attacker", "Attacked by", "choice", FACTIONS[attacker], choices=factions))
        defender = min(held, default=WESTERN if attacker == AXIS else AXIS)
        found = scene.starts(war, self.hex, attacker)
        if not found:
            raise BadInputError(f"odds: a hex that can be attacked expected, found {IDS[self.hex]!r}")
        mine = [one for one in found if war.ground(one, attacker)]
        places = [Choice(IDS[one], self._across(war, one)) for one in found]
        start = self.values.choice("from", places, IDS[(mine or found)[0]])
        self._add(Field("from", "Whoever is added comes from", "choice", start, GROUND, choices=places))
        blitz = self.values.switch("blitz", bool(self.frame and self.frame.blitz))
        self._add(Field("blitz", "In Blitz Combat", "yes", blitz, GROUND))
        return Scene(self.hex, attacker, defender, PLACES[start], blitz)

    def _across(self, war: War, start: int) -> str:
        side = terrain.hexside(war, start, self.hex).replace("_", " ")
        return f"{self.names[IDS[start]]}{f', across a {side} hexside' if side else ''}"

    def _season(self, war: War) -> War:
        """The turn, which decides the weather; it is the one the units stand in from here on."""
        texts = []
        now = war.state.turn
        for turn, name in enumerate(TURNS):
            war.state.turn = turn
            texts.append(Choice(name, f"{name}{f' ({seen})' if (seen := weather(war, self.hex)) else ''}"))
        chosen = self.values.choice("turn", texts, TURNS[now])
        self._add(Field("turn", "When", "choice", chosen, GROUND, choices=texts))
        war.state.turn = TURNS.index(chosen)
        return self.game.play(war.state)

    # -- who ------------------------------------------------------------------------------------------------

    def _forces(self) -> None:
        war, one = self.war, self.scene
        self.attackers = Muster(war, one.attacker, scene.attackers_near(war, self.hex, one.attacker))
        self.defenders = Muster(war, one.defender, scene.defenders_near(war, self.hex, one.defender))
        usual = self._usual_attackers()
        self.attack = self.values.force("attack", {war.id(one): 1 for one in usual})
        there = scene.there(war, one)
        there += [self.frame.cover] if self.frame and self.frame.cover >= 0 else []
        self.defend = self.values.force("defend", {war.id(unit): 1 for unit in there})
        mine = self.viewer == one.attacker or (self.viewer != one.defender and self._friend(one.attacker))
        theirs = not mine and (self.viewer == one.defender or self._friend(one.defender))
        self.side = 1 if mine else -1 if theirs else 0  # of whoever asks: attacker, defender, neither
        for name, text, muster, force, own in (
            ("attack", "Attackers", self.attackers, self.attack, mine),
            ("defend", "Defenders", self.defenders, self.defend, theirs),
        ):
            muster.called(force, name)  # refuses what is not there
            self._add(Field(name, text, "units", force, items=muster.items(force), mine=own))

    def _friend(self, faction: int) -> bool:
        return self.viewer >= 0 and (self.viewer == AXIS) == (faction == AXIS)

    def _usual_attackers(self) -> list[int]:
        """Those of the attack at hand, else all that could attack together; and the Air units there."""
        war, one = self.war, self.scene
        air = scene.air_near(war, self.hex, one.attacker)
        if self.frame and self.frame.attackers and war.faction(self.frame.attackers[0]) == one.attacker:
            return [*involved(self.frame.attackers, self.frame.support), *air]
        return [*scene.all_able(war, Combat(), self.hex), *air]

    # -- how ------------------------------------------------------------------------------------------------

    def _policy(self) -> Policy:
        choose, chosen = self._choose, {}
        chosen["attacker"] = choose("attacker_goes", "Attackers defeated", ATTACKER_GOES, policy.EXCHANGE)
        chosen["defender"] = choose("defender_goes", "Defenders driven back", DEFENDER_GOES, policy.RETREAT)
        orders = {
            name: self._order(name, text, muster, force)
            for name, text, muster, force in (
                ("attacker", "Attackers lose steps", self.attackers, self.attack),
                ("defender", "Defenders lose steps", self.defenders, self.defend),
            )
        }
        gas = False
        if AXIS in (self.scene.attacker, self.scene.defender):
            gas = self.values.switch("gas", bool(self.frame and self.frame.chemical is True))
            self._add(Field("gas", "Chemical Weapons: a step more on both sides", "yes", gas, HOW))
        return Policy(chosen["attacker"], chosen["defender"], orders["attacker"], orders["defender"], gas)

    def _choose(self, name: str, text: str, choices: list[Choice], usual: str) -> str:
        value = self.values.choice(name, choices, usual)
        self._add(Field(name, text, "choice", value, HOW, choices=choices))
        return value

    def _order(self, side: str, text: str, muster: Muster, force: dict[str, int]) -> str | list[str]:
        """A rule for losses, or every unit by name."""
        value = self._choose(f"{side}_losses", text, LOSSES, policy.LARGE)
        ids = [self.war.id(one) for one, _ in muster.called(force, side) if self.war.face(one).ground]
        order = self.values.order(f"{side}_order", ids)
        if value != ORDER:
            return value
        known = {item.id: item for item in muster.items(dict.fromkeys(ids, 1))}
        items = [known[id] for id in order if id in known]
        self._add(Field(f"{side}_order", "The first to go", "ranks", order, HOW, items=items))
        return order

    def _further(self) -> None:
        """Questions about more than this one attack."""
        values, one = self.values, self.scene
        self.want = values.number("want", 100)
        who = "defenders" if self.side < 0 else "attackers"
        text = f"Fewest {who} for a chance of"
        self._add(Field("want", text, "number", self.want, ASK, most=100, step=5, unit="%"))
        self.counter = values.force("counter", {})
        self.strikers = Muster(self.war, one.defender, scene.attackers_near(self.war, self.hex, one.defender))
        items = self.strikers.items(self.counter)
        self.strikers.called(self.counter, "counter")
        self._add(Field("counter", "They strike back with", "units", self.counter, AFTER, items=items))
        self.wave = values.force("wave", {})
        self.attackers.called(self.wave, "wave")
        if one.blitz:
            items = self.attackers.items(self.wave)
            text = "Then attack in Regular Combat"
            self._add(Field("wave", text, "units", self.wave, AFTER, items=items))

    # -- the answer -----------------------------------------------------------------------------------------

    def fought(self, attack: dict[str, int] | None = None, defend: dict[str, int] | None = None) -> Outcome:
        """The attack with these units; with those of the fields where none are named."""
        attackers = self.attackers.called(self.attack if attack is None else attack, "attack")
        defenders = self.defenders.called(self.defend if defend is None else defend, "defend")
        state = scene.set_up(self.game, self.war.state, self.scene, attackers, defenders)
        if self.policy.gas:
            frame = state.frames[-1]
            assert isinstance(frame, Attack)
            frame.chemical = True
        return outcome(self.game, state, self.policy)

    def work_out(self) -> None:
        """The chances, and what else was asked for."""
        found, result = self.found, self.fought()
        found.headline = told.headline(result, self.side)
        found.parts += told.parts(self.war, result, self.side)
        found.parts += self._asked(result)
        found.note = told.NOTE

    def _asked(self, result: Outcome) -> Iterable[Part]:
        if self.want and self.side < 0:
            yield questions.fewest(
                self.defenders,
                "defend",
                self.defend,
                lambda some: 1 - self.fought(defend=some).takes,
                self.want,
            )
        elif self.want:
            yield questions.fewest(
                self.attackers, "attack", self.attack, lambda some: self.fought(attack=some).takes, self.want
            )
        after = questions.After(self.game, self.scene, self.policy, result, self.side)
        if self.counter:
            yield after.hold(self.strikers.called(self.counter, "counter"))
        if self.wave and self.scene.blitz:
            yield after.waves(self.attackers.called(self.wave, "wave"))


def _playing(war: War) -> list[int]:
    """The factions of the scenario."""
    return [FACTIONS.index(one) for one in war.tables.scenarios[war.state.scenario].factions]


def _fronts(war: War) -> list[int]:
    """The hexes with ground units, those with enemies beside them first."""
    around = war.tables.map.board.grid.around
    held = {hex: war.faction(ground[0]) for hex in sorted(war.state.at) if (ground := _ground(war, hex))}
    near = [hex for hex in held if any(held.get(one, held[hex]) != held[hex] for one in around(hex))]
    return [*near, *(hex for hex in held if hex not in near)]


def _ground(war: War, hex: int) -> list[int]:
    return [one for one in war.stack(hex) if war.face(one).ground]


def _busiest(war: War, fronts: list[int]) -> int:
    """The hex with most units in and around it, among those with enemies beside them."""
    around = war.tables.map.board.grid.around
    return max(fronts, key=lambda hex: sum(len(_ground(war, one)) for one in (hex, *around(hex))))
