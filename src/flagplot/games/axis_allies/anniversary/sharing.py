"""Sharing between friends: by default they all agree, with a switch they are asked. [A50-MAP-20, A50-OPT-08]

With ``ally_sharing_permission = ask`` the territories, decks and holds of a friend who is run by another
person are open to a power only in a turn in which that friend has agreed. The power asks while it moves
(``ask <power>``), once a turn; the friend answers ``agree`` or ``object``. What is where it is already may
stay, defenders share without being asked, and one person agrees with himself.
"""

from __future__ import annotations

from flagplot.games.axis_allies.anniversary.frames import Permission
from flagplot.games.axis_allies.board import mask_of
from flagplot.games.axis_allies.events import Announced
from flagplot.games.axis_allies.play import War
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal, malformed
from flagplot.kernel.words import the

ALWAYS, ASK = "always", "ask"
AGREED, REFUSED = "agreed", "refused"  # flags of a power: the friends who have answered so this turn
AGREE, OBJECT = act("agree"), act("object")


def flag_names(war: War) -> tuple[str, ...]:
    """Where states keep the answers, if there were any."""
    seats = war.board.owner_ids[: war.board.n_powers]
    return tuple(f"{what}.{seat}" for what in (AGREED, REFUSED) for seat in seats)


def _answers(war: War, power: int, what: str) -> int:
    """The friends who have answered like that in this turn of the power."""
    return war.state.flags.get(f"{what}.{war.seat(power)}", 0)


def _note(war: War, power: int, what: str, friend: int) -> None:
    answers = _answers(war, power, what) | 1 << friend
    war.state.flags = {**war.state.flags, f"{what}.{war.seat(power)}": answers}


def forget(war: War, power: int) -> None:
    """A new turn: last turn's answers to the power are no longer good. [A50-OPT-08]"""
    if _answers(war, power, AGREED) or _answers(war, power, REFUSED):
        old = [f"{what}.{war.seat(power)}" for what in (AGREED, REFUSED)]
        war.state.flags = {name: value for name, value in war.state.flags.items() if name not in old}


def agreed(war: War, power: int, friend: int) -> bool:
    """Whether a power may use what is its friend's. [A50-OPT-08]"""
    if war.state.options["ally_sharing_permission"] == ALWAYS:
        return True
    if war.board.side[power] != war.board.side[war.state.active]:
        return True  # nobody asks in the middle of an enemy's turn: fighters without a carrier find shelter
    persons = war.state.persons
    return persons[power] == persons[friend] or bool(_answers(war, power, AGREED) >> friend & 1)


def closed(war: War, power: int) -> int:
    """The territories of friends who have not agreed to share them. [A50-OPT-08]"""
    if war.state.options["ally_sharing_permission"] == ALWAYS:
        return 0
    others = 0
    for friend in range(war.board.n_powers):
        if war.board.friends[power] >> friend & 1 and not agreed(war, power, friend):
            others |= 1 << friend
    control = war.state.control
    return mask_of(s for s in range(war.board.n) if not war.board.sea[s] and others >> control[s] & 1)


def no_entry(war: War, space: int, power: int) -> Refusal | None:
    """Why a unit may not enter the territory of a friend; None if it may."""
    if not closed(war, power) >> space & 1:
        return None
    friend = war.seat(war.state.control[space])
    if _answers(war, power, REFUSED) >> war.state.control[space] & 1:
        text = f"{the(friend)} has refused to share its territories this turn"
    else:
        text = f"{the(friend)} has not agreed to share its territories this turn: ask {the(friend)}"
    return illegal("A50-OPT-08", text, war.name(space))


# -- asking --------------------------------------------------------------------------------------------


def requests(war: War, power: int) -> list[Action]:
    """The friends who can be asked now: those who have not answered in this turn."""
    if war.state.options["ally_sharing_permission"] == ALWAYS:
        return []
    refused = _answers(war, power, REFUSED)
    return [
        act("ask", war.seat(friend))
        for friend in range(war.board.n_powers)
        if war.board.friends[power] >> friend & 1
        and not refused >> friend & 1
        and not agreed(war, power, friend)
    ]


def request(war: War, power: int, action: Action) -> None:
    """Put the question."""
    friend = war.power(str(action.args[0]))
    war.state.frames.append(Permission(power=power, friend=friend))


def no_request(war: War, power: int, action: Action) -> Refusal:
    """Why a friend cannot be asked."""
    name = str(action.args[0]) if len(action.args) == 1 else ""
    if name not in war.board.owner_ids[: war.board.n_powers]:
        return malformed("a friend is asked like: 'ask <power>'", name)
    friend = war.power(name)
    if not war.board.friends[power] >> friend & 1:
        return illegal("A50-MAP-20", f"{the(name)} is no friend; only friends share", name)
    if friend == power:
        return illegal("A50-MAP-20", "a power asks its friends, not itself", name)
    if war.state.options["ally_sharing_permission"] == ALWAYS:
        return illegal("A50-OPT-08", "friends share in this game without being asked", name)
    if agreed(war, power, friend):
        return illegal("A50-OPT-08", f"{the(name)} shares with {the(war.seat(power))} already", name)
    return illegal("A50-OPT-08", f"{the(name)} has refused this turn", name)


def unshared(war: War, power: int, owner: int) -> Refusal:
    """Why a friend's ships cannot be used: it has not been asked, or has refused. [A50-OPT-08]"""
    seat = war.seat(owner)
    if any(one.args[0] == seat for one in requests(war, power)):
        return illegal("A50-OPT-08", f"{the(seat)} has not agreed to share its ships: ask {the(seat)}", seat)
    return illegal("A50-OPT-08", f"{the(seat)} has refused to share its ships this turn", seat)


class PermissionStep(Step[War, Permission]):
    """A friend is asked whether it shares."""

    def seats(self, war: War, frame: Permission) -> tuple[str, ...]:
        """The friend."""
        return (war.seat(frame.friend),)

    def legal(self, war: War, frame: Permission, seat: str) -> list[Action]:
        """Yes or no."""
        return [AGREE, OBJECT]

    def do(self, war: War, frame: Permission, seat: str, action: Action) -> None:
        """The answer is good for the whole turn. [A50-OPT-08]"""
        war.state.frames.pop()
        yes = action == AGREE
        _note(war, frame.power, AGREED if yes else REFUSED, frame.friend)
        what = "shares with" if yes else "does not share with"
        war.emit(Announced(power=seat, what=what, space=war.seat(frame.power)))

    def prompt(self, war: War, frame: Permission, seat: str) -> str:
        """What is asked."""
        return f"May {the(war.seat(frame.power))} use your territories, carriers and transports this turn?"
