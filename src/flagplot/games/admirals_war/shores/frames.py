"""Frames of convoy battles, landings, control and capture, and of the scripts of the surprise attacks."""

from __future__ import annotations

from flagplot.kernel.script import Stages
from flagplot.kernel.state import Frame


class HuntStage(Stages):
    """Who hunts, the hunt of both sides, attacks on merchant ships. [AW-SEQ-15]"""

    BEGIN = 0
    CHOOSE = 1
    FIRST = 2
    SECOND = 3
    SURVIVORS = 4
    SHIPPING = 5


class Hunt(Frame, tag="hunt"):
    """Submarine hunt, then attacks on merchant shipping, in one area. [AW-SEQ-15]"""

    area: int
    stage: HuntStage = HuntStage.BEGIN
    nation: int = -1  # who hunts off the American coast before the war [AW-PAC-25]
    queue: tuple[int, ...] = ()


class Landings(Frame, tag="landings"):
    """Amphibious units may land, in nationality order. [AW-EOR-04, AW-SEQ-28]"""

    area: int = -1  # -1: everywhere
    seat: int = 0
    passed: tuple[int, ...] = ()  # units that stay at sea for now


class Garrison(Frame, tag="garrison"):
    """The owner of a garrison chooses which unit is lost with the invader. [AW-AMP-11]"""

    port: int
    invader: int


class Control(Frame, tag="control"):
    """Step 10: flags and victory points. [AW-SEQ-29]"""

    stage: int = 0  # always: the step has no stages, but saved games have the field


class CaptureStage(Stages):
    """What falls to blockade, French ships that oppose it, the French question. [AW-SEQ-30]"""

    BLOCKADES = 0
    FLEETS = 1
    END = 2


class Capture(Frame, tag="capture"):
    """Step 11: ports and bases that change hands. [AW-SEQ-30]"""

    stage: CaptureStage = CaptureStage.BLOCKADES
    queue: tuple[int, ...] = ()
    fallen: tuple[int, ...] = ()  # ports and bases that whoever is still there leaves when all have fallen


class HawaiiStage(Stages):
    """The script of the attack on Pearl Harbor. [AW-PHA-04]"""

    BEGIN = 0
    AIM = 1
    WARN = 2
    ANSWER = 3
    EFFECT = 4
    JAPAN_STAYS = 5
    NAME = 6
    LOCATE = 7
    SORTIE = 8
    ALLIES_STAY = 9
    FIGHT = 10
    COUNT = 11
    AGAIN = 12
    RAID = 13
    RAIDED = 14
    RETIRE = 15
    CLEAR = 16
    END = 17


class Hawaii(Frame, tag="hawaii"):
    """The attack on Pearl Harbor. [AW-PHA-04]"""

    stage: HawaiiStage = HawaiiStage.BEGIN
    round: int = 0  # raid rounds made, then extra rounds
    surprise: bool = True
    fled: tuple[int, ...] = ()  # sides that have left
    aims: dict[int, int] = {}  # carrier -> target named beforehand; -1: location uncertain [AW-O23-09]
    successes: int = 0  # links of the chain of warnings that held [AW-O24-01]
    groups: tuple[int, ...] = ()  # ships of Location Uncertain groups that came to the area


class IndonesiaStage(Stages):
    """Surprise rounds, then an ordinary battle. [AW-IND-01]"""

    AIM = 0
    FIRE = 1
    EFFECT = 2
    BATTLE = 3
    END = 4


class Indonesia(Frame, tag="indonesia"):
    """The surprise rounds in Indonesia. [AW-IND-01]"""

    stage: IndonesiaStage = IndonesiaStage.AIM
    round: int = 0
    aims: dict[int, int] = {}
    hit: tuple[int, ...] = ()  # ports attacked in the surprise rounds


class Uncertain(Frame, tag="uncertain"):
    """The US player sets the secret distribution of the Location Uncertain groups. [AW-O23-02]"""

    stage: int = 0  # always: the step has no stages, but saved games have the field


Frames = Hunt | Landings | Garrison | Control | Capture | Hawaii | Indonesia | Uncertain
