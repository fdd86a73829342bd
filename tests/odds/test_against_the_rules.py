"""The odds against the real battle code, fall by fall, over generated line-ups of both editions."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from flagplot.games.axis_allies.board import Board
from flagplot.games.axis_allies.combat import fire
from flagplot.odds import force
from flagplot.odds.battle import odds
from flagplot.odds.force import Unit
from flagplot.odds.plan import NEVER, Plan, Retreat, customs
from flagplot.odds.sides import Side
from tests.odds.reference import Field, answered, fought

PACIFIC, ANNIVERSARY = "pacific-1940", "anniversary"
ON_LAND = {
    PACIFIC: (
        "infantry", "artillery", "mech_infantry", "tank", "fighter", "tactical_bomber", "strategic_bomber",
    ),
    ANNIVERSARY: ("infantry", "artillery", "tank", "fighter", "bomber"),
}  # fmt: skip
SHIPS = ("submarine", "destroyer", "cruiser", "carrier", "battleship", "transport", "fighter")
AT_SEA = {PACIFIC: (*SHIPS, "tactical_bomber"), ANNIVERSARY: SHIPS}
BOMBERS = {PACIFIC: "strategic_bomber", ANNIVERSARY: "bomber"}
TECHNOLOGIES = ("advanced_artillery", "super_submarines", "jet_fighters", "heavy_bombers", "radar")
CASES = [(game, number) for game in (PACIFIC, ANNIVERSARY) for number in range(110)]


def field(game: str, chance: random.Random, sea: bool) -> Field:
    """Where the battle is fought, with some technologies in Anniversary."""
    if game == PACIFIC:
        where = {"space": "sea25", "back": "sea24"} if sea else {"space": "kwangtung", "back": "kwangsi"}
        return Field(game, {"war": "all"}, attacker="japan", defender="usa" if sea else "uk", **where)
    known = [name for name in TECHNOLOGIES if chance.random() < 0.4]
    options = {
        "heavy_bomber_dice": chance.choice(["both_count", "best_of_two"]),
        "official_errata_2009": chance.random() < 0.7,
    }
    doc: dict[str, Any] = {"technologies": {"germany": known}, "options": options}
    where = {"space": "sz7", "back": "sz8"} if sea else {"space": "france", "back": "germany"}
    if not sea:
        doc["control"] = {"france": "uk"}
    return Field(game, doc, attacker="germany", defender="uk", **where)


def some(chance: random.Random, board: Board, kinds: Sequence[str], *, ashore: bool = False) -> Side:
    """One to three units; of attackers on land some come from the sea, some ships are damaged."""
    found: dict[Unit, int] = {}
    lasting = board.kinds[board.kind_of["carrier"]].hits > 1  # damage from earlier turns
    for _ in range(chance.randint(1, 3)):
        kind = board.kind_of[chance.choice(kinds)]
        seaborne = ashore and board.kinds[kind].land and chance.random() < 0.4
        damaged = lasting and board.kinds[kind].hits > 1 and chance.random() < 0.2
        unit = Unit(kind, damaged, seaborne)
        found[unit] = found.get(unit, 0) + 1
    return tuple(sorted(found.items()))


def line_up(game: str, number: int) -> tuple[Field, Plan]:
    """The generated battle of that number."""
    chance = random.Random(f"{game} {number}")
    sea = chance.random() < 0.6
    place = field(game, chance, sea)
    war = place.game.play(place.game.position(place.doc))
    board, tab = war.board, fire.table(war.board.kinds)
    limit = chance.randint(1, 2)
    rule = chance.choice([NEVER, NEVER, Retreat("after", limit), Retreat("below", limit + 1)])
    attackers = some(chance, board, (*AT_SEA[game], BOMBERS[game]) if sea else ON_LAND[game], ashore=not sea)
    if sea and all(board.kinds[unit.kind].transport for unit, _ in attackers):
        attackers = ((Unit(board.kind_of["cruiser"]), 1), *attackers)  # transports alone attack nobody
    defenders = some(chance, board, AT_SEA[game] if sea else ON_LAND[game])
    plan = Plan(
        tab, tuple(sorted(attackers)), defenders, sea=sea, retreat=rule, customs=customs(war),
        low_luck=chance.random() < 0.2, can_leave=chance.random() < 0.7,
    )  # fmt: skip
    if sea:
        return place, plan._replace(
            attacker_dives=chance.random() < 0.2, defender_dives=chance.random() < 0.25
        )
    plan = plan._replace(antiaircraft=chance.choice([0, 0, 1]), keep_land=chance.choice([0, 0, 1]))
    return place, plan._replace(bombardment=((1, 4),)) if chance.random() < 0.3 else plan


def words(plan: Plan, side: Side) -> str:
    return ", ".join(f"{n} {force.text_of(plan.tab, unit)}" for unit, n in side)


@pytest.mark.parametrize(("game", "number"), CASES)
def test_equal_to_walking_through_the_battle_code(game: str, number: int) -> None:
    place, plan = line_up(game, number)
    real, mine = fought(place, plan), answered(plan, odds(plan))
    assert sum(real.values()) == 1
    assert sum(mine.values()) == pytest.approx(1.0, abs=1e-12)
    for end in {**real, **mine}:
        assert mine.get(end, 0.0) == pytest.approx(float(real.get(end, 0)), abs=1e-11), (
            f"{words(plan, plan.attackers)} against {words(plan, plan.defenders)}: "
            f"left {words(plan, end[0])} / {words(plan, end[1])}"
        )


@pytest.mark.parametrize("game", [PACIFIC, ANNIVERSARY])
def test_generated_line_ups_use_every_unit_and_switch(game: str) -> None:
    found = [line_up(game, number) for title, number in CASES if title == game]
    plans = [plan for _, plan in found]
    for kinds, sea in ((ON_LAND[game], False), (AT_SEA[game], True)):
        for side in ("attackers", "defenders"):
            seen = {p.tab.kinds[u.kind].id for p in plans if p.sea is sea for u, _ in getattr(p, side)}
            assert set(kinds) <= seen
    assert {plan.retreat.rule for plan in plans} == {"never", "after", "below"}
    for switch in ("low_luck", "can_leave", "attacker_dives", "defender_dives", "antiaircraft", "keep_land"):
        assert {bool(getattr(plan, switch)) for plan in plans} == {True, False}
    if game == ANNIVERSARY:
        known = {name for place, _ in found for name in place.doc["technologies"]["germany"]}
        assert known == set(TECHNOLOGIES)
