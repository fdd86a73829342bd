"""Chemical Weapons, in one combat of a turn. [14.8]"""

from __future__ import annotations

from flagplot.games.dai_senso.combat.declare import DECLINE, defender
from flagplot.games.dai_senso.combat.frames import Attack
from flagplot.games.dai_senso.combat.frames import AttackStage as Stage
from flagplot.games.dai_senso.factions import AXIS, FACTIONS
from flagplot.games.dai_senso.places import IDS, pool
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.politics import markers
from flagplot.games.dai_senso.turn.calendar import after
from flagplot.kernel.action import Action
from flagplot.kernel.flow import Step
from flagplot.kernel.words import the

MARKER = "chemical_weapons"
GAS = Action("gas")


class ChemicalWeapons(Step[War, Attack]):
    """The Axis may use them in a combat of its own turn or of others, before the die falls. [DSB-MK-8-2]"""

    def seats(self, war: War, frame: Attack) -> tuple[str, ...]:
        """The Axis, if it fights here and has the marker in its Force Pool."""
        fights = AXIS in (war.state.phasing, defender(war, frame))
        return (FACTIONS[AXIS],) if fights and markers.where(war, MARKER) == IDS[pool(AXIS)] else ()

    def run(self, war: War, frame: Attack) -> None:
        """On to the die."""
        frame.stage = Stage.DIE

    def legal(self, war: War, frame: Attack, seat: str) -> list[Action]:
        """Use them, or not."""
        return [GAS, DECLINE]

    def do(self, war: War, frame: Attack, seat: str, action: Action) -> None:
        """The marker waits on the Turn Track for the next turn. [DSB-MK-8-4]"""
        if action == GAS:
            frame.chemical = True
            markers.put(war, MARKER, markers.turn_box(*after(war.state.year, war.state.turn)))
            war.note(f"{the(MARKER)} is used in {the(IDS[frame.hex])}")
        frame.stage = Stage.DIE

    def prompt(self, war: War, frame: Attack, seat: str) -> str:
        """In words."""
        return f"Use Chemical Weapons in the fight for {the(IDS[frame.hex])}? Both sides lose a step more."
