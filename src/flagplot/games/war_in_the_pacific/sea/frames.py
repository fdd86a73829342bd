"""Frames of the war at sea, in the sequence of play."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from flagplot.kernel.lanes import Lanes
from flagplot.kernel.script import Stages
from flagplot.kernel.state import Frame

NOBODY = -1


class WeekStage(Stages):
    """An operational game-turn as far as ships and aircraft go. [see BR-3-01]"""

    STATIONS = 0  # dummies are placed, before the first game-turn
    START = 1
    NAVAL = 2
    SEARCH = 3
    AIR = 4
    PAIR = 5  # the end of a Naval and an Air Phase
    LANDING = 6
    END = 7


class Week(Frame, tag="week"):
    """The game-turn; ``stage`` is the part that begins next."""

    stage: WeekStage = WeekStage.STATIONS


class Station(Frame, tag="station"):
    """A side places its dummies; in a lane, and hidden. Each is a hex."""

    side: int
    forces: tuple[int, ...] = ()
    boats: tuple[int, ...] = ()
    stays: tuple[str, ...] | UnsetType = UNSET  # task forces that begin with another


class Stations(Lanes, tag="stations"):
    """Both sides place dummy task forces and Subrons at the same time. Hidden."""

    stacks: list[list[Station]] = []
    forces: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    boats: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    stays: tuple[str, ...] | UnsetType = UNSET


class NavalStage(Stages):
    """A Naval Phase. [see BR-3-03]"""

    MAGIC = 0  # a chit for the initiative
    INITIATIVE = 1
    CHOICE = 2  # who won it chooses
    JAPAN = 3  # the cards of one side...
    SIGINT = 4
    ALLIED = 5  # ...and of the other
    FIRST = 6
    SECOND = 7
    REFUEL = 8
    END = 9


class NavalPhase(Frame, tag="naval_phase"):
    """A Naval Phase; ``chooser`` has the initiative."""

    stage: NavalStage = NavalStage.MAGIC
    chooser: int = NOBODY


class Deck(Frame, tag="deck"):
    """A side writes its cards; in a lane, and hidden."""

    side: int


class Writing(Frame, tag="writing"):
    """One card is being written; it lies above the deck, and is hidden."""

    force: str


class Plotting(Lanes, tag="plotting"):
    """A side plots its task forces. Hidden."""

    stacks: list[list[Deck | Writing]] = []
    side: int = 0
    staffs: tuple[int, ...] | UnsetType = UNSET  # headquarters that were activated while cards were written


class Sigint(Frame, tag="sigint"):
    """The Allied side may listen, and play Magic chits."""

    used: bool = False  # at most once a Naval Phase


class Listen(Frame, tag="listen"):
    """The Allied side uses its quota of cards; in a lane, for a ruse looks the same."""

    cards: int


class Listening(Lanes, tag="listening"):
    """What becomes of the quota; ``cards`` are looked at when the lane is closed. Hidden."""

    stacks: list[list[Listen]] = []
    cards: int = 0


class CodesStage(Stages):
    """Strategic Intelligence at the beginning of a cycle. [see WPB-INT-02]"""

    REVEAL = 0
    ADD = 1  # Japan adds chits to its cup
    METHOD = 3  # where dice say what the difference is worth: how they are read...
    DRAW = 2
    SPLIT = 4  # ...and what each of them gives


class NewCodes(Frame, tag="new_codes"):
    """The levels of the cycle before are revealed, new ones are drawn."""

    stage: CodesStage = CodesStage.REVEAL
    alone: bool | UnsetType = UNSET  # one die gives both, at a difference of 2
    faces: tuple[int, int] | UnsetType = UNSET


class Comeback(Frame, tag="comeback"):
    """A side brings ships back that have left the map; ``forces`` have been formed of them."""

    side: int
    forces: tuple[str, ...] = ()


class Inquiry(Frame, tag="inquiry"):
    """The Japanese side tells the numbers of two types of aircraft in a hex."""

    hex: int
    told: tuple[str, ...] = ()


class Reveal(Frame, tag="reveal"):
    """The Allied side names task forces for a Reveal chit; ``count`` cards are looked at."""

    count: int
    named: tuple[str, ...] = ()


class Discard(Frame, tag="discard"):
    """The Japanese side gives up a dummy."""


class Sailing(Frame, tag="sailing"):
    """A side moves its task forces, one after the other; ``left`` are still to sail."""

    side: int
    left: tuple[str, ...] = ()


class PassageStage(Stages):
    """One hex of a route. [see BR-3-05]"""

    START = 0
    ENTER = 1
    GUNS = 2
    BOATS = 3
    SIGHT = 4  # what is seen from a base
    CONTACT = 5
    CHOICE = 6  # go on, or stop
    MISSION = 7
    SEARCH = 8
    SPECIAL = 9
    END = 10


class Passage(Frame, tag="passage"):
    """A task force sails its route; ``at`` hexes of it are behind it."""

    force: str
    stage: PassageStage = PassageStage.START
    route: tuple[int, ...] = ()
    at: int = 0
    path: tuple[int, ...] = ()  # the hexes it has been in, the first included
    mp: int = 0  # that are left
    tried: tuple[str, ...] = ()  # task forces with which contact was tried in this hex
    disturbed: bool = False  # something happened that its owner may answer by stopping
    shelled: tuple[int, ...] = ()  # ships that have bombarded
    shown: bool | UnsetType = UNSET  # it was on the map when it set out, and submarines have not met it
    quarry: str | UnsetType = UNSET  # the enemy that has withdrawn from it
    followed: int | UnsetType = UNSET  # hexes for which it has followed


class Alarm(Frame, tag="alarm", kw_only=True):
    """A side may send ships to sea because an enemy task force was seen in a hex."""

    side: int
    force: str  # the enemy
    hex: int
    port: int = -1
    hq: int = -1
    ships: tuple[int, ...] = ()
    reserve: bool | UnsetType = UNSET  # the reserve of the headquarters' command pays


class Staff(Frame, tag="staff", kw_only=True):
    """Admirals were drawn for an emergency sortie."""

    force: str
    drawn: tuple[int, ...]


class Reckoning(Frame, tag="reckoning"):
    """After a battle of two task forces: what each side has lost of the ships that were in it."""

    forces: tuple[str, str]
    ships: tuple[tuple[int, ...], tuple[int, ...]]


class Promotion(Frame, tag="promotion"):
    """An admiral improves so many of his ratings."""

    leader: int
    points: int


class ShoreGuns(Frame, tag="shore_guns"):
    """A coastal battery may fire at ships in its hex."""

    hex: int
    force: str
    left: int  # points it has not fired
    ships: tuple[int, ...] | UnsetType = UNSET  # that it may fire at; all of them


class HuntStage(Stages):
    """An attack of submarines. [see BR-22-06]"""

    GROUP = 0
    SCREEN = 1
    TARGET = 2


class Hunt(Frame, tag="hunt"):
    """Submarines attack a task force; ``points`` have still to name a target."""

    subron: int
    force: str
    stage: HuntStage = HuntStage.GROUP
    group: tuple[int, ...] = ()
    points: int = 0
    hit: tuple[int, ...] = ()  # ships that have been hit
    ready: int | UnsetType = UNSET  # points that attack, where boats that chased them made it known before


class Shelling(Frame, tag="shelling"):
    """A task force bombards a base; ``ships`` have joined this bombardment."""

    force: str
    hex: int
    target: str = ""
    ships: tuple[int, ...] = ()
    answered: bool | UnsetType = UNSET  # fire is ordered, and the battery has been asked
    strength: int | UnsetType = UNSET  # of ships that fire as they were before the battery did


Frames = (
    Alarm
    | Staff
    | Writing
    | Week
    | Stations
    | NavalPhase
    | Plotting
    | Sigint
    | Listening
    | NewCodes
    | Comeback
    | Inquiry
    | Reveal
    | Discard
    | Sailing
    | Passage
    | Reckoning
    | Promotion
    | ShoreGuns
    | Hunt
    | Shelling
)
