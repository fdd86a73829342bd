"""What happens before a battle: kamikaze attacks and scrambles, through the rules' own steps."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

import flagplot
from flagplot.games.axis_allies.odds import odds, odds_of, plan_for
from flagplot.games.axis_allies.odds.force import Unit
from flagplot.games.axis_allies.odds.plan import Plan
from flagplot.games.axis_allies.odds.sides import Side
from flagplot.games.axis_allies.pacific_1940 import kamikaze
from flagplot.games.axis_allies.pacific_1940.frames import Kamikaze
from flagplot.games.axis_allies.pieces import look, make
from flagplot.games.axis_allies.state import WarState
from flagplot.kernel.dice import Dice
from flagplot.kernel.errors import BadInputError
from tests.odds.reference import Field, answered, fought, outcomes

GAME: Any = flagplot.game("pacific-1940")
ZONE, BACK = "sea6", "sea7"
# attackers, kamikaze attacks, defenders
KAMIKAZES = [
    ("cruiser, destroyer", "cruiser", "destroyer"),
    ("battleship, submarine", "2 battleship", "cruiser"),
    ("2 cruiser, transport", "2 cruiser, cruiser", "destroyer"),
    ("carrier, destroyer", "2 carrier, destroyer", "submarine"),
    ("battleship*, destroyer", "battleship*, 2 destroyer", "destroyer"),
    ("cruiser", "3 cruiser", "submarine"),
]


def after_kamikaze(plan: Plan) -> dict[Side, Fraction]:
    """The attackers left by the real kamikaze step."""
    field = {"game": "pacific-1940", "base": "empty", "turn": "usa", "phase": "combat_move", "war": "all"}
    start: WarState = GAME.position(field)
    war = GAME.play(start)
    zone, usa = war.board.space_of[ZONE], war.power("usa")
    for unit, number in plan.attackers:
        war.add(zone, make(usa, unit.kind, damaged=unit.damaged), number)
    start.entered_zones = (zone,)
    start.flags = {**start.flags, kamikaze.OPEN: 1, kamikaze.LEFT: 6}
    kamikaze.begin(war, usa)
    assert isinstance(start.frames[-1], Kamikaze)

    def run(dice: Dice) -> WarState:
        state = start.clone()
        now = GAME.play(state, dice)
        step, aimed = kamikaze.KamikazeStep(), dict.fromkeys((unit for unit, _ in plan.kamikaze), 0)
        for unit, attacks in plan.kamikaze:
            aimed[unit] += 1
            for _ in range(attacks):
                frame: Any = state.frames[-1]
                wanted = next(
                    action
                    for action, (_, piece, number) in kamikaze._choices(now, frame)
                    if number == aimed[unit] and (look(piece).kind, look(piece).damaged) == unit[:2]
                )
                step.do(now, frame, "japan", wanted)
        if isinstance(state.frames[-1], Kamikaze):
            step.do(now, state.frames[-1], "japan", flagplot.Action("done"))
        return state

    found: dict[Side, Fraction] = {}
    for chance, state in outcomes(run, ordered=False):
        left: dict[Unit, int] = {}
        for piece, number in state.units[zone].items():
            unit = Unit(look(piece).kind, look(piece).damaged)
            left[unit] = left.get(unit, 0) + number
        key = tuple(sorted(left.items()))
        found[key] = found.get(key, Fraction(0)) + chance
    return found


@pytest.mark.parametrize(("attack", "attacks", "defend"), KAMIKAZES)
def test_kamikaze_attacks_come_before_the_battle(attack: str, attacks: str, defend: str) -> None:
    plan = plan_for(GAME, attack=attack, defend=defend, kamikaze=attacks)
    field = Field("pacific-1940", {"war": "all"}, attacker="usa", defender="japan", space=ZONE, back=BACK)
    real: dict[Any, Fraction] = {}
    for left, chance in after_kamikaze(plan).items():
        bare = plan._replace(attackers=left, kamikaze=())
        ends = fought(field, bare) if left else {((), plan.defenders): Fraction(1)}
        for end, p in ends.items():
            real[end] = real.get(end, Fraction(0)) + chance * p
    mine = answered(plan, odds(plan))
    assert sum(real.values()) == 1
    for end in {**real, **mine}:
        assert mine.get(end, 0.0) == pytest.approx(float(real.get(end, 0)), abs=1e-12), end


@pytest.mark.parametrize(
    ("question", "word"),
    [
        ({"attack": "cruiser", "kamikaze": "cruiser, cruiser"}, "no such cruiser"),
        ({"attack": "cruiser, transport", "kamikaze": "transport"}, "surface warship"),
        ({"attack": "cruiser", "kamikaze": "cruiser,"}, "kamikaze"),
    ],
)
def test_kamikaze_attacks_that_cannot_be(question: dict[str, Any], word: str) -> None:
    with pytest.raises(BadInputError, match=word):
        plan_for(GAME, defend="submarine", **question)
    with pytest.raises(BadInputError, match="edition"):
        plan_for(flagplot.game("anniversary"), attack="cruiser", defend="submarine", kamikaze="cruiser")  # type: ignore[arg-type]


# -- scramble -------------------------------------------------------------------------------------------


def scrambling(units: dict[str, Any]) -> WarState:
    doc = {
        "game": "pacific-1940", "base": "empty", "war": "all", "turn": "japan", "phase": "combat_move",
        "units": units,
    }  # fmt: skip
    state: WarState = GAME.position(doc)
    war = GAME.play(state)
    hawaii = war.board.space_of["hawaiian_islands"]
    state.facilities[hawaii] = (0, -1, 0, 0)
    return state


def test_what_if_they_scramble() -> None:
    state = scrambling(
        {
            "sea26": {"japan": {"cruiser": 2}, "usa": {"destroyer": 1}},
            "hawaiian_islands": {"usa": {"fighter": 2, "infantry": 1}},
        }
    )
    alone: Any = odds_of(GAME, state, "sea26")
    helped: Any = odds_of(GAME, state, "sea26", scrambled="2 fighter")
    typed: Any = odds_of(GAME, attack="2 cruiser", defend="destroyer, 2 fighter", scrambled=2)
    assert helped.takes == pytest.approx(typed.takes, abs=1e-12)
    assert helped.takes < alone.takes
    with pytest.raises(BadInputError, match="no fighter can scramble"):
        odds_of(GAME, state, "sea26", scrambled="3 fighter")
    with pytest.raises(BadInputError, match="no tank can scramble"):
        odds_of(GAME, state, "sea26", scrambled="tank")
