"""Sea battles of the engine against the same battles fought by ``sea_reference``."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import flagplot
from tests.anniversary.helpers import Case
from tests.anniversary.sea_reference import AIRCRAFT, ATTACK, ORDER, SeaBattle, Unit

SHIPS = ("submarine", "destroyer", "cruiser", "battleship", "transport")
Forces = dict[str, int]


def some(luck: random.Random, kinds: tuple[str, ...], most: int) -> Forces:
    """A few units."""
    return {kind: luck.randint(1, most) for kind in kinds if luck.random() < 0.45}


def forces(luck: random.Random) -> tuple[Forces, dict[str, Forces]]:
    """British attackers, German and perhaps Italian defenders."""
    attackers = some(luck, (*SHIPS, *AIRCRAFT), 2)
    defenders = {
        "germany": some(luck, SHIPS, 2),
        "italy": some(luck, SHIPS, 1) if luck.random() < 0.5 else {},
    }
    if luck.random() < 0.4:
        defenders["germany"].update(carrier=1, fighter=luck.randint(1, 2))
    return attackers, {power: fleet for power, fleet in defenders.items() if fleet}


def on_the_map(attackers: Forces, defenders: dict[str, Forces]) -> dict[str, Any]:
    """Where they stand before the battle in sea zone 7; fighters of the defenders are aboard."""
    units: dict[str, Any] = {"sz7": {}, "sz8": {"uk": {}}, "united_kingdom": {"uk": {}}}
    for kind, count in attackers.items():
        units["united_kingdom" if kind in AIRCRAFT else "sz8"]["uk"][kind] = count
    for power, fleet in defenders.items():
        decks = ",".join(["fighter"] * fleet.get("fighter", 0))
        here = {kind: count for kind, count in fleet.items() if kind not in ("carrier", "fighter")}
        units["sz7"][power] = {**here, **({f"carrier[{decks}]": 1} if decks else {})}
    return units


def orders(attackers: Forces) -> list[str]:
    """Ships first, then aircraft."""
    fleets = {"sz8": [k for k in attackers if k not in AIRCRAFT]}
    fleets["united_kingdom"] = [k for k in attackers if k in AIRCRAFT]
    return [
        f"go {start}>sz7 {' '.join(f'{kind}:{attackers[kind]}' for kind in kinds)}"
        for start, kinds in fleets.items()
        if kinds
    ]


def lost(action: str, seat: str) -> Unit:
    """The unit a ``lose`` names."""
    text = action.split(" ", 1)[1].split("~")[0].split("[")[0]
    power, _, kind = text.rpartition(":")
    return power or seat, kind.rstrip("*"), int(kind.endswith("*"))


class Tastes:
    """Fixed preferences among losses, and a stream of decisions to submerge."""

    def __init__(self, seed: int) -> None:
        luck = random.Random(seed)
        self.rank = {(p, kind, hits): luck.random() for p in ORDER for kind in ATTACK for hits in (0, 1)}
        self.mood = random.Random(seed)

    def pick(self, units: list[Unit]) -> Unit:
        """The one it minds least."""
        return min(units, key=self.rank.__getitem__)

    def dive(self, power: str, boats: int) -> int:
        """How many submerge."""
        return self.mood.randint(0, boats) if self.mood.random() < 0.5 else 0


def play(case: Case, tastes: Tastes, dice: flagplot.ScriptedDice) -> None:
    """Fight it out with the engine."""
    case.state, _ = case.game.apply(case.state, "uk", "done", dice=dice)
    while True:
        seat = case.waiting[0]
        legal = case.legal(seat)
        if legal[0].startswith("submerge"):
            action = f"submerge {tastes.dive(seat, int(legal[-1].split()[1]))}"
        elif legal[0].startswith("lose"):
            losses = {lost(one, seat): one for one in legal}
            action = losses[tastes.pick(list(losses))]
        elif "press" in legal or "stay" in legal:
            action = "press" if "press" in legal else "stay"
        else:
            return
        case.state, _ = case.game.apply(case.state, seat, action, dice=dice)


def in_zone_7(case: Case) -> Counter[tuple[str, str]]:
    """What is left there, but for defending fighters, which may have had to land elsewhere."""
    found: Counter[tuple[str, str]] = Counter()
    for power, pieces in case.units("sz7").items():
        for text, count in pieces.items():
            found[(power, text.split("[")[0])] += count
    del found[("germany", "fighter")]
    return +found


@pytest.mark.rule("A50-SUB-08", "A50-SUB-09", "A50-SUB-10", "A50-SUB-11", "A50-SUB-16", "A50-SUB-17")
@pytest.mark.rule("A50-SUB-22", "A50-SUB-23", "A50-SUB-26", "A50-NAV-01", "A50-NAV-02", "A50-NAV-20")
@pytest.mark.rule("A50-NAV-21", "A50-NAV-23", "A50-NAV-24", "A50-NAV-25", "A50-NAV-27", "A50-CBT-19")
@pytest.mark.rule("A50-CBT-20", "A50-CBT-22", "A50-CBT-23", "A50-CBT-29", "A50-MNF-05")
@pytest.mark.parametrize("block", range(8))
def test_the_engine_fights_at_sea_as_the_rulebook_does(block: int) -> None:
    fought = 0
    for seed in range(block * 25, block * 25 + 25):
        luck = random.Random(seed)
        attackers, defenders = forces(luck)
        errata = luck.random() < 0.8
        if not defenders:
            continue
        case = Case(
            turn="uk",
            phase="combat_move",
            units=on_the_map(attackers, defenders),
            options={"official_errata_2009": errata},
        )
        if not all(case.can("uk", order) and case.do("uk", order) for order in orders(attackers)):
            continue  # aircraft alone against submarines, transports alone
        if not attackers:
            continue
        faces = [luck.randint(1, 6) for _ in range(600)]
        one, other = Tastes(seed), Tastes(seed)
        battle = SeaBattle(attackers, defenders, iter(faces), one.pick, one.dive, errata=errata)
        battle.fight()
        dice = flagplot.ScriptedDice(list(faces))
        play(case, other, dice)
        expected = battle.left()
        del expected[("germany", "fighter")]
        assert in_zone_7(case) == expected, f"seed {seed}: {attackers} against {defenders}"
        assert sum(len(thrown) for _, thrown in dice.thrown) == battle.thrown, f"dice of seed {seed}"
        fought += 1
    assert fought > 15
