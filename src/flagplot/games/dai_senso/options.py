"""Switches of the campaigns: who plays, whose cards follow history, and corrections of the balance."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flagplot.games.dai_senso.turn.plans import CAMPAIGNS, EARLIEST_END, LAST_CAMPAIGN_YEAR, LATEST_END
from flagplot.kernel.meta import Option

if TYPE_CHECKING:
    from flagplot.games.dai_senso.play import War

MOST_BID = 10  # Strategic Hexes

OPTIONS = (
    Option("players", "two", "Persons: two play a side each, three a faction each.", "DSA-RD-11",
           choices=("two", "three"), together={"two": (("western", "soviet"),)}, scenarios=CAMPAIGNS),
    Option("fixed_history", False, "Everybody selects the cards of history where that is legal.",
           "DSA-CRD-38", scenarios=CAMPAIGNS),
    Option("random_government", False, "A die says which branch leads Japan at the beginning of 1937.",
           "DSI-SCN-07", scenarios=("war-of-resistance", "rising-sun")),
    Option("allow_illegal_cards", False, "Illegal cards may be selected, and are punished when revealed.",
           "DSA-CRD-06", scenarios=CAMPAIGNS),
    Option("balance_half_soviet", False, "Soviet Strategic Hexes count half for the Axis.", "DSA-VIC-02",
           scenarios=CAMPAIGNS),
    Option("balance_31_37", False, "The Axis has Neutrality Pacts (31) or Settlements (37), not both.",
           "DSA-CRD-25", scenarios=CAMPAIGNS),
    Option("bid", 0, "Strategic Hexes added to the value of the Axis, as bid for its side.", "DSA-VIC-06",
           low=-MOST_BID, high=MOST_BID, scenarios=CAMPAIGNS),
    Option("limited_war_surrender_exact_box", False,
           "Japan surrenders in Limited War in the 2 VP box alone, not beyond it.", "DSA-VIC-22",
           scenarios=CAMPAIGNS),
    Option("max_year", LAST_CAMPAIGN_YEAR, "The last year of a campaign without V-J Day.", "DSA-VIC-24",
           low=EARLIEST_END, high=LATEST_END, scenarios=CAMPAIGNS),
)  # fmt: skip
_DEFAULTS: dict[str, Any] = {option.id: option.default for option in OPTIONS}


def chosen(war: War, option: str) -> Any:
    """What a game is played with; one that is older than the switch, without it."""
    return war.state.options.get(option, _DEFAULTS[option])
