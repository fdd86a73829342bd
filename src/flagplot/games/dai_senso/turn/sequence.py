"""The Game Turn and its Faction Turns, segment by segment, as the sequence of play prints them."""

from __future__ import annotations

from collections.abc import Callable

from flagplot.games.dai_senso.combat.frames import BlitzCombat, Combat
from flagplot.games.dai_senso.movement.frames import Movement, ReserveMovement
from flagplot.games.dai_senso.options import chosen
from flagplot.games.dai_senso.organization.frames import Organize
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.politics import victory as campaign
from flagplot.games.dai_senso.politics.frames import (
    ConditionalEvents,
    PartisanBases,
    PoliticalEvents,
    WarAndPeace,
)
from flagplot.games.dai_senso.seasons.frames import Logistics, OptionCard, Replacements
from flagplot.games.dai_senso.state import AnyFrame
from flagplot.games.dai_senso.support.frames import Support
from flagplot.games.dai_senso.turn import victory
from flagplot.games.dai_senso.turn.calendar import TURNS, seasonal
from flagplot.games.dai_senso.turn.frames import EndOfTurn, FactionTurn, GameTurn, Marker, Overstack
from flagplot.games.dai_senso.turn.plans import PLANS, SEASONAL_SEGMENTS, Plan
from flagplot.kernel.flow import Step

# name in positions -> the frame that begins the segment; in the order of play [DSA-SOP-03, DSA-SOP-04]
SEQUENCE: dict[str, Callable[[], AnyFrame]] = {
    "option_card": OptionCard,  # 1.1
    "logistics": Logistics,  # 1.2
    "partisan_bases": PartisanBases,  # 1.2.2
    "replacements": Replacements,  # 1.3
    "political_events": PoliticalEvents,  # 2.1
    "support": Support,  # 2.2
    "organization": Organize,  # 2.3
    "operational_movement": Movement,  # 3
    "blitz_combat": BlitzCombat,  # 4.1
    "regular_combat": Combat,  # 4.2
    "marker": Marker,  # 4.3
    "reserve_movement": ReserveMovement,  # 5
    "war_and_peace": WarAndPeace,  # 6.1
    "conditional_events": ConditionalEvents,  # 6.2
}


def segments(scenario: str) -> tuple[str, ...]:
    """The segments of a Faction Turn in a scenario. [DSI-SCN-04]"""
    return PLANS[scenario].segments


class GameTurnStep(Step[War, GameTurn]):
    """Begins one Faction Turn after the other; a scenario ends after its last turn."""

    def run(self, war: War, frame: GameTurn) -> None:
        """Push the next Faction Turn, which makes its faction the phasing one. [DSA-SOP-02]"""
        plan = PLANS[war.state.scenario]
        if frame.number == 0 and plan.selects and seasonal(war.state.turn):
            campaign.check(war)  # [see DSA-VIC-01]
            if war.state.outcome is not None:
                return
        if frame.number < len(plan.factions):
            war.state.phasing = plan.factions[frame.number]
            frame.number += 1
            war.push(FactionTurn())
            return
        frame.number, frame.played = 0, frame.played + 1
        if frame.played == plan.turns or _last_year(war, plan):
            war.state.outcome = victory.outcome(war)
        elif plan.ends:
            war.push(EndOfTurn())


class FactionTurnStep(Step[War, FactionTurn]):
    """Begins one segment after the other; stacking is enforced after each. [see DSA-STK-06]"""

    def run(self, war: War, frame: FactionTurn) -> None:
        """Push the frame of the next segment; a finished one never comes again. [DSA-SOP-04]

        The Seasonal Phase is left out but in the first turn of a season. [DSA-SOP-05]
        """
        if not frame.stacked:
            frame.stacked = True
            war.push(Overstack())
            return
        names = segments(war.state.scenario)
        while frame.number < len(names) and _out_of_season(war, names[frame.number]):
            frame.number += 1
        if frame.number == len(names):
            war.pop()
            return
        war.push(SEQUENCE[names[frame.number]]())
        frame.number, frame.stacked = frame.number + 1, False


def _out_of_season(war: War, segment: str) -> bool:
    return segment in SEASONAL_SEGMENTS and not seasonal(war.state.turn)


def _last_year(war: War, plan: Plan) -> bool:
    """A campaign in which V-J Day has not come is over with its last year: DSI-D-20."""
    return plan.selects and war.state.year >= chosen(war, "max_year") and war.state.turn == len(TURNS) - 1
