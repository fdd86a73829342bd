"""A strike behind the lines: something is lost in one hex.

Guerrillas of an Ally in China or a Japanese Dependent, resistance anywhere, or nationalists whom
Japan supports
against the Allies. [15.8, 15.1, 15.21]
"""

from __future__ import annotations

from collections.abc import Sequence

from flagplot.games.dai_senso.china import CHINA
from flagplot.games.dai_senso.combat.losses import lose_step, ways
from flagplot.games.dai_senso.counters import DETACHMENT, JAPAN
from flagplot.games.dai_senso.factions import ALLIED, AXIS, FACTIONS
from flagplot.games.dai_senso.markers import LOGISTICS
from flagplot.games.dai_senso.places import DELAY, IDS
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.politics.frames import Guerrillas
from flagplot.kernel.action import Action
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the

MARKERS = (DETACHMENT, LOGISTICS)
MULTINATIONAL = ("axis_multinational", "multinational")


class GuerrillasStep(Step[War, Guerrillas]):
    """The Ally chooses a hex or lets it be; then the Axis chooses its loss there. [DSB-PE-08-3]"""

    def seats(self, war: War, frame: Guerrillas) -> tuple[str, ...]:
        """The Ally first, while there is anything to strike; then the Axis."""
        if frame.hex >= 0:
            return (FACTIONS[_victim(war, frame)],)
        return (FACTIONS[frame.faction],) if _choices(war, frame) else ()

    def run(self, war: War, frame: Guerrillas) -> None:
        """There is nothing to strike."""
        war.pop()

    def legal(self, war: War, frame: Guerrillas, seat: str) -> Sequence[Action]:
        """Hexes, or what can be lost in the hex."""
        if frame.hex < 0:
            return [*(Action("strike", (IDS[hex],)) for hex in _choices(war, frame)), Action("decline")]
        victim = _victim(war, frame)
        return [Action("lose", way) for one in _losses(war, frame.hex, victim) for way in ways(war, one)]

    def do(self, war: War, frame: Guerrillas, seat: str, action: Action) -> None:
        """A hex is struck, or something is lost."""
        if action.verb == "strike":
            frame.hex = IDS.index(str(action.args[0]))
            war.note(f"guerrillas strike in {the(action.args[0])}")
            return
        war.pop()
        if action.verb == "lose":
            unit, *replacement = [war.tables.counter(str(id)) for id in action.args]
            if war.face(unit).kind in MARKERS:
                war.remove(unit, DELAY, "is driven out by guerrillas")
            else:
                lose_step(war, unit, *replacement)  # [DSA-POL-04]

    def why_not(self, war: War, frame: Guerrillas, seat: str, action: Action) -> Refusal | None:
        """Steps go before markers, and hexes must hold what guerrillas strike."""
        if action.verb == "strike":
            text = "guerrillas strike Detachments, Logistics markers, colonial and Minor Country units"
            return illegal("DSB-PE-08-3", text)
        if action.verb == "lose" and frame.hex >= 0:
            return illegal("DSB-PE-08-3", "a colonial or Minor Country step is lost before a marker")
        return None

    def prompt(self, war: War, frame: Guerrillas, seat: str) -> str:
        """In words."""
        if frame.hex < 0:
            return "Guerrilla Warfare: choose a hex to strike"
        return f"Guerrillas strike in {the(IDS[frame.hex])}: choose what is lost"


def _victim(war: War, frame: Guerrillas) -> int:
    """Who loses something in the hex that was chosen."""
    if frame.faction != AXIS:
        return AXIS
    return next(one for one in ALLIED if _losses(war, frame.hex, one))


def _choices(war: War, frame: Guerrillas) -> list[int]:
    victims = (AXIS,) if frame.faction != AXIS else ALLIED
    return sorted({hex for victim in victims for hex in targets(war, victim, frame.where)})


def targets(war: War, victim: int, where: str) -> list[int]:
    """Hexes with something to lose: anywhere, or in Chinese Countries and Japanese Dependents.

    [DSB-PE-08-3, DSB-PE-01-3, DSB-PE-21-3]
    """
    lands = war.lands
    return [
        hex
        for hex in sorted(war.state.at)
        if (
            where == "anywhere"
            or ((lands.country[hex] in CHINA) if hex in lands.proper else (lands.country[hex] == JAPAN))
        )
        and _losses(war, hex, victim)
    ]


def _losses(war: War, hex: int, victim: int) -> list[int]:
    """Colonial and Minor Country units; only where there is none, markers, but none on an Island.

    [DSB-PE-01-4, DSB-PE-21-3]
    """
    own = [one for one in war.stack(hex) if war.faction(one) == victim]
    units = [one for one in own if war.face(one).ground and _wavering(war, one)]
    if units or war.tables.map.hexes[hex].island:
        return units
    return [one for one in own if war.face(one).kind in MARKERS]


def _wavering(war: War, number: int) -> bool:
    counter = war.counter(number)
    mixed = counter.country in MULTINATIONAL  # with a step of a Minor Country
    return counter.colonial or mixed or war.tables.minor(counter.country) >= 0
