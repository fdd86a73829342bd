"""Victory: cities at the end of a round, a lost home country at the end of its own turn.

Which side needs how many cities, and whose home decides, is said by the edition
(``cities_to_win``, ``last_stands``).
"""

from __future__ import annotations

from flagplot.games.axis_allies.events import GameEnded
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.status import capital_lost
from flagplot.kernel.state import Outcome
from flagplot.kernel.words import the

CITIES, HOME = "P40-VIC-01", "P40-VIC-02"  # how a game is won


def cities(war: War, side: int) -> int:
    """How many victory cities the powers of a side control, the cities being where they are printed.

    [A50-VIC-05, A50-VIC-06, A50-VIC-08]
    """
    state, board = war.state, war.board
    held = [state.control[space] for space in board.victory_cities]
    return sum(holder < board.n_powers and board.side[holder] == side for holder in held)


def after_turn(war: War, power: int) -> None:
    """End the game if the power finished its own turn without its home country.

    The Allies win if they hold Japan at the end of a Japanese turn [P40-VIC-02]. The capture itself ends
    nothing: Japan has one more turn, and if it retakes its home in it the game goes on
    [P40-CAP-21, P40-VIC-04].
    """
    board = war.board
    if board.owner_ids[power] in war.edition.last_stands and capital_lost(war, power):
        side = board.side[war.state.control[board.capital[power]]]
        home = war.name(board.capital[power])
        kept = f"{board.sides[side]} holds {home} at the end of a turn of {war.seat(power)}"
        _end(war, side, kept, HOME)


def after_round(war: War) -> None:
    """End the game if a side has its cities at the end of the round.

    Japan wins with any six, after the ANZAC turn and at no other time [P40-VIC-01, P40-VIC-03, P40-SEQ-06];
    or either side with the number agreed on, after the American turn [A50-VIC-01, A50-VIC-04, A50-SEQ-07].
    """
    for side, name in enumerate(war.board.sides):
        needed = war.edition.cities_to_win(war).get(name, 0)
        held = cities(war, side)  # whichever they are [P40-VIC-05]
        if needed and held >= needed:
            kept = f"{name} holds {held} victory cities at the end of round {war.state.round}"
            _end(war, side, kept, CITIES)
            return


def out_of_time(war: War) -> None:
    """End the game without a winner when the rounds agreed on by ``round_cap`` are over (0: no limit)."""
    cap = war.state.options.get("round_cap", 0)
    if war.state.outcome is None and cap and war.state.round >= cap:
        _end(war, None, f"the agreed {cap} rounds are over", "")


def reason(war: War) -> str:
    """Why the game ended, told from the state it ended in; what states keep is an older wording."""
    state, board = war.state, war.board
    if state.outcome is None or not state.outcome.winners:
        return state.outcome.reason if state.outcome else ""
    side = board.side[board.owner_of[state.outcome.winners[0]]]
    who = the(board.sides[side])
    if state.outcome.rule == war.edition.cite(CITIES):
        return f"{who} hold {cities(war, side)} victory cities at the end of round {state.round}"
    power = board.owner_of[war.edition.last_stands[0]]
    home = board.space_ids[board.capital[power]]
    return f"{who} hold {the(home)} at the end of a turn of {the(board.owner_ids[power])}"


def _end(war: War, side: int | None, kept: str, rule: str) -> None:
    board = war.board
    # all powers of a side win together [A50-VIC-07]
    winners = tuple(p.id for q, p in enumerate(board.powers) if board.side[q] == side)
    war.state.outcome = Outcome(winners, kept, war.edition.cite(rule))
    war.emit(GameEnded(winners=winners, reason=reason(war)))
