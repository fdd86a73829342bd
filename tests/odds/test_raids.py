"""Raids against the real raid code, every fall of the dice walked through."""

from __future__ import annotations

import random
from fractions import Fraction
from typing import Any

import pytest

import flagplot
from flagplot.games.axis_allies.combat import casualties, fire, raid
from flagplot.games.axis_allies.combat.frames import Casualties, Raid, RaidStage
from flagplot.games.axis_allies.odds import RaidPlan, live, odds_of, raid_for, raid_odds
from flagplot.games.axis_allies.odds.raids import Aim, best_interception, units_of
from flagplot.games.axis_allies.pieces import Status, look, make
from flagplot.games.axis_allies.state import WarState
from flagplot.games.axis_allies.text import piece_text
from flagplot.kernel.action import Action, act
from flagplot.kernel.dice import Dice, EnumeratingDice, Throw
from flagplot.kernel.errors import BadInputError
from tests.odds.reference import HitDice

PACIFIC, ANNIVERSARY = "pacific-1940", "anniversary"


class RaidDice(HitDice):
    """Hits and misses where a value is fired at, all faces where damage is thrown."""

    def roll(self, count: int, sides: int, reason: str, index: int) -> Throw:
        """A throw of the present branch."""
        if reason.startswith("bombs on"):
            return EnumeratingDice.roll(self, count, sides, reason, index)
        return super().roll(count, sides, reason, index)


class Case:
    """A generated raid, on the board and as a plan."""

    def __init__(self, title: str, number: int) -> None:
        chance = random.Random(f"raid {title} {number}")
        self.game: Any = flagplot.game(title)
        pacific = title == PACIFIC
        self.space, self.attacker = ("kwangtung", "japan") if pacific else ("france", "germany")
        heavy = not pacific and chance.random() < 0.5
        options: dict[str, Any] = {"low_luck": chance.random() < 0.3}
        doc: dict[str, Any] = {"game": title, "base": "empty", "turn": self.attacker, "phase": "combat_move"}
        if pacific:
            doc["war"] = "all"
        else:
            options["heavy_bomber_dice"] = chance.choice(["both_count", "best_of_two"])
            doc |= {"control": {"france": "uk"}, "technologies": {"germany": ["heavy_bombers"] * heavy}}
        self.state: WarState = self.game.position({**doc, "options": options})
        war = self.game.play(self.state)
        board = war.board
        space, power, enemy = board.space_of[self.space], war.power(self.attacker), war.power("uk")
        self.state.units[space] = {}
        hurt = chance.randint(0, 3)
        self.state.facilities[space] = (chance.choice([-1, 1]) if pacific else -1, -1, 1, hurt)
        bombers = chance.randint(1, 2 if heavy else 3)
        escorts, fighters = (chance.randint(0, 2), chance.randint(0, 2)) if pacific else (0, 0)
        self.bomber = board.kind_of["strategic_bomber" if pacific else "bomber"]
        self.fighter = board.kind_of["fighter"]
        far = 0 if pacific else chance.randint(0, bombers - 1)
        war.add(space, make(power, self.bomber, status=Status.RAIDING, left=3), bombers - far)
        if far:
            war.add(space, make(power, self.bomber, status=Status.RAIDING, left=2), far)
        if escorts:
            war.add(space, make(power, self.fighter, status=Status.ESCORTING, left=2), escorts)
        if fighters:
            war.add(space, make(enemy, self.fighter), fighters)
        if gun := chance.random() < 0.6:
            war.add(space, make(enemy, board.kind_of["aa_gun"]), 1)
        self.intercept = chance.randint(0, fighters)
        self.bombers_first = chance.random() < 0.4
        most = 6 if pacific else 2 * board.ipc[space]
        aims = [Aim("complex", most - hurt, 1)]
        if self.state.facilities[space][0] >= 0:
            aims.append(Aim("airbase", 5, 0))
        self.plan = RaidPlan(
            fire.table(board.kinds), units_of(self.bomber, bombers), units_of(self.fighter, escorts),
            units_of(self.fighter, self.intercept), tuple(aims),
            flak=1 if pacific or gun else 0,
            bombers_first=self.bombers_first, low_luck=bool(options["low_luck"]),
            flights=() if pacific else (bombers - far, far)[: 1 + bool(far)],
        )  # fmt: skip
        self.here, self.power = space, power

    def fly(self, dice: Dice) -> tuple[int, int, int, tuple[int, ...]]:
        """The whole raid with the given dice: bombers, escorts and interceptors left, and the damage."""
        state = self.state.clone()
        war = self.game.play(state, dice)
        old = state.facilities[self.here]
        raid.begin(war, self.here, self.power)
        while isinstance(state.frames[-1], Raid | Casualties):
            frame = state.frames[-1]
            step = self.game.steps[type(frame)]
            seats = step.seats(war, frame)
            if seats:
                step.do(war, frame, seats[0], self.answer(war, frame, seats[0]))
            else:
                step.run(war, frame)
        left: dict[tuple[bool, int], int] = {}
        for piece, number in state.units[self.here].items():
            seen = look(piece)
            if seen.owner == self.power or seen.status is Status.INTERCEPTED:
                key = (seen.owner == self.power, seen.kind)
                left[key] = left.get(key, 0) + number
        new = state.facilities[self.here]
        damage = [new[3] - old[3]] + ([new[0] - old[0]] if old[0] >= 0 else [])
        return (
            left.get((True, self.bomber), 0), left.get((True, self.fighter), 0),
            left.get((False, self.fighter), 0), tuple(damage),
        )  # fmt: skip

    def answer(self, war: Any, frame: Any, seat: str) -> Action:
        """Intercept as planned, one bomber on the complex and the rest on the airbase, losses as planned."""
        if isinstance(frame, Casualties):
            parent: Any = war.state.frames[-2]
            stacks = parent.attackers if frame.attacker_side else parent.defenders
            first = self.bomber if self.bombers_first else self.fighter
            pieces = casualties.candidates(war, frame, stacks)
            piece = min(pieces, key=lambda p: look(p).kind != first)
            return Action("lose", (piece_text(war.board, piece, war.power(seat)),))
        if frame.stage == RaidStage.INTERCEPT:
            return act("intercept", self.intercept)
        return act("bomb", "airbase" if frame.bombs else "complex")

    def ends(self) -> dict[Any, Fraction]:
        """Every way to end with its probability."""
        dice = RaidDice(ordered=any(best > 1 for best in self.plan.tab.best_of))
        found: dict[Any, Fraction] = {}
        while True:
            end = self.fly(dice)
            found[end] = found.get(end, Fraction(0)) + dice.probability
            if not dice.advance():
                return found


@pytest.mark.parametrize(("title", "number"), [(t, n) for t in (PACIFIC, ANNIVERSARY) for n in range(20)])
def test_equal_to_walking_through_the_raid_code(title: str, number: int) -> None:
    case = Case(title, number)
    real = case.ends()
    mine = {tuple(end[1:]): end.chance for end in raid_odds(case.plan).endings}
    assert sum(real.values()) == 1
    assert sum(mine.values()) == pytest.approx(1.0, abs=1e-12)
    for end in {**real, **mine}:
        assert mine.get(end, 0.0) == pytest.approx(float(real.get(end, 0)), abs=1e-12), end


@pytest.mark.parametrize("number", range(12))
def test_the_board_gives_the_same_raid(number: int) -> None:
    case = Case(PACIFIC, number)
    assert live.raids(case.game, case.state) == ["kwangtung"]
    found = raid_for(case.game, case.state, "kwangtung", intercept=case.intercept)
    plan = case.plan
    assert (found.bombers, found.escorts) == (plan.bombers, plan.escorts)
    assert (found.interceptors, found.flak) == (plan.interceptors, plan.flak)
    # before the air battle nobody has chosen a target
    bombers = plan.bombers[0][1]
    assert found.aims == (plan.aims[0]._replace(bombers=bombers),)


def test_the_defender_sends_up_what_serves_him_best() -> None:
    game: Any = flagplot.game(PACIFIC)
    plan = raid_for(game, raid="major_ic", attack="3 strategic_bomber", defend="2 fighter")
    assert best_interception(plan) == 2  # nobody shoots back
    plan = raid_for(game, raid="minor_ic:0", attack="strategic_bomber, 6 fighter", defend="fighter")
    assert best_interception(plan) == 0


def test_typed_raids() -> None:
    pacific, anniversary = flagplot.game(PACIFIC), flagplot.game(ANNIVERSARY)
    one: Any = odds_of(pacific, raid="minor_ic", attack="strategic_bomber")  # type: ignore[arg-type]
    assert one.damage == pytest.approx([1 / 6, *[5 / 36] * 6])
    assert one.expected_loss["attacker"] == pytest.approx(2.0)
    radar: Any = anniversary.odds(raid="industrial_complex:20", attack="bomber", defend="aa_gun", radar=True)
    assert radar.damage[0] == pytest.approx(1 / 3)
    free: Any = anniversary.odds(raid="industrial_complex:20", attack="bomber")
    assert free.expected_damage == pytest.approx(3.5)
    heavy: Any = anniversary.odds(
        raid="industrial_complex:20", attack="bomber", technologies=["heavy_bombers"],
        options={"heavy_bomber_dice": "both_count"},
    )  # fmt: skip
    assert heavy.expected_damage == pytest.approx(7.0)


@pytest.mark.parametrize(
    ("title", "question", "word"),
    [
        (PACIFIC, {"raid": "dockyard", "attack": "strategic_bomber"}, "minor_ic"),
        (PACIFIC, {"raid": "minor_ic:9", "attack": "strategic_bomber"}, "6"),
        (PACIFIC, {"raid": "minor_ic", "attack": "2 infantry"}, "infantry"),
        (PACIFIC, {"raid": "minor_ic", "attack": "2 fighter"}, "bomber"),
        (PACIFIC, {"raid": "minor_ic", "attack": "strategic_bomber", "defend": "tank"}, "tank"),
        (PACIFIC, {"raid": "minor_ic", "attack": "strategic_bomber", "intercept": 1}, "0"),
        (ANNIVERSARY, {"raid": "industrial_complex", "attack": "bomber"}, "twice"),
        (ANNIVERSARY, {"raid": "industrial_complex:8", "attack": "bomber", "defend": "fighter"}, "fighter"),
    ],
)
def test_raids_that_cannot_be(title: str, question: dict[str, Any], word: str) -> None:
    with pytest.raises(BadInputError, match=word) as caught:
        flagplot.game(title).odds(**question)
    assert "\n" not in str(caught.value)
