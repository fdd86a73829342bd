"""The odds against the real battle code, fall by fall, over generated line-ups of both editions."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

import flagplot
from flagplot.games.axis_allies.anniversary.loader import data
from flagplot.games.axis_allies.board import Board
from flagplot.games.axis_allies.combat import fire
from flagplot.games.axis_allies.odds import force
from flagplot.games.axis_allies.odds.battle import odds
from flagplot.games.axis_allies.odds.force import Unit
from flagplot.games.axis_allies.odds.plan import NEVER, Plan, Retreat, customs
from flagplot.games.axis_allies.odds.sides import Side
from tests.odds.reference import Field, answered, fought_and_won

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
TECHNOLOGIES = tuple(one.id for one in data().technologies)
# of the start and the end of a game; without research there are no technologies
APART = ("bid_side", "bid_ipcs", "bid_kind", "bid_auction", "round_cap", "low_luck", "research")
CASES = [(game, number) for game in (PACIFIC, ANNIVERSARY) for number in range(300)]


def switches(game: str, chance: random.Random) -> dict[str, Any]:
    """Every switch of an edition that could matter to a battle, in any position."""
    found = {}
    for option in flagplot.game(game).meta.options:
        if option.id not in APART:
            found[option.id] = chance.choice(option.choices or (True, False))
    return found


def field(game: str, chance: random.Random, sea: bool) -> Field:
    """Where the battle is fought, with some technologies in Anniversary; the defender may have radar."""
    options = switches(game, chance)
    if game == PACIFIC:
        where = {"space": "sea25", "back": "sea24"} if sea else {"space": "kwangtung", "back": "kwangsi"}
        doc: dict[str, Any] = {"war": "all", "options": options}
        return Field(game, doc, attacker="japan", defender="usa" if sea else "uk", **where)
    known = [name for name in TECHNOLOGIES if chance.random() < 0.4]
    theirs = [name for name in TECHNOLOGIES if chance.random() < 0.3]
    doc = {"technologies": {"germany": known, "uk": theirs}, "options": options}
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
    under = Retreat("under", 0.15 + 0.7 * chance.random())
    rule = chance.choice([NEVER, NEVER, Retreat("after", limit), Retreat("below", limit + 1), under])
    attackers = some(chance, board, (*AT_SEA[game], BOMBERS[game]) if sea else ON_LAND[game], ashore=not sea)
    if sea and all(board.kinds[unit.kind].transport for unit, _ in attackers):
        attackers = ((Unit(board.kind_of["cruiser"]), 1), *attackers)  # transports alone attack nobody
    defenders = some(chance, board, AT_SEA[game] if sea else ON_LAND[game])
    plan = Plan(
        tab, tuple(sorted(attackers)), defenders, sea=sea, retreat=rule, customs=customs(war),
        low_luck=chance.random() < 0.2, can_leave=chance.random() < 0.7,
    )  # fmt: skip
    if chance.random() < 0.3:
        plan = plan._replace(
            attacker_order=shuffled(chance, plan, plan.attackers),
            defender_order=shuffled(chance, plan, plan.defenders),
        )
    if sea:
        own, theirs = chance.random() < 0.2, chance.random() < 0.25
        return place, plan._replace(attacker_dives=own, defender_dives=theirs)
    radar = "radar" in place.doc.get("technologies", {}).get("uk", ())
    plan = plan._replace(antiaircraft=chance.choice([0, 0, 1 + radar]), keep_land=chance.choice([0, 0, 1]))
    return place, plan._replace(bombardment=((1, 4),)) if chance.random() < 0.3 else plan


def shuffled(chance: random.Random, plan: Plan, side: Side) -> tuple[str, ...]:
    """An order of loss nobody would think of."""
    kinds = list(dict.fromkeys(plan.tab.kinds[unit.kind].id for unit, _ in side))
    return tuple(chance.sample(kinds, len(kinds)))


def words(plan: Plan, side: Side) -> str:
    return ", ".join(f"{n} {force.text_of(plan.tab, unit)}" for unit, n in side)


@pytest.mark.parametrize(("game", "number"), CASES)
def test_equal_to_walking_through_the_battle_code(game: str, number: int) -> None:
    place, plan = line_up(game, number)
    (real, winners, rounds), result = fought_and_won(place, plan), odds(plan)
    mine = answered(plan, result)
    assert sum(real.values()) == 1
    assert sum(mine.values()) == pytest.approx(1.0, abs=1e-12)
    for end in {**real, **mine}:
        assert mine.get(end, 0.0) == pytest.approx(float(real.get(end, 0)), abs=1e-11), (
            f"{words(plan, plan.attackers)} against {words(plan, plan.defenders)}: "
            f"left {words(plan, end[0])} / {words(plan, end[1])}"
        )
    assert result.attacker_wins == pytest.approx(float(winners["attacker"]), abs=1e-11)
    assert result.defender_wins == pytest.approx(float(winners["defender"]), abs=1e-11)
    assert result.draw == pytest.approx(float(winners["nobody"]), abs=1e-11)
    assert result.rounds == pytest.approx(float(rounds), abs=1e-9)


@pytest.mark.parametrize("game", [PACIFIC, ANNIVERSARY])
def test_generated_line_ups_use_every_unit_and_switch(game: str) -> None:
    found = [line_up(game, number) for title, number in CASES if title == game]
    plans, place = [plan for _, plan in found], found[0][0]
    for kinds, sea in ((ON_LAND[game], False), (AT_SEA[game], True)):
        for side in ("attackers", "defenders"):
            seen = {p.tab.kinds[u.kind].id for p in plans if p.sea is sea for u, _ in getattr(p, side)}
            assert set(kinds) <= seen
    guns = {kind.id for kind in plans[0].tab.kinds if kind.antiaircraft}
    assert {*ON_LAND[game], *AT_SEA[game], *guns} == {kind.id for kind in plans[0].tab.kinds}
    assert {plan.retreat.rule for plan in plans} == {"never", "after", "below", "under"}
    flags = ("low_luck", "can_leave", "attacker_dives", "defender_dives", "antiaircraft", "keep_land")
    for switch in (*flags, "bombardment", "attacker_order", "defender_order"):
        assert {bool(getattr(plan, switch)) for plan in plans} == {True, False}
    for option in place.game.meta.options:
        if option.id not in APART:
            seen = {place.doc["options"][option.id] for place, _ in found}
            assert seen == set(option.choices or (True, False)), option.id
    if game == ANNIVERSARY:
        for seat in ("germany", "uk"):
            known = {name for place, _ in found for name in place.doc["technologies"][seat]}
            assert known == {one.id for one in data().technologies}
        assert {plan.antiaircraft for plan in plans} == {0, 1, 2}
