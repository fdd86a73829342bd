"""Frames of the game-turn."""

from __future__ import annotations

from flagplot.kernel.script import Stages
from flagplot.kernel.state import Frame


class TurnStage(Stages):
    """The parts of a game-turn on a tactical island, in the order of play. [see SC-S1-12]"""

    DEPLOYMENT = 0
    NAVAL = 1
    AIR = 2
    PLAN = 3
    ACTIVATION = 4
    REPLY = 5  # the activation of the second player
    ASSAULT = 6
    FIRST = 7
    SECOND = 8
    ENGINEERING = 9
    REPAIRS = 10  # the engineering of the second player
    RALLY = 11
    END = 12


class GameTurn(Frame, tag="game_turn"):
    """The game-turn; ``stage`` is the part that begins next."""

    stage: TurnStage = TurnStage.DEPLOYMENT


class CycleStage(Stages):
    """The parts of a mini strategic turn, in the order of play."""

    CARRY = 0
    ALLOT = 1
    LINKS = 2
    ATTRITION = 3
    WEAR = 8  # of divisions in the jungle, and of aircraft
    SUBMARINES = 7
    WATCH = 9
    DEACTIVATE = 4
    REPLACE = 5
    MOVE = 6


class Cycle(Frame, tag="cycle"):
    """The mini strategic turn that closes a cycle."""

    stage: CycleStage = CycleStage.CARRY


class Allotment(Frame, tag="allotment"):
    """A side gives out its CPs."""

    side: int
    left: int
    given: tuple[int, ...] = ()  # by headquarters, where their shares are bound


class Refilling(Frame, tag="refilling", kw_only=True):
    """A side uses its replacements: steps by nation, air points by type."""

    side: int
    steps: dict[str, int] = {}
    air: dict[str, int] = {}
    taken: dict[int, int] = {}  # unit -> steps it has taken in this cycle
    free: bool = False  # steps that know no limit


class Redeployment(Frame, tag="redeployment"):
    """A side may move a headquarters."""

    side: int


class Patrols(Frame, tag="patrols"):
    """A side redeploys its submarines."""

    side: int
    moved: tuple[int, ...] = ()  # Subrons that have been redeployed, or are new
    closed: bool = False  # the pool gives no more boats: some have gone into it, or on their way


class Hardship(Frame, tag="hardship"):
    """Isolated units of a hex suffer; ``whole`` were not broken when it began."""

    side: int
    hex: int
    worn: bool = False  # the broken ones have checked
    whole: tuple[int, ...] = ()


class Lookout(Frame, tag="lookout"):
    """The Allies may place new coastwatchers."""


Frames = GameTurn | Cycle | Allotment | Redeployment | Refilling | Patrols | Hardship | Lookout
