"""Partisan Bases in conquered Countries: placed, and taken up again. [1.2.2]"""

from __future__ import annotations

from flagplot.games.dai_senso import zones
from flagplot.games.dai_senso.factions import ALLIED, AXIS
from flagplot.games.dai_senso.places import IDS, pool
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.politics import countries, markers
from flagplot.games.dai_senso.politics.affairs import DELAY
from flagplot.games.dai_senso.politics.asking import Asking, Question, Words
from flagplot.games.dai_senso.politics.events.china import BASES
from flagplot.games.dai_senso.politics.frames import PartisanBases
from flagplot.games.dai_senso.state import CONQUERED

ROUGH = "rough"


class PartisanBasesStep(Asking[PartisanBases]):
    """An Ally places bases of its Force Pool, one in each Country, and takes up others.

    A base stays where it is, whoever stands in its hex. [DSA-PTB-01, DSA-PTB-02, DSA-PTB-08, DSA-PTB-09]
    """

    def question(self, war: War, frame: PartisanBases) -> Question | None:
        """Only of the Allies."""
        faction = war.state.phasing
        if faction == AXIS:
            return None
        own = {
            one: place for one, place in sorted(war.affairs.markers.items()) if one.startswith(BASES[faction])
        }
        waiting = [one for one, place in own.items() if place == IDS[pool(faction)]]
        found: list[Words] = []
        if waiting:
            found += [("place", IDS[hex]) for hex in sites(war, faction, frame.placed)]
        grid = war.tables.map.board.grid.number
        found += [("take_up", place) for place in own.values() if place in grid]

        def act(war: War, words: Words) -> None:
            hex = IDS.index(words[1])
            if words[0] == "place":
                markers.put(war, waiting[0], words[1])
                frame.placed = (*frame.placed, war.lands.country[hex])
            else:
                base = next(one for one, place in own.items() if place == words[1])
                markers.put(war, base, DELAY)
            war.push(frame)

        return Question(faction, "Place or take up Partisan Bases", found, act, may=True, rule="DSA-PTB-03")


def sites(war: War, faction: int, placed: tuple[str, ...]) -> list[int]:
    """Rough and City hexes of conquered Allied Countries without a base of the enemy, one to a Country.

    Not in what is ceded to Japan, with another base or anything of the enemy, or in an EZOC without a friend.
    [DSA-PTB-03, DSA-PTB-04, DSA-PTB-05, DSA-PTB-06, DSA-PTB-07]
    """
    bases = {place: one for one, place in war.affairs.markers.items() if one.startswith("partisan_base")}
    world, lands = war.tables.map, war.lands
    feared = zones.unnegated(war, faction)
    found = []
    for country in countries.minors(war, CONQUERED):
        home = [hex for hex in countries.hexes(war, country, proper=True) if lands.country[hex] == country]
        hostile = [hex for hex in home if not bases.get(IDS[hex], BASES[faction]).startswith(BASES[faction])]
        if countries.faction(war, country) not in ALLIED or country in placed or hostile:
            continue
        for hex in home:
            cell = world.hexes[hex]
            fit = cell.city or world.terrain_class.get(cell.terrain) == ROUGH
            free = IDS[hex] not in bases and all(war.faction(one) == faction for one in war.stack(hex))
            if fit and free and not feared >> hex & 1:
                found.append(hex)
    return found
