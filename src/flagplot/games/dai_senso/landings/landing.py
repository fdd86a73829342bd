"""Units on Beachheads land in the Blitz Combat Segment, after its attacks. [4.1.3]"""

from __future__ import annotations

from flagplot.games.dai_senso import bases, failures, supply
from flagplot.games.dai_senso.beachheads import hexes, owner, target
from flagplot.games.dai_senso.factions import FACTIONS
from flagplot.games.dai_senso.landings import snlf
from flagplot.games.dai_senso.landings.airdrops import LandAirdrops
from flagplot.games.dai_senso.landings.frames import Landings
from flagplot.games.dai_senso.landings.frames import LandingStage as Stage
from flagplot.games.dai_senso.landings.maintenance import go_ashore
from flagplot.games.dai_senso.landings.returns import return_strikes
from flagplot.games.dai_senso.movement import entering
from flagplot.games.dai_senso.places import place
from flagplot.games.dai_senso.play import War
from flagplot.kernel.action import Action
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.script import Script
from flagplot.kernel.words import the

LAND = "land"
DONE = Action("done")


def able(war: War, frame: Landings) -> list[int]:
    """The units that may land, HQs too, in any weather, as many as there are. [DSA-LND-02]"""
    faction = war.state.phasing
    return [
        one
        for hex in hexes(war, faction)
        for one in war.ground(hex, faction)
        if barred(war, frame, one) is None
    ]


def barred(war: War, frame: Landings, number: int) -> Refusal | None:
    """Why a unit on a Beachhead does not land; None if it may, whatever its Movement Allowance.

    Supplied, Blitz-enabled, without an attack in this segment; not where an enemy unit is, nor where it could
    not move. [DSA-LND-01, DSA-LND-03, DSA-SUP-33g]
    """
    id, hex = war.id(number), war.state.place[number]
    if number not in war.ground(hex, war.state.phasing) or owner(war, hex) != war.state.phasing:
        return illegal("DSA-LND-01", f"{the(id)} is no ground unit of yours on a Beachhead", id)
    if number in frame.fought:
        return illegal("DSA-LND-01", f"{the(id)} has attacked in this segment", id)
    if not bases.blitz_enabled(war, number):
        return illegal("DSA-LND-01", f"{the(id)} is not Blitz-enabled", id)
    if not supply.supplied(war, number):
        return illegal("DSA-LND-01", f"{the(id)} is not supplied", id)
    if refusal := failures.why_no_coming(war, war.state.phasing, target(war, hex)):
        return refusal
    refusal = entering.barred(war, number, target(war, hex))
    return illegal("DSA-LND-03", refusal.text, *refusal.ids) if refusal is not None else None


class LandOnBeaches(Step[War, Landings]):
    """Beachhead Landings, one unit at a time. [DSA-LND-02]"""

    def seats(self, war: War, frame: Landings) -> tuple[str, ...]:
        """The phasing faction, while somebody can land."""
        return (FACTIONS[war.state.phasing],) if able(war, frame) or snlf.options(war) else ()

    def run(self, war: War, frame: Landings) -> None:
        """All who could have landed."""
        frame.stage = frame.stage.next

    def legal(self, war: War, frame: Landings, seat: str) -> list[Action]:
        """Who may land."""
        return [*(Action(LAND, (war.id(one),)) for one in able(war, frame)), *snlf.options(war), DONE]

    def do(self, war: War, frame: Landings, seat: str, action: Action) -> None:
        """Land, or leave the others aboard."""
        if action == DONE:
            self.run(war, frame)
        elif action.verb == snlf.LAND_SNLF:
            snlf.land(war, place(str(action.args[0])))
        else:
            go_ashore(war, war.tables.counter(str(action.args[0])))

    def why_not(self, war: War, frame: Landings, seat: str, action: Action) -> Refusal | None:
        """What keeps a unit on its Beachhead."""
        if action.verb == snlf.LAND_SNLF:
            return snlf.barred(war, place(str(action.args[0])))
        return barred(war, frame, war.tables.counter(str(action.args[0]))) if action.verb == LAND else None

    def prompt(self, war: War, frame: Landings, seat: str) -> str:
        """In words."""
        return "Beachhead Landings: send units ashore, or done"


class LandingsStep(Script[War, Landings]):
    """What follows the attacks: Beachhead Landings, Airdrop Landings, CV Strikes return. [DSA-BLC-01]"""

    stages = {
        Stage.BEACHES: LandOnBeaches(),
        Stage.AIRDROPS: LandAirdrops(),
        Stage.RETURNS: return_strikes,
    }
