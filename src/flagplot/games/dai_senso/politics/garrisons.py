"""The Manchukuo Garrison Check: while Russia is neutral the border must be held. [16.1.3]"""

from __future__ import annotations

from flagplot.games.dai_senso.counters import JAPAN
from flagplot.games.dai_senso.factions import ALLIED, AXIS, SOVIET
from flagplot.games.dai_senso.places import IDS
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.politics import countries, policies
from flagplot.games.dai_senso.politics.asking import AskingStage, Question, Words
from flagplot.games.dai_senso.politics.entry import plays
from flagplot.games.dai_senso.politics.frames import ConditionalEvents
from flagplot.games.dai_senso.politics.internment import break_up
from flagplot.kernel.words import the

NEEDED = 2  # steps in each border hex, in one unit or two [DSB-CE-1_3-4]


def border(war: War) -> list[int]:
    """Road and Rail hexes of Japanese Dependents beside a Soviet Country, that must be garrisoned.

    None while an Allied ground unit is in one of these Dependents. [DSB-CE-1_3-1, DSB-CE-1_3-2]
    """
    lands, world = war.lands, war.tables.map
    dependents = [
        hex for hex, country in enumerate(lands.country) if country == JAPAN and hex not in lands.proper
    ]

    def beside_soviets(hex: int) -> bool:
        return any(
            lands.country[other] and countries.of_faction(war, lands.country[other]) == SOVIET
            for other in world.board.grid.around(hex)
        )

    frontier = [hex for hex in dependents if beside_soviets(hex)]
    checked = {land(war, hex) for hex in frontier}
    for hex in dependents:
        if land(war, hex) in checked and any(war.ground(hex, side) for side in ALLIED):
            return []
    return [hex for hex in frontier if world.hexes[hex].rail or world.hexes[hex].road]


def land(war: War, hex: int) -> str:
    """The Dependent a hex lies in: a Region that was ceded, or the area."""
    cell = war.tables.map.hexes[hex]
    return cell.region if f"japan_{cell.region}" in war.state.ceded else cell.area


def steps(war: War, hex: int) -> int:
    """The Japanese ground steps in a hex."""
    return sum(war.face(one).steps for one in _japanese(war, hex))


def _japanese(war: War, hex: int) -> list[int]:
    return [one for one in war.ground(hex, AXIS) if war.counter(one).nation == JAPAN]


def short(war: War) -> list[int]:
    """Border hexes without their garrison."""
    if policies.held(war, "russia") != "neutrality":
        return []
    return [hex for hex in border(war) if steps(war, hex) < NEEDED]


class Garrison(AskingStage[ConditionalEvents]):
    """What is missing the Soviets order there, from anywhere but another garrison. [DSB-CE-1_3-3]"""

    def question(self, war: War, frame: ConditionalEvents) -> Question | None:
        """Of the first hex that lacks steps."""
        if war.state.phasing != AXIS or not plays(war, "16.1.3"):
            return None
        missing = short(war)
        if not missing:
            return None
        hex = missing[0]
        found: list[Words] = []
        for one in _available(war, hex):
            size = war.face(one).steps
            verb = "order" if size <= NEEDED - steps(war, hex) else "break_down"
            found.append((verb, war.id(one)))

        def order(war: War, words: Words) -> None:
            number = war.tables.counter(words[1])
            if words[0] == "order":
                war.move(number, hex)
            else:
                break_up(war, number)

        prompt = f"Order Japanese steps to {the(IDS[hex])}"
        return Question(SOVIET, prompt, found, order, rule="DSB-CE-1_3-3")


def _available(war: War, hex: int) -> list[int]:
    """Japanese units, no fortresses, whose going leaves every other garrison whole."""
    guarded = border(war)
    return [
        one
        for one in war.all_ground(AXIS)
        if war.counter(one).nation == JAPAN
        and not war.face(one).fortress
        and not war.counter(one).only_hex
        and (at := war.state.place[one]) != hex
        and (at not in guarded or steps(war, at) - war.face(one).steps >= NEEDED)
    ]
