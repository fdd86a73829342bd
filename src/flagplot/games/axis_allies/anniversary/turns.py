"""The American turn, in which China acts too: who fights first, and a common Noncombat Move phase.

China is a power of its own, run by the American player [A50-CHN-01]. Combat movement and combat of one of the
two are completed before the other begins [A50-CHN-02, A50-CHN-03], so that they never attack together but may
attack the same space one after the other [A50-CHN-04].
"""

from __future__ import annotations

from functools import cache

from flagplot.games.axis_allies.anniversary.frames import WhoFirst
from flagplot.games.axis_allies.anniversary.powers import CHINA, USA
from flagplot.games.axis_allies.moves.frames import NoncombatMove
from flagplot.games.axis_allies.moves.noncombat_move import NoncombatMoveStep
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.survey import survey
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal

Agenda = tuple[tuple[str, int], ...]

# the phases of the rulebook, with the steps between them [A50-SEQ-04, A50-SEQ-11]
BEFORE = ("research", "purchase")
FIGHT = ("combat_move", "conduct_combat", "stranded")
AFTER = ("noncombat_move", "mobilize", "decks", "income")
PHASES = (*BEFORE, *FIGHT, *AFTER)
WHO_FIRST = "who_first"

SWITCH = act("switch")
_FIRST = {seat: act("first", seat) for seat in ("china", "usa")}


def agenda(war: War, power: int) -> Agenda:
    """The phases of a turn and who acts in them; China acts in the American turn and places its units then.

    [A50-SEQ-04, A50-CHN-02, A50-CHN-03, A50-CHN-09]
    """
    flags = war.state.flags
    return _agenda(power, china_first=bool(flags["china_first"]), switched=bool(flags["switched"]))


@cache  # read at the beginning of every phase
def _agenda(power: int, *, china_first: bool, switched: bool) -> Agenda:
    if power != USA:
        return tuple((name, power) for name in PHASES)
    first, second = (CHINA, USA) if china_first else (USA, CHINA)
    return (
        *((name, USA) for name in (*BEFORE, WHO_FIRST)),
        *((name, first) for name in FIGHT),
        *((name, second) for name in FIGHT),
        ("noncombat_move", CHINA if switched else USA),
        ("mobilize", USA),
        ("mobilize", CHINA),
        ("decks", USA),
        ("income", USA),
    )


def entry(war: War, power: int, phase: str) -> tuple[int, int]:
    """Where in which turn a power begins a phase; the one that is named fights first and moves on last."""
    taker = USA if power == CHINA else power
    if taker == USA:
        first = (power == CHINA) == (phase in FIGHT[:2])
        flags = {**war.state.flags, "china_first": int(first)}
        if power == CHINA and phase in ("stranded", "noncombat_move"):
            flags["switched"] = 1  # the common phase begins with China
        war.state.flags = flags
    names = agenda(war, taker)
    wanted = (phase, power) if (phase, power) in names else (phase, taker)
    return taker, names.index(wanted)


def idle(war: War) -> bool:
    """Whether China has no unit left that could do anything."""
    return not survey(war).owners[CHINA]


class WhoFirstStep(Step[War, WhoFirst]):
    """Whether China or the United States goes through combat movement and combat first. [A50-CHN-03]"""

    def seats(self, war: War, frame: WhoFirst) -> tuple[str, ...]:
        """The American player."""
        return (war.seat(frame.power),)

    def legal(self, war: War, frame: WhoFirst, seat: str) -> list[Action]:
        """One or the other."""
        return list(_FIRST.values())

    def do(self, war: War, frame: WhoFirst, seat: str, action: Action) -> None:
        """Note the order."""
        war.state.flags = {**war.state.flags, "china_first": int(action.args[0] == "china")}
        war.state.frames.pop()

    def prompt(self, war: War, frame: WhoFirst, seat: str) -> str:
        """What is decided."""
        return "Who moves into combat and fights first, China or the United States?"


class CommonNoncombatStep(NoncombatMoveStep):
    """The Noncombat Move phase; Chinese and American units may be moved in any order. [A50-CHN-25]

    Both powers have the phase open at once. ``switch`` hands it to the other, and ``done`` ends it for one of
    them. After a switch something must be moved before the next.
    """

    def legal(self, war: War, frame: NoncombatMove, seat: str) -> list[Action]:
        """The orders of the power, and handing over."""
        found = super().legal(war, frame, seat)
        if _other(war) is not None and not war.state.flags["switched"]:
            found.append(SWITCH)
        return found

    def do(self, war: War, frame: NoncombatMove, seat: str, action: Action) -> None:
        """Hand over, or what the power orders."""
        if action == SWITCH:
            frames = war.state.frames
            frames[-1], frames[-2] = frames[-2], frames[-1]
            _note(war, 1)
            _wake(war)
            return
        if war.state.flags["switched"]:
            _note(war, 0)
        super().do(war, frame, seat, action)
        if action.verb == "done":
            _wake(war)

    def why_not(self, war: War, frame: NoncombatMove, seat: str, action: Action) -> Refusal | None:
        """Why the phase cannot be handed over, or what the power cannot order."""
        if action != SWITCH:
            return super().why_not(war, frame, seat, action)
        if _other(war) is None:
            return illegal("A50-CHN-25", "only China and the United States share a Noncombat Move phase")
        return illegal("A50-CHN-25", "nothing was moved since the phase was handed over")


def open_common_phase(war: War, power: int) -> None:
    """Open the Noncombat Move phase of the other power below the one that is about to begin. [A50-CHN-25]

    The United States begin, except in a position that names China.
    """
    _note(war, 0)
    if power == CHINA:
        war.state.frames.append(NoncombatMove(power=USA))
    elif not idle(war):
        war.state.frames.append(NoncombatMove(power=CHINA))


def _other(war: War) -> NoncombatMove | None:
    """The phase of the other power, if it is open too."""
    below = war.state.frames[-2]
    return below if isinstance(below, NoncombatMove) else None


def _wake(war: War) -> None:
    """Let the power whose phase is now on top act."""
    top = war.state.frames[-1]
    if isinstance(top, NoncombatMove) and top.power != war.state.active:
        war.state.active = top.power
        war.refresh()


def _note(war: War, switched: int) -> None:
    if war.state.flags["switched"] != switched:
        war.state.flags = {**war.state.flags, "switched": switched}
