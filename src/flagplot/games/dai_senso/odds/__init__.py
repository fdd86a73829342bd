"""Exact odds of ground attacks: one die, six ends, each played out by the steps of the game.

``playout`` plays an attack to its end for every face; ``policy`` says what both sides answer on the way.
``scene`` and ``muster`` set an imagined attack up, ``whatif`` and ``questions`` are the drawer, ``table``
what stands beside the board, ``luck`` the report of what was rolled, ``command`` the command line.
"""

from __future__ import annotations

from typing import Any

from flagplot.games.dai_senso.game import DaiSenso
from flagplot.games.dai_senso.odds.playout import Outcome
from flagplot.games.dai_senso.odds.whatif import FIELDS, Sheet
from flagplot.games.dai_senso.state import AsiaState
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.whatif import Wish


def odds_of(
    game: DaiSenso,
    state: AsiaState | None = None,
    space: str = "",
    *,
    scenario: str | None = None,
    **values: Any,
) -> Outcome:
    """The ends of an attack on a hex: as it stands on the board, but for what ``values`` say.

    They are the fields of the what-if drawer: ``attack`` and ``defend`` (counters or types -> how many),
    ``turn``, ``blitz``, ``gas``, ``attacker_goes``, ``defender_goes`` and so on. Without a state the attack
    is one of the first day of a scenario.
    """
    if unknown := sorted(set(values) - set(FIELDS)):
        raise BadInputError(f"odds: one of {', '.join(FIELDS)} expected, found {unknown[0]!r}")
    if state is None:
        state = game.start(scenario, seed=1)
    return Sheet(game, state, None, Wish(space, None, values)).fought()
