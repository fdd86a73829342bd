"""Conquest: who controls a territory after the fight, and everything that changes hands with it.

Nothing has to be settled again at the end of the turn: a territory taken while the capital of its original
owner is enemy-held goes to the captor at once, and if that capital is freed later in the same turn the
freeing hands it over [P40-CAP-15, A50-LIB-05].
"""

from __future__ import annotations

from flagplot.games.axis_allies.board import including
from flagplot.games.axis_allies.economy import facilities
from flagplot.games.axis_allies.events import Captured, HandedOver
from flagplot.games.axis_allies.pieces import Status, change, look
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.status import capital_lost, friends
from flagplot.kernel.words import the


def conquers(war: War, space: int, power: int) -> bool:
    """Whether the power holds the field and may take the territory.

    At least one of its land units must stand there and no defender [P40-CAP-01, A50-CAP-01]; otherwise, also
    when nobody is left, nothing changes [P40-CAP-02, A50-CAP-02]. Ships and aircraft never count, nor do
    antiaircraft guns: only infantry, artillery, mechanized infantry and tanks capture [P40-CAP-28,
    A50-CAP-11].
    """
    kinds = war.board.kinds
    stacks = war.state.units[space]
    # no ship [P40-CAP-03, A50-CAP-03], no aircraft [P40-CAP-04, A50-CAP-04]
    if not any(look(p).owner == power and kinds[look(p).kind].captures for p in stacks):
        return False
    return not _defended(war, space, power)


def _defended(war: War, space: int, power: int) -> bool:
    """Whether an enemy unit that fights on the ground is left; guns and waiting aircraft are none."""
    enemies, neutral, kinds = war.state.war[power], war.board.neutral, war.board.kinds
    for piece in war.state.units[space]:
        seen = look(piece)
        hostile = seen.owner == neutral or enemies >> seen.owner & 1
        aside = kinds[seen.kind].antiaircraft or seen.status in (Status.INTERCEPTED, Status.STRANDED)
        if hostile and not aside:
            return True
    return False


def heir(war: War, space: int, captor: int) -> int:
    """Who controls a territory won by ``captor``, special rules of the edition apart.

    Land that belonged to a friend is liberated [P40-CAP-12, A50-LIB-01], unless an enemy holds that friend's
    capital: then the captor keeps it until the capital is freed [P40-CAP-15, A50-LIB-03]. The capital itself
    is always freed. One's own land is simply retaken [A50-LIB-06]. Land that never belonged to a playing
    power is simply captured; whose it was is what the board says, whoever held it when the scenario began.
    """
    original = war.board.original[space]  # [A50-CAP-12, A50-LIB-07]
    if original >= war.board.n_powers or not friends(war, captor, original):  # [P40-CAP-14]
        return captor
    if space == war.board.capital[original] or not capital_lost(war, original):
        return original
    return captor


def take(war: War, space: int, power: int) -> None:
    """Give a territory that ``power`` has won to its new controller, with all that follows.

    Control, and with it the production level, changes at once [P40-CAP-06, A50-CAP-06]; what the loser holds
    elsewhere stays the loser's, whoever stands there [A50-LIB-24]. Facilities pass with the territory, damage
    and all; who may use them from when follows from the snapshot made at the start of each turn
    [see P40-CAP-09, P40-CAP-10, A50-CAP-09].
    """
    state, board = war.state, war.board
    loser = state.control[space]
    holder = war.edition.new_controller(war, space, power)
    # facilities are marks of the territory and go with it [P40-CAP-07, P40-CAP-11, P40-CAP-13, A50-CAP-07,
    # A50-LIB-02]
    state.control[space] = holder
    state.captured = including(state.captured, space)
    war.emit(
        Captured(
            space=war.name(space),
            by=board.owner_ids[power],
            to=board.owner_ids[holder],
            before=board.owner_ids[loser],
        )
    )
    if state.options.get("captured_major_becomes_minor"):  # [P40-CAP-29, P40-OPT-04]
        facilities.downgrade(war, space)
    _take_guns(war, space, holder)
    if space in board.capital:
        _take_capital(war, space, power)
    war.edition.after_capture(war, space, power, loser)


def _take_guns(war: War, space: int, holder: int) -> None:
    """Antiaircraft guns of the beaten side get a new owner and may not move this turn.

    The new controller of the territory owns them, a liberated friend as well as a captor [P40-CAP-07,
    P40-AAG-08, A50-CAP-10, A50-LIB-02, A50-LIB-04, A50-AAG-07]. Guns of friends stay theirs.
    """
    for piece, count in war.state.units[space].items():
        seen = look(piece)
        # a friend's keeps its owner [P40-AAG-10, A50-AAG-09]; a power freed gets its own back [P40-CAP-13,
        # A50-LIB-16]; China may own one [P40-CHN-27, A50-CHN-31]
        if war.board.kinds[seen.kind].antiaircraft and not friends(war, holder, seen.owner):
            _hand_over(war, space, piece, holder, count)


def _hand_over(war: War, space: int, piece: int, holder: int, count: int) -> None:
    """Give guns to another owner; they are finished for this turn. [P40-CAP-08, A50-CAP-08, A50-AAG-11]"""
    war.turn(space, piece, change(piece, owner=holder, status=Status.DONE), count)
    owners, seen = war.board.owner_ids, look(piece)
    war.emit(
        HandedOver(
            power=owners[holder],
            before=owners[seen.owner],
            units=war.board.kinds[seen.kind].id,
            count=count,
            space=war.name(space),
        )
    )


def _take_capital(war: War, space: int, captor: int) -> None:
    """Plunder an enemy's capital, or set a friend's free.

    The captor takes every unspent IPC of the capital's own power at once, each time it falls, whether or not
    it has its own capital; units already bought stay. Freeing a capital takes nothing from the power that
    held it. [P40-CAP-17, P40-CAP-18, P40-CAP-20, A50-LIB-10, A50-LIB-11]
    """
    state = war.state
    victim = war.board.capital.index(space)
    if state.control[space] == victim:  # [P40-CAP-27, A50-LIB-12]
        _restore(war, victim, captor)
        return
    # all it has now, but not its units [A50-LIB-19, A50-LIB-20]; nobody asks about the captor's own capital
    # [P40-CAP-19]
    loot = state.treasury[victim]
    war.pay(victim, -loot, f"plundered by {the(war.seat(captor))}")
    war.pay(captor, loot, f"plunder of {the(war.name(space))}")


def _restore(war: War, power: int, liberator: int) -> None:
    """Give a power whose capital was freed back what friends hold for it.

    All territories originally its own, with their facilities, revert [P40-CAP-23, P40-CAP-24, P40-CAP-25,
    A50-LIB-15, A50-LIB-17]. Guns outside the capital keep their owner, but one captured in this very turn
    belongs to whoever controls its territory when the turn ends.
    """
    state, board = war.state, war.board
    for space in range(board.n):
        holder = state.control[space]
        if board.original[space] != power or holder == power or holder >= board.n_powers:
            continue
        if not friends(war, holder, power):
            continue
        state.control[space] = power
        war.emit(
            Captured(
                space=war.name(space),
                by=board.owner_ids[liberator],
                to=board.owner_ids[power],
                before=board.owner_ids[holder],
                returned=True,
            )
        )
        # [P40-AAG-08, A50-LIB-23]; all other guns stay whose they are [P40-CAP-26, A50-LIB-18]
        if space in state.captured:
            _pass_on_guns(war, space, holder, power)


def _pass_on_guns(war: War, space: int, holder: int, power: int) -> None:
    for piece, count in war.state.units[space].items():
        seen = look(piece)
        gun = war.board.kinds[seen.kind].antiaircraft
        if gun and seen.owner == holder and seen.status is Status.DONE:
            _hand_over(war, space, piece, power, count)
